import type { Context } from '../context.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import { type Role, ruleOf } from '../roles.ts'
import { readValue } from '../values/read-value.ts'
import type { FoundValue } from '../values/value.ts'
import { type NameRun, nameRuns } from './name-runs.ts'
import { type ProseClaim, toldClaim } from './told-claim.ts'

/** Roles that are a place and that a word in the sentence may name: `redeem it at our base, North Quay, Leith`. */
const named: readonly Role[] = ['redeemAt']

/** Places that a sentence tells: names after a day, names after a word for the place. */
export function* placeClaims(
  sentence: Phrase,
  found: readonly FoundValue[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const runs = nameRuns(sentence).filter(run => !found.some(value => overlaps(run, value)))
  const words = ({ start, end }: NameRun): Phrase => trim(cut(sentence, start, end))
  for (const run of runs) {
    if (run.parts.length < 2) continue
    for (const role of named) {
      if (!taken.includes(role) || !isNamed(role, sentence.text.slice(0, run.start), context)) continue
      yield toldClaim(role, words(run), undefined, {
        weight: 0.56,
        because: 'names after a word for the place',
        context,
      })
    }
  }
  if (taken.includes('location')) yield* occasions(sentence, found, runs, context)
}

/** Days are no places; figures of an address are part of one. */
function overlaps({ start, end }: NameRun, { value, start: from, end: to }: FoundValue): boolean {
  const isPlace = value.type === 'number' || value.type === 'code' || value.type === 'quantity'
  return !isPlace && from < end && to > start
}

/** Words before a place among which its name is looked for. */
const NEAR = 8

function isNamed(role: Role, before: string, { lexicon }: Context): boolean {
  const [own] = ruleOf(role).concepts
  const words = before.match(/[\p{L}\p{M}'’-]+/gu)?.slice(-NEAR) ?? []
  const names = words.flatMap((_, at) => [1, 2, 3].map(length => words.slice(at, at + length).join(' ')))
  return names.some(
    name => name.length > 3 && lexicon(name).some(({ concept, weight }) => concept === own && weight > 0.9),
  )
}

/** Where something takes place: `Sat 6 Feb 2027, Queen's Hall, Port of Spain`, `on 24 May … at Banyan Court, Law Lane`. */
function* occasions(
  sentence: Phrase,
  found: readonly FoundValue[],
  runs: readonly NameRun[],
  context: Context,
): Generator<ProseClaim> {
  const reason = { weight: 0.44, because: 'names after the day', context }
  for (const { value, end } of found) {
    if (value.type !== 'date') continue
    const match = /^,\s*(\p{Lu}[^.,;!?\n]*(?:,\s+\p{Lu}[^.,;!?\n]*)*)/u.exec(sentence.text.slice(end))
    const place = match?.[1]
    if (match && place !== undefined && isName(place) && readValue(place, context.lang)?.type !== 'date') {
      const at = end + match[0].length - place.length
      yield toldClaim('location', trim(cut(sentence, at, at + place.length)), undefined, reason)
    }
    const run = runs.find(
      ({ start, parts }) =>
        start >= end && parts.length > 1 && /\s\p{Ll}{1,4}\s+$/u.test(sentence.text.slice(0, start)),
    )
    if (run) yield toldClaim('location', trim(cut(sentence, run.start, run.end)), undefined, reason)
  }
}

/** Small words that stand together in a name at most: `4 km south of Avesta`; those of a sentence are more. */
function isName(place: string): boolean {
  return !/(?:(?<!\S)\p{Ll}\S*\s+){4}/u.test(place)
}

/** A name and where that is, after a comma: `Harbour Yard, behind the church`. */
const beside =
  /^\p{Lu}[^,;:.!?\n]{3,60},\s+(?:behind|beside|opposite|near|next to|above|below|under|upstairs|across from|corner of|hinter|neben|gegenüber|über|unter|nahe|derrière|en face|près|à côté|au-dessus|sous|detrás|frente|junto|al lado|encima|dietro|accanto|di fronte|vicino|sopra|atrás|em frente|ao lado|achter|naast|tegenover|boven|obok|naprzeciwko|bakom|bredvid|mittemot|bag|ved siden|overfor|bak)(?!\p{L})[^.!?\n]{3,60}$/u

/** A name and its town: `Amfiteatr pod Lipami, Kazimierz`. */
const inTown = /^\p{Lu}[^,;:.!?\d\n]{3,60}(?:,\s+\p{Lu}[\p{L}'’ -]{1,30}){1,2}$/u

/** Names of people stand beside each other as well, each in two or three words: `Ada Quill, Per Lund`. */
function areNames({ text }: Phrase): boolean {
  return text.split(/,\s+/u).every(piece => /^\p{Lu}\S*(?:\s\p{Lu}\S*){1,2}$/u.test(piece))
}

/** A place in the line under the day: by its name and where that is. */
export function* placeUnder(
  above: readonly FoundValue[],
  line: Phrase,
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const isDated = above.some(({ value }) => value.type === 'date' || value.type === 'time')
  if (!taken.includes('location') || !isDated) return
  if (!beside.test(line.text) && (!inTown.test(line.text) || areNames(line))) return
  yield toldClaim('location', line, undefined, {
    weight: 0.5,
    because: 'a name and where it is, under the day',
    context,
  })
}
