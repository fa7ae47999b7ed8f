import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { lexiconFor } from '../words/lexicon.ts'
import { fieldFact } from './facts.ts'

test('an entry of a record opens with what it is called, and what is said of it needs no label', () => {
  const copy =
    '---\ncrew:\n  - name: Ida Birch\n    role: boatwright\n    since: 2011\n  - name: Mo Ash\n    role: rigger\n---\n\nText.\n'
  const { fields } = readDocument(copy, new Map(), { add() {} })
  const [crew] = fields.map(field => fieldFact(field, { lexicon: lexiconFor('en'), lang: 'en' }))
  const lines = crew?.items.map(({ blocks }) => blocks.map(plainText))
  assert.equal(lines, [
    ['Ida Birch', 'boatwright', 'Since 2011'],
    ['Mo Ash', 'rigger'],
  ])
})

test.run()
