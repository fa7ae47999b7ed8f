import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Asset } from '../../image/asset.ts'
import { createReport } from '../../message.ts'
import { createBrowser } from '../../testing/browser.test.kit.ts'
import type { DrawContext } from '../context.ts'
import { drawPages } from '../draw-sheets.ts'
import { type WrittenHtml, writeHtml } from '../html/write-html.ts'
import { layoutPages } from '../pages/layout-pages.ts'
import { boxes, places } from './boxes.test.kit.tsx'
import { readBrowser } from './browser.test.kit.ts'
import { lists } from './lists.test.kit.tsx'
import { pictures } from './pictures.test.kit.tsx'
import { differences, grounded, labelsOf, type Positions, readFrame } from './positions.test.kit.ts'
import { parts, theme } from './parts.test.kit.tsx'
import { columns, grids } from './columns.test.kit.tsx'
import { rows } from './rows.test.kit.tsx'
import { text } from './text.test.kit.tsx'
import { sheetSize, type Tree } from './tree.test.kit.tsx'

const trees: readonly Tree[] = [
  ...boxes,
  ...places,
  ...rows,
  ...columns,
  ...grids,
  ...text,
  ...lists,
  ...pictures,
  ...parts,
]
const sheets: readonly Sheet[] = trees.map((tree, at) => ({
  name: `tree-${at}`,
  size: sheetSize,
  margin: 0,
  background: '#ffffff',
  root: grounded(tree),
}))

/** All that a style may say, and whether it shows in where things stand: what does is in a tree. */
const properties: Readonly<Record<keyof Style, boolean>> = {
  display: true,
  direction: true,
  wrap: true,
  justify: true,
  align: true,
  alignSelf: true,
  grow: true,
  shrink: true,
  basis: true,
  columns: true,
  span: true,
  gap: true,
  width: true,
  height: true,
  minWidth: true,
  maxWidth: true,
  minHeight: true,
  padding: true,
  margin: true,
  marginTop: true,
  marginBottom: true,
  marginInline: true,
  border: true,
  borderTop: true,
  borderRight: true,
  borderBottom: true,
  borderLeft: true,
  radius: true,
  background: true,
  position: true,
  top: true,
  right: true,
  bottom: true,
  left: true,
  family: true,
  size: true,
  weight: true,
  italic: true,
  color: false,
  leading: true,
  tracking: true,
  textAlign: true,
  transform: true,
  numeric: true,
  whiteSpace: true,
  hyphens: true,
  decoration: true,
  textWrap: true,
  verticalAlign: true,
  fit: true,
  breakBefore: false,
  breakInside: false,
  keepWithNext: false,
  floats: false,
  medium: false,
  narrow: false,
  hover: false,
  shadow: false,
}

const drawing = await drawingContext()
const pages = layoutPages(sheets, drawing)
const slides: DrawContext = { ...drawing, surface: 'canvas' }
const canvas = await drawPages(sheets, { ...slides, engine: 'satori' })
const [right = [], slide = []] = await inBrowser([
  await writeHtml(sheets, drawing),
  await writeHtml(sheets, slides),
])
const drawn = {
  pages: pages.frames.map(frame => readFrame(frame, labelsOf(pages))),
  canvas: canvas.frames.map(frame => readFrame(frame, labelsOf(canvas))),
  slide,
}

test('every tree stands on one sheet', () => {
  for (const found of [right, ...Object.values(drawn)]) assert.is(found.length, trees.length)
})

test('every property is in a tree', () => {
  const used = new Set(trees.flatMap(({ root }) => propertiesOf(root)))
  const placing = Object.entries(properties).flatMap(([name, places]) => (places ? [name] : []))
  assert.equal(
    placing.filter(name => !used.has(name)),
    [],
  )
})

trees.forEach(({ name, apart }, at) => {
  for (const drawer of ['pages', 'canvas', 'slide'] as const)
    test(`${drawer}: ${name}`, () => {
      const found = differences(right[at] as Positions, drawn[drawer][at] as Positions, drawer)
      if (apart[drawer] === undefined) assert.equal(found, [])
      else assert.ok(found.length > 0, 'agrees by now')
    })
})

function propertiesOf({ style, children }: Element): readonly string[] {
  return [
    ...Object.keys(style),
    ...children.flatMap(child => (child.type === 'element' ? propertiesOf(child) : [])),
  ]
}

async function inBrowser(pages: readonly WrittenHtml[]): Promise<Positions[][]> {
  const browser = await createBrowser()
  try {
    return await Promise.all(pages.map(page => readBrowser(browser, page)))
  } finally {
    await browser.close()
  }
}

async function drawingContext(): Promise<DrawContext> {
  const bytes = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()
  const names = sheets.flatMap(({ root }) =>
    [...JSON.stringify(root).matchAll(/"src":"([^"]+)"/g)].map(([, name]) => name ?? ''),
  )
  const assets = new Map(
    names.map(name => [
      name,
      {
        name,
        type: 'image/png',
        bytes,
        width: 120,
        height: 80,
        raster: { type: 'image/png', bytes },
      } satisfies Asset,
    ]),
  )
  return { theme, surface: 'pages', assets, report: createReport(), title: 'Trees' }
}

test.run()
