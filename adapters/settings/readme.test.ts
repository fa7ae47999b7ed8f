import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { variables } from './variables.ts'

const path = new URL('../../../README.md', import.meta.url)

/** Every setting as a line of the README's table. */
function writeTable(): string {
  const lines = Object.values(variables).map(({ name, shown, about }) => {
    // Bytes and ms are told as they are written, so that they can be copied.
    return `| \`${name}\` | ${shown === 'not set' ? shown : `\`${shown}\``} | ${about.replaceAll('|', '\\|')} |`
  })
  return ['| variable | default | sets |', '|---|---|---|', ...lines].join('\n')
}

test('the README lists every setting with its default; `UPDATE=1` writes it', () => {
  const readme = readFileSync(path, 'utf8')
  const block = /<!-- settings -->\n([\s\S]*?)\n?<!-- \/settings -->/
  if (process.env['UPDATE'] === '1') {
    writeFileSync(
      path,
      readme.replace(block, () => `<!-- settings -->\n${writeTable()}\n<!-- /settings -->`),
    )
  }
  assert.is(block.exec(readFileSync(path, 'utf8'))?.[1], writeTable())
})

test.run()
