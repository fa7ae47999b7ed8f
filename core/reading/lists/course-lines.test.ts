import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { bareCourse, courseApart } from './course-lines.ts'

const paragraphOf = (...lines: readonly string[]): Paragraph => ({
  type: 'paragraph',
  children: lines.flatMap((value, at) => [
    ...(at > 0 ? [{ type: 'break' as const }] : []),
    { type: 'text' as const, value },
  ]),
})

const cellsIn = (block: RootContent | undefined): readonly (readonly string[])[] =>
  block?.type === 'table'
    ? block.children.slice(1).map(({ children }) => children.map(cell => plainText(cell)))
    : []

test('lines that each name a day and count something are a course, a closed day beside it', () => {
  const [table, closed] = courseApart(paragraphOf('Lun 31', 'Mar 28', 'Mer 40', 'Jeu fermé'), 'fr') ?? []
  assert.equal(cellsIn(table), [
    ['Lun', '31'],
    ['Mar', '28'],
    ['Mer', '40'],
  ])
  assert.is(closed && plainText(closed), 'Jeu fermé')
  assert.is(courseApart(paragraphOf('Anna 31', 'Bert 28', 'Cleo 40'), 'en'), undefined)
})

test('a line of records, and a row of names over one of amounts, are a course as well', () => {
  const rows = [
    ['Jan', '912'],
    ['feb', '840'],
    ['mar', '655'],
    ['apr', '598'],
  ]
  const [line] = courseApart(paragraphOf('Jan 912, feb 840, mar 655, apr 598.'), 'sv') ?? []
  assert.equal(cellsIn(line), rows)
  const [two] = courseApart(paragraphOf('Jan\tfeb\tmar\tapr', '912\t840\t655\t598'), 'sv') ?? []
  assert.equal(cellsIn(two), rows)
  assert.is(courseApart(paragraphOf('Anna 31, Bert 28, Cleo 40, Dora 2'), 'en'), undefined)
  assert.is(courseApart(paragraphOf('Jan\tfeb\tmar', 'cold\tcolder\tmild'), 'en'), undefined)
})

test('bare amounts between strokes are a course without names', () => {
  assert.equal(
    cellsIn(bareCourse(paragraphOf('340 / 352 / 366 / 371 / 380'))).map(([, value]) => value),
    ['340', '352', '366', '371', '380'],
  )
  assert.is(bareCourse(paragraphOf('1 / 2')), undefined)
})

test.run()
