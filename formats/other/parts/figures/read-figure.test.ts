import type { List } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../../core/source/read-document.ts'
import { plainText } from '../../../../core/source/text.ts'
import { type Figure, readFigures } from './read-figure.ts'

const read = (copy: string, lang = 'en'): readonly Figure[] | undefined =>
  readFigures(readDocument(copy, new Map(), { add() {} }).root.children[0] as List, lang)

const words = (nodes: Figure['label']): string => plainText({ type: 'paragraph', children: [...nodes] })

test('a figure has a value, a label, a change and a series', () => {
  const [figure] = read('- **41,860** rides (+6.2%) [36900, 37400, 41860]') ?? []
  assert.is(words(figure?.value ?? []), '41,860')
  assert.is(words(figure?.label ?? []), 'rides')
  assert.is(figure?.change, '+6.2%')
  assert.is(figure?.direction, 1)
  assert.equal(figure?.series, [36900, 37400, 41860])
})

test('falls, arrows, standstill and series without blanks', () => {
  const figures = read('- **72** open (-14) [3,5,8]\n- **5** a (▼ 2)\n- **6** b (±0)\n- **7** c (−0.3 min)')
  assert.equal(
    figures?.map(figure => figure.direction),
    [-1, -1, 0, -1],
  )
  assert.equal(figures?.[0]?.series, [3, 5, 8])
})

test('decimal commas in a series are divided by semicolons or blanks', () => {
  assert.equal(read('- **12,4 %** Quote [11,9; 12,1; 12,4]', 'de')?.[0]?.series, [11.9, 12.1, 12.4])
  assert.equal(read('- **12,4 %** Quote [11,9, 12,1, 12,4]', 'de')?.[0]?.series, [11.9, 12.1, 12.4])
})

test('brackets with words stay in the label', () => {
  const [figure] = read('- **4%** of water (in 2025) [see note]') ?? []
  assert.is(words(figure?.label ?? []), 'of water (in 2025) [see note]')
  assert.is(figure?.change, '')
})

test('lists of other things are no figures', () => {
  assert.is(read('- **Bold** word'), undefined)
  assert.is(read('- **42%** yes\n- plain'), undefined)
  assert.is(read('- plain 42'), undefined)
})

test.run()
