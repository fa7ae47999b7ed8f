/** Finds what a brief bans or turns down: each ban covers its own clause and no more. */
import { follows, type Item } from './items.ts'

/** How a word is turned: banned, or turned down; and the item that says so. */
export interface Negation {
  readonly kind: 'no' | 'soft'
  readonly cue: number
  /** What is left out is a thing: `drop the legal stuff` says nothing of moods. */
  readonly omits?: true
  /** Nothing is banned: it is what something is compared with. */
  readonly compared?: true
}

/** For each item the negation it stands under. A ban reaches over a list of its own kind: `no gradients, shadows or icons`. */
export function readNegations(items: readonly Item[]): readonly (Negation | undefined)[] {
  const result: (Negation | undefined)[] = items.map(() => undefined)
  let current: Negation | undefined
  let first: Item | undefined
  for (const [index, item] of items.entries()) {
    const cue = item.meaning.kind === 'cue' ? item.meaning.cue : undefined
    if (cue === 'no' && isSaidBehind(items, index)) {
      result[index - 1] = { kind: 'no', cue: index }
      // `kırmızı mürekkep kullanmayın`: with the colour that it has.
      if (items[index - 2]?.meaning.kind === 'color' && items[index - 1]?.meaning.kind === 'target')
        if (follows(items[index - 2], items[index - 1])) result[index - 2] = { kind: 'no', cue: index }
      current = undefined
      continue
    }
    if (cue === 'no' && item.words === 'avoid' && isAlone(items, index)) {
      banColorsBefore(items, index, result)
      current = undefined
      continue
    }
    if (cue === 'than') {
      // `rather airy than dense` bans what follows, `smaller than last year` compares with it.
      current = isRather(items, index)
        ? { kind: 'no', cue: index }
        : { kind: 'no', cue: index, compared: true }
      first = undefined
      continue
    }
    if (cue === 'edit' && isExchange(items, index)) {
      current = { kind: 'no', cue: index }
      first = undefined
      continue
    }
    // `no fluff no colour`: a phrase with a ban of its own is not banned again.
    if (/^(?:no|not|without|nothing) (?!else)/.test(item.words) && cue === undefined) {
      current = undefined
      // `niente fronzoli dorati`: what stands behind it is said of what is banned.
      // `no boxes with grey fills`
      const next = items[index + 1]
      const isWith = next?.words === 'with' && next.join === 'none'
      // `not dull: white slides`
      if (isWith || (next?.meaning.kind === 'color' && follows(item, next) && !next.colon))
        current = { kind: 'no', cue: index }
      first = undefined
      continue
    }
    if (cue === 'no' || cue === 'omit' || cue === 'soft') {
      current = cue === 'omit' ? { kind: 'no', cue: index, omits: true } : { kind: cue, cue: index }
      first = undefined
      continue
    }
    if (item.offered && first) current = undefined
    const before = items[index - 1]
    if (cue === 'free' && item.join === 'none' && before && before.meaning.kind !== 'cue') {
      result[index - 1] = { kind: 'no', cue: index }
      if (item.words !== 'free') banListBefore(items, index, result)
    }
    // `not a single photo of a spanner`
    if (current?.cue === index - 1 && item.words === 'single' && item.join === 'none') continue
    const exchanged = current !== undefined && isExchange(items, current.cue)
    const goesOn = first === undefined || (item.words === 'with' && !exchanged)
    if (cue === 'end' && item.join === 'none' && goesOn) continue
    if (cue !== undefined || item.join === 'stop' || (item.colon && first)) current = undefined
    // `no text over photos`: what something is not to stand on stays.
    // `warmer than the usual boxes and lines`: things that are joined to what it is compared with.
    const isJoined = current?.compared && item.join === 'and' && family(item) === 'thing'
    // `sooner this than look at anything pretty`
    const isAny = current?.compared && item.join === 'none' && /^any(?:thing)?$/.test(before?.words ?? '')
    if (
      current &&
      first &&
      (isPlace(item) ||
        (current.compared && !isJoined && !isAny && !/^(?:unknown|device)$/.test(family(item))))
    )
      current = undefined
    if (current && first && !isJoined && !continues(items, index, first)) current = undefined
    if (!current) continue
    result[index] = isEverywhere(items, index) ? { ...current, kind: 'soft' } : current
    // `no startup blobs, waves and dots`: the list goes on from the thing, not from what it is like.
    const isNamed = item.join === 'none' && family(item) === 'thing' && first && family(first) !== 'thing'
    if (isBannable(item) && (!first || isNamed)) first = item
  }
  return result
}

/** `no red noses everywhere`: not banned, but only not all over. */
function isEverywhere(items: readonly Item[], index: number): boolean {
  for (let at = index + 1; at <= index + 2 && items[at]?.join === 'none'; at++)
    if (EVERYWHERE.test(items[at]?.words ?? '')) return true
  return false
}

const EVERYWHERE =
  /^(?:everywhere|all over|all over the place|überall|partout|dappertutto|ovunque|overal|wszędzie|överallt|скрізь|всюди)$/

function isPlace({ on, within, meaning }: Item): boolean {
  if (meaning.kind === 'target') return on || within === true
  return on && meaning.kind === 'setting'
}

/** `Mould green is a bad joke, avoid.` */
function isAlone(items: readonly Item[], index: number): boolean {
  const next = items[index + 1]
  const isEnd = next === undefined || next.join === 'stop'
  return items[index]?.join === 'comma' && isEnd
}

function banColorsBefore(items: readonly Item[], cue: number, result: (Negation | undefined)[]): void {
  for (let at = cue - 1; at >= Math.max(cue - RATHER, 0); at--) {
    if (items[at]?.meaning.kind === 'color') result[at] = { kind: 'no', cue }
    if (items[at]?.join !== 'none') return
  }
}

/** `red and yellow are forbidden`: the whole list before. */
function banListBefore(items: readonly Item[], cue: number, result: (Negation | undefined)[]): void {
  for (let at = cue - 1; at > Math.max(cue - RATHER, 0); at--) {
    const [item, before] = [items[at] as Item, items[at - 1] as Item]
    if (
      (item.join !== 'and' && item.join !== 'comma' && item.join !== 'or') ||
      family(before) !== family(item)
    )
      return
    result[at - 1] = { kind: 'no', cue }
  }
}

/** Items between `rather` and `than`. */
const RATHER = 6

/** Whether `rather` stands in the clause before `than`. */
function isRather(items: readonly Item[], than: number): boolean {
  for (let at = than; at > Math.max(than - RATHER, 0); at--) {
    const before = items[at - 1]
    if (items[at]?.join === 'stop' || items[at]?.join === 'comma' || !before) return false
    if (before.words === 'rather') return true
  }
  return false
}

/** `replace the red with brick`: what goes, and behind `with` what comes. */
function isExchange(items: readonly Item[], index: number): boolean {
  if (!/^(?:replace|swap)$/.test(items[index]?.words ?? '')) return false
  for (const { words, join } of items.slice(index + 1, index + EXCHANGED)) {
    if (join === 'comma' || join === 'stop') return false
    if (words === 'with') return true
  }
  return false
}

/** Items between `replace` and `with`. */
const EXCHANGED = 6

/** `brown no, everybody has it`: a ban behind its colour. */
function isSaidBehind(items: readonly Item[], index: number): boolean {
  const next = items[index + 1]
  const before = items[index - 1]
  const isEnd = next === undefined || next.join === 'comma' || next.join === 'stop'
  const isBare = /^(?:no|not)$/.test(items[index]?.words ?? '')
  const isSaid =
    before?.meaning.kind === 'color' || (isBare && isEnd && before !== undefined && isBannable(before))
  return isSaid && items[index]?.join === 'none' && next?.join !== 'none'
}

function isBannable({ meaning }: Item): boolean {
  return !['degree', 'cue', 'number', 'length'].includes(meaning.kind)
}

/** Whether a ban that has found its first word goes on at an item. */
function continues(items: readonly Item[], index: number, first: Item): boolean {
  const item = items[index] as Item
  // `no background gradients`, `no blue background`: the words of one noun phrase.
  if (item.join === 'none') return true
  // `nothing cosy or orange`: an `or` goes on whatever it joins to a colour.
  if (item.join === 'or' && (family(item) === 'color' || ['unknown', 'color'].includes(family(first))))
    return true
  // `not the usual red and gold`
  const isColors = family(item) === 'color' && items[index - 1]?.meaning.kind === 'color'
  if (item.join === 'and' && isColors && family(first) === 'unknown') return true
  // `not another blue and white site`
  if (item.join === 'and' && isBannedPair(items, index)) return true
  if (item.meaning.kind === 'setting' && item.meaning.patch.page) return false
  // `no bars, stripes or orange`: a list may begin with what no list knows.
  if (item.join === 'comma' && family(first) === 'unknown') return listEndsWithOr(items, index, undefined)
  // `no smileys and childish drawings`: what stands before a bare thing is banned with it.
  if (item.join === 'and' && family(first) === 'unknown' && leadsThing(items, index)) return true
  // `no gradients and rounded blobs`: what stands before an ornament is banned with it.
  if (item.join === 'and' && family(first) === 'thing' && leadsOrnament(items, index)) return true
  if (family(item) !== family(first)) return false
  if (item.join === 'or') return true
  // `no shadows, rounded corners`: what says how it is to be is wanted.
  if (family(first) === 'thing')
    return item.join !== 'comma' || !/^(?:round|thin|thick|fine|hair|double|big|small)/.test(item.words)
  if (item.join === 'and') return family(first) === 'color' && items[index + 1]?.meaning.kind !== 'target'
  return listEndsWithOr(items, index, first)
}

/** Two colours right before a noun, the first of them banned. */
function isBannedPair(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const areColors = before?.meaning.kind === 'color' && item.meaning.kind === 'color'
  return areColors && follows(item, next) && family(next) === 'unknown'
}

function leadsOrnament(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const isLook = ['mood', 'quality', 'shade', 'setting', 'degree', 'unknown'].includes(item.meaning.kind)
  const motif = next?.meaning.kind === 'setting' && next.meaning.patch.decor?.motif
  return isLook && follows(item, next) && typeof motif === 'string'
}

function leadsThing(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const isLook = ['mood', 'quality', 'shade'].includes(item.meaning.kind)
  return isLook && follows(item, next) && family(next) === 'unknown'
}

/** `not stiff, corporate or cold`: the commas belong to the list when an `or` closes it. */
function listEndsWithOr(items: readonly Item[], index: number, first: Item | undefined): boolean {
  for (const item of items.slice(index + 1, index + 12)) {
    if (item.join === 'or') return true
    if (item.join === 'stop' || item.join === 'and' || item.meaning.kind === 'cue') return false
    if (first && family(item) !== family(first)) return false
  }
  return false
}

function family({ meaning }: Item): string {
  if (meaning.kind === 'setting') return meaning.thing ? 'thing' : 'setting'
  // What is only declined stands in a list as any thing does: `no tulips, sunburst or stripes`.
  return meaning.kind === 'unsupported' || meaning.kind === 'drawing' ? 'unknown' : meaning.kind
}
