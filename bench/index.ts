import { cpus } from 'node:os'
import { createEngine } from '../core/engine.ts'
import { formats } from '../formats/index.ts'
import type { Bench } from './bench.ts'
import { cliCold } from './cli-cold.ts'
import { longCopy, wordCount } from './input.ts'
import { ogImage } from './og-image.ts'
import { arePeersInstalled } from './peers.ts'
import { pool } from './pool.ts'
import { read } from './read.ts'
import { reportHtml } from './report-html.ts'
import { reportPdf } from './report-pdf.ts'
import type { Row } from './row.ts'
import { service } from './service.ts'
import { slideDeck } from './slide-deck.ts'
import { stageTimes } from './stages.ts'
import { toTable } from './table.ts'

const benches: Readonly<Record<string, Bench>> = {
  read,
  stages: stageTimes,
  'report-pdf': reportPdf,
  'report-html': reportHtml,
  'og-image': ogImage,
  'slide-deck': slideDeck,
  pool,
  service,
  'cli-cold': cliCold,
}

/** `node dist/bench/index.js [names of benches] [path of a Markdown file]`: all benches and a fixture unless told otherwise. */
async function main(words: readonly string[]): Promise<void> {
  const chosen = words.filter(word => Object.hasOwn(benches, word))
  const [path] = words.filter(word => !Object.hasOwn(benches, word))
  const copy = longCopy(path)
  const engine = createEngine({ formats, threads: 0 })
  console.log(`node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`)
  console.log(
    `long copy: ${wordCount(copy)} words of ${path ?? 'the report fixture'}; milliseconds are warm medians\n`,
  )
  if (!arePeersInstalled)
    console.log('peers are not installed (npm ci --prefix bench/peers): our figures only\n')

  const rows: Row[] = []
  for (const name of chosen.length > 0 ? chosen : Object.keys(benches)) {
    try {
      rows.push(...((await benches[name]?.({ engine, copy })) ?? []))
    } catch (error) {
      process.exitCode = 1
      console.log(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  console.log(toTable(rows))
  console.log(
    `\npeak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, peers in this process included`,
  )
  await engine.close()
}

await main(process.argv.slice(2))
