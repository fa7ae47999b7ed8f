import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ImageItem } from '../../draw/frame.ts'
import { paintPdf } from '../pdf.ts'
import { asset, frame, pagesOf } from '../sample.test.kit.ts'
import { checkedPdf } from './read-pdf.test.kit.ts'
import { jpegDictionary, toPngLayers } from './image.ts'

const info = { title: 'Pictures', lang: 'en' }
const red = { r: 200, g: 10, b: 20, alpha: 1 }

function picture(
  width: number,
  height: number,
  channels: 3 | 4,
  background: object = red,
): ReturnType<typeof sharp> {
  return sharp({ create: { width, height, channels, background: background as typeof red } })
}

function item(bytes: Uint8Array, type: 'image/png' | 'image/jpeg', more: Partial<ImageItem> = {}): ImageItem {
  const box = { x: 10, y: 10, width: 40, height: 30 }
  return { kind: 'image', asset: asset(bytes, type, 4, 3), ...box, picture: box, radius: 0, mark: 1, ...more }
}

test('a JPEG goes in as it is, once for all pages', async () => {
  const bytes = await picture(4, 3, 3).jpeg().toBuffer()
  const shown = item(bytes, 'image/jpeg')
  const pdf = await paintPdf(pagesOf([frame([shown, shown]), frame([shown])]), info)
  assert.is(Buffer.from(pdf).indexOf(bytes) > 0, true)
  const content = await checkedPdf(pdf)
  assert.is((content.match(/\/Subtype \/Image/g) ?? []).length, 1)
  assert.equal(jpegDictionary(bytes).ColorSpace, 'DeviceRGB')
  assert.equal([jpegDictionary(bytes).Width, jpegDictionary(bytes).Height], [4, 3])
})

test('grey and CMYK JPEGs say so', async () => {
  const grey = await picture(4, 3, 3).toColourspace('b-w').jpeg().toBuffer()
  assert.is(jpegDictionary(grey).ColorSpace, 'DeviceGray')
  const cmyk = await picture(4, 3, 3).toColourspace('cmyk').jpeg().toBuffer()
  assert.is(jpegDictionary(cmyk).ColorSpace, 'DeviceCMYK')
  assert.throws(() => jpegDictionary(new Uint8Array(40)), /frame header/)
})

test('a PNG without transparency passes with its own rows', async () => {
  for (const options of [{}, { palette: true }]) {
    const bytes = await picture(4, 3, 3).png(options).toBuffer()
    const { color, alpha } = await toPngLayers(bytes)
    assert.is(alpha, undefined)
    assert.ok(bytes.includes(Buffer.from(color.data)))
    await checkedPdf(await paintPdf(pagesOf([frame([item(bytes, 'image/png')])]), info))
  }
})

test('alpha becomes a mask of its own, and an opaque one is left out', async () => {
  const clear = await picture(4, 3, 4, { ...red, alpha: 0.5 })
    .png()
    .toBuffer()
  const content = await checkedPdf(
    await paintPdf(pagesOf([frame([item(clear, 'image/png', { radius: 5 })])]), info),
  )
  assert.match(content, '/SMask')
  assert.is((content.match(/\/Subtype \/Image/g) ?? []).length, 2)
  const opaque = await toPngLayers(await picture(4, 3, 4).png().toBuffer())
  assert.is(opaque.alpha, undefined)
})

test('interlaced, deep and grey pictures with alpha are decoded', async () => {
  const interlaced = await picture(9, 9, 3).png({ progressive: true }).toBuffer()
  const deep = await picture(9, 9, 4, { ...red, alpha: 0.2 })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  const grey = await picture(9, 9, 4, { ...red, alpha: 0.2 })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  for (const bytes of [interlaced, deep, grey]) {
    const { color } = await toPngLayers(bytes)
    assert.is(color.dictionary.BitsPerComponent, 8)
    await checkedPdf(await paintPdf(pagesOf([frame([item(bytes, 'image/png')])]), info))
  }
})

test('several pictures with alpha give the same bytes each time', async () => {
  const items = await Promise.all(
    [1, 2, 3, 4].map(async size =>
      item(
        await picture(size * 20, 30, 4, { ...red, alpha: size / 5 })
          .png()
          .toBuffer(),
        'image/png',
      ),
    ),
  )
  const pages = pagesOf([frame(items)])
  assert.equal(await paintPdf(pages, info), await paintPdf(pages, info))
})

test('a picture larger than its box is clipped', async () => {
  const bytes = await picture(4, 3, 3).png().toBuffer()
  const cropped = item(bytes, 'image/png', { picture: { x: 0, y: 10, width: 60, height: 30 } })
  assert.match(await checkedPdf(await paintPdf(pagesOf([frame([cropped])]), info)), 're W n')
  const nothing = item(bytes, 'image/png', { picture: { x: 0, y: 0, width: 0, height: 0 } })
  assert.not.match(await checkedPdf(await paintPdf(pagesOf([frame([nothing])]), info)), ' Do')
})

test.run()
