import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rendition } from '../../core/job.ts'

/** Writes the artifacts and `report.json` into a folder; pages and site of an earlier render there are removed. */
export async function writeRendition(rendition: Rendition, folder: string): Promise<void> {
  for (const old of ['site', 'pages', 'document.pdf'])
    await rm(join(folder, old), { recursive: true, force: true })
  for (const { path, bytes } of rendition.artifacts) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
  }
  const { format, hash, pages, messages, brief, design, timings } = rendition
  const report = { format, hash, pages, messages, brief, design, timings }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
}
