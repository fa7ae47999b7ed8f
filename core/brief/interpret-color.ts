import type { Meaning } from './meaning.ts'
import { shadedColor } from './palette.ts'
import { type Context, targetOf } from './reading.ts'

/** Notes a colour for its part, or the ban of a hue. */
export function interpretColor(meaning: Meaning & { kind: 'color' }, context: Context, phrase: string): void {
  const { parse, index, reading } = context
  const companions = (parse.companions.get(index) ?? []).map(other => parse.items[other]?.meaning)
  if (parse.negations[index]) {
    if (meaning.hues) reading.bans.push({ phrase, hues: meaning.hues })
    else
      reading.ignored.push({
        phrase,
        effect: 'only hues can be banned: name another colour for the part instead',
      })
    return
  }
  const shade = companions.find(companion => companion?.kind === 'shade')
  const turned = shade?.kind === 'shade' && !meaning.literal
  const hex = turned ? shadedColor(meaning.hex, shade.lightness, shade.chroma) : meaning.hex
  const clause = parse.items.slice(Math.max(index - 3, 0), index).map(item => item.meaning)
  const changes = clause.some(other => other.kind === 'cue' && other.cue === 'edit')
  const on = parse.items[index]?.on === true
  const target = targetOf(context)
  const ground = on && (target === undefined || target === 'text')
  reading.colors.push({
    phrase,
    hex,
    literal: meaning.literal,
    target: ground ? 'background' : target,
    changes,
  })
  const single = companions.some(
    companion =>
      (companion?.kind === 'number' && companion.value === 1) ||
      (companion?.kind === 'cue' && companion.cue === 'only'),
  )
  if (single) reading.wishes.push({ phrase, level: 'word', patch: { color: { scheme: 'mono' } } })
}

/**
 * Reads a shade without a colour: of a ground, or as a weight of type.
 * Returns what the word means by itself where neither is asked for.
 */
export function interpretShade(
  meaning: Meaning & { kind: 'shade' },
  context: Context,
  phrase: string,
): Meaning | undefined {
  const { reading, parse, index } = context
  const target = targetOf(context)
  const negated = parse.negations[index] !== undefined
  if (!negated && target === 'background' && meaning.ground) {
    reading.wishes.push({ phrase, level: 'word', patch: meaning.ground })
  } else if (!negated && meaning.weight !== null && (target === 'heading' || target === 'type')) {
    reading.wishes.push({ phrase, level: 'word', patch: { type: { displayWeight: meaning.weight } } })
  } else if (meaning.alone) {
    return meaning.alone
  } else {
    reading.ignored.push({ phrase, effect: 'no colour follows' })
  }
  return undefined
}
