import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Frame, ImageItem } from '../../draw/frame.ts'
import { fitPictures } from './pictures.ts'

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

test.run()
