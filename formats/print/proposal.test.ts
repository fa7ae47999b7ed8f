import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { find, layOut } from './lay-out.test.kit.ts'
import proposal from './proposal.tsx'

const copy =
  'A choir for Sulmona\n\nCOSTS\ndirector, 70 hours     2.450\npianist     1.750\nscores     280\nTOTAL     4.480 €\nof which we ask the town for 3.800, the rest comes from the foundation (which has agreed)\n\nWHO WE ARE\nThe Cicada, since 2007.\n'

test('the amount of the last sum is large, and words in which a number stands go on in lines', async () => {
  const { words, theme, messages } = await layOut(proposal, copy)
  assert.equal(
    messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.ok(words.every(({ right }) => right <= theme.page.width - theme.margin.right / 2))
  assert.ok(find(words, '4.480').size >= 1.5 * find(words, 'pianist').size)
})

test.run()
