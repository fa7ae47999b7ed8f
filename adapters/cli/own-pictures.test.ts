import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertProportional } from '../../core/testing/processor-time.test.kit.ts'
import { ownPictures } from './own-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'platen-pictures-'))
const source = join(folder, 'copy.md')
test.after(() => rmSync(folder, { recursive: true }))

test('pictures are found however they are named, and only in the folder of the copy', async () => {
  for (const name of ['a.png', 'b.JPG', 'c d.svg', 'e.webp', 'f.png.gif'])
    writeFileSync(join(folder, name), name)
  const { assets } = await ownPictures(
    source,
    '![x](a.png) <img src="b.JPG"> ![](<c d.svg>) logo: e.webp, "f.png.gif" ![](../../etc/g.png) data:image/png;base64,AAAA.png',
  )
  assert.equal(Object.keys(assets).sort(), ['a.png', 'b.JPG', 'c d.svg', 'e.webp', 'f.png.gif'])
})

test('a pipe by the name of a picture is waited for by nobody', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.png')])
  const { assets } = await ownPictures(source, '![x](pipe.png)')
  assert.equal(assets, {})
})

test('a picture that is written out in the copy is passed over in one go', () =>
  assertProportional(
    size => ownPictures(source, `![x](data:image/png;base64,${'Ab9'.repeat(size)})`),
    20_000,
  ))

test.run()
