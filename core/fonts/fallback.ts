import type { Message } from '../message.ts'
import { type Family, type FamilyKind, familyNamed } from './catalogue.ts'
import { scriptOf } from './scripts.ts'

/** What stands in for a family of that kind before fonts of single scripts are tried. */
const sameKind: Readonly<Record<FamilyKind, readonly string[]>> = {
  serif: ['Source Serif 4', 'Noto Sans'],
  sans: ['Noto Sans'],
  condensed: ['Noto Sans'],
  // Code lines up: a monospaced stand-in comes before one with better forms.
  mono: ['DejaVu Sans Mono', 'Noto Sans'],
  script: ['Source Serif 4', 'Noto Sans'],
  symbols: ['Noto Sans'],
  emoji: ['Noto Sans'],
}

/** Families of a script beside a serif, a script or an engraved face, where it has such a manner itself; those below follow. */
const byScriptAndKind: Readonly<Record<string, Readonly<Partial<Record<FamilyKind, readonly string[]>>>>> = {
  Arab: { serif: ['Noto Naskh Arabic'], script: ['Noto Naskh Arabic'] },
  Hebr: { serif: ['Frank Ruhl Libre'], script: ['Frank Ruhl Libre'] },
}

/** Families by script; Han and kana depend on the language and are in `hanFamilies`. */
const byScript: Readonly<Record<string, readonly string[]>> = {
  Hebr: ['Noto Sans Hebrew', 'Rubik'],
  Arab: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
  Thai: ['Noto Sans Thai'],
  Beng: ['Noto Sans Bengali'],
  Taml: ['Noto Sans Tamil'],
  Telu: ['Noto Sans Telugu'],
  Gujr: ['Noto Sans Gujarati'],
  Guru: ['Noto Sans Gurmukhi'],
  Knda: ['Noto Sans Kannada'],
  Mlym: ['Noto Sans Malayalam'],
  Sinh: ['Noto Sans Sinhala'],
  Khmr: ['Noto Sans Khmer'],
  Laoo: ['Noto Sans Lao'],
  Mymr: ['Noto Sans Myanmar'],
  Ethi: ['Noto Sans Ethiopic'],
  Geor: ['Noto Sans Georgian'],
  Armn: ['Noto Sans Armenian'],
}

/** A sign that is not meant as a picture takes the text's colour where it can. */
const lastResorts: readonly string[] = ['DejaVu Sans', 'Twemoji']

/** The language's own forms of Han characters, most fitting first: Japan, Korea, China, Taiwan, Hong Kong. */
function hanForms(lang: string): string {
  const tag = lang.toLowerCase()
  if (tag.startsWith('ko')) return 'KR JP SC TC HK'
  if (/^(zh-hk|zh-mo|yue)|-hk\b/.test(tag)) return 'HK TC SC JP KR'
  if (/^zh-(tw|hant)/.test(tag)) return 'TC HK SC JP KR'
  return tag.startsWith('zh') ? 'SC TC HK JP KR' : 'JP SC TC HK KR'
}

/**
 * The families that Han and kana are set in, most fitting first: the same character has different forms by language. Beside a
 * serif stands that language's own face with brush-like ends (Song, Mincho), where it is installed.
 */
export function hanFamilies(lang: string, kind?: FamilyKind): readonly string[] {
  const forms = hanForms(lang).split(' ')
  const sans = forms.map(form => `Noto Sans ${form}`)
  return kind === 'serif' ? [`Noto Serif ${forms[0]}`, ...sans] : sans
}

/** The families made for a script, most fitting first. */
function scriptFamilies(script: string, lang: string, kind?: FamilyKind): readonly string[] {
  if (script === 'Hani' || script === 'Bopo') return hanFamilies(lang, kind)
  if (script === 'Hang') return [...hanFamilies('ko', kind).slice(0, -4), ...hanFamilies(lang)]
  if (script === 'Hira' || script === 'Kana')
    return [...hanFamilies('ja', kind).slice(0, -4), ...hanFamilies(lang)]
  const own = kind ? (byScriptAndKind[script]?.[kind] ?? []) : []
  return [...own, ...(byScript[script] ?? [])]
}

/** Punctuation and signs that only East Asian fonts have, in forms as wide as a Han character. */
export function isEastAsianSign(codePoint: number): boolean {
  return (
    (codePoint >= 0x3000 && codePoint <= 0x303f) ||
    (codePoint >= 0x3190 && codePoint <= 0x33ff) ||
    (codePoint >= 0xfe30 && codePoint <= 0xfe4f) ||
    (codePoint >= 0xff00 && codePoint <= 0xffef)
  )
}

/**
 * The families tried in order for a code point that the asked family lacks. `pictorial` puts the emoji font first:
 * the character is meant as a picture.
 */
export function fallbackFamilies(
  family: Family | undefined,
  codePoint: number,
  lang: string,
  pictorial: boolean,
): readonly string[] {
  const names = [
    ...(pictorial ? ['Twemoji'] : []),
    ...(family?.rest ?? []),
    ...sameKind[family?.kind ?? 'sans'],
    ...scriptFamilies(isEastAsianSign(codePoint) ? 'Hani' : scriptOf(codePoint), lang, family?.kind),
    ...lastResorts,
  ]
  return names.filter(name => name !== family?.name)
}

/** The package that would bring a glyph for the code point, when one is known that is not installed by default. */
function packageFor(codePoint: number): string | undefined {
  for (const name of scriptFamilies(scriptOf(codePoint), 'und')) {
    const family = familyNamed(name)
    if (family?.optional === true) return family.package
  }
  return undefined
}

/** Tells the author that no installed font has a character, and which package would bring it. */
export function missingGlyphMessage(codePoint: number): Message {
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  const source = packageFor(codePoint)
  return {
    rule: 'glyph-missing',
    severity: 'warning',
    text: `no installed font has the character ${shown(codePoint)}${number} (script ${scriptOf(codePoint)})`,
    hint:
      source === undefined
        ? 'replace the character: no font package is known to have it'
        : `install the font package ${source} next to this one`,
  }
}

/** The character and a space, unless it would be invisible or half a pair. */
function shown(codePoint: number): string {
  if (codePoint > 0x10ffff) return ''
  const text = String.fromCodePoint(codePoint)
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? `${text} ` : ''
}
