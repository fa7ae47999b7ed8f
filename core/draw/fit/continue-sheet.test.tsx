import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { elementsIn } from '../../compose/tree.ts'
import { sheetOf, testContext } from '../sheets.test.kit.ts'
import { continueSheet } from './continue-sheet.ts'

/** Elements on a page that is full. */
const MOST = 300

test('how many rows side by side a page holds is tried from what the page before held', () => {
  const cells = Array.from({ length: 3000 }, () => <p>cell</p>)
  const sheet = sheetOf(<div style={{ display: 'grid', columns: 3 }}>{cells}</div>)
  let tried = 0
  const pages = continueSheet(
    sheet,
    ({ root }) => {
      tried += 1
      return elementsIn(root) > MOST ? { across: 0, ratio: 0.5, boxes: new Set() } : undefined
    },
    testContext().context,
  )
  assert.is(pages.length, 10)
  assert.ok(tried < pages.length * 6, `${tried} layouts for ${pages.length} pages`)
})

test.run()
