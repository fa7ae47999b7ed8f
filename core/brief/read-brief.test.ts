import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { contrast } from '../theme/contrast.ts'
import { isForbidden, toOklch } from '../theme/oklch.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { baseDesign, type Design, designFrom } from './design.ts'
import { declining } from './reach.ts'
import { readBrief } from './read-brief.ts'
import type { BriefNote } from './write-report.ts'

const designOf = (brief: string, base: Design = baseDesign): Design => readBrief(brief, base).design
const reportOf = (brief: string, base: Design = baseDesign) => readBrief(brief, base).report
const themeOf = (brief: string) => {
  const design = designOf(brief)
  return resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' })
}
const phrases = (notes: readonly BriefNote[]) => notes.map(({ phrase }) => phrase)

/** Paths of the tokens that differ between two designs. */
function changed(before: Design, after: Design): string[] {
  return Object.entries(before).flatMap(([group, tokens]) =>
    Object.entries({ ...after[group as keyof Design], ...tokens })
      .filter(([key]) => {
        const value = (tokens as unknown as Record<string, unknown>)[key]
        const other = (after[group as keyof Design] as unknown as Record<string, unknown>)[key]
        return JSON.stringify(other) !== JSON.stringify(value)
      })
      .map(([key]) => `${group}.${key}`),
  )
}

test('golden 1: warm, editorial, serif headlines, accent, A4 landscape', () => {
  const brief = 'warm, editorial, serif headlines, accent #b4532a, A4 landscape'
  const design = designOf(brief)
  assert.equal(design.color.seeds, ['#b4532a'])
  assert.is(design.color.ground, 'cream')
  assert.is(design.type.display, 'Fraunces')
  assert.is(design.type.text, 'Source Sans 3')
  assert.ok(design.type.scale >= 1.25 && design.type.scale <= 1.333)
  assert.is(design.space.density, 'airy')
  assert.is(design.space.margins, 'asymmetric')
  assert.ok(design.shape.radius <= 4)
  assert.is(design.decor.gradient, false)
  assert.equal([design.page.size, design.page.orientation], ['A4', 'landscape'])
  const theme = themeOf(brief)
  assert.is(theme.color.paper, '#faf6ef')
  assert.is(theme.color.accent, '#b4532a')
  assert.ok(contrast(theme.color.accentText, theme.color.paper) >= 4.5)
  assert.ok(theme.page.width > theme.page.height)
  assert.equal(reportOf(brief).ignored, [])
  assert.equal(reportOf(brief).conflicts, [])
})

test('golden 2: minimal Swiss, black and white, one red accent, no images', () => {
  const design = designOf('Minimal Swiss, black and white, one red accent, no images')
  assert.equal(design.color.seeds, ['#c8102e'])
  assert.equal([design.color.paper, design.color.ink], ['#ffffff', '#111111'])
  assert.is(design.color.neutral, 'pure')
  assert.is(design.color.scheme, 'mono')
  assert.equal([design.type.display, design.type.text], ['Inter', 'Inter'])
  assert.is(design.type.align, 'start')
  assert.is(design.shape.radius, 0)
  assert.is(design.imagery.images, false)
  assert.is(design.decor.ornament, false)
})

test('a brief that wants its page plain has no fields of colour, and no other brief says so', () => {
  for (const brief of [
    'minimal',
    'no fills',
    'ATS-friendly',
    'save ink',
    'black and white',
    'plain, no icons',
  ])
    assert.is(designOf(brief).decor.fields, false, brief)
  for (const brief of ['clean and modern', 'no icons', 'simple, accent petrol', ''])
    assert.is(designOf(brief).decor.fields, undefined, brief)
})

test('golden 3: dark luxury, gold details, centred, Playfair', () => {
  const brief = 'dark luxury, gold details, centred, Playfair'
  const design = designOf(brief)
  assert.is(design.color.mode, 'dark')
  assert.equal(design.color.seeds, ['#c9a227'])
  assert.is(design.type.display, 'Playfair Display')
  assert.is(design.shape.radius, 0)
  assert.is(design.layout.centered, true)
  const { color } = themeOf(brief)
  assert.ok(contrast(color.accentText, color.paper) >= 4.5)
  assert.equal(reportOf(brief).ignored, [])
})

test('golden 4: friendly and playful for kids, rounded, no blue', () => {
  const brief = 'friendly and playful for kids, rounded, no blue'
  const design = designOf(brief)
  assert.ok(design.shape.radius >= 16)
  assert.is(design.type.display, 'Rubik')
  assert.ok(design.color.chroma >= 1.2)
  assert.ok(isForbidden(250, design.color.forbidHues))
  const theme = themeOf(brief)
  for (const hex of [...theme.chart, ...Object.values(theme.color), ...theme.accentRamp]) {
    const { c, h } = toOklch(hex)
    assert.not(c > 0.03 && isForbidden(h, design.color.forbidHues), `${hex} is blue`)
  }
})

test('golden 5: corporate, not too formal, two columns, Letter, high contrast', () => {
  const brief = 'corporate, not too formal, two columns, Letter, high contrast'
  const design = designOf(brief)
  assert.is(design.page.size, 'Letter')
  assert.is(design.layout.columns, 2)
  assert.is(design.color.contrast, 'high')
  assert.is.not(design.layout.centered, true)
  const { color, page } = themeOf(brief)
  assert.ok(contrast(color.text, color.paper) >= 11)
  assert.ok(page.width < page.height)
})

test('golden 6, as far as English goes: language, size and a word that is nearly English', () => {
  const { design, report } = readBrief('Einladung, romantisch, Pastell, deutsch, A6', baseDesign)
  assert.is(design.locale.lang, 'de')
  assert.is(design.page.size, 'A6')
  assert.ok(design.color.chroma < 1)
  assert.equal(phrases(report.ignored), ['Einladung', 'romantisch'])
  // Read as the English word, and taken for the accent too, since no other colour is named.
  assert.equal(phrases(report.assumed), ['Pastell', 'Pastell'])
})

test('golden 7: Arabic words that no list has say so; the language is heard', () => {
  const { design, report } = readBrief('أنيق، ثنائي اللغة، Arabic', baseDesign)
  assert.equal([design.locale.lang, design.locale.dir], ['ar', 'rtl'])
  assert.equal(phrases(report.ignored), ['ثنائي', 'اللغة'])
})

test('golden 8: bold event poster, neon pink on black, huge condensed headline, 50x70cm', () => {
  const brief = 'bold event poster, neon pink on black, huge condensed headline, 50x70cm'
  const { design, report } = readBrief(brief, baseDesign)
  assert.equal(design.color.seeds, ['#ff2fb3'])
  assert.is(design.color.paper, '#111111')
  assert.is(design.color.mode, 'dark')
  assert.is(design.type.display, 'League Gothic')
  assert.is(design.type.displayCase, 'uppercase')
  assert.ok(design.type.displayScale > 1.4)
  assert.equal(phrases(report.ignored), ['event', 'poster'])
  const page = resolvePage([], design)
  assert.equal([Math.round(page.width), Math.round(page.height)], [1890, 2646])
})

test('golden 9: compact data-heavy dashboard, dark, teal and amber, no pie charts', () => {
  const { design, report } = readBrief(
    'compact data-heavy dashboard, dark, teal and amber, no pie charts',
    baseDesign,
  )
  assert.is(design.space.density, 'compact')
  assert.is(design.color.mode, 'dark')
  assert.equal(design.color.seeds, ['#0f766e', '#e0982a'])
  assert.equal(phrases(report.ignored), ['dashboard', 'no pie charts'])
})

test('golden 10: make it pop', () => {
  const { design, report } = readBrief('make it pop', baseDesign)
  assert.equal(changed(baseDesign, design), ['color.chroma', 'color.contrast', 'type.displayScale'])
  assert.is(design.color.contrast, 'high')
  assert.is(report.assumed.length, 3)
  assert.is(report.understood.length, 0)
})

test('colours go to their part in either order', () => {
  for (const brief of [
    'accent #0f766e',
    '#0f766e accent',
    'accent: #0F766E',
    'accent colour #0f766e',
    'rgb(15, 118, 110) as accent',
  ]) {
    assert.equal(designOf(brief).color.seeds, ['#0f766e'], brief)
    assert.equal(reportOf(brief).ignored, [], brief)
  }
  assert.equal(designOf('teal as accent').color.seeds, ['#0f766e'])
  assert.is(designOf('cream background').color.paper, '#faf6ef')
  assert.is(designOf('background in cream').color.paper, '#faf6ef')
  assert.is(designOf('#333 text').color.ink, '#333333')
  assert.is(designOf('on black').color.paper, '#111111')
  const both = designOf('accent teal background cream text #222').color
  assert.equal([both.seeds, both.paper, both.ink], [['#0f766e'], '#faf6ef', '#222222'])
  assert.is(designOf('moss green accent #5b6f3a').color.seeds[0], '#5b6f3a')
  assert.equal(designOf('navy headlines, #cc0000 accent').color.seeds[0], '#cc0000')
})

test('palettes without parts', () => {
  assert.equal(designOf('in navy and gold').color.seeds, ['#c9a227', '#14213d'])
  assert.equal(designOf('teal and amber').color.seeds, ['#0f766e', '#e0982a'])
  const { paper, ink } = designOf('black and white').color
  assert.equal([paper, ink], ['#ffffff', '#111111'])
  assert.equal(designOf('forest green #2f5d46').color.seeds, ['#2f5d46'])
  assert.equal(designOf('red header on a white body').color.seeds, ['#c8102e'])
})

test('shades turn the colour after them', () => {
  const plain = toOklch('#16803c').l
  assert.ok(toOklch(designOf('dark green accent').color.seeds[0] ?? '').l < plain)
  assert.ok(toOklch(designOf('light green accent').color.seeds[0] ?? '').l > plain)
  assert.is(designOf('dark green accent').color.mode, 'light')
})

test('dark and light of the ground', () => {
  for (const brief of ['dark', 'dark mode', 'dark background', 'night mode', 'black background']) {
    assert.is(designOf(brief).color.mode, 'dark', brief)
  }
  assert.is(designOf('light background', designFrom({ color: { mode: 'dark' } })).color.mode, 'light')
  assert.is(designOf('not dark', designFrom({ color: { mode: 'dark' } })).color.mode, 'light')
})

test('typefaces by kind, part and name', () => {
  const families = (brief: string) => {
    const { display, text } = designOf(brief).type
    return [display, text]
  }
  assert.equal(families('serif headlines'), ['Fraunces', 'Source Sans 3'])
  assert.equal(families('headlines in serif'), ['Fraunces', 'Source Sans 3'])
  assert.equal(families('serif body'), ['Source Sans 3', 'Source Serif 4'])
  assert.equal(families('serif'), ['Fraunces', 'Source Serif 4'])
  assert.equal(families('Inter'), ['Inter', 'Inter'])
  assert.equal(families('Playfair headlines, Inter body'), ['Playfair Display', 'Inter'])
  assert.equal(families('Playfair and Inter'), ['Playfair Display', 'Inter'])
  assert.equal(families('monospaced'), ['JetBrains Mono', 'JetBrains Mono'])
  assert.equal(families('condensed headlines'), ['Roboto Condensed', 'Source Sans 3'])
  assert.is(families('luxury, serif headlines')[0], 'Playfair Display')
})

test('kinds of type that are made for titles, by their words', () => {
  const asked: Readonly<Record<string, readonly [display: string, text: string]>> = {
    'old-style type': ['EB Garamond', 'EB Garamond'],
    'engraved capitals': ['Cinzel', 'EB Garamond'],
    'engraved headlines': ['Cinzel', 'Source Sans 3'],
    'narrow poster type': ['League Gothic', 'Source Sans 3'],
    'huge condensed headline': ['League Gothic', 'Source Sans 3'],
    'wide grotesque': ['Krona One', 'Inter'],
    'geometric sans': ['Outfit', 'Inter'],
    'slab headlines': ['Rokkitt', 'Source Sans 3'],
    'typewriter type': ['Courier Prime', 'Courier Prime'],
    'rounded extra bold sans, Inter body': ['Nunito', 'Inter'],
    'hand-drawn lettering': ['Caveat', 'Source Sans 3'],
    'handwritten titles': ['Caveat', 'Source Sans 3'],
    'Cinzel headlines, Courier Prime body': ['Cinzel', 'Courier Prime'],
  }
  for (const [brief, families] of Object.entries(asked)) {
    const { display, text } = designOf(brief).type
    assert.equal([display, text], families, brief)
  }
})

test('words that also speak of other things are type only beside a word for type', () => {
  for (const brief of [
    'rounded buttons, friendly sans',
    'wide margins, old-style diner photos',
    'narrow title bar',
    'rounded, sans',
    'hand-drawn doodles',
    'engraved invitation for a wide room',
  ]) {
    const { display } = designOf(brief).type
    assert.is(['Source Sans 3', 'Fraunces'].includes(display), true, `${brief}: ${display}`)
  }
  assert.is(designOf('rounded').shape.radius, 16)
})

test('poster type is in capitals unless the brief has it otherwise', () => {
  assert.is(designOf('narrow poster type').type.displayCase, 'uppercase')
  assert.is(designOf('narrow poster type, sentence case').type.displayCase, 'none')
})

test('a family that is not installed is replaced, and the report says so', () => {
  const { design, report } = readBrief('Helvetica', baseDesign)
  assert.is(design.type.text, 'Inter')
  assert.match(report.assumed[0]?.effect ?? '', /not installed, Inter is the nearest/)
  assert.equal(report.understood, [])
})

test('a ban reaches over a list of its kind', () => {
  const rich = designFrom({
    decor: { gradient: true, pattern: true, ornament: true, icons: true },
    shape: { shadow: true },
  })
  for (const brief of [
    'no gradients, shadows or icons',
    'no gradients, no shadows, no icons',
    'without gradients, shadows, icons',
  ]) {
    const { decor, shape } = designOf(brief, rich)
    assert.equal([decor.gradient, shape.shadow, decor.icons], [false, false, false], brief)
  }
  for (const brief of [
    "We're tired of startup gradients and rounded blobs, so none of that.",
    'sick of startup blobs, waves and dots',
    'Wir haben genug von Verläufen und runden Wellen',
    'On en a marre des dégradés et des grosses vagues',
  ])
    assert.not(designOf(brief, rich).decor.motif, brief)
  assert.is(designOf('no photos, bold stripes', rich).decor.motif, 'stripes')
  const { imagery, type } = designOf('no photos, serif headlines', rich)
  assert.equal([imagery.images, type.display], [false, 'Fraunces'])
  assert.is(designOf('no photos, use big type').type.displayScale > 1, true)
  assert.is(designOf('gradient-free', rich).decor.gradient, false)
  assert.is(designOf("don't use gradients, A5", rich).page.size, 'A5')
})

test('banned hues', () => {
  assert.ok(isForbidden(250, designOf('avoid blue').color.forbidHues))
  const three = designOf('no blue, purple or pink').color.forbidHues
  for (const hue of [250, 300, 350]) assert.ok(isForbidden(hue, three))
  const { color } = designOf('no blue, red accent')
  assert.equal(color.seeds, ['#c8102e'])
  assert.not(isForbidden(25, color.forbidHues))
})

test('a default accent with a banned hue is replaced, a named one is kept and reported', () => {
  const replaced = readBrief('avoid blue', baseDesign)
  const { h } = toOklch(replaced.design.color.seeds[0] ?? '')
  assert.not(isForbidden(h, replaced.design.color.forbidHues))
  assert.is(replaced.report.assumed.length, 1)
  const kept = readBrief('accent #1f62a8, avoid blue', baseDesign)
  assert.equal(kept.design.color.seeds, ['#1f62a8'])
  assert.match(kept.report.conflicts[0]?.effect ?? '', /#1f62a8 was named/)
})

test('moods: degrees, limits, and their opposite', () => {
  const chroma = (brief: string) => designOf(brief).color.chroma
  assert.ok(chroma('very vibrant') > chroma('vibrant'))
  assert.ok(chroma('vibrant') > chroma('slightly vibrant'))
  assert.ok(chroma('slightly vibrant') > 1)
  assert.ok(chroma('not too playful') < 1)
  assert.ok(chroma('not vibrant') < chroma('not too vibrant'))
  assert.is(designOf('warm').color.neutral, 'warm')
  assert.is(designOf('not warm').color.neutral, 'cool')
})

test('a mood brings an accent and families only where the brief names none', () => {
  assert.equal(designOf('playful').color.seeds, ['#ff6f61', '#2ec4b6'])
  assert.equal(designOf('playful, accent #123456').color.seeds, ['#123456'])
  assert.is(designOf('playful').type.text, 'Rubik')
  assert.is(designOf('playful, Inter').type.text, 'Inter')
})

test('text of a colour gives its colour to the accent where none is named', () => {
  const inGreen = readBrief('calm, sage green background #dfe6da with dark green text', baseDesign).design
    .color
  assert.equal(inGreen.seeds, [inGreen.ink])
  assert.equal(readBrief('dark green text, coral accent', baseDesign).design.color.seeds.length, 1)
  assert.not.equal(designOf('calm, charcoal text').color.seeds, ['#36363a'])
})

test('page words', () => {
  const size = (brief: string) => designOf(brief).page.size
  assert.is(size('A5'), 'A5')
  assert.is(size('on US Letter'), 'Letter')
  assert.is(size('16:9'), '16:9')
  assert.is(size('1080x1350'), '1080x1350')
  assert.is(size('210 x 99 mm'), '210x99mm')
  assert.is(size('5 x 7 in'), '5x7in')
  assert.is(designOf('landscape').page.orientation, 'landscape')
  assert.is(designOf('max 2 pages').page.maxPages, 2)
  assert.is(designOf('no more than three pages').page.maxPages, 3)
  const spanned = designOf('three to four A4 pages in grey').page
  assert.equal([spanned.size, spanned.maxPages], ['A4', 4])
  assert.is(designOf('two or three slides').page.maxPages, 3)
  assert.is(designOf('2-column').layout.columns, 2)
  assert.equal(reportOf('0x0mm').ignored.length, 1)
})

test('a language is one only where it stands alone', () => {
  assert.is(designOf('in French').locale.lang, 'fr')
  assert.is(designOf('A6, German, romantic').locale.lang, 'de')
  assert.is(designOf('Hebrew, airy').locale.dir, 'rtl')
  const { design, report } = readBrief('warm French bistro', baseDesign)
  assert.is(design.locale.lang, null)
  assert.equal(phrases(report.ignored), ['French bistro'])
})

test('letters are type, and Letter is paper', () => {
  assert.is(designOf('hand painted red letters').page.size, null)
  assert.is(designOf('US Letter, serif').page.size, 'Letter')
  assert.is(designOf('letter size').page.size, 'Letter')
})

test('a wish reaches its part over the words between', () => {
  const { type } = designOf('huge condensed all-caps headline')
  assert.ok(type.displayScale > 1.4)
  assert.equal([type.display, type.displayCase], ['League Gothic', 'uppercase'])
  assert.is(designOf('serif event title').type.text, 'Source Sans 3')
})

test('a colour for panels is theirs and not the ground of the page', () => {
  const { design, report } = readBrief('white background, pale sand panels', baseDesign)
  assert.is(design.color.paper, '#ffffff')
  assert.match(design.parts?.cards?.fill ?? '', /^#/)
  assert.equal(report.ignored, [])
})

test('room, form and arrangement', () => {
  assert.is(designOf('airy').space.density, 'airy')
  assert.is(designOf('lots of white space').space.density, 'airy')
  assert.is(designOf('generous margins').space.marginScale, 1.25)
  assert.is(designOf('8px radius').shape.radius, 8)
  assert.is(designOf('sharp corners').shape.radius, 0)
  assert.is(designOf('rounded corners').shape.radius, 12)
  assert.is(designOf('no rounded corners').shape.radius, 0)
  assert.is(designOf('justified').type.align, 'justify')
  const { cover, contents, pageNumbers } = designOf('with a cover, table of contents and page numbers').layout
  assert.equal([cover, contents, pageNumbers], [true, true, true])
  assert.is(designOf('no page numbers').layout.pageNumbers, false)
  assert.is(designOf('body 16px').type.baseSize, 16)
  assert.is(designOf('font size 14px').type.baseSize, 14)
  assert.is(designOf('bold headlines').type.displayWeight, 700)
  assert.is(designOf('light headlines').type.displayWeight, 400)
})

test('contradictions are reported, and the one that says more wins', () => {
  const ground = readBrief('dark, airy, white background', baseDesign)
  assert.is(ground.design.color.mode, 'light')
  assert.equal(phrases(ground.report.conflicts), ['dark'])
  const serif = readBrief('serif headlines, no serif', baseDesign)
  assert.is(serif.design.type.display, 'Fraunces')
  assert.equal(phrases(serif.report.conflicts), ['no serif'])
  const later = readBrief('portrait, landscape', baseDesign)
  assert.is(later.design.page.orientation, 'landscape')
  assert.equal(phrases(later.report.conflicts), ['portrait'])
})

test('slips of one letter are read and listed as assumed', () => {
  const { design, report } = readBrief('elegent, backgroud cream, gradeints', baseDesign)
  assert.is(design.color.paper, '#faf6ef')
  assert.is(design.decor.gradient, true)
  const read = report.assumed.filter(({ effect }) => effect.startsWith('read as'))
  assert.equal(phrases(read), ['elegent', 'backgroud', 'gradeints'])
})

test('ordinary words a letter away from a colour are left alone', () => {
  assert.equal(phrases(reportOf('while the house stands').ignored), ['while', 'house', 'stands'])
})

test('edits touch only what they name', () => {
  const base = designOf('warm, editorial, accent #b4532a, cream background')
  const edits: Record<string, readonly string[]> = {
    'make the headline bigger': ['type.displayScale'],
    'make the title slightly smaller and bolder': ['type.displayScale', 'type.displayWeight'],
    'accent to teal': ['color.seeds'],
    'change #b4532a to #0f766e': ['color.seeds'],
    'swap accent to teal': ['color.seeds'],
    'switch to dark': ['color.mode', 'color.paper'],
    darker: ['color.seeds'],
    'darker background': ['color.paper'],
    cooler: ['color.neutral', 'color.ground'],
    tighter: ['space.density'],
    'square corners': ['shape.radius'],
    'use two columns': ['layout.columns'],
    'make it A5': ['page.size'],
    'remove the icons': ['decor.icons'],
  }
  for (const [edit, tokens] of Object.entries(edits)) {
    assert.equal(changed(base, designOf(edit, base)), tokens, edit)
    assert.equal(reportOf(edit, base).ignored, [], edit)
  }
})

test('a dark edit takes the earlier light ground away', () => {
  const base = designOf('cream background')
  const { design, report } = readBrief('switch to dark', base)
  assert.is(design.color.paper, null)
  assert.is(resolveTheme(design, resolvePage([], design), { lang: 'en', dir: 'ltr' }).mode, 'dark')
  assert.match(report.assumed[0]?.effect ?? '', /#faf6ef gives way/)
})

test('bigger then smaller is as it was', () => {
  const bigger = designOf('make the headlines bigger')
  assert.ok(Math.abs(designOf('make the headlines smaller', bigger).type.displayScale - 1) < 0.002)
})

test('more and then less is as it was, whatever it is of', () => {
  for (const [more, less] of [
    ['bigger text', 'smaller text'],
    ['airier', 'tighter'],
    ['bolder headings', 'thinner headings'],
    ['rounder corners', 'sharper corners'],
  ] as const)
    assert.equal(designOf(less, designOf(more)), baseDesign, more)
})

test('independent edits commute', () => {
  const one = designOf('accent to teal', designOf('make the headline bigger'))
  const other = designOf('make the headline bigger', designOf('accent to teal'))
  assert.equal(one, other)
})

test('an empty brief changes nothing', () => {
  for (const brief of ['', '   ', '.,;!?—', '\n\n', '😀🎉', '""', '###', '((((']) {
    const { design, report } = readBrief(brief, baseDesign)
    assert.equal(design, baseDesign, JSON.stringify(brief))
    assert.equal(report, { understood: [], assumed: [], conflicts: [], ignored: [] }, JSON.stringify(brief))
  }
})

test('the same brief gives the same design', () => {
  const brief = 'warm, bold, no blue, teal and amber, serif headlines'
  assert.equal(readBrief(brief, baseDesign), readBrief(brief, baseDesign))
})

test('measures in figures are taken as they are said', () => {
  assert.equal(changed(baseDesign, designOf('line height 1.6')), ['type.leading'])
  assert.is(designOf('1.5 line spacing').type.leading, 1.5)
  assert.is(designOf('double spaced').type.leading, 2)
  assert.equal([designOf('11/15').type.baseSize, designOf('11/15').type.leading], [14.67, 1.364])
  assert.is(designOf('One page, 10pt, 1 inch margins').type.baseSize, 13.33)
  assert.is(designOf('10pt, 1 inch margins').space.margin, 96)
  assert.is(designOf('80mm wide, 12px gutter').type.baseSize, baseDesign.type.baseSize)
  assert.is(designOf('title 56 px').parts?.title?.size, 56)
})

test('a likeness of several moods is reported once', () => {
  const { report } = readBrief('like Apple', baseDesign)
  assert.is(report.understood.filter(({ phrase }) => phrase === 'like Apple').length, 1)
})

test('what is asked for and not drawn is on the list of what changes nothing, with its reason', () => {
  const whyNot = declining({ 'shape.shadow': 'no shadows in print', 'decor.gradient': 'no fields' })
  for (const [brief, reason] of [
    ['drop shadows', 'no shadows in print'],
    ['gradient background', 'no fields'],
  ] as const) {
    const { report } = readBrief(brief, baseDesign, { whyNot })
    assert.is(report.understood.length, 0, brief)
    assert.ok(
      report.ignored.some(({ effect }) => effect === reason),
      brief,
    )
  }
  assert.is(readBrief('no gradients', baseDesign, { whyNot }).report.ignored.length, 0)
  assert.is(readBrief('no gradients', baseDesign, { whyNot }).report.understood.length, 1)
})

test('a colour of two words goes to the part that follows', () => {
  const { color } = designOf('butter yellow background, sage green accent')
  assert.equal([color.paper, color.seeds], ['#f9e8a0', ['#9caf88']])
})

test('black and white is the same in every language and however it is joined', () => {
  for (const brief of [
    'zwart/wit',
    'zwart-wit',
    'schwarz weiß',
    'schwarz-weiß, ruhig',
    'noir/blanc',
    'bianco e nero',
    'preto e branco',
    'czarno-białe',
    'svartvit',
    'siyah beyaz',
    'чорно-біле',
    'b/w',
  ]) {
    const { paper, ink, seeds } = designOf(brief).color
    assert.equal([brief, paper, ink, seeds], [brief, '#ffffff', '#111111', ['#111111']])
  }
})

test('big with nothing beside it is said of the titles', () => {
  const usual = designOf('loud, orange').type.displayScale
  assert.ok(designOf('big, loud, orange').type.displayScale > usual)
  assert.ok(designOf('loud, orange, big').type.displayScale > usual)
  assert.is(designOf('loud, orange, big buttons').type.displayScale, usual)
})

test('black and white has no colour in it, unless one is named', () => {
  assert.equal(designOf('black and white, brutalist').color.seeds, ['#111111'])
  assert.equal(designOf('black and white with one red accent').color.seeds, ['#c8102e'])
})

test('prints are known by their numbers, and a side column can be forbidden', () => {
  const designOf = (brief: string) => readBrief(brief, baseDesign).design
  assert.is(designOf('18×24 gig poster').page.size, '18x24in')
  assert.is(designOf('a card of 13x18').page.size, '13x18cm')
  assert.is(designOf('50×70, two inks').page.size, '50x70')
  assert.is(designOf('table of 3x4').page.size, null)
  assert.is(designOf('No sidebar, no icons').decor.fields, false)
})

test('a bare length names the paper of a till, and no page of a format without rolls', () => {
  const brief = 'leave 8 cm all round free for the eyelets'
  assert.is(readBrief(brief, baseDesign, { rolls: true }).design.page.size, '80mm roll')
  assert.is(designOf(brief).page.size, null)
  assert.ok(phrases(reportOf(brief).ignored).includes('8 cm'))
})

test('each thing may have a colour of its own that is soft', () => {
  for (const brief of ['each department its own soft color', 'every team has its own pale colour'])
    assert.is(designOf(brief).color.each, true, brief)
})

test.run()
