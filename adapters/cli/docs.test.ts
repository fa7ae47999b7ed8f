import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { madeParts } from '../testing/reference-docs.test.kit.ts'
import { speedPlot } from '../testing/speed-docs.test.kit.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

for (const { page, name, text } of await madeParts()) {
  test(`${page}: what is made of the code under “${name}” is up to date; \`npm run docs\` writes it`, () => {
    const path = join(root, page)
    assert.ok(existsSync(path), `${page} is not there`)
    const block = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n?<!-- /${name} -->)`)
    const whole = readFileSync(path, 'utf8')
    assert.match(whole, block)
    const wanted = whole.replace(block, (_, open: string) => `${open}${text}\n<!-- /${name} -->`)
    if (process.env['UPDATE'] === '1') writeFileSync(path, wanted)
    else assert.ok(whole === wanted, `${page} is older than the code: run \`npm run docs\``)
  })
}

test('docs/speed.svg is drawn of bench/figures.json; `npm run docs` draws it', () => {
  const path = join(root, 'docs/speed.svg')
  if (process.env['UPDATE'] === '1') writeFileSync(path, speedPlot())
  else
    assert.ok(
      readFileSync(path, 'utf8') === speedPlot(),
      'the plot is older than its figures: run `npm run docs`',
    )
})

test.run()
