import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chooseBreaks, type FitOptions, firstFit, type LineEnd, lineCost } from './choose-breaks.ts'

/** Breaks of a text of words with these widths, spaces of 4 px, and a hyphen point in the middle of words over 30 px. */
function breaksOf(widths: readonly number[]): LineEnd[] {
  const breaks: LineEnd[] = [at(0)]
  let x = 0
  let spaces = 0
  for (const [index, width] of widths.entries()) {
    if (width > 30) {
      const middle = x + width / 2
      const point = { ...at(middle), spacesBefore: spaces, spacesAfter: spaces }
      breaks.push({ ...point, end: middle + 3, penalty: 50, hyphen: true })
    }
    x += width
    if (index < widths.length - 1) {
      breaks.push({
        ...at(x),
        start: x + 4,
        spacesBefore: spaces,
        spacesAfter: spaces + 4,
      })
      x += 4
      spaces += 4
    }
  }
  breaks.push({ ...at(x), spacesBefore: spaces, spacesAfter: spaces })
  return breaks
}

function at(x: number): LineEnd {
  return { end: x, start: x, spacesBefore: 0, spacesAfter: 0, penalty: 0, hyphen: false }
}

/** Lines that end in hyphens next to each other cost extra, three are almost forbidden. */
function costOf(breaks: readonly LineEnd[], ends: readonly number[], options: FitOptions): number {
  let cost = 0
  let start = 0
  let inARow = 0
  for (const end of ends) {
    cost += lineCost(breaks, start, end, options)
    inARow = breaks[end]?.hyphen === true ? inARow + 1 : 0
    if (inARow === 2) cost += options.aim === 'justify' ? 3_000 : 150
    if (inARow > 2) cost += 1e7
    start = end
  }
  return cost
}

/** The least cost of all ways to break. */
function leastByTrying(breaks: readonly LineEnd[], options: FitOptions): number {
  const inner = breaks.length - 2
  let least = Number.POSITIVE_INFINITY
  for (let choice = 0; choice < 2 ** inner; choice++) {
    const ends: number[] = []
    for (let index = 0; index < inner; index++) if ((choice >> index) & 1) ends.push(index + 1)
    ends.push(breaks.length - 1)
    least = Math.min(least, costOf(breaks, ends, options))
  }
  return least
}

test('the chosen lines cost as little as the best of all ways to break', () => {
  let state = 5
  const random = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % below
  }
  for (let round = 0; round < 60; round++) {
    const breaks = breaksOf(Array.from({ length: 5 + random(4) }, () => 5 + random(45)))
    for (const aim of ['justify', 'ragged', 'balance'] as const) {
      const options = { width: 60 + random(60), aim }
      const chosen = chooseBreaks(breaks, options)
      const natural = (breaks.at(-1)?.end ?? 0) - (breaks[0]?.start ?? 0)
      if (natural <= options.width) assert.is(chosen.length, 1)
      else
        assert.ok(
          Math.abs(costOf(breaks, chosen, options) - leastByTrying(breaks, options)) < 1e-6,
          `${round} ${aim}`,
        )
    }
  }
})

test('no three lines in a row end in a hyphen when there is another way', () => {
  const breaks = breaksOf(Array.from({ length: 12 }, () => 44))
  const ends = chooseBreaks(breaks, { width: 72, aim: 'justify' })
  const marks = ends.map(end => (breaks[end]?.hyphen === true ? 'h' : '.')).join('')
  assert.not.match(marks, /hhh/)
})

test('a part wider than the line is let stand alone', () => {
  const breaks = breaksOf([20, 25, 20].map((width, index) => (index === 1 ? 29 : width)))
  assert.equal(chooseBreaks(breaks, { width: 10, aim: 'ragged' }), [1, 2, 3])
})

test('first fit fills each line', () => {
  const breaks = breaksOf([20, 20, 20, 20])
  assert.equal(firstFit(breaks, { width: 45, aim: 'ragged' }), [2, 4])
})

test.run()
