import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toNodes } from '../../compose/jsx-runtime.ts'
import type { Node } from '../../compose/tree.ts'
import { boxes, places } from '../conformance/boxes.test.kit.tsx'
import { columns, grids } from '../conformance/columns.test.kit.tsx'
import { lists } from '../conformance/lists.test.kit.tsx'
import { parts, theme } from '../conformance/parts.test.kit.tsx'
import { rows } from '../conformance/rows.test.kit.tsx'
import { text } from '../conformance/text.test.kit.tsx'
import { rootText } from '../text-properties.ts'
import { createMeasure } from './create-measure.ts'
import { leastHeightOf } from './least-height-of.ts'
import { plainSetter } from './plain.test.kit.ts'

const drawing = { theme, surface: 'pages', assets: new Map() } as const
const least = (nodes: readonly Node[], width: number) =>
  leastHeightOf(nodes, { width, text: rootText(theme) })

test('nothing takes less than its least height', () => {
  const measure = createMeasure(drawing)
  let [bounds, heights] = [0, 0]
  for (const { name, root } of [boxes, places, rows, columns, grids, text, lists, parts].flat())
    for (const width of [420, 140]) {
      const [bound, { height }] = [least([root], width), measure.piece(root, width)]
      assert.ok(bound <= height * 1.0001, `${name}, ${width} px wide: ${bound} of ${height}`)
      bounds += bound
      heights += height
    }
  assert.ok(bounds > heights / 5, `${bounds} of ${heights}`)
})

test('rows of a table and items of a list stand below each other, cells and columns beside each other', () => {
  const many = Array.from({ length: 50 }, (_, at) => `${at}`)
  const line = theme.type.base * theme.type.leading
  const heightOf = (piece: Parameters<typeof toNodes>[0]) => least(toNodes(piece), 600) / line
  const row = (cells: readonly string[]) => (
    <tr>
      {cells.map(cell => (
        <td>{cell}</td>
      ))}
    </tr>
  )
  assert.is(heightOf(<table>{many.map(one => row([one, one]))}</table>), 50)
  assert.is(heightOf(<table>{row(many)}</table>), 1)
  assert.is(
    heightOf(
      <ul>
        {many.map(one => (
          <li>{one}</li>
        ))}
      </ul>,
    ),
    50,
  )
  assert.is(
    heightOf(
      <div style={{ display: 'grid', columns: 2 }}>
        {many.map(one => (
          <p>{one}</p>
        ))}
      </div>,
    ),
    25,
  )
  assert.is(
    heightOf(
      <div style={{ display: 'flex' }}>
        {many.map(one => (
          <p>{one}</p>
        ))}
      </div>,
    ),
    1,
  )
  assert.is(
    heightOf(
      <p>
        {many.map(one => (
          <span>{one}</span>
        ))}
      </p>,
    ),
    1,
  )
})

test('of what is far too much nothing is laid out before more is asked than that', () => {
  let set = 0
  const counted = {
    ...plainSetter,
    breakParagraph: (...asked: Parameters<typeof plainSetter.breakParagraph>) => {
      set += 1
      return plainSetter.breakParagraph(...asked)
    },
  }
  const measure = createMeasure(drawing, counted)
  const list = (
    <ul>
      {Array.from({ length: 400 }, () => (
        <li>One item more</li>
      ))}
    </ul>
  )
  const extent = measure.piece(list, 300, 200)
  assert.ok(extent.height > 200)
  assert.is(set, 0)
  assert.ok(extent.widest > 0)
  assert.ok(measure.piece(list, 300).height > 400 * theme.type.base)
})

test.run()
