import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './brief/design.ts'
import type { Sheet } from './compose/sheet.ts'
import { type Element, isElement } from './compose/tree.ts'
import type { Format } from './format.ts'
import { composeJob, layoutJob } from './render.ts'
import { reportBrief } from './tell-brief.ts'
import { proseSheet } from './testing/prose-sheet.test.kit.tsx'
import { mm } from './theme/page.ts'

/** Cards or slides that say all of the copy on the first of them. */
function formatOf(more: Pick<Format, 'group' | 'surface'>): Format {
  return {
    slug: 'card',
    sizes: [{ name: 'card', width: mm(148), height: mm(105), bleed: 0 }],
    design: baseDesign,
    roles: {},
    ...more,
    compose: ({ body }, theme) => [proseSheet('face', body, theme)],
  }
}

const drawings = (element: Element): readonly Element[] => [
  ...(element.part === 'drawing' ? [element] : []),
  ...element.children.flatMap(child => (isElement(child) ? drawings(child) : [])),
]

async function drawn(content: string, more: Pick<Format, 'group' | 'surface'>) {
  const instructions = 'cream, with a small simple anchor at the bottom right'
  const laidOut = await layoutJob(await composeJob({ content, instructions }, formatOf(more)), [
    'pdf',
    'html',
  ])
  const { pages, html } = laidOut.drawing
  return {
    art: laidOut.sheets.flatMap((sheet: Sheet) => drawings(sheet.root)),
    paths: pages?.frames[0]?.items.filter(({ kind }) => kind === 'path') ?? [],
    page: pages?.frames[0],
    markup: JSON.stringify(html),
    told: (reportBrief(laidOut).told ?? []).filter(({ phrase }) => /anchor/.test(phrase)),
  }
}

const slides = { group: 'slides', surface: 'canvas' } as const
const cards = { group: 'canvas', surface: 'canvas' } as const

test('on the first of several sheets a thing stands where the layout leaves room, beside the words', async () => {
  const { art, told, page } = await drawn('# Harbour\n\nOpen at nine.\n', slides)
  assert.is(art.length, 1)
  const { left, top, width } = art[0]?.style ?? {}
  assert.ok(Number(left) + Number(width) <= (page?.width ?? 0) && Number(left) > (page?.width ?? 0) / 2)
  assert.ok(Number(top) > (page?.height ?? 0) / 2)
  assert.equal(
    told.map(({ became }) => became),
    ['done'],
  )
})

test('where words take all the room it is left out and told', async () => {
  const { art, told } = await drawn(`# Harbour\n\n${'Boats come and go all day long. '.repeat(60)}\n`, slides)
  assert.is(art.length, 0)
  assert.equal(
    told.map(({ became }) => became),
    ['not done'],
  )
})

test('a sheet that is one whole has room for it at its edge, in pages and in browsers', async () => {
  const { paths, page, told, markup } = await drawn('# Harbour\n\nOpen at nine.\n', cards)
  assert.ok(paths.length > 0)
  assert.is(page?.width, mm(148))
  assert.ok(markup.includes('ornament'))
  assert.equal(
    told.map(({ became }) => became),
    ['done'],
  )
})

test.run()
