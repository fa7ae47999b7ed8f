import type { Design } from './design.ts'
import { interpretColor, interpretShade } from './interpret-color.ts'
import type { Meaning, Target } from './meaning.ts'
import { nearestRadius, qualityPatch } from './quality-wishes.ts'
import { type Context, type Parse, phraseFor, type Reading, targetOf } from './reading.ts'

/** Reads what each item asks for. Every content word ends in exactly one list of the reading. */
export function interpret(parse: Parse, base: Design): Reading {
  const { items, bound, companions } = parse
  const reading: Reading = {
    wishes: [],
    votes: [],
    colors: [],
    faces: [],
    bans: [],
    ignored: [],
    assumed: [],
    edits: items.some(({ meaning }) => isEdit(meaning)),
  }
  const spokenFor = new Set([...companions.values()].flat())
  for (const target of bound) if (target !== undefined) spokenFor.add(target)
  for (const negation of parse.negations) if (negation) spokenFor.add(negation.cue)
  for (const [index, item] of items.entries()) {
    if (item.meant)
      reading.assumed.push({ phrase: parse.phraseOf([index]), effect: `read as "${item.meant}"` })
    if (!spokenFor.has(index)) interpretItem(item.meaning, { parse, index, base, reading })
  }
  return reading
}

function isEdit(meaning: Meaning): boolean {
  if (meaning.kind === 'cue') return meaning.cue === 'edit' || meaning.cue === 'more'
  return (
    (meaning.kind === 'quality' && meaning.edit === true) ||
    (meaning.kind === 'mood' && meaning.comparative === true)
  )
}

function interpretItem(meaning: Meaning, context: Context): void {
  const { reading, base } = context
  const negation = context.parse.negations[context.index]
  const phrase = phraseFor(context)
  const target = targetOf(context)
  const ignore = (effect: string): void => {
    reading.ignored.push({ phrase, effect })
  }
  switch (meaning.kind) {
    case 'setting':
      interpretSetting(meaning, context, phrase)
      return
    case 'mood':
      for (const mood of meaning.moods)
        reading.votes.push({ item: context.index, phrase, mood, weight: moodWeight(context) })
      if (meaning.assumed) reading.assumed.push({ phrase, effect: meaning.assumed })
      return
    case 'color':
      interpretColor(meaning, context, phrase)
      return
    case 'shade': {
      const alone = interpretShade(meaning, context, phrase)
      if (alone) interpretItem(alone, context)
      return
    }
    case 'typeface':
      reading.faces.push({ phrase, face: meaning.face, target, banned: negation?.kind === 'no' })
      return
    case 'quality': {
      const amount = negation?.kind === 'soft' ? -meaning.amount : meaning.amount * degreeOf(context)
      const patch = negation?.kind === 'no' ? undefined : qualityPatch(meaning.property, amount, target, base)
      if (patch) reading.wishes.push({ phrase, level: 'word', patch })
      else if (meaning.alone && !negation) interpretItem(meaning.alone, context)
      else
        ignore(
          negation ? 'there is no token for its opposite' : 'of what? name a part: headlines, text, corners',
        )
      return
    }
    case 'macro': {
      const patches = meaning.steps.map(step => qualityPatch(step.property, step.amount, step.target, base))
      for (const patch of patches) {
        if (patch) reading.wishes.push({ phrase, level: 'word', patch, assumed: meaning.assumed })
      }
      return
    }
    case 'length':
      interpretLength(meaning.px, target, context, phrase)
      return
    case 'unsupported':
      ignore(negation ? `left out anyway: ${meaning.reason}` : meaning.reason)
      return
    case 'cue':
      if (meaning.cue !== 'edit' && meaning.cue !== 'end') ignore('nothing follows that it could steer')
      return
    case 'target':
      ignore('nothing is asked of it')
      return
    case 'number':
    case 'degree':
      ignore('of what is not said')
      return
    case 'unknown':
      ignore('not in the vocabulary')
      return
  }
}

function interpretSetting(meaning: Meaning & { kind: 'setting' }, context: Context, phrase: string): void {
  const { reading, parse, index } = context
  if (meaning.patch.locale && describesNext(parse, index)) {
    reading.ignored.push({
      phrase,
      effect: 'read as a manner, not as the language of the copy: say "in French" for that',
    })
    return
  }
  const assumed = meaning.assumed === undefined ? {} : { assumed: meaning.assumed }
  if (!parse.negations[index]) {
    reading.wishes.push({ phrase, level: 'word', patch: meaning.patch, ...assumed })
  } else if (meaning.off) {
    reading.wishes.push({ phrase, level: 'ban', patch: meaning.off })
  } else {
    reading.ignored.push({ phrase, effect: 'what to have instead is not said' })
  }
}

/** `French bistro`, `Japanese minimal`: the word before a noun or a manner names no language. */
function describesNext({ items }: Parse, index: number): boolean {
  const next = items[index + 1]
  return next?.join === 'none' && ['unknown', 'mood', 'target', 'color'].includes(next.meaning.kind)
}

/** Degrees: `slightly` ½, `very` 1.5; turned down −.4; banned −1; `more` a half. */
function moodWeight(context: Context): number {
  const negation = context.parse.negations[context.index]
  if (negation) return negation.kind === 'no' ? -1 : -0.4
  const companions = context.parse.companions.get(context.index) ?? []
  const more = companions.some(other => {
    const companion = context.parse.items[other]?.meaning
    return companion?.kind === 'cue' && companion.cue === 'more'
  })
  return degreeOf(context) * (more ? 0.5 : 1)
}

function degreeOf({ parse, index }: Context): number {
  const factors = (parse.companions.get(index) ?? []).map(other => {
    const meaning = parse.items[other]?.meaning
    return meaning?.kind === 'degree' ? meaning.factor : 1
  })
  return Math.min(
    factors.reduce((product, factor) => product * factor, 1),
    3,
  )
}

function interpretLength(px: number, target: Target | undefined, { reading }: Context, phrase: string): void {
  const rounded = Math.round(px * 100) / 100
  if (target === 'corners') {
    reading.wishes.push({ phrase, level: 'literal', patch: { shape: { radius: nearestRadius(px) } } })
  } else if ((target === 'text' || target === 'type') && rounded >= 4 && rounded <= 200) {
    reading.wishes.push({ phrase, level: 'literal', patch: { type: { baseSize: rounded } } })
  } else {
    reading.ignored.push({ phrase, effect: 'lengths are read for body text and corner radius' })
  }
}
