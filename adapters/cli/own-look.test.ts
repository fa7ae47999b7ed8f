import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ownFamily, ownFont } from '../../core/fonts/own-font.test.kit.ts'
import { planFor } from './make-command.ts'

const logo = fileURLToPath(new URL('../../../fixtures/email-newsletter/assets/logo.png', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'platen-look-'))
const at = (name: string): string => join(folder, name)

const look = suite('--theme and --fonts')
look.before(() => {
  mkdirSync(at('brand'))
  mkdirSync(at('empty'))
  writeFileSync(at('brand/own.ttf'), ownFont())
  cpSync(logo, at('brand/logo.png'))
  writeFileSync(
    at('brand/brand.yaml'),
    `colors:\n  accent: navy\nfonts:\n  headings: ${ownFamily}\nlogo: logo.png\n`,
  )
  writeFileSync(at('notes.md'), '---\nformat: report\n---\n# Harbour notes\n')
})
look.after(() => rmSync(folder, { recursive: true }))

const plan = (more: object) => planFor(at('notes.md'), { asset: [], ...more })

look('a theme brings its colours, its fonts and its logo; a folder its fonts', async () => {
  const { job } = await plan({ theme: at('brand/brand.yaml'), fonts: at('brand') })
  assert.equal(job.theme?.fonts, { headings: ownFamily })
  assert.equal(Object.keys(job.fonts ?? {}), ['own.ttf'])
  assert.equal(Buffer.from(job.assets?.['logo.png'] ?? []), readFileSync(logo))
})

look('the settings of a folder name both beside them', async () => {
  writeFileSync(at('platen.config.yaml'), 'theme: brand/brand.yaml\nfonts: brand\n')
  try {
    const { job } = await plan({})
    assert.equal([job.theme?.colors?.accent, Object.keys(job.fonts ?? {})], ['navy', ['own.ttf']])
  } finally {
    rmSync(at('platen.config.yaml'))
  }
})

for (const [more, says] of [
  [
    { theme: 'none.yaml' },
    'the theme, none.yaml, cannot be read: there is nothing of that name; check the path',
  ],
  [
    { fonts: 'none' },
    'the folder of fonts, none, cannot be read: there is nothing of that name; check the path',
  ],
  [{ fonts: at('empty') }, 'put .ttf, .otf, .woff or .woff2 files there'],
  [{ theme: at('notes.md') }, 'notes.md cannot be read: '],
] as const) {
  look(`what cannot be read is said: ${JSON.stringify(more).replace(folder, '')}`, async () => {
    try {
      await plan(more)
      assert.unreachable()
    } catch (error) {
      assert.match((error as Error).message, says)
    }
  })
}

look('a logo outside of the folder of its theme is not read, whether by its path or by a link', async () => {
  writeFileSync(at('secret.png'), 'secret')
  symlinkSync(at('secret.png'), at('brand/linked.png'))
  for (const logo of ['../secret.png', '../brand/../secret.png', 'linked.png']) {
    writeFileSync(at('brand/far.yaml'), `logo: ${logo}\n`)
    try {
      await plan({ theme: at('brand/far.yaml') })
      assert.unreachable(logo)
    } catch (error) {
      assert.match(
        (error as Error).message,
        'lies outside of the theme’s folder; put it beside the theme',
        logo,
      )
    }
  }
})

look('a wrong key of a theme is named with its file', async () => {
  writeFileSync(at('wrong.yaml'), 'colors:\n  acent: navy\n')
  try {
    await plan({ theme: at('wrong.yaml') })
    assert.unreachable()
  } catch (error) {
    assert.match((error as Error).message, 'wrong.yaml: colors has no "acent"; did you mean "accent"?')
  }
})

look.run()
