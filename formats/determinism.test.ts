import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isSoak } from '../core/testing/soak.test.kit.ts'
import { patience } from '../core/testing/until.test.kit.ts'
import { readCase } from '../adapters/cli/cases.ts'
import { createEngine } from '../core/engine.ts'
import type { Output } from '../core/job.ts'
import { formats } from './index.ts'

const run = promisify(execFile)
/**
 * Formats of each surface, with the outputs that they are compared in: a page or two are painted in all ways. Long copy is left to
 * a soak, since the hashes of its fixture say the same from one run to the next.
 */
const cases: Readonly<Record<string, readonly Output[]>> = {
  ...(isSoak && { report: ['html', 'pdf'] }),
  invoice: ['html', 'pdf', 'png'],
  'link-in-bio': ['html', 'pdf'],
  'og-image': ['html', 'pdf', 'png'],
}
const slugs = Object.keys(cases)

/** The hashes of all cases and the compositions that were chosen, each rendered as often as asked, by an engine of so many threads. */
async function hashesFrom(threads: number, times: number): Promise<string[][]> {
  const engine = createEngine({ formats, threads })
  try {
    return await Promise.all(
      Object.entries(cases).map(async ([slug, outputs]) => {
        const job = { ...(await readCase(slug)), outputs }
        const renditions = await Promise.all(Array.from({ length: times }, () => engine.render(job)))
        return renditions.map(({ hash, composition }) => `${hash} ${composition.chosen}`)
      }),
    )
  } finally {
    await engine.close()
  }
}

/** The same jobs in a process of their own, in the other order: no cache is filled the same way. */
async function hashesElsewhere(): Promise<string[]> {
  const script = `
    const { createEngine } = await import(${at('../core/engine.js')})
    const { formats } = await import(${at('./index.js')})
    const { readCase } = await import(${at('../adapters/cli/cases.js')})
    const engine = createEngine({ formats, threads: 0 })
    const hashes = []
    for (const [slug, outputs] of ${JSON.stringify(Object.entries(cases).toReversed())}) {
      const { hash, composition } = await engine.render({ ...(await readCase(slug)), outputs })
      hashes.unshift(hash + ' ' + composition.chosen)
    }
    await engine.close()
    console.log(JSON.stringify(hashes))`
  const options = {
    timeout: 2 * patience,
    env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], options)
  return JSON.parse(stdout) as string[]
}

function at(path: string): string {
  return JSON.stringify(new URL(path, import.meta.url).href)
}

test('a job gives the same bytes in the same composition in this thread, in two others and in another process', async () => {
  const here = await hashesFrom(0, isSoak ? 2 : 1)
  const threads = await hashesFrom(2, 1)
  const elsewhere = await hashesElsewhere()
  slugs.forEach((slug, index) => {
    const hashes = [...(here[index] ?? []), ...(threads[index] ?? []), elsewhere[index]]
    assert.is(hashes.length, isSoak ? 4 : 3)
    assert.match(hashes[0] ?? '', /^[0-9a-f]{64} \w/)
    assert.equal([...new Set(hashes)], [hashes[0]], slug)
  })
})

test('another word gives other bytes', async () => {
  const engine = createEngine({ formats, threads: 0 })
  const [one, other] = await Promise.all(
    ['six', 'seven'].map(word =>
      engine.render({ format: 'report', content: `# Tides\n\n${word}`, outputs: ['html'] }),
    ),
  )
  await engine.close()
  assert.is.not(one?.hash, other?.hash)
})

test.run()
