import type { Message } from '../../core/message.ts'

/** One fixture of the gallery. */
export interface Shot {
  readonly slug: string
  readonly pages: number
  readonly messages: readonly Message[]
}

/** A page that shows the first page of every fixture, with links to its outputs. */
export function writeContactSheet(shots: readonly Shot[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Platen gallery</title>
<style>
body { margin: 0; padding: 48px; font: 16px/1.5 system-ui, sans-serif; background: #f2f0ec; color: #1c1a18 }
h1 { font-size: 32px; margin: 0 0 32px }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 32px }
figure { margin: 0 }
img { width: 100%; height: 300px; object-fit: contain; object-position: 0 100% }
figcaption { margin-top: 12px } figcaption b { display: block }
a { color: #8a3d1d; margin-right: 8px }
</style>
<h1>Platen: ${shots.length} formats</h1>
<main>
${shots.map(toFigure).join('\n')}
</main>
</html>
`
}

function toFigure({ slug, pages, messages }: Shot): string {
  const notes = messages.filter(message => message.severity !== 'info').length
  const count = `${pages} page${pages === 1 ? '' : 's'}${notes ? `, ${notes} message${notes === 1 ? '' : 's'}` : ''}`
  return `<figure><a href="${slug}/pages/1.png"><img src="${slug}/pages/1.png" alt="${slug}, first page" loading="lazy"></a>
<figcaption><b>${slug}</b> ${count}<br><a href="${slug}/site/index.html">HTML</a><a href="${slug}/document.pdf">PDF</a><a href="${slug}/report.json">report</a></figcaption></figure>`
}
