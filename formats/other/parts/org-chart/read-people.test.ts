import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../../../core/source/text.ts'
import { readDocument } from '../../../../core/source/read-document.ts'
import { type Person, readOrganisation } from './read-people.ts'

const read = (copy: string) => readOrganisation(readDocument(copy, new Map(), { add() {} }).root.children)

const words = (nodes: Person['name']): string => plainText({ type: 'paragraph', children: [...nodes] })

const show = ({ name, role, reports }: Person): unknown => [words(name), words(role), reports.map(show)]

test('a nested list is an organisation, a dash divides name and role', () => {
  const found = read('Intro.\n\n- Ada Lovelace - CEO\n  - Grace B. - Head, sea\n  - (vacant) – Land\n\nEnd.')
  assert.equal(found?.people.map(show), [
    [
      'Ada Lovelace',
      'CEO',
      [
        ['Grace B.', 'Head, sea', []],
        ['(vacant)', 'Land', []],
      ],
    ],
  ])
  assert.is(found?.people[0]?.reports[1]?.vacant, true)
  assert.is(found?.before.length, 1)
  assert.is(found?.after.length, 1)
})

test('strong names, commas and lines of their own divide as well', () => {
  const found = read('- **Ada** CEO\n  - Grace, Sea\n  - Katherine  \n    Land\n  - Mary')
  assert.equal(found?.people.map(show), [
    [
      'Ada',
      'CEO',
      [
        ['Grace', 'Sea', []],
        ['Katherine', 'Land', []],
        ['Mary', '', []],
      ],
    ],
  ])
})

test('what is no organisation stays prose', () => {
  assert.is(read('- a\n- b'), undefined, 'nobody reports to anybody')
  assert.is(read('- a\n  - b\n\ntext\n\n- c\n  - d'), undefined, 'two lists')
  assert.is(read(`- a\n  - ${'long '.repeat(40)}`), undefined, 'a paragraph in a card')
  assert.is(read('- a\n\n  more\n\n  - b'), undefined, 'two paragraphs in a card')
  assert.is(read(Array.from({ length: 14 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')), undefined)
})

test.run()
