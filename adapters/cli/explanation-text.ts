import type { Explanation } from '../../core/explain.ts'
import { inOneLine, type Row, type Setting, setRows } from './terminal.ts'

/** What a copy is taken for, as calm lines: roles, lists, what has no role, what is left out, and the messages. */
export function explanationText(explanation: Explanation, file: string, setting: Setting): string {
  const { format, lang, langBecause, facts, pieces, omitted } = explanation
  const parts = [
    part(`${inOneLine(file)} as ${format}`, [['language', languageOf(lang), langBecause]], setting),
    part('Roles', rolesOf(explanation), setting),
    part('Lists', listsOf(explanation), setting),
    part(
      'Facts without a role',
      facts.map(({ label, text }): Row => [inOneLine(label), text]),
      setting,
    ),
    part(
      'Pieces without a role',
      pieces.map((text): Row => ['·', text]),
      setting,
    ),
    part(
      'Left out',
      omitted.map(({ text, because }): Row => ['·', text, because]),
      setting,
    ),
    messagesPart(explanation, setting),
  ]
  return `${parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`
}

function part(heading: string, rows: readonly Row[], setting: Setting): readonly string[] {
  return rows.length === 0 ? [] : [setting.strong(heading), ...setRows(rows, setting)]
}

function rolesOf({ roles, because }: Explanation): readonly Row[] {
  return Object.entries(roles).map(([role, text]) => [role, text, because[role] ?? ''])
}

function listsOf({ lists, titles, because }: Explanation): readonly Row[] {
  return Object.entries(lists).map(([role, count]) => {
    const named = (titles[role] ?? []).filter(title => title !== '')
    const more = count > named.length ? ', …' : ''
    return [role, `${count}: ${named.join(', ')}${named.length > 0 ? more : ''}`, because[role] ?? '']
  })
}

/** Messages are read whole: they say what to do. */
function messagesPart({ messages }: Explanation, { strong, quiet }: Setting): readonly string[] {
  if (messages.length === 0) return []
  const lines = messages.flatMap(({ severity, text, hint, line }) => [
    `  ${line === undefined ? '' : `line ${line}: `}${severity === 'info' ? '' : `${severity}: `}${inOneLine(text)}`,
    ...(hint === undefined ? [] : [quiet(`    ${inOneLine(hint)}`)]),
  ])
  return [strong('Messages'), ...lines]
}

function languageOf(lang: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(lang)
  return name === undefined || name === lang ? lang : `${name} (${lang})`
}
