import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type ColorDesign, designFrom } from '../brief/design.ts'
import { contrast, contrastTargets } from './contrast.ts'
import { toOklch } from './oklch.ts'
import { namedSize } from './page-sizes.ts'
import type { PageSize } from './page.ts'
import { resolveTheme } from './resolve-theme.ts'
import { scaled } from './scaled.ts'
import type { Roles, Theme } from './theme.ts'
import { type Ground, hasFurther, themeOn } from './theme-on.ts'

const themeFor = (color: Partial<ColorDesign>): Theme =>
  resolveTheme(designFrom({ color }), namedSize('A4') as PageSize, { lang: 'en', dir: 'ltr' })

const designs: readonly Partial<ColorDesign>[] = [
  {},
  { seeds: ['#b4532a'], ground: 'cream', neutral: 'warm' },
  { seeds: ['#14213d', '#fca311'] },
  { seeds: ['#ffd400', '#0a7d4f'] },
  { seeds: ['#808080'] },
  { seeds: ['#39ff14'], mode: 'dark' },
  { seeds: ['#f4a300', '#101830'], mode: 'dark' },
  { seeds: ['#7a1e5c'], paper: '#777777' },
  { seeds: ['#123c4a', '#e8a33d'], paper: '#f3e9d2', ink: '#4a5568' },
  { seeds: ['#0f4c4f'], contrast: 'high' },
  { seeds: ['#0f4c4f'], contrast: 'max', mode: 'dark' },
]

const grounds: readonly Ground[] = ['paper', 'quiet', 'tint', 'accent', 'inverse', 'second', 'further']

/** Roles that are words, on the ground and on what is set off on it: cards, code, stripes. */
const words = ['text', 'textMuted', 'heading', 'accentText', 'link'] as const
const status = ['success', 'warning', 'danger', 'info'] as const

/** What a ground allows at most. */
const most = (ground: string): number => Math.max(contrast('#000000', ground), contrast('#ffffff', ground))

function checkPairs({ color, design }: Theme, name: string): void {
  const holds = (role: keyof Roles, ground: keyof Roles, target: number): void => {
    const ratio = contrast(color[role], color[ground])
    const asked = Math.min(target, most(color[ground]))
    assert.ok(ratio >= asked - 0.001, `${name}: ${role} on ${ground} ${ratio.toFixed(2)} of ${asked}`)
  }
  const targets = contrastTargets[design.color.contrast]
  for (const ground of ['paper', 'paperAlt', 'surface'] as const) {
    for (const role of [...words, ...status]) holds(role, ground, targets.accentText)
    holds('border', ground, targets.border)
    holds('hairline', ground, targets.hairline)
  }
  holds('text', 'accentSoft', targets.accentText)
  holds('onAccentSoft', 'accentSoft', targets.accentText)
  holds('onAccent', 'accent', targets.onAccent)
  holds('onInverse', 'inverse', targets.accentText)
}

test('on every ground every word can be read, code and stripes included', () => {
  for (const patch of designs) {
    const theme = themeFor(patch)
    for (const ground of grounds) checkPairs(themeOn(theme, ground), `${JSON.stringify(patch)} on ${ground}`)
  }
})

test('series are seen on every ground', () => {
  for (const patch of designs) {
    for (const ground of grounds) {
      const { chart, color } = themeOn(themeFor(patch), ground)
      for (const hex of chart)
        assert.ok(contrast(hex, color.paper) >= 3, `${hex} on ${ground} ${color.paper}`)
    }
  }
})

test('what is set off on a ground differs from it', () => {
  for (const patch of designs) {
    for (const ground of grounds) {
      const { color } = themeOn(themeFor(patch), ground)
      assert.is.not(color.surface, color.paper, ground)
      assert.is.not(color.paperAlt, color.paper, ground)
      assert.is.not(color.accent, color.paper, ground)
    }
  }
})

test('a ground is one of the theme’s own, whichever the theme stood on before', () => {
  const theme = themeFor({ seeds: ['#14213d', '#fca311'] })
  assert.equal(themeOn(themeOn(theme, 'inverse'), 'paper'), theme)
  for (const ground of grounds) {
    assert.equal(themeOn(theme, ground).paperColor, theme.color)
    if (ground !== 'accent') assert.equal(themeOn(themeOn(theme, 'inverse'), ground), themeOn(theme, ground))
  }
  const { color } = theme
  assert.is(themeOn(theme, 'quiet').color.paper, color.paperAlt)
  assert.is(themeOn(theme, 'tint').color.paper, color.accentSoft)
  assert.is(themeOn(theme, 'accent').color.paper, color.accent)
  assert.is(themeOn(theme, 'inverse').color.paper, color.inverse)
  assert.is(themeOn(theme, 'inverse').mode, 'dark')
})

test('a brand colour stays as it is on a ground where it is seen', () => {
  const { color } = themeOn(themeFor({ seeds: ['#14213d', '#fca311'] }), 'second')
  assert.is(contrast('#14213d', color.paper) < 3, true)
  assert.is.not(color.accent, '#14213d')
  assert.is(themeOn(themeFor({ seeds: ['#fca311', '#14213d'] }), 'inverse').color.accent, '#fca311')
})

test('the accent as a ground is the one that is seen where it is laid', () => {
  for (const patch of designs) {
    for (const ground of grounds) {
      const under = themeOn(themeFor(patch), ground)
      const over = themeOn(under, 'accent')
      assert.is(over.color.paper, under.color.accent)
      checkPairs(over, `${JSON.stringify(patch)}, accent on ${ground}`)
    }
  }
})

test('a further colour of the brief is a ground as it is, where none of the others has it', () => {
  const theme = themeFor({ seeds: ['#c8102e', '#14213d', '#f3c009'] })
  assert.is(theme.color.inverse, '#14213d')
  assert.is(themeOn(theme, 'further').color.paper, '#f3c009')
  const two = themeFor({ seeds: ['#c8102e', '#14213d'] })
  assert.equal(themeOn(two, 'further'), themeOn(two, 'inverse'))
  // What a scheme derives nobody asked to see as a field.
  assert.is(hasFurther(themeFor({ seeds: ['#ffc400'], scheme: 'triad' })), false)
})

test('without a second colour its ground is the inverse one', () => {
  const theme = themeFor({ seeds: ['#b4532a'] })
  assert.equal(themeOn(theme, 'second'), themeOn(theme, 'inverse'))
})

test('a dark design that names a deep colour and no ground has that hue for its ground, and for what is set off on it', () => {
  const { color } = themeFor({ seeds: ['#5a2a6b', '#e0c080'], mode: 'dark' })
  const { h } = toOklch('#5a2a6b')
  for (const ground of [color.paper, color.accentSoft]) {
    const own = toOklch(ground)
    assert.ok(own.c > 0.03 && Math.abs(own.h - h) < 8, `${ground} ${own.c} ${own.h}`)
  }
  assert.ok(toOklch(themeFor({ seeds: ['#5a2a6b'], mode: 'dark' }).color.paper).c < 0.03)
})

test('a colour that is to be a touch is no ground', () => {
  const butter = '#f9e8a0'
  const shares = [{ hex: butter, least: 0, most: 0.08 }]
  const theme = themeFor({ seeds: ['#231942', butter], paper: '#fff2ec', shares })
  for (const ground of ['quiet', 'tint', 'second', 'further'] as const)
    assert.is.not(themeOn(theme, ground).color.paper, butter, ground)
  assert.is(themeOn(themeFor({ seeds: ['#231942', butter], paper: '#fff2ec' }), 'quiet').color.paper, butter)
})

test('scaled: type, measure and distances by one factor, or distances by their own', () => {
  const theme = themeFor({})
  const large = scaled(theme, 1.5)
  assert.is(large.type.base, Math.round(theme.type.base * 1.5))
  assert.is(large.type.steps.at(-1), Math.round((theme.type.steps.at(-1) ?? 0) * 1.5))
  assert.is(large.type.measure, theme.type.measure * 1.5)
  assert.is(large.unit, theme.unit * 1.5)
  assert.equal(large.margin, theme.margin)
  assert.is(scaled(theme, 1.5, 0.6).unit, theme.unit * 0.6)
})

test('cool greys follow an accent that is cool already, petrol and pine too', () => {
  for (const seed of ['#005f6a', '#0b6b43', '#1d4ed8']) {
    const { paperAlt } = themeFor({ seeds: [seed], neutral: 'cool' }).paperColor
    assert.ok(Math.abs(toOklch(paperAlt).h - toOklch(seed).h) < 12, `${paperAlt} beside ${seed}`)
  }
})

test.run()
