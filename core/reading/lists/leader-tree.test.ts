import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Item } from '../reading.ts'

const tree = (items: readonly Item[] = []): string =>
  items
    .map(({ title, items: below }) => `${title.text}${below.length > 0 ? `(${tree(below)})` : ''}`)
    .join(' ')

const read = (copy: string) => readIn(copy, { needs: ['people'], facts: 'all' })

test('who is named in a line with a colon is above the lines, the list or the parts that follow it', () => {
  const parts =
    '## Boats\n\nMaster: Ann Dow\n- Ropes: Gil Roe\n- Sails: Pip Marsh\n\n## Shed\n\nHead: Bo Lind\n- Wood: Ina Frost\n- Tar: Sol Reed\n'
  for (const [lang, head] of [
    ['en', 'Chair: Dana Holt\n\nManager – Ade Birch (full time), reports to the Chair\n\nReporting to Ade:'],
    [
      'de',
      'Vorsitz: Dana Holt\n\nLeiter – Ade Birch (Vollzeit), berichtet an den Vorsitz\n\nUnter Ade Birch:',
    ],
    [
      'fr',
      'Présidente : Dana Holt\n\nDirecteur : Ade Birch, rend compte à la présidente\n\nSous Ade Birch :',
    ],
  ] as const) {
    const { lists } = read(`---\nlang: ${lang}\n---\n# Club\n\n${head}\n\n${parts}`)
    assert.is(
      tree(lists.people),
      'Dana Holt(Ade Birch(Ann Dow(Gil Roe Pip Marsh) Bo Lind(Ina Frost Sol Reed)))',
      lang,
    )
  }
  const { lists } = read(
    '# Mill\n\nChair: Dana Holt\n\nManager: Wes Carter, reports to the Chair\n\nReports to Wes:\n\n- Miller: Ina Frost\n- Baker: Sol Reed\n\nOut of the line, direct to the Chair:\nTreasurer: Kim Lowe\n',
  )
  assert.is(tree(lists.people), 'Dana Holt(Wes Carter(Ina Frost Sol Reed) Kim Lowe)')
})

test('whom to ask is nobody of the chart', () => {
  const { lists, words } = read(
    '# Club\n\nChair: Dana Holt\n\n## Boats\n\nMaster: Ann Dow\n- Ropes: Gil Roe\n- Sails: Pip Marsh\n\nIf you do not know who to ask: ring Ann, ext. 12\nFire: harbour office, ext. 99\n',
  )
  assert.not.match(tree(lists.people), /ring|harbour/)
  assert.ok(words.includes('harbour'))
})

test.run()
