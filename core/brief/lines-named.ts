/** Words of a brief that name a line, whatever is said of it. */
import type { Item } from './items.ts'
import { namesTarget } from './meaning.ts'

/** Whether a word says a line: `one red stripe`, `ochre lines`, `petit filet rouge`. */
export function isLine(item: Item | undefined): boolean {
  if (!item || !LINES.test(item.words)) return false
  const { meaning } = item
  // `one white line as large as it goes`
  if (namesTarget(meaning, 'heading')) return false
  const motif = meaning.kind === 'setting' ? meaning.patch.decor?.motif : undefined
  return (motif === undefined || motif === 'bar') && meaning.kind !== 'drawing'
}

const LINES =
  /^(?:(?:thin |fine |thick |heavy |bold |hair)?(?:lines?|rules?|stripes?|threads?|streaks?|seams?)(?: (?:under|below|underneath|over|above|between \p{L}+(?: \p{L}+)?))?|hairlines?|(?:thin |fine )?(?:bar|ribbons?)|(?:thin|fine) bars|ruban|cinta|nastro|fita|lint|bändchen|wstążk\p{L}*|стрічк\p{L}*|kurdele|リボン)$/u
