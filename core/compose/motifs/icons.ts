/** Things of every day drawn in lines: the icons of Lucide (ISC), which is read when a brief first names one. */
import { createRequire } from 'node:module'
import { onDemand } from '../../on-demand.ts'
import { circlePath, round } from './shape.ts'

/** Width and height of the icons' own coordinates. */
export const ICON = 24

interface Library {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const require = createRequire(import.meta.url)
const library: () => Library = onDemand(() => require('@iconify-json/lucide/icons.json') as Library)

/** Path data of an icon in a square of `ICON`; empty where there is none of that name. */
export function iconPaths(name: string): readonly string[] {
  const body = library().icons[name]?.body ?? ''
  return [...body.matchAll(/<(path|circle|ellipse|rect)\b([^>]*)>/g)].map(([, tag = '', attributes = '']) => {
    const said = (key: string): string => new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const number = (key: string): number => Number(said(key))
    if (tag === 'path') return said('d')
    if (tag === 'circle') return circlePath(number('cx'), number('cy'), number('r'))
    if (tag === 'ellipse') return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    const box = { x: number('x'), y: number('y'), width: number('width'), height: number('height') }
    return roundBox({ ...box, radius: number('rx') || number('ry') })
  })
}

function ellipse(x: number, y: number, across: number, down: number): string {
  const half = `a${across} ${down} 0 0 1`
  return `M${x - across} ${y}${half} ${2 * across} 0${half} ${-2 * across} 0z`
}

interface RoundBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

function roundBox({ x, y, width, height, radius: r }: RoundBox): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const turn = (dx: number, dy: number): string => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`
}

/** Of each command how its numbers are placed: along, down, a length along both, or as they are. */
const numbers: Readonly<Record<string, string>> = {
  ...{ m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', a: 'llnnnxy', z: '' },
}

/** Path data scaled and then moved to a place, px. What is relative is scaled alone, but for where a path begins. */
export function placedPath(d: string, x: number, y: number, scale: number): string {
  let out = ''
  for (const [, letter = '', text = ''] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kinds = numbers[letter.toLowerCase()] ?? ''
    const isAbsolute = letter !== letter.toLowerCase()
    const values = readValues(text, letter.toLowerCase() === 'a')
    const placed = values.map((value, at) => {
      const kind = kinds[at % kinds.length]
      const isFirst = out === '' && at < kinds.length
      if (kind === 'n') return value
      if (kind === 'l' || !(isAbsolute || isFirst)) return round(value * scale)
      return round(value * scale + (kind === 'x' ? x : y))
    })
    out += letter + placed.join(' ')
  }
  return out
}

/** Numbers of a command; the two flags of an arc may stand without room between. */
function readValues(text: string, isArc: boolean): readonly number[] {
  if (!isArc) return [...text.matchAll(NUMBER)].map(Number)
  const arc = new RegExp(`${N}[\\s,]*${N}[\\s,]*${N}[\\s,]*([01])[\\s,]*([01])[\\s,]*${N}[\\s,]*${N}`, 'g')
  return [...text.matchAll(arc)].flatMap(([, ...values]) => values.map(Number))
}

const N = '([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)'
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
