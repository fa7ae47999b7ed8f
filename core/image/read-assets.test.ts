import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readAssets } from './read-assets.ts'

async function read(assets: Record<string, Uint8Array>) {
  const report = createReport()
  return { found: await readAssets(assets, report), messages: report.messages }
}

function blank(width: number, height: number, color = '#b4532a') {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

const svg = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`)

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

test('a kind is read from the bytes, not the name', async () => {
  const { found, messages } = await read({ 'photo.jpg': await blank(30, 20).png().toBuffer() })
  const asset = found.get('photo.jpg')
  assert.is(asset?.type, 'image/png')
  assert.is(asset?.width, 30)
  assert.is(asset?.raster.type, 'image/png')
  assert.equal(messages, [])
})

test('a jpeg is turned upright and loses its metadata', async () => {
  const turned = await blank(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { found } = await read({ 'a.jpg': turned })
  const asset = found.get('a.jpg')
  assert.equal([asset?.width, asset?.height], [20, 40])
  const written = await sharp(asset?.bytes).metadata()
  assert.equal([written.width, written.height, written.orientation ?? 1], [20, 40, 1])
  assert.is(asset?.raster.type, 'image/jpeg')
})

test('an upright jpeg keeps its pixels and drops exif', async () => {
  const bytes = await blank(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer()
  const { found } = await read({ 'a.jpg': bytes })
  const asset = found.get('a.jpg')
  assert.ok(text(bytes).includes('somebody'))
  assert.not.ok(text(asset?.bytes).includes('somebody'))
  assert.equal(await sharp(asset?.bytes).raw().toBuffer(), await sharp(bytes).raw().toBuffer())
})

test('webp, avif and gif are painted as png', async () => {
  const { found, messages } = await read({
    'a.webp': await blank(8, 4).webp().toBuffer(),
    'b.avif': await blank(8, 4).avif().toBuffer(),
    'c.gif': await blank(8, 4).gif().toBuffer(),
  })
  assert.equal(
    [...found.values()].map(asset => asset.type),
    ['image/webp', 'image/avif', 'image/gif'],
  )
  assert.equal(
    [...found.values()].map(asset => asset.raster.type),
    ['image/png', 'image/png', 'image/png'],
  )
  assert.equal(messages, [])
})

test('a raster is at most 4096 px long, the size stays natural', async () => {
  const { found } = await read({ 'wide.png': await blank(5000, 10).png().toBuffer() })
  const asset = found.get('wide.png')
  assert.is(asset?.width, 5000)
  assert.is((await sharp(asset?.raster.bytes).metadata()).width, 4096)
})

test('the same picture gives the same bytes', async () => {
  const bytes = await blank(20, 10).webp().toBuffer()
  const drawing = svg('<circle r="5"/>')
  const [first, second] = [await read({ a: bytes, b: drawing }), await read({ a: bytes, b: drawing })]
  for (const key of ['a', 'b']) assert.equal(first.found.get(key), second.found.get(key))
})

test('a picture that lies about its size or is cut short is left out', async () => {
  const png = await blank(64, 64).png({ compressionLevel: 0 }).toBuffer()
  const huge = Buffer.from(png)
  huge.writeUInt32BE(100_000, 16)
  huge.writeUInt32BE(100_000, 20)
  const { found, messages } = await read({
    'huge.png': huge,
    'cut.png': png.subarray(0, 200),
    'text.png': Buffer.from('not a picture'),
    'empty.png': new Uint8Array(),
    'paper.pdf': Buffer.from('%PDF-1.7'),
    'cut.jpg': (await blank(400, 400).jpeg().toBuffer()).subarray(0, 400),
  })
  assert.is(found.size, 0)
  assert.equal(
    messages.map(message => message.rule),
    Array(6).fill('image-unreadable'),
  )
  assert.match(messages[2]?.text ?? '', /none of PNG/)
})

test('a declared size over 40 megapixels is refused before decoding', async () => {
  const large = await blank(8000, 6000).png().toBuffer()
  const { found, messages } = await read({ 'large.png': large })
  assert.is(found.size, 0)
  assert.match(messages[0]?.text ?? '', /megapixels/)
})

test('names are reduced to a base name and made safe', async () => {
  const bytes = await blank(2, 2).png().toBuffer()
  const { found, messages } = await read({
    '../../etc/Évil Name.PNG': bytes,
    'other/évil name.png': bytes,
    'a\u0000b.png': bytes,
    '..': bytes,
  })
  assert.equal([...found.keys()], ['évil name.png', 'évil name-2.png', 'ab.png', 'image'])
  assert.equal(
    [...found.values()].map(asset => asset.name),
    ['evil-name.png', 'evil-name-2.png', 'ab.png', 'image'],
  )
  assert.equal(
    messages.map(message => message.rule),
    Array(4).fill('asset-renamed'),
  )
})

test('an svg is sized as browsers size it', async () => {
  const { found } = await read({
    'box.svg': svg('<rect width="40" height="20"/>'),
    'mm.svg': svg('', 'width="25.4mm" height="1in"'),
    'one.svg': svg('', 'width="80" viewBox="0 0 40 20"'),
    'none.svg': svg('', ''),
    'percent.svg': svg('', 'width="100%" height="100%" viewBox="0 0 7 9"'),
  })
  const sizes = [...found.values()].map(asset => [asset.width, asset.height])
  assert.equal(sizes, [
    [40, 20],
    [96, 96],
    [80, 40],
    [300, 150],
    [7, 9],
  ])
  assert.is((await sharp(found.get('box.svg')?.raster.bytes).metadata()).width, 1600)
})

test('an svg keeps what draws', async () => {
  const { found, messages } = await read({
    'a.svg': svg(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="red"/></linearGradient>' +
        '<style>.k { stroke-width: 2 }</style></defs><rect class="k" width="40" height="20" fill="url(#g)"/>',
    ),
  })
  assert.equal(messages, [])
  const asset = found.get('a.svg')
  assert.match(text(asset?.bytes), /<linearGradient id="g">/)
  assert.match(text(asset?.bytes), /stop-color="red"/)
  const { data } = await sharp(asset?.raster.bytes).raw().toBuffer({ resolveWithObject: true })
  assert.equal([...data.subarray(0, 3)], [255, 0, 0])
})

test('an svg loses everything that runs, loads or links', async () => {
  const hostile = svg(
    '<script>alert(1)</script><foreignObject><iframe src="http://x"/></foreignObject><rect onclick="x()" fill="url(http://x/y)" width="4" height="4"/>' +
      '<image href="http://x/a.png"/><use xlink:href="file:///etc/passwd#a"/><a href="javascript:x"><circle r="3"/></a>' +
      '<style>@import "http://x"; .a{fill:red}</style><style>.b{background:\\75rl(http://x)}</style>' +
      '<style>&lt;/style>&lt;script>alert(2)&lt;/script></style><animate attributeName="href" to="javascript:x"/>',
  )
  const { found, messages } = await read({ 'a.svg': hostile })
  const written = text(found.get('a.svg')?.bytes)
  assert.not.match(written, /script|onclick|http:\/\/x|file:|foreign|import|animate|75rl/)
  assert.match(written, /<circle r="3" ?\/?>/)
  assert.is(messages[0]?.rule, 'svg-cleaned')
})

test('entities of an svg are never expanded', async () => {
  const bomb = Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>` +
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&j;</text><rect width="9" height="9"/></svg>',
  )
  const { found } = await read({ 'bomb.svg': bomb })
  assert.ok(text(found.get('bomb.svg')?.bytes).length < 1000)
})

test('an svg that repeats or nests without bound is refused', async () => {
  const uses = Array.from(
    { length: 12 },
    (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
  ).join('')
  const patterns = Array.from(
    { length: 12 },
    (_, at) =>
      `<pattern id="p${at + 1}" width="1" height="1">${`<rect width="1" height="1" fill="url(#p${at})"/>`.repeat(10)}</pattern>`,
  ).join('')
  const { found, messages } = await read({
    'uses.svg': svg(`<rect id="l0" width="1" height="1"/>${uses}<use href="#l12"/>`),
    'patterns.svg': svg(`${patterns}<rect width="9" height="9" fill="url(#p12)"/>`),
    'deep.svg': svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
    'many.svg': svg('<rect/>'.repeat(150_000)),
  })
  assert.equal([...found.keys()], [])
  assert.equal(
    messages.map(message => message.rule),
    Array(4).fill('image-unreadable'),
  )
})

test('filters and masks of an svg take bounded memory and time, whatever it asks for', async () => {
  const before = process.resourceUsage().maxRSS
  const inside = (more: string): Uint8Array =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${more}</svg>`)
  const all = '<rect width="400" height="400" filter="url(#f)"/>'
  const steps = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<feOffset dx="1" result="r${at}"/>`).join('')
  const bombs = {
    'chain.svg': `<filter id="f">${steps(2000)}</filter>${all}`,
    'uses.svg': `<filter id="f"><feGaussianBlur stdDeviation="90"/></filter>${all.repeat(2000)}`,
    'functions.svg': `<rect width="400" height="400" style="filter:${'blur(90px) '.repeat(2000)}"/>`,
    'rule.svg': `<style>rect{filter:${'blur(90px) '.repeat(20)}}</style>${'<rect width="400" height="400"/>'.repeat(100)}`,
  }
  for (const [name, drawing] of Object.entries(bombs)) {
    const { messages, found } = await read({ [name]: inside(drawing) })
    assert.is(found.size, 0, name)
    assert.match(messages[0]?.text ?? '', 'its filters and masks are more than can be drawn')
  }
  const shadow = '<filter id="f"><feGaussianBlur stdDeviation="4"/><feOffset dy="4"/></filter>'
  const { found } = await read({
    'shadow.svg': inside(shadow + all),
    'many.svg': inside(`<filter id="f">${steps(400)}</filter>${all}`),
  })
  assert.is((await sharp(found.get('shadow.svg')?.raster.bytes).metadata()).width, 1600)
  assert.ok(((await sharp(found.get('many.svg')?.raster.bytes).metadata()).width ?? 0) < 800)
  const taken = process.resourceUsage().maxRSS - before
  assert.ok(taken < 1_500_000, `${taken} kB`)
})

test('an svg that refers to itself is drawn', async () => {
  const { found } = await read({
    'loop.svg': svg('<g id="a"><use href="#a"/><rect width="3" height="3"/></g>'),
  })
  assert.is(found.size, 1)
})

test('a large picture hidden in an svg is taken out', async () => {
  const hidden = (await blank(6000, 4000).png().toBuffer()).toString('base64')
  const shown = (await blank(6, 4).png().toBuffer()).toString('base64')
  const { found, messages } = await read({
    'a.svg': svg(`<image width="9" height="9" href="data:image/png;base64,${hidden}"/>`),
    'b.svg': svg(`<image width="9" height="9" xlink:href="data:image/png;base64,${shown}"/>`),
  })
  assert.not.match(text(found.get('a.svg')?.bytes), /base64/)
  assert.match(text(found.get('b.svg')?.bytes), /xlink:href="data:image\/png/)
  assert.is(messages.length, 1)
})

test('text in an svg is reported, since its font is not ours', async () => {
  const { messages } = await read({ 'a.svg': svg('<text y="9">hello</text>') })
  assert.equal(
    messages.map(message => message.rule),
    ['svg-text'],
  )
})

test.run()
