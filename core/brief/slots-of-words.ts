/** Words that set something of the page only where they stand in the slot of a look: elsewhere they name a thing, or tell one. */
import type { Item } from './items.ts'
import type { Meaning } from './meaning.ts'
import type { Parse } from './wish-context.ts'

/** Why a word that sets something of the page elsewhere sets nothing where it stands; undefined where it does. */
export function outOfSlot(meaning: Meaning, { items, brief }: Parse, index: number): string | undefined {
  const item = items[index] as Item
  if (/^nights?$/.test(item.words) && meaning.kind === 'setting' && !isLookOfNight(items, index))
    return 'a night, and not a dark page'
  if (!/^(?:setting|shade|color|mood)$/.test(meaning.kind) || item.uses) return undefined
  if (item.words === 'plain' && PLAINLY.test(brief.source.text.slice(brief.source.start(item.first))))
    return TOLD
  const isTold = brief.source.before(item.first) === 'by' && item.join === 'none'
  if (isTold && meaning.kind !== 'color') return TOLD
  const opening = bracketAround(items, brief.source, index)
  if (opening !== undefined && brief.source.before((items[opening - 1] as Item).first) === 'by') return TOLD
  if (meaning.kind === 'color' && meaning.hues === null && isOfPrints(items, index))
    return 'how it reads without colour follows from the format'
  return undefined
}

/** `plain what is done`, `plain to see`: told plainly, whatever the page looks like. */
const PLAINLY = /^plain (?:to see|(?:what|which|who|where|how|that)(?!\p{L}))/u

const TOLD = 'how one thing is told apart follows from the format'

/** `night`, `night colours`, `like a night`: alone in its clause, or before a word for how the whole looks. */
function isLookOfNight(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const opens = index === 0 || item.join !== 'none'
  if (next?.join === 'none') return LOOKS.test(next.words)
  const before = items[index - 1]
  const isShaded = /^(?:shade|mood)$/.test(before?.meaning.kind ?? '') && before?.last === item.first - 1
  return opens || item.likened === true || isShaded
}

const LOOKS =
  /^(?:looks?|feel|feeling|vibes?|theme|style|mood|atmosphere|palette|mode|version|design|colou?rs?|ambience|aesthetic)$/

/** `printed in grey`: what becomes of it elsewhere. */
function isOfPrints(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index] as Item]
  return item.within === true && item.join === 'none' && PRINTED.test(before?.words ?? '')
}

const PRINTED = /^(?:printed|photocopied|copied|faxed|scanned)$/

/** The item that opens the bracket in which another stands; undefined where that is in none. */
function bracketAround(
  items: readonly Item[],
  source: Parse['brief']['source'],
  index: number,
): number | undefined {
  for (let at = index; at > Math.max(index - ENCLOSED, 0); at--) {
    const { bracket, first } = items[at] as Item
    if (!bracket) continue
    return source.words(first, (items[index] as Item).first).includes(')') ? undefined : at
  }
  return undefined
}

/** Items of a bracket at most: longer briefs are read no slower a word. */
const ENCLOSED = 16
