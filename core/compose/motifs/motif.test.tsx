import { Resvg } from '@resvg/resvg-js'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readBrief } from '../../brief/read-brief.ts'
import { baseDesign, designFrom } from '../../brief/design.ts'
import { namedSize } from '../../theme/page-sizes.ts'
import type { PageSize } from '../../theme/page.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import type { Theme } from '../../theme/theme.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Outline } from '../tree.ts'
import { drawsMotifs, Motif, type MotifName, motifs } from './motif.tsx'
import type { MotifBox } from './motif-box.ts'

const names = Object.keys(motifs) as MotifName[]
const boxes = [
  [240, 240],
  [600, 60],
  [60, 400],
  [37.5, 12],
] as const
const colors = { ink: '#102030', ground: '#f0e0d0' }
/** px around a box in which nothing may be drawn, but for the half of a line that lies on its edge. */
const AROUND = 20

/** What is drawn, as rows of opacity in a picture that is larger than the box by `AROUND` on every side. */
function drawn(outlines: readonly Outline[], width: number, height: number) {
  const paths = outlines.map(
    ({ d, fill = 'none', stroke = 'none', strokeWidth = 0 }) =>
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
  )
  const [w, h] = [Math.ceil(width) + 2 * AROUND, Math.ceil(height) + 2 * AROUND]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-AROUND} ${-AROUND} ${w} ${h}">${paths.join('')}</svg>`
  const { pixels } = new Resvg(svg).render()
  const isInked = (x: number, y: number): boolean => (pixels[4 * (y * w + x) + 3] ?? 0) > 40
  return { w, h, isInked }
}

function inkOutside(name: MotifName, box: MotifBox): number {
  const { w, h, isInked } = drawn(motifs[name](box), box.width, box.height)
  const [left, right, bottom] = [AROUND - 1, AROUND + box.width + 1, AROUND + box.height + 1]
  let outside = 0
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const isIn = x >= left && x < right && y >= left && y < bottom
      if (!isIn && isInked(x, y)) outside++
    }
  }
  return outside
}

test('no motif leaves its box, whatever its proportions and its count', () => {
  for (const name of names) {
    for (const [width, height] of boxes) {
      for (const count of [undefined, 1, 3, 12]) {
        const box = { width, height, ...colors, ...(count !== undefined && { count }) }
        assert.is(inkOutside(name, box), 0, `${name} ${width}×${height}, ${count}`)
      }
    }
  }
})

/** Motifs that leave room between them and what they stand beside. */
const low: ReadonlySet<MotifName> = new Set([
  'bar',
  'dashes',
  'dots',
  'fans',
  'stars',
  'horizon',
  'lines',
  'forms',
  'slashes',
  'stave',
  'stitches',
  'layers',
  'fold',
])

test('a motif fills its box from edge to edge, in the ink that it is given', () => {
  for (const name of names) {
    const width = 200
    const outlines = motifs[name]({ width, height: 200, ...colors })
    assert.ok(
      outlines.some(({ fill, stroke }) => [fill, stroke].includes(colors.ink)),
      name,
    )
    const { w, h, isInked } = drawn(outlines, width, 200)
    const rows = Array.from({ length: h }, (_, y) => Array.from({ length: w }, (_, x) => isInked(x, y)))
    const inked = rows.flatMap((row, y) => (row.includes(true) ? [y] : []))
    const least = low.has(name) ? 0 : 140
    assert.ok((inked.at(-1) ?? 0) - (inked[0] ?? -1) > least, `${name} is as high as its box`)
  }
})

test('twice the box is twice the motif', () => {
  for (const name of names) {
    const [once, twice] = [1, 2].map(by =>
      motifs[name]({ width: 200 * by, height: 80 * by, count: 5, line: by, ...colors }),
    )
    const numbers = (outlines: readonly Outline[] = []): readonly number[] =>
      outlines.flatMap(({ d }) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number))
    const [small, large] = [numbers(once), numbers(twice)]
    assert.is(large.length, small.length, name)
    const isFlag = (at: number): boolean => (small[at] === 0 || small[at] === 1) && small[at] === large[at]
    // The awning keeps half a px for the line around its light stripes.
    const differs = small.filter((value, at) => !isFlag(at) && Math.abs((large[at] ?? 0) - 2 * value) > 1.1)
    assert.equal(differs, [], name)
  }
})

test('more of a count is more of the motif', () => {
  for (const name of [
    'arcade',
    'awning',
    'arches',
    'scallops',
    'rays',
    'rings',
    'checks',
    'squares',
  ] as const) {
    const length = (count: number): number =>
      motifs[name]({ width: 300, height: 150, count, ...colors }).reduce((sum, { d }) => sum + d.length, 0)
    assert.ok(length(9) > length(5), name)
  }
})

test('a motif that is turned stands along the side with the same ink', () => {
  for (const name of names) {
    const box = { width: 120, height: 40, ...colors }
    const inkIn = (width: number, height: number, turned: boolean) => {
      const { w, h, isInked } = drawn(motifs[name]({ ...box, turned }), width, height)
      return Array.from({ length: h }, (_, y) => Array.from({ length: w }, (_, x) => isInked(x, y)))
    }
    const [lying, standing] = [inkIn(120, 40, false), inkIn(40, 120, true)]
    const unlike = lying.flatMap((row, y) => row.filter((ink, x) => ink !== standing[x]?.[y])).length
    assert.ok(unlike < 90, `${name}: ${unlike}`)
  }
})

const themeOf = (brief: string, dir: 'ltr' | 'rtl' = 'ltr'): Theme =>
  resolveTheme(readBrief(brief, baseDesign).design, namedSize('A5') as PageSize, { lang: 'en', dir })

test('a brief that wants no ornaments, or a plain page, has none', () => {
  const Wave = (brief: string) =>
    toNodes(Motif({ theme: themeOf(brief), name: 'waves', width: 300, height: 40 }))
  assert.is(Wave('warm, navy accent').length, 1)
  for (const brief of ['no ornaments', 'no decoration', 'minimal', 'keep it simple']) {
    assert.is(Wave(brief).length, 0, brief)
  }
  assert.not(drawsMotifs(designFrom({ decor: { fields: false } })))
})

test.run()
