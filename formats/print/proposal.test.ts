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

test('stages that end in their price have it beside their name at the edge, and the first sum below them is the largest', async () => {
  const offer =
    'A stove for Elm Quay\n\nTHE PLAN\nStage 1 - Hearth\nTake out the old grate, sweep\n2 days | £860\n\nStage 2 - Stove\nFit the new one\n1 day | £1,240\n\nStage 3 - Bench (optional)\nOak, oiled\n1 day | £310\n\nTOTAL A+B: £2,100 with VAT\n\nwith bench: £2,410 with VAT\n\nWHO WE ARE\nTwo sweeps.\n'
  const { words, theme, messages } = await layOut(proposal, offer)
  assert.equal(
    messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  const edge = theme.page.width - theme.margin.right
  assert.ok(Math.abs(find(words, '£860').right - edge) < 8)
  assert.ok(Math.abs(find(words, '£860').baseline - find(words, 'Hearth').baseline) < 8)
  assert.ok(find(words, '£2,100').size > find(words, '£2,410').size * 1.5)
  assert.ok(find(words, 'optional').weight >= 700)
})

test.run()
