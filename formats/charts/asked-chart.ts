import { plainText, wordsOf } from '../../core/source/text.ts'
import type { Theme } from '../../core/theme/theme.ts'
import type { Table } from 'mdast'

/** Whether a brief wants a table drawn: all tables, or one by words of what leads to it or of its head. */
export function isChartAsked(table: Table, leads: string, { design }: Theme): boolean {
  const asked = Object.entries(design.parts ?? {}).filter(([, dress]) => dress?.device === 'chart')
  if (asked.length === 0) return false
  const head = table.children[0]?.children.map(cell => plainText(cell)).join(' ') ?? ''
  const said = wordsOf(`${leads} ${head}`).split(' ')
  const isSaid = (word: string): boolean =>
    said.some(own => own === word || (word.length > 3 && own.startsWith(word)))
  return asked.some(
    ([key]) => key === 'tables' || wordsOf(key.slice('said:'.length)).split(' ').every(isSaid),
  )
}
