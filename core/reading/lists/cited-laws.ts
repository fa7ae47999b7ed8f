/** What parts of a paragraph of a law stand before its name: `Abs. 2 Satz 1`, `lid 3`, `ust. 1 pkt 2`. */
const PART =
  /^\s*,?\s*(?:abs(?:atz|\.)?|satz|s\.|nr\.?|al(?:inéa|\.)?|lid|ust\.?|pkt|ods\.?|odst\.?|comma|apartado|para(?:graph|\.)?)\s*\d+[a-z]?/iu

/** The name of a law: short, in capitals (`BGB`, `UStG`, `k.c.`), or in words (`of the Sale of Goods Act`, `du Code civil`). */
const NAME =
  /^\s*(?:\p{Lu}\p{L}*\p{Lu}\p{L}*(?!\p{L})|\p{L}\.\s?\p{L}\.(?:\s?\p{L}\.)?|(?:\p{Ll}+\s+){1,3}(?:[^.;\n]{0,60}?\s)?(?:Act|Code|Código|Codice|Kodeks\p{L}*|Ordinance|Regulation|\p{L}*[Gg]esetz(?:buch)?(?:es|s)?|\p{L}*[Ww]etboek|\p{L}*[Ll]oven|\p{L}*lagen|Kanunu\p{L}*)(?!\p{Ll}))/u

/** Whether the words behind a number name the law that it is of: `§ 648 BGB`, `Article 12 of the Insurance Act`. */
export function citesLaw(words: string): boolean {
  let rest = words
  for (let part = PART.exec(rest); part !== null; part = PART.exec(rest)) rest = rest.slice(part[0].length)
  return NAME.test(rest)
}
