import { type Candidate, claimOf } from '../claims/candidate.ts'
import type { Context } from '../context.ts'
import { toFact } from '../facts/facts.ts'
import { itemOfName, namesIn } from '../things/items.ts'
import { nameOf } from '../words/lexicon.ts'
import { ordersPiece } from './handing-over.ts'
import { phraseOf } from '../facts/phrase.ts'
import type { Fact, Omitted } from '../reading.ts'
import type { Role } from '../roles.ts'
import type { Concept } from '../words/en.ts'

/** What the header of a mail is in a letter. */
const concepts: Readonly<Record<string, Concept>> = {
  from: 'sender',
  to: 'recipient',
  date: 'date',
  sent: 'date',
  subject: 'subject',
  attachments: 'enclosures',
}

/** Less than what the letter itself says. */
const WEIGHT = 0.85

/**
 * The header of a mail as facts: who writes to whom, when and about what, and what goes with it. An address without a name
 * is nobody to write a letter to.
 */
export function mailFacts(omitted: readonly Omitted[], context: Context): readonly Fact[] {
  return omitted.flatMap(line => {
    const { part, text } = line as Omitted & { readonly part?: string }
    const concept = concepts[part ?? '']
    // A browser prints who sent a mail without a label, and when behind it.
    const own = part === 'from' ? text.replace(/(>)\s{3,}.*$/su, '$1') : text
    const value = /^(?:[^:：<]*[:：]\**)?\s*(.*)$/su.exec(own)?.[1]?.trim()
    return concept === undefined || value === undefined ? [] : factsOf(concept, value, context)
  })
}

function factsOf(concept: Concept, value: string, context: Context): readonly Fact[] {
  switch (concept) {
    case 'sender':
    case 'recipient':
      return partyOf(concept, value, context)
    case 'date':
      return [fact(concept, dayOf(value), context)]
    case 'subject':
      return subjectOf(value, context)
    default:
      return [enclosed(value, context)]
  }
}

/** Marks of answers, and of what is sent on. */
const ANSWERED = /^(?:(?:re|fwd?|aw|wg|tr|rv|sv|vs|vb|odp|pd|ynt|ilt|r|i)\s*[:：]\s*)+/iu

/** Whether a line is the subject of a mail that answers another or sends it on: it names what was written about, and no document. */
function isAnswered({ text }: Omitted): boolean {
  return ANSWERED.test(behindLabel(text))
}

function behindLabel(text: string): string {
  return /^[^:：]*[:：]\**\s*(.*)$/su.exec(text)?.[1] ?? ''
}

/** The subject of a mail without the marks of answers. One that only asks, `podcast?`, names no document. */
function subjectOf(value: string, context: Context): readonly Fact[] {
  const subject = value.replace(ANSWERED, '')
  return /^\p{Ll}.*[?？]$/u.test(subject) ? [] : [fact('subject', subject, context)]
}

function fact(concept: Concept, text: string, context: Context): Fact {
  const because = `the header of the mail says the ${concept}`
  return {
    ...toFact(phraseOf(''), phraseOf(text), 'head', context),
    meanings: [{ concept, weight: WEIGHT, because }],
  }
}

function enclosed(value: string, context: Context): Fact {
  const name = nameOf('enclosures', context.lang)
  const label = phraseOf(name.charAt(0).toLocaleUpperCase(context.lang) + name.slice(1))
  return { ...fact('enclosures', value, context), label, items: namesIn(phraseOf(value)).map(itemOfName) }
}

/** `Ada Bello <ada@bello.example>`. */
function partyOf(concept: Concept, value: string, context: Context): readonly Fact[] {
  const name = value
    .replace(/[<([][^<>()[\]@]*@[^<>()[\]@]*[>)\]]/u, '')
    .replace(/^["'“]|["'”]$/gu, '')
    .trim()
  const email = /[^\s<>()[\],;]+@[^\s<>()[\],;]+/u.exec(value)?.[0]
  const reached = email === undefined || concept === 'recipient' ? [] : [fact('email', email, context)]
  return name === '' || name.includes('@') ? reached : [fact(concept, name, context), ...reached]
}

/** The day of `Tue, 17 Mar 2026 at 06:41`. */
function dayOf(value: string): string {
  return value
    .replace(/^\p{L}+\.?,\s*/u, '')
    .replace(/[,\s]+(?:\p{L}+\.?\s+)?\d{1,2}[:.]\d{2}.*$/u, '')
    .trim()
}

/** Whether the subject of a mail is the piece that is to be made, and when it is needed: `Subject: deck for Thursday!!` */
function isOfPiece({ text }: Omitted): boolean {
  const value = behindLabel(text)
  const thing =
    /^(?:the |our |my )?(?:new )?(\p{L}+(?: \p{L}+)?) (?:for|für|bis|pour|para|per|voor|na|till?|до|к) \p{L}+\W*$/iu.exec(
      value,
    )
  return thing !== null && (ordersPiece(`here is the ${thing[1]}`) || NEEDED_BY.test(value))
}

/** A subject that ends with haste. */
const NEEDED_BY = /!{2,}\W*$/u

/** What the header of a mail may be in a document that is no letter, and how sure that is: less than anything in the copy. */
const roles: readonly (readonly [concept: string, role: Role, weight: number])[] = [
  ['email', 'email', 0.44],
  ['subject', 'title', 0.42],
]

/** The same of an offer that was sent as a mail: it is from one to the other. */
const offered: typeof roles = [
  ['recipient', 'client', 0.42],
  ['sender', 'author', 0.42],
  ['date', 'date', 0.4],
]

/** Claims on the header of a pasted mail: the address of who wrote it, and its subject where the copy has no title and it answers nothing. */
export function* mailClaims(
  omitted: readonly Omitted[],
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  const own = omitted.filter(
    line =>
      (line as Omitted & { readonly part?: string }).part !== 'subject' ||
      !(isAnswered(line) || isOfPiece(line)),
  )
  // A mail about the piece is by whoever has it made; readers of that write to somebody else.
  const isAbout = own.length < omitted.length && !taken.includes('client')
  for (const fact of mailFacts(own, context)) {
    for (const [concept, role, weight] of taken.includes('client') ? [...roles, ...offered] : roles) {
      if (isAbout && concept === 'email') continue
      if (!taken.includes(role) || !fact.meanings.some(meaning => meaning.concept === concept)) continue
      yield {
        ...claimOf(role, fact),
        weight,
        because: fact.meanings[0]?.because ?? '',
        stays: false,
        piece: fact,
      }
    }
  }
}
