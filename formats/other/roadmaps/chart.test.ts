import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Chart, chartOf, columnsFrom } from './chart.ts'
import { periodOf, planOf as plan } from './plan-of.test.kit.ts'
import type { Lane, Plan } from './plans.ts'

const lane = (periods: Readonly<Record<string, readonly Plan[]>>): Lane => ({
  opening: [],
  periods: Object.entries(periods).map(([name, plans]) => periodOf(name, plans)),
})
const placesOf = (chart: Chart | undefined) =>
  chart?.bands.flatMap(({ blocks }) => blocks.map(({ start, end, row }) => [start, end, row]))

test('plans are as long as their months, and share rows where they leave each other room', () => {
  const lanes = [
    lane({ 'Q1 2027': [plan('a', 'Jan'), plan('b', 'Feb–Mar'), plan('c')], 'Q2 2027': [plan('d', 'May')] }),
  ]
  const third = 1 / 3
  assert.equal(placesOf(chartOf({ lanes, lang: 'en' })), [
    [0, third, 0],
    [third, 1, 0],
    [0, 1, 1],
    [1 + third, 1 + 2 * third, 0],
  ])
})

test('owners of several plans have rows of their own', () => {
  const own = (owner: string): readonly Plan[] => [plan('a', '', owner), plan('b', '', 'web')]
  const chart = chartOf({ lanes: [lane({ Now: own('core'), Next: own('core') })], lang: 'en' })
  assert.equal(
    placesOf(chart)?.map(([, , row]) => row),
    [0, 1, 0, 1],
  )
})

test('the day of a chart lies where it is in its period, on the sheet that has it', () => {
  const lanes = [lane({ 'Q1 2027': [plan('a')], 'Q2 2027': [plan('b')], 'Q3 2027': [], 'Q4 2027': [] })]
  const chart = chartOf({ lanes, lang: 'en', updated: { type: 'date', from: '2027-05-01' } }) as Chart
  assert.is(chart.now?.column, 1)
  assert.ok(Math.abs((chart.now?.at ?? 0) - 4 / 3) < 0.01)
  assert.is(columnsFrom(chart, 2, 4).now, undefined)
})

test.run()
