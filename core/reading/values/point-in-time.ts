import { dateFormat } from '../../source/date-format.ts'

/** Whether text is a date, a year, a quarter, a month or a time of day. */
export function isTime(text: string, lang: string): boolean {
  if (/^\d{4}-\d{2}(?:-\d{2})?$|^(?:19|20)\d{2}(?:[/–-]\d{2,4})?$|^\d{1,2}:\d{2}$/u.test(text)) return true
  if (/^\d{1,2}[./]\s?\d{1,2}(?:[./]\s?\d{2,4})?\.?$/u.test(text)) return true
  if (/^(?:[QTH][1-4]|\d\.?\s?Q)(?:[\s'’-]*\d{2,4})?$|^\d{4}[\s-]?[QTH][1-4]$/iu.test(text)) return true
  if (/^(?:KW|W|week|sem)\.?\s?\d{1,2}$|^\d{1,4}[年月日]/iu.test(text)) return true
  const words = text.match(/\p{L}+/gu) ?? []
  const names = words.length > 0 && text.length <= 24 ? monthsAndDays(lang) : []
  return words.length > 0 && words.every(word => names.some(name => sameStart(name, word)))
}

/** Whether names are points in time in order: each is one, or what they number is, as weeks: `26`, `27` under `Week`. */
export function areTimes(names: readonly string[], numbered: string, lang: string): boolean {
  if (names.every(name => isTime(name, lang)) || areWeeks(names)) return true
  const first = Number(names[0])
  const isCount = names.length > 2 && names.every((name, at) => name !== '' && Number(name) === first + at)
  return isCount && SPAN.test(numbered.trim())
}

/** A week by the first letters of its word and its number: `S10`, `v. 14`, `tydz. 5`. */
const WEEK =
  /^(w|wk|week|kw|s|sem|semana|settimana|sett|v|vk|uge|uke|tydz|tyd|týd|hafta|нед|тиж|неделя|тиждень)\.?\s?(\d{1,2})$/iu

/** Whether names are weeks one after the other; one letter is a word for them only where they are no count from one. */
function areWeeks(names: readonly string[]): boolean {
  const [, lead = '', start = ''] = WEEK.exec(names[0] ?? '') ?? []
  const first = Number(start)
  if (names.length < 3 || lead === '' || (first === 1 && lead.length === 1)) return false
  return names.every((name, at) => {
    const [, own, number] = WEEK.exec(name) ?? []
    return own === lead && Number(number) === first + at
  })
}

/** What is numbered where time is counted. */
const SPAN =
  /^(?:(?:calendar )?(?:week|day|month|year|hour|season)|wk|kw|(?:kalender)?woche|tag|monat|jahr|stunde|semaine|sem|jour|mois|heure|semana|día|mes|hora|año|settimana|giorno|mese|anno|ora|dia|mês|ano|week|dag|maand|uur|tydzień|dzień|miesiąc|godzina|týden|den|měsíc|vecka|vecko|uge|uke|måned|viikko|päivä|kuukausi|hafta|gün|ay|неделя|тиждень|день|месяц|місяць|週|周|日|月|주|일|월)\.?(?: (?:no|nr)\.?)?$/iu

function sameStart(name: string, word: string): boolean {
  const short = bareName(word)
  if (short.length < 2) return false
  return name.startsWith(short) || (short.length > 3 && short.startsWith(name)) || isAbbreviation(short, name)
}

/** Three letters of a name in order, from its first one: `Mrz`, `Mrt`. */
function isAbbreviation(short: string, name: string): boolean {
  if (short.length !== 3 || short[0] !== name[0]) return false
  let at = 0
  for (const letter of short) {
    at = name.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return name.length <= 6
}

function monthsAndDays(lang: string): readonly string[] {
  return [lang, 'en'].flatMap(language => {
    const month = dateFormat(language, { month: 'long' })
    const day = dateFormat(language, { weekday: 'long' })
    return [
      ...Array.from({ length: 12 }, (_, at) => bareName(month.format(new Date(Date.UTC(2024, at, 1))))),
      ...Array.from({ length: 7 }, (_, at) => bareName(day.format(new Date(Date.UTC(2024, 0, at + 1))))),
    ]
  })
}

/** A name of a month or a day without marks and signs, small. */
export function bareName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase()
}
