import type { Report } from '../message.ts'

/** The language a document is written in and the direction its lines run. */
export interface Locale {
  /** BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
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

/** Reads `lang` (or `language`) and `dir` from the front matter; English, and the language's direction, by default. */
export function readLocale(fields: Readonly<Record<string, unknown>>, report: Report): Locale {
  const lang = readLang(fields.lang ?? fields.language, report)
  const dir = typeof fields.dir === 'string' ? fields.dir.toLowerCase() : undefined
  if (dir === 'ltr' || dir === 'rtl') return { lang, dir }
  if (fields.dir !== undefined && dir !== 'auto') {
    report.add({
      rule: 'dir-unknown',
      severity: 'warning',
      text: `dir ${JSON.stringify(fields.dir)} is not a text direction`,
      hint: 'write dir: ltr or dir: rtl, or leave it out to follow the language',
    })
  }
  return { lang, dir: isRightToLeft(lang) ? 'rtl' : 'ltr' }
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
