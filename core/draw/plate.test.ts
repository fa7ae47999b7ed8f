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
      ...seeds.map(seed => ({ seed, words: 'The hills above Hay' })),
      { seed: 0, initials: 'AR' },
      { seed: 0, initials: 'Ö' },
    ]) {
      const outlines = plateOutlines(plate, box, theme)
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

test('nothing is drawn for a picture whose words name no scene: its field is a colour of the page, and is written on', () => {
  for (const seed of Array.from({ length: 40 }, (_, at) => at * 16)) {
    const outlines = plateOutlines(
      { seed, words: 'Two chairs by the door' },
      { width: 600, height: 400, radius: 0 },
      theme,
    )
    const [ground, letters] = outlines.map(({ fill = '' }) => fill)
    assert.is(outlines.length, 2)
    assert.ok(contrast(letters ?? '', ground ?? '') > 4.5)
  }
  const color = { ...baseDesign.color, seeds: ['#b5573c', '#d8c3a5'] }
  const design = { ...baseDesign, color }
  const own = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
  const grounds = Array.from(
    { length: 20 },
    (_, at) => plateOutlines({ seed: at * 16 }, { width: 600, height: 400, radius: 0 }, own)[0]?.fill,
  )
  assert.ok(color.seeds.every(hex => grounds.includes(hex)))
})

test('what is round has the letters of the name beside it', () => {
  const drawn = (radius: number) =>
    plateOutlines({ seed: 0, mark: 'ZM' }, { width: 200, height: 200, radius }, theme).length
  assert.equal([drawn(100), drawn(8)], [2, 1])
})

test('a monogram is read on its field', () => {
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
    plateOutlines({ seed: 1, words: 'Two boats on the lake' }, box, theme, cropped).map(
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

test('words that name hills, the sea or a dawn have their scene, and any others none', () => {
  const box = { width: 600, height: 400, radius: 0 }
  const drawn = (words: string) =>
    plateOutlines({ seed: 7, words }, box, theme)
      .slice(1, -1)
      .map(({ d }) => d)
      .join()
  assert.is(drawn('Ein Sonnenaufgang im Februar'), drawn('The hills above Hay'))
  assert.is(drawn('La playa vacía en enero'), drawn('Der alte Hafen am Abend'))
  assert.is.not(drawn('Die Wellen am Strand'), drawn('The hills above Hay'))
  assert.is(drawn('Peripatus plate 4'), drawn('Leaflet, step three'))
})

test('an accent that is to be a touch, or a page without fields, has quiet ones', () => {
  const color = { ...baseDesign.color, seeds: ['#d1201f'] }
  const designs = [
    { ...baseDesign, color: { ...color, sparing: true } },
    { ...baseDesign, color, decor: { ...baseDesign.decor, fields: false } },
  ]
  for (const design of designs) {
    const quiet = resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
    for (const { fill = '' } of plateOutlines({ seed: 2 }, { width: 600, height: 400, radius: 0 }, quiet))
      assert.ok(toOklch(fill).c < 0.06, fill)
  }
})

test('beside a colour and white no field is grey', () => {
  const color = { ...baseDesign.color, paper: '#9d3a28', seeds: ['#ffffff'], mode: 'dark' as const }
  const red = resolveTheme({ ...baseDesign, color }, resolvePage([], baseDesign), { lang: 'en', dir: 'ltr' })
  for (const seed of [0, 16, 32, 48]) {
    const [field] = plateOutlines(
      { seed, words: 'Nothing of that' },
      { width: 600, height: 400, radius: 0 },
      red,
    )
    const { c, l } = toOklch(field?.fill ?? '')
    assert.ok(c > 0.03 || l > 0.95, `${field?.fill}`)
  }
})

test.run()
