import { Html } from '../kit/html.ts'
import { layouts, unknownLayout } from './layouts.ts'

const box = { width: 52, height: 44 }

/** A small drawing of how a format divides its page; says nothing that its name does not. */
export function sketchOf(slug: string): Html {
  const { width, height, marks } = layouts[slug] ?? unknownLayout
  const [left, top] = [(box.width - width) / 2, (box.height - height) / 2]
  const drawn = marks.split('; ').map(drawMark).join('')
  return new Html(
    `<svg class="sketch" viewBox="0 0 ${box.width} ${box.height}" aria-hidden="true" focusable="false">` +
      `<g transform="translate(${left} ${top})"><rect class="sheet" width="${width}" height="${height}" rx="1"/>${drawn}</g></svg>`,
  )
}

/** Distance of two lines of text. */
const pitch = 2.4

function drawMark(mark: string): string {
  const [kind = '', ...numbers] = mark.split(' ')
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
  if (kind === 'o') return `<circle class="a" cx="${x}" cy="${y}" r="${width}"/>`
  if (kind === 'r') return `<path class="r" d="M${x} ${y}h${width}"/>`
  if (kind !== 't')
    return `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx=".4"/>`
  const lines = Array.from({ length: height }, (_, line) => {
    const isLast = line === height - 1 && height > 1
    return `M${x} ${(y + 0.5 + line * pitch).toFixed(1)}h${isLast ? (width * 0.7).toFixed(1) : width}`
  })
  return `<path class="t" d="${lines.join('')}"/>`
}
