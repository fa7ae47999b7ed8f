import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Frame, ImageItem, Item } from '../../draw/frame.ts'
import { paintPng } from '../png.ts'
import { frame, line } from '../sample.test.kit.ts'
import { fitPictures, liftPictures } from './pictures.ts'

const side = 400

/** A picture whose red grows to the right and whose green grows downwards. */
async function ramp(): Promise<Uint8Array> {
  const pixels = Buffer.alloc(side * side * 3)
  for (let index = 0; index < side * side; index += 1) {
    pixels[index * 3] = Math.floor(((index % side) / side) * 256)
    pixels[index * 3 + 1] = Math.floor((Math.floor(index / side) / side) * 256)
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

function frameOf(bytes: Uint8Array, box: Partial<ImageItem>): Frame {
  const raster = { type: 'image/png' as const, bytes }
  const asset = { name: 'ramp.png', type: 'image/png' as const, bytes, width: side, height: side, raster }
  const picture = { x: 0, y: 0, width: 100, height: 100 }
  const item: ImageItem = {
    kind: 'image',
    asset,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    picture,
    radius: 0,
    ...box,
  }
  return { width: 200, height: 200, bleed: 0, background: '#ffffff', items: [item] }
}

async function fitted(frame: Frame, scale = 1): Promise<ImageItem> {
  return (await fitPictures(frame, scale, bytes => sharp(bytes))).items[0] as ImageItem
}

test('a large picture is as large as it is shown, and lies where it lay', async () => {
  const item = await fitted(frameOf(await ramp(), {}), 2)
  const { width, height } = await sharp(item.asset.raster.bytes).metadata()
  assert.equal([width, height], [200, 200])
  assert.equal(item.picture, { x: 0, y: 0, width: 100, height: 100 })
})

test('what does not show is cut off, and the rest stays in place', async () => {
  const frame = frameOf(await ramp(), { x: 50, y: 25, width: 25, height: 50 })
  const item = await fitted(frame)
  assert.equal(item.picture, { x: 50, y: 25, width: 25, height: 50 })
  const { data, info } = await sharp(item.asset.raster.bytes).raw().toBuffer({ resolveWithObject: true })
  assert.equal([info.width, info.height], [25, 50])
  assert.ok(Math.abs((data[0] as number) - 129) < 4, 'red at the left edge is that of the middle')
  assert.ok(Math.abs((data[1] as number) - 65) < 4, 'green at the top is that of the quarter')
})

test('a picture that is about as large as it is shown is left as it is', async () => {
  const frame = frameOf(await ramp(), {})
  assert.is((await fitted(frame, 3.5)).asset, (frame.items[0] as ImageItem).asset)
})

test('a picture outside its box and a picture of no size are left alone', async () => {
  const bytes = await ramp()
  const outside = frameOf(bytes, { picture: { x: 300, y: 0, width: 100, height: 100 } })
  assert.is((await fitted(outside)).asset, (outside.items[0] as ImageItem).asset)
})

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
  const beside: Item = { kind: 'rect', x: 20, y: 60, width: 100, height: 40, radius: 0, fill: '#00ff00' }
  assert.is(lifted([item(bytes), beside]), 1, 'a field that begins where the picture ends')
  assert.is(lifted([item(bytes), { ...beside, stroke: '#000000' }]), 0, 'one whose stroke reaches over it')
})

test.run()
