import { writeFile } from 'node:fs/promises'
import { checkJob } from '../../core/check-job.ts'
import type { Format, Surface } from '../../core/format.ts'
import { describeRoles } from '../../core/reading/descriptions/describe-roles.ts'
import { formats } from '../../formats/index.ts'
import { usageError } from './usage-error.ts'

/** A brief to begin with: each word of it can be changed for another and something is seen to happen. */
const briefs: Readonly<Record<Surface, string>> = {
  pages: 'calm and editorial, serif headings, one deep blue accent, generous margins',
  screen: 'warm and modern, cream background, one brick red accent, large headline',
  canvas: 'bold and simple, deep green ground, large type, no ornaments',
}

/** Writes a copy to begin with, in the format's own roles, and a brief. A file that is there is never written over. */
export async function initCommand(slug: string, file: string | undefined): Promise<void> {
  const url = checkJob({ format: slug, content: '' }, formats)
  const { default: format } = (await import(url)) as { readonly default: Format }
  const path = file ?? `${slug}.md`
  try {
    await writeFile(path, starterOf(format), { flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'EEXIST' ? 'it is there already; name another file' : `${code}; check the folder`
    throw usageError(`cannot write ${path}: ${why}`)
  }
  process.stderr.write(`wrote ${path}; now try: platen play ${path}\n`)
}

/** The copy that a format is explained by, under its own name and with a brief. */
export function starterOf({ slug, surface, roles }: Pick<Format, 'slug' | 'surface' | 'roles'>): string {
  const { example } = describeRoles(roles)
  const settings = `format: ${slug}\nbrief: ${briefs[surface]}\n`
  return example.startsWith('---\n')
    ? `---\n${settings}${example.slice('---\n'.length)}`
    : `---\n${settings}---\n\n${example}`
}
