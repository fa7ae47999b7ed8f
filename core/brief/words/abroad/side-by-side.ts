import { onDemand } from '../../../on-demand.ts'

/**
 * Finds the rows of a language (BCP 47), as `Language.rows` has them, in a table of several side by side: one row a line, English,
 * then the languages in their order, divided by `|`; words of one language by commas. No rows for a language without a column.
 */
export function rowsByLanguage(order: readonly string[], table: string): (lang: string) => string {
  const rows = onDemand(() =>
    table
      .trim()
      .split('\n')
      .map(row => row.split('|').map(cell => cell.trim())),
  )
  return lang => {
    const at = order.indexOf(lang)
    if (at < 0) return ''
    return rows()
      .flatMap(([english = '', ...words]) => (words[at] ? [`${english}: ${words[at]}`] : []))
      .join('\n')
  }
}
