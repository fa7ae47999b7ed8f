import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Element, Node } from '../../../core/compose/tree.ts'
import { composeJob } from '../../../core/render.ts'
import { plainText } from '../../../core/source/text.ts'
import infographic from '../infographic.ts'
import { posterCopy } from './module.ts'

function elementsIn(node: Node): readonly Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(elementsIn)] : []
}

async function kindsOf(content: string): Promise<readonly string[]> {
  const { reading, brief } = await composeJob({ content, instructions: '' }, infographic)
  return posterCopy(reading, brief.design).modules.flatMap(({ parts }) => parts.map(({ kind }) => kind))
}

const split = (rows: readonly string[]) => `# From cherry to cup\n\n## Who gets what\n\n${rows.join('\n')}\n`

async function posterOf(content: string, instructions = '') {
  const { reading, brief } = await composeJob({ content, instructions }, infographic)
  return posterCopy(reading, brief.design)
}

test('the figure that a brief wants to be seen first stands in a part of its own, those around it before and behind it', async () => {
  const copy = '# Tides\n\n## The sea\n\n- 12 m high\n- 340 km long\n- 6 hours each\n'
  const { modules } = await posterOf(copy, '340 km absolutely enormous')
  assert.equal(
    modules.map(({ hero, heading, parts }) => [hero ?? false, heading !== undefined, parts.length]),
    [
      [false, true, 1],
      [true, false, 1],
      [false, false, 1],
    ],
  )
  assert.is((await posterOf(copy)).modules.length, 1)
})

test('words under a name of their own are a part, and where figures are from stands at the foot', async () => {
  const copy =
    'Where our water goes\nHarbour office, 2026/27\n\nEach of us hears 12 tides a week. Here is what they do:\n\nHigh water ..... 38 %\nLow water ...... 22 %\nSlack .......... 40 %\n\nwhat is new\nA second gauge\nNo more flags\n\nData: harbour log\n'
  const { modules, after, support } = await posterOf(copy)
  assert.equal(
    modules.map(({ heading, parts }) => [heading && plainText(heading), parts.map(({ kind }) => kind)]),
    [
      [undefined, ['bars']],
      ['what is new', ['prose']],
    ],
  )
  assert.match(after.map(plainText).join(' '), /harbour log/)
  assert.is(support && plainText(support), 'Harbour office, 2026/27')
})

test('steps that arrows join are steps, and amounts with a sign before them are compared', async () => {
  assert.equal(await kindsOf('# Bar\n\n## How\n\nPick → Dry → Roast → Mould\n'), ['steps'])
  assert.equal(await kindsOf('# Tax\n\nCare .... £38\n\nBins .... £22\n\nRoads ... £9\n'), ['bars'])
  assert.equal(await kindsOf('# Lift\n\nStuck by the hour\n07-09: 210\n09-12: 180\n12-15: 155\n'), [
    'figures',
  ])
})

test('named amounts of one kind are compared as bars', async () => {
  const rows = ['farmer: $6.10', 'shipping: $1.90', 'roasting: $6.80', 'shop: $4.60'].map(row => `- ${row}`)
  assert.equal(await kindsOf(split(rows)), ['bars'])
})

test('figures of several kinds stay numerals', async () => {
  const rows = ['days at sea: 41', 'price: $6.10', 'share: 38 %', 'bags: 830'].map(row => `- ${row}`)
  assert.ok(!(await kindsOf(split(rows))).includes('bars'))
})

test('the few words that all comes to have a field of their own in larger words', async () => {
  const content =
    '# Old coats\n\n## What they weigh\n\n- Wool: 3 kg\n- Felt: 2 kg\n- Lining: 1 kg\n\n## What they become\n\nRugs, mostly, and the inside of chairs.\n\n## Wash them first!\n\nBring them clean.\n'
  const { sheets } = await composeJob({ content, instructions: 'mint, coral, off-white' }, infographic)
  const heads = sheets.flatMap(({ root }) => elementsIn(root)).filter(({ tagName }) => tagName === 'h2')
  const [first = 0, ...others] = heads.map(({ style }) => Number(style.size))
  assert.is(others.length, 2)
  assert.ok((others.at(-1) ?? 0) > first * 1.2, `${others.at(-1)} beside ${first}`)
})

test.run()
