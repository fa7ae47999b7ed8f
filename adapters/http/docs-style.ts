/** How the page of the description looks: one column to read, the contents beside it where there is room. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1d2430; --soft: #56606f; --line: #d9dee6; --paper: #fff; --tint: #f3f5f8; --link: #1b4fd6 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf1; --soft: #a3adbc; --line: #333c4a; --paper: #14181f; --tint: #1d232d; --link: #8fb0ff } }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
h1 { font-size: 2.25rem; line-height: 1.15; letter-spacing: -.02em; margin: 0 0 .5rem }
h2 { font-size: 1.4rem; margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.1rem; margin: 2.25rem 0 .25rem }
p { max-width: 42rem; margin: .5rem 0 1rem }
a { color: var(--link) }
code, pre { font: .875em/1.5 ui-monospace, monospace }
pre { overflow-x: auto; padding: 1rem; background: var(--tint); border-radius: .5rem }
nav h2 { font-size: .8rem; margin: 1.25rem 0 .25rem; padding: 0; border: 0; color: var(--soft) }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { text-decoration: none }
nav a:hover { text-decoration: underline }
.address span { color: var(--soft); margin-left: .75rem; font-size: .875rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; font-size: .9rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--soft); font-weight: 500 }
td table { margin: 0 }
i { color: var(--soft) }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); column-gap: 3rem }
  header { grid-column: 1 / -1 }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-bottom: 2rem; font-size: .9rem }
  main > section:first-child h2 { border: 0; margin-top: 0 }
}
`
