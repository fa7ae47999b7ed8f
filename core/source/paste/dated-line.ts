import { calendarWords } from '../calendar-names.ts'
import { onDemand } from '../../on-demand.ts'

/** A year at the start of a line, with a month, a season or a few words such as `since` before it; or a time of day. */
const yearOrHour =
  /^(?:(?:(?:\d{1,2}[./])|\p{L}[\p{L}.]{0,11} |\d{1,2}\.? ){0,2}[12]\d{3}(?![\d.,]\d)(?:\b|\p{L})|\d{1,2}[:.h]\d{2}\b)/u

/** A day with its month in figures before words of its own: `31/12 - secret`, `1.5. - geheim`. */
const inFigures =
  /^(?:0?[1-9]|[12]\d|3[01])(?:\/(?:0?[1-9]|1[0-2])|\.(?:0?[1-9]|1[0-2])\.)(?= ?[-–—:]? ?\p{L})/u

/** The names of days and months, in small letters. */
const names = onDemand(() => {
  const forms = (of: 'months' | 'weekdays'): ReadonlySet<string> =>
    new Set(Object.values(calendarWords).flatMap(words => words[of].toLowerCase().split(/[,|] ?/)))
  return { months: forms('months'), weekdays: forms('weekdays') }
})

const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}-]{2,}$/u
const day = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º|ª|:a|:e)?(?: ?(?:[-–/&+]|\p{L}{1,3}|t/m|y|и|і) ?\d{1,2}\.?)?`
const end = String.raw`(?![\p{L}\d])\.?`

/**
 * A day with the name of its month, before or behind it, perhaps with the day of the week and a span: `fri 14 nov`, `26 t/m 31 maart`.
 * Of the names only those that the line says: a pattern of all, in both cases, takes longer to make than a page to set.
 */
function named(text: string): RegExpExecArray | null {
  const words = [...text.split(/[^\p{L}]+/u), ...text.split(/[^\p{L}-]+/u)].filter(word =>
    alphabetic.test(word),
  )
  const said = (of: 'months' | 'weekdays'): string =>
    [...new Set(words.filter(word => names()[of].has(word.toLowerCase())))].join('|')
  const month = `(?:${said('months')})`
  const weekday = said('weekdays')
  if (month === '(?:)') return null
  return new RegExp(
    String.raw`^${weekday && `(?:(?:${weekday})(?:${end},? |, ))?`}(?:${day} (?:of |de |d[’'])?${month}${end}|${month}\.? ${day}(?!\d))(?: [12]\d{3}(?!\d))?`,
    'iu',
  ).exec(text)
}

/** Where the date ends that a line begins with; undefined where it begins with none or says nothing else. */
export function dateEnd(text: string): number | undefined {
  if (!/^\P{L}{0,2}[\p{L}\d]/u.test(text) || !/\d/.test(text.slice(0, 40))) return undefined
  const found = yearOrHour.exec(text) ?? inFigures.exec(text) ?? named(text)
  return found && /\p{L}{2}/u.test(text.slice(found[0].length)) ? found[0].length : undefined
}
