/** A piece of text as satori placed it. px. */
export interface PlacedPiece {
  readonly text: string
  readonly x: number
  /** Baseline. */
  readonly y: number
  /** The run it belongs to, as told by its colour. */
  readonly run: number
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/y
const attribute = /([a-zA-Z-]+)="([^"]*)"/g

/** What satori may say of a piece of text without changing where it stands. */
const textAttributes = new Set([
  'x',
  'y',
  'width',
  'height',
  'font-weight',
  'font-style',
  'font-size',
  'font-family',
  'letter-spacing',
  'fill',
])

/** The colour that stands for a run in satori's drawing. */
export function runColor(run: number): string {
  return `#${(run + 1).toString(16).padStart(6, '0')}`
}

/**
 * Reads the text out of a drawing by satori that was made with `embedFont: false` and without grounds, borders or
 * pictures: nothing but text and unused masks. Throws at anything else, since that would be drawn nowhere. `around` is how
 * far from the drawing's left and top edges the sheet begins, px.
 */
export function readSatoriSvg(svg: string, around = 0): PlacedPiece[] {
  const pieces: PlacedPiece[] = []
  let position = 0
  let inMask = false
  while (position < svg.length) {
    tag.lastIndex = position
    const match = tag.exec(svg)
    if (match === null) throw unreadable(svg, position)
    const [whole, closing, name, attributes] = match as unknown as [string, string, string, string]
    position += whole.length
    if (name === 'mask') inMask = closing === ''
    else if (name === 'text') {
      const end = svg.indexOf('</text>', position)
      pieces.push(readPiece(attributes, svg.slice(position, end), around))
      position = end + '</text>'.length
    } else if (name !== 'svg' && name !== 'g' && !(name === 'rect' && inMask))
      throw unreadable(svg, position - whole.length)
    else if (name === 'g' && attributes !== '') throw unreadable(svg, position - whole.length)
  }
  return pieces
}

function readPiece(attributes: string, content: string, around: number): PlacedPiece {
  let x = Number.NaN
  let y = Number.NaN
  let run = -1
  for (const [, name, value] of attributes.matchAll(attribute) as Iterable<[string, string, string]>) {
    if (!textAttributes.has(name))
      throw new Error(`satori set ${name}="${value}" on a text, which is not understood`)
    if (name === 'x') x = Number(value)
    else if (name === 'y') y = Number(value)
    else if (name === 'fill') run = Number.parseInt(value.slice(1), 16) - 1
  }
  if (!(Number.isFinite(x) && Number.isFinite(y) && run >= 0))
    throw new Error(`satori placed a text without a place: ${attributes}`)
  return { text: unescapeXml(content), x: x - around, y: y - around, run }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[name] ?? whole
  })
}

function unreadable(svg: string, position: number): Error {
  return new Error(`satori drew something that is not understood: ${svg.slice(position, position + 80)}`)
}
