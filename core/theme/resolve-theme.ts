import type { Density, Design, ShapeDesign } from '../brief/design.ts'
import type { Report } from '../message.ts'
import type { Document } from '../source/document.ts'
import { type Grounds, resolveGrounds } from './grounds.ts'
import { marginMoves, pageMargins } from './margins.ts'
import { isPhysical, mediumOf } from './medium.ts'
import { type PageSize, pt } from './page.ts'
import { resolveScales } from './ramps.ts'
import { resolveType, scriptOf } from './resolve-type.ts'
import { resolveRoles } from './roles.ts'
import { withScheme } from './scheme.ts'
import type { Move, Theme } from './theme.ts'

/** Language conventions of the copy. */
interface ThemeLocale {
  /** BCP 47 */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Multiplies every distance. */
const densities: Record<Density, number> = { airy: 1.35, normal: 1, compact: 0.8, dense: 0.65 }

/**
 * The values that drawers and formats use, from a design's tokens: colours solved for contrast, the type scale, distances and
 * margins. `scripts` are those of the copy (ISO 15924: `Cyrl`, `Grek`, `Arab`…), to which the script of `lang` is added.
 */
export function resolveTheme(
  design: Design,
  page: PageSize,
  locale: ThemeLocale,
  scripts?: ReadonlySet<string>,
): Theme {
  return resolveThemeWithLog(design, page, locale, scripts).theme
}

/** `resolveTheme`, and every value that had to move from what the design asked for, with the reason. */
export function resolveThemeWithLog(
  asked: Design,
  page: PageSize,
  { lang, dir }: ThemeLocale,
  copyScripts: ReadonlySet<string> = new Set(),
): { readonly theme: Theme; readonly moves: readonly Move[] } {
  const design = { ...asked, color: withScheme(asked.color) }
  const scripts = new Set([scriptOf(lang), ...copyScripts])
  const grounds = resolveGrounds(design.color)
  const { roles, moves } = resolveRoles(design.color, grounds)
  const { space, layout } = design
  const margins = { page, medium: mediumOf(page), space, dir, centered: layout.centered === true }
  const margin = pageMargins(margins)
  const sides = margin.left + margin.right
  const { type, moves: typeMoves } = resolveType({ design, page, sides, mode: grounds.mode, lang, scripts })
  const theme: Theme = {
    mode: grounds.mode,
    color: roles,
    paperColor: roles,
    ...resolveScales(design.color, roles.accent, grounds),
    type,
    unit: Math.round(type.base * type.leading * densities[space.density] * 1000) / 1000,
    page,
    margin,
    radius: design.shape.radius,
    rule: ruleThickness(design.shape.rules, page),
    lang,
    dir,
    design,
  }
  return { theme, moves: [...modeMove(design, grounds), ...moves, ...typeMoves, ...marginMoves(margins)] }
}

function modeMove(design: Design, grounds: Grounds): readonly Move[] {
  const { mode, paper } = design.color
  if (mode === grounds.mode) return []
  return [
    {
      role: 'mode',
      from: mode,
      to: grounds.mode,
      asked: true,
      reason: `the ground ${paper} is ${grounds.mode}`,
    },
  ]
}

/** px: 0.5, 1 or 3 pt in print; on screens whole pixels, heavier where a large canvas is shown small. */
function ruleThickness(rules: ShapeDesign['rules'], page: PageSize): number {
  const points = { none: 0, hairline: 0.5, rule: 1, heavy: 3, dotted: 1, dashed: 1 }[rules]
  const medium = mediumOf(page)
  if (medium === 'poster') return pt(points * 3)
  if (isPhysical(page)) return pt(points)
  return Math.ceil(points * (medium === 'slide' || medium === 'social' ? 2 : 1))
}

/**
 * Language and direction of the document: the copy's own, unless the brief asks for another in so many words, or the copy
 * does not tell. A guess that holds is reported, and a wish that does not.
 */
export function resolveLocale(
  { locale }: Design,
  document: Pick<Document, 'lang' | 'dir' | 'guessed' | 'untold'>,
  report: Report,
): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const { lang, guessed } = document
  const closer = locale.lang?.startsWith(`${lang}-`)
  const follows = locale.firm || document.untold || closer
  if (locale.lang !== null && follows) return { lang: locale.lang, dir: locale.dir ?? document.dir }
  // A language's direction goes with it.
  const dir = locale.lang === null ? (locale.dir ?? document.dir) : document.dir
  if (locale.lang !== null && !sameLanguage(locale.lang, lang)) {
    report.add({
      rule: 'lang-kept',
      severity: 'info',
      text: `the copy is in ${lang}, and is set so: the brief's ${locale.lang} is read as a manner`,
      hint: `to have it set in ${locale.lang} write "lang: ${locale.lang}" in the brief or the front matter`,
    })
  } else if (guessed) {
    report.add({
      rule: 'lang-unstated',
      severity: 'info',
      text: `no language is stated; by its words the text is taken for ${lang}, and set from ${dir === 'rtl' ? 'right to left' : 'left to right'}`,
      hint: `write lang: ${lang}, or the language it is, in the front matter`,
    })
  }
  return { lang, dir }
}

function sameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0]
}
