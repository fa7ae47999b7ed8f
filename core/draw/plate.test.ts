import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import { toPathOperators } from '../paint/pdf/path-data.ts'
import { contrast } from '../theme/contrast.ts'
import { toOklch } from '../theme/oklch.ts'
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

test('forms are seen on their ground, and what is written on it can be read', () => {
  const said = 'Two boats on the river'
  for (const seed of seeds) {
    const outlines = plateOutlines({ seed, words: said }, { width: 600, height: 400, radius: 0 }, theme)
    const [ground, ...forms] = outlines.map(({ fill = '' }) => fill)
    assert.ok(contrast(forms.at(-1) ?? '', ground ?? '') > 4.5)
    assert.ok(Math.max(...forms.slice(0, -1).map(fill => contrast(fill, ground ?? ''))) > 2, `${seed}`)
  }
  const [ground, letters] = plateOutlines(
    { seed: 0, initials: 'AR' },
    { width: 200, height: 200, radius: 0 },
    theme,
  )
  assert.ok(contrast(ground?.fill ?? '', letters?.fill ?? '') > 4.5)
})

test('words stand beneath the forms, or on a label in the middle where sides may be cut', () => {
  const box = { width: 600, height: 400, radius: 0 }
  const boundsIn = (cropped: boolean) =>
    plateOutlines({ seed: 1, words: 'Two boats on the river' }, box, theme, cropped).map(
      ({ d }) => toPathOperators(d, 3).bounds,
    )
  const beneath = boundsIn(false)
  const top = beneath.at(-1)?.top ?? 0
  assert.ok(beneath.slice(1, -1).every(({ bottom }) => bottom < top))
  const [label, letters] = boundsIn(true).slice(-2)
  if (!label || !letters) throw new Error('no label')
  assert.ok(
    Math.abs(label.left + label.right - box.width) < 1 && Math.abs(label.top + label.bottom - box.height) < 1,
  )
  assert.ok(label.left < letters.left && label.right > letters.right)
  assert.ok(label.top < letters.top && label.bottom > letters.bottom)
})

test('words that name hills, the sea or a dawn are a scene, and any others are not', () => {
  const box = { width: 600, height: 400, radius: 0 }
  const drawn = (words: string) =>
    plateOutlines({ seed: 7, words }, box, theme)
      .slice(1, -1)
      .map(({ d }) => d)
      .join()
  assert.is(drawn('Dünen bei List, Februar'), drawn('The hills above Hay'))
  assert.is(drawn('La playa vacía en enero'), drawn('Der Steg am See'))
  assert.is.not(drawn('Die Wellen am Strand'), drawn('The hills above Hay'))
  assert.is(drawn('Peripatus plate 4'), drawn('Leaflet, step three'))
})

test('an accent that is to be a touch, or a page without ornaments, has quiet forms', () => {
  const color = { ...baseDesign.color, seeds: ['#d1201f'] }
  const designs = [
    { ...baseDesign, color: { ...color, sparing: true } },
    { ...baseDesign, color: { ...color, seeds: ['#8a2b2a'] }, decor: { ...baseDesign.decor, motifs: false } },
    { ...baseDesign, color, decor: { ...baseDesign.decor, fields: false } },
  ]
  for (const design of designs) {
    const quiet = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
    for (const { fill = '' } of plateOutlines({ seed: 2 }, { width: 600, height: 400, radius: 0 }, quiet))
      assert.ok(toOklch(fill).c < 0.06, fill)
  }
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
