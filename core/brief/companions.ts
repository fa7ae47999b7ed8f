import type { Item } from './items.ts'

/** Words that only say more about another word, by the index of that word: degrees, limits, shades, the part beside a wish. */
export type Companions = ReadonlyMap<number, readonly number[]>

/** Finds for each companion the word it belongs to. `bound` are the parts already taken by a wish. */
export function readCompanions(items: readonly Item[], bound: readonly (number | undefined)[]): Companions {
  const taken = new Set(bound)
  const direct = items.map((_, index) => ownerOf(items, index, taken))
  const owners = new Map<number, number[]>()
  for (const [index, owner] of lastOwners(direct).entries()) {
    if (owner === undefined) continue
    const list = owners.get(owner)
    if (list) list.push(index)
    else owners.set(owner, [index])
  }
  return owners
}

/** Follows `very very dark green` to the green: for each word the end of its chain, every link walked once. */
function lastOwners(direct: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const last: (number | undefined)[] = direct.map(() => undefined)
  const walked = new Set<number>()
  for (const start of direct.keys()) {
    const chain: number[] = []
    let index = start
    for (let next = direct[index]; next !== undefined && !walked.has(index); next = direct[index]) {
      walked.add(index)
      chain.push(index)
      index = next
    }
    const end = last[index] ?? index
    for (const link of chain) last[link] = link === end ? undefined : end
  }
  return last
}

function ownerOf(
  items: readonly Item[],
  index: number,
  taken: ReadonlySet<number | undefined>,
): number | undefined {
  const { meaning } = items[index] as Item
  const next = beside(items, index, index + 1)
  const previous = beside(items, index, index - 1)
  switch (meaning.kind) {
    case 'degree':
      return next ?? wishBeside(items, previous)
    case 'number':
      return meaning.value === 1 ? next : undefined
    case 'shade':
      return next !== undefined && items[next]?.meaning.kind === 'color' ? next : undefined
    case 'color':
      return colorOwner(items, index, previous, next)
    case 'target':
      return taken.has(index) ? undefined : [previous, next].find(other => takesPart(items, other))
    case 'cue':
      if (meaning.cue === 'more' || meaning.cue === 'only') return next ?? wishBeside(items, previous)
      return meaning.cue === 'limit' ? [next, previous].find(other => isPageLimit(items, other)) : undefined
    default:
      return undefined
  }
}

/** A neighbour with nothing between that carries a wish, or leads on to one. */
function beside(items: readonly Item[], index: number, other: number): number | undefined {
  const neighbour = items[other]
  const later = items[Math.max(index, other)]
  if (!neighbour || later?.join !== 'none') return undefined
  return neighbour.meaning.kind === 'cue' || neighbour.meaning.kind === 'unknown' ? undefined : other
}

/** A word before that carries a wish of its own: only such a one can be said more about from behind. */
function wishBeside(items: readonly Item[], index: number | undefined): number | undefined {
  const kind = index === undefined ? undefined : items[index]?.meaning.kind
  return ['setting', 'mood', 'color', 'typeface', 'quality'].includes(kind ?? '') ? index : undefined
}

/** `forest green #2f5d46`: the words name the literal. `charcoal grey`: the second word is the family of the first. */
function colorOwner(
  items: readonly Item[],
  index: number,
  previous: number | undefined,
  next: number | undefined,
): number | undefined {
  const before = items[index - 1]?.meaning
  const beforeThat = items[index - 2]?.meaning
  const changes = [before, beforeThat].some(meaning => meaning?.kind === 'cue' && meaning.cue === 'edit')
  if (changes || items[index]?.on) return undefined
  const own = items[index]?.meaning
  const after = next === undefined ? undefined : items[next]?.meaning
  if (own?.kind === 'color' && !own.literal && after?.kind === 'color') {
    const third = items[(next ?? 0) + 1]
    if (after.literal && !items[next ?? 0]?.on) return next
    if (third?.join === 'none' && !third.on && third.meaning.kind === 'color' && third.meaning.literal)
      return (next ?? 0) + 1
  }
  const first = previous === undefined ? undefined : items[previous]?.meaning
  const second = own?.kind === 'color' && !own.literal && first?.kind === 'color' && !first.literal
  return second ? previous : undefined
}

function takesPart(items: readonly Item[], index: number | undefined): boolean {
  const kind = index === undefined ? undefined : items[index]?.meaning.kind
  return kind === 'setting' || kind === 'mood'
}

function isPageLimit(items: readonly Item[], index: number | undefined): boolean {
  const meaning = index === undefined ? undefined : items[index]?.meaning
  return meaning?.kind === 'setting' && meaning.patch.page?.maxPages !== undefined
}
