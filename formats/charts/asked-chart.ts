import { plainText, wordsOf } from '../../core/source/text.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { isSum } from '../../core/compose/prose/table-rows.ts'
import type { Table } from 'mdast'
import { unitOf } from '../../core/reading/values/plain-number.ts'

/** Whether a brief wants a table drawn, and it can be: all tables without sums and of one kind of number, or one by words of what leads to it or of its head. */
export function isChartAsked(table: Table, leads: string, { design }: Theme): boolean {
  const asked = Object.entries(design.parts ?? {}).filter(([, dress]) => dress?.device === 'chart')
  if (asked.length === 0 || isSum(table.children.at(-1)) || unitsIn(table).size > 1) return false
  const head = table.children[0]?.children.map(cell => plainText(cell)).join(' ') ?? ''
  const said = wordsOf(`${leads} ${head}`).split(' ')
  const isSaid = (word: string): boolean =>
    said.some(own => own === word || (word.length > 3 && own.startsWith(word)))
  return asked.some(
    ([key]) => key === 'tables' || wordsOf(key.slice('said:'.length)).split(' ').every(isSaid),
  )
}

/** What the numbers of a table count. */
function unitsIn(table: Table): ReadonlySet<string> {
  const cells = table.children.slice(1).flatMap(row => row.children.slice(1))
  return new Set(cells.map(cell => unitOf(plainText(cell))))
}
