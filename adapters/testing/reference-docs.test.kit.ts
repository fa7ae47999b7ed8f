/** The parts of `docs/` that are made: of the formats' tables, the lexicon of briefs, the operations and the code itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manners } from '../../core/brief/words/manners.ts'
import { colorRows } from '../../core/brief/words/colors.ts'
import { moodRows } from '../../core/brief/words/moods.ts'
import { ornamentRows } from '../../core/brief/words/ornaments.ts'
import { partRows } from '../../core/brief/words/parts.ts'
import { settingRows, thingRows } from '../../core/brief/words/settings.ts'
import { subjects } from '../../core/brief/words/subjects.ts'
import { tintRows } from '../../core/brief/words/tints.ts'
import { unsupportedRows } from '../../core/brief/words/unsupported.ts'
import { describeFormat, type FormatDescription } from '../../core/describe-format.ts'
import type { Format } from '../../core/format.ts'
import { textFamilies } from '../../core/fonts/catalogue.ts'
import { pageSizes } from '../../core/theme/page-sizes.ts'
import { formats } from '../../formats/index.ts'
import { meaningOf } from '../http/refusals/problem-meaning.ts'
import { type ProblemCode, statusOf } from '../http/refusals/problem-status.ts'
import { routeList } from '../http/route-table.ts'
import { variables } from '../settings/variables.ts'
import { speedSentence, speedTable } from './speed-docs.test.kit.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Text between two marks of a page: `<!-- name -->` and `<!-- /name -->`. */
export interface MadePart {
  /** Path of the page. */
  readonly page: string
  readonly name: string
  readonly text: string
}

/** Every part that is made. */
export async function madeParts(): Promise<readonly MadePart[]> {
  const described = await Promise.all(
    Object.values(formats).map(async url =>
      describeFormat(((await import(url)) as { readonly default: Format }).default),
    ),
  )
  return [
    { page: 'README.md', name: 'speed', text: speedSentence() },
    { page: 'docs/speed.md', name: 'speed', text: speedTable() },
    { page: 'docs/service.md', name: 'settings', text: settings() },
    { page: 'docs/service.md', name: 'operations', text: operations() },
    { page: 'docs/formats.md', name: 'formats', text: described.map(formatPart).join('\n\n') },
    { page: 'docs/brief.md', name: 'manners', text: words([...manners, ...moodRows].map(row => row.words)) },
    { page: 'docs/brief.md', name: 'subjects', text: subjects.map(({ name }) => name).join(', ') },
    { page: 'docs/brief.md', name: 'colours', text: colors() },
    { page: 'docs/brief.md', name: 'faces', text: textFamilies.map(({ name }) => name).join(', ') },
    { page: 'docs/brief.md', name: 'parts', text: words(partRows.map(([row]) => row)) },
    {
      page: 'docs/brief.md',
      name: 'settings',
      text: words([...settingRows, ...thingRows].map(([row]) => row)),
    },
    { page: 'docs/brief.md', name: 'ornaments', text: words(ornamentRows.map(([row]) => row)) },
    { page: 'docs/brief.md', name: 'sizes', text: pageSizes.map(({ name }) => name).join(', ') },
    { page: 'docs/brief.md', name: 'declined', text: declined() },
    { page: 'docs/messages.md', name: 'errors', text: errors() },
    { page: 'docs/messages.md', name: 'rules', text: rules() },
  ]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

/** Bytes and ms are told as they are written, so that they can be copied. */
function settings(): string {
  const rows = Object.values(variables).map(({ name, shown, about }) => [
    ...[`\`${name}\``, shown === 'not set' ? shown : `\`${shown}\``, about],
  ])
  return table(['variable', 'default', 'sets'], rows)
}

function operations(): string {
  const areas = [...new Set(routeList.map(({ area }) => area))]
  return areas
    .map(area => {
      const rows = routeList
        .filter(route => route.area === area)
        .map(({ method, path, summary, scope }) => {
          const need = scope === 'open' ? 'none' : scope === 'any' ? 'any key' : `\`${scope}\``
          return [`\`${method} ${path}\``, summary, need]
        })
      return `**${area}**\n\n${table(['request', 'does', 'needs'], rows)}`
    })
    .join('\n\n')
}

function formatPart({ slug, surface, sizes, roles, lists, example }: FormatDescription): string {
  const several = lists.filter(list => !roles.some(({ role }) => role === list.role))
  const named = (needed: boolean): string =>
    [
      ...roles.filter(role => role.needed === needed).map(({ role, label }) => `\`${role}\` (${label})`),
      ...several
        .filter(list => list.needed === needed)
        .map(({ role, parts }) => `\`${role}\` (several, each with ${parts.join(', ')})`),
    ].join(', ')
  const needs = named(true)
  const takes = named(false)
  return [
    `### ${slug}`,
    `Designed for ${surfaces[surface]}. Sizes: ${sizes.map(({ name }) => name).join(', ')}.`,
    ...(needs === '' ? [] : [`Looks like itself with ${needs}.`]),
    ...(takes === '' ? [] : [`Has a place for ${takes}.`]),
    `\`\`\`md\n${example.trimEnd()}\n\`\`\``,
  ].join('\n\n')
}

const surfaces: Readonly<Record<FormatDescription['surface'], string>> = {
  pages: 'paper',
  screen: 'screens',
  canvas: 'a canvas of fixed size',
}

/** The first words of each row: others mean the same. */
function words(rows: readonly string[]): string {
  return [...new Set(rows.map(row => row.split('|')[0] ?? ''))].sort().join(', ')
}

function colors(): string {
  const named = colorRows.map(([row, hex]) => `${row.split('|')[0]} \`${hex}\``)
  const things = tintRows.map(([row]) => row.split('|')[0])
  return `${named.join(', ')}.\n\nThings that are named for their colour, among other colours or before “ink”, “paper” and “accent”: ${things.join(', ')}.`
}

function declined(): string {
  const rows = unsupportedRows.map(([row, reason]) => [row.split('|').slice(0, 3).join(', '), reason])
  return table(['what is asked', 'why not'], rows)
}

function errors(): string {
  const codes = Object.keys(statusOf) as ProblemCode[]
  return table(
    ['code', 'status', 'means'],
    codes.map(code => [`\`${code}\``, String(statusOf[code]), meaningOf[code]]),
  )
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$/.test(path)) yield path
  }
}

/** A message as it stands in the code: its rule, then in any order how much it matters, what it says and how to mend it. */
const rulePattern = /\brule: '([\w-]+)'(?<rest>(?:(?!\brule:)[\s\S]){0,700})/g

/** Rules with what they say, as they stand in the code; `…` is what a message fills in. */
function rules(): string {
  const found = new Map<string, readonly string[]>()
  for (const path of [...sources('core'), ...sources('formats')]) {
    for (const match of readFileSync(join(root, path), 'utf8').matchAll(rulePattern)) {
      const [, rule = ''] = match
      const rest = match.groups?.['rest'] ?? ''
      const severity = /severity: '(\w+)'/.exec(rest)?.[1] ?? ''
      const [text, hint] = ['text', 'hint'].map(name => literalAfter(rest, name)) as [string, string]
      // A rule that is only compared says nothing.
      if (severity === '' && hint === '') continue
      if (!found.has(rule) || (found.get(rule)?.[2] === '' && text !== '')) {
        found.set(rule, [`\`${rule}\``, severity, text, hint])
      }
    }
  }
  return table(
    ['rule', 'severity', 'says', 'how to mend it'],
    [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
  )
}

/** What stands behind a name as a text, `…` for what it fills in; empty where that is no text. */
function literalAfter(source: string, name: string): string {
  const start = new RegExp(`\\b${name}: (?=['\`])`).exec(source)
  if (!start) return ''
  const { text } = readLiteral(source, start.index + start[0].length)
  return text.replaceAll('<', '&lt;')
}

/** Reads a text in quotes or between backticks, which may hold others inside. */
function readLiteral(source: string, from: number): { readonly text: string; readonly end: number } {
  const quote = source[from]
  let text = ''
  let at = from + 1
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') {
      text += source[at + 1] ?? ''
      at += 2
    } else if (quote === '`' && source.startsWith('${', at)) {
      text += '…'
      at = endOfFilling(source, at + 2)
    } else {
      text += source[at]
      at += 1
    }
  }
  return { text, end: at + 1 }
}

function endOfFilling(source: string, from: number): number {
  let depth = 1
  let at = from
  while (at < source.length && depth > 0) {
    const sign = source[at] ?? ''
    if (sign === "'" || sign === '`') at = readLiteral(source, at).end
    else {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
      at += 1
    }
  }
  return at
}
