import sharp from 'sharp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashContent } from './snapshot.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

test('a picture packed otherwise is the same, another pixel is not', async () => {
  const picture = (background: string) => sharp({ create: { width: 9, height: 9, channels: 3, background } })
  const [one, same, other] = await Promise.all(
    [
      picture('#cc3333').png({ compressionLevel: 0 }),
      picture('#cc3333').png({ compressionLevel: 9 }),
      picture('#cc3334').png(),
    ].map(async image =>
      hashContent({ path: 'a.png', type: 'image/png', bytes: new Uint8Array(await image.toBuffer()) }),
    ),
  )
  assert.is(one?.of, 'pixels')
  assert.equal(one, same)
  assert.not.equal(one, other)
})

test('a web page is compared without its packed fonts and the hash of the sheet that holds them', async () => {
  const page = (font: string, text: string) =>
    hashContent({
      path: 'site/index.html',
      type: 'text/html',
      bytes: encode(
        `<meta content="style-src 'sha256-${font}='"><style>url(data:font/woff2;base64,${font})</style>${text}`,
      ),
    })
  assert.equal(await page('AAAA', 'x'), await page('BBBB', 'x'))
  assert.not.equal(await page('AAAA', 'x'), await page('AAAA', 'y'))
})

test('anything else is compared as it is', async () => {
  const content = await hashContent({ path: 'pages/1.svg', type: 'image/svg+xml', bytes: encode('<svg/>') })
  assert.is(content.of, 'bytes')
  assert.equal(content.bytes, encode('<svg/>'))
})

test.run()
