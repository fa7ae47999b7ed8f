import { isForbidden } from '../theme/hues.ts'
import { toOklch } from '../theme/oklch.ts'
import type { Design } from './design.ts'
import type { Reading } from './reading.ts'
import { shownToken, type Wish } from './ledger.ts'
import type { MoodSum } from './mood-wishes.ts'
import type { BriefNote } from './report.ts'
import { colorNamed } from './words/colors.ts'

/** Accents to take, in this order, when the one at hand has a banned hue. */
const SUBSTITUTES = ['terracotta', 'petrol', 'forest', 'plum', 'bronze', 'crimson', 'navy', 'graphite']

/** A design with its accent decided, and what is to be said about it. */
export interface Accent {
  readonly design: Design
  readonly assumed: readonly BriefNote[]
  readonly conflicts: readonly BriefNote[]
}

/** The accent where the brief names none: the mood's own, and never a banned hue. A named colour keeps its role even so. */
export function readAccent(
  design: Design,
  reading: Reading,
  colors: readonly Wish[],
  moods: MoodSum,
): Accent {
  const named = [...colors, ...reading.wishes].some(({ patch }) => patch.color?.seeds !== undefined)
  if (named) return { design, assumed: [], conflicts: bannedSeeds(design, reading) }
  const fromMood = reading.edits ? undefined : moods.accents
  const seeds = allowedSeeds(fromMood ?? design.color.seeds, design)
  if (seeds.join() === design.color.seeds.join()) return { design, assumed: [], conflicts: [] }
  const phrase = (fromMood ? reading.votes : reading.bans).map(part => part.phrase).join(', ')
  const assumed = [{ phrase, effect: shownToken('color.seeds', seeds) }]
  return { design: { ...design, color: { ...design.color, seeds } }, assumed, conflicts: [] }
}

function bannedSeeds(design: Design, { bans }: Reading): readonly BriefNote[] {
  const seeds = design.color.seeds.filter(seed => isBanned(seed, design))
  return bans.flatMap(({ phrase }) =>
    seeds.map(seed => ({
      phrase,
      effect: `${seed} was named, so it keeps its role although its hue is banned`,
    })),
  )
}

function allowedSeeds(seeds: readonly string[], design: Design): readonly string[] {
  const allowed = seeds.filter(seed => !isBanned(seed, design))
  if (allowed.length > 0) return allowed
  const substitute = SUBSTITUTES.map(colorNamed).find(seed => !isBanned(seed, design))
  return [substitute ?? colorNamed('black')]
}

function isBanned(seed: string, { color }: Design): boolean {
  const { c, h } = toOklch(seed)
  return c > 0.03 && isForbidden(h, color.forbidHues)
}
