import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type ColorDesign } from '../brief/design.ts'
import { chartColors, leastDifference, MARK_CONTRAST, seenBy, SERIES_DIFFERENCE, visions } from './chart.ts'
import { contrast } from './contrast.ts'
import { resolveGrounds } from './grounds.ts'
import { isForbidden, toHex, toOklch } from './oklch.ts'

const colorOf = (patch: Partial<ColorDesign>): ColorDesign => ({ ...baseDesign.color, ...patch })
const chartOf = (color: ColorDesign) => chartColors(color, resolveGrounds(color))

test('the simulations reproduce the known differences of the Okabe–Ito palette', () => {
  const okabeIto = ['#e69f00', '#56b4e9', '#009e73', '#f0e442', '#0072b2', '#d55e00', '#cc79a7'].map(seenBy)
  const least = visions.map((_, vision) => {
    let smallest = 1
    for (const [index, one] of okabeIto.entries()) {
      for (const other of okabeIto.slice(index + 1)) {
        const a = one[vision]
        const b = other[vision]
        if (a && b) smallest = Math.min(smallest, leastDifference([a], [b]))
      }
    }
    return smallest
  })
  for (const [vision, known] of [0.156, 0.095, 0.075, 0.084].entries()) {
    assert.ok(Math.abs((least[vision] ?? 0) - known) < 0.0015, `${visions[vision]}: ${least[vision]}`)
  }
})

test('series stay apart for every vision and stand out from the paper, over a grid of seeds and grounds', () => {
  for (let h = 0; h < 360; h += 20) {
    for (const [l, c] of [
      [0.35, 0.1],
      [0.6, 0.18],
      [0.85, 0.12],
    ] as const) {
      for (const paper of [null, '#faf6ef', '#0b1437', '#111111']) {
        const color = colorOf({ seeds: [toHex({ l, c, h })], paper })
        const chart = chartOf(color)
        assert.ok(chart.length >= 6, `only ${chart.length} series for ${color.seeds} on ${paper}`)
        const ground = resolveGrounds(color).paper
        for (const [index, hex] of chart.entries()) {
          assert.ok(contrast(hex, ground) >= MARK_CONTRAST, `${hex} on ${ground}`)
          for (const other of chart.slice(index + 1)) {
            assert.ok(leastDifference(seenBy(hex), seenBy(other)) >= SERIES_DIFFERENCE, `${hex} and ${other}`)
          }
        }
      }
    }
  }
})

test('the brand colour leads', () => {
  assert.is(chartOf(colorOf({ seeds: ['#b4532a'] }))[0], '#b4532a')
  const [first, second] = chartOf(colorOf({ seeds: ['#b4532a', '#14213d'] }))
  assert.equal([first, second], ['#b4532a', '#14213d'])
})

test('a forbidden hue is in no series', () => {
  const forbidHues = [[225, 286]] as const
  for (const mode of ['light', 'dark'] as const) {
    for (const hex of chartOf(colorOf({ mode, seeds: ['#b4532a'], forbidHues }))) {
      const { h, c } = toOklch(hex)
      assert.not(c > 0.03 && isForbidden(h, forbidHues), hex)
    }
  }
})

test('a mid-grey paper still gets a few series', () => {
  assert.ok(chartOf(colorOf({ paper: '#888888' })).length >= 3)
})

test.run()
