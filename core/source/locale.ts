import type { Report } from '../message.ts'
import { guessLanguage } from './guess-language.ts'

/** The language a document is written in and the direction its lines run. */
export interface Locale {
  /** BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The author named no language: it was told by the letters of the text. */
  readonly guessed?: true
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
 * Reads `lang` (or `language`) and `dir` from the front matter. By default the direction is the language's, and the
 * language that of a text whose letters mostly run from right to left, else English.
 */
export function readLocale(fields: Readonly<Record<string, unknown>>, text: string, report: Report): Locale {
  const named = fields.lang ?? fields.language ?? undefined
  const guess = named === undefined ? guessLanguage(text) : undefined
  const lang = guess ?? readLang(named, report)
  return { lang, dir: readDir(fields, lang, report), ...(guess !== undefined && { guessed: true }) }
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

function isRightToLeft(lang: string): boolean {
  const [language = '', ...rest] = lang.toLowerCase().split('-')
  const script = rest.find(part => part.length === 4)
  return script ? ['arab', 'hebr', 'syrc', 'thaa'].includes(script) : rightToLeft.has(language)
}

function readLang(value: unknown, report: Report): string {
  if (value === undefined || value === null) return 'en'
  try {
    const [lang] = typeof value === 'string' ? Intl.getCanonicalLocales(value.trim().replace(/_/g, '-')) : []
    if (lang) return lang
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  report.add({
    rule: 'lang-unknown',
    severity: 'warning',
    text: `lang ${JSON.stringify(value)} is not a language tag, en is assumed`,
    hint: 'write a code such as en, de, pt-BR or ar',
  })
  return 'en'
}
