import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Bench } from './bench.ts'
import { fixtureText } from './input.ts'
import { measurePair, slow } from './measure.ts'
import { renderCold } from './render-cold.ts'

const start = promisify(execFile)

/** A one-page letter to PDF from the command line, each time in a new process; beside it, Node doing nothing. */
export const cliCold: Bench = async () => {
  const node = { name: 'node alone', run: () => start(process.execPath, ['--eval', '0']) }
  const pair = await renderCold('cover-letter', fixtureText('cover-letter'), run =>
    measurePair({ name: 'letter PDF, CLI', run }, node, slow),
  )
  const peer = { name: node.name, times: pair.peer, ratio: pair.ratio, turns: pair.turns }
  return [{ name: 'letter PDF, CLI', ours: pair.ours, peer, target: { milliseconds: 700 } }]
}
