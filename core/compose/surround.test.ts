import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, designFrom, type OrnamentName } from '../brief/design.ts'
import { readBrief } from '../brief/read-brief.ts'
import { contrast } from '../theme/contrast.ts'
import type { PageSize } from '../theme/page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { Theme } from '../theme/theme.ts'
import { motifs } from './motifs/motif.tsx'
import { placeAmong, surroundOf, themeInside } from './surround.ts'

const own = ['arcade', 'awning', 'rosette', 'seal']
const names = Object.keys(motifs).filter(name => !own.includes(name)) as OrnamentName[]

/** From a card of an inch to a wall, lying, upright, and as long as its content. */
const pages: readonly PageSize[] = [
  [96, 60],
  [280, 396],
  [1200, 630],
  [832, 264],
  [302, 0],
  [6912, 13824],
].map(([width = 0, height = 0]) => ({ name: `${width}x${height}`, width, height, bleed: 0 }))

function themeOf(motif: OrnamentName | null, page: PageSize, dir: 'ltr' | 'rtl' = 'ltr'): Theme {
  return resolveTheme(designFrom({ decor: { motif } }), page, { lang: 'en', dir })
}

test('every ornament leaves a page of any size most of its room, and draws beside it', () => {
  for (const name of names) {
    for (const page of pages) {
      for (const surface of ['canvas', 'pages', 'screen'] as const) {
        const theme = themeOf(name, page)
        const surround = surroundOf(theme, surface)
        assert.ok(surround, name)
        const { inner, border, draw } = surround
        assert.ok(inner.width >= page.width * 0.68, `${name} on ${page.name}`)
        assert.ok(page.height === 0 || inner.height >= page.height * 0.68, `${name} on ${page.name}`)
        const { width } = page
        const height = page.height > 0 ? page.height : 900
        const pieces = draw({ width, height, ground: theme.color.paper })
        assert.ok(pieces.length > 0, `${name} on ${page.name}`)
        for (const { x, y, viewBox } of pieces) {
          const isWhole = viewBox[0] === width && viewBox[1] === height
          const isAside = x + viewBox[0] <= border.left || x >= width - border.right
          const isOver = y + viewBox[1] <= border.top || y >= height - border.bottom
          assert.ok(isWhole || isAside || isOver, `${name} on ${page.name}`)
        }
      }
    }
  }
})

test('in a deck a tall drawing is loud on the cover and the close alone, and a line at the edge is on every sheet alike', () => {
  const lightest = (motif: OrnamentName, opens: boolean, inner: boolean): number => {
    const theme = themeOf(motif, pages[2] as PageSize)
    const ground = theme.color.paper
    const sheet = { width: 1200, height: 630, ground, inner }
    const pieces = surroundOf(theme, 'canvas', opens)?.draw(sheet) ?? []
    const fills = pieces.flatMap(({ outlines }) =>
      outlines.flatMap(({ fill, stroke }) => fill ?? stroke ?? []),
    )
    return Math.max(...fills.map(fill => contrast(fill, ground)))
  }
  for (const motif of ['blobs', 'waves', 'stones', 'leaves'] as const) {
    assert.ok(lightest(motif, true, true) < 1.5, motif)
    assert.ok(lightest(motif, true, false) >= 1.9, motif)
    assert.is(lightest(motif, false, true), lightest(motif, false, false), motif)
  }
  assert.is(lightest('double-frame', true, true), lightest('double-frame', true, false))
})

test('it is seen on whatever ground a sheet has', () => {
  const theme = themeOf('stripes', pages[2] as PageSize)
  for (const ground of ['#ffffff', '#000000', theme.color.accent, theme.color.inverse]) {
    const pieces = surroundOf(theme, 'canvas')?.draw({ width: 1200, height: 630, ground }) ?? []
    const [first] = pieces.flatMap(({ outlines }) => outlines)
    assert.ok(contrast(first?.fill ?? ground, ground) >= 1.9, ground)
  }
})

test('a side is where lines begin, and the same theme gives the same drawing', () => {
  const wide = pages[3] as PageSize
  const [left, right] = (['ltr', 'rtl'] as const).map(dir =>
    surroundOf(themeOf('rings', wide, dir), 'canvas'),
  )
  assert.ok((left?.border.left ?? 0) > 0 && left?.border.right === 0)
  assert.ok((right?.border.right ?? 0) > 0 && right?.border.left === 0)
  const again = surroundOf(themeOf('rings', wide), 'canvas')
  const sheet = { width: 832, height: 264, ground: '#ffffff' }
  assert.equal(again?.draw(sheet), left?.draw(sheet))
})

test('none is drawn without a wish, and none where it is banned; what is named outranks what is said of all', () => {
  const surrounds = (brief: string): boolean => {
    const { design } = readBrief(brief, baseDesign)
    const theme = resolveTheme(design, pages[1] as PageSize, { lang: 'en', dir: 'ltr' })
    return surroundOf(theme, 'canvas') !== undefined
  }
  for (const brief of [
    '',
    'navy and cream',
    'no stripes',
    'keine Streifen',
    'bez krateczki',
    'art deco, no ornaments',
  ])
    assert.not(surrounds(brief), brief)
  for (const brief of ['stripes welcome', 'niebieska krateczka', 'gingham, no illustrations', 'art deco'])
    assert.ok(surrounds(brief), brief)
})

test('what is composed inside has a smaller page, and draws no ornament of its own', () => {
  const theme = themeOf('checks', pages[1] as PageSize)
  const surround = surroundOf(theme, 'canvas')
  assert.ok(surround)
  const inside = themeInside(theme, surround)
  assert.equal(inside.page, surround.inner)
  assert.is(inside.design.decor.ornament, false)
  assert.ok(inside.margin.top >= theme.margin.top * 0.7)
})

test('an ornament for the cover, or for the first and the last of several sheets, is on no other', () => {
  const page: PageSize = { name: '1920x1080', width: 1920, height: 1080, bleed: 0 }
  const drawn = (brief: string): readonly boolean[] => {
    const { design } = readBrief(brief, baseDesign)
    const surround = surroundOf(resolveTheme(design, page, { lang: 'en', dir: 'ltr' }), 'canvas', true)
    const sheet = { width: 1920, height: 1080, ground: '#ffffff' }
    return [0, 1, 2].map(at => (surround?.draw({ ...sheet, ...placeAmong(at, 3) }) ?? []).length > 0)
  }
  assert.equal(drawn('bold stripes'), [true, true, true])
  assert.equal(drawn('bold stripes on the cover only'), [true, false, false])
  assert.equal(drawn('Streifen nur auf der Titelfolie'), [true, false, false])
  assert.equal(drawn('a zigzag border, but only on first and last slide'), [true, false, true])
})

test.run()
