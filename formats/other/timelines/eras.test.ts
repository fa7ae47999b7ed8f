import type { Nodes, Text } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../../../core/reading/read-in.test.kit.ts'
import { editNode } from '../../../core/source/edit-node.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { nodesOf } from '../../../core/source/walk.ts'
import { datePartsOf } from './date-parts.ts'
import { erasOf } from './eras.ts'

test('what is said of a date behind it stands beside its year, and is edited by itself', () => {
  const copy = '# Mill\n\n- **1884 (planned)** – A second wheel\n- 1890 – **3 May** – Fire\n'
  const { lists } = readIn(copy, { needs: ['title', 'events'], facts: 'all' })
  const [planned, fire] = erasOf(lists.events ?? []).flatMap(({ events }) => events)
  assert.is(phrasingText(planned?.date ?? []), '1884 (planned)')
  for (const event of [planned, fire]) {
    const { year, after } = datePartsOf(event?.date ?? [])
    assert.match(phrasingText(year), /^\d{4}$/)
    assert.ok(after.length > 0)
  }
  assert.is(phrasingText(fire?.date ?? []), '1890, 3 May')
  const day = (fire?.date ?? [])
    .flatMap(node => nodesOf(node))
    .filter(isText)
    .at(-1)
  assert.equal(editNode(copy, day?.data?.id ?? '', '4 May'), { source: copy.replace('3 May', '4 May') })
})

test('the day of a date is edited without its year, and the year without its day', () => {
  const copy = '# Bells\n\n- 12 March 1905 – Cast\n- 2 May 1911 – Hung\n'
  const { lists } = readIn(copy, { needs: ['title', 'events'], facts: 'all' })
  const [cast] = erasOf(lists.events ?? []).flatMap(({ events }) => events)
  const { before, year } = datePartsOf(cast?.date ?? [])
  const edited = (nodes: typeof year, words: string) =>
    editNode(copy, nodes.find(isText)?.data?.id ?? '', words)
  assert.equal(edited(before, '13 March '), { source: copy.replace('12 March', '13 March') })
  assert.equal(edited(year, '1906'), { source: copy.replace('1905', '1906') })
})

function isText(node: Nodes): node is Text {
  return node.type === 'text'
}

test('a cell that has nothing to say is not printed as its dash', () => {
  const copy =
    '# Case\n\n| Date | Event | Court |\n|---|---|---|\n| 1998 | Spill | – |\n| 2003 | Trial | County |\n| 2010 | Settlement | – |\n'
  const { lists } = readIn(copy, { needs: ['title', 'events'], facts: 'all' })
  const events = erasOf(lists.events ?? []).flatMap(own => own.events)
  assert.is(events.length, 3)
  assert.equal(
    events.flatMap(({ facts }) => facts.map(({ text }) => text)),
    ['County'],
  )
})

test.run()
