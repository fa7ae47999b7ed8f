import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { faultsOfCases } from '../../../core/testing/fuzz-cases.test.kit.ts'
import { isSoak } from '../../../core/testing/soak.test.kit.ts'

/** Some in every test; `npm run soak` tries many, `FUZZ=200000 npm run soak` a night of them. `SEED` begins elsewhere. */
const count = Number(process.env['FUZZ'] ?? (isSoak ? 20_000 : 360))
const first = Number(process.env['SEED'] ?? 1)

test(`${count} requests made by chance are answered, and with nothing of others`, async () => {
  const program = new URL('../testing/fuzz-process.test.kit.js', import.meta.url)
  assert.equal(await faultsOfCases(program, first, count), [])
})

test.run()
