import type { Heading, Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { linesIn } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { quotedName } from '../facts/quoted-name.ts'
import { isPlaceLine } from '../lines/line-kinds.ts'
import type { Outline, Part } from '../outline.ts'
import type { Role } from '../roles.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { certifying, thatWords, unspaced } from '../words/certifying.ts'
import { isDocumentName, plainLabel } from '../words/lexicon.ts'
import { type Candidate, wordsClaim } from './candidate.ts'
import { isPersonAlone } from './lines-alone.ts'
import { type ProseClaim, type Reason, toldClaim, wholeClaim } from './told-claim.ts'

// The words of an honour stand below each other and are one sentence: `This is to certify that / Ada Quill / has completed
// the / Diploma in Lettering`. What stands out in it is whom and what for; what stands between leads to it.

/** A line of an honour, and whether its author set it apart from the text around. */
interface Line {
  readonly words: Phrase
  readonly heading?: Heading
  readonly standsOut: boolean
  /** The paragraph that is nothing but the line. */
  readonly alone?: Paragraph
}

/** What stands behind the name of whom one honours: `高見沢 由紀子 殿`. */
const HONORIFIC =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\s\u3000]*(?:殿|様|氏|先生|女士|同学|同志|님|귀하)$/u

/** Words of a line that says what somebody did. */
const TOLD_OF = 5

/** Claims on who is honoured and what for, where a line leads to each. */
export function* honourClaims(
  outline: Outline,
  running: readonly Paragraph[],
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  if (!taken.includes('recipient') || !taken.includes('credential')) return
  const lines = linesOf(outline, new Set<RootContent>(running))
  const certified = lines.findIndex(
    (line, place) => isCertified(lines[place - 1]) && isShortName(line.words, context),
  )
  const led = lines.findIndex(
    (line, place) => isPersonAlone(line.words, context) && (line.standsOut || leads(lines[place - 1])),
  )
  const isSetApart = lines[led]?.standsOut === true
  const goneOn = certified < 0 && !isSetApart ? personGoneOn(lines, context) : -1
  // Whoever signs may stand under what somebody did, which ends in small letters as well.
  const isUnderDeed = (lines[led - 1]?.words.text.split(/\s+/u).length ?? 0) >= TOLD_OF
  const named = goneOn >= 0 && (led < 0 || (goneOn < led && isUnderDeed)) ? goneOn : led
  const isLed = certified >= 0 || goneOn >= 0 || leads(lines[named - 1]) || leads(lines[named + 1])
  const honoured = lines.findIndex(
    ({ words, alone, heading }) =>
      (alone ?? heading) !== undefined && HONORIFIC.test(words.text) && isShortName(words, context),
  )
  const addressed =
    named >= 0 ? -1 : lines.findIndex(line => line.alone !== undefined && isAddressed(line.words, context))
  const at = [certified, honoured, named, addressed].find(place => place >= 0) ?? -1
  const [person, above] = [lines[at], lines[at - 1]]
  if (!person || !(isLed || at === addressed || at === honoured)) return
  const reason = { weight: 0.72, because: 'a name that a line leads to', context }
  // Of a paste the words that every certificate has may have been taken for its heading.
  const isTaken = above?.heading !== undefined && above.heading === outline.title
  const sure = isTaken ? { ...reason, weight: OVER } : reason
  if (certified >= 0 && (isTaken || !outline.title)) yield* headClaims(lines.slice(0, at - 1), taken, sure)
  yield claimOn('recipient', person, above, sure)
  // Whoever stands above `certifies that` certifies it.
  const house = leads(above) && /^\p{Ll}/u.test(above.words.text) ? lines[at - 2] : undefined
  if (house?.standsOut && taken.includes('issuer'))
    yield claimOn('issuer', house, undefined, { ...reason, because: 'it stands above what it says' })
  const below = lines.slice(at + 1, at + 1 + BELOW)
  const [next, other] = below
  const goesBelow = leads(next) && (endsOpen(next) || other?.standsOut === true)
  // When and where somebody was born may stand between.
  const apart = next?.standsOut
    ? -1
    : below.findIndex(
        (line, place) => line.standsOut && (leads(below[place - 1]) || goesOn(below[place - 1])),
      )
  const [lead, deed] = goesBelow ? [next, other] : apart > 0 ? below.slice(apart - 1) : [undefined, next]
  const isNamed =
    deed !== undefined &&
    !TO_YOU.test(deed.words.text) &&
    (deed.standsOut || lead !== undefined || isDeed(deed, context)) &&
    readValue(deed.words.text, context.lang) === undefined
  if (isNamed) yield claimOn('credential', deed, lead, { ...reason, because: 'what a line leads to' })
}

/** Who is honoured within a sentence: a name right behind the words that every certificate has, or behind a form of address. */
export function* honouredIn(
  sentence: Phrase,
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!taken.includes('recipient') || !taken.includes('credential')) return
  const { text } = sentence
  for (const { 0: name, index } of text.matchAll(called)) {
    const before = plainLabel(text.slice(Math.max(0, index - LEADING), index).replace(/[,:]/gu, ' '))
    const leads = [before, before.replace(/\s\S{1,6}$/u, '')]
    if (!leads.some(certifies)) continue
    const words = cut(sentence, index, index + name.length)
    const reason = { weight: 0.6, because: 'a name that a sentence certifies', context }
    yield { ...toldClaim('recipient', words, undefined, reason), label: phraseOf('') }
    return
  }
}

/** Whether words end in those that every certificate has, perhaps with others between: `verklaren wij hierbij dat`. */
function certifies(words: string): boolean {
  const that = words.slice(words.lastIndexOf(' ') + 1)
  return certifying.some(lead => {
    if (words === lead || words.endsWith(` ${lead}`)) return true
    const verb = lead.slice(0, Math.max(lead.lastIndexOf(' '), 0))
    return (
      verb !== '' &&
      lead.endsWith(` ${that}`) &&
      thatWords.includes(that) &&
      ` ${words}`.includes(` ${verb} `)
    )
  })
}

/** Letters from which on an honour is told at length, and those around what a text quotes. */
const TOLD = 90
const AROUND = 10

/**
 * Who is honoured in copy that is told, a letter or a chat: the name that it says in full and comes back to, else the first; and
 * for what, where a sentence quotes that. In German, where all nouns have capitals, a form of address tells a name.
 */
export function* honouredInText(
  texts: readonly Phrase[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const all = texts.map(({ text }) => text).join(' ')
  if (!taken.includes('recipient') || !taken.includes('credential') || all.length < TOLD) return
  const names = texts.flatMap(text => namesIn(text, context))
  const recurs = ({ text }: Phrase): boolean =>
    text.split(/\s/u).some(word => word.length > 3 && all.split(word).length > 2)
  const name = names.find(recurs) ?? names[0]
  const reason = { weight: 0.4, because: 'the name that the copy tells of', context }
  if (name) yield { ...toldClaim('recipient', name, undefined, reason), label: phraseOf('') }
  for (const text of texts) {
    const place = quotedName(text.text)
    if (!place || text.text.length < place.to - place.from + AROUND) continue
    const words = cut(text, place.from, place.to)
    yield {
      ...toldClaim('credential', words, undefined, { ...reason, because: 'it is quoted' }),
      label: phraseOf(''),
    }
    return
  }
}

/** Full names in a text, without forms of address; a name that a small word or a house follows is none. */
function namesIn(phrase: Phrase, { lang }: Context): readonly Phrase[] {
  const { text } = phrase
  const addressed = findValues(text, lang).filter(({ value }) => value.type === 'person')
  if (lang.startsWith('de'))
    return addressed.map(({ start, end }) => afterAddress(cut(phrase, start, end))).filter(isFull)
  return [...text.matchAll(called)]
    .filter(({ 0: words }) => !isPlaceLine(words))
    .map(({ 0: words, index }) => afterAddress(cut(phrase, index, index + words.length)))
    .filter(isFull)
}

function afterAddress(words: Phrase): Phrase {
  const start = ADDRESS.exec(words.text)?.[0].length ?? 0
  return cut(words, start)
}

/** Forms of address before a name. */
const ADDRESS =
  /^(?:(?:Mr|Mrs|Ms|Dr|Prof|Sr|Sra|Frau|Herrn?|Madame|Monsieur|Mme|Signora?|Senhora?|Se\u00f1ora?|Pani?|Paní|Councillor)\.?\s)+/u

function isFull({ text }: Phrase): boolean {
  return /^\S{3,}\s\S/u.test(text) && text.split(/\s/u).length <= 4
}

/** Letters in which a sentence leads to whom it honours. */
const LEADING = 60

/** Two to six words with capitals, small words of a name between them: `Carla van den Broek`. */
const called =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?:\s(?:(?:van|von|der|den|de|da|do|dos|di|del|della|du|la|le|el|al|bin|ben|y|e)\s){0,3}\p{Lu}[\p{L}'’-]+){1,5}/gu

/** How a sentence opens that says to somebody what for: it names nothing. */
const TO_YOU = /^(?:あなた|貴殿|貴方|貴女|右の者|上記の者|頭書|兹|귀하|위\s?(?:사람|학생))/u

/** More than any claim of a first heading. */
const OVER = 1.2

/** Lines below a name in which stands what it is honoured for. */
const BELOW = 4

/** What stands before the words that every certificate has: what the paper is called, and who gives it. */
function* headClaims(lines: readonly Line[], taken: readonly Role[], reason: Reason): Generator<Candidate> {
  const because = 'it stands before what is certified'
  const title = lines.find(({ words }) => isDocumentName(words.text))
  if (title) yield claimOn('title', title, undefined, { ...reason, because })
  const giver = lines.find(line => line !== title && line.words.text.length <= NAME.letters)
  if (giver && title && taken.includes('issuer'))
    yield claimOn('issuer', giver, undefined, { ...reason, because })
}

function claimOn(
  role: Role,
  { words, heading, alone }: Line,
  lead: Line | undefined,
  reason: Reason,
): Candidate {
  const leading = lead && leads(lead) ? { leads: lead.words } : {}
  if (alone && reason.weight >= OVER) return wholeClaim(role, words, alone, reason)
  if (!heading) return { ...toldClaim(role, words, undefined, reason), ...leading }
  const { weight, because } = reason
  return {
    ...wordsClaim(role, words, [heading]),
    weight,
    because,
    piece: heading,
    source: heading,
    ...leading,
  }
}

/** Words of a line that leads to the next. */
const LEAD = 14

/** Whether a line goes on in the next: words that end in small letters without a stop. */
function leads(line: Line | undefined): line is Line {
  if (!line || line.heading) return false
  const { text } = line.words
  return text.split(/\s+/).length <= LEAD && /(?:^|\s)\p{Ll}+[:：]?$/u.test(text)
}

/** Whether a line leads on though it ends in a noun: `nach bestandener Prüfung den Titel`. */
function goesOn(line: Line | undefined): boolean {
  return line !== undefined && !line.heading && /^\p{Ll}.*[\p{L}:：]$/u.test(line.words.text)
}

/** Where somebody stands alone under what the paper is called, and the line behind goes on in small letters: `Diploma / Ada Quill / swam a mile`. */
function personGoneOn(lines: readonly Line[], context: Context): number {
  const title = lines.findIndex(({ words: { text } }) =>
    // `Certificate of Completion`
    [text, text.split(/\s/u)[0] ?? ''].some(isDocumentName),
  )
  return title < 0
    ? -1
    : lines.findIndex(
        ({ words }, at) =>
          at > title && /^\p{Ll}/u.test(lines[at + 1]?.words.text ?? '') && isPersonAlone(words, context),
      )
}

/** Small words that a phrase does not end in, in the languages of the lexicon. */
const OPEN =
  /\s(?:the|a|an|in|of|for|to|his|her|der|die|das|den|dem|des|im|am|zum|zur|ein|eine|einen|le|la|les|l|de|du|un|une|el|los|las|del|en|il|lo|gli|di|della|nel|o|os|as|do|da|no|na|het|een|van|i|w|z|na|det|ett|av|af|om|och|til|till|som|u|v|s|bir|на|в|у|з|за)[:：]?$/iu

/** Whether a line ends in a small word: `has successfully completed the`. */
function endsOpen({ words: { text } }: Line): boolean {
  return OPEN.test(text)
}

/** Letters of what somebody did, in one line. */
const DEED = 64

/** What somebody did: a line that goes on from the name in small letters. */
function isDeed({ words: { text } }: Line, { lang }: Context): boolean {
  if (text.length > DEED || !/^\p{Ll}/u.test(text) || /[:：]/u.test(text)) return false
  // A line that tells the day as well stays whole.
  return findValues(text, lang).every(({ value }) => value.type !== 'date')
}

/** Whether a line leads to whom it honours in words that every certificate has. */
function isCertified(line: Line | undefined): boolean {
  const words = line ? plainLabel(line.words.text.replace(/[,:：،]/gu, ' ')) : ''
  if (!/^[\p{Ll}\p{Lu}]/u.test(words) && unspaced.some(lead => words.endsWith(lead))) return true
  return thatWords.includes(words) || certifying.some(lead => words === lead || words.endsWith(` ${lead}`))
}

/** Whether a line in a script without capitals is somebody with a form of address: `السيدة رنا`, `山口 健太郎 殿`. */
function isAddressed(words: Phrase, context: Context): boolean {
  const { text } = words
  if (!/^\p{Lo}/u.test(text) || /[\p{Ps}:：–—-]/u.test(text) || !isShortName(words, context)) return false
  const [first] = findValues(text, context.lang)
  const value = readValue(text, context.lang) ?? (first?.start === 0 ? first.value : undefined)
  return value?.type === 'person'
}

/** Words and letters of a name that a certificate leads to. */
const NAME = { words: 8, letters: 60 }

/** What can be a name where only a name is to be expected: nicknames, titles, a class or a crew too. */
function isShortName({ text }: Phrase, { lang }: Context): boolean {
  return (
    text.length <= NAME.letters &&
    text.split(/\s+/u).length <= NAME.words &&
    /\p{L}/u.test(text) &&
    readValue(text, lang)?.type !== 'date'
  )
}

function linesOf(
  { before, title, head, parts }: Outline,
  running: ReadonlySet<RootContent>,
): readonly Line[] {
  return [...before, ...(title ? [title] : []), ...head, ...parts.flatMap(blocksIn)].flatMap(
    (block): readonly Line[] => {
      if (block.type === 'heading')
        return [{ words: trim(toPhrase(block.children)), heading: block, standsOut: true }]
      if (block.type !== 'paragraph' || !running.has(block)) return []
      const own = linesIn(block.children)
      const alone = own.length === 1 ? { alone: block } : {}
      return own.map(words => ({ words, standsOut: isSetApart(words), ...alone }))
    },
  )
}

function blocksIn({ heading, blocks, parts }: Part): readonly RootContent[] {
  return [...(heading ? [heading] : []), ...blocks, ...parts.flatMap(blocksIn)]
}

/** A line all in bold or in italics. */
function isSetApart({ nodes }: Phrase): boolean {
  const [only, ...others] = nodes.filter(node => node.type !== 'text' || node.value.trim() !== '')
  return others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')
}
