import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, isElement, textOf as wordsIn } from '../../../core/compose/tree.ts'
import type { RectItem } from '../../../core/draw/frame.ts'
import { composeJob } from '../../../core/render.ts'
import { type DrawnSlide, layoutDeck } from '../sheets/layout-deck.test.kit.ts'
import format from '../slide-deck.ts'

const test = suite('courses')

/** The columns of a slide, from left to right: its fields that stand on one line. */
function columnsOf({ frame }: DrawnSlide): readonly RectItem[] {
  const fields = frame.items.flatMap(item =>
    item.kind === 'rect' && item.height > 8 && item.height < frame.height * 0.8 ? [item] : [],
  )
  const groups = fields.map(field => fields.filter(other => Math.abs(footOf(other) - footOf(field)) < 2))
  const [widest = []] = groups.toSorted((one, other) => other.length - one.length)
  return widest.toSorted((one, other) => one.x - other.x)
}

function footOf({ y, height }: RectItem): number {
  return y + height
}

const winters = [
  ['2021', 310],
  ['2022', 520],
  ['2023', 455],
  ['2024', 910],
] as const

const copies = {
  'a list': `## Nesting herons\n\n${winters.map(([year, count]) => `- ${year}: ${count}`).join('\n')}`,
  'a table': `## Nesting herons\n\n| Year | Nests |\n| - | - |\n${winters.map(row => `| ${row.join(' | ')} |`).join('\n')}`,
}

for (const [name, copy] of Object.entries(copies))
  test(`what ${name} counts over time is columns as tall as the room, the last in the accent`, async () => {
    const { slides } = await layoutDeck(format, `# Marsh\n\n---\n\n${copy}`)
    const slide = slides.find(({ content }) => content)
    const columns = slide ? columnsOf(slide) : []
    assert.is(columns.length, winters.length)
    const most = Math.max(...columns.map(({ height }) => height))
    for (const [at, { height }] of columns.entries())
      assert.ok(Math.abs(height / most - (winters[at]?.[1] ?? 0) / 910) < 0.02, `${at}: ${height} of ${most}`)
    assert.ok(most > (slide?.frame.height ?? 0) * 0.2, `${most} px`)
    const fills = columns.map(({ fill }) => fill)
    assert.is(new Set(fills.slice(0, -1)).size, 1)
    assert.is.not(fills.at(-1), fills[0])
  })

test('what a course comes to is as large on a phone as it has room there, and in one weight', async () => {
  const { sheets } = await composeJob(
    { content: `# Marsh\n\n---\n\n${copies['a table']}\n\nNests are up **+193 %** in three years.` },
    format,
  )
  const figures = sheets.flatMap(({ root }) => elementsIn(root)).filter(({ part }) => part === 'figure')
  const found = figures.find(figure => wordsIn(figure).startsWith('+193'))
  assert.ok(Number(found?.style.narrow?.size) < Number(found?.style.size))
  assert.is(
    found?.children.some(child => isElement(child)),
    false,
  )
})

function elementsIn(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(child => (isElement(child) ? elementsIn(child) : []))]
}

test.run()
