import type { Rendition } from '../../core/job.ts'
import { escapeXml } from '../../core/paint/escape-xml.ts'

const style = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1c1a18; background: #f2f0ec }
body { margin: 0 } a { color: #8a3d1d }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding: 12px 24px; background: #fff; border-bottom: 1px solid #d8d3ca }
h1 { font-size: 20px; margin: 0 } select { font: inherit; min-height: 32px }
main { padding: 24px; display: grid; gap: 24px }
.cases { grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)) }
figure { margin: 0 } figure img { width: 100%; height: 240px; object-fit: contain; object-position: left bottom }
.pages img, iframe { display: block; max-width: 100%; box-shadow: 0 1px 6px #0003; background: #fff }
iframe { width: 100%; height: 85vh; border: 0 } li { margin: 4px 0 }`

/** Tells the page that a file has changed; it loads itself again. */
const reload = `<script>new EventSource('/events').onmessage = () => location.reload()</script>`

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
${body}
${reload}
</html>
`
}

/** The first page: every case in its own format. */
export function writeOverview(slugs: readonly string[]): string {
  const figures = slugs.map(
    slug => `<figure><a href="/${slug}/${slug}/"><img src="/${slug}/${slug}/pages/1.png" alt="" loading="lazy">
<figcaption>${slug}</figcaption></a></figure>`,
  )
  const header = '<header><h1>Platen play</h1> every fixture; open one to see it in another format</header>'
  return page('Platen play', `${header}<main class="cases">${figures.join('\n')}</main>`)
}

/** One case in one format: its pictures, its HTML, and what the author can mend. */
export function writeView(slugs: readonly string[], name: string, rendition: Rendition): string {
  const { format, artifacts, messages } = rendition
  const pictures = artifacts
    .filter(({ path }) => path.startsWith('pages/'))
    .map(({ path }, index) => `<img src="${path}" alt="page ${index + 1}" loading="lazy">`)
  const notes = messages.map(({ severity, text }) => `<li>${severity}: ${escapeXml(text)}</li>`)
  return page(
    `${name} as ${format}`,
    `<header><a href="/">all</a> ${select('case', slugs, name)} as ${select('format', slugs, format)}
<a href="site/index.html">HTML</a> <a href="document.pdf">PDF</a></header>
<main class="pages">${notes.length > 0 ? `<ul>${notes.join('')}</ul>` : ''}${pictures.join('\n')}
<iframe src="site/index.html" title="HTML"></iframe></main>
<script>
const [name, format] = document.querySelectorAll('select')
name.onchange = () => { location.href = '/' + name.value + '/' + name.value + '/' }
format.onchange = () => { location.href = '/' + name.value + '/' + format.value + '/' }
</script>`,
  )
}

function select(label: string, slugs: readonly string[], chosen: string): string {
  const options = slugs.map(slug => `<option${slug === chosen ? ' selected' : ''}>${slug}</option>`)
  return `<select aria-label="${label}">${options.join('')}</select>`
}
