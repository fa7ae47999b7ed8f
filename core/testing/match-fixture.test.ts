import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { matchFixture } from './match-fixture.ts'

const matching = suite<{ folder: string; update: string | undefined }>('match fixture')
matching.before.each(context => {
  context.folder = mkdtempSync(join(tmpdir(), 'match-'))
  context.update = process.env['UPDATE']
  delete process.env['UPDATE']
})
matching.after.each(({ folder, update }) => {
  rmSync(folder, { recursive: true })
  if (update === undefined) delete process.env['UPDATE']
  else process.env['UPDATE'] = update
})

async function complaint(path: string, actual: string): Promise<string> {
  try {
    await matchFixture(path, actual)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

matching('the same text matches, and takes an earlier difference away', async ({ folder }) => {
  const path = join(folder, 'tree.txt')
  writeFileSync(path, 'a\nb\n')
  writeFileSync(join(folder, 'tree-changed.txt'), 'old')
  assert.is(await complaint(path, 'a\nb\n'), '')
  assert.not.ok(existsSync(join(folder, 'tree-changed.txt')))
})

matching('another text is told by its first line, and kept beside', async ({ folder }) => {
  const path = join(folder, 'tree.txt')
  writeFileSync(path, 'a\nb\n')
  assert.match(await complaint(path, 'a\nc\n'), 'at line 2:\n    a\n  - b\n  + c')
  assert.is(readFileSync(join(folder, 'tree-changed.txt'), 'utf8'), 'a\nc\n')
  assert.is(readFileSync(path, 'utf8'), 'a\nb\n')
})

matching('lines that are not compared are left aside', async ({ folder }) => {
  const path = join(folder, 'tree.txt')
  writeFileSync(path, 'a\nb.png\nc\n')
  await matchFixture(path, 'a\nc\n', line => !line.endsWith('.png'))
  assert.match(await complaint(path, 'a\nc\n'), 'at line 2')
})

matching('what nobody expected yet fails until it is accepted', async ({ folder }) => {
  const path = join(folder, 'new', 'tree.txt')
  assert.match(await complaint(path, 'a'), 'does not exist')
  process.env['UPDATE'] = '1'
  assert.is(await complaint(path, 'a'), '')
  assert.is(readFileSync(path, 'utf8'), 'a')
  assert.not.ok(existsSync(join(folder, 'new', 'tree-changed.txt')))
})

matching.run()
