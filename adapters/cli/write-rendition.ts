import { lstat, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rendition } from '../../core/job.ts'
import { makeFolder } from '../system/make-folder.ts'
import { withinFolder } from './within-folder.ts'

/**
 * Writes the artifacts and `report.json` into a folder; what an earlier render left there is removed. Throws an Error, and writes nothing,
 * where a link would lead out of the folder, which may have come from a stranger.
 */
export async function writeRendition(rendition: Rendition, folder: string): Promise<void> {
  if (await holdsRendition(folder)) {
    for (const old of ['site', 'pages', 'document.pdf', 'message.eml', 'message.txt'])
      await rm(join(folder, old), { recursive: true, force: true })
  }
  for (const path of [...rendition.artifacts.map(({ path }) => path), 'report.json'])
    await checkLinks(folder, path)
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

async function checkLinks(folder: string, path: string): Promise<void> {
  const parts = path.split('/')
  for (const at of parts.keys()) {
    const named = parts.slice(0, at + 1).join('/')
    const stats = await lstat(join(folder, named)).catch(() => undefined)
    if (stats === undefined) return
    if (!stats.isSymbolicLink()) continue
    // A link to nothing yet is one that leads wherever it says.
    const inside = await withinFolder(folder, named).catch(() => undefined)
    if (inside === undefined) throw new Error(`${named} is a link out of it`)
  }
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
