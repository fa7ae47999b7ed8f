import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEngine } from '../../core/engine.ts'
import type { Format } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'
import { readCase } from './cases.ts'
import { counted } from '../service/versions/counted.ts'
import { type Shot, writeContactSheet } from './contact-sheet.ts'
import { paintGallery, type Picture } from './gallery-picture.ts'
import { writeRendition } from './write-rendition.ts'

const folder = 'out'
const engine = createEngine({ formats, threads: 2 })

/** Renders one fixture into its folder; a failure is said and leaves a gap. */
async function shoot(slug: string, url: string): Promise<(Shot & { readonly picture: Picture }) | undefined> {
  try {
    const job = await readCase(slug)
    const { group } = ((await import(url)) as { default: Format }).default
    const rendition = await engine.render(job)
    await writeRendition(rendition, join(folder, slug))
    process.stdout.write(`${slug}: ${counted(rendition.pages, 'page')}\n`)
    const first = rendition.artifacts.find(({ path }) => path === 'pages/1.png')
    if (!first) throw new Error('it has no page')
    const { pages, messages } = rendition
    return { slug, group, brief: job.instructions ?? '', pages, messages, picture: first.bytes }
  } catch (error) {
    process.stderr.write(`${slug}: ${(error as Error).message}\n`)
    return undefined
  }
}

/** Renders every fixture into `out/<slug>/`, a contact sheet into `out/index.html` and a picture into `out/gallery.png`. */
const all = await Promise.all(Object.entries(formats).map(([slug, url]) => shoot(slug, url)))
await engine.close()
const shots = all.filter(shot => shot !== undefined)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'index.html'), writeContactSheet(shots))
await writeFile(join(folder, 'gallery.png'), await paintGallery(shots.map(({ picture }) => picture)))
process.stdout.write(`${shots.length} of ${all.length} fixtures rendered; open ${folder}/index.html\n`)
if (shots.length < all.length) process.exitCode = 1
