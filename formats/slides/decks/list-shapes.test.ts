import type { List, PhrasingContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readTerms } from './list-shapes.ts'

test('a mark of a note behind a word whose first letter is in bold is printed once', () => {
  const point = (letter: string, word: string, said: string): List['children'][number] => {
    const children: PhrasingContent[] = [
      { type: 'strong', children: [{ type: 'text', value: letter }] },
      { type: 'text', value: word },
      { type: 'footnoteReference', identifier: letter },
      { type: 'text', value: said },
    ]
    return { type: 'listItem', children: [{ type: 'paragraph', children }] }
  }
  const children = [point('H', 'eat', ' of the kiln'), point('A', 'sh', ' of the straw')]
  const points = readTerms({ type: 'list', ordered: false, children }) ?? []
  assert.is(points.length, 2)
  for (const { lead, words } of points)
    assert.is([...lead, ...words].filter(({ type }) => type === 'footnoteReference').length, 1)
})

test.run()
