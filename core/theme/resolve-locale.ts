import type { Design } from '../brief/design.ts'
import type { Report } from '../message.ts'
import type { Document } from '../source/document.ts'

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
