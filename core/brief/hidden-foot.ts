import { inch, mm } from '../theme/page.ts'

/** Reads in a brief, or in a remark beside the copy, that the lower part of a sheet is not seen. */

/** The lower part of a sheet behind a table, in a stand, under a frame. */
export interface HiddenFoot {
  /** The sentence that says so. */
  readonly phrase: string
  /** px */
  readonly height: number
}

const LENGTH =
  /(\d{1,4}(?:[.,]\d{1,2})?)[\s\u00a0]?(mm|cm|m|inch(?:es)?|in|zoll|pouces?|pulgadas?|см|мм)(?![\p{Script=Latin}\p{Script=Cyrillic}])/iu

/** The lower part of a thing, in the languages of briefs. */
const LOWER =
  /(?:^|[^\p{L}])(?:lower|bottom|lowest|last|unter(?:e[nrs]?|ste[nr]?)|unten|bas|inf[ée]rieure?s?|inferior(?:es)?|inferior[ie]|abajo|bajos|bass[oei]|in basso|baixo|onder(?:ste|kant)?|doln[eyąa]\p{L}*|dole|spodní\p{L}*|nedre|nederst[ae]?|underst[ae]|alt|нижн\p{L}+|знизу|снизу|внизу)(?=[^\p{L}]|$)|下/iu

/** That it is not seen, or has to stay without words. */
const HIDDEN =
  /(?:^|[^\p{L}])(?:hid(?:es?|den)|covered|disappears?|behind|invisible|(?:not|never|won['’]t be|isn['’]t) (?:visible|seen)|out of sight|(?:stays?|kept|keep|leave)\s[^.;]{0,40}(?:free|clear|empty)|verdeckt|verschwinde[nt]|hinter|(?:un|nicht )sichtbar|frei(?:lassen|halten|bleiben)?|cach[ée]e?s?|masqu[ée]e?s?|derrière|invisibles?|vides?|libres?|ocult[oa]s?|tapad[oa]s?|detrás|nascost[oi]|copert[oi]|dietro|escondid[oa]s?|atrás|verborgen|achter|onzichtbaar|zasłoni\p{L}+|niewidoczn\p{L}+|za|skryt\p{L}*|dol[dt]a?|skjul\p{L}*|bakom|bag(?:ved)?|bak|закри\p{L}+|закры\p{L}+|за|gizli|arkasında)(?=[^\p{L}]|$)|隠|遮|看不[到见見]/iu

/** px in a unit of length. */
function pxIn(unit: string): number {
  if (/^(?:mm|мм)$/iu.test(unit)) return mm(1)
  if (/^(?:cm|см)$/iu.test(unit)) return mm(10)
  return /^m$/iu.test(unit) ? mm(1000) : inch(1)
}

/** The lower part that one of some texts says is hidden: a length, the foot of a sheet, and that it is not seen, in one sentence. */
export function hiddenFootIn(texts: readonly string[]): HiddenFoot | undefined {
  for (const phrase of texts.flatMap(text => text.split(/(?<=[.;!?。；])\s+|[。；\n]/u))) {
    const [, figure = '', unit = ''] = LENGTH.exec(phrase) ?? []
    // `85 x 200 cm`: a size of the whole is no part of it.
    const isSize = /\d\s?[x×*]\s?\d/iu.test(phrase)
    if (figure === '' || isSize || !LOWER.test(phrase) || !HIDDEN.test(phrase)) continue
    return { phrase, height: Math.round(Number(figure.replace(',', '.')) * pxIn(unit)) }
  }
  return undefined
}
