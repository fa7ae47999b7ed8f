/** Markdown that nobody here wrote keeps every word in its order, whichever format it is given. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkRendition } from '../core/testing/index.ts'
import { isSoak, partOf } from '../core/testing/soak.test.kit.ts'
import { render } from './render.test.kit.ts'

/** Beside the repository, not in it: the texts are other people's. */
const folder = fileURLToPath(new URL('../../../shared/inputs/', import.meta.url))

/** Each text in a document, a web page and a deck, and in the format it was written for. */
const cases: Readonly<Record<string, readonly string[]>> = {
  'announcing-vite6': ['report', 'landing-page', 'slide-deck', 'email-newsletter'],
  'common-paper-mutual-nda': ['report', 'landing-page', 'slide-deck', 'nda', 'contract'],
  'commonmark-spec': ['report', 'landing-page'],
  'marp-pitchme': ['report', 'landing-page', 'slide-deck', 'presentation', 'pitch-deck'],
  'rust-book-ownership': ['report', 'landing-page', 'slide-deck', 'whitepaper'],
  'rust-book': ['report', 'landing-page'],
  'vite-readme': ['report', 'landing-page', 'slide-deck', 'portfolio'],
}

/** What a test takes of a specification of 200 kB or a book of 1.2 MB: so many characters, to the end of a part. A soak takes all. */
const MOST = 30_000

function portion(text: string): string {
  return isSoak || text.length <= MOST ? text : text.slice(0, text.lastIndexOf('\n#', MOST))
}

for (const [row, [name, slugs]] of Object.entries(cases).entries()) {
  const path = join(folder, `${name}.md`)
  for (const slug of partOf(slugs, row, 2)) {
    if (!existsSync(path)) test.skip(`${slug}: ${path} is not here`)
    test(`${slug}: ${name}`, async () => {
      if (!existsSync(path)) return
      const content = portion(readFileSync(path, 'utf8'))
      const rendition = await render({ format: slug, content, outputs: ['html', 'pdf'] })
      assert.equal(await checkRendition(content, rendition), [])
    })
  }
}

test.run()
