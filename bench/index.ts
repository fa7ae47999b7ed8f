/** Measures Platen against peers in the same run. `bench/README.md` says what each row means. */
import { cpus, loadavg } from 'node:os'
import { createEngine } from '../core/engine.ts'
import { formats } from '../formats/index.ts'
import type { Bench } from './bench.ts'
import { cliCold } from './cli-cold.ts'
import { everywhere, growth } from './growth.ts'
import { longCopy, wordCount } from './input.ts'
import { measuring } from './measuring.ts'
import { ogImage } from './og-image.ts'
import { peerVersions } from './peers.ts'
import { pool } from './pool.ts'
import { read } from './read.ts'
import { report } from './report.ts'
import type { Row } from './row.ts'
import { service } from './service.ts'
import { slideDeck } from './slide-deck.ts'
import { stageTimes } from './stages.ts'
import { toTable } from './table.ts'

const benches: Readonly<Record<string, Bench>> = {
  read,
  report,
  stages: stageTimes,
  measuring,
  'og-image': ogImage,
  'slide-deck': slideDeck,
  cli: cliCold,
  pool,
  service,
  growth,
  everywhere,
}

/** Only when they are asked for by name: they take minutes, and an hour. */
const onRequest: readonly string[] = ['growth', 'everywhere']

/** `npm run bench -- [names of benches] [path of a Markdown file] [--json]`: everything and a fixture unless told otherwise. */
async function main(words: readonly string[]): Promise<void> {
  const names = words.filter(word => Object.hasOwn(benches, word))
  const path = words.find(word => !Object.hasOwn(benches, word) && word !== '--json')
  const usual = Object.keys(benches).filter(name => !onRequest.includes(name))
  const copy = longCopy(path)
  const rows = await measureAll(names.length > 0 ? names : usual, copy)
  const setting = {
    node: process.version,
    cores: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    load: Number(loadavg()[0]?.toFixed(1)),
    words: wordCount(copy),
    peers: peerVersions(),
  }
  if (words.includes('--json')) console.log(JSON.stringify({ ...setting, rows }, null, 2))
  else console.log(`${toTable(rows)}\n\n${describe(setting)}`)
}

async function measureAll(names: readonly string[], copy: string): Promise<readonly Row[]> {
  const engine = createEngine({ formats, threads: 0 })
  const rows: Row[] = []
  for (const name of names) {
    process.stderr.write(`${name} …\n`)
    try {
      rows.push(...((await benches[name]?.({ engine, copy })) ?? []))
    } catch (error) {
      process.exitCode = 1
      process.stderr.write(`${name} failed: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
  await engine.close()
  return rows
}

interface Setting {
  readonly node: string
  readonly cores: string
  readonly load: number
  readonly words: number
  readonly peers: Readonly<Record<string, string | null>>
}

function describe({ node, cores, load, words, peers }: Setting): string {
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version ?? 'not installed'}`)
  return `node ${node}, ${cores}, load ${load}; report and read: ${words} words\n${versions.join(', ')}`
}

await main(process.argv.slice(2))
