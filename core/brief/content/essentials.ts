import type { Clause, Word } from './clauses.ts'
import type { ContentWish } from './content-patch.ts'
import { determiners, joins } from './content-verbs.ts'

/** What leads to a list of all that is wanted, before its colon, by language (BCP 47). */
const leads: readonly (readonly [lang: string, words: RegExp])[] = [
  [
    'en',
    /\b(?:only|just|nothing but|(?:just |only )?the (?:bare )?(?:essentials|minimum))(?: the following| this| these)?$/,
  ],
  ['de', /\b(?:nur|nur das (?:nötigste|wesentliche)|lediglich)(?: folgendes)?$/],
  ['fr', /\b(?:juste|seulement|uniquement|(?:juste )?l'?essentiel|juste le nécessaire)$/],
  [
    'es',
    /\b(?:lo justo|(?:solo |sólo )?lo (?:esencial|mínimo|imprescindible)|solo|sólo|solamente|nada más que)$/,
  ],
  ['it', /\b(?:solo|soltanto|(?:solo )?l'?essenziale|solo questo)$/],
  ['pt', /\b(?:só|apenas|somente|(?:só |apenas )?o (?:essencial|mínimo|necessário))$/],
  ['nl', /\b(?:alleen|enkel|slechts|(?:alleen |enkel )?het (?:hoognodige|belangrijkste))$/],
]

/** Things from which on a list is one of essentials. */
const FEWEST = 3

/** `just the essentials: play, dates, place, tickets`: a list behind a colon, each of one or two words. */
export function readEssentials(clauses: readonly Clause[], text: string): readonly ContentWish[] {
  return clauses.flatMap((clause, at): readonly ContentWish[] => {
    const lead = clauses[at - 1]
    if (!clause.colon || !lead) return []
    const said = text.slice(lead.words[0]?.start, lead.words.at(-1)?.end).toLowerCase()
    const lang = leads.find(([, words]) => words.test(said))?.[0]
    if (lang === undefined) return []
    const things: string[] = []
    let last = clause
    for (const other of clauses.slice(at, at + MOST)) {
      if (other !== clause && other.opens === 'stop') break
      for (const thing of thingsIn(other)) {
        // More words say how a thing looks, and then the list is one of looks.
        if (thing.length > 2) return []
        things.push(text.slice(thing[0]?.start, thing.at(-1)?.end))
      }
      last = other
    }
    if (things.length < FEWEST) return []
    const phrase = text.slice(lead.words[0]?.start, last.words.at(-1)?.end).replace(/\s+/g, ' ')
    return [{ verb: 'keep', phrase, things, lang }]
  })
}

/** The things of a clause, `phone and address` as two. */
function thingsIn({ words }: Clause): readonly (readonly Word[])[] {
  const things: Word[][] = [[]]
  for (const word of words) {
    if (joins.has(word.text)) things.push([])
    else if (!determiners.has(word.text)) things.at(-1)?.push(word)
  }
  return things.filter(({ length }) => length > 0)
}

/** Things of the longest list. */
const MOST = 10
