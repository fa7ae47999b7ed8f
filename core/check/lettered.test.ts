import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sheet } from '../compose/sheet.ts'
import { unlettered } from './lettered.ts'

const sheetOf = (value: string): Sheet => {
  const text = { type: 'text', value } as const
  const root = { type: 'element', tagName: 'p', properties: {}, style: {}, children: [text] } as const
  return { name: 'body', root, background: '#ffffff' } as unknown as Sheet
}

test('a hand without the letters of a copy is told not to be seen', () => {
  for (const text of ['شهادة إتمام دورة', '新员工第一天', '체험 수업 예약'])
    assert.type(unlettered([sheetOf(text)])('type.display', 'Caveat'), 'string', text)
  assert.type(unlettered([sheetOf('騎慢一點 A4')])('parts.said:騎慢一點.face', 'Caveat'), 'string')
  for (const text of ['Gift voucher', 'Подарунок', '2026'])
    assert.is(unlettered([sheetOf(text)])('type.display', 'Caveat'), undefined, text)
  assert.is(unlettered([sheetOf('新员工第一天')])('type.display', 'Source Serif 4'), undefined)
})

test.run()
