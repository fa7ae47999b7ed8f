/** Lines of a place to sign, whoever reads them: what labels its blanks, whom it is for, who signs. */
import { onDemand } from '../../on-demand.ts'
import type { Context } from '../context.ts'
import { toFact } from '../facts/facts.ts'
import { cut, type Phrase, phraseOf, split, trim } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import { allAndWords, blankWords, signatureStems, signingWords, signsWords } from '../words/agreements.ts'
import { plainLabel } from '../words/lexicon.ts'
import { isPartyName } from './agreement.ts'

/** Words that say that somebody signs, as labels are compared. */
export const signing: () => ReadonlySet<string> = onDemand(() => new Set(signingWords.map(plainLabel)))
const blanks = onDemand(() => new Set(blankWords.map(plainLabel)))

/** Whether words are what a place to sign is labelled with: `Date:`, `Signature`. */
export function isBlankLabel(text: string): boolean {
  const bare = text.replace(/[_.…\s:：]+$/u, '')
  const isWord = (word: string): boolean => blanks().has(plainLabel(word))
  const words = bare.split(joints())
  return isWord(bare) || (words.length === 2 && words.every(isWord))
}

/** What joins the two labels of one blank: `Place and date`, `Lieu, date`, `Ort/Datum`. */
const joints = onDemand(() => new RegExp(`\\s*[,/&+]\\s*|\\s+(?:${allAndWords().join('|')})\\s+`, 'iu'))

/** `For the Buyer`, `Signed by the Owner`, `Pelo ateliê`: one of the words, then whom. */
export function opensSigning(label: string): boolean {
  const words = plainLabel(label).split(' ')
  const opens = (count: number): boolean =>
    count <= words.length && words.length - count <= NAMED && signing().has(words.slice(0, count).join(' '))
  return [1, 2, 3, 4, 5, 6].some(opens)
}

/** Words of a name behind those that say who signs. */
const NAMED = 8

/** Blanks to write on: `____`, `……`. */
export const RULE: RegExp = /_{3,}|\.{6,}|…{3,}/u

/** What a place to sign may say of who signs, filled in beside the blanks. */
const details: readonly string[] = ['email', 'telephone', 'address', 'jobTitle', 'organization', 'taxId']

/** A label of a place to sign, bare or with what is filled in: `By:`, `Name: Ada Ash`, `E-mail: ada@ash.example`. */
export function isFilling({ text }: Phrase, { lexicon }: Context): boolean {
  const [, label, value = ''] = /^([^:：]{1,40})[:：]\s*(.*)$/su.exec(text) ?? []
  if (label === undefined) return isBlankLabel(text) && isForHand(text) && !/[.!?]$/u.test(text)
  if (value.length > PLACE_LINE) return false
  const isDetail = (): boolean =>
    lexicon(label).some(({ concept, weight }) => weight > 0.8 && details.includes(concept))
  return isBlankLabel(label) || isDetail()
}

/** Letters up to which a line can be of a place to sign. */
export const PLACE_LINE = 90

/** What divides places that stand side by side. */
export const COLUMNS: RegExp = /\t+|\s{3,}/g

/** `Signed`, `Signed at Leeds, 3 May 2026`, `Busseto, lì 12 gennaio 2026`: one short line over the places. */
export function isOverPlaces(text: string): boolean {
  const isLine = text.length <= PLACE_LINE && !text.includes('\n') && !/\s{3,}|\p{L}{4}\.$/u.test(text)
  const isDay = /^\p{Lu}[^,:]{1,40},\s.*\d{4}\P{L}*$/u.test(text)
  return isLine && (isDay || opensSigning(text.replace(/[\s:：]+$/u, '')))
}

/** Whether the first words of places beside each other say whom each is for: one of them opens so, or is called a party. */
export function areParties(words: readonly Phrase[]): boolean {
  return words.some(({ text }) => opensSigning(text) || isPartyName(text))
}

/** A place that opens with whom it is for. */
export function placeOfParty([party = phraseOf(''), ...lines]: readonly Phrase[], context: Context): Item {
  const { title, ...item } = placeOfLines(lines, context)
  const organization = toFact(phraseOf(''), party, 'body', context)
  return { ...item, title, parts: { ...item.parts, organization } }
}

/** The first place with the words in the corner of its table, which are said once. */
export function headed(item: Item, corner: Phrase | undefined, context: Context): Item {
  if (!corner || corner.text === '') return item
  // Where it ends with a blank, that is a line to write on.
  const isOpen = new RegExp(`(?:${RULE.source})[\\s_.…]*$`, 'u').test(corner.text)
  const [label, words] = isOpen ? [withoutColon(corner), phraseOf('')] : [phraseOf(''), corner]
  return { ...item, parts: { ...item.parts, heading: toFact(label, words, 'body', context) } }
}

const stems = onDemand(() => signatureStems.map(plainLabel))

/** The labels of one blank: `Fecha y firma`, `Ort/Datum`. */
export function labelParts(label: string): readonly string[] {
  return label.split(joints())
}

/** Whether one of the labels of a blank asks for the signature itself: `Datum, Unterschrift`, `Witness signature`. */
export function asksForHand(label: string): boolean {
  return labelParts(label).some(part => isForHand(part) || isForHand(part.split(' ').at(-1) ?? ''))
}

/** Whether a label asks for the signature itself: `Signed`, `Unterschrift`, `By`. */
export function isForHand(label: string): boolean {
  const plain = plainLabel(label)
  return signsWords.includes(plain) || stems().some(stem => plain.startsWith(stem))
}

export function place(party: Phrase, pairs: readonly (readonly [Phrase, Phrase])[], context: Context): Item {
  const facts = pairs.filter(([label, value]) => label.text !== '' || value.text !== '')
  const named =
    facts.find(([label, value]) => value.text !== '' && isNameLabel(label.text, context)) ??
    facts.find(([, value]) => value.text !== '')
  const [name = phraseOf(''), ...rest] = named ? split(named[1], /,\s+/g) : []
  const others = facts.filter(pair => pair !== named)
  const plainFact = (words: Phrase): Fact => toFact(phraseOf(''), words, 'body', context)
  return {
    title: name,
    parts: {
      ...(party.text !== '' && { organization: plainFact(party) }),
      ...(named && named[0].text !== '' && { caption: plainFact(withoutColon(named[0])) }),
    },
    facts: [
      ...rest.map(plainFact),
      ...others.map(([label, value]) => toFact(withoutColon(label), value, 'body', context)),
    ],
    text: [],
    items: [],
    blocks: [],
  }
}

export function isNameLabel(label: string, { lexicon }: Context): boolean {
  return lexicon(label).some(({ concept }) => concept === 'name')
}

export function withoutColon(phrase: Phrase): Phrase {
  const end = /[\s:：_.…]+$/u.exec(phrase.text)
  return end ? trim(cut(phrase, 0, end.index)) : phrase
}

/** Lines that belong to one place: whom for, the name, what they are, blanks. */
export function placeOfLines(lines: readonly Phrase[], context: Context): Item {
  const pairs = lines.map((line, at): readonly [Phrase, Phrase] => {
    if (at > 0 && isBlankLabel(line.text)) return [withoutColon(line), phraseOf('')]
    const colon = /^([^:：]{1,40})[:：]\s*(.*)$/su.exec(line.text)
    if (!colon || !(at > 0 ? isFilling(line, context) : isBlankLabel(colon[1] ?? '')))
      return [phraseOf(''), line]
    return [
      trim(cut(line, 0, colon[1]?.length)),
      unruled(trim(cut(line, line.text.length - (colon[2]?.length ?? 0)))),
    ]
  })
  const labelled = pairs.some(([label, value]) => value.text !== '' && isNameLabel(label.text, context))
  const [first, ...rest] = pairs
  // `For Periwinkle Boatyard` above a name, or a heading above labelled lines, says for whom.
  const opens =
    first !== undefined &&
    first[0].text === '' &&
    rest.length > 0 &&
    (labelled || opensSigning(first[1].text) || isCapitals(first[1].text))
  return place(opens ? first[1] : phraseOf(''), opens ? rest : pairs, context)
}

/** What stands beside a blank: `________  for Ash Ltd`. */
function unruled(value: Phrase): Phrase {
  const rule = RULE.exec(value.text)
  if (!rule) return value
  const [before, after] = [trim(cut(value, 0, rule.index)), trim(cut(value, rule.index + rule[0].length))]
  return before.text === '' ? after : before
}

function isCapitals(text: string): boolean {
  return text === text.toLocaleUpperCase() && text !== text.toLocaleLowerCase()
}

/** A place before a blank for the day on which all sign: `Delft, den ____`, `Östersund den ____`. */
export function isPlaceAndDay(text: string): boolean {
  return /^\p{Lu}[^,]{1,40}(?:,(?:\s*\p{Ll}{1,4})?|\s(?:den|dnia|dne|lì|le|am|em|el))$/u.test(text)
}

/** `between Ash Ltd and ____ = "you"`, `Madrid, a ____ de ____ de 2026`: words on both sides of a blank, and no label before it. */
export function hasBlankInside(line: string): boolean {
  const [before = '', ...after] = line.split(new RegExp(RULE, 'gu'))
  if (isPlaceAndDay(before.trim())) return after.some(words => /[\p{L}\d]/u.test(words))
  if (after.length !== 1 || before.trim() === '' || !/\p{L}/u.test(after[0] ?? '')) return false
  return (
    !/[:：]\s*$|\s{3,}/u.test(line.slice(0, before.length)) && !isBlankLabel(before) && !opensSigning(before)
  )
}
