import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Code } from '../codes/code.ts'
import { toNodes } from '../compose/jsx-runtime.ts'
import type { Sheet } from '../compose/sheet.ts'
import type { Element } from '../compose/tree.ts'
import type { Message } from '../message.ts'
import { mm } from '../theme/page.ts'
import { checkCode, withSmallCodes } from './codes.ts'

const good = { score: 1, good: true, faults: [] }
const code: Code = { data: 'TNM-1', symbols: ['qr'], says: 'TNM-1' }

/** A ticket with a code of 29 modules that takes so many px across. */
function sheetOf(width: number): Sheet {
  const art = { viewBox: [29, 29], outlines: [] } as const
  const root = (
    <main>
      <svg part="code-mark" art={art} style={{ width, height: width }} />
    </main>
  )
  const size = { name: '140x51mm', width: mm(140), height: mm(51), bleed: 0 }
  return { name: 'pass', size, margin: 0, background: '#ffffff', root: toNodes(root)[0] as Element }
}

async function rulesOf(wanted: Code | undefined, sheet: Sheet, asked?: boolean): Promise<readonly string[]> {
  const messages: Message[] = []
  await checkCode(wanted, [sheet], { add: message => messages.push(message) }, asked)
  return messages.map(({ rule }) => rule)
}

test('a page whose code shrank below 0.4 mm a module is not good', () => {
  assert.is(withSmallCodes(good, [sheetOf(29 * mm(0.4))]).good, true)
  const small = withSmallCodes(good, [sheetOf(29 * mm(0.3))])
  assert.is(small.good, false)
  assert.ok(small.score <= 0)
  assert.equal(
    small.faults.map(({ rule }) => rule),
    ['code-small'],
  )
})

test('a code that is not drawn is told of, and one that is not wanted is not', async () => {
  const bare = { ...sheetOf(100), root: toNodes(<main />)[0] as Element }
  assert.equal(await rulesOf(code, sheetOf(100)), [])
  assert.equal(await rulesOf(code, bare), ['code-left-out'])
  assert.equal(await rulesOf(undefined, bare), [])
  assert.equal(await rulesOf(undefined, bare, true), ['code-without-data'])
})

test.run()
