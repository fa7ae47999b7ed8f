import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type PackedObject, writeBundle } from './git-bundle.ts'
import { toCommit } from './git-commit.ts'
import { hashObject } from './git-object.ts'
import { toTrees } from './git-tree.ts'

test('git clones a bundle, and finds every file of every version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-git-'))
  try {
    const big = Buffer.alloc(70_000, 'tide ')
    const versions = [
      { 'copy.md': Buffer.from('# Tide\n') },
      {
        'copy.md': Buffer.from('# Ebb\n'),
        'outputs/a-b': Buffer.from('x'),
        'outputs/a/deep.bin': big,
        'outputs.txt': Buffer.from(''),
      },
    ]
    const objects: PackedObject[] = []
    let parent: string | undefined
    for (const [index, files] of versions.entries()) {
      const listed = Object.entries(files).map(([path, bytes]) => ({
        path,
        bytes,
        gitHash: hashObject('blob', bytes),
      }))
      const trees = toTrees(listed)
      const tree = trees.at(-1)?.hash ?? ''
      const commit = toCommit({
        tree,
        ...(parent && { parent }),
        time: 1_790_000_000_000 + index,
        message: `Version ${index}`,
      })
      parent = commit.hash
      for (const { bytes } of listed) objects.push({ kind: 'blob', bytes })
      for (const { bytes } of trees) objects.push({ kind: 'tree', bytes })
      objects.push({ kind: 'commit', bytes: commit.bytes })
    }
    const chunks: Uint8Array[] = []
    async function* all() {
      yield* objects
    }
    for await (const chunk of writeBundle(parent as string, objects.length, all())) chunks.push(chunk)
    writeFileSync(join(folder, 'job.bundle'), Buffer.concat(chunks))
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString()
    git('clone', '-q', 'job.bundle', 'clone')
    assert.is(git('-C', 'clone', 'rev-parse', 'HEAD').trim(), parent)
    assert.equal(readFileSync(join(folder, 'clone/outputs/a/deep.bin')), big)
    assert.is(git('-C', 'clone', 'show', 'HEAD~1:copy.md'), '# Tide\n')
    git('-C', 'clone', 'fsck', '--strict')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.run()
