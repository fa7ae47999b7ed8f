import type { Design } from '../brief/design.ts'
import type { Report } from '../message.ts'
import type { Document } from '../source/document.ts'

/** Language and direction of the document: the brief's wish, else the copy's own. A guess that holds is reported. */
export function resolveLocale(
  design: Design,
  document: Pick<Document, 'lang' | 'dir' | 'guessed'>,
  report: Report,
): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const { lang, guessed } = document
  const dir = design.locale.dir ?? document.dir
  if (guessed && design.locale.lang === null) {
    report.add({
      rule: 'lang-unstated',
      severity: 'info',
      text: `no language is stated; by its words the text is taken for ${lang}, and set from ${dir === 'rtl' ? 'right to left' : 'left to right'}`,
      hint: `write lang: ${lang}, or the language it is, in the front matter`,
    })
  }
  return { lang: design.locale.lang ?? lang, dir }
}
