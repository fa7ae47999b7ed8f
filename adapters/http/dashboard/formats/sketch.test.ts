import { parseFragment } from 'parse5'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { formats } from '../../../../formats/index.ts'
import { layouts, unknownLayout } from './layouts.ts'
import { sketchOf } from './sketch.ts'

test('every format has an outline of its own', () => {
  assert.equal(
    Object.keys(formats).filter(slug => !(slug in layouts)),
    [],
  )
})

test('no two outlines are the same', () => {
  const drawn = Object.keys(layouts).map(slug => sketchOf(slug).markup)
  assert.is(new Set(drawn).size, drawn.length)
})

test('marks stay on their page', () => {
  for (const [slug, { width, height, marks }] of Object.entries(layouts)) {
    for (const mark of marks.split('; ')) {
      const [kind = '', ...numbers] = mark.split(' ')
      const [x = 0, y = 0, wide = 0, high = 0] = numbers.map(Number)
      assert.match(kind, /^[htaspor]$/, `${slug}: ${mark}`)
      const [right, bottom] =
        kind === 'o' ? [x + wide, y + wide] : [x + wide, y + (kind === 't' ? high * 2.4 - 1 : high)]
      assert.ok(right <= width + 0.05 && bottom <= height + 0.05, `${slug}: ${mark}`)
    }
  }
})

test('a format that is not ours has an outline too, and nothing of its name gets into it', () => {
  assert.match(sketchOf('"><script>').markup, /^<svg class="sketch"/)
  assert.not.match(sketchOf('"><script>').markup, 'script')
  assert.is(parseFragment(sketchOf('own').markup).childNodes.length, 1)
  assert.ok(unknownLayout.marks)
})

test.run()
