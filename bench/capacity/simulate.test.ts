import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { arrive, bursting, type Load } from './arrivals.ts'
import { createChance, untilNext } from './chance.ts'
import { type Model, simulate } from './simulate.ts'

/** A store that takes no time. */
const instant: Omit<Model, 'workers'> = {
  ...{ threads: 1, commitsPerSecond: 1e9, commits: { accept: 1, begin: 1, end: 1 } },
}

const count = 100_000

/** Renders of a second on average, of which nobody knows when they end. */
function exponential(): readonly number[] {
  const chance = createChance(7)
  return Array.from({ length: count }, () => untilNext(chance, 1))
}

function meanWait(load: Load, model: Model): number {
  const { outcomes } = simulate(arrive(load), model)
  return outcomes.reduce((sum, { wait }) => sum + wait, 0) / outcomes.length
}

/** The mean wait by the formula of Erlang, for `workers` of whom each does one thing a second. */
function erlang(workers: number, rate: number): number {
  let term = 1
  let sum = 1
  for (let index = 1; index < workers; index += 1) {
    term *= rate / index
    sum += term
  }
  const all = (term * rate) / workers / (1 - rate / workers)
  return all / (sum + all) / (workers - rate)
}

const steady: Load = {
  ...{ pattern: 'steady', count, owners: 200, seed: 3 },
  rate: 1,
  services: exponential(),
}

for (const [workers, busy] of [
  [1, 0.5],
  [1, 0.8],
  [2, 0.7],
  [10, 0.8],
  [50, 0.8],
] as const) {
  test(`${workers} workers, busy for ${busy} of their time: the mean wait is that of Erlang`, () => {
    const rate = workers * busy
    const wanted = erlang(workers, rate)
    const found = meanWait({ ...steady, rate }, { ...instant, workers })
    assert.ok(Math.abs(found / wanted - 1) < 0.15, `${found} s, by the formula ${wanted} s`)
  })
}

test('renders that all take as long wait half of that (Pollaczek and Khinchine)', () => {
  const found = meanWait({ ...steady, rate: 0.8, services: [1] }, { ...instant, workers: 1 })
  assert.ok(Math.abs(found / 2 - 1) < 0.1, String(found))
})

test('every run ends once, none before it has come, and threads are never more than there are', () => {
  for (const pattern of ['steady', 'daily', 'burst'] as const) {
    const arrivals = arrive({ ...steady, pattern, count: 2000, rate: 4 })
    const { outcomes, threadsBusy } = simulate(arrivals, { ...instant, workers: 5 })
    assert.is(outcomes.length, arrivals.length)
    assert.is(new Set(outcomes.map(({ arrival }) => arrival)).size, arrivals.length)
    assert.ok(
      outcomes.every(
        ({ arrival, wait, endedAt }) => wait >= 0 && endedAt >= arrival.at + wait + arrival.service,
      ),
    )
    assert.ok(threadsBusy <= 1)
  }
})

test('a burst of one organisation makes its own runs wait, and others hardly', () => {
  const arrivals = arrive({ ...steady, pattern: 'burst', count: 4000, rate: 6 })
  const { outcomes } = simulate(arrivals, { ...instant, workers: 10 })
  const waits = (own: boolean): readonly number[] =>
    outcomes
      .filter(({ arrival }) => (arrival.owner === bursting) === own)
      .map(({ wait }) => wait)
      .sort((a, b) => a - b)
  const middle = (values: readonly number[]): number => values[Math.floor(values.length / 2)] ?? 0
  assert.ok(middle(waits(true)) > 60)
  assert.ok(middle(waits(false)) < 1)
})

test('a store that is asked for more than it takes is what all wait for, however many workers there are', () => {
  const slow = { ...instant, threads: 1, commitsPerSecond: 30, commits: { accept: 2, begin: 1, end: 7 } }
  const arrivals = arrive({ ...steady, count: 3000, rate: 20 })
  const [few, many] = [8, 64].map(workers => simulate(arrivals, { ...slow, workers }))
  assert.ok((many?.storeBusy ?? 0) > 0.99)
  assert.ok(Math.abs((many?.length ?? 0) / 1000 - 1) < 0.02, `3 runs a second: ${many?.length} s`)
  assert.ok((few?.length ?? 0) >= (many?.length ?? 0) * 0.99)
})

test('a day has its peak at noon', () => {
  const arrivals = arrive({ ...steady, pattern: 'daily', count: 8000, rate: 1 })
  const within = (from: number, to: number): number =>
    arrivals.filter(({ at }) => at >= from * 8000 && at < to * 8000).length / 8000
  assert.ok(within(0.375, 0.625) > 0.4)
  assert.ok(within(0, 0.1) < 0.02)
})

test.run()
