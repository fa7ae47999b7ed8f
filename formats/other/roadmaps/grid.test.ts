import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, type Node, textOf } from '../../../core/compose/tree.ts'
import { composeJob } from '../../../core/render.ts'
import roadmap from '../roadmap.ts'

const copy = `# Tram

| Line | Q1 2027 | Q2 2027 | Q3 2027 |
|---|---|---|---|
| Track | Survey | Rails | Test runs |
| Cars | Order | Paint | – |

| Point | Date | State |
|---|---|---|
| Permit | 3 March 2027 | done |
| First ride | 9 December 2027 | planned |
`

function elementsIn(node: Node): readonly Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(elementsIn)] : []
}

const drawn = async (instructions: string): Promise<readonly Element[]> =>
  (await composeJob({ content: copy, instructions }, roadmap)).sheets.flatMap(({ root }) => elementsIn(root))

const linesIn = (parts: readonly Element[]) =>
  parts.filter(({ part }) => part === 'lane-line').map(({ style }) => style.background)

test('rows by periods are lanes with lines through their stops, of one colour, or of one each where the brief wants that', async () => {
  const plain = linesIn(await drawn('A3 landscape, accent #5b2be0'))
  assert.equal(plain, ['#5b2be0', '#5b2be0'])
  const own = linesIn(await drawn('A3 landscape, #5b2be0 and #c8102e, one colour per lane'))
  assert.equal([own.length, new Set(own).size], [2, 2])
})

test('the point that is to be seen before others stands on a field', async () => {
  const parts = await drawn('A3 landscape, #5b2be0 and #c8102e; first ride must jump out')
  const points = parts.filter(({ part }) => part === 'milestone')
  const onField = points.filter(point =>
    elementsIn(point).some(({ style }) => style.background === '#c8102e'),
  )
  assert.equal(onField.length, 1)
  assert.match(onField.map(textOf).join(), /First ride/)
})

test.run()
