import type { Table } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { lexiconFor } from '../words/lexicon.ts'
import { withNamedColumns } from './named-columns.ts'

/** The words over the columns of the first table of a paste. */
function headIn(rows: string, lang: string): string {
  const { root } = readDocument(`Who is who\n\n${rows}\n`, new Map(), { add() {} })
  const blocks = withNamedColumns(root.children, { lang, lexicon: lexiconFor(lang) })
  const table = blocks.find((block): block is Table => block.type === 'table')
  return table?.children[0]?.children.map(plainText).join('|') ?? ''
}

test('a first row of labels that are known names the columns, whatever the cells below hold', () => {
  const rows =
    'Ada Moss\tPrincipal\t\tSchool\nBo Lund\tCook\tAda Moss\tKitchen\nCy Dale\tPorter\tBo Lund\tKitchen'
  assert.is(headIn(`Name\tRole\tReports to\tDepartment\n${rows}`, 'en'), 'Name|Role|Reports to|Department')
  assert.is(
    headIn(`Nome\tFunção\tResponsável\tDepartamento\n${rows}`, 'pt'),
    'Nome|Função|Responsável|Departamento',
  )
})

test('a first row of other words is a row like the others', () => {
  assert.not.match(
    headIn(
      'Ada Moss\tPrincipal\tSchool\nBo Lund\tCook\tKitchen\nCy Dale\tPorter\tKitchen\nDi Ray\tClerk\tOffice',
      'en',
    ),
    /\p{L}/u,
  )
})

test.run()
