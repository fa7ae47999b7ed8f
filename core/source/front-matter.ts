import { type Document as YamlDocument, parseDocument } from 'yaml'
import type { Report } from '../message.ts'

/** The front matter of a source, and where its block ends. */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>
  /** Offset just after the block; 0 when the source has none. */
  readonly end: number
  /** Text of a block that could not be read as YAML: it stays in the copy. */
  readonly unreadable?: string
}

const none: FrontMatter = { fields: {}, end: 0 }

// The block is bounded so that a thematic break on line 1 of a book does not send the whole book to the YAML reader.
const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]{0,65536}?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$(?![\s\S]))/m

/**
 * Reads the YAML block that opens a source with `---` on line 1. Only a mapping counts as front matter: anything else
 * between two rules is copy. A block that is not valid YAML is reported with its line and handed back as text.
 */
export function readFrontMatter(source: string, report: Report): FrontMatter {
  const match = /^\uFEFF?---/.test(source) ? block.exec(source) : null
  if (!match) return none
  const yaml = match[1] ?? ''
  const end = match[0].length
  if (yaml === '') return { fields: {}, end }
  // A blank line after the dashes makes them a thematic break, as in a deck that opens with one.
  if (/^[ \t]*\r?\n/.test(yaml)) return none
  const parsed = parseYaml(yaml)
  if ('problem' in parsed) {
    if (!/^[ \t]*[\w-]+[ \t]*:/m.test(yaml)) return none
    report.add({
      rule: 'front-matter-unreadable',
      severity: 'error',
      text: `front matter is not valid YAML: ${parsed.problem}`,
      hint: 'mend the line, or put the value in quotes; until then the block is shown as it was written',
      line: parsed.line + 1,
    })
    return { fields: {}, end, unreadable: yaml.replace(/\r?\n$/, '') }
  }
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value)) return none
  return { fields: parsed.value as Record<string, unknown>, end }
}

type Parsed = { readonly value: unknown } | { readonly problem: string; readonly line: number }

function parseYaml(yaml: string): Parsed {
  if (nestsTooDeep(yaml)) return { problem: 'lists or maps nest more than 100 deep', line: 1 }
  const document: YamlDocument = parseDocument(yaml, {
    prettyErrors: true,
    uniqueKeys: true,
    logLevel: 'silent',
  })
  const error = document.errors[0]
  if (error) {
    const problem = (error.message.split(/ at line \d+|:?\n/)[0] ?? '').trim()
    return { problem: lowerFirst(problem), line: error.linePos?.[0].line ?? 1 }
  }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) }
  } catch (error) {
    return { problem: lowerFirst((error as Error).message), line: 1 }
  }
}

/** The YAML reader recurses, so what nests is counted first: brackets, dashes on one line, and indentation. */
function nestsTooDeep(yaml: string): boolean {
  let depth = 0
  for (const character of yaml) {
    if (character === '[' || character === '{') depth++
    if (character === ']' || character === '}') depth--
    if (depth > 100) return true
  }
  return /^[ \t]{200}/m.test(yaml) || /^[ \t]*(?:[-?:] ){100}/m.test(yaml)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
