import type { Clause, Said, Word } from './clauses.ts'
import type { ContentWish } from './content-patch.ts'

/** Words that lead from what stands in the copy to what shall stand there. */
const into = new Set(
  'to with by for into durch in zu mit par en por a con per com door naar met till mot na'.split(' '),
)

/** Words that lead back: `"Try it" instead of "Start free"`. */
const instead = [
  'instead of',
  'rather than',
  'statt',
  'anstatt',
  'au lieu de',
  'en lugar de',
  'en vez de',
  'invece di',
  'em vez de',
  'in plaats van',
]

/** `change "6 am" to "5:30"`, `'Start free' → 'Try it'`: only what is quoted on both sides is sure. */
export function readReplacements(text: string, clauses: readonly Clause[]): readonly ContentWish[] {
  const words = clauses.flatMap(clause => clause.words)
  const quotes = words.flatMap((word, at) => (word.quote === undefined ? [] : [{ word, at }]))
  return quotes.flatMap(({ word: one, at }, index): ContentWish[] => {
    const other = quotes[index + 1]
    if (!other || one.quote === undefined || other.word.quote === undefined) return []
    const between = words.slice(at + 1, other.at)
    const first = between.length > 0 ? at : at + 1
    const phrase = text.slice(
      words[Math.max(first - (between.length > 0 ? 1 : 0), 0)]?.start ?? 0,
      other.word.end,
    )
    const pair = { verb: 'replace' as const, phrase: phrase.replace(/\s+/g, ' ') }
    const sign = text.slice(one.end, other.word.start)
    if (/^\s*(?:→|->|=>|⇒)\s*$/.test(sign))
      return [
        { ...pair, phrase: text.slice(one.start, other.word.end), from: one.quote, to: other.word.quote },
      ]
    const said = between.map(word => word.text).join(' ')
    if (instead.includes(said)) return [{ ...pair, from: other.word.quote, to: one.quote }]
    const isInto = between.length === 1 && into.has(said) && /\p{L}/u.test(words[at - 1]?.text ?? '')
    return isInto && isChange(words[at - 1]) ? [{ ...pair, from: one.quote, to: other.word.quote }] : []
  })
}

const changes =
  /^(?:change|replace|swap|switch|turn|make|correct|fix|edit|ersetze?n?|ändere?|tausche?|remplacez?|remplacer|changez?|changer|cambia|cambiar|cambie|reemplaza|reemplazar|sustituye|sostituisci|sostituire|cambiate|troca|troque|trocar|substitua|substituir|muda|mude|vervang|verander|wijzig|ersätt|byt|zamień|zmień)$/

function isChange(word: Word | undefined): boolean {
  return word !== undefined && changes.test(word.text)
}

const undoing =
  /^(?:please )?(?:undo(?: (?:that|this|it|the last (?:change|step|one)|last change))?|(?:bitte )?(?:rückgängig(?: machen)?|mach das rückgängig)|annule[rz]?(?: (?:la dernière modification|ça))?|deshacer|deshaz(?: eso| lo último)?|annulla(?: l ultima modifica)?|desfazer|desfaz|desfaça|ongedaan maken|maak ongedaan|ångra)$/

/** `undo`, with nothing else in its clause: what a part of a design was before is not known. */
export function readUndo({ words }: Clause, text: string): Said | undefined {
  if (words.some(({ quote }) => quote !== undefined)) return undefined
  const said = words.map(word => word.text).join(' ')
  const phrase = text.slice(words[0]?.start, words.at(-1)?.end)
  return undoing.test(said) ? { verb: 'undo', phrase } : undefined
}
