import type { PhrasingContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { splitPhrasing, trimPhrasing } from './split-phrasing.ts'

const text = (value: string, id?: string): PhrasingContent => ({
  type: 'text',
  value,
  ...(id !== undefined && { data: { id } }),
})

test('a line is divided at the first match, and cut text has no id', () => {
  const strong: PhrasingContent = { type: 'strong', children: [text('Ada', 'a')] }
  const split = splitPhrasing([strong, text(' - CEO - Board', 'b')], / - /)
  assert.equal(split?.before, [strong])
  assert.equal(split?.after, [text('CEO - Board')])
})

test('a line without a match is not divided', () => {
  assert.is(splitPhrasing([text('Ada')], / - /), undefined)
})

test('blanks and breaks at the ends go, untouched text keeps its id', () => {
  assert.equal(trimPhrasing([{ type: 'break' }, text(' a ', 'x'), text('  ')]), [
    { type: 'text', value: 'a', data: { id: 'x' } },
  ])
  assert.equal(trimPhrasing([text('whole', 'y')]), [text('whole', 'y')])
  assert.equal(trimPhrasing([]), [])
})

test.run()
