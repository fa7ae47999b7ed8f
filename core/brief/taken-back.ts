/** Finds what a brief takes back: `navy, no wait, green`, `I first thought of blue, but take a wine red`. */
import type { Item } from './items.ts'
import type { Source } from './things-of-copy.ts'
import { clauseStart, indexesOf } from './things-beside.ts'

/** Items with those that the brief itself takes back marked as such. */
export function readTakenBack(written: readonly Item[], source: Source): readonly Item[] {
  const items = written.map((item, index) =>
    isAnswer(written, index, source) ? { ...item, meaning: TURN } : item,
  )
  const back = new Set<number>()
  for (const [index, item] of items.entries()) {
    if (item.meaning === TURN || (item.meaning.kind === 'cue' && TAKING_BACK.test(item.words)))
      takeBack(items, index, back)
    if (isFirstThought(items, index)) for (const at of clauseFrom(items, index)) back.add(at)
  }
  return back.size === 0
    ? items
    : items.map((item, index) => (back.has(index) ? { ...item, back: true as const } : item))
}

const TURN: Item['meaning'] = { kind: 'cue', cue: 'end' }

const ANSWER = /^(?:no|nope|nein|nö|nee|non|não|nie|nej|ні|нет|hayır|nah)$/

/** `Headings in blackletter? No, rather a fine serif`: a bare `no` behind what is asked. */
function isAnswer(items: readonly Item[], index: number, source: Source): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (index === 0 || item.join !== 'stop' || !ANSWER.test(item.words)) return false
  return next?.join !== 'none' && source.isAsked(item.first)
}

const TAKING_BACK =
  /^(?:no wait|wait no|no actually|actually no|scratch that|no scratch that|correction|i mean|no sorry|on second thoughts?)$/

/** Of the sentence before: what is of the kind of what comes instead; where nothing is, its last clause. */
function takeBack(items: readonly Item[], marker: number, back: Set<number>): void {
  let end = marker + 1
  while (end < items.length && items[end]?.join !== 'stop') end++
  const instead = new Set(
    items
      .slice(marker + 1, end)
      .map(sortOf)
      .filter(isLook),
  )
  const to = marker - 1
  const sentence = indexesOf({ from: sentenceStart(items, marker), to })
  const alike = sentence.filter(at => instead.has(sortOf(items[at] as Item)))
  for (const at of alike.length > 0 ? alike : indexesOf({ from: clauseStart(items, to), to })) back.add(at)
}

/** Where the sentence begins that is taken back: a marker may have one of its own. */
function sentenceStart(items: readonly Item[], marker: number): number {
  let at = marker - 1
  while (at > 0 && items[at]?.join !== 'stop') at--
  return Math.max(at, 0)
}

function isLook(sort: string): boolean {
  return /^(?:color|shade|typeface|mood|manner|quality|length)$|\./.test(sort)
}

/** What an item speaks of: its kind, and of a setting what that sets. */
function sortOf({ meaning }: Item): string {
  if (meaning.kind !== 'setting') return meaning.kind
  return Object.entries(meaning.patch)
    .flatMap(([group, tokens]) => Object.keys(tokens).map(token => `${group}.${token}`))
    .join()
}

/** `ich dachte erst an Blau`, `I first wanted serifs`, in the words of many languages. */
function isFirstThought(items: readonly Item[], index: number): boolean {
  const item = items[index] as Item
  if (item.meaning.kind !== 'unknown' || !THOUGHT.test(item.words)) return false
  return clauseFrom(items, index).some(at => FIRST.test(items[at]?.words ?? ''))
}

const THOUGHT =
  /^(?:thought|wanted|considered|intended|planned|dachte|wollte|pensais|voulais|pensé|pensaba|quería|pensavo|volevo|pensei|queria|dacht|wilde|myślałem|myślałam|chciałem|chciałam|tänkte|ville|düşünmüştüm|düşündüm|думав|думала|хотів|хотіла)$/

const FIRST =
  /^(?:first|initially|originally|erst|zuerst|zunächst|ursprünglich|d'abord|abord|initialement|primero|prima|inizialmente|primeiro|inicialmente|eerst|najpierw|początkowo|först|önce|спочатку)$/

/** What goes on from an item to the end of its clause. */
function clauseFrom(items: readonly Item[], index: number): readonly number[] {
  const from = clauseStart(items, index)
  let end = index + 1
  while (end < items.length && !/^(?:comma|stop)$/.test(items[end]?.join ?? '') && !isTurn(items[end])) end++
  return indexesOf({ from, to: end - 1 })
}

function isTurn(item: Item | undefined): boolean {
  return item?.meaning.kind === 'cue' && item.meaning.cue === 'end'
}
