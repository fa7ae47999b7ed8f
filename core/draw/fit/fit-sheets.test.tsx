import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Child } from '../../compose/jsx-runtime.ts'
import type { Sheet } from '../../compose/sheet.ts'
import { isElement, textOf } from '../../compose/tree.ts'
import type { CanvasEngine } from '../../format.ts'
import type { Pages } from '../frame.ts'
import { drawSheets } from '../draw-sheets.ts'
import {
  partOf,
  itemsOutside,
  lettersOf,
  sheetOf,
  testContext,
  textItems,
  wordsOf,
} from '../sheets.test.kit.ts'

const size = { name: '16:9', width: 1920, height: 1080, bleed: 0 }

/** A slide with a heading, a region that may move on, and a foot. */
function slide(body: Child, extra: Partial<Sheet> = {}): Sheet {
  return sheetOf(
    <div style={{ display: 'flex', direction: 'column', padding: 96, height: '100%', gap: 40 }}>
      <h2 style={{ size: 72 }}>The heading</h2>
      <div flow style={{ display: 'flex', direction: 'column', gap: 24, grow: 1, size: 40 }}>
        {body}
      </div>
      <p style={{ size: 24 }}>the foot</p>
    </div>,
    { size, name: 'slide-3', title: 'The heading', ...extra },
  )
}

async function fit(
  sheet: Sheet,
  engine: CanvasEngine = 'flow',
): Promise<{ sheets: readonly Sheet[]; pages: Pages; rules: string[] }> {
  const { context, report } = testContext()
  const { sheets, pages = none } = await drawSheets([sheet], { ...context, engine }, ['pdf'])
  assert.equal(itemsOutside(pages), [])
  return { sheets, pages, rules: report.messages.map(message => message.rule) }
}

const none: Pages = {
  frames: [],
  structure: { role: 'Document', children: [] },
  outline: [],
  anchors: new Map(),
}

const furniture = /Theheading|thefoot/g

/** What the flow regions say in the end. */
function saidBy(pages: Pages): string {
  return wordsOf(pages).replace(/\s/g, '').replace(furniture, '')
}

function saidIn(sheet: Sheet): string {
  return lettersOf(sheet.root).replace(furniture, '')
}

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => (index % 8 === 7 ? `word${index}.` : `word${index}`)).join(' ')

test('a sheet that fits is returned as it is', async () => {
  const sheet = slide(<p>{words(40)}</p>)
  const { sheets, rules } = await fit(sheet)
  assert.is(sheets[0], sheet)
  assert.equal(rules, [])
})

test('space gives way before type', async () => {
  const { sheets, pages, rules } = await fit(
    slide(Array.from({ length: 9 }, (_, index) => <p>{`p${index}`}</p>)),
  )
  assert.is(sheets.length, 1)
  assert.equal(rules, [])
  assert.ok(pages.frames.flatMap(textItems).every(item => [72, 40, 24].includes(item.size)))
})

test('a little too much is set smaller, and told when it is much smaller', async () => {
  const { sheets, pages, rules } = await fit(slide(<p>{words(170)}</p>))
  assert.is(sheets.length, 1)
  assert.equal(rules, ['type-shrunk'])
  const sizes = new Set(pages.frames.flatMap(textItems).map(item => item.size))
  assert.ok(sizes.has(72) && sizes.has(24), 'what is around the region keeps its size')
  const body = [...sizes].find(each => each !== 72 && each !== 24)
  assert.ok(body !== undefined && body < 36 && body >= 28)
})

/** A box of stated height above another paragraph. */
function boxed(extra: Partial<Sheet>): Sheet {
  return sheetOf(
    <div style={{ height: '100%', display: 'flex', direction: 'column', padding: 96 }}>
      <div style={{ height: 120, width: 600, padding: 10, size: 30, shrink: 0 }}>{words(32)}</div>
      <p style={{ size: 20 }}>neighbour</p>
    </div>,
    extra,
  )
}

test('on a face, text that stands out of a box of stated height is set smaller, and nothing else is', async () => {
  const sheet = boxed({})
  const { sheets, pages } = await fit(sheet, 'satori')
  assert.is(sheets.length, 1)
  const items = pages.frames.flatMap(textItems)
  const neighbour = items.find(item => item.words[0]?.word.text === 'neighbour')
  assert.is(neighbour?.size, 20)
  const inBox = items.filter(item => item !== neighbour)
  for (const { baseline, size: type } of inBox) {
    assert.ok(type < 30 && type >= 21)
    assert.ok(baseline - type * 0.72 >= 96 && baseline + type * 0.22 <= 96 + 121)
  }
  assert.is(wordsOf(pages).replace(/\s/g, ''), lettersOf(sheet.root))
})

test('a box of stated height grows when its text would have to be too small', async () => {
  const { sheets, pages, rules } = await fit(boxed({ size }), 'satori')
  assert.is(sheets.length, 1)
  assert.not.ok(rules.includes('canvas-overflow'))
  const [neighbour, ...above] = pages.frames.flatMap(textItems).reverse()
  assert.ok(neighbour !== undefined && above.every(item => item.baseline < neighbour.baseline - 20))
})

test('what notes say stands at the end of the content they belong to', async () => {
  const note = partOf(
    sheetOf(
      <div>
        <p id="note-1">1 the note</p>
      </div>,
    ),
    'p',
  )
  const sheet = slide(
    <p>
      Said
      <a href="#note-1" footnote={note}>
        1
      </a>{' '}
      here
    </p>,
  )
  const { pages } = await fit(sheet)
  assert.is(wordsOf(pages), 'The headingSaid1 here1 the notethe foot')
  assert.ok(pages.anchors.has('note-1'))
})

test("type is not shrunk below the sheet's floor", async () => {
  const { sheets, rules } = await fit(slide(<p>{words(170)}</p>, { fitFloor: 1 }))
  assert.is(sheets.length, 2)
  assert.equal(rules, ['sheet-continued'])
})

test('paragraphs move on; what is around them is repeated as unlisted copies', async () => {
  const sheet = slide(Array.from({ length: 9 }, (_, index) => <p>{`p${index} ${words(50)}`}</p>))
  const { sheets, pages } = await fit(sheet)
  assert.ok(sheets.length > 2)
  assert.equal(sheets.map(each => each.name).slice(0, 3), ['slide-3', 'slide-3-2', 'slide-3-3'])
  assert.is(sheets[1]?.title, `The heading (2/${sheets.length})`)
  assert.equal([partOf(sheets[0], 'h2').unlisted, partOf(sheets[1], 'h2').unlisted], [undefined, true])
  assert.is(saidBy(pages), saidIn(sheet))
})

test('copies carry no node ids', async () => {
  const heading = { type: 'text', value: 'The heading', node: 'n1' } as const
  const root = sheetOf(
    <div style={{ height: '100%' }}>
      <h2>{heading}</h2>
      <div flow>
        {Array.from({ length: 30 }, () => (
          <p>{words(40)}</p>
        ))}
      </div>
    </div>,
    { size },
  )
  const { sheets } = await fit(root)
  const nodes = sheets
    .map(each => partOf(each, 'h2').children[0])
    .map(node => (node?.type === 'text' ? node.node : 'none'))
  assert.equal(new Set(nodes.slice(1)), new Set([undefined]))
  assert.is(nodes[0], 'n1')
})

test('a list goes on between items with its numbering', async () => {
  const sheet = slide(
    <ol start={3} style={{ padding: [0, 0, 0, 60] }}>
      {Array.from({ length: 40 }, (_, index) => (
        <li>{`item ${index + 3}`}</li>
      ))}
    </ol>,
  )
  const { sheets, pages } = await fit(sheet)
  assert.ok(sheets.length > 1)
  assert.is(saidBy(pages), saidIn(sheet))
  const labels = pages.frames
    .flatMap(textItems)
    .map(item => item.words[0]?.word.text ?? '')
    .filter(text => /^\d+\.$/.test(text))
  assert.equal(
    labels,
    Array.from({ length: 40 }, (_, index) => `${index + 3}.`),
  )
})

test('an item that is too tall alone is cut and has one marker', async () => {
  const { sheets, pages } = await fit(
    slide(
      <ul style={{ padding: [0, 0, 0, 60] }}>
        <li>{words(600)}</li>
      </ul>,
    ),
  )
  assert.ok(sheets.length > 2)
  assert.is(pages.frames.flatMap(textItems).filter(item => item.words[0]?.word.text === '•').length, 1)
})

test('paragraphs are cut after a sentence when most of the room stays used', async () => {
  const { sheets } = await fit(slide(<p>{words(600)}</p>))
  const firstPart = textOf(partOf(sheets[0], 'p'))
  assert.match(firstPart.trim(), /\.$/)
})

test('code is cut between lines and keeps its indentation', async () => {
  const code = Array.from({ length: 200 }, (_, index) => `    line${index} = ${index}`).join('\n')
  const sheet = slide(
    <pre style={{ family: 'JetBrains Mono', size: 28, padding: 20, background: '#eeeeee' }}>
      <code>{code}</code>
    </pre>,
  )
  const { sheets, pages } = await fit(sheet)
  assert.ok(sheets.length > 5)
  assert.is(saidBy(pages), saidIn(sheet))
  for (const each of sheets)
    assert.match(textOf(partOf(each, 'code')), /^ {4}line\d+ = \d+(\n {4}line\d+ = \d+)*\n?$/)
})

test('a table is cut between rows and repeats its head', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => (
    <tr>
      <td>{`row${index}`}</td>
      <td>{`value ${index}`}</td>
    </tr>
  ))
  const sheet = slide(
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>,
  )
  const { sheets, pages } = await fit(sheet)
  assert.ok(sheets.length > 2)
  for (const each of sheets) assert.is(textOf(partOf(each, 'thead')), 'NameValue')
  assert.is(saidBy(pages).replaceAll('NameValue', ''), saidIn(sheet).replaceAll('NameValue', ''))
})

test('columns side by side are cut through, each going on in its place', async () => {
  const column = (name: string, count: number): Child => (
    <div style={{ grow: 1, basis: 0 }}>
      {Array.from({ length: count }, (_, index) => (
        <p>{`${name}${index} ${words(40)}`}</p>
      ))}
    </div>
  )
  const { sheets, pages } = await fit(
    slide(
      <div style={{ display: 'flex', gap: 40 }}>
        {column('left', 8)}
        {column('right', 2)}
      </div>,
    ),
  )
  assert.ok(sheets.length > 1)
  const starts = pages.frames
    .flatMap(textItems)
    .flatMap(item =>
      item.words
        .filter(({ word }) => /^(left|right)\d$/.test(word.text))
        .map(({ x, word }) => [word.text, x > 900]),
    )
  assert.equal(
    starts.filter(([text]) => text === 'left7'),
    [['left7', false]],
  )
  assert.is(starts.length, 10)
})

test('without a flow region everything moves on, a giant heading too', async () => {
  const sheet = sheetOf(
    <div style={{ padding: 96 }}>
      <h1 style={{ size: 96 }}>{words(300)}</h1>
    </div>,
    { size },
  )
  const { sheets, pages } = await fit(sheet)
  assert.ok(sheets.length > 2)
  assert.is(wordsOf(pages).replace(/\s/g, ''), lettersOf(sheet.root))
})

test('lines that may not wrap do so when they would leave the sheet', async () => {
  const sheet = slide(<p style={{ whiteSpace: 'nowrap' }}>{words(60)}</p>)
  const { pages } = await fit(sheet)
  assert.is(saidBy(pages), saidIn(sheet))
})

test('a word of 20,000 letters ends, with every letter', async () => {
  const sheet = slide(<p>{'x'.repeat(20_000)}</p>)
  const { pages } = await fit(sheet)
  assert.is(saidBy(pages), saidIn(sheet))
})

test('a table of 120 columns is divided into narrower ones, each with the first column', async () => {
  const row = (number: number): Child => (
    <tr>
      {Array.from({ length: 120 }, (_, index) => (
        <td>{`r${number}c${index}`}</td>
      ))}
    </tr>
  )
  const sheet = slide(
    <table>
      <tbody>
        {row(0)}
        {row(1)}
      </tbody>
    </table>,
  )
  const { pages } = await fit(sheet)
  const cells = (text: string): string[] => [...text.matchAll(/r\dc\d+?(?=r|$)/g)].map(([cell]) => cell)
  const said = cells(saidBy(pages))
  assert.equal([...new Set(said)].sort(), cells(saidIn(sheet)).sort())
  const twice = said.filter((one, at) => said.indexOf(one) !== at)
  assert.equal([...new Set(twice)], ['r0c0', 'r1c0'])
})

test('a canvas too small for its layout is set without it, and says so', async () => {
  const sheet = slide(<p>{words(30)}</p>, { size: { name: 'stamp', width: 60, height: 40, bleed: 0 } })
  const { pages, rules } = await fit(sheet)
  assert.ok(rules.includes('canvas-overflow'))
  assert.is(saidBy(pages), saidIn(sheet))
})

test('pictures and decoration move with their text, and nothing is drawn twice', async () => {
  const block = (index: number): Child => (
    <div style={{ background: '#eeeeee', padding: 30 }}>
      <h3 style={{ size: 44 }}>{`Card ${index}`}</h3>
      <p>{words(30)}</p>
    </div>
  )
  const sheet = slide(Array.from({ length: 8 }, (_, index) => block(index)))
  const { sheets, pages } = await fit(sheet)
  assert.is(saidBy(pages), saidIn(sheet))
  for (const each of sheets) {
    const flow = partOf(each, 'div').children.find(child => isElement(child) && child.flow)
    assert.ok(
      isElement(flow) && flow.children.every(card => isElement(card) && textOf(card).startsWith('Card')),
      'cards are not cut',
    )
  }
})

test('fitting is deterministic', async () => {
  const make = (): Sheet => slide(Array.from({ length: 9 }, (_, index) => <p>{`p${index} ${words(50)}`}</p>))
  const one = await fit(make())
  const other = await fit(make())
  assert.equal(one.sheets, other.sheets)
})

test('boxes placed on something are made smaller with it, boxes placed on the sheet are not', async () => {
  const lines = Array.from({ length: 14 }, (_, at) => (
    <p style={{ size: 40, leading: 1.2 }}>{`Line ${at}`}</p>
  ))
  const sheet = sheetOf(
    <div>
      <div
        ariaHidden
        style={{ position: 'absolute', left: 900, top: 0, width: 300, height: 630, background: '#dddddd' }}
      />
      <div style={{ position: 'relative', padding: [0, 0, 0, 80] }}>
        <div
          ariaHidden
          style={{ position: 'absolute', left: 20, top: 10, width: 40, height: 40, background: '#ff0000' }}
        />
        {lines}
      </div>
    </div>,
    { fitFloor: 0.5 },
  )
  const { sheets, pages } = await fit(sheet)
  assert.is(sheets.length, 1)
  const { frames } = pages
  const rects = (frames[0]?.items ?? []).flatMap(item => (item.kind === 'rect' ? [item] : []))
  const [panel, dot] = rects
  assert.is(panel?.width, 300)
  assert.is(panel?.x, 900)
  assert.ok(
    dot !== undefined && Math.abs(dot.width - dot.height) <= 1 && dot.width < 40 && dot.x < 20,
    JSON.stringify(dot),
  )
})

test('content begins at one height on all its pages, whatever parts its blocks', async () => {
  const blocks = Array.from({ length: 30 }, (_, at) => (
    <div style={{ marginTop: at === 0 ? 0 : 60 }}>
      <p style={{ marginTop: at === 0 ? 0 : 10 }}>{`Block ${at}`}</p>
    </div>
  ))
  const { frames } = (await fit(slide(<div>{blocks}</div>))).pages
  assert.ok(frames.length > 2)
  const begins = frames.map(frame =>
    Math.min(...textItems(frame).flatMap(({ size, baseline }) => (size === 40 ? [baseline] : []))),
  )
  assert.ok(Math.max(...begins) - Math.min(...begins) < 1, begins.join(' '))
})

test.run()
