import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { faultsOfCases } from '../core/testing/fuzz-cases.test.kit.ts'
import { isSoak } from '../core/testing/soak.test.kit.ts'

/** A few in every test; `npm run soak` tries many, `FUZZ=20000 npm run soak` a night of them. `SEED` begins elsewhere. */
const count = Number(process.env['FUZZ'] ?? (isSoak ? 1500 : 5))
const first = Number(process.env['SEED'] ?? 6)

test(`${count} documents and briefs made by chance render, or are refused by name`, async () => {
  const program = new URL('./fuzz-process.test.kit.js', import.meta.url)
  assert.equal(await faultsOfCases(program, first, count), [])
})

test.run()
