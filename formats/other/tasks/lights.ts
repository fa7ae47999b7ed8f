import type { PhrasingContent } from 'mdast'
import { type CellMark, lightMark } from '../../../core/compose/cell-marks.tsx'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'

/** Points from which on the words at their heads say how they stand. */
const LIGHTS = 2

/** The words at the heads of points that say how each stands; none of any where too few have one, since one colour alone may be that of a thing. */
export function lightsOf(
  points: readonly (readonly PhrasingContent[])[],
  lang: string,
): readonly (Lit | undefined)[] {
  const lit = points.map(words => litUp(words, lang))
  return lit.filter(Boolean).length >= LIGHTS ? lit : []
}

/** The word at the head of a point that says how it stands: in capitals, in bold or before a sign. */
const HEAD = /^(\p{L}{2,12}(?:\s\p{L}{2,8})?)(\s*[:–—]\s*|\s+-\s+|\s+)(?=\S)/u

/** A point, parted from the word that says how it stands. */
export interface Lit {
  readonly word: string
  readonly mark: CellMark
  readonly words: readonly PhrasingContent[]
}

/** A point at the word that says how it stands: `RED House 4: water up`, `Amber – two staff short`; undefined for others. */
function litUp(words: readonly PhrasingContent[], lang: string): Lit | undefined {
  const line = toPhrase(words)
  const [all = '', head = '', sign = ''] = HEAD.exec(line.text) ?? []
  const isBold = words[0]?.type === 'strong'
  for (const word of [head, head.split(/\s/u)[0] ?? '']) {
    const isCapital = word === word.toUpperCase() && word !== word.toLowerCase()
    const isApart = word === head && /\S/u.test(sign)
    const mark = word !== '' && (isCapital || isBold || isApart) ? lightMark(word, lang) : undefined
    const end = word === head ? all.length : word.length + 1
    if (mark) return { word, mark, words: cut(line, end).nodes }
  }
  return undefined
}
