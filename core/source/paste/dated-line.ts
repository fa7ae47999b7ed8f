import { calendarWords } from '../calendar-names.ts'
import { onDemand } from '../../on-demand.ts'

/** A year at the start of a line, with a month, a season or a few words such as `since` before it; or a time of day. */
const yearOrHour =
  /^(?:(?:(?:\d{1,2}[./])|\p{L}[\p{L}.]{0,11} |\d{1,2}\.? ){0,2}[12]\d{3}(?![\d.,]\d)(?:\b|\p{L})|\d{1,2}[:.h]\d{2}\b)/u

/** A day with its month in figures before words of its own: `31/12 - secret`, `1.5. - geheim`. */
const inFigures =
  /^(?:0?[1-9]|[12]\d|3[01])(?:\/(?:0?[1-9]|1[0-2])|\.(?:0?[1-9]|1[0-2])\.)(?= ?[-–—:]? ?\p{L})/u

/** A day with the name of its month, before or behind it, perhaps with the day of the week and a span: `fri 14 nov`, `26 t/m 31 maart`. */
const named = onDemand(() => {
  const forms = (of: 'months' | 'weekdays'): string =>
    Object.values(calendarWords)
      .flatMap(words => words[of].split(/[,|] ?/))
      .filter(form => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek} -]{2,}$/u.test(form))
      .sort((one, other) => other.length - one.length)
      .join('|')
  const day = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º|ª|:a|:e)?(?: ?(?:[-–/&+]|\p{L}{1,3}|t/m|y|и|і) ?\d{1,2}\.?)?`
  const month = `(?:${forms('months')})`
  const end = String.raw`(?![\p{L}\d])\.?`
  return new RegExp(
    String.raw`^(?:(?:${forms('weekdays')})(?:${end},? |, ))?(?:${day} (?:of |de |d[’'])?${month}${end}|${month}\.? ${day}(?!\d))(?: [12]\d{3}(?!\d))?`,
    'iu',
  )
})

/** Where the date ends that a line begins with; undefined where it begins with none or says nothing else. */
export function dateEnd(text: string): number | undefined {
  if (!/^\P{L}{0,2}[\p{L}\d]/u.test(text) || !/\d/.test(text.slice(0, 40))) return undefined
  const found = yearOrHour.exec(text) ?? inFigures.exec(text) ?? named().exec(text)
  return found && /\p{L}{2}/u.test(text.slice(found[0].length)) ? found[0].length : undefined
}
