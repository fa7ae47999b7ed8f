import { calendarWords } from '../calendar-names.ts'
import { onDemand } from '../../on-demand.ts'

/** A year at the start of a line, with a month, a season or a few words such as `since` before it; or a time of day. */
const yearOrHour =
  /^(?:(?:(?:\d{1,2}[./])|\p{L}[\p{L}.]{0,11} |\d{1,2}\.? ){0,2}[12]\d{3}(?![\d.,]\d)(?:\b|\p{L})|\d{1,2}[:.h]\d{2}\b)/u

/** A day with its month in figures before words of its own: `31/12 - secret`, `1.5. - geheim`. */
const inFigures =
  /^(?:0?[1-9]|[12]\d|3[01])(?:\/(?:0?[1-9]|1[0-2])|\.(?:0?[1-9]|1[0-2])\.)(?= ?[-–—:]? ?\p{L})/u

const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}-]{2,}$/u

/** The names of days and months that are one word, in small letters. */
const names = onDemand(() => {
  const forms = (of: 'months' | 'weekdays'): ReadonlySet<string> =>
    new Set(
      Object.values(calendarWords)
        .flatMap(words => words[of].toLowerCase().split(/[,|] ?/))
        .filter(form => alphabetic.test(form)),
    )
  return { months: forms('months'), weekdays: forms('weekdays') }
})

/** Signs that no text has, each for a letter of a name: of a month, of a day of the week, and of what is called like both. */
const signs = { month: '\uFDD0', weekday: '\uFDD1', both: '\uFDD2' } as const

/** A text with signs for the letters of names; what stands right behind a figure is an ending of that. */
function withSigns(text: string): string {
  return text.replace(/(?<![\p{L}\d])[\p{L}-]+/gu, words => {
    const whole = signsFor(words)
    return whole === words ? words.replace(/\p{L}+/gu, signsFor) : whole
  })
}

function signsFor(word: string): string {
  const name = word.toLowerCase()
  const [isMonth, isWeekday] = [names().months.has(name), names().weekdays.has(name)]
  if (!isMonth && !isWeekday) return word
  return signs[!isWeekday ? 'month' : !isMonth ? 'weekday' : 'both'].repeat(word.length)
}

const month = `[${signs.month}${signs.both}]+`
const weekday = `[${signs.weekday}${signs.both}]+`
const letter = String.raw`\p{L}${Object.values(signs).join('')}`
const day = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º|ª|:a|:e)?(?: ?(?:[-–/&+]|[${letter}]{1,3}|t/m|y|и|і) ?\d{1,2}\.?)?`
const end = String.raw`(?![${letter}\d])\.?`

/**
 * A day with the name of its month, before or behind it, perhaps with the day of the week and a span: `fri 14 nov`, `26 t/m 31 maart`.
 * Names are signs by then: a pattern of all of them, in both cases, takes longer to make than a page to set, and so do patterns of those
 * that each line has.
 */
const named = new RegExp(
  String.raw`^(?:${weekday}(?:${end},? |, ))?(?:${day} (?:of |de |d[’'])?${month}${end}|${month}\.? ${day}(?!\d))(?: [12]\d{3}(?!\d))?`,
  'iu',
)

/** Where the date ends that a line begins with; undefined where it begins with none or says nothing else. */
export function dateEnd(text: string): number | undefined {
  if (!/^\P{L}{0,2}[\p{L}\d]/u.test(text) || !/\d/.test(text.slice(0, 40))) return undefined
  const found = yearOrHour.exec(text) ?? inFigures.exec(text) ?? namedIn(withSigns(text))
  return found && /\p{L}{2}/u.test(text.slice(found[0].length)) ? found[0].length : undefined
}

/** Most lines have no month, and the pattern takes long to compile. */
function namedIn(signed: string): RegExpExecArray | undefined {
  return /[\uFDD0\uFDD2]/.test(signed) ? (named.exec(signed) ?? undefined) : undefined
}
