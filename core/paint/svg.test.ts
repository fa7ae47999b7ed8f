import { Resvg } from '@resvg/resvg-js'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Item } from '../draw/frame.ts'
import { asset, frame, line } from './sample.test.kit.ts'
import { paintSvg } from './svg.ts'

const small = { width: 200, height: 100, background: '#ffffff' }

/** Red, green, blue and alpha at a pixel. */
function pixel(svg: string, x: number, y: number): number[] {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const at = (y * image.width + x) * 4
  return [...image.pixels.subarray(at, at + 4)]
}

const square = { kind: 'rect', x: 0, y: 0, width: 200, height: 100, radius: 0, fill: '#ff0000' } as const

test('text is outlines, placed where the words are', () => {
  const svg = paintSvg(
    frame([line('HI', { x: 10, baseline: 90, size: 100, color: '#0000ff', family: 'Inter' })], small),
  )
  assert.not.match(svg, '<text')
  const word = line('HI', { family: 'Inter', size: 100 }).words[0]?.word
  const bearing =
    (word?.face.font.getGlyph(word.glyphs[0] ?? 0).bbox.minX ?? 0) / (word?.face.font.unitsPerEm ?? 1)
  assert.equal(pixel(svg, Math.round(10 + bearing * 100) + 3, 60), [0, 0, 255, 255])
  assert.equal(pixel(svg, 3, 60), [255, 255, 255, 255])
})

test('a coloured sign is drawn in its own colours, and blanks draw nothing', () => {
  const svg = paintSvg(
    frame([line('🇫🇷', { x: 10, baseline: 80, size: 80, color: '#00ff00', family: 'Twemoji' })], small),
  )
  const [blue, white, red] = [25, 50, 75].map(x => pixel(svg, x, 55)) as [number[], number[], number[]]
  assert.ok((blue[2] ?? 0) > (blue[0] ?? 0) + 50, `${blue}`)
  assert.ok(
    white.every(channel => channel > 220),
    `${white}`,
  )
  assert.ok((red[0] ?? 0) > (red[2] ?? 0) + 50, `${red}`)
})

test('tracking and offsets move glyphs', () => {
  const plain = paintSvg(frame([line('AB')], small))
  assert.is.not(paintSvg(frame([line('AB', { tracking: 0.1 })], small)), plain)
})

test('the same frame gives the same markup', () => {
  const items = [square, line('same'), { ...square, fill: { angle: 90, stops: [{ color: '#fff', at: 0 }] } }]
  assert.is(paintSvg(frame(items, small)), paintSvg(frame(items, small)))
})

test('titles and path data are escaped', () => {
  const path = { kind: 'path', d: 'M0 0"/><script>', x: 0, y: 0, scaleX: 1, scaleY: 1, fill: '#000' } as const
  const svg = paintSvg(frame([path], small), { title: 'R&D <x>', description: '"quoted"' })
  assert.match(svg, '<title>R&amp;D &lt;x&gt;</title>')
  assert.match(svg, '<desc>&quot;quoted&quot;</desc>')
  assert.not.match(svg, '<script>')
})

test('a gradient runs along its angle', () => {
  const fill = {
    angle: 90,
    stops: [
      { color: '#000000', at: 0 },
      { color: '#ffffff', at: 1 },
    ],
  }
  const svg = paintSvg(frame([{ ...square, fill }], small))
  assert.ok((pixel(svg, 2, 50)[0] ?? 255) < 10)
  assert.ok((pixel(svg, 197, 50)[0] ?? 0) > 245)
})

test('see-through colours mix with the ground', () => {
  const [red = 0, green = 0] = pixel(paintSvg(frame([{ ...square, fill: '#ff000080' }], small)), 100, 50)
  assert.is(red, 255)
  assert.ok(Math.abs(green - 127) < 3)
})

test('items off the canvas are dropped, whatever they carry', () => {
  const png = new Uint8Array(Buffer.from(onePixel, 'base64'))
  const picture = { kind: 'image', asset: asset(png, 'image/png', 1, 1), radius: 9 } as const
  const places = [-5000, -201, -200, 200, 200.4, 5000]
  const items: Item[] = places.flatMap((x): Item[] => [
    { ...square, x, fill: '#00ff0040', radius: 20, stroke: '#000000' },
    { ...picture, x, y: x, width: 200, height: 100, picture: { x, y: x, width: 300, height: 100 } },
    line('away', { x, baseline: x, color: '#00000040' }),
    { kind: 'path', d: 'M0 0h9v9z', x, y: x, scaleX: 1, scaleY: 1, fill: '#00000040' },
    { kind: 'link', x, y: 0, width: 9, height: 9, href: '#', title: '' },
  ])
  const svg = paintSvg(frame(items, small))
  assert.not.match(svg, 'clip-path')
  assert.equal(pixel(svg, 100, 50), [255, 255, 255, 255])
})

test('a picture is clipped to its box', () => {
  const png = new Uint8Array(Buffer.from(onePixel, 'base64'))
  const box = { x: 50, y: 20, width: 50, height: 50 }
  const item = {
    kind: 'image',
    asset: asset(png, 'image/png', 1, 1),
    ...box,
    radius: 0,
    picture: { ...box, x: 0, width: 150 },
  } as const
  const svg = paintSvg(frame([item], small))
  assert.match(svg, 'clip-path="url(#p0)"')
  assert.equal(pixel(svg, 40, 40), [255, 255, 255, 255])
  assert.not.equal(pixel(svg, 75, 40), [255, 255, 255, 255])
})

test('positions that are not numbers are refused, empty frames are not', () => {
  const [word] = line('x').words
  const lost = { ...line('x'), words: word === undefined ? [] : [{ ...word, x: Number.NaN }] }
  for (const item of [{ ...square, x: Number.NaN }, line('x', { x: Number.NaN }), lost]) {
    assert.throws(() => paintSvg(frame([item], small)), /NaN/)
  }
  assert.match(paintSvg(frame([], small)), '</svg>')
  assert.not.match(paintSvg(frame([line('')], small)), '<path')
})

/** A red PNG of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

test.run()
