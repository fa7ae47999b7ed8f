import type { RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../core/source/read-document.ts'
import { plainText } from '../../../core/source/text.ts'
import type { CanvasCopy } from './canvas-copy.ts'
import { withHours } from './day-and-hours.ts'

function joined(text: string, lang = 'en'): readonly string[] {
  const { root } = readDocument(text, new Map(), { add() {} })
  const rest = root.children as readonly RootContent[]
  const nothing = { brand: [], above: [], support: [], facts: [], captions: [], contacts: [], terms: [] }
  const copy: CanvasCopy = { ...nothing, rest }
  return withHours(copy, lang).rest.flatMap(block => plainText(block).split('\n'))
}

test('a day keeps the hours that stand in the line below it', () => {
  assert.equal(joined('Barn dance\nFriday 4 June\n7 till 11\nBring boots'), [
    'Barn dance',
    'Friday 4 June, 7 till 11',
    'Bring boots',
  ])
  assert.equal(joined('Samstag, 3. Mai\nvon 10 bis 16 Uhr', 'de'), ['Samstag, 3. Mai, von 10 bis 16 Uhr'])
})

test('figures below a line that is no day stay a line', () => {
  assert.equal(joined('Gate open\n7 till 11'), ['Gate open', '7 till 11'])
  assert.equal(joined('Friday 4 June\n3 + 1 free'), ['Friday 4 June', '3 + 1 free'])
})

test.run()
