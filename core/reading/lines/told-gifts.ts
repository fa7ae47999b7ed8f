import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { headingOf, paragraphOf } from '../facts/facts.ts'
import { capital, cut, joinLines, type Phrase, sentencesOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Omitted } from '../reading.ts'
import { TALK } from './talk.ts'

// What somebody tells whoever makes a voucher, `It is for Ada from Bo, worth €20, and good until May`, as the lines that it would have.

/** A body whose sentences about a gift are lines, and the words that only led to them. */
export interface ToldGift {
  readonly body: readonly RootContent[]
  readonly omitted: readonly Omitted[]
}

/** Letters from which on a paragraph is running text, and sentences that it has at the least. */
const RUNNING = { letters: 120, sentences: 3 } as const

/** Running text about a gift as lines: whose it is, what it is, for whom and from whom, the words to go with it, its number and how long it lasts. */
export function linesOfGift(body: readonly RootContent[], context: Context): ToldGift {
  const omitted: string[] = []
  let isThing = false
  const told = body.flatMap((block): readonly RootContent[] => {
    const text = block.type === 'paragraph' ? trim(toPhrase(block.children)) : undefined
    const sentences = text && text.text.length >= RUNNING.letters ? sentencesOf(text, context.lang) : []
    if (sentences.length < RUNNING.sentences) return [block]
    const pieces = sentences.flatMap(sentence => {
      const { pieces: own, said } = piecesOf(withoutStop(sentence))
      omitted.push(...said)
      return own
    })
    return groupsOf(pieces).map(group => {
      const [first] = group
      const isTitle = !isThing && first?.kind === 'thing'
      isThing ||= isTitle
      const words = group.map(piece => piece.words)
      return isTitle
        ? headingOf(words[0] as Phrase, 1)
        : paragraphOf(first?.kind === 'words' ? runOn(words) : joinLines(words))
    })
  })
  return omitted.length === 0
    ? { body, omitted: [] }
    : { body: told, omitted: omitted.map(text => ({ text, because: TALK })) }
}

/** Pieces that stand together: people, facts, sentences. */
function groupsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last?.[0]?.kind === piece.kind && piece.kind !== 'thing') last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Sentences as one text. */
function runOn(sentences: readonly Phrase[]): Phrase {
  const blank = { type: 'text' as const, value: ' ' }
  return toPhrase(sentences.flatMap(({ nodes }, at) => (at === 0 ? nodes : [blank, ...nodes])))
}

interface Piece {
  readonly kind: 'house' | 'thing' | 'person' | 'wish' | 'fact' | 'words'
  readonly words: Phrase
}

interface Pieces {
  readonly pieces: readonly Piece[]
  /** Words that nothing prints. */
  readonly said: readonly string[]
}

/** What a sentence opens with that speaks of the voucher: `This one is for …`. */
const OPENING =
  /^(?:it|this|this one|that|the (?:voucher|gift|card)|er|es|das|dies(?:er)?|der gutschein|il|elle|celui-ci|le bon|c[’']est|es|este|el vale|è|il buono|het|deze|de bon)(?:(?: is|[’']s| ist| est| es| è)(?= ))? (?=(?:for|from|worth|für|von|pour|de la part|para|de parte|per|da|voor|van)\s)/iu

const PERSON = String.raw`\p{Lu}[\p{L}\p{M}.’'-]*(?:\s(?:&|and|und|et|y|e|en|\p{Lu}[\p{L}\p{M}.’'-]*)){0,4}`
/** `for Ada from Bo`. */
const PEOPLE = new RegExp(
  String.raw`^((?:for|für|pour|para|per|voor) ${PERSON})\s((?:from|von|de la part de|de parte de|da parte di|da|van) ${PERSON})$`,
  'u',
)
/** `for The Mill & Co, the café in Elm Road`: a name, and what that is. */
const HOUSE =
  /^(?:for|für|pour|para|per|voor) (\p{Lu}[^,\d]{1,48}), ((?:the|an?|our|die|das|der|ein|eine|unser|unsere|le|la|l[’']|un|une|notre|el|una|il|lo|de|het|een) ?\p{L}.*)$/u
/** `for one afternoon at the wheel`, `for a dinner for two`: what is given. */
const THING =
  /^(?:for|für|pour|para|per|voor) ((?:one|two|three|an?|\d+|ein|eine|einen|zwei|une?|deux|una?|dos|due|een|twee)\s.+)$/iu
/** Clauses that say one thing of a voucher, each to be looked up by its first words. */
const CLAUSE =
  /^((?:voucher|gift ?card|serial|gutschein|bon|vale|buono) ?(?:number|no\.?|nr\.?|nummer|numéro|n°|número|numero)|issued(?: on)?|(?:good|valid|runs)(?: from| until| till| to| through)|ausgestellt am|gültig (?:bis|ab)|émis le|valable jusqu[’']au|emitido el|válido hasta(?: el)?|emesso il|valido fino al?|worth|im wert von|d[’']une valeur de|por valor de|del valore di|ter waarde van)\s+(\S.*)$/iu
/** What leads to the words that go with a gift. */
const WISHING =
  /(?:^|,?\s(?:and|und|et|y|e|en)\s|,\s)([^,]{0,60}\b(?:message|words?|note|wish|text|card|spruch|text|gruß|grüße|widmung|mot|message|mensaje|texto|messaggio|testo|boodschap|tekst)\b[^,"“„«]{0,24})\s?(["“„«].+["”“»])$/iu
/** What a sentence only asks its reader to have said: `and please say to book early`. */
const SAYING =
  /,?\s(?:and\s|und\s|et\s)?(?:please|bitte|merci de) (?:say|add|mention|put|note|dazuschreiben|préciser)(?: that| to| it is)?\s(.+)$/iu
/** A remark on why it is so, behind what is told. */
const REASON = /,\s(?:as|because|since|weil|da|denn|car|comme|porque|perché|omdat)\s(.+)$/iu

function piecesOf(sentence: Phrase): Pieces {
  const said: string[] = []
  const wish = WISHING.exec(sentence.text)
  const quotation = wish?.[2] ?? ''
  const own = wish ? trim(cut(sentence, 0, wish.index)) : sentence
  if (wish) said.push(wish[0].slice(0, -quotation.length))
  const message: readonly Piece[] =
    quotation === '' ? [] : [{ kind: 'wish', words: cut(sentence, sentence.text.length - quotation.length) }]
  return { pieces: [...(own.text === '' ? [] : ownPieces(own, said)), ...message], said }
}

function ownPieces(sentence: Phrase, said: string[]): readonly Piece[] {
  const opening = OPENING.exec(sentence.text)?.[0] ?? ''
  if (opening !== '') {
    said.push(opening.trim())
    return openedPieces(trim(cut(sentence, opening.length)), said)
  }
  const clauses = factsIn(sentence, said)
  if (clauses) return clauses
  const saying = SAYING.exec(sentence.text)
  const rest = saying?.[1] ?? ''
  if (saying) said.push(saying[0].slice(0, -rest.length))
  const lines = [
    saying ? cut(sentence, 0, saying.index) : sentence,
    ...(saying ? [capital(cut(sentence, sentence.text.length - rest.length))] : []),
  ]
  return lines.map(words => ({ kind: 'words', words: withStop(trim(words)) }))
}

/** A sentence with the stop that parted it from the next. */
function withStop(words: Phrase): Phrase {
  return /[\p{L}\p{N}]$/u.test(words.text) ? toPhrase([...words.nodes, { type: 'text', value: '.' }]) : words
}

/** What stands behind `It is …`: a house, people, or a thing with what it is worth. */
function openedPieces(words: Phrase, said: string[]): readonly Piece[] {
  const people = PEOPLE.exec(words.text)
  if (people) {
    const [, to = ''] = people
    return [
      { kind: 'person', words: cut(words, 0, to.length) },
      { kind: 'person', words: trim(cut(words, to.length)) },
    ]
  }
  const thing = THING.exec(words.text)
  if (thing) {
    const one = /^(?:one|an?|eine?n?|une?|una?|een)\s/iu.exec(thing[1] ?? '')?.[0] ?? ''
    const from = words.text.length - (thing[1]?.length ?? 0) + one.length
    said.push(words.text.slice(0, from).trim())
    const [first, ...more] = clausesOf(cut(words, from), said)
    return [
      ...(first ? [{ kind: 'thing' as const, words: capital(first) }] : []),
      ...more.map(clause => ({ kind: 'fact' as const, words: labelled(capital(clause)) })),
    ]
  }
  const house = HOUSE.exec(words.text)
  if (!house) return [{ kind: 'words', words }]
  const [, name = '', what = ''] = house
  const start = words.text.indexOf(name)
  said.push(words.text.slice(0, start).trim())
  const lines = [cut(words, start, start + name.length), cut(words, words.text.length - what.length)]
  return [{ kind: 'house', words: joinLines(lines) }]
}

/** A sentence that is nothing but what is said of a voucher, clause by clause; undefined for any other. */
function factsIn(sentence: Phrase, said: string[]): readonly Piece[] | undefined {
  const reason = REASON.exec(sentence.text)
  const own = reason ? cut(sentence, 0, reason.index) : sentence
  const ties: string[] = []
  const clauses = clausesOf(own, ties)
  if (!clauses.every(({ text }) => CLAUSE.test(text))) return undefined
  said.push(...ties)
  if (reason) said.push(reason[0].replace(/^,\s/, ''))
  return clauses.map(clause => ({ kind: 'fact', words: labelled(capital(clause)) }))
}

/** Words in clauses, each but the first of which opens with what a voucher is looked up by. */
function clausesOf(words: Phrase, said: string[]): readonly Phrase[] {
  const starts = [...words.text.matchAll(/,?\s(?:and|und|et|y|e|en)\s|,\s/giu)]
    .map(({ 0: sign, index }) => ({ index, sign, end: index + sign.length }))
    .filter(({ end }) => CLAUSE.test(words.text.slice(end)))
  said.push(...starts.flatMap(({ sign }) => (/\p{L}/u.test(sign) ? [sign] : [])))
  return [0, ...starts.map(({ end }) => end)].map((start, at) => trim(cut(words, start, starts[at]?.index)))
}

/** A clause as a line whose first words are its label. */
function labelled(clause: Phrase): Phrase {
  const label = CLAUSE.exec(clause.text)?.[1]
  if (label === undefined || !/\s|number$/i.test(label)) return clause
  const nodes = [
    ...cut(clause, 0, label.length).nodes,
    { type: 'text' as const, value: ': ' },
    ...trim(cut(clause, label.length)).nodes,
  ]
  return toPhrase(nodes)
}

function withoutStop(sentence: Phrase): Phrase {
  const plain = trim(sentence)
  const end = /(?<=["”“»])$|\.$/u.exec(plain.text)
  return end ? cut(plain, 0, end.index) : plain
}
