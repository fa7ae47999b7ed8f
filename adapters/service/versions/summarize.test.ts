import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Design, type DesignPatch, designFrom } from '../../../core/brief/design.ts'
import { designWords } from './design-words.ts'
import { type Sides, summarizeChange } from './summarize.ts'

const side = (change: Partial<Sides> = {}): Sides => ({
  ...{ copy: 'High water at noon', design: baseDesign, format: 'report', pages: 2 },
  ...change,
})
const restyled = (patch: DesignPatch, from: Design = baseDesign): string =>
  summarizeChange(side({ design: from }), side({ design: designFrom(patch, from) }))

test('every token has a name of its own, in words', () => {
  const names: string[] = []
  for (const [group, tokens] of Object.entries(baseDesign)) {
    for (const token of Object.keys(tokens)) {
      const words = (designWords as Record<string, Record<string, readonly { name: string }[]>>)[group]
      const aspects = words?.[token] ?? []
      assert.ok(aspects.length > 0, `${group}.${token} has no name`)
      names.push(...aspects.map(({ name }) => name))
    }
  }
  assert.is(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z]+( [a-z]+)*$/)
})

test('what changed in the design is said a line a change', () => {
  assert.is(
    restyled({
      color: { seeds: ['#b4532a'], ground: 'cream', mode: 'dark', chroma: 1.03 },
      type: { display: 'Source Serif 4', baseSize: 15.336, displayCase: 'uppercase', displayItalic: true },
      shape: { radius: 999 },
      layout: { columns: 2, pageNumbers: false },
    }),
    [
      ...['mode: light → dark', 'accent colour: #1f4e79 → #b4532a', 'ground: white → cream'],
      ...['colour strength: 100 % → 103 %', 'headings: Source Sans 3 → Source Serif 4'],
      ...['heading letters: as written → capitals', 'italic headings: off → on', 'text size: 14 → 15.34'],
      ...['corner radius: 4 → round', 'columns: automatic → 2', 'page numbers: automatic → off'],
    ].join('\n'),
  )
})

test('the accent and the colours beside it are told apart', () => {
  const two = designFrom({ color: { seeds: ['#1b4b5a', '#b4532a'] } })
  assert.is(restyled({ color: { seeds: ['#1b4b5a', '#c9a227'] } }, two), 'other colours: #b4532a → #c9a227')
  assert.is(restyled({ color: { seeds: ['#1b4b5a'] } }, two), 'other colours: #b4532a → none')
  assert.is(restyled({ color: { forbidHues: [[330, 30]] } }), 'avoided hues: none → 330–30°')
})

test('a design that lacks a later token is compared all the same', () => {
  const { locale: _, ...older } = baseDesign
  const before = side({ design: older as Design })
  assert.is(
    summarizeChange(before, side({ design: designFrom({ locale: { dir: 'rtl' } }) })),
    'reading direction: automatic → right to left',
  )
})

test('copy, format and pages', () => {
  assert.is(summarizeChange(undefined, side({ pages: 1 })), 'New report: 1 page, 4 words')
  assert.is(summarizeChange(side(), side()), 'Nothing changed')
  assert.is(
    summarizeChange(side(), side({ copy: 'Low water at', format: 'poster', pages: 1 })),
    'format: report → poster\ncopy: 1 word added, 2 removed\npages: 2 → 1',
  )
  const moved = side({ copy: 'at noon High water' })
  assert.is(summarizeChange(side(), moved), 'copy: same words in another order or form')
})

test.run()
