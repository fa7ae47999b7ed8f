/** Reads a design brief in plain words into design tokens: deterministic, in linear time, and with nothing dropped silently. */
import { readAccent } from './accent.ts'
import { readCompanions } from './companions.ts'
import type { Design } from './design.ts'
import { readGround } from './ground.ts'
import { faceWishes, usualFamilies } from './face-wishes.ts'
import { interpret } from './interpret.ts'
import type { Parse, Reading } from './reading.ts'
import { readItems } from './items.ts'
import { settle, type Wish } from './ledger.ts'
import { mergePatches, type MoodSum, sumMoods } from './mood-wishes.ts'
import { readNegations } from './negation.ts'
import { paletteWishes } from './palette.ts'
import type { BriefReport } from './report.ts'
import { bindTargets } from './targets.ts'
import { readTokens } from './tokens.ts'
import { writeReport } from './write-report.ts'

/** A design bent to a brief, and what became of the brief's words. */
export interface HeardBrief {
  readonly design: Design
  readonly report: BriefReport
}

/**
 * Bends a design to a brief. `base` is a format's own design, or that of an earlier rendition, which the brief then edits.
 * The report says what became of every content word. Never throws: what is not understood is listed as ignored.
 */
export function readBrief(instructions: string, base: Design): HeardBrief {
  const reading = interpret(parseBrief(instructions), base)
  const moods = sumMoods(reading.votes, base)
  const mood = moodWish(reading, moods)
  const usual = usualFamilies(reading.edits ? undefined : moods.pairing, base)
  const colors = paletteWishes(reading.colors, base)
  const forbidHues = distinctRanges([...base.color.forbidHues, ...reading.bans.map(({ hues }) => hues)])
  const bans = reading.bans.map(
    ({ phrase }): Wish => ({ phrase, level: 'ban', patch: { color: { forbidHues } } }),
  )
  const wishes = [mood, ...reading.wishes, ...faceWishes(reading.faces, usual), ...colors, ...bans]
  const settled = settle(wishes, base)
  const ground = readGround(settled, base)
  const accent = readAccent(ground.design, reading, colors, moods)
  const assumed = [...ground.assumed, ...accent.assumed]
  const { design, conflicts } = accent
  return { design, report: writeReport({ reading, moods, mood, settled, colors, assumed, conflicts }) }
}

function parseBrief(instructions: string): Parse {
  const { text, tokens } = readTokens(instructions)
  const items = readItems(tokens)
  const bound = bindTargets(items)
  return {
    items,
    bound,
    negations: readNegations(items),
    companions: readCompanions(items, bound),
    phraseOf(indexes) {
      const ordered = [...new Set(indexes)].sort((a, b) => a - b)
      return ordered
        .map(index => {
          const item = items[index]
          return text.slice(tokens[item?.first ?? 0]?.start, tokens[item?.last ?? 0]?.end)
        })
        .join(' ')
    },
  }
}

function distinctRanges(ranges: Design['color']['forbidHues']): Design['color']['forbidHues'] {
  return [...new Map(ranges.map(range => [range.join('–'), range])).values()]
}

/** All moods together make one wish, outranked by everything said outright. An edit keeps the families. */
function moodWish({ edits, votes }: Reading, { patch, pairing }: MoodSum): Wish {
  const phrase = votes.map(vote => vote.phrase).join(', ')
  if (edits || !pairing) return { phrase, level: 'mood', patch }
  const { display, text, uppercase } = pairing
  const type = { display, text, ...(uppercase && { displayCase: 'uppercase' as const }) }
  return { phrase, level: 'mood', patch: mergePatches({ type }, patch) }
}
