import type { Format, Group, Surface } from './format.ts'
import { describeRoles, type RolesDescription } from './reading/descriptions/describe-roles.ts'

/** A format as its users meet it: plain data. */
export interface FormatDescription extends RolesDescription {
  readonly slug: string
  readonly group: Group
  readonly surface: Surface
  /** px; the first is the usual one. */
  readonly sizes: readonly { readonly name: string; readonly width: number; readonly height: number }[]
  /** A copy to begin with, with its format and a brief in its front matter. */
  readonly starter: string
}

/** A brief to begin with: each word of it can be changed for another and something is seen to happen. */
const briefs: Readonly<Record<Surface, string>> = {
  pages: 'calm and editorial, serif headings, one deep blue accent, generous margins',
  screen: 'warm and modern, cream background, one brick red accent, large headline',
  canvas: 'bold and simple, deep green ground, large type, no ornaments',
}

/**
 * Describes a format: what it is drawn on, what it takes of a copy, and how one begins: with the `starter` that somebody wrote
 * for it, else with a field for each of its roles.
 */
export function describeFormat(
  { slug, group, surface, sizes, roles }: DescribedFormat,
  starter?: string,
): FormatDescription {
  const description = describeRoles(roles)
  return {
    ...{ slug, group, surface },
    sizes: sizes.map(({ name, width, height }) => ({ name, width, height })),
    ...description,
    starter: starter ?? toStarter(`format: ${slug}\nbrief: ${briefs[surface]}\n`, description.example),
  }
}

/** What of a format is described. */
export type DescribedFormat = Pick<Format, 'slug' | 'group' | 'surface' | 'sizes' | 'roles'>

function toStarter(settings: string, example: string): string {
  return example.startsWith('---\n')
    ? `---\n${settings}${example.slice('---\n'.length)}`
    : `---\n${settings}---\n\n${example}`
}
