import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm, type PageSize } from '../theme/page.ts'
import { impose } from './impose.ts'

const paper: PageSize = { name: 'A4', width: mm(210), height: mm(297), bleed: 0 }

test('pieces stand beside each other on their sheet, none over another', () => {
  for (const count of [2, 4, 6, 8, 10]) {
    const piece = { name: 'piece', width: mm(210), height: mm(99), bleed: 0 }
    const { paper: sheet, piece: cell, places } = impose(paper, piece, { count, keeps: false })
    assert.is(places.length, count)
    for (const [at, { x, y }] of places.entries()) {
      assert.ok(x > 0 && y > 0 && x + cell.width < sheet.width && y + cell.height < sheet.height)
      for (const other of places.slice(at + 1))
        assert.ok(Math.abs(other.x - x) >= cell.width || Math.abs(other.y - y) >= cell.height)
    }
  }
})

test('a card is as large on the sheet as in the hand', () => {
  const card = { name: 'card', width: mm(85), height: mm(50), bleed: mm(3) }
  const { piece } = impose(paper, card, { count: 10, keeps: true })
  assert.ok(Math.abs(piece.width - card.width) <= 1 && Math.abs(piece.height - card.height) <= 1)
})

test.run()
