/** Tells words that changed nothing together with those beside them that say why: `sponsors at the foot` is one wish. */
import type { Item } from './items.ts'

/** A phrase that changed nothing, and why. */
export interface Unheard {
  readonly phrase: string
  readonly effect: string
}

/** Of a word for what is made. */
export const THE_WHOLE = 'the whole that is made, and nothing that is asked of it'

/** Of a figure that stands in the copy. */
export const OF_COPY =
  'words of the copy: what is to be done with them is not understood, say "largest", "bold" or "small"'

/** Reasons that say no more than that a word is not understood by itself. */
const WEAK: ReadonlySet<string> = new Set([
  'not in the vocabulary',
  THE_WHOLE,
  'nothing is asked of it',
  'of what is not said',
  'nothing follows that it could steer',
  'of what? name a part: headlines, text, corners',
  'a name, or words of the copy',
  OF_COPY,
])

/** Whether a reason says no more of a word than that nobody knows it: that of `drop shadows` says what a shadow is. */
export function isUnknown({ effect }: Unheard): boolean {
  return WEAK.has(effect) || effect === NOTHING_DRAWN || effect.startsWith('what is to be left out')
}

/** Whether what a phrase asks for is so without it: what it bans is never drawn, what it wants is there in any case. */
export function isMet({ effect }: Unheard): boolean {
  return effect === NOTHING_DRAWN || effect.startsWith(LEFT_OUT) || / (?:already|in any case)$/.test(effect)
}

/** Of a thing that is banned and that no composition draws. */
export const NOTHING_DRAWN = 'nothing is drawn that neither the format nor the copy has'

/** Before the reason why a thing that is banned is never drawn. */
export const LEFT_OUT = 'left out anyway: '

/** Words that one reason takes on either side. */
const MOST = 4

/** A stretch of a brief whose words came to nothing for one reason. */
interface Stretch {
  phrase: string
  effect: string
  readonly isWeak: boolean
  readonly at: readonly Unheard[]
}

/**
 * The notes with weak ones made part of the nearest in the same clause that has a reason; of several the one behind, as in
 * `amounts on the right`. `heard[index]` is what an item came to, where that was one such note and nothing else.
 */
export function gatherIgnored(
  ignored: readonly Unheard[],
  items: readonly Item[],
  heard: readonly (Unheard | undefined)[],
): readonly Unheard[] {
  const gathered = new Map<Unheard, Unheard | undefined>()
  let run: Stretch[] = []
  const close = (): void => {
    for (const { phrase, effect, at } of joined(run)) {
      const [first, ...others] = at
      if (first && others.length > 0) gathered.set(first, { phrase, effect })
      for (const other of others) gathered.set(other, undefined)
    }
    run = []
  }
  for (const [index, item] of items.entries()) {
    const note = heard[index]
    if (note === undefined || item.join !== 'none' || item.colon) close()
    if (note) run.push({ ...note, isWeak: WEAK.has(note.effect), at: [note] })
  }
  close()
  return ignored.flatMap(note => (gathered.has(note) ? (gathered.get(note) ?? []) : [note]))
}

function joined(run: readonly Stretch[]): readonly Stretch[] {
  const forward: Stretch[] = []
  for (const stretch of run) {
    const waiting: Stretch[] = []
    while (!stretch.isWeak && forward.at(-1)?.isWeak && waiting.length < MOST)
      waiting.unshift(forward.pop() as Stretch)
    forward.push(waiting.reduceRight((all, before) => together(before, all, all), stretch))
  }
  const all: Stretch[] = []
  for (const stretch of forward) {
    const before = all.at(-1)
    const isNear = before !== undefined && before.at.length < MOST * 2
    if (before && isNear && !before.isWeak && stretch.isWeak)
      all[all.length - 1] = together(before, stretch, before)
    else all.push(stretch)
  }
  return all
}

function together(first: Stretch, second: Stretch, { effect, isWeak }: Stretch): Stretch {
  // Words of another language that stand for one phrase have it all.
  const isSaid = second.phrase.includes(' ') && first.phrase.endsWith(second.phrase)
  const phrase = isSaid ? first.phrase : `${first.phrase} ${second.phrase}`
  return { phrase, effect, isWeak, at: [...first.at, ...second.at] }
}
