/** Finds bars that a brief has along an edge of the sheet: `a thin band of red at the top`, `une barre bordeaux à gauche`. */
import type { DesignPatch, OrnamentPlace } from './design.ts'
import { isColor, isOnly, type Item } from './items.ts'
import { clauseStart, indexesOf } from './things-beside.ts'
import type { Source } from './things-of-copy.ts'

/** A bar, and the items that say so, which it takes the place of. */
interface Bar {
  readonly at: number
  readonly edge: OrnamentPlace
  readonly of: readonly number[]
  readonly color: number | undefined
  readonly only: boolean
  readonly thin: boolean
}

/** Items with every bar along an edge as one item, and with its colour there for it. */
export function readBars(items: readonly Item[], source: Source): readonly Item[] {
  const bars = items.flatMap((_, index) => barAt(items, index, source) ?? [])
  const taken = new Set(bars.flatMap(({ of }) => of))
  return items.flatMap((item, index) => {
    const bar = bars.find(({ at, color }) => at === index || color === index)
    if (!bar) return taken.has(index) ? [] : [item]
    // What comes first of them stands where they all stood.
    const start = Math.min(bar.at, ...bar.of, bar.color ?? bar.at)
    const isFirst = index === Math.min(bar.at, bar.color ?? bar.at)
    const join = isFirst ? (items[start]?.join ?? 'none') : item.join
    if (bar.color === index) return [{ ...item, join, on: false, uses: useOf(bar) }]
    const all = [item, ...bar.of.map(one => items[one] as Item)]
    const first = Math.min(...all.map(one => one.first))
    const last = Math.max(...all.map(one => one.last))
    return [{ ...item, join, first, last, words: 'bar', meaning: meaningOf(bar, items) }]
  })
}

function useOf({ only }: Bar): NonNullable<Item['uses']> {
  return { keys: [], states: [], of: [], only }
}

function meaningOf({ edge, color, thin }: Bar, items: readonly Item[]): Item['meaning'] {
  const own = items[color ?? -1]?.meaning
  const hex = own?.kind === 'color' ? own.hex : undefined
  const decor: DesignPatch['decor'] = {
    ...{ motif: 'bar', motifAt: edge, motifs: true },
    ...(hex !== undefined && { motifColor: hex }),
    ...(thin && { motifThin: true }),
  }
  return { kind: 'setting', patch: { decor }, off: { decor: { motif: null } } }
}

function barAt(items: readonly Item[], at: number, source: Source): Bar | undefined {
  const item = items[at] as Item
  if (!isBar(item, source)) return undefined
  const before = looksBefore(items, at)
  const first = items[before.at(-1) ?? at] as Item
  // `the date in a red band at the bottom`: what something stands in is there for it.
  // `yellow as one solid bar`: what the colour itself is to be.
  const isColorAs = (one: number): boolean =>
    source.before((items[one] as Item).first) === 'as' && isColor(items[one - 1])
  const asBar = [...before, at].find(isColorAs)
  const isOfThing = [...before, at].some(one => one !== asBar && (items[one]?.within || items[one]?.on))
  const lead = items[(before.at(-1) ?? at) - 1]
  if (isOfThing || (first.join === 'none' && lead && !isLead(lead))) return undefined
  const behind = behindOf(items, at)
  const all = [...before, at, ...behind]
  const edge =
    all.flatMap(one => edgeOf(items[one] as Item) ?? [])[0] ??
    ownEdge(item) ??
    (asBar === undefined ? undefined : 'top')
  if (edge === undefined || goesOn(items, behind.at(-1) ?? at)) return undefined
  const colors = all.filter(one => isColor(items[one]))
  const isThin = all.some(one => THIN.test(items[one]?.words ?? '')) || THIN.test(item.words)
  const isBroad = /bar|band|strip|belt|ribbon/.test(item.words)
  if (colors.length > 1 || (colors.length === 0 && !isThin && !isBroad)) return undefined
  const close = behind.at(-1) ?? at
  const elsewhere = ELSEWHERE.test(items[close + 1]?.words ?? '') ? [close + 1] : []
  const only = elsewhere.length > 0 || all.some(one => isOnly(items[one]))
  const of = [...all, ...elsewhere].filter(one => one !== at && one !== colors[0])
  return { at, edge, of, color: colors[0], only, thin: isThin }
}

const ELSEWHERE = /^(?:nowhere else|nothing else)$/

const THIN = /^(?:(?:thin|thinner|fine|narrow|narrower|slim|slender|hairline)(?:$| ))|hairline/

/** A line, a bar, a band: one of them. */
function isBar({ words, meaning, first, last }: Item, source: Source): boolean {
  if (!BAR.test(words) || meaning.kind === 'drawing') return false
  const said = source.words(first, last)
  const isMotif = meaning.kind === 'setting' && meaning.patch.decor?.motif === 'stripes'
  return isMotif && source.isForeign ? /(?:streifen|band|rand)$/u.test(said) : !PLURAL.test(said)
}

const BAR =
  /^(?:(?:(?:thin|fine|narrow|slim|single|solid|hair) ?)?(?:lines?|bars?|bands?|stripes?|ribbons?|rules?)|hairlines?|strip|streifen|barre|bande|in a strip)(?: (?:on|down|along|across|at) the (?:left|right|top|bottom|side)(?: side)?)?$/
/** Ends of words for several of them, in the languages of the briefs. */
const PLURAL =
  /(?:[^i]s|linee|righe|strisce|barre nere|linie|kreski|paski|linky|pruhy|linjer|l[ae]r|лінії|смуги)$/u

/** The looks of a bar before it, the nearest first. */
function looksBefore(items: readonly Item[], at: number): readonly number[] {
  const found: number[] = []
  for (let one = at - 1; one >= clauseStart(items, at) && items[one + 1]?.join === 'none'; one--) {
    if (!isSaid(items[one] as Item)) break
    found.push(one)
    if ((items[one] as Item).join === 'and') break
  }
  return found
}

/** What a clause says of a bar behind it: its colour, where it stands and how far it goes. */
function behindOf(items: readonly Item[], at: number): readonly number[] {
  let to = at
  while (items[to + 1]?.join === 'none' && isSaidBehind(items[to + 1] as Item)) to++
  return indexesOf({ from: at + 1, to })
}

function isSaid(item: Item): boolean {
  const { meaning, words } = item
  if (edgeOf(item) || isOnly(item)) return true
  if (meaning.kind === 'setting') return meaning.patch.page?.orientation !== undefined
  if (meaning.kind === 'number') return meaning.value === 1
  if (meaning.kind === 'color') return !item.uses
  return /^(?:tint|shade|quality|degree)$/.test(meaning.kind) || LOOKS.test(words)
}

function isSaidBehind(item: Item): boolean {
  const isKind = item.of === true && /^(?:unsupported|unknown)$/.test(item.meaning.kind)
  return isSaid(item) || EXTENT.test(item.words) || isKind
}

const LOOKS = /^(?:thin|fine|narrow|slim|slender|single|solid|条|一条|jako|as)$/
const EXTENT =
  /^(?:of )?(?:the )?(?:full|whole|entire|all|page|pages|sheet|paper|edge|edges|margin|height|width|length|side|über|hauteur|largeur|höhe|breite|altezza|larghezza|altura|ancho|largura|hoogte|breedte|wysoko\p{L}+|szeroko\p{L}+|výšk\p{L}|šířk\p{L}|höjden|bredden|längst|korkeu\p{L}+|boyunca|висот\p{L}|ширин\p{L})$/u

/** Where on the sheet something stands, by its words alone. */
function edgeOf({ meaning, words }: Item): OrnamentPlace | undefined {
  if (meaning.kind === 'setting') {
    const { motif, motifAt } = meaning.patch.decor ?? {}
    return motif === undefined ? motifAt : undefined
  }
  if (meaning.kind !== 'place' || /corner|centre|center|middle/.test(words)) return undefined
  const isTop = /\b(?:top|upper|head)\b/.test(words)
  const isBottom = /\b(?:bottom|lower|foot)\b/.test(words)
  if (meaning.align === 'start' || meaning.align === 'end')
    return isTop || isBottom ? undefined : meaning.align
  return isTop ? 'top' : isBottom ? 'bottom' : undefined
}

function ownEdge({ meaning, words }: Item): OrnamentPlace | undefined {
  if (/ the (?:left|side)(?: side)?$/.test(words)) return 'start'
  if (/ the right(?: side)?$/.test(words)) return 'end'
  return meaning.kind === 'setting' && meaning.patch.decor?.motif === 'bar'
    ? meaning.patch.decor.motifAt
    : undefined
}

/** What may stand before the looks of a bar without being what it is for. */
function isLead({ meaning, words }: Item): boolean {
  if (meaning.kind === 'cue') return meaning.cue === 'end' || words === 'with'
  return false
}

/** `along the bottom with the phone number`: what a clause goes on to say is what stands there. */
function goesOn(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  return next?.join === 'none' && !ELSEWHERE.test(next.words)
}
