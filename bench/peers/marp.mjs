import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marpCli } from '@marp-team/marp-cli'
import chromium from '@sparticuz/chromium'
import { withoutFrontMatter } from './markdown.mjs'

/** Marp as its command line runs: it starts its Chromium for each document. */
export async function createMarp({ markdown }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-marp-'))
  const [source, target] = [join(folder, 'deck.md'), join(folder, 'deck.pdf')]
  writeFileSync(source, withoutFrontMatter(markdown))
  process.env.CHROME_NO_SANDBOX = '1'
  const browser = await chromium.executablePath()
  return {
    async run() {
      const code = await marpCli([source, '--pdf', '--output', target, '--browser-path', browser, '--quiet'])
      if (code !== 0) throw new Error(`marp ended with ${code}`)
      return readFileSync(target)
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
