import type { Design } from '../brief/design.ts'
import type { Document } from '../source/document.ts'

/** Language and direction of the document: the brief's wish, else the copy's own. */
export function resolveLocale(
  design: Design,
  document: Pick<Document, 'lang' | 'dir'>,
): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return { lang: design.locale.lang ?? document.lang, dir: design.locale.dir ?? document.dir }
}
