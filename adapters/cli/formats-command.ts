import type { Format } from '../../core/format.ts'
import { describeFormat, type FormatDescription } from '../../core/describe-format.ts'
import type { RoleDescription, RolesDescription } from '../../core/reading/descriptions/describe-roles.ts'
import { findFormat } from '../../formats/find-format.ts'
import { formats } from '../../formats/index.ts'
import { starterOf } from '../../formats/starters/starter-of.ts'
import { joinParts, part, type Row, setRows } from './table-rows.ts'
import { type Setting, settingFor } from './terminal.ts'

/** Prints every format, or what one of them takes of a copy; as a table or as JSON. */
export async function listFormats(
  slug: string | undefined,
  { json }: { readonly json?: boolean },
): Promise<void> {
  if (slug !== undefined) return showFormat(slug, json ?? false)
  const rows = await Promise.all(Object.values(formats).map(async url => toRow(await load(url))))
  if (json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
  else for (const row of rows) process.stdout.write(toLine(row))
}

async function showFormat(slug: string, json: boolean): Promise<void> {
  const format = await load(findFormat(slug))
  const description = describeFormat(format, starterOf(format.slug))
  process.stdout.write(
    json
      ? `${JSON.stringify(description, null, 2)}\n`
      : formatText(description, settingFor(process.stdout, process.env)),
  )
}

async function load(url: string): Promise<Format> {
  return ((await import(url)) as { readonly default: Format }).default
}

type FormatRow = Pick<FormatDescription, 'slug' | 'group' | 'surface' | 'sizes'>

function toRow({ slug, group, surface, sizes }: Format): FormatRow {
  return { slug, group, surface, sizes: sizes.map(({ name, width, height }) => ({ name, width, height })) }
}

function toLine({ slug, group, surface, sizes }: FormatRow): string {
  return `${slug.padEnd(18)}${group.padEnd(9)}${surface.padEnd(9)}${sizes.map(size => size.name).join(', ')}\n`
}

/** What a format takes of a copy, the needed first, and a copy to begin with. */
function formatText(format: FormatDescription, setting: Setting): string {
  const { slug, surface, sizes, roles, lists, common, example } = format
  // What may be one text or several things is told once.
  const several = lists.filter(list => !roles.some(({ role }) => role === list.role))
  const needed = [...roles.filter(role => role.needed).map(roleRow), ...listRows(several, true)]
  const taken = [...roles.filter(role => !role.needed).map(roleRow), ...listRows(several, false)]
  const parts = [
    [setting.strong(slug), ...setRows([[surface, sizes.map(({ name }) => name).join(', ')]], setting)],
    part('Looks like itself with', needed, setting),
    part('Has a place for', taken, setting),
    part('As every format, takes', common.map(roleRow), setting),
    [setting.strong('For example'), '', example.trimEnd()],
  ]
  return joinParts(parts)
}

function roleRow({ role, label, sample }: RoleDescription): Row {
  return [role, sample === undefined ? label : `${label}: ${sample}`]
}

function listRows(lists: RolesDescription['lists'], needed: boolean): readonly Row[] {
  return lists
    .filter(list => list.needed === needed)
    .map(({ role, parts }) => [role, `several, each with ${parts.join(', ')}`])
}
