import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import { toPathOperators } from '../paint/pdf/path-data.ts'
import { contrast } from '../theme/contrast.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { plateOutlines } from './plate.ts'

const theme = resolveTheme(baseDesign, resolvePage([], baseDesign), { lang: 'en', dir: 'ltr' })
const boxes = [
  { width: 600, height: 400, radius: 0 },
  { width: 1200, height: 160, radius: 12 },
  { width: 90, height: 700, radius: 30 },
  { width: 40, height: 40, radius: 20 },
]
/** One seed for each motif and turn. */
const seeds = [0, 1, 2, 3].flatMap(motif => [0, 1, 2, 3].map(turn => turn * 256 + motif))

test('no part of a plate stands out of its box', () => {
  for (const box of boxes) {
    for (const plate of [
      ...seeds.map(seed => ({ seed })),
      { seed: 0, initials: 'AR' },
      { seed: 0, initials: 'Ö' },
    ]) {
      const outlines = plateOutlines(plate, box, theme)
      assert.ok(outlines.length > 1)
      for (const { d } of outlines) {
        assert.not.match(d, /NaN|Infinity|-\d/)
        const { bounds } = toPathOperators(d, 3)
        assert.ok(bounds.left >= -0.1 && bounds.top >= -0.1, `${d} in ${JSON.stringify(box)}`)
        assert.ok(
          bounds.right <= box.width + 0.1 && bounds.bottom <= box.height + 0.1,
          `${d} in ${JSON.stringify(box)}`,
        )
      }
    }
  }
})

test('a motif is quiet, and a monogram can be read', () => {
  const { paper } = theme.color
  for (const { fill = '' } of plateOutlines({ seed: 0 }, { width: 600, height: 400, radius: 0 }, theme))
    assert.ok(contrast(fill, paper) < 2, fill)
  const [ground, letters] = plateOutlines(
    { seed: 0, initials: 'AR' },
    { width: 200, height: 200, radius: 0 },
    theme,
  )
  assert.ok(contrast(ground?.fill ?? '', letters?.fill ?? '') > 1.8)
})

test('the same picture always looks the same, and pictures differ', () => {
  const drawn = seeds.map(seed =>
    JSON.stringify(plateOutlines({ seed }, { width: 600, height: 400, radius: 0 }, theme)),
  )
  assert.equal(
    drawn,
    seeds.map(seed => JSON.stringify(plateOutlines({ seed }, { width: 600, height: 400, radius: 0 }, theme))),
  )
  assert.ok(new Set(drawn).size > 9)
})

test.run()
