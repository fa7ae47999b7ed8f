import type { Context } from '../context.ts'
import type { Stretch } from '../facts/phrase.ts'
import type { Concept } from '../words/en.ts'

/** A label with its value within running words: `Title: "Dusk". Subtitle – four films`, `Der Name ist Ada Lark`. */
export interface ToldLabel {
  /** What it is known as; undefined for one with a colon that no list has. */
  readonly concept?: Concept
  readonly sign: 'colon' | 'dash' | 'verb'
  /** Where its sentence begins, the words that are the label, where its value begins and where that ends. */
  readonly start: number
  readonly name: Stretch
  readonly value: number
  readonly end: number
}

/** The labels that sentences of a line open with. A line with a single label of its own is one already and has none here but what heads a sheet. */
export function labelledIn(text: string, context: Context): readonly ToldLabel[] {
  const all = startsOf(text).flatMap(start => labelAt(text, start, context) ?? [])
  // Behind a comma a label goes on where one leads: `Phone is 12 34, mail is a@b.example`.
  const isLed = all[0]?.start === 0
  const found = all.filter(({ start }) => isLed || !text.slice(0, start).trimEnd().endsWith(','))
  const known = found.filter(({ concept }) => concept !== undefined)
  if (known.length === 0) return []
  const own = found.length > 1 ? found : known
  return own.map((label, at) => ({ ...label, end: own[at + 1]?.start ?? text.length }))
}

/** Where sentences and clauses begin. */
function startsOf(text: string): readonly number[] {
  return [
    0,
    ...[...text.matchAll(/[.!?。！？;；”»"》,]\s*(?=\S)/gu)].map(({ index, 0: sign }) => index + sign.length),
  ]
}

/** A label of one to three words, and the sign or the verb that ties its value to it. */
const LABEL =
  /^(?:and |und |et |y |e |en |i |a |och |та |і |и )?((?:(?:[Tt]he|[Hh]is|[Hh]er|[Oo]ur|[Mm]y|[Dd]er|[Dd]ie|[Dd]as|[Ss]ein|[Ii]hr|[Uu]nsere?|[Mm]eine?|[Ll]e|[Ll]a|[Ll]es|[Nn]otre|[Ss]on|[Ss]a|[Ee]l|[Ll]os|[Ll]as|[Nn]uestr[oa]|[Ss]u|[Ii]l|[Ll]o|[Ii]|[Gg]li|[Nn]ostr[oa]|[Ss]uo|[Oo]|[Aa]|[Oo]s|[Aa]s|[Nn]osso|[Nn]ossa|[Dd]e|[Hh]et|[Oo]nze|[Oo]ns|[Zz]ijn|[Hh]aar) |[Ll][’'])?)([\p{L}][\p{L}\p{M}’'-]*(?:\s[\p{L}\p{M}’'-]+){0,2}?)(\s?[:：]\s?|\s[–—-]\s|\s(?:is|are|will be|would be|ist|sind|heißt|lautet|wäre|est|sera|serait|es|será|sería|è|sarà|sarebbe|é|seria|wordt|jest|to|brzmi|je|bude|är|blir|er)\s(?=["“„«\p{Lu}\d@+€£$]|[\w.-]+@))(?=\S)/u

function labelAt(text: string, start: number, { lexicon }: Context): Omit<ToldLabel, 'end'> | undefined {
  const [whole, article = '', name = '', tie = ''] = LABEL.exec(text.slice(start, start + REACH)) ?? []
  if (whole === undefined) return undefined
  const at = start + whole.length - tie.length - name.length
  const place = { start, name: [at, at + name.length] as const, value: start + whole.length }
  const sign = /[:：]/u.test(tie) ? 'colon' : /[–—-]/u.test(tie) ? 'dash' : 'verb'
  const meanings = lexicon(name).filter(({ weight }) => weight > KNOWN)
  const concept = CONCEPTS.find(one => meanings.some(meaning => meaning.concept === one))
  const before = text.slice(0, start).trimEnd()
  const isClause = start > 0 && before.endsWith(',')
  if (concept === undefined) {
    // A word with a colon at the head of a sentence is a label, whatever it says.
    const isLabel = sign === 'colon' && article === '' && !isClause && /^\p{Lu}|^\p{Lo}/u.test(name)
    return isLabel ? { sign, ...place } : undefined
  }
  if (isClause && sign === 'dash') return undefined
  return { concept, sign, ...place }
}

/** Letters that a label with its article and its verb has at most. */
const REACH = 60
/** Weight of a meaning from which on a label says what its value is. */
const KNOWN = 0.8

/** What a letter says of a sheet in sentences. */
const CONCEPTS: readonly Concept[] = [
  'title',
  'subtitle',
  'name',
  'organization',
  'telephone',
  'email',
  'handle',
  'url',
  'price',
  'startDate',
  'date',
  'time',
  'location',
  'address',
  'recipient',
  'jobTitle',
  'code',
]
