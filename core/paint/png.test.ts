import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { frame, line } from './sample.test.kit.ts'
import { paintPng } from './png.ts'

const small = { width: 120, height: 63, background: '#336699' }
const square = { kind: 'rect', x: 0, y: 0, width: 60, height: 63, radius: 0, fill: '#ff000080' } as const

async function raw(
  bytes: Uint8Array,
): Promise<{ data: Buffer; width: number; height: number; channels: number }> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

test('an opaque frame is RGB at the size asked for', async () => {
  const picture = await raw(await paintPng(frame([square], small), 1))
  assert.equal([picture.width, picture.height, picture.channels], [120, 63, 3])
  assert.equal([...picture.data.subarray(119 * 3, 120 * 3)], [0x33, 0x66, 0x99])
  assert.ok(Math.abs((picture.data[0] ?? 0) - 0x99) <= 1)
})

test('scale multiplies the pixels', async () => {
  const picture = await raw(await paintPng(frame([square], small), 2.5))
  assert.equal([picture.width, picture.height], [300, 158])
})

test('a transparent ground keeps alpha with full colour', async () => {
  const picture = await raw(await paintPng(frame([square], { ...small, background: 'transparent' }), 1))
  assert.is(picture.channels, 4)
  const [red = 0, , , alpha = 0] = picture.data
  assert.ok(red > 252 && Math.abs(alpha - 128) <= 1)
  assert.is(picture.data[119 * 4 + 3], 0)
})

test('between two fields that meet within a pixel no ground is seen', async () => {
  const band = { ...square, width: 120, height: 30.4, fill: '#1f4d3a' }
  const items = [band, { ...band, y: 30.4, height: 32.6 }]
  const { data } = await raw(await paintPng(frame(items, { ...small, background: '#ffffff' }), 1))
  const reds = Array.from({ length: 63 }, (_, row) => data[row * 120 * 3])
  assert.equal([...new Set(reds)], [0x1f])
})

test('the same frame gives the same bytes, at once or in turn', async () => {
  const item = frame([square, line('same', { x: 4, baseline: 40 })], small)
  const [one, two] = await Promise.all([paintPng(item, 1), paintPng(item, 1)])
  assert.equal(one, two)
  assert.equal(await paintPng(item, 1), one)
})

test.run()
