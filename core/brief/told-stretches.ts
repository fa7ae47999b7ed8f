/** Finds the clauses of a brief that only tell: why, who reads it, what was before, what others have. */
import { stories } from './words/stories.ts'

/** From one place in a text to another. */
interface Stretch {
  readonly from: number
  readonly to: number
}

interface Patterns {
  /** Whether any clause of a brief could tell something: asked before all else. */
  readonly any: RegExp
  /** What parts clauses. */
  readonly parts: RegExp
  readonly because: RegExp
  readonly people: RegExp
  readonly before: RegExp
  readonly others: RegExp
  readonly so: RegExp
  readonly who: RegExp
  readonly wish: RegExp
}

/** Where a word ends, or what is written together with the next. */
const END = "(?:(?!\\p{L})|(?<=['’\\p{Script=Han}]))"

/** Where and when it is told: a told clause goes on with it behind a comma. */
const WHERE =
  'in|at|on|under|half|im|am|bei|mit|dans|au|sous|avec|en|bajo|nel|nella|al|sotto|no|na|sob|bij|op|onder|i|på|w|na|przy|у|в'

const patternsOf = (lang: string): Patterns | undefined => {
  const tongue = stories[lang]
  const known = tongue && compiled.get(lang)
  if (!tongue || known) return known
  const { because, so, people, doing, others, last, was, wish, articles, who } = tongue
  const word = (words: string, end = '(?!\\p{L})'): string => `(?<!\\p{L})(?:${words})${end}`
  const opening = `^\\s*(?:(?:${articles})(?:\\s+|(?<=['’]))){0,4}`
  const done = doing === '' ? '' : `(?:\\s+\\p{L}+){0,4}?\\s+(?:${doing})(?!\\p{L})`
  const made = {
    any: new RegExp(word([because, people, others, last].join('|'), ''), 'u'),
    parts: new RegExp(
      `[.;:!?\\n()–—]+(?=\\s|$)|,(?!\\d)|(?=\\s${word(because, END)})|(?=\\s${word(so)})`,
      'gu',
    ),
    because: new RegExp(`^\\s*(?:${because})${END}`, 'u'),
    people: new RegExp(`${opening}(?:${people})(?!\\p{L})${done}`, 'u'),
    before: new RegExp(`${opening}(?:${last})\\s+\\p{L}+(?:\\s+\\p{L}+){0,3}?\\s+(?:${was})(?!\\p{L})`, 'u'),
    others: new RegExp(
      `^\\s*(?:${others})\\s+(?:\\p{L}+\\s+){0,3}?(?:${doing || '\\p{L}+'}|do|does|macht|machen|fait|le fait|font|hace|hacen|fa|fanno|faz|fazem|doet|doen|gör|robi|robią|yapıyor|робить|роблять|uses?|prints?|utilise|usan?|usano|usam?|gebruikt|använder)(?!\\p{L})`,
      'u',
    ),
    so: new RegExp(`^\\s*(?:${so})(?!\\p{L})`, 'u'),
    who: new RegExp(`^\\s*(?:${who}|${WHERE})(?!\\p{L})`, 'u'),
    wish: new RegExp(word(wish), 'u'),
  }
  compiled.set(lang, made)
  return made
}

const compiled = new Map<string, Patterns>()

/** The clauses of a brief, in small letters, that tell something and ask for nothing. */
export function toldStretches(text: string, lang = 'en'): readonly Stretch[] {
  const patterns = patternsOf(lang)
  if (!patterns?.any.test(text)) return []
  const told: Stretch[] = []
  let [from, goesOn] = [0, false]
  const close = (to: number, mark: string): void => {
    const clause = text.slice(from, to)
    if (clause.trim() === '') return
    const isTold =
      tells(clause, patterns) || (goesOn && patterns.who.test(clause) && !patterns.wish.test(clause))
    if (isTold) told.push({ from, to })
    goesOn = isTold && mark === ','
  }
  for (const { 0: mark, index } of text.matchAll(patterns.parts)) {
    close(index, mark)
    from = index + mark.length
  }
  close(text.length, '')
  return told
}

function tells(clause: string, { because, people, before, others, so, wish }: Patterns): boolean {
  if (so.test(clause)) return false
  if (because.test(clause)) return true
  return [people, before, others].some(pattern => pattern.test(clause)) && !wish.test(clause)
}
