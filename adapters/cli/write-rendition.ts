import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rendition } from '../../core/job.ts'
import { makeFolder } from '../system/make-folder.ts'

/** Writes the artifacts and `report.json` into a folder; what an earlier render left there is removed. */
export async function writeRendition(rendition: Rendition, folder: string): Promise<void> {
  if (await holdsRendition(folder)) {
    for (const old of ['site', 'pages', 'document.pdf', 'message.eml', 'message.txt'])
      await rm(join(folder, old), { recursive: true, force: true })
  }
  for (const { path, bytes } of rendition.artifacts) {
    const target = join(folder, path)
    await makeFolder(dirname(target))
    await writeFile(target, bytes)
  }
  const { format, hash, pages, messages, reading, composition, brief, content, design, timings } = rendition
  const report = { format, hash, pages, messages, reading, composition, brief, content, design, timings }
  await makeFolder(folder)
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
}

/** Whether an earlier render wrote here: a `pages` or `site` of anybody else's must not be removed. */
async function holdsRendition(folder: string): Promise<boolean> {
  try {
    const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Record<string, unknown>
    return ['format', 'hash', 'pages', 'design'].every(key => key in report)
  } catch {
    // No report, or somebody else's.
    return false
  }
}
