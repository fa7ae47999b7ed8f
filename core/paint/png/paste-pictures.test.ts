import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ImageItem, Item } from '../../draw/frame.ts'
import { paintPng } from '../png.ts'
import { frame, line } from '../sample.test.kit.ts'
import { liftPictures } from './pictures.ts'

const ground = { width: 200, height: 100, background: '#ffffff' }

/** A JPEG that is red on the left half and blue on the right. */
async function flag(): Promise<Uint8Array> {
  const blue = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const red = sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
  return red
    .composite([{ input: blue, left: 100, top: 0 }])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function item(bytes: Uint8Array, more: Partial<ImageItem> = {}): ImageItem {
  const box = { x: 20, y: 10, width: 100, height: 50 }
  const raster = { type: 'image/jpeg' as const, bytes }
  const asset = { name: 'flag.jpg', type: 'image/jpeg' as const, bytes, width: 200, height: 100, raster }
  return { kind: 'image', asset, ...box, picture: box, radius: 0, ...more }
}

async function pixelAt(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

const near = (found: readonly number[], wanted: readonly number[]): boolean =>
  found.every((value, index) => Math.abs(value - (wanted[index] as number)) < 12)

test('a picture stands in its box and nowhere else, at any scale', async () => {
  const bytes = await flag()
  for (const scale of [1, 2.5]) {
    const png = await paintPng(frame([item(bytes)], ground), scale)
    const at = (x: number, y: number) => pixelAt(png, Math.round(x * scale), Math.round(y * scale))
    assert.ok(near(await at(30, 30), [255, 0, 0]))
    assert.ok(near(await at(110, 30), [0, 0, 255]))
    for (const [x, y] of [
      [15, 30],
      [125, 30],
      [60, 5],
      [60, 65],
    ] as const)
      assert.equal(await at(x, y), [255, 255, 255], `${x} ${y}`)
  }
})

test('what lies outside its box or the frame is cut off', async () => {
  const bytes = await flag()
  const picture = { x: -80, y: 10, width: 200, height: 100 }
  const png = await paintPng(
    frame([item(bytes, { x: -20, y: 60, width: 60, height: 80, picture })], ground),
    1,
  )
  assert.ok(near(await pixelAt(png, 5, 80), [255, 0, 0]))
  assert.ok(near(await pixelAt(png, 30, 99), [0, 0, 255]))
  assert.equal(await pixelAt(png, 45, 80), [255, 255, 255])
})

test('a picture that something is painted over stays in its place in the order', async () => {
  const bytes = await flag()
  const over: Item = { kind: 'rect', x: 60, y: 0, width: 20, height: 100, radius: 0, fill: '#00ff00' }
  const png = await paintPng(frame([item(bytes), over], ground), 1)
  assert.equal(await pixelAt(png, 70, 30), [0, 255, 0])
  assert.ok(near(await pixelAt(png, 30, 30), [255, 0, 0]))
  const lifted = (items: readonly Item[]) => liftPictures(frame(items, ground)).pictures.length
  assert.is(lifted([item(bytes), over]), 0)
  assert.is(lifted([over, item(bytes)]), 1)
  assert.is(lifted([item(bytes), line('over', { x: 40, baseline: 40 })]), 0)
  assert.is(lifted([item(bytes), line('away', { x: 160, baseline: 95 })]), 1)
  assert.is(lifted([item(bytes), line('beside', { x: 124, baseline: 40 })]), 1)
  assert.is(lifted([item(bytes, { radius: 8 })]), 0)
})

test.run()
