import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Element, Node } from '../../compose/tree.ts'
import { partOf, sheetOf, testContext } from '../sheets.test.kit.ts'
import { rootText } from '../text-properties.ts'
import { createSession } from './create-session.ts'
import { overflowOf, overflowOfTries } from './draw-sheet.ts'
import { withRoom } from './session.ts'
import { topOf } from './surroundings.ts'

const whole = sheetOf(
  <div style={{ display: 'flex', size: 30 }}>
    <div style={{ width: 300 }}>
      {Array.from({ length: 12 }, (_, at) => (
        <p>{`Words of paragraph ${at}`}</p>
      ))}
    </div>
    <ol style={{ grow: 1 }}>
      {Array.from({ length: 12 }, (_, at) => (
        <li>{`Point ${at}`}</li>
      ))}
    </ol>
    <table>
      {Array.from({ length: 12 }, (_, at) => (
        <tr>
          <th>{`Row ${at}`}</th>
          <td>{'x'.repeat(at * 3)}</td>
        </tr>
      ))}
    </table>
  </div>,
)

const columns = whole.root.children as readonly Element[]

/** The sheet with its root changed and some children of each column, in the type of `size`. */
function sheetWith(size: number, from: number, to: number): typeof whole {
  const children = columns.map((column): Node => {
    const start = column.tagName === 'ol' && { properties: { start: 90 + from } }
    return { ...column, ...start, children: column.children.slice(from, to) }
  })
  return { ...whole, root: { ...whole.root, style: { ...whole.root.style, size }, children } }
}

test('what stands out of sheets that are tried one after the other is what stands out of each alone', () => {
  const { context } = testContext()
  const tried = overflowOfTries(context)
  const sheets = [
    ...[12, 4, 7, 6, 12].map(to => sheetWith(30, 0, to)),
    ...[12, 9].map(to => sheetWith(80, 0, to)),
    ...[12, 9].map(to => sheetWith(30, 5, to)),
    { ...sheetWith(30, 0, 12), margin: 200 },
  ]
  for (const sheet of sheets) assert.equal(tried(sheet), overflowOf(sheet, context))
  assert.ok(sheets.some(sheet => tried(sheet)) && sheets.some(sheet => !tried(sheet)))
})

test('a block is built again where its text is another, and otherwise kept', () => {
  const { context } = testContext()
  const session = withRoom({ ...createSession(context), rooms: new Map() }, { bodyWidth: 600 })
  const built = (size: number) => {
    const around = topOf(session, { ...rootText(context.theme), size }, undefined)
    return session.steps.buildChildren([partOf(whole, 'p')], around, whole.root)[0]
  }
  const first = built(20)
  assert.is(built(20), first)
  assert.is(built(30)?.text.size, 30)
})

test.run()
