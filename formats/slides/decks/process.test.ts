import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Paragraph } from 'mdast'
import { readFiguredLines } from './figured-lines.ts'
import { readProcess } from './process.ts'

const paragraphOf = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] })

test('a line of steps between arrows is a process, and a change is none', () => {
  const steps = (line: string) => readProcess([paragraphOf(line)])?.steps.map(({ text }) => text)
  assert.equal(steps('Gather → wash → card → spin.'), ['Gather', 'wash', 'card', 'spin'])
  assert.is(steps('Waiting time 38 min → 16 min'), undefined)
})

test('short paragraphs are read at the figure that they tell', () => {
  const lines = readFiguredLines([
    paragraphOf('We keep 38 % of each sale.'),
    paragraphOf('The rest goes to the growers.'),
  ])
  assert.equal(
    lines?.map(({ said }) => said?.figure.map(node => ('value' in node ? node.value : ''))),
    [['38 %'], undefined],
  )
})

test.run()
