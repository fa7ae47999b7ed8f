/** Elements as they are without a class. */
export function writeBase(): string {
  return `
*,::before,::after{box-sizing:border-box}
html{font-size:106.25%;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--text);font:400 1rem/var(--leading) var(--sans);overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,blockquote,pre,fieldset,figure{margin:0;padding:0}
h1,h2,h3{color:var(--heading);text-wrap:balance;overflow-wrap:anywhere}
h1{font:600 var(--step-4)/1.12 var(--display);letter-spacing:var(--tracking)}
h2{font:600 var(--step-2)/1.2 var(--display)}
h3{font:600 var(--step-1)/1.25 var(--sans)}
ul,ol{list-style:none}
a{color:var(--accent-text);text-underline-offset:.15em;text-decoration-thickness:from-font}
a:hover{text-decoration-thickness:2px}
strong{font-weight:var(--strong)}
code,pre{font-family:var(--mono);font-size:.88em;font-variant-ligatures:none}
code{background:var(--surface);border-radius:4px;padding:.1em .3em}
img,svg{display:block;max-width:100%}
fieldset{border:0;min-width:0}
summary{cursor:pointer}
time{white-space:nowrap}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--accent-text);outline-offset:2px;border-radius:3px}
main:focus{outline:0}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.lead{font-size:var(--step-1);color:var(--muted);max-width:36em;text-wrap:pretty}
.hint{font-size:var(--step--1);color:var(--muted)}
@media (prefers-reduced-motion:no-preference){a,button,.job-card,.format{transition:background-color .12s,border-color .12s,box-shadow .12s}}
`
}
