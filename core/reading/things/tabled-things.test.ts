import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const page: Roles = { needs: ['title'], lists: ['quotes', 'steps', 'questions'] }

test('rows of which one cell is in quotation marks are what people said, whatever the columns are called', () => {
  const reading = readIn(
    '# Lauta\n\nA hall for rowing.\n\n## Letters\n\n| Kuka | Sarja | Sanoi |\n|---|---|---|\n| Aino Koski | kaksikko | ”En ole ollut näin märkä vuosiin.” |\n| Pekka Lund | yksikkö | ”Paras hetki on ennen kuutta aamulla.” |\n',
    page,
  )
  assert.equal(titlesIn(reading, 'quotes'), ['Aino Koski', 'Pekka Lund'])
  assert.match(reading.lists.quotes?.[0]?.text.map(plainText).join('') ?? '', /märkä vuosiin/)
})

test('rows that their first column counts are steps', () => {
  const reading = readIn(
    '# Lauta\n\nA hall for rowing.\n\n## From door to door\n\n| Nr | Was | Wer |\n|---|---|---|\n| 1 | Sie rufen an | Sie |\n| 2 | Wir messen die Tür | Petra |\n| 3 | Wir stellen sie ein | Lachie |\n',
    page,
  )
  assert.equal(titlesIn(reading, 'steps'), ['Sie rufen an', 'Wir messen die Tür', 'Wir stellen sie ein'])
})

test('a table of labels under other copy whose head is one name is a part of that name', () => {
  const { sections } = readIn(
    '# Lauta\n\nA hall for rowing.\n\n## Asked\n\nNothing yet.\n\n| Come and see | |\n|---|---|\n| Phone | 0300 555 12 |\n| Hours | Sundays |\n',
    page,
  )
  const names = sections.map(({ heading }) => (heading ? plainText(heading) : ''))
  assert.equal(names.slice(-2), ['Asked', 'Come and see'])
})

test('a word over labels that only says they are some heads nothing', () => {
  for (const [lang, name, copy] of [
    ['cs', 'Údaj', '| Údaj | |\n|-|-|\n| Datum vystavení | 17. 3. 2026 |\n| Splatnost | 31. 3. 2026 |'],
    ['de', 'Angabe', '| Angabe | |\n|-|-|\n| Rechnungsdatum | 3. 5. 2026 |\n| Fällig am | 17. 5. 2026 |'],
  ] as const) {
    const reading = readIn(`---\nlang: ${lang}\n---\n\n# 2026-12\n\nABC, Kiel\n\n${copy}\n`, {
      needs: ['title'],
      takes: ['issueDate', 'paymentDueDate'],
      facts: 'all',
    })
    assert.ok(reading.roles.issueDate && reading.roles.paymentDueDate)
    assert.not(reading.body.some(block => plainText(block) === name))
    assert.ok(reading.omitted.some(({ text }) => text === name))
  }
})

test.run()
