import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../../core/source/read-document.ts'
import { plainText } from '../../../../core/source/text.ts'
import { type Event, readCourse } from './read-events.ts'

const read = (copy: string) => readCourse(readDocument(copy, new Map(), { add() {} }).root.children)

const words = (nodes: Event['date']): string => plainText({ type: 'paragraph', children: [...nodes] })

const show = (copy: string): string[][] | undefined =>
  read(copy)?.eras.flatMap(era => era.events.map(({ date, title, text }) => [date, title, text].map(words)))

test('dates stand before a dash, a colon or a strong title', () => {
  assert.equal(
    show(
      '- 1905-03-12 - **Shelf** Lends 40 novels.\n- March 2024: Opening\n- 2026 **Wing** opens\n- **1999** End',
    ),
    [
      ['1905-03-12', 'Shelf', 'Lends 40 novels.'],
      ['March 2024', 'Opening', ''],
      ['2026', 'Wing', 'opens'],
      ['1999', 'End', ''],
    ],
  )
})

test('ranges, rough dates and dates without figures', () => {
  assert.equal(show('- 2012–2014: Studies\n- 2015 – 2018 – Work\n- ~1890 – Birth\n- today: Rest'), [
    ['2012–2014', 'Studies', ''],
    ['2015 – 2018', 'Work', ''],
    ['~1890', 'Birth', ''],
    ['today', 'Rest', ''],
  ])
})

test('times and other languages', () => {
  assert.equal(show('- 09:30 – Einlass\n- 12. März 2024 – Fest\n- 2024年3月 – 開館\n- ١٩٠٥ – البداية'), [
    ['09:30', 'Einlass', ''],
    ['12. März 2024', 'Fest', ''],
    ['2024年3月', '開館', ''],
    ['١٩٠٥', 'البداية', ''],
  ])
})

test('headings name eras, or are dates themselves', () => {
  const eras = read('## Old\n\n- 1900 - a\n- 1901 - b\n\n## New\n\n- 2000 - c\n\nEnd.')
  assert.equal(
    eras?.eras.map(era => era.opening.length),
    [1, 1],
  )
  assert.is(eras?.after.length, 1)
  assert.equal(show('### 2019\n\nText.\n\n### 2020: Move\n\nText.'), [
    ['2019', '', ''],
    ['2020', 'Move', ''],
  ])
})

test('what is not dated stays prose', () => {
  assert.is(read('- milk\n- bread'), undefined)
  assert.is(read('- 1900 - a\n- no date here at all'), undefined)
  assert.is(read('## Install\n\ntext\n\n## Use\n\ntext'), undefined)
  assert.is(read('Only text.'), undefined)
})

test.run()
