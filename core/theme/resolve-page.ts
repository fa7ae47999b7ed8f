import type { Design } from '../brief/design.ts'
import { RenderError } from '../error.ts'
import type { Report } from '../message.ts'
import { type NamedSize, namedSize, pageSizes, readFreeSize, readScreenSize } from './page-sizes.ts'
import { isPhysical, leastPage } from './medium.ts'
import type { PageSize } from './page.ts'

type Orientation = 'portrait' | 'landscape'

/**
 * The page to compose for: what the job asks for, else the brief, else the format's first size. A name may be one of the
 * format's own, any of `pageSizes`, or measures such as `210x99mm`, `1080x1350`, `5x7in`; `portrait` or `landscape` may follow.
 * Where nobody asks, a `lang` of a country that prints on Letter turns A4 into Letter. Throws `size-unknown`.
 */
export function resolvePage(
  sizes: readonly PageSize[],
  design: Design,
  requested?: string,
  lang = 'en',
): PageSize {
  const usual = localPaper(sizes[0] ?? (namedSize('A4') as PageSize), sizes, lang)
  const isLong = design.layout.axis === 'across' && design.page.orientation !== 'portrait'
  const standard = (isLong && sizes.find(isStrip)) || usual
  const wish = readWish(requested ?? design.page.size ?? '')
  const orientation = wish.orientation ?? design.page.orientation ?? undefined
  if (wish.name === '') return turned(turnable(standard, orientation, sizes), orientation, sizes)
  const own = sizes.find(size => size.name.toLowerCase() === wish.name)
  if (own) return turned(own, orientation)
  const named = namedSize(wish.name)
  if (named)
    return turned(
      fromList(named, standard),
      orientation ?? (named.physical ? naturalOf(standard) : undefined),
    )
  const free = isPhysical(standard)
    ? readFreeSize(wish.name, standard.height > 0 ? standard : undefined)
    : readScreenSize(wish.name)
  if (free)
    return turned(
      { ...free, bleed: isPhysical(free) ? standard.bleed : 0 },
      orientation ?? (isStrip(standard) && isStrip(free) ? naturalOf(standard) : undefined),
    )
  throw new RenderError('size-unknown', unknownText(wish.name, sizes))
}

/** Mail programs give letters one width, whatever a brief asks for. */
export function resolveMailPage(
  [own]: readonly PageSize[],
  { page }: Design,
  size: string | undefined,
  report: Report,
): PageSize {
  if (own === undefined) throw new Error('a format for mail says how wide its letters are')
  const asked = size ?? page.size
  if (asked !== null && asked.toLowerCase() !== own.name.toLowerCase())
    report.add({
      rule: 'size-kept',
      severity: 'info',
      text: `the letter is ${own.width} px wide, as mail programs show it, and not ${asked}`,
      hint: 'take a format of the print group for paper',
    })
  return own
}

/**
 * Ends a job whose page holds no line of running text, or is paper smaller than `leastPaper`, the smallest that its format is
 * set on: throws `size-too-small`.
 */
export function checkPage(page: PageSize, leastPaper?: string): void {
  const { width, height } = leastPage(page)
  if (page.width < width || (page.height < height && page.height !== 0))
    throw tooSmall(page, 'holds no line of text that can be read', `${width} × ${height} px`)
  const paper = leastPaper === undefined ? undefined : namedSize(leastPaper)
  if (paper === undefined || page.height === 0 || !isPhysical(page) || holds(page, paper)) return
  throw tooSmall(page, 'is too small for what stands side by side here', paper.name)
}

function tooSmall({ name }: PageSize, why: string, least: string): RenderError {
  return new RenderError(
    'size-too-small',
    `a page of ${name} ${why}; choose one of ${least} or more, or leave the size out`,
  )
}

/** Whether a page is as large as a paper, whichever way either lies, to a pixel. */
function holds(page: PageSize, paper: PageSize): boolean {
  const sides = ({ width, height }: PageSize) => [Math.min(width, height), Math.max(width, height)]
  const least = sides(paper)
  return sides(page).every((side, at) => side > (least[at] as number) - 1)
}

/** Countries that print on Letter (CLDR, `paperSize`). */
const LETTER_COUNTRY = /-(US|CA|MX|PH|CL|CO|VE|PR|GT|CR|NI|PA|SV|BZ)\b/i

function localPaper(standard: PageSize, sizes: readonly PageSize[], lang: string): PageSize {
  if (standard.name !== 'A4' || !LETTER_COUNTRY.test(lang)) return standard
  const letter = sizes.find(({ name }) => name === 'Letter') ?? namedSize('Letter')
  return letter ? turned({ ...pageOf(letter), bleed: standard.bleed }, naturalOf(standard)) : standard
}

function pageOf({ name, width, height, bleed }: PageSize): PageSize {
  return { name, width, height, bleed }
}

/** Splits `a4 landscape` into the name and the way it lies. */
function readWish(text: string): { readonly name: string; readonly orientation?: Orientation } {
  const words = text
    .slice(0, 80)
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
  const orientation = words.find((word): word is Orientation => word === 'portrait' || word === 'landscape')
  const name = words.filter(word => word !== orientation).join(' ')
  return orientation ? { name, orientation } : { name }
}

/** Paper keeps the bleed that the format is printed with. */
function fromList(named: NamedSize, standard: PageSize): PageSize {
  return { ...pageOf(named), bleed: named.physical ? standard.bleed : 0 }
}

/** How a format's own page lies, which a paper named without a word about it should follow. Undefined for squares and screens. */
function naturalOf(page: PageSize): Orientation | undefined {
  if (page.height === 0 || page.width === page.height || !isPhysical(page)) return undefined
  return page.width > page.height ? 'landscape' : 'portrait'
}

/** Long side over short side of what is torn off a roll or put into an envelope. */
const STRIP = 2

/** Whether a page is a strip, whose sides people name in either order. */
function isStrip({ width, height }: PageSize): boolean {
  return height > 0 && Math.max(width, height) >= Math.min(width, height) * STRIP
}

/** A screen turned upright is a phone's: where a format has paper that is turned instead. */
function turnable(
  page: PageSize,
  orientation: Orientation | undefined,
  sizes: readonly PageSize[],
): PageSize {
  const isTurned = orientation === 'portrait' && liesOf(page) === 'landscape' && !isPhysical(page)
  return (isTurned && sizes.find(size => size.height > 0 && isPhysical(size))) || page
}

/** A page that lies as asked; in the place of a square, which cannot be turned, the first size of the format that does. */
function turned(
  page: PageSize,
  orientation: Orientation | undefined,
  sizes: readonly PageSize[] = [],
): PageSize {
  const { width, height } = page
  if (!orientation || height === 0) return page
  const lies = width > height
  if (width === height)
    return sizes.find(other => other.width !== other.height && liesOf(other) === orientation) ?? page
  if (lies === (orientation === 'landscape')) return page
  return { ...page, width: height, height: width }
}

function liesOf({ width, height }: PageSize): Orientation {
  return width > height ? 'landscape' : 'portrait'
}

function unknownText(name: string, sizes: readonly PageSize[]): string {
  const names = [...new Set([...sizes, ...pageSizes].map(size => size.name))]
  return (
    `no page size "${name}"; did you mean ${nearest(name, names)}? ` +
    `known: ${names.join(', ')}, or measures such as 210x99mm, 1080x1350, 5x7in (each side 30–20000 px)`
  )
}

/** The name that shares the most pairs of letters (Dice), so that the hint is useful after a slip. */
function nearest(name: string, names: readonly string[]): string {
  const scored = names.map(candidate => ({ candidate, score: likeness(name, candidate.toLowerCase()) }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).candidate
}

function likeness(one: string, other: string): number {
  const pairs = pairsOf(one)
  const others = pairsOf(other)
  const shared = [...pairs].filter(pair => others.has(pair)).length
  return (2 * shared) / (pairs.size + others.size)
}

function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)))
}
