/** Finds on which pages an ornament is to be: `stripes only on the title slide`, `a border on the first and last page only`. */
import { isOrnament } from './meaning.ts'
import { isOnly, type Item } from './items.ts'

/** Items in which the pages that an ornament is for, and the word for `only`, are one item that says so. */
export function readOrnamentPages(items: readonly Item[]): readonly Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item
    if (isRowOfDots(items, at)) {
      read.push({ ...item, meaning: DOTS })
      continue
    }
    const found = hasOrnament(read) ? pagesFrom(items, at) : undefined
    read.push(found ? { ...item, meaning: found.meaning, last: (items[found.to] as Item).last } : item)
    at = found?.to ?? at
  }
  return read
}

const DOTS: Item['meaning'] = { kind: 'setting', patch: { decor: { motif: 'dots', motifs: true } } }

/** `little amber dots along the bottom`: at an edge they are an ornament, and no pattern of the ground. */
function isRowOfDots(items: readonly Item[], at: number): boolean {
  const edge = items[at + 1]
  if (items[at]?.words !== 'dots' || edge?.join !== 'none' || edge.meaning.kind !== 'setting') return false
  const { decor } = edge.meaning.patch
  return decor?.motifAt !== undefined && decor.motif === undefined
}

/** Items before among which an ornament is looked for. */
const NEAR = 6

/** Whether an ornament stands before, and no other thing between that could be meant. */
function hasOrnament(before: readonly Item[]): boolean {
  for (const { meaning } of before.slice(-NEAR).toReversed()) {
    if (isOrnament(meaning) || (meaning.kind === 'setting' && meaning.patch.decor?.pattern)) return true
    if (/^(?:target|quality|typeface|number)$/.test(meaning.kind)) return false
  }
  return false
}

interface Pages {
  readonly to: number
  readonly meaning: Item['meaning']
}

/** `only on the first and last slide`, `on the cover only`. */
function pagesFrom(items: readonly Item[], from: number): Pages | undefined {
  const leads = isOnly(items[from])
  const first = leads ? from + 1 : from
  const end = endOfPages(items, first)
  if (end === undefined) return undefined
  const behind = isOnly(items[end + 1]) && items[end + 1]?.join === 'none'
  if (!leads && !behind) return undefined
  const isEnds = items.slice(first, end + 1).some(({ words }) => /\blast\b|\bclosing\b/.test(words))
  return {
    to: leads ? end : end + 1,
    meaning: { kind: 'setting', patch: { decor: { motifOn: isEnds ? 'ends' : 'first' } } },
  }
}

/** The last item of words for the first page, or for the first and the last. */
function endOfPages(items: readonly Item[], from: number): number | undefined {
  if (FRONT.test(items[from]?.words ?? '') && items[from]?.join === 'none') return from
  let at = from
  while (at < from + 3 && ORDER.test(items[at]?.words ?? '') && items[at]?.join !== 'stop') at++
  return at > from && /^(?:slide|page|sheet)s?$/.test(items[at]?.words ?? '') ? at : undefined
}

const FRONT =
  /^(?:on )?(?:the )?(?:cover|cover page|title slide|title page|first slide|first page|opening slide|front page|first and last (?:slide|page)s?)$/
const ORDER =
  /^(?:first|last|opening|closing|première|premier|dernière|dernier|primera|última|prima|ultima|primeira|erste[nr]?|letzte[nr]?|eerste|laatste|pierwszy|ostatni|första|sista)$/
