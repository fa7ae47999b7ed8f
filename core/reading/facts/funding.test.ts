import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fundingIn } from './funding.ts'

test('words say whether something is paid for, in part or not yet', () => {
  for (const words of ['Funded.', 'Finanziert.', 'Financé.', 'loan agreed', 'paid for by the lottery'])
    assert.is(fundingIn(words), 'met', words)
  for (const words of ['Not yet funded.', 'Noch nicht finanziert.', 'Pas encore financé.', 'no money yet'])
    assert.is(fundingIn(words), 'open', words)
  for (const words of ['£900k CARES loan agreed, £580k still to find', 'half funded', 'teilweise finanziert'])
    assert.is(fundingIn(words), 'part', words)
  for (const words of ['Cost £312,000.', 'Funds day', 'two boats'])
    assert.is(fundingIn(words), undefined, words)
})

test.run()
