import { inch, mm, type PageSize, pt } from './page.ts'

const UNITS: Readonly<Record<string, (value: number) => number>> = {
  px: value => value,
  mm,
  cm: value => mm(value * 10),
  in: inch,
  inch,
  inches: inch,
  '"': inch,
  pt,
}

/** Sides that can be laid out and drawn, in px: from a stamp to a trade-fair wall. */
const SHORTEST = 30
const LONGEST = 20_000

const PATTERN =
  /^(\d{1,5}(?:\.\d{1,4})?) ?(px|mm|cm|inches|inch|in|pt|")? ?[x×*] ?(\d{1,5}(?:\.\d{1,4})?) ?(px|mm|cm|inches|inch|in|pt|")?$/

/** Figures up to which a size without a unit is one of paper, where the format is printed. */
const PAPER = 250

/**
 * A size given by its measures: `210x99mm`, `1080x1350` (px), `5 x 7 in`; `50x70` is paper where `paper`, the format's own
 * page, is, in the unit that comes nearest to it. Undefined for anything else, or beyond 30–20,000 px.
 */
export function readFreeSize(text: string, paper?: PageSize): PageSize | undefined {
  const match = PATTERN.exec(text.trim().toLowerCase())
  if (!match) return undefined
  const unit = match[4] ?? match[2] ?? unitFor(Number(match[1]), Number(match[3]), paper)
  const width = UNITS[match[2] ?? unit]?.(Number(match[1])) ?? 0
  const height = UNITS[unit]?.(Number(match[3])) ?? 0
  if (Math.min(width, height) < SHORTEST || Math.max(width, height) > LONGEST) return undefined
  const name = nameOf(match)
  return { name: unit === 'px' || /[a-z]$/.test(name) ? name : `${name}${unit}`, width, height, bleed: 0 }
}

function unitFor(width: number, height: number, paper: PageSize | undefined): string {
  if (!paper || Math.max(width, height) > PAPER) return 'px'
  const off = (size: (value: number) => number): number =>
    Math.abs(Math.log((size(width) * size(height)) / (paper.width * paper.height)))
  const [nearest] = (['mm', 'cm', 'in'] as const)
    .map(unit => ({ unit, off: off(UNITS[unit] as (value: number) => number) }))
    .sort((one, other) => one.off - other.off)
  return nearest?.unit ?? 'px'
}

function nameOf(match: RegExpExecArray): string {
  const unit = (match[4] ?? match[2] ?? '').replace('"', 'in').replace(/inch(es)?/, 'in')
  return `${match[1]}x${match[3]}${unit === 'px' ? '' : unit}`
}
