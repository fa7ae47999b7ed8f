/**
 * What became of the fixtures in this run: the suite that holds each to its promises keeps them, for the others that look at the
 * same documents. Where nothing is kept, as in a suite that runs alone, they render.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readCase } from '../adapters/cli/cases.ts'
import type { Output, Rendition } from '../core/job.ts'
import { runFolder } from '../core/testing/run-folder.test.kit.ts'
import { render } from './render.test.kit.ts'

interface Kept {
  readonly outputs: readonly Output[]
  readonly rendition: Rendition
}

function pathOf(slug: string): string | undefined {
  const folder = process.env[runFolder]
  return folder === undefined ? undefined : join(folder, `fixture-${slug}`)
}

/** Keeps what became of a fixture with these outputs, to the end of the run. */
export function keepFixture(slug: string, outputs: readonly Output[], rendition: Rendition): void {
  const path = pathOf(slug)
  if (path === undefined) return
  const kept: Kept = { outputs, rendition }
  // Another process finds all of it, or nothing.
  writeFileSync(`${path}.part`, serialize(kept))
  renameSync(`${path}.part`, path)
}

/** A fixture with these outputs at least. */
export async function fixtureRendition(slug: string, outputs: readonly Output[]): Promise<Rendition> {
  const path = pathOf(slug)
  if (path !== undefined && existsSync(path)) {
    const kept = deserialize(readFileSync(path)) as Kept
    if (outputs.every(output => kept.outputs.includes(output))) return kept.rendition
  }
  const rendition = await render({ ...(await readCase(slug)), outputs })
  if (path !== undefined && !existsSync(path)) keepFixture(slug, outputs, rendition)
  return rendition
}
