import { inch, mm, type PageSize, pt } from './page.ts'

/** A page size by name. */
export interface NamedSize extends PageSize {
  /** Printed, and so turned by `portrait` and `landscape`. */
  readonly physical: boolean
  /** Other names an author may use, lower case. */
  readonly also: readonly string[]
}

/**
 * The sizes every format can be asked for, besides its own. Paper sizes are upright. Networks change theirs without notice:
 * they were last compared with published guides on 21 November 2026.
 */
export const pageSizes: readonly NamedSize[] = [
  paper('A0', 841, 1189),
  paper('A1', 594, 841),
  paper('A2', 420, 594),
  paper('A3', 297, 420),
  paper('A4', 210, 297),
  paper('A5', 148, 210),
  paper('A6', 105, 148),
  paper('A7', 74, 105),
  paper('B1', 707, 1000),
  paper('B2', 500, 707),
  paper('B3', 353, 500),
  paper('B4', 250, 353),
  paper('B5', 176, 250),
  paper('B6', 125, 176),
  paper('DL', 99, 210, ['din lang', 'dinlang', 'din-lang']),
  paper('Letter', 215.9, 279.4, ['us letter', 'us-letter', '8.5x11']),
  paper('Legal', 215.9, 355.6, ['us legal', 'us-legal', '8.5x14']),
  paper('Half letter', 139.7, 215.9, [
    ...[
      'half-letter',
      'half letter size',
      'half us letter',
      'statement size',
      'statement paper',
      'a half sheet',
    ],
    ...['5.5x8.5', 'media carta', 'medio carta', 'demi-lettre', 'demi lettre', 'mezza lettera', 'meia carta'],
  ]),
  paper('Tabloid', 279.4, 431.8, ['ledger', '11x17']),
  // Cards lie down by nature.
  paper('ID-1', 85.6, 53.98, ['id1', 'credit card', 'credit-card']),
  paper('business card', 85, 55, ['business-card', '85x55']),
  {
    name: 'US business card',
    width: inch(3.5),
    height: inch(2),
    bleed: 0,
    physical: true,
    also: ['us-business-card'],
  },
  paper('roll-up', 850, 2000, ['rollup', 'roll-up banner']),

  screen('16:9', 1920, 1080, ['widescreen', 'full hd', '1080p']),
  screen('4:3', 1440, 1080),
  screen('1:1', 1080, 1080, ['square']),
  screen('9:16', 1080, 1920, ['story', 'reel', 'instagram story', 'instagram reel', 'tiktok']),
  screen('4:5', 1080, 1350, ['instagram portrait']),
  screen('3:2', 1620, 1080),
  screen('2:3', 1080, 1620),
  screen('21:9', 2520, 1080),

  screen('open graph', 1200, 630, ['og', 'og image', 'og-image', 'facebook link']),
  screen('x card', 1200, 675, ['twitter card']),
  screen('x header', 1500, 500, ['twitter header']),
  screen('linkedin post', 1200, 627),
  screen('linkedin banner', 1584, 396, ['linkedin cover', 'linkedin header']),
  screen('linkedin company cover', 1128, 191),
  screen('instagram', 1080, 1080, ['instagram post', 'instagram square']),
  screen('facebook cover', 851, 315),
  screen('facebook event', 1920, 1005),
  screen('youtube thumbnail', 1280, 720),
  screen('youtube channel', 2560, 1440, ['youtube banner']),
  screen('pinterest', 1000, 1500, ['pinterest pin', 'pin']),
  screen('github social', 1280, 640),
  screen('medium rectangle', 300, 250),
  screen('leaderboard', 728, 90),
  screen('wide skyscraper', 160, 600, ['skyscraper']),
  screen('half page ad', 300, 600),
  screen('billboard ad', 970, 250),
  screen('mobile banner', 320, 50),
]

/** A size of the list above by any of its names, in any case; undefined where there is none. */
export function namedSize(name: string): NamedSize | undefined {
  return byName.get(name.trim().toLowerCase())
}

/** Sizes of the list by name; names that are not on it are left out. */
export function sizesNamed(names: readonly string[]): readonly PageSize[] {
  return names.flatMap(name => namedSize(name) ?? [])
}

/** The same, paper lying on its side. */
export function lyingSizes(names: readonly string[]): readonly PageSize[] {
  return sizesNamed(names).map(size => ({
    ...size,
    width: Math.max(size.width, size.height),
    height: Math.min(size.width, size.height),
  }))
}

const byName: ReadonlyMap<string, NamedSize> = new Map(
  pageSizes.flatMap(size => [size.name.toLowerCase(), ...size.also].map(name => [name, size] as const)),
)

/** A printed size in mm. */
function paper(name: string, width: number, height: number, also: readonly string[] = []): NamedSize {
  return { name, width: mm(width), height: mm(height), bleed: 0, physical: true, also }
}

/** A screen size in px. */
function screen(name: string, width: number, height: number, also: readonly string[] = []): NamedSize {
  return { name, width, height, bleed: 0, physical: false, also }
}

const UNITS: Readonly<Record<string, (value: number) => number>> = {
  px: value => value,
  pixels: value => value,
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
  /^(\d{1,5}(?:\.\d{1,4})?) ?(px|pixels|mm|cm|inches|inch|in|pt|")? ?[x×*] ?(\d{1,5}(?:\.\d{1,4})?) ?(px|pixels|mm|cm|inches|inch|in|pt|")?$/

/** Figures up to which a size without a unit is one of paper, where the format is printed. */
const PAPER = 250

/** Pictures of web pages whose figures are as small as those of paper. */
const WEB_PICTURES = [
  '88x31',
  '120x60',
  '120x90',
  '125x125',
  '120x240',
  '180x150',
  '200x200',
  '234x60',
  '250x250',
]

/**
 * A size given by its measures: `210x99mm`, `1080x1350` (px), `5 x 7 in`; `50x70` is paper where `paper` is given, in the unit
 * that comes nearest to it. Undefined for anything else, or beyond 30–20,000 px.
 */
export function readFreeSize(text: string, paper?: PageSize): PageSize | undefined {
  const match = PATTERN.exec(text.trim().toLowerCase())
  if (!match) return undefined
  const unit = match[4] ?? match[2] ?? unitFor(Number(match[1]), Number(match[3]), paper)
  const width = UNITS[match[2] ?? unit]?.(Number(match[1])) ?? 0
  const height = UNITS[unit]?.(Number(match[3])) ?? 0
  if (Math.min(width, height) < SHORTEST || Math.max(width, height) > LONGEST) return undefined
  const name = nameOf(match)
  const isNamed = ['px', 'pixels'].includes(unit) || /[a-z]$/.test(name)
  return { name: isNamed ? name : `${name}${unit}`, width, height, bleed: 0 }
}

/** A size without a unit for a format that is shown on screens: figures too small for a screen are those of a poster. */
export function readScreenSize(text: string): PageSize | undefined {
  const isWebPicture = WEB_PICTURES.includes(text.trim().replace(/ ?[x×*] ?/, 'x'))
  return readFreeSize(text, isWebPicture ? undefined : namedSize('A2'))
}

/** Prints that people name without a unit, whose numbers are too small for px. */
const PRINTS: Readonly<Record<string, readonly string[]>> = {
  in: '4x6 5x7 8x10 8.5x11 11x14 11x17 12x18 13x19 16x20 18x24 20x24 24x36 27x40'.split(' '),
  cm: '9x13 10x15 13x18 15x21 20x20 20x25 21x30 21x29.7 20x30 24x30'.split(' '),
}

/** A size such as `18×24` or `13x18` with the unit that prints of it are known by; undefined for any other. */
export function withPrintUnit(text: string): string | undefined {
  const [short = 0, long = 0] = text
    .split(/[x×]/)
    .map(Number)
    .sort((one, other) => one - other)
  const unit = Object.keys(PRINTS).find(key => PRINTS[key]?.includes(`${short}x${long}`))
  return unit && `${text}${unit}`
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

/** The name is read again where the format's page is known: without `px`, small figures would be paper there. */
function nameOf(match: RegExpExecArray): string {
  const stated = match[4] ?? match[2] ?? ''
  const unit = stated
    .replace('"', 'in')
    .replace(/inch(es)?/, 'in')
    .replace('pixels', 'px')
  const isPlain = unit === 'px' && Math.max(Number(match[1]), Number(match[3])) > PAPER
  return `${match[1]}x${match[3]}${isPlain ? '' : unit}`
}
