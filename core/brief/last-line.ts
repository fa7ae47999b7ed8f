/** Tells words for the last line of a copy, in the languages of the briefs. */

const LAST = words(
  'last final closing letzte letzter letzten letztes dernier dernière última último ultima ultimo laatste ostatni ostatnia ostatnie sista son останній останнє останній 最後の 最后 最後 الأخير الأخيرة',
)
const LINES = words(
  'line sentence paragraph stycke stycket absatz paragraphe párrafo paragrafo parágrafo alinea akapit абзац 段落 satz zeile ligne phrase línea frase oración riga linha regel zin zdanie linia linijka rad raden mening meningen satır cümle рядок речення 行 一行 文 一句 句 السطر الجملة',
)

function words(all: string): ReadonlySet<string> {
  return new Set(all.split(' '))
}

/** Whether a word says that something comes last. */
export function isLast(word: string): boolean {
  return LAST.has(word.replace(/^\p{L}{1,4}'/u, ''))
}

/** Whether a word is one for a line. */
export function isLineWord(word: string): boolean {
  return LINES.has(word)
}

/** Whether words name the last line: `letzte Zeile`, `última frase`. */
export function namesLastLine(said: readonly string[]): boolean {
  return said.length === 2 && said.some(isLast) && said.some(isLineWord)
}
