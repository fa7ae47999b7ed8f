import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../../brief/design.ts'
import { contrast } from '../../theme/contrast.ts'
import { resolvePage } from '../../theme/resolve-page.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import { sceneryIn } from './scenery.ts'

const themeOf = (seeds: readonly string[], paper: string | null = null) => {
  const design = { ...baseDesign, color: { ...baseDesign.color, seeds, paper } }
  return resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
}
const box = { width: 600, height: 400 }
const fills = (seeds: readonly string[], name: 'sea' | 'forest', paper: string | null = null) =>
  sceneryIn(themeOf(seeds, paper), name, box).outlines.map(({ fill = '' }) => fill)

test('what grows is in the green of a brand, and the sun in its warm colour', () => {
  const colors = fills(['#6b4a2b', '#2f6b3a', '#e2a33b'], 'forest')
  assert.is(colors.at(-1), '#2f6b3a')
  assert.ok(colors.includes('#e2a33b'))
})

test('no sun is blue', () => {
  assert.not(fills(['#1f5b46', '#1d4f9a'], 'forest').includes('#1d4f9a'))
})

test('on a dark sheet what is near is darker than the sky', () => {
  const colors = fills(['#f3bd0d'], 'sea', '#163b63')
  const nearest = colors.at(-1) ?? ''
  assert.ok(contrast(nearest, '#ffffff') > contrast('#163b63', '#ffffff'))
  assert.ok(colors.includes('#f3bd0d'))
})

test.run()
