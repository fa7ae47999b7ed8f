/** Opening and closing marks: [double open, double close, single open, single close]. */
type Marks = readonly [string, string, string, string]

const english: Marks = ['“', '”', '‘', '’']
const low: Marks = ['„', '“', '‚', '‘']
const lowHigh: Marks = ['„', '”', '‚', '’']
const angles: Marks = ['«', '»', '‹', '›']
const spaced: Marks = ['«\u202f', '\u202f»', '‹\u202f', '\u202f›']
const anglesLow: Marks = ['«', '»', '„', '“']
const right: Marks = ['”', '”', '’', '’']
const corners: Marks = ['「', '」', '『', '』']

/** Conventions by language; where a tag with a region differs it has a line of its own. */
const conventions: Readonly<Record<string, Marks>> = {
  de: low,
  'de-ch': angles,
  cs: low,
  sk: low,
  sl: low,
  bg: low,
  is: low,
  lt: low,
  pl: lowHigh,
  hu: lowHigh,
  ro: lowHigh,
  hr: lowHigh,
  sr: lowHigh,
  fr: spaced,
  'fr-ch': angles,
  it: angles,
  es: angles,
  'es-mx': english,
  'es-us': english,
  'es-419': english,
  pt: english,
  'pt-pt': angles,
  el: angles,
  ca: angles,
  nb: angles,
  nn: angles,
  no: angles,
  ru: anglesLow,
  uk: anglesLow,
  be: anglesLow,
  sv: right,
  fi: right,
  da: right,
  et: lowHigh,
  ka: low,
  hy: angles,
  fa: angles,
  ja: corners,
  'zh-tw': corners,
  'zh-hk': corners,
  'zh-hant': corners,
}

/** Languages in which straight marks are letters or are left to the author. */
const untouched: ReadonlySet<string> = new Set(['he', 'yi', 'am'])

/** The quotation marks of a language (BCP 47), or undefined where straight ones stay. */
export function quotesOf(lang: string): Marks | undefined {
  const tag = lang.toLowerCase()
  const primary = tag.split('-')[0] ?? tag
  if (untouched.has(primary)) return undefined
  // A language alone names no region, though it may have the letters of one: `pt` is not `pt-PT`.
  const region = tag === primary ? tag : `${primary}-${tag.split('-').at(-1)}`
  return (
    (Object.hasOwn(conventions, region) ? conventions[region] : undefined) ??
    (Object.hasOwn(conventions, primary) ? conventions[primary] : undefined) ??
    english
  )
}

/** What a pass over a paragraph remembers between two pieces of its text. */
export interface QuoteState {
  /** The character before, '' at the start. */
  before: string
  openDouble: boolean
  openSingle: boolean
}

/** Straight quotation marks and apostrophes to a language's own. */
export function curlQuotes(value: string, marks: Marks, state: QuoteState): string {
  let curled = ''
  for (let at = 0; at < value.length; at++) {
    const char = value.charAt(at)
    const before = at === 0 ? state.before : value.charAt(at - 1)
    const next = value.charAt(at + 1)
    if (char === '"') curled += double(before, next, marks, state)
    else if (char === "'") curled += single(before, value.slice(at + 1), marks, state)
    else curled += char
  }
  return curled
}

function double(before: string, next: string, marks: Marks, state: QuoteState): string {
  if (!state.openDouble && /\d/.test(before)) return '″'
  const opens = state.openDouble ? opensAfter(before) && /[\p{L}\p{N}]/u.test(next) : opensAfter(before)
  state.openDouble = opens
  return opens ? marks[0] : marks[1]
}

function single(before: string, rest: string, marks: Marks, state: QuoteState): string {
  if (opensAfter(before)) {
    // Words that begin with an apostrophe: '90s, '68, 'tis, rock 'n' roll.
    if (/^(?:\d0s\b|\d\d(?!\d)[^']{0,400}$|tis\b|twas\b|em\b|n['’]|til\b|cause\b)/i.test(rest)) return '’'
    state.openSingle = true
    return marks[2]
  }
  if (/\d/.test(before) && !state.openSingle && !/^\p{L}/u.test(rest)) return '′'
  if (/^\p{L}/u.test(rest) || !state.openSingle) return '’'
  state.openSingle = false
  return marks[3]
}

function opensAfter(before: string): boolean {
  return before === '' || /[\s([{<\u2014\u2013/“‘„‚«‹「『"'-]/u.test(before)
}
