import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { withCountedLooks } from './counted-looks.ts'

const headsIn = (copy: string): readonly string[] =>
  withCountedLooks(readDocument(copy, new Map(), { add() {} }).root.children)
    .filter(({ type }) => type === 'heading')
    .map(plainText)

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const bare = `${row('', '', '')}\n${row('-', '-', '-')}`

test('rows that count on, in tables without heads, head what they show by its name', () => {
  const copy = `${bare}\n${row('nr 1', 'Koltuk', '900 kr')}\n${row('nr 2', 'Lampa', '120 kr')}\n\nOak and brass.\n\n${bare}\n${row('nr 3', 'Bord', '700 kr')}\n`
  assert.equal(headsIn(copy), ['nr 1 Koltuk', 'nr 2 Lampa', 'nr 3 Bord'])
  assert.equal(headsIn(copy.replace('nr 3', 'nr 9')), [])
  assert.equal(headsIn(copy.replace(bare, `${row('No', 'Thing', 'Price')}\n${row('-', '-', '-')}`)), [])
})

test.run()
