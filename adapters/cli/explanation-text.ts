import type { ExplainedColor, Explanation } from '../../core/explain.ts'
import { roleName } from '../../core/reading/words/lexicon.ts'
import { cutTo, joinParts, padTo, part, type Row } from './table-rows.ts'
import { inOneLine, type Setting } from './terminal.ts'

/**
 * What a copy is taken for, as calm lines: roles, lists, what has no role or is left out, what became of the brief,
 * what the design came to, and the messages.
 */
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
    briefPart(explanation, setting),
    ...designParts(explanation, setting),
    messagesPart(explanation, setting),
  ]
  return joinParts(parts)
}

function rolesOf({ roles, because }: Explanation): readonly Row[] {
  return Object.entries(roles).map(([role, text]) => [roleName(role), text, because[role] ?? ''])
}

function listsOf({ lists, titles, because }: Explanation): readonly Row[] {
  return Object.entries(lists).map(([role, count]) => {
    const named = (titles[role] ?? []).filter(title => title !== '')
    const more = count > named.length ? ', …' : ''
    return [
      roleName(role),
      `${count}: ${named.join(', ')}${named.length > 0 ? more : ''}`,
      because[role] ?? '',
    ]
  })
}

const signs = { done: ['✓', 'good'], assumed: ['~', 'fair'], 'not done': ['✗', 'bad'] } as const

/** What became of the brief, read whole: how to say it otherwise stands below. */
function briefPart(
  { brief: { told = [] } }: Explanation,
  { strong, quiet, mark }: Setting,
): readonly string[] {
  if (told.length === 0) return []
  const lines = told.flatMap(({ phrase, became, said, otherwise }) => {
    const [sign, how] = signs[became]
    const heard = `  ${mark(sign, how)} “${inOneLine(phrase)}”  ${became === 'assumed' ? 'assumed: ' : ''}${inOneLine(said)}`
    return otherwise === undefined ? [heard] : [heard, quiet(`    otherwise say: ${otherwise}`)]
  })
  return [strong('Brief'), ...lines]
}

/** Colours with their contrast and share, families, and the composition with the reasons against the others. */
function designParts({ design }: Explanation, setting: Setting): readonly (readonly string[])[] {
  const { colors, fonts, page, composition } = design
  const others = composition.considered.filter(({ name }) => name !== composition.chosen)
  return [
    [setting.strong('Colours'), ...colors.map(color => colorLine(color, setting))],
    part('Fonts', Object.entries(fonts), setting),
    part(
      'Composition',
      [
        [composition.chosen, `${page.count} ${page.count === 1 ? 'page' : 'pages'} of ${page.name}`],
        ...others.map(
          ({ name, because }): Row => [name, `not taken: ${because[0] ?? 'the other is better'}`],
        ),
      ],
      setting,
    ),
  ]
}

function colorLine({ name, hex, contrast, places, share }: ExplainedColor, setting: Setting): string {
  const ratio =
    contrast === undefined
      ? ''
      : setting.mark(`${contrast.toFixed(1)}:1`, contrast >= 4.5 ? 'good' : contrast >= 3 ? 'fair' : 'bad')
  const seen =
    places.length === 0
      ? 'not seen'
      : `${places.join(', ')}${share >= 0.005 ? ` ${Math.round(share * 100)} %` : ''}`
  const room = Math.max(12, setting.width - 43)
  return `  ${setting.swatch(hex)}${hex}  ${padTo(name, 20)} ${padTo(ratio, 7)} ${setting.quiet(cutTo(seen, room))}`
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
