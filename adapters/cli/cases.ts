import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Job } from '../../core/job.ts'
import { readAssetFiles } from './read-input.ts'

/** The folder of fixture cases. */
export const fixturesFolder: string = fileURLToPath(new URL('../../../fixtures/', import.meta.url))

/** A fixture read from disk: a job without outputs chosen. A case's folder is named for its format. */
export async function readCase(slug: string): Promise<Job> {
  const folder = join(fixturesFolder, slug)
  const hasAssets = (await readdir(folder)).includes('assets')
  return {
    format: slug,
    content: await readFile(join(folder, 'content.md')),
    instructions: (await readFile(join(folder, 'brief.txt'), 'utf8')).trim(),
    assets: await readAssetFiles([], hasAssets ? join(folder, 'assets') : undefined),
  }
}
