import type { Message } from '../../core/message.ts'
import { escapeXml } from '../../core/paint/escape-xml.ts'
import { counted } from '../service/versions/counted.ts'

/** One fixture of the gallery. */
export interface Shot {
  readonly slug: string
  readonly group: string
  /** The sentence it was designed from. */
  readonly brief: string
  readonly pages: number
  readonly messages: readonly Message[]
}

const style = `
:root { font: 16px/1.5 system-ui, sans-serif; color: #1c1a18; background: #f2f0ec }
body { max-width: 1440px; margin: 0 auto; padding: 48px }
h1 { font-size: 32px; margin: 0 } h2 { font-size: 20px; margin: 56px 0 16px; text-transform: capitalize }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 40px 32px }
figure { margin: 0; display: grid; grid-template-rows: 300px auto }
figure > a { display: flex; align-items: end } img { max-width: 100%; max-height: 300px; box-shadow: 0 1px 6px #0003 }
figcaption { margin-top: 12px } b { display: block } q { display: block; font-style: italic; color: #5c554c }
figcaption a { color: #8a3d1d; margin-right: 12px }`

/** A page that shows the first page of every fixture by group, with its brief and links to its outputs. */
export function writeContactSheet(shots: readonly Shot[]): string {
  const groups = [...new Set(shots.map(shot => shot.group))]
  const sections = groups.map(
    group => `<h2>${group}</h2>
<section>
${shots
  .filter(shot => shot.group === group)
  .map(toFigure)
  .join('\n')}
</section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Platen gallery</title>
<style>${style}</style>
<h1>Platen: ${shots.length} formats</h1>
${sections.join('\n')}
</html>
`
}

function toFigure({ slug, brief, pages, messages }: Shot): string {
  const notes = messages.filter(message => message.severity !== 'info').length
  const count = [counted(pages, 'page'), ...(notes > 0 ? [counted(notes, 'message')] : [])].join(', ')
  return `<figure><a href="${slug}/pages/1.png"><img src="${slug}/pages/1.png" alt="${slug}, first page" loading="lazy"></a>
<figcaption><b>${slug}</b> <q>${escapeXml(brief)}</q> ${count}<br>
<a href="${slug}/site/index.html">HTML</a><a href="${slug}/document.pdf">PDF</a><a href="${slug}/report.json">report</a></figcaption></figure>`
}
