/** Seven days in a row: 1 to 7 January 2024, from a Monday on. */
const week = [1, 2, 3, 4, 5, 6, 7].map(day => Date.UTC(2024, 0, day))

const known = new Map<string, ReadonlySet<string>>()

/** Whether a word is a day of the week in a language (BCP 47), written out or short: `samedi`, `Sat.` */
export function isWeekday(word: string, lang: string): boolean {
  const names = known.get(lang) ?? namesIn(lang)
  known.set(lang, names)
  return names.has(plain(word))
}

function namesIn(lang: string): ReadonlySet<string> {
  const styles = (['long', 'short'] as const).map(
    weekday => new Intl.DateTimeFormat(lang, { weekday, timeZone: 'UTC' }),
  )
  return new Set(styles.flatMap(style => week.map(day => plain(style.format(day)))))
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[.,]+$/u, '')
}
