import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readVariables, toSettings } from './read-settings.ts'

const place = { secret: 's', publicUrl: 'http://a.test', contentUrl: 'http://b.test' }
const formats = { report: 'print', 'og-image': 'canvas' }

function problems(environment: Record<string, string>): string {
  try {
    toSettings(readVariables(environment), place, formats)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('everything has a default', () => {
  const values = readVariables({ PATH: '/bin' })
  assert.is(values.port, 8787)
  const { prices, limits } = toSettings(values, place, formats)
  assert.is(prices.default, 100_000)
  assert.is(limits.fileBytes, 25 * 1024 * 1024)
  assert.equal([limits.renderTime, limits.renderMemory], [60_000, 1024])
  assert.equal([limits.keys, limits.queuedRuns, limits.ownQueuedRuns], [100, 1000, 250])
})

test('amounts are µUSD, by group and by format', () => {
  const { prices } = toSettings(
    readVariables({ PLATEN_PRICE: '0.25', PLATEN_PRICES: '{"canvas":0.02,"report":1}' }),
    place,
    formats,
  )
  assert.equal(prices, { default: 250_000, byGroup: { canvas: 20_000 }, bySlug: { report: 1_000_000 } })
})

test('all mistakes are told at once, each with how to mend it', () => {
  const text = problems({
    PLATEN_PORT: 'http',
    PLATEN_GRANT: '-1',
    PLATEN_FSYNC: 'sometimes',
    PLATEN_URL: 'platen.example.com/api',
    PLATEN_SECRET: 'short',
    PLATEN_STRIPE_KEY: 'sk_test',
    PLATEN_THREDS: '4',
  })
  for (const part of [
    'PLATEN_PORT is "http"; give a whole number from 0 to 65535',
    'PLATEN_GRANT is "-1"; give an amount',
    'give one of always, off',
    'give an origin such as',
    'shorter than 32 characters',
    'are set together',
    'PLATEN_THREDS is no setting',
  ])
    assert.match(text, part)
})

test('published pages need an origin of their own, and prices real formats', () => {
  assert.match(
    problems({ PLATEN_URL: 'https://a.example', PLATEN_CONTENT_URL: 'https://a.example' }),
    'an origin of their own',
  )
  assert.match(problems({ PLATEN_PRICES: '{"reprot":1}' }), 'no group and no format')
  assert.match(problems({ PLATEN_PRICES: '[1]' }), 'no JSON object')
  // The ledger shows four decimals: what is finer would drift apart from it.
  for (const amount of ['0.00001', '0.02505', '1.000001']) {
    assert.match(problems({ PLATEN_PRICE: amount }), 'four decimals', amount)
    assert.match(problems({ PLATEN_GRANT: amount }), 'four decimals', amount)
    assert.match(problems({ PLATEN_PRICES: `{"report":${amount}}` }), 'four decimals', amount)
  }
  assert.match(problems({ PLATEN_PRICES: '{"report":1e9}' }), 'four decimals')
  for (const amount of ['0', '0.1', '0.0001', '0.1234', '1000000'])
    assert.is(problems({ PLATEN_PRICE: amount, PLATEN_PRICES: `{"report":${amount}}` }), '', amount)
})

test('processes that share a database are refused what each would have for itself', () => {
  const url = { PLATEN_DATABASE_URL: 'postgres://platen@db.example/platen', PLATEN_SECRET: 'x'.repeat(32) }
  const problem = (environment: Record<string, string>): string => {
    try {
      readVariables(environment)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }
  assert.is(problem(url), '')
  assert.match(problem({ PLATEN_ROLE: 'worker' }), /PLATEN_ROLE is "worker".*set PLATEN_DATABASE_URL/)
  assert.match(problem({ PLATEN_DATABASE_URL: url.PLATEN_DATABASE_URL }), /PLATEN_SECRET is not set.*openssl/)
  assert.match(
    problem({ ...url, PLATEN_DATABASE_URL: 'mysql://x' }),
    /is no address; give one such as postgres/,
  )
  assert.match(problem({ ...url, PLATEN_ROLE: 'api' }), /PLATEN_URL is not set/)
  assert.match(problem({ ...url, PLATEN_BLOBS: 'memory' }), /PLATEN_BLOBS is "memory"/)
  assert.match(problem({ ...url, PLATEN_FSYNC: 'off' }), /PLATEN_FSYNC is of the state in the data folder/)
  assert.match(problem({ ...url, PLATEN_ROLE: 'both' }), 'give one of all, api, worker')
})

test.run()
