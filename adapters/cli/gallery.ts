import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEngine } from '../../core/engine.ts'
import { formats } from '../../formats/index.ts'
import { readCase } from './cases.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { writeRendition } from './write-rendition.ts'

/** Renders every fixture into `out/<slug>/` and a contact sheet of all into `out/index.html`. */
const engine = createEngine({ formats, threads: 2 })
const slugs = Object.keys(formats)
const failed: string[] = []

const shots = await Promise.all(
  slugs.map(async slug => {
    try {
      const rendition = await engine.render(await readCase(slug))
      await writeRendition(rendition, join('out', slug))
      process.stdout.write(`${slug}: ${rendition.pages} page${rendition.pages === 1 ? '' : 's'}\n`)
      return { slug, pages: rendition.pages, messages: rendition.messages }
    } catch (error) {
      failed.push(slug)
      process.stderr.write(`${slug}: ${(error as Error).message}\n`)
      return undefined
    }
  }),
)
await engine.close()
await mkdir('out', { recursive: true })
await writeFile(join('out', 'index.html'), writeContactSheet(shots.filter(shot => shot !== undefined)))
process.stdout.write(
  `${slugs.length - failed.length} of ${slugs.length} fixtures rendered; open out/index.html\n`,
)
if (failed.length > 0) process.exitCode = 1
