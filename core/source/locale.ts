import type { Nodes, Root, RootContent } from 'mdast'
import type { Report } from '../message.ts'
import { sampleLength, tellLanguage } from './tell-language.ts'
import { isParent } from './walk.ts'

/** The language a document is written in and the direction its lines run. */
export interface Locale {
  /** BCP 47, from the front matter's `lang`, else told from the copy, else `en`. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The author named no language: it was told from the text, and is not English. */
  readonly guessed?: true
  /** Neither the author nor the text names a language: English is assumed. */
  readonly untold?: true
}

const rightToLeft: ReadonlySet<string> = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
])

/**
 * Front matter that site generators and slide tools read, in lower case: settings of a program, which no reader of the
 * document should see and about which no author should hear.
 */
const siteFields: ReadonlySet<string> = new Set(
  `format template layout theme slug permalink url canonical image images cover thumbnail draft published lastmod modified
  tags categories category keywords series weight sidebar sidebar_position nav toc outline head meta og twitter robots
  aliases redirect redirect_from prev next editlink comments excerpt summary translations infer split marp paginate
  math transition style css`.split(/\s+/),
)

/** Front matter that holds settings of a tool or tags, which are often English in any copy. */
const settings: ReadonlySet<string> = new Set(['lang', 'language', 'dir', ...siteFields])

/**
 * Reads `lang` (or `language`) and `dir` from the front matter. By default the direction is the language's, and the
 * language the one that the copy tells: its body, the values of its front matter and at last their names. A copy that
 * does not tell is in the language of its brief, else taken for English.
 */
export function readLocale(
  fields: Readonly<Record<string, unknown>>,
  root: Root,
  report: Report,
  brief = '',
): Locale {
  const stated = readLang(fields, report)
  const told = stated === undefined ? (tellCopy(fields, root) ?? tellBrief(brief)) : undefined
  const lang = stated ?? told ?? 'en'
  const guessed = told !== undefined && told !== 'en'
  const untold = stated === undefined && told === undefined
  return { lang, dir: readDir(fields, lang, report), ...(guessed && { guessed }), ...(untold && { untold }) }
}

function tellCopy(fields: Readonly<Record<string, unknown>>, root: Root): string | undefined {
  const names: string[] = []
  const values: string[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (settings.has(name.toLowerCase())) continue
    names.push(name)
    collectWords(value, { names, values })
  }
  const copy = [...values, prose(root)].join('\n')
  return (tellLanguage(copy) ?? tellLanguage([...names, copy].join('\n')))?.lang
}

/** The language of a brief other than English, which anybody may write in: figures and names under it are mostly in that too. */
function tellBrief(brief: string): string | undefined {
  const lang = brief === '' ? undefined : tellLanguage(brief)?.lang
  return lang === 'en' || !/\p{Script=Latin}{3}/u.test(brief) ? undefined : lang
}

interface Words {
  readonly names: string[]
  readonly values: string[]
}

function collectWords(value: unknown, words: Words): void {
  if (typeof value === 'string') words.values.push(value)
  else if (typeof value === 'object' && value !== null) {
    if (!Array.isArray(value)) words.names.push(...Object.keys(value))
    for (const one of Object.values(value)) collectWords(one, words)
  }
}

/** The first text of a tree, without its code, which is in no language. */
function prose(root: Root): string {
  const parts: string[] = []
  const open: Nodes[] = [root]
  let length = 0
  for (let node = open.pop(); node !== undefined && length < sampleLength; node = open.pop()) {
    if (isParent(node)) {
      for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as RootContent)
    } else if (node.type === 'text') {
      parts.push(node.value)
      length += node.value.length
    }
  }
  return parts.join('\n')
}

function readDir(fields: Readonly<Record<string, unknown>>, lang: string, report: Report): Locale['dir'] {
  const dir = typeof fields.dir === 'string' ? fields.dir.toLowerCase() : undefined
  if (dir === 'ltr' || dir === 'rtl') return dir
  if (fields.dir !== undefined && dir !== 'auto') {
    report.add({
      rule: 'dir-unknown',
      severity: 'warning',
      text: `dir ${JSON.stringify(fields.dir)} is not a text direction`,
      hint: 'write dir: ltr or dir: rtl, or leave it out to follow the language',
    })
  }
  return isRightToLeft(lang) ? 'rtl' : 'ltr'
}

/** Whether a language is written from right to left. */
export function isRightToLeft(lang: string): boolean {
  const [language = '', ...rest] = lang.toLowerCase().split('-')
  const script = rest.find(part => part.length === 4)
  return script ? ['arab', 'hebr', 'syrc', 'thaa'].includes(script) : rightToLeft.has(language)
}

/** `lang`, which must be a tag, or `language`, which may say as well which languages somebody speaks. */
function readLang(fields: Readonly<Record<string, unknown>>, report: Report): string | undefined {
  const { lang, language } = fields
  const tag = toTag(lang) ?? toTag(language)
  if (tag === undefined && lang !== undefined && lang !== null) {
    report.add({
      rule: 'lang-unknown',
      severity: 'warning',
      text: `lang ${JSON.stringify(lang)} is not a language tag, the language is told from the text`,
      hint: 'write a code such as en, de, pt-BR or ar',
    })
  }
  return tag
}

/** A value as a BCP 47 tag; names of languages (`German`) look like one, but the language of a tag is a code. */
function toTag(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[a-z]{2,3}(?:[-_]|$)/i.test(value.trim())) return undefined
  try {
    return Intl.getCanonicalLocales(value.trim().replaceAll('_', '-'))[0]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
