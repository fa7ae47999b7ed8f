import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { composeJob } from '../../../core/render.ts'
import infographic from '../infographic.ts'
import { posterCopy } from './module.ts'

async function kindsOf(content: string): Promise<readonly string[]> {
  const { reading } = await composeJob({ content, instructions: '' }, infographic)
  return posterCopy(reading).modules.flatMap(({ parts }) => parts.map(({ kind }) => kind))
}

const split = (rows: readonly string[]) => `# From cherry to cup\n\n## Who gets what\n\n${rows.join('\n')}\n`

test('named amounts of one kind are compared as bars', async () => {
  const rows = ['farmer: $6.10', 'shipping: $1.90', 'roasting: $6.80', 'shop: $4.60'].map(row => `- ${row}`)
  assert.equal(await kindsOf(split(rows)), ['bars'])
})

test('figures of several kinds stay numerals', async () => {
  const rows = ['days at sea: 41', 'price: $6.10', 'share: 38 %', 'bags: 830'].map(row => `- ${row}`)
  assert.ok(!(await kindsOf(split(rows))).includes('bars'))
})

test.run()
