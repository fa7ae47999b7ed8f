import { readdirSync, readFileSync } from 'node:fs'
import type { Job } from '../core/job.ts'

const fixtures = new URL('../../fixtures/', import.meta.url)

/** A fixture as a job: its copy, its brief and its pictures. */
export function fixtureJob(slug: string): Job {
  const folder = new URL(`${slug}/`, fixtures)
  return {
    format: slug,
    content: fixtureText(slug),
    instructions: readFileSync(new URL('brief.txt', folder), 'utf8'),
    assets: readPictures(folder),
  }
}

/** The Markdown of a fixture. */
export function fixtureText(slug: string): string {
  return readFileSync(new URL(`${slug}/content.md`, fixtures), 'utf8')
}

/** Long copy: the given file, or the report's fixture repeated to about `words` words. Front matter and pictures are left out. */
export function longCopy(path: string | undefined, words = 4200): string {
  if (path !== undefined) return readFileSync(path, 'utf8')
  const once = fixtureText('report')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^!\[.*$/gm, '')
  return once.repeat(Math.max(1, Math.round(words / wordCount(once))))
}

/** Words between white space, as `wc -w` counts. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

function readPictures(folder: URL): Record<string, Uint8Array> {
  if (!readdirSync(folder).includes('assets')) return {}
  const names = readdirSync(new URL('assets', folder))
  return Object.fromEntries(names.map(name => [name, readFileSync(new URL(`assets/${name}`, folder))]))
}
