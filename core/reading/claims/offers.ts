import type { Heading, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { linesIn } from '../facts/label.ts'
import { isNameLike } from '../lines/letterhead.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import type { Outline } from '../outline.ts'
import { sentencesOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Role } from '../roles.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { type Candidate, wordsClaim } from './candidate.ts'
import { typedIn } from './prose.ts'
import { toldClaim, wholeClaim } from './told-claim.ts'

/**
 * What is offered, where the first heading is who offers it: the heading that says something is free or cheaper. In running
 * text without a heading the first sentence makes the offer.
 */
export function* offerClaims(
  { title, head, parts }: Outline,
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  const headings = parts.flatMap(({ heading }) => heading ?? [])
  const offer =
    title && !isOffer(plainText(title), context)
      ? headings.find(one => isOffer(plainText(one), context))
      : undefined
  if (title && offer) {
    yield { ...onHeading('offer', offer), weight: 1.1, because: 'a heading that says what one gets' }
    if (taken.includes('issuer') && isNameLike(plainText(title), context))
      yield { ...onHeading('issuer', title), weight: 0.95, because: 'the name above the offer' }
  }
  const [first, ...others] = head
  const priced = title && !offer ? [...sumBelow(title, first, taken, context)] : []
  if (priced.length > 0) return yield* priced
  const isOpen = title && !offer && !isOffer(plainText(title), context)
  const below = isOpen
    ? (shoutBelow(head, context) ?? coupletBelow(head, context) ?? lineBelow(first, context))
    : undefined
  if (title && below && isNameLike(plainText(title), context)) {
    const reason = { weight: 1.1, because: 'lines by themselves that say what one gets', context }
    yield wholeClaim('offer', trim(toPhrase(below.children)), below, reason)
    if (taken.includes('issuer'))
      yield { ...onHeading('issuer', title), weight: 0.95, because: 'the name above the offer' }
    return
  }
  if (!offer && first?.type === 'paragraph') {
    const below = [...offersInLines(title, first, taken, context)]
    if (below.length > 0) return yield* below
  }
  if (title || first?.type !== 'paragraph') return
  const line = isOffer(plainText(first), context)
    ? undefined
    : (others.slice(0, NEAR).find(block => isLine(block) && isOffer(plainText(block), context)) ??
      coupletBelow(others, context))
  const [name, ...under] = linesIn(first.children)
  const isLead = isLine(first) || (under.length === 1 && under.every(({ text }) => text.length <= SHORT))
  if (name && isLead && line?.type === 'paragraph' && isNameLike(name.text, context)) {
    const reason = { weight: 0.64, because: 'a line that says what one gets', context }
    yield wholeClaim('offer', trim(toPhrase(line.children)), line, reason)
    const above = { ...reason, weight: 0.6, because: 'the name above the offer' }
    if (taken.includes('issuer'))
      yield isLine(first)
        ? wholeClaim('issuer', trim(toPhrase(first.children)), first, above)
        : toldClaim('issuer', name, undefined, { ...above, context })
    return
  }
  const sentences = head.flatMap(block =>
    block.type === 'paragraph' ? sentencesOf(trim(toPhrase(block.children)), context.lang) : [],
  )
  // What is typed at the till is no offer, whatever it is called there.
  const offers = sentences.filter(
    ({ text }) =>
      text.length <= SENTENCE &&
      !/[?？]$/u.test(text) &&
      typedIn(text).length === 0 &&
      isOffer(text, context),
  )
  // What many say in lines is settled by the last of them.
  const given = linesIn(first.children).length >= SAID ? offers.at(-1) : offers[0]
  const [sentence] = sentences
  const because = given ? 'the sentence that says what one gets' : 'the first sentence'
  if (sentence) yield toldClaim('offer', given ?? sentence, undefined, { weight: 0.45, because, context })
}

/** A sum that is a line of its own right below a heading is what one gets that for: `WINTER CHECK` over `£49`. */
function* sumBelow(
  title: Heading,
  below: RootContent | undefined,
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  const [line] = below?.type === 'paragraph' ? linesIn(below.children) : []
  const words = plainText(title)
  if (
    !line ||
    readValue(line.text, context.lang)?.type !== 'money' ||
    findValues(words, context.lang).length > 0
  )
    return
  yield toldClaim('offer', line, undefined, {
    weight: 1.1,
    because: 'the sum right below the heading',
    context,
  })
  if (!taken.includes('product')) return
  yield { ...onHeading('product', title), weight: 1, because: 'the heading over the sum that it is for' }
}

/** Lines from which on a paragraph is a talk of several. */
const SAID = 6

/** The line below a name, in bare lines, that says what one gets: `BUBBLE BROS car wash / 2 for 1 full wash`. */
function* offersInLines(
  title: Heading | undefined,
  first: Paragraph,
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  const lines = linesIn(first.children)
  const [name, ...below] = title ? [toPhrase(title.children), ...lines] : lines
  const line = below.slice(0, NEAR).find(({ text }) => text.length <= LINE && isOffer(text, context))
  const isWhole = lines.length >= SHEET && lines.every(({ text }) => text.length <= LINE)
  if (!name || !line || !isWhole || isOffer(name.text, context)) return
  const reason = { weight: 1.1, because: 'a line that says what one gets', context }
  yield toldClaim('offer', line, undefined, reason)
  if (!taken.includes('issuer')) return
  const above = { weight: 0.95, because: 'the name above the offer' }
  yield title
    ? { ...onHeading('issuer', title), ...above }
    : toldClaim('issuer', name, undefined, { ...above, context })
}

/** The paragraph near a name whose few lines its author set in capitals, and that says what one gets. */
function shoutBelow(head: readonly RootContent[], context: Context): Paragraph | undefined {
  return head.slice(0, NEAR + 1).find((block): block is Paragraph => {
    const text = plainText(block)
    const isShort = text.length <= LINE / 2 && !/\p{Ll}/u.test(text)
    return block.type === 'paragraph' && isShort && isOffer(text, context)
  })
}

/** The paragraph near a name that is two short lines, of which one says what one gets, and neither whose it is: `3 haircuts / pay for 2`. */
function coupletBelow(head: readonly RootContent[], context: Context): Paragraph | undefined {
  return head.slice(0, NEAR + 1).find((block): block is Paragraph => {
    const lines = block.type === 'paragraph' ? linesIn(block.children) : []
    const areShort =
      lines.length === 2 && lines.every(({ text }) => text.length <= SHORT && !/[.。:：]$/u.test(text))
    const isNamed = lines.some(({ text }) => isNameLike(text, context) && !isOffer(text, context))
    return areShort && !isNamed && isOffer(plainText(block), context)
  })
}

/** The one line right below a name that says what one gets: `Take two rolls, the coffee is free!` */
function lineBelow(first: RootContent | undefined, context: Context): Paragraph | undefined {
  if (first?.type !== 'paragraph' || !isLine(first)) return undefined
  const text = plainText(first)
  return text.length <= 1.5 * SHORT && isOffer(text, context) ? first : undefined
}

/** Letters of a sentence that says what one gets. */
const SENTENCE = 140

/** Lines from which on a paragraph is a sheet of lines and no text. */
const SHEET = 3

/** Lines below a name among which the offer is. */
const NEAR = 2

function isLine(block: RootContent): boolean {
  const text = plainText(block)
  return block.type === 'paragraph' && text.length <= LINE && !/\n|[.。]$/u.test(text)
}

/** Letters of a line between a name and what one gets, and of each of two that say it: `Crisp pretzel day`. */
const SHORT = 48

/** Letters of a line that says what one gets. */
const LINE = 90

function onHeading(role: Role, heading: Heading): Omit<Candidate, 'weight' | 'because'> {
  return { ...wordsClaim(role, trim(toPhrase(heading.children)), [heading]), piece: heading, source: heading }
}

/** What a reduction is counted in. */
const offered: ReadonlySet<string> = new Set(['percentage', 'money', 'change'])

/** `2 for 1`, `3x2`, `2+1 gratis`. */
const SEVERAL =
  /(?<![\d.,])[1-9] ?(?:for|für|pour|por|per|voor|za|för|til|[x×+=]) ?[1-9](?![\d.,%:/]| ?(?:cm|mm|m|kg|g|l|ml)(?!\p{L}))/iu

/** That somebody gives something, in the words that shops use. */
const GIVEN =
  /(?:^|[^\p{L}])(?:on (?:us|the house)|buy \d+ get|(?:leve|lleva|llévate|take|prendi|ne?em|nimm) \d+|(?:pague|paga|pay|zahl|betaal) \d+|bizden|hediye|bedava|\d+ al|aufs haus|geschenkt|gratis|offerte?s?|offert par|de regalo|invita la casa|omaggio|in regalo|offre la casa|gr[aá]tis|de graça|brinde|cadeau|w prezencie|в подарунок|в подарок|bjuder vi)(?=[^\p{L}]|$)|無料|プレゼント|進呈/iu

/** Whether words say that something is free, reduced or given. */
function isOffer(text: string, { lang }: Context): boolean {
  const plain = ` ${plainLabel(text)} `
  const words = (['freeWords', 'discount', 'offer'] as const).flatMap(concept => wordsFor(lang, concept))
  return (
    SEVERAL.test(text) ||
    GIVEN.test(text.toLocaleLowerCase(lang)) ||
    words.some(word => word.length > 2 && plain.includes(` ${word} `)) ||
    findValues(text, lang).some(({ value: { type } }) => offered.has(type))
  )
}
