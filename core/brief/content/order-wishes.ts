import type { Clause, Word } from './clauses.ts'
import type { ContentWish, Selection } from './content-patch.ts'

/** What says that one thing of a copy comes before or after another, by language (BCP 47); of two with the same word the first counts. */
const rows: readonly (readonly [lang: string, side: 'before' | 'after', words: string])[] = [
  [
    'en',
    'before',
    'before|above|ahead of|in front of|on top of|go before|goes before|come before|comes before|go above',
  ],
  [
    'en',
    'after',
    'after|below|underneath|beneath|under|behind|go after|goes after|come after|comes after|right after',
  ],
  ['de', 'before', 'vor|noch vor|oberhalb von|über'],
  ['de', 'after', 'nach|erst nach|hinter|unterhalb von|unter'],
  ['fr', 'before', 'avant|au dessus de|au dessus des|devant'],
  ['fr', 'after', 'après|en dessous de|en dessous des|sous'],
  ['es', 'before', 'antes de|antes del|antes que|encima de|por encima de|arriba de'],
  ['es', 'after', 'después de|después del|debajo de|debajo del|tras'],
  ['it', 'before', 'prima di|prima dei|prima del|prima delle|prima della|prima degli|sopra'],
  ['it', 'after', 'dopo|sotto|sotto a'],
  ['pt', 'before', 'antes de|antes do|antes da|antes dos|antes das|acima de|acima do|acima da'],
  [
    'pt',
    'after',
    'depois de|depois do|depois da|depois dos|depois das|abaixo de|abaixo do|abaixo da|por baixo do|por baixo da',
  ],
  ['nl', 'before', 'vóór|voor|boven'],
  ['nl', 'after', 'na|onder|achter'],
  ['sv', 'before', 'före|ovanför|innan'],
  ['sv', 'after', 'efter|under|nedanför'],
  ['pl', 'before', 'przed|nad'],
  ['pl', 'after', 'po|pod|za'],
  ['uk', 'before', 'перед|над'],
  ['uk', 'after', 'після|під'],
  ['ar', 'before', 'قبل|فوق'],
  ['ar', 'after', 'بعد|تحت'],
]

const sides = new Map(
  rows
    .flatMap(([lang, side, words]) => words.split('|').map(word => [word, { lang, side }] as const))
    .reverse(),
)

/** Words that say many other things as well: what they name is told only where the copy has it. */
const VAGUE: ReadonlySet<string> = new Set(
  'above below underneath beneath under behind über nach unter hinter sous sopra sotto na voor onder under efter po pod za nad boven achter tras devant'.split(
    ' ',
  ),
)

/** Words of the longest of them. */
const LONGEST = 4

/** What some words of a brief name, in a language. */
export type Naming = (words: readonly Word[], lang: string) => Selection | undefined

/**
 * `the prices before the dates`, `put skills above work`: wishes for the order of two things that a copy has. `named` tells
 * what the words before and behind name.
 */
export function readOrder(
  { words }: Clause,
  text: string,
  named: { readonly before: Naming; readonly behind: Naming },
): readonly ContentWish[] {
  for (let at = 1; at < words.length - 1; at++) {
    for (let length = Math.min(LONGEST, words.length - at - 1); length >= 1; length--) {
      const said = words
        .slice(at, at + length)
        .map(word => word.text)
        .join(' ')
      const found = sides.get(said)
      // `one before/after figure`, `before and after in two columns`: states of a thing, and no order.
      const isState = /^\s*(?:[/-]|(?:and|und|et|y|e|en|i|&)\s)/u.test(
        text.slice(words[at + length - 1]?.end),
      )
      if (!found || isState) continue
      const of = named.before(words.slice(0, at), found.lang)
      const behind = text.slice(words[at + length]?.start)
      if (of && ALL_ELSE.test(behind)) {
        const phrase = text.slice(
          words[0]?.start,
          (words[at + length]?.start ?? 0) + (ALL_ELSE.exec(behind)?.[0].length ?? 0),
        )
        return [{ verb: 'move', phrase, of, to: found.side === 'before' ? 'start' : 'end' }]
      }
      const beside = named.behind(words.slice(at + length), found.lang)
      if (!of || !beside) continue
      const phrase = text.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/g, ' ')
      const to = { side: found.side, of: beside }
      return [{ verb: 'move', phrase, of, to, ...(VAGUE.has(said) && { weak: true as const }) }]
    }
  }
  return []
}

/** `before anything else`: the place of what comes first, or last. */
const ALL_ELSE =
  /^(?:(?:anything|everything|all) else|(?:all )?the rest|alle[ms]? ander\p{L}+|de[mn]? rest|tout le reste|le reste|todo lo demás|lo demás|el resto|tutto il resto|il resto|(?:tudo )?o resto|al het andere|de rest|allt annat|resten|(?:wszystkim|wszystko) inn\p{L}+|resztą|усім іншим)(?!\p{L})/iu

const THEN: ReadonlySet<string> = new Set(
  'then followed dann danach anschließend puis ensuite luego después poi quindi depois em seguida daarna dan sedan därefter potem następnie потім далі'.split(
    ' ',
  ),
)

/** What leads to the things of a copy in their order, before a colon. */
const ORDERED =
  /^(?:the )?(?:order|sequence|reihenfolge|ordre|orden|ordine|ordem|volgorde|kolejność|ordning|порядок|sıra)$/i

/** `Order: positions, then education, then publications`. */
export function readSequence(
  clauses: readonly Clause[],
  at: number,
  text: string,
  named: Naming,
): readonly ContentWish[] {
  const [lead, clause] = [clauses[at - 1], clauses[at]]
  const said = lead ? text.slice(lead.words[0]?.start, lead.words.at(-1)?.end) : ''
  if (!clause?.colon || !ORDERED.test(said)) return []
  const wishes: ContentWish[] = []
  for (const { words, opens } of clauses.slice(at, at + MOST)) {
    if (opens === 'stop') break
    const own = THEN.has(words[0]?.text ?? '') || words[0]?.text === 'and' ? words.slice(1) : words
    const of = named(own, 'en')
    const before = wishes.at(-1)
    if (!of) break
    const phrase = text.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/g, ' ')
    const to = before && 'of' in before ? ({ side: 'after', of: before.of } as const) : 'start'
    wishes.push({ verb: 'move', phrase, of, to })
  }
  return wishes.length > 1 ? wishes : []
}

/** Things of the longest order. */
const MOST = 8

/** `the dates first, then the prices`: what comes behind what was said to come before. */
export function readThen(
  { words }: Clause,
  text: string,
  before: ContentWish | undefined,
  named: Naming,
): readonly ContentWish[] {
  const [first, ...rest] = words
  if (!first || !THEN.has(first.text) || before?.verb !== 'move' || before.to === 'end') return []
  const of = named(rest[0]?.text === 'by' ? rest.slice(1) : rest, 'en')
  if (!of) return []
  const phrase = text.slice(first.start, words.at(-1)?.end).replace(/\s+/g, ' ')
  return [{ verb: 'move', phrase, of, to: { side: 'after', of: before.of } }]
}
