import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { paragraphOf, phraseIn } from '../facts/facts.ts'
import { labelAlone, linesIn, readLabelled } from '../facts/label.ts'
import { isNameLike } from '../lines/letterhead.ts'
import { isDocumentName, plainLabel, wordsFor } from '../words/lexicon.ts'
import type { Outline } from '../outline.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'
import { type Role, ruleOf } from '../roles.ts'
import type { Concept } from '../words/en.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { type Candidate, claimOf, wordsClaim } from './candidate.ts'
import { nameRuns, addressIn } from './name-runs.ts'
import { knownClaim, type Reason, toldClaim, wholeClaim } from './told-claim.ts'

// What stands at the top and at the end of a bill without a label: who sells, to whom it goes, what they have to say.

/** Claims on the seller, the buyer, the thanks and the notes of a bill by where their words stand. */
export function* slipClaims(
  { before, head, parts }: Outline,
  running: readonly Paragraph[],
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  if (!taken.includes('seller')) return
  const said = [...before, ...head].filter((block): block is Paragraph =>
    running.includes(block as Paragraph),
  )
  const [first] = said
  // Above the shop may stand what the paper is, with its number and its day: `INVOICE`.
  const shop = said.slice(0, ABOVE + 1).find(block => {
    const [name, ...more] = linesIn(block.children)
    return name !== undefined && more.length > 0 && !namesPaper(name.text)
  })
  for (const block of said) yield* sideClaims(block, taken, context)
  if (shop) yield* shopClaims(shop, context)
  if (taken.includes('buyer')) {
    for (const block of running) yield* buyerClaims(block, context)
    const below = shop ? said.slice(said.indexOf(shop) + 1) : []
    const addressed = below.find(block => isAddressed(block, context))
    if (addressed) yield addressedClaim(addressed, context)
  }
  const blocks = parts.find(({ heading }) => heading === undefined)?.blocks ?? parts.at(-1)?.blocks ?? head
  const last = blocks.at(-1)
  if (last?.type !== 'paragraph' || !running.includes(last) || (last === first && parts.length > 0)) return
  if (taken.includes('payment') && taken.includes('iban')) yield* accountClaims(blocks, running, context)
  if (taken.includes('thanks')) yield* thanksClaims(last, context)
  if (taken.includes('notes')) yield* noteClaims(last, parts.length > 0, context)
}

/** `INVOICE 0219`, `Rechnung Nr. 2026-0083`: what a paper is, and its number. */
const numberedName =
  /^(\p{L}[\p{L} ]*?)(?:\s+(?:n[or]s?\.?|num\.?|n[.º°]|№))?\s*#?\s*([\p{L}\d]*\d[\p{L}\d/.-]*)$/iu

/** Whether a line is what a paper is called, with its number or without. */
function namesPaper(text: string): boolean {
  const [, name = ''] = numberedName.exec(text) ?? []
  return isDocumentName(text) || (name !== '' && isDocumentName(name.trim()))
}

/** Claims of lines without a label, and of the heading, that say what the bill is with its number. */
export function* numberedClaims(
  { title }: Outline,
  facts: readonly Fact[],
  taken: readonly Role[],
): Generator<Candidate> {
  if (!taken.includes('invoiceNumber')) return
  const because = 'what the paper is, with its number'
  const numberIn = (phrase: Phrase): Phrase | undefined => {
    const [, name = '', number] = numberedName.exec(phrase.text) ?? []
    return number && isDocumentName(name.trim()) ? cut(phrase, phrase.text.length - number.length) : undefined
  }
  const claim = (number: Phrase): Candidate => ({
    ...wordsClaim('invoiceNumber', number, [paragraphOf(number)]),
    ...{ stays: true, weight: 0.88, because, piece: number },
  })
  const headed = title && numberIn(trim(toPhrase(title.children)))
  if (headed) yield claim(headed)
  for (const fact of facts.filter(({ label, facts: inner }) => label.text === '' && inner.length === 0)) {
    const number = numberIn(phraseIn(fact))
    if (number === undefined) continue
    const source = fact.source && { source: fact.source }
    yield { ...claimOf('title', fact), weight: 0.88, because, stays: false, piece: fact, ...source }
    yield claim(number)
  }
}

/** Single lines that may stand above whose a bill is. */
const ABOVE = 1

/** What a till knows of one sale. */
const SALE: ReadonlySet<Concept> = new Set<Concept>([
  ...(['date', 'time', 'dateTime', 'issueDate', 'receiptNumber', 'invoiceNumber', 'orderNumber'] as const),
  ...(['cashier', 'buyer', 'client', 'total', 'payment', 'paymentDueDate', 'reference'] as const),
])

/**
 * Facts of a bill without those of lines that tell of the shop at its top, of which the first is its name, or of one side
 * below what calls it: they are drawn below the name as they stand, whatever labels they have.
 */
export function withoutShop({ before, head, facts }: Outline, context: Context): readonly Fact[] {
  const all = [...before, ...head]
  const isOfSale = ({ label }: Fact): boolean =>
    context.lexicon(label.text).some(({ concept, weight }) => weight > 0.8 && SALE.has(concept))
  const isShopBlock = (block: RootContent): boolean => {
    if (block.type !== 'paragraph' || shopClaims(block, context).next().done) return false
    const [first] = linesIn(block.children)
    return !readLabelled(first as Phrase) && !facts.some(fact => fact.source === block && isOfSale(fact))
  }
  const isSide = (block: RootContent): boolean => {
    if (block.type !== 'paragraph' || sideClaims(block, ['seller', 'buyer'], context).next().done)
      return false
    const own = facts.filter(({ source }) => source === block)
    const isBare = linesIn(block.children).some(line => !readLabelled(line))
    return isBare && !own.slice(1).some(isOfSale)
  }
  const shop = all.slice(0, ABOVE + 1).find(isShopBlock)
  const taken = new Set<RootContent | undefined>([...(shop ? [shop] : []), ...all.filter(isSide)])
  return taken.size > 0 ? facts.filter(({ source }) => !taken.has(source)) : facts
}

/** The first lines of a slip: a name, and below it where the shop is or how it is reached. */
function* shopClaims(block: Paragraph, context: Context): Generator<Candidate> {
  const [name, ...more] = linesIn(block.children)
  if (!name || more.length === 0 || !isShop(name.text, context)) return
  const isReached = more.some(
    ({ text }) =>
      readValue(text, context.lang)?.type === 'address' ||
      findValues(text, context.lang).some(({ value }) => value.type === 'phone' || value.type === 'url') ||
      /\d{4,}/.test(text),
  )
  if (!isReached) return
  const reason = { weight: 0.7, because: 'the first line of the slip', context }
  // Its lines are what is told of the seller: they are drawn with the name.
  yield { ...wholeClaim('seller', name, block, reason), blocks: [block] }
}

/** What a shop is called may be in quotation marks, say since when it is, what sort of firm or, behind a dash, what it does, and is no sentence. */
function isShop(text: string, context: Context): boolean {
  const name = text.replace(/["“”„«»「」『』]/gu, '').replace(/,?\s(?:\p{L}{1,3}\.){1,3}$/u, '')
  const bare = name.replace(/(?:\s\p{Ll}{2,6}){0,2}\s(?:1[6-9]|20)\d\d$/u, '')
  const [called = bare] = bare.split(/\s[–—|·-]\s/u, 1)
  return isNameLike(called, context) && !/[.!?。]$/u.test(name)
}

/** Lines of one side of a bill below its name at most, and letters of each. */
const SIDE = { lines: 8, letters: 80 }

/**
 * A block that says first which side of a bill it tells of, and whose other lines have no label of a side: `From` over a name
 * and an address, `To: Ada Quill` over `c/o Ben Roe`. All of it is that side's.
 */
function* sideClaims(block: Paragraph, taken: readonly Role[], context: Context): Generator<Candidate> {
  const [first, ...below] = linesIn(block.children)
  if (!first || below.length === 0 || below.length > SIDE.lines) return
  const labelled = readLabelled(first)
  const label = labelled?.label ?? labelAlone(first) ?? first
  const roleOf = (words: Phrase): Role | undefined =>
    (['seller', 'buyer'] as const).find(role => {
      const [own, next] = ruleOf(role).concepts
      return context
        .lexicon(words.text)
        .some(({ concept, weight }) => weight > 0.9 && (concept === own || concept === next))
    })
  const role = roleOf(label)
  const isPlain = ({ text }: Phrase): boolean =>
    text.length <= SIDE.letters && !/\p{L}{3}[.!?。]$/u.test(text)
  const isOther = (line: Phrase): boolean => {
    const own = readLabelled(line)?.label
    return own !== undefined && roleOf(own) !== undefined
  }
  if (!role || !taken.includes(role) || !below.every(isPlain) || below.some(isOther)) return
  const lines = labelled ? [labelled.value, ...below] : below
  const name = lines[0] as Phrase
  const reason = { weight: 0.82, because: 'lines below the name of a side', context }
  yield {
    ...wholeClaim(role, name, block, reason),
    ...{
      label,
      written: true,
      text: lines.map(({ text }) => text).join(', '),
      blocks: [paragraphOf(joinLines(lines))],
    },
  }
}

/** Letters before a name in which a small word may stand: all that is written before it would be searched for each name. */
const CUE = 12

/** Names with an address after a small word for the buyer: `for Mrs D. Chow, 18 Beacon Terrace, Ilkley`. */
function* buyerClaims(block: Paragraph, context: Context): Generator<Candidate> {
  const phrase = toPhrase(block.children)
  const [first] = linesIn(block.children)
  // Who a paper goes to has a word of respect behind the name.
  if (first && /\p{L}[\s\u3000]*(?:御中|様|殿)$/u.test(first.text))
    yield {
      ...wholeClaim('buyer', first, block, {
        weight: 0.7,
        because: 'a name with a word of respect',
        context,
      }),
      blocks: [block],
    }
  for (const run of nameRuns(phrase)) {
    const before = phrase.text.slice(Math.max(0, run.start - CUE), run.start)
    const cue = /(?<![\p{L}\p{M}])(\p{L}{1,5})\s+$/u.exec(before)?.[1]
    const address = cue && addressIn(phrase, run, context.lang)
    const isNamed = address && address.start > run.start
    if (!isNamed || !context.lexicon(cue).some(({ concept }) => concept === 'buyer' || concept === 'client'))
      continue
    yield toldClaim('buyer', trim(cut(phrase, run.start, run.end)), undefined, {
      weight: 0.56,
      because: 'a name with an address after a word for the buyer',
      context,
    })
  }
}

/** Lines of an address on an envelope, and letters of each at most. */
const ENVELOPE = { least: 3, most: 7, letters: 60 }

/** Whether a paragraph is a name and an address, a line each, and nothing else: no label, no way to reach anybody. */
function isAddressed(block: Paragraph, context: Context): boolean {
  const lines = linesIn(block.children)
  if (lines.length < ENVELOPE.least || lines.length > ENVELOPE.most) return false
  const isEnvelope = lines.every(
    ({ text }) => text.length <= ENVELOPE.letters && !/@|[:：?!]|\p{Ll}{3}[.,]$/u.test(text),
  )
  const [street, place, ...country] = lines.slice(-2)
  if (!isEnvelope || !street || !place || country.length > 0) return false
  return [lines.slice(-2), lines.slice(-3, -1)].some(
    pair =>
      pair.length === 2 &&
      readValue(pair.map(({ text }) => text).join(', '), context.lang)?.type === 'address',
  )
}

/** Whom a bill goes to, by the address below that of the seller. */
function addressedClaim(block: Paragraph, context: Context): Candidate {
  const [name] = linesIn(block.children)
  const reason = { weight: 0.58, because: 'a name with its address below the seller', context }
  return { ...wholeClaim('buyer', name as Phrase, block, reason), blocks: [block] }
}

/** The first paragraph below the sums with a line that names an account: where the money goes. */
function* accountClaims(
  blocks: readonly RootContent[],
  running: readonly Paragraph[],
  context: Context,
): Generator<Candidate> {
  const block = blocks.find(
    (one): one is Paragraph =>
      running.includes(one as Paragraph) &&
      linesIn((one as Paragraph).children).some(line => namesAccount(line, context)),
  )
  if (!block) return
  const phrase = trim(toPhrase(block.children))
  const reason = { weight: 0.6, because: 'a line that names an account', context }
  yield { ...wholeClaim('payment', phrase, block, reason), blocks: [block] }
}

/** Whether a line has an account number, or figures behind a word for one: `sort 00-00-00, acc 01234567`. */
function namesAccount({ text }: Phrase, { lang, lexicon }: Context): boolean {
  if (findValues(text, lang).some(({ value }) => value.type === 'iban')) return true
  return [
    ...text.matchAll(/(?<![\p{L}\d])(\p{L}[\p{L}.-]{0,29}(?:\s\p{L}{1,30}\.?)?)[\s:]+(?=\d[\d -]{5,})/gu),
  ].some(([, words = '']) =>
    [words, words.replace(/^\S+\s/u, '')].some(word =>
      lexicon(word).some(({ concept, weight }) => weight > 0.8 && (concept === 'iban' || concept === 'bic')),
    ),
  )
}

/** Letters of a line that takes leave of a customer. */
const LEAVE = 90

/** The line at the end of a slip that gives thanks, or its last block where that is one line without figures, and no note. */
function* thanksClaims(block: Paragraph, context: Context): Generator<Candidate> {
  const all = linesIn(block.children)
  const lines = all.filter(({ text }) => text.length <= LEAVE && !/\d|^\s*[※*†‡]/u.test(text))
  // What is said after it goes on from it, unless it is where to turn to.
  const last = all.findLastIndex(
    line => !/\d|@|\.\p{L}{2,}$/u.test(line.text) && readLabelled(line)?.sign !== 'colon',
  )
  const said = lines.find(line => givesThanks(line, context) && all.indexOf(line) >= last)
  const line = said ?? (linesIn(block.children).length === 1 ? lines[0] : undefined)
  if (!line) return
  yield* whole('thanks', line, block, {
    weight: said ? 0.68 : 0.48,
    because: said ? 'words of thanks at the end' : 'the last line of the slip',
    context,
  })
}

function givesThanks({ text }: Phrase, { lang }: Context): boolean {
  const plain = ` ${plainLabel(text)}`
  return wordsFor(lang, 'thanks').some(words => words.length > 3 && plain.includes(` ${words}`))
}

/** The last paragraph below the sums, where it asks for nothing: no amount, day or account. */
function* noteClaims(block: Paragraph, isBelow: boolean, context: Context): Generator<Candidate> {
  const text = plainText(block)
  const asks = findValues(text, context.lang).some(
    ({ value }) => value.type === 'money' || value.type === 'date' || value.type === 'iban',
  )
  // A line that says how it is paid is no note.
  const isTold = linesIn(block.children).some(line => {
    const label = readLabelled(line)?.label.text ?? ''
    return label !== '' && context.lexicon(label).some(({ concept }) => concept === 'payment')
  })
  if (!isBelow || asks || isTold || !/[.!?。！？]["”»)]?\s*$/u.test(text)) return
  yield* whole('notes', trim(toPhrase(block.children)), block, {
    weight: 0.5,
    because: 'the last words under the sums',
    context,
  })
}

function* whole(role: Role, phrase: Phrase, block: Paragraph, reason: Reason): Generator<Candidate> {
  const isWhole = phrase.text === trim(toPhrase(block.children)).text
  yield isWhole ? wholeClaim(role, phrase, block, reason) : knownClaim(role, phrase, reason)
}
