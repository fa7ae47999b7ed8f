import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, designFrom, type DesignPatch } from '../brief/design.ts'
import { readBrief } from '../brief/read-brief.ts'
import { createReport } from '../message.ts'
import { namedSize } from './page-sizes.ts'
import { mm, type PageSize } from './page.ts'
import { resolveLocale, resolveTheme, resolveThemeWithLog } from './resolve-theme.ts'
import { sizeAt, space } from './theme.ts'

const english = { lang: 'en', dir: 'ltr' } as const
const page = (name: string): PageSize => namedSize(name) as PageSize
const themeOf = (patch: DesignPatch, name = 'A4', scripts?: ReadonlySet<string>) =>
  resolveTheme(designFrom(patch), page(name), english, scripts)
const inMm = (px: number) => Math.round((px * 254) / 96) / 10

test('warm editorial with #b4532a', () => {
  const theme = themeOf({
    color: { seeds: ['#b4532a'], neutral: 'warm', ground: 'cream' },
    type: { display: 'Fraunces' },
  })
  assert.is(theme.color.accentText, '#a04b28')
  assert.is(theme.accentRamp[8], '#b4532a')
  assert.is(theme.neutralRamp[11], '#241e1c')
  assert.is(theme.chart[0], '#b4532a')
  assert.is(theme.type.displayTracking, -0.01)
  assert.is(theme.type.displayWeight, 600)
})

test('capitals of an engraved face stand apart, narrow poster type is larger for its width', () => {
  const tracking = (display: string, displayCase: 'none' | 'uppercase') =>
    themeOf({ type: { display, displayCase } }).type.displayTracking
  assert.ok(tracking('Cinzel', 'uppercase') > 2 * tracking('Source Serif 4', 'uppercase'))
  assert.ok(tracking('Cinzel', 'none') > 0, 'its small letters are capitals too')
  const narrow = themeOf({ type: { display: 'League Gothic' } })
  const usual = themeOf({ type: { display: 'Inter' } })
  assert.ok(sizeAt(narrow, 5) > 1.2 * sizeAt(usual, 5))
})

test('sizes: 10.5 pt and a ratio of 1.25, rounded to half points', () => {
  const theme = themeOf({ type: { baseSize: 14, scale: 1.25 } })
  const points = [0, 1, 2, 3, 4, 5].map(step => Math.round(sizeAt(theme, step) * 7.5) / 10)
  assert.equal(points, [10.5, 13, 16.5, 20.5, 25.5, 32])
})

test('small steps stay legible, on screens in whole pixels', () => {
  assert.is(sizeAt(themeOf({}), -2), 10)
  const slide = themeOf({ type: { baseSize: 32 } }, '16:9')
  assert.is(sizeAt(slide, -2), 24)
  for (const size of slide.type.steps) assert.is(size, Math.round(size))
})

test('tiny text is set at the least legible size, and the log says so', () => {
  const { theme, moves } = resolveThemeWithLog(designFrom({ type: { baseSize: 6 } }), page('A4'), english)
  assert.is(theme.type.base, 10)
  assert.is(moves.find(({ role }) => role === 'type.baseSize')?.asked, true)
})

test('type so large that a line holds a few letters is kept smaller, and says so', () => {
  const asked = designFrom({ type: { baseSize: 266 } })
  const { theme, moves } = resolveThemeWithLog(asked, page('A4'), english)
  assert.ok(theme.type.base < page('A4').width / 19, `${theme.type.base}`)
  assert.is(moves.find(({ role }) => role === 'type.baseSize.most')?.asked, true)
  assert.ok(resolveTheme(asked, page('A7'), english).type.base < theme.type.base)
})

test('leading follows measure and x-height, on whole half points', () => {
  const serif = themeOf({ type: { text: 'Source Serif 4' } }).type
  const sans = themeOf({ type: { text: 'Inter' } }).type
  assert.ok(serif.leading >= 1.26 && serif.leading <= 1.34, String(serif.leading))
  assert.ok(sans.leading > serif.leading)
  assert.ok(
    Math.abs((serif.leading * serif.base * 3) / 2 - Math.round((serif.leading * serif.base * 3) / 2)) < 0.02,
  )
  assert.ok(themeOf({ color: { mode: 'dark' } }).type.leading > themeOf({}).type.leading)
})

test('density scales every distance', () => {
  const unit = (density: 'airy' | 'normal' | 'compact' | 'dense') => themeOf({ space: { density } }).unit
  assert.ok(Math.abs(unit('airy') / unit('normal') - 1.35) < 0.001)
  assert.ok(Math.abs(unit('compact') / unit('normal') - 0.8) < 0.001)
  assert.ok(unit('dense') < unit('compact'))
  const theme = themeOf({})
  assert.is(space(theme, 2), theme.unit * 2)
})

test('margins by medium', () => {
  assert.ok(inMm(themeOf({}).margin.left) >= 20 && inMm(themeOf({}).margin.left) <= 25)
  assert.is(themeOf({}, '16:9').margin.left, 96)
  assert.ok(inMm(themeOf({}, 'business card').margin.left) >= 4)
  assert.ok(themeOf({}, '1:1').margin.left >= 64)
  assert.ok(themeOf({}, 'open graph').margin.left >= 60)
  assert.ok(themeOf({}, 'A2').margin.top >= mm(420) * 0.04)
})

test('a margin scale never goes under the least of the medium', () => {
  const narrow = themeOf({ space: { marginScale: 0.1 } }).margin
  assert.ok(inMm(narrow.left) >= 12.6)
  assert.ok(themeOf({ space: { marginScale: 1.2 } }).margin.left > themeOf({}).margin.left)
  const huge = themeOf({ space: { marginScale: 50 } }).margin
  assert.ok(huge.left + huge.right < mm(210) * 0.61)
})

test('the classical canon on A5 and A4', () => {
  const a5 = themeOf({ space: { margins: 'classical' } }, 'A5').margin
  assert.equal([a5.left, a5.top, a5.right, a5.bottom].map(inMm), [16.4, 23.3, 32.9, 46.7])
  const a4 = themeOf({ space: { margins: 'classical' } }).margin
  assert.equal([a4.left, a4.top, a4.right, a4.bottom].map(inMm), [23.3, 33, 46.7, 66])
  const centred = themeOf({ space: { margins: 'classical' }, layout: { centered: true } }, 'A5').margin
  assert.is(centred.left, centred.right)
})

test('asymmetric margins are wider where the lines begin', () => {
  const design = designFrom({ space: { margins: 'asymmetric' } })
  const ltr = resolveTheme(design, page('A4'), english).margin
  const rtl = resolveTheme(design, page('A4'), { lang: 'ar', dir: 'rtl' }).margin
  assert.ok(ltr.left > ltr.right)
  assert.is(rtl.right, ltr.left)
  assert.is(rtl.left, ltr.right)
})

test('a family without the letters of the copy gives way', () => {
  const display = (family: string, ...scripts: string[]) =>
    themeOf({ type: { display: family } }, 'A4', new Set(['Latn', ...scripts])).type.display
  assert.is(display('Fraunces'), 'Fraunces')
  assert.is(display('Fraunces', 'Cyrl'), 'Playfair Display')
  assert.is(display('Fraunces', 'Grek'), 'Source Serif 4')
  assert.is(display('Fraunces', 'Cyrl', 'Grek'), 'Source Serif 4')
  assert.is(display('Playfair Display', 'Grek'), 'Source Serif 4')
  assert.is(display('Rubik', 'Hebr'), 'Rubik')
  assert.is(display('Rubik', 'Grek'), 'Source Sans 3')
  assert.is(display('Inter', 'Cyrl', 'Grek', 'Arab'), 'Inter')
})

test('the language stands in for the scripts, and the swap is logged', () => {
  const design = designFrom({ type: { display: 'Fraunces' } })
  const { theme, moves } = resolveThemeWithLog(design, page('A4'), { lang: 'ru-RU', dir: 'ltr' })
  assert.is(theme.type.display, 'Playfair Display')
  assert.is(moves.find(({ role }) => role === 'type.display')?.from, 'Fraunces')
})

test('joined scripts are not tracked and get room', () => {
  const { type } = resolveTheme(baseDesign, page('A4'), { lang: 'ar', dir: 'rtl' })
  assert.is(type.displayTracking, 0)
  assert.is(type.capsTracking, 0)
  assert.ok(type.leading >= 1.6)
})

test('a guest script in an English text loosens it a little', () => {
  const plain = themeOf({}).type
  const guest = themeOf({}, 'A4', new Set(['Latn', 'Hani'])).type
  assert.ok(guest.leading > plain.leading && guest.leading < 1.5)
  assert.is(guest.displayLeading, plain.displayLeading)
})

test('a script face is never set in capitals', () => {
  const { type } = themeOf({ type: { display: 'Great Vibes', displayCase: 'uppercase' } })
  assert.is(type.displayCase, 'none')
  assert.is(type.displayTracking, 0)
})

test('the measure holds 68 characters, or what the page gives', () => {
  const { measure, base } = themeOf({ type: { text: 'Source Serif 4' } }).type
  assert.ok(Math.abs(measure - 68 * 0.474 * base) < 0.1)
  const card = themeOf({}, 'business card')
  assert.ok(card.type.measure <= card.page.width - card.margin.left - card.margin.right + 0.01)
})

test('rules: half a point in print, whole pixels on slides, none when none is asked for', () => {
  assert.ok(Math.abs(themeOf({}).rule - 2 / 3) < 0.001)
  assert.is(themeOf({}, '16:9').rule, 1)
  assert.is(themeOf({ shape: { rules: 'none' } }).rule, 0)
})

test('a dark paper in a light design makes a dark theme, and the log says so', () => {
  const { theme, moves } = resolveThemeWithLog(
    designFrom({ color: { paper: '#0a0a0a' } }),
    page('A4'),
    english,
  )
  assert.is(theme.mode, 'dark')
  assert.is(moves[0]?.role, 'mode')
})

test('the same request gives the same theme, as data that can be cloned', () => {
  const theme = themeOf({ color: { seeds: ['#0f766e', '#e0982a'] } })
  assert.equal(themeOf({ color: { seeds: ['#0f766e', '#e0982a'] } }), theme)
  assert.equal(structuredClone(theme), theme)
})

test('every named page gives a theme with room for text', () => {
  for (const name of [
    'A0',
    'A6',
    'DL',
    'ID-1',
    'leaderboard',
    'mobile banner',
    'wide skyscraper',
    'roll-up',
  ]) {
    const { margin, page: sheet, type } = themeOf({}, name)
    assert.ok(sheet.width - margin.left - margin.right > sheet.width * 0.4, name)
    assert.ok(type.base > 0 && type.steps.every(size => size >= 5), name)
  }
})

/** Language, direction and messages of a document under a brief. */
function resolve(brief: string, document: Parameters<typeof resolveLocale>[1]): readonly string[] {
  const report = createReport()
  const { lang, dir } = resolveLocale(readBrief(brief, baseDesign).design, document, report)
  return [lang, dir, ...report.messages.map(({ rule, severity }) => `${rule} ${severity}`)]
}

test('a guessed language is reported, unless the brief asks for one', () => {
  const guess = { lang: 'ar', dir: 'rtl', guessed: true } as const
  assert.equal(resolve('calm', guess), ['ar', 'rtl', 'lang-unstated info'])
  assert.equal(resolve('calm, in Persian', guess), ['fa', 'rtl'])
  const report = createReport()
  resolveLocale(designFrom({}), guess, report)
  assert.match(report.messages[0]?.hint ?? '', 'lang: ar')
})

test('the language of a brief, or a manner named after one, does not decide the language of the copy', () => {
  const brief = 'Schlicht und ruhig, cremefarbener Grund, Serifen, viel Luft, A4'
  assert.equal(resolve(brief, english), ['en', 'ltr'])
  assert.equal(resolve('Japanese, minimal, calm', english), ['en', 'ltr', 'lang-kept info'])
  assert.equal(resolve('Hebrew, airy', english), ['en', 'ltr', 'lang-kept info'])
  assert.equal(resolve('warm French bistro', english), ['en', 'ltr'])
})

test('a brief that asks for a language in so many words has it', () => {
  for (const wish of [
    'in French',
    'French typography',
    'in French typography',
    'lang: fr',
    'language: French',
  ])
    assert.equal(resolve(`calm, ${wish}, A4`, english), ['fr', 'ltr'], wish)
  assert.equal(resolve('lang: ar', english), ['ar', 'rtl'])
})

test('where the copy does not tell, a language in the brief does; and it may name the country', () => {
  assert.equal(resolve('Einladung, romantisch, deutsch, A6', { ...english, untold: true }), ['de', 'ltr'])
  assert.equal(resolve('calm, British English', english), ['en-GB', 'ltr'])
  assert.equal(resolve('calm, British English', { lang: 'en-US', dir: 'ltr' }), ['en-US', 'ltr'])
})

test('a direction that is asked for is kept', () => {
  assert.equal(resolve('right to left', english), ['en', 'rtl'])
})

test.run()
