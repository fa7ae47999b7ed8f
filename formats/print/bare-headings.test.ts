import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import { composeJob } from '../../core/render.ts'
import invoice from './invoice.tsx'
import menu from './menu.tsx'
import receipt from './receipt.tsx'
import { isLoss } from '../test-copy.test.kit.ts'

/** What composing this copy has to say about words that are not in the sheets. */
async function missing(format: Format, content: string): Promise<readonly string[]> {
  const { messages } = await composeJob({ content }, format)
  return messages.filter(({ rule }) => isLoss(rule)).map(({ text }) => text)
}

const priced = '| Item | Price |\n|-|-|\n| Tea | 3.50 |\n| Cake | 4.20 |\n'

for (const [name, format] of Object.entries({ invoice, receipt, menu }))
  test(`${name}: a heading over nothing but another heading is printed`, async () => {
    assert.equal(await missing(format, `# Shop\n\n## Model\n\n## Team\n\n${priced}`), [])
  })

test('what a heading over code, a list or a table says as a role keeps the heading', async () => {
  for (const body of ['    indented', '- one\n- two', priced])
    assert.equal(
      await missing(menu, `# House\n\n## Exclusions\n\n${body}\n\n## Drinks\n\ntea 3.50\ncake 4.20\n`),
      [],
    )
})

test.run()
