import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { editNode } from './edit-node.ts'
import { readDocument } from './read-document.ts'
import { nodesOf } from './walk.ts'

const read = (source: string) => readDocument(source, new Map(), { add: () => {} })
const shape = (source: string): string[] =>
  nodesOf(read(source).root).flatMap(node =>
    'value' in node ? [`${node.type}${node.data && 'math' in node.data ? '!' : ''} ${node.value}`] : [],
  )

test('Markdown takes nothing of a formula for a mark of its own', () => {
  assert.equal(shape('Let $a_1*b_2$ and $c*d_3\\,e$ be *set*.'), [
    ...[
      'text Let ',
      'inlineCode! a_1*b_2',
      'text  and ',
      'inlineCode! c*d_3\\,e',
      'text  be ',
      'text set',
      'text .',
    ],
  ])
  assert.equal(shape('| a | b |\n|---|---|\n| $|x_1|$ | 2 |').slice(2), ['inlineCode! |x_1|', 'text 2'])
})

test('a formula on lines of its own parts its paragraph', () => {
  assert.equal(shape('so that\n$$\nx^2 = 1\n$$\nholds\n\n```math\ny\n```'), [
    ...['text so that', 'code! x^2 = 1', 'text holds', 'code! y'],
  ])
  assert.equal(shape('> said\n> $$\n> a_1\n>   + b\n> $$'), ['text said', 'code! a_1\n  + b'])
})

test('code is as it was written', () => {
  assert.equal(shape('`$x^2$` and $x^2$\n\n```\n$y^2$\n```'), [
    ...['inlineCode $x^2$', 'text  and ', 'inlineCode! x^2', 'code $y^2$'],
  ])
})

test('a formula knows its line and can be edited', () => {
  const source = 'One\nline $a$ and\n$b^2$ here\n\n$$\nc^2\n$$\n'
  const nodes = nodesOf(read(source).root)
  const formulas = nodes.filter(node => node.type === 'inlineCode' || node.type === 'code')
  assert.equal(
    formulas.map(({ position }) => position?.start.line),
    [2, 3, 5],
  )
  const edited = formulas.map(node => editNode(source, node.data?.id ?? '', 'z^3'))
  assert.equal(edited, [
    { source: source.replace('$a$', () => '$z^3$') },
    { source: source.replace('$b^2$', () => '$z^3$') },
    { source: source.replace('$$\nc^2\n$$', () => '$$z^3$$') },
  ])
})

test.run()
