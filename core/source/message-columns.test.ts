import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Message } from '../message.ts'
import { withColumns } from './message-columns.ts'

const message = (line: number | undefined, text: string): Message => ({
  ...{ rule: 'x', severity: 'info', text },
  ...(line !== undefined && { line }),
})

test('a message stands where what it names stands, else where its line begins', () => {
  const copy = '# Tide\r\n  Gate: "B 7"\n'
  const columns = withColumns(
    [
      message(2, 'there is no gate "B 7"'),
      message(2, 'nothing named'),
      message(undefined, 'all'),
      message(9, 'x'),
    ],
    copy,
  ).map(({ column }) => column)
  assert.equal(columns, [10, 3, undefined, undefined])
})

test.run()
