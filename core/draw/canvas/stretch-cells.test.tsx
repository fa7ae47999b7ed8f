import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { firstItems, sheetOf, testContext, layoutFaces } from '../sheets.test.kit.ts'

const { context } = testContext()

test('the rules of a row meet though the words of one cell stand lower than those of another', async () => {
  const rule = { width: 2, color: '#336699' }
  const look = { borderTop: rule, padding: [8, 0], verticalAlign: 'bottom', size: 24 } as const
  const sheet = sheetOf(
    <table style={{ width: '100%' }}>
      <thead>
        <tr>
          <th style={look} />
          <th style={look}>
            One
            <br />
            two
          </th>
          <th style={look}>Three</th>
        </tr>
      </thead>
    </table>,
  )
  const rules = firstItems(await layoutFaces([sheet], context)).flatMap(item =>
    item.kind === 'rect' && item.height <= 2 ? [item.y] : [],
  )
  assert.is(rules.length, 3)
  assert.is(new Set(rules).size, 1)
})

test.run()
