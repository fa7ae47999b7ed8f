import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { withPointedParts } from './pointed-parts.ts'

/** The headings of a copy whose parts may have arrows before their names. */
function headings(content: string): readonly string[] {
  const { root } = readDocument(content, new Map(), { add() {} })
  return withPointedParts(root.children).flatMap(block => (block.type === 'heading' ? plainText(block) : []))
}

test('an arrow over lines names a part, whether the name is in capitals or not', () => {
  const works = '→ The long bench\nold pine, 2023\nfor a station café\n\n→ STAIRS\n2020, oak\nprivate house'
  assert.equal(headings(`# Ingrid Solheim\n\n${works}`), ['Ingrid Solheim', 'The long bench', 'STAIRS'])
  assert.equal(headings('# A\n\n## → One\n\ntext\n\n## ➜ Two\n\ntext\n\n## → Three\n\ntext'), [
    'A',
    'One',
    'Two',
    'Three',
  ])
})

test('one arrow, or arrows before each line, name no part', () => {
  assert.equal(headings('# A\n\n→ Book a place\nfrom noon on'), ['A'])
  assert.equal(headings('# A\n\n→ Book\n→ Ring\n\n→ Write\n→ Come'), ['A'])
  assert.equal(headings('# A\n\n→ Book\n\ntext\n\n→ Ring\n\ntext'), ['A'])
})

test.run()
