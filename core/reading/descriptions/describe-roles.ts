import { labelFor } from '../words/lexicon.ts'
import { common, isSingleRole, type ListRole, listsTaken, type Role, type Roles } from '../roles.ts'
import { partsOfThings, type PartName } from '../things/shapes.ts'
import { sampleCourses, sampleParts, samples, sampleThings } from './samples.ts'

/** A role as an author meets it. */
export interface RoleDescription {
  readonly role: Role
  /** A label that means it, in English. */
  readonly label: string
  /** What may stand there. */
  readonly sample?: string
  readonly needed: boolean
}

/** A list as an author meets it. */
interface ListDescription {
  readonly role: ListRole
  readonly needed: boolean
  /** What its things are made of. */
  readonly parts: readonly PartName[]
}

/** What a format takes of a copy, for its documentation: the needed first. */
export interface RolesDescription {
  readonly roles: readonly RoleDescription[]
  readonly lists: readonly ListDescription[]
  /** Roles that every format takes. */
  readonly common: readonly RoleDescription[]
  /** A whole small copy that has the needed roles, and the first of the others. */
  readonly example: string
}

/** Describes a format's table of roles. */
export function describeRoles(roles: Roles): RolesDescription {
  const { needs = [], takes = [], headline } = roles
  const needed: ReadonlySet<string> = new Set(needs)
  const own = [...new Set<Role>([...(headline ? [headline] : []), ...needs.filter(isSingleRole), ...takes])]
  const sorted = [...own.filter(role => needed.has(role)), ...own.filter(role => !needed.has(role))]
  const lists = listsTaken(roles).map(role => ({
    role,
    needed: needed.has(role),
    parts: partsOfThings(role),
  }))
  return {
    roles: sorted.map(role => describeRole(role, needed.has(role))),
    lists,
    common: common.filter(role => !own.includes(role)).map(role => describeRole(role, false)),
    example: writeExample(sorted, lists),
  }
}

function describeRole(role: Role, needed: boolean): RoleDescription {
  const sample = samples[role]
  return { role, label: labelFor(role, 'en'), ...(sample !== undefined && { sample }), needed }
}

/** What people call a list whose role they would not write. */
const listNames: Readonly<Partial<Record<ListRole, string>>> = { entries: 'experience' }

/** Fields of an example: enough to see how it goes on. */
const FIELDS = 10

function writeExample(roles: readonly Role[], lists: readonly ListDescription[]): string {
  const needed = lists.filter(list => list.needed).map(({ role }) => role)
  const both: ReadonlySet<string> = new Set(needed)
  const fields = roles
    .filter(role => samples[role] !== undefined && !both.has(role))
    .slice(0, FIELDS)
    .map(role => `${labelFor(role, 'en').toLowerCase()}: ${plain(samples[role] ?? '')}`)
  const things = needed.flatMap(role => recordsUnder(listNames[role] ?? role, sampleThings[role] ?? []))
  const hasItems = lists.some(({ role }) => role === 'items')
  const parts = needed.flatMap(role =>
    hasItems && role === 'sections' ? sampleCourses : (sampleParts[role] ?? []),
  )
  return `${['---', ...fields, ...things, '---', ...parts.map(text => `\n${text}`)].join('\n')}\n`
}

function recordsUnder(name: string, things: readonly Readonly<Record<string, string>>[]): readonly string[] {
  if (things.length === 0) return []
  const lines = things.flatMap(thing =>
    Object.entries(thing).map(([label, text], at) => `${at === 0 ? '  - ' : '    '}${label}: ${plain(text)}`),
  )
  return [`${name}:`, ...lines]
}

/** A text as a value of YAML: in quotes only where it would be taken for something else. */
function plain(text: string): string {
  const isPlain = /^[^\s\-?:,[\]{}#&*!|>'"%@`][^\n]*$/u.test(text) && !/: | #|:$/.test(text)
  return isPlain ? text : JSON.stringify(text)
}
