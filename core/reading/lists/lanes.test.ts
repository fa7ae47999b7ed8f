import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

const read = (copy: string): Reading =>
  readCopy(readDocument(copy, new Map(), { add() {} }), {
    needs: ['title', 'lanes'],
    lists: ['items'],
    facts: 'all',
  })

const told = ({ lists }: Reading): Record<string, string[]> =>
  Object.fromEntries(
    (lists.lanes ?? []).map(({ title, items }: Item) => [title.text, items.map(i => i.title.text)]),
  )

const plan = { Now: ['Search', 'Login'], Later: ['Maps'] }

const notations: Readonly<Record<string, string>> = {
  headings: '# Plan\n\n## Now\n\n- Search\n- Login\n\n## Later\n\n- Maps\n',
  'bold lines': '# Plan\n\n**Now**\n\n- Search\n- Login\n\n**Later**\n\n- Maps\n',
  table: '# Plan\n\n| Phase | Item |\n|-|-|\n| Now | Search |\n| Now | Login |\n| Later | Maps |\n',
  matrix: '# Plan\n\n| Now | Later |\n|-|-|\n| Search; Login | Maps |\n',
  records:
    '---\ntitle: Plan\nlanes:\n  - name: Now\n    items: [Search, Login]\n  - name: Later\n    items: [Maps]\n---\n',
  lists: '---\ntitle: Plan\nnow: [Search, Login]\nlater: [Maps]\n---\n',
  'flat records':
    '---\ntitle: Plan\nitems:\n  - { title: Search, milestone: Now }\n  - { title: Login, milestone: Now }\n  - { title: Maps, milestone: Later }\n---\n',
}

for (const [notation, copy] of Object.entries(notations)) {
  test(`lanes are read from ${notation}`, () => {
    assert.equal(told(read(copy)), plan)
  })
}

test('a pasted board: names of columns with the number of their cards, menus and buttons left out', () => {
  const reading = read(
    '🗺\nOur garden\nWhat grows next.\nShare   Views   …\n\nDoing   2\nPond\nIn progress\n👤 Ida\ndig it before it freezes\nHedge\nBlocked\n\nNever   2\nGravel\nNo.\nDecking\nNo.\n\n+ New\n',
  )
  assert.equal(told(reading), { Doing: ['Pond', 'Hedge'], Never: ['Gravel', 'Decking'] })
  assert.is(reading.roles.title?.text, 'Our garden')
  assert.is(reading.roles.abstract?.text, 'What grows next.')
  const [pond, hedge] = reading.lists.lanes?.[0]?.items ?? []
  assert.is(pond?.parts.owner?.text, 'Ida')
  assert.is(hedge?.status, 'blocked')
  assert.equal(
    reading.omitted.map(({ text }) => text),
    ['Share   Views   …', 'New', '2', '2'],
  )
})

test('columns whose cards do not add up are no board', () => {
  assert.is(read('Doing   3\nPond\nHedge\n\nNever   2\nGravel\nDecking\n').lists.lanes, undefined)
})

const card = (line: string): Item => {
  const [lane] = read(`# Plan\n\n## A\n\n- ${line}\n- b\n\n## B\n\n- c\n`).lists.lanes ?? []
  return lane?.items[0] as Item
}

test('a card has a status, an owner and a date, however they are written', () => {
  assert.is(card('[x] Search').status, 'done')
  assert.is(card('[~] Search').status, 'active')
  assert.is(card('🚧 Search').status, 'active')
  assert.is(card('Search (done)').status, 'done')
  assert.is(card('Search — Inès — in progress').parts.owner?.text, 'Inès')
  assert.is(card('Search — Inès — in progress').status, 'active')
  assert.is(card('Search\tKaisa\t⚠️ no permit').status, 'blocked')
  assert.is(card('Search (Jan-Feb) @team').parts.date?.text, 'Jan-Feb')
  assert.is(card('Search (Jan-Feb) @team').parts.owner?.text, '@team')
  assert.is(card('**Search** in all notes').parts.note?.text, 'in all notes')
  assert.is(card('Search').status, undefined)
})

test('columns of a table are the parts of a card, in other languages too', () => {
  const table =
    '| Kokonaisuus | Hanke | Ajankohta | Vastuu | Tila |\n|-|-|-|-|-|\n' +
    '| Asiointi | Venepaikka | Q4/2026 | Jarmo | Käynnissä |\n| Asiointi | Kartta | Q1/2027 | Tuuli | Valmis |\n' +
    '| Koulut | Kyydit | Q4/2026 | Ville | Riskissä |\n'
  const reading = read(`---\nlang: fi\n---\n# Tiekartta\n\n${table}`)
  assert.equal(Object.keys(told(reading)), ['Asiointi', 'Koulut'])
  assert.equal(
    reading.lists.items?.map(({ status }) => status),
    ['active', 'done', 'blocked'],
  )
})

test('what follows the last lane is said about all of them, and notes are no lane', () => {
  const reading = read('# A\n\n## Now\n\n- a\n\n## Next\n\n- b\n\nUpdated in June.\n\n## Notes\n\n- c\n')
  assert.equal(Object.keys(told(reading)), ['Now', 'Next'])
  assert.ok(reading.words.includes('June.'))
})

test('labelled lines one below the other are cards as in a list', () => {
  const copy = 'What we build\nQ1: passkeys\nQ2: mobile app\nQ3: offline mode\n'
  assert.equal(
    told(read(copy)),
    told(read('# What we build\n\n- Q1: passkeys\n- Q2: mobile app\n- Q3: offline mode\n')),
  )
  assert.is(read(copy).lists.items?.length, 3)
})

test.run()
