import type { Data, Paragraph, RootContent } from 'mdast'
import { plainText } from '../source/text.ts'
import { assign } from './assign.ts'
import type { Context } from './context.ts'
import { nameAmong, paragraphOf, phraseIn } from './facts.ts'
import { linesIn, readLabelled, segmentsOf } from './label.ts'
import { isDocumentName, plainLabel, wordsFor } from './lexicon.ts'
import type { Outline, Part } from './outline.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from './phrase.ts'
import type { Claim, Fact } from './reading.ts'
import { pageClaims } from './page-claims.ts'
import { alone, proseClaims } from './prose-claims.ts'
import { common, isSingleRole, type Role, type Roles, ruleOf } from './roles.ts'
import { findValues, readValue } from './values/read-value.ts'
import type { Value } from './values/value.ts'

/** A claim with what it is taken from: two claims of one piece exclude each other. */
export interface Candidate extends Claim {
  /** The fact, block or stretch of a block that the words are. */
  readonly piece: object
  /** The map of the front matter that the piece is a part of. */
  readonly within?: Fact
  /** The block of the body that goes when the claim is granted. */
  readonly source?: RootContent
}

/** What a format's roles may be taken from. */
export interface Claimable {
  readonly facts: readonly Fact[]
  readonly outline: Outline
  readonly roles: Roles
  readonly context: Context
  /** Roles by the plain letters of labels, where the author ties them: `roles: { seatRow: Reihe }`. */
  readonly said: ReadonlyMap<string, Role>
}

/** Every single role that a format takes. */
export function rolesTaken({ needs = [], takes = [], headline }: Roles): readonly Role[] {
  return [...new Set([...common, ...needs.filter(isSingleRole), ...takes, ...(headline ? [headline] : [])])]
}

/** All claims that can be made on a copy, by label, by type, by place and by heading. */
export function* candidatesOf(claimable: Claimable): Generator<Candidate> {
  const taken = rolesTaken(claimable.roles)
  const { needs = [], takes = [], headline } = claimable.roles
  const declared = new Set<string>([
    ...needs,
    ...takes,
    headline ?? 'title',
    'alternativeHeadline',
    'abstract',
  ])
  for (const fact of claimable.facts) yield* byLabel(fact, taken, { ...claimable, declared })
  yield* byForce(claimable, taken)
  yield* byPlace(claimable)
  yield* pageClaims(claimable, taken)
  yield* byHeading(claimable, taken)
  yield* byType(claimable, taken)
  if (claimable.roles.facts === 'all') yield* proseClaims(sentencesIn(claimable), taken, claimable.context)
}

/** Running text: paragraphs that are no labelled lines. */
function sentencesIn({ outline, facts }: Claimable): readonly Paragraph[] {
  const labelled = new Set(facts.map(({ source }) => source))
  const all = [...outline.before, ...outline.head, ...outline.parts.flatMap(blocksUnder)]
  return all.filter(block => !labelled.has(block)).flatMap(block => [...paragraphsIn(block)])
}

/** Weight of what the author says: more than anything that is told. */
const SAID = 3

/** Claims of blocks that their author put into a role: `::: {seatRow}`. */
function* byForce({ outline }: Claimable, taken: readonly Role[]): Generator<Candidate> {
  for (const block of [...outline.before, ...outline.head, ...outline.parts.flatMap(blocksUnder)]) {
    const role = (block.data as Data | undefined)?.role as Role | undefined
    if (role === undefined || !taken.includes(role)) continue
    const phrase = block.type === 'paragraph' ? trim(toPhrase(block.children)) : phraseOf(plainText(block))
    yield {
      ...wordsClaim(role, phrase, [block]),
      weight: SAID,
      because: 'the author says so',
      piece: block,
      source: block,
    }
  }
}

function blocksUnder({ blocks, parts }: Part): readonly RootContent[] {
  return [...blocks, ...parts.flatMap(blocksUnder)]
}

/** Least weight of a claim that is believed. */
const BELIEVED = 0.4

/**
 * The best set of claims that do not exclude each other: each role is one piece, each piece one role, and all together
 * weigh most; of equal ones the earlier in the copy. What is a part of a granted piece stays in it.
 */
export function grant(candidates: Iterable<Candidate>): readonly Candidate[] {
  const believed = [...candidates].filter(({ weight }) => weight >= BELIEVED)
  const roles = [...new Set(believed.map(({ role }) => role))]
  const pieces = [...new Set(believed.map(({ piece }) => piece))]
  const columns = new Map(pieces.map((piece, at) => [piece, at]))
  const best = new Map<string, Candidate>()
  for (const candidate of believed) {
    const key = `${roles.indexOf(candidate.role)} ${columns.get(candidate.piece)}`
    const other = best.get(key)
    if (other === undefined || candidate.weight > other.weight) best.set(key, candidate)
  }
  // Counted from a little below what is believed, so that one sure claim outweighs two poor ones.
  const ties = [...best].map(([key, { weight }]) => {
    const [row = 0, column = 0] = key.split(' ').map(Number)
    return { row, column, worth: weight - BELIEVED * 0.8 }
  })
  const granted = assign(roles.length, pieces.length, ties).flatMap(
    (column, row) => best.get(`${row} ${column}`) ?? [],
  )
  return granted.map(candidate => settle(candidate, granted))
}

/** Roles that stay in the block of the party they belong to. */
const contacts: ReadonlySet<Role> = new Set<Role>([
  'email',
  'telephone',
  'url',
  'address',
  'location',
  'iban',
  'bic',
  'name',
  'jobTitle',
])

/** A claim on a part of another granted piece: an address stays with its party, anything else is taken out of it. */
function settle(candidate: Candidate, granted: readonly Candidate[]): Candidate {
  const { within, facts } = candidate
  const isInside = within !== undefined && granted.some(({ piece }) => piece === within)
  if (isInside && contacts.has(candidate.role)) return { ...candidate, stays: true }
  const apart = new Set(granted.filter(({ role }) => !contacts.has(role)).map(({ piece }) => piece))
  return facts.length === 0 ? candidate : { ...candidate, facts: leftOf(facts, apart) }
}

function leftOf(facts: readonly Fact[], apart: ReadonlySet<object>): readonly Fact[] {
  return facts.filter(fact => !apart.has(fact)).map(fact => ({ ...fact, facts: leftOf(fact.facts, apart) }))
}

interface Takers extends Claimable {
  /** Roles that the format names itself; the others it takes only under their own names. */
  readonly declared: ReadonlySet<string>
}

function* byLabel(fact: Fact, taken: readonly Role[], takers: Takers, within?: Fact): Generator<Candidate> {
  const { roles, declared } = takers
  if (fact.value === undefined && within === undefined && isDocumentName(fact.label.text)) {
    yield {
      ...claimOf('title', fact),
      weight: 0.86,
      because: `"${fact.label.text}" is what the document is`,
      stays: fact.place === 'body' && roles.facts !== 'all',
      piece: fact,
      ...(fact.source && { source: fact.source }),
    }
  }
  const said = takers.said.get(plainLabel(fact.label.text))
  if (said && taken.includes(said)) {
    const claim = {
      ...claimOf(said, fact),
      weight: SAID,
      because: 'the author says so',
      stays: false,
      piece: fact,
    }
    yield fact.source ? { ...claim, source: fact.source } : claim
  }
  for (const role of taken) {
    const rule = ruleOf(role)
    if (fact.meanings.length === 0 && fact.value && alone[role]?.includes(fact.value.type)) {
      yield {
        ...claimOf(role, fact),
        weight: 0.45,
        because: `the only ${fact.value.type} that is said`,
        stays: fact.place === 'body' && roles.facts !== 'all',
        piece: fact,
        ...(fact.source && { source: fact.source }),
      }
    }
    for (const { concept, weight, because } of fact.meanings) {
      const rank = rule.concepts.indexOf(concept)
      if (rank < 0 || (rank > 0 && !declared.has(role))) continue
      const nested = within === undefined ? 1 : 0.9
      // Of a list of actions each is a role of its own.
      if (role === 'action' && fact.items.length > 0) continue
      // Sentences under a title are its text, whatever their author calls them.
      const isText = role === 'alternativeHeadline' && fact.text.split(/\s+/).length > PHRASE && /[.!?。]$/.test(fact.text)
      yield {
        ...claimOf(role, fact),
        weight: weight * (1 - rank * 0.07) * fit(rule.types, rank, fact) * nested * (isText ? 0.6 : 1),
        because: rank === 0 ? because : `${because}, which is ${role} here`,
        stays: fact.place === 'body' && roles.facts !== 'all',
        piece: fact,
        ...(within && { within }),
        ...(fact.source && { source: fact.source }),
      }
    }
  }
  if (fact.facts.length > 0)
    for (const inner of fact.facts) yield* byLabel(inner, taken, takers, within ?? fact)
}

/** Roles that are people or organisations, often with their addresses. */
const parties: ReadonlySet<Role> = new Set<Role>([
  'seller',
  'buyer',
  'sender',
  'recipient',
  'client',
  'issuer',
  'organizer',
  'publisher',
  'hosts',
  'giver',
  'organization',
  'airline',
  'author',
  'name',
  'holder',
  'passengerName',
])

/** What a record is told by: its name, where the copy divides it into a name and the rest; a party also by its first line. */
function nameOf(role: Role, fact: Fact): Phrase | undefined {
  const name = nameAmong(fact.facts) ?? (role === 'action' || role === 'secondAction' ? wordsOfCall(fact) : undefined)
  if (name || fact.facts.length > 0 || !parties.has(role)) return name
  const [first] = fact.blocks
  const [line, ...more] = first?.type === 'paragraph' ? linesIn(first.children) : []
  return more.length > 0 || fact.blocks.length > 1 ? line : undefined
}

function claimOf(role: Role, fact: Fact): Omit<Candidate, 'weight' | 'because' | 'stays' | 'piece'> {
  const { label, written, blocks, facts, items } = fact
  const name = nameOf(role, fact)
  if (name) {
    const rest = facts.filter(inner => inner.text !== name.text)
    return { role, label, written, text: name.text, nodes: name.nodes, blocks, facts: rest, items }
  }
  const { text } = fact
  return {
    role,
    label,
    written,
    text,
    nodes: phraseIn(fact).nodes,
    blocks,
    ...(fact.value && { value: fact.value }),
    facts,
    items,
  }
}

/** `cta: { text: Start free, link: https://… }` */
function wordsOfCall({ facts }: Fact): Phrase | undefined {
  const said = facts.find(({ meanings }) => meanings.some(({ concept }) => concept === 'text'))
  return said && phraseIn(said)
}

/** Types whose values are figures, so that words without any are none of them. */
const figured: ReadonlySet<string> = new Set([
  'date',
  'time',
  'money',
  'number',
  'code',
  'phone',
  'seat',
  'flight',
])

/** How well a value is what a role has: dates for a date, anything for a title. A label that is not the role's own needs it more. */
function fit(types: readonly string[], rank: number, { value, text }: Fact): number {
  if (types.length === 0) return 1
  if (value !== undefined) return types.includes(value.type) ? 1.05 : rank === 0 ? 0.75 : 0.55
  const isLikely = /\d/.test(text) && types.some(type => figured.has(type))
  return isLikely ? 0.95 : rank === 0 ? 0.8 : 0.5
}

/** Words up to which a line is a phrase and not a sentence. */
const PHRASE = 14

/** Claims by where words stand: the title, the line above it, the line and the text below it. */
function* byPlace(claimable: Claimable): Generator<Candidate> {
  const { outline, roles, facts, context } = claimable
  const headline = roles.headline ?? 'title'
  const { title, before } = outline
  const head = outline.head.filter(block => !isAddress(block, context))
  const labelled = new Set(facts.map(({ source }) => source))
  if (title) {
    const phrase = trim(toPhrase(title.children))
    const claim = {
      ...wordsClaim(headline, phrase, [title]),
      because: 'the first heading',
      piece: title,
      source: title,
    }
    // `Curriculum vitæ` above a name says what the sheet is.
    const isSheet = headline !== 'title' && isDocumentName(phrase.text)
    if (headline === 'name') yield* personClaims(phrase, title, claimable)
    // Where a page has a heading of its own, the title among its fields is that of its tab.
    yield { ...claim, weight: isSheet ? 0.41 : title.depth === 1 ? 1.06 : 0.93 }
    if (headline !== 'title') yield { ...claim, role: 'title', weight: isSheet ? 0.95 : 0.88 }
  }
  const above = before.filter(isLine).filter(block => !labelled.has(block))
  for (const block of above) {
    const phrase = lineIn(block)
    yield {
      ...wordsClaim('eyebrow', phrase, [block]),
      weight: 0.6,
      because: 'a line above the title',
      piece: block,
      source: block,
    }
  }
  const below = head.filter(block => block.type === 'paragraph' && !labelled.has(block)) as Paragraph[]
  const [first, second] = below
  if (!title && first && isLine(first) && before.length === 0) {
    const phrase = lineIn(first)
    yield {
      ...wordsClaim(headline, phrase, [first]),
      weight: 0.5,
      because: 'the first line',
      piece: first,
      source: first,
    }
  }
  if (!title) yield* byCapitals(below.slice(0, 4), headline)
  const next = title ? first : second
  const opens = title !== undefined || (first !== undefined && isLine(first))
  if (opens && next && isLine(next) && readValue(lineIn(next).text, context.lang) === undefined) {
    const phrase = lineIn(next)
    yield {
      ...wordsClaim('alternativeHeadline', phrase, [next]),
      weight: 0.62,
      because: 'a line under the title',
      piece: next,
      source: next,
    }
  }
  const text = below.slice(0, 3).find(isSentence)
  if (!text) yield* longLine(below, context)
  if (text) {
    const phrase = trim(toPhrase(text.children))
    const isDescribed = facts.some(({ place, label }) => place === 'field' && plainLabel(label.text) === 'description')
    yield {
      ...wordsClaim('abstract', phrase, [text]),
      // So is the description, beside a heading with a text of its own.
      weight: title?.depth === 1 && isDescribed ? 1.02 : 0.6,
      because: 'the text under the title',
      piece: text,
      source: text,
    }
    if (roles.takes?.includes('about'))
      yield {
        ...wordsClaim('about', phrase, [text]),
        weight: 0.58,
        because: 'text under the title where something else sums it up',
        piece: text,
        source: text,
      }
  }
}

/** Text under the title that ends without a stop, as in a chat; a line that is only a handle is not its beginning. */
function* longLine(below: readonly Paragraph[], { lang }: Context): Generator<Candidate> {
  const block = below.slice(0, 2).find(({ children }) => plainText({ type: 'paragraph', children }).split(/\s+/).length > PHRASE)
  if (!block) return
  const lines = linesIn(block.children)
  const said = lines.filter(({ text }) => readValue(text, lang) === undefined)
  const phrase = toPhrase(said.flatMap(({ nodes }, at) => (at === 0 ? nodes : [{ type: 'break' as const }, ...nodes])))
  if (phrase.text.split(/\s+/).length <= PHRASE || said.some(line => readLabelled(line))) return
  const whole = said.length === lines.length
  yield {
    ...wordsClaim('abstract', phrase, [block]),
    weight: 0.55,
    because: 'the text under the title',
    stays: !whole,
    piece: block,
    ...(whole && { source: block }),
  }
}

/** `Ada Quill, letter cutter`: a person's name, a comma and what they are. */
const person = /^(\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3}),\s+(\p{Ll}.+)$/u

function* personClaims(phrase: Phrase, title: RootContent, { roles, facts }: Claimable): Generator<Candidate> {
  const match = person.exec(phrase.text)
  const takesJob = [...(roles.needs ?? []), ...(roles.takes ?? [])].includes('jobTitle')
  const isSaid = facts.some(({ meanings }) => meanings.some(({ concept }) => concept === 'jobTitle'))
  if (!match?.[1] || !takesJob || isSaid) return
  const name = cut(phrase, 0, match[1].length)
  const job = trim(cut(phrase, phrase.text.length - (match[2] ?? '').length))
  const because = 'a name and a comma in the first heading'
  yield { ...wordsClaim('name', name, [title]), weight: 1.1, because, piece: title, source: title }
  yield { ...wordsClaim('jobTitle', job, [paragraphOf(job)]), weight: 0.95, because, piece: job }
}

/** Capitals among small letters: `RISING TIDE all-inclusive is Sat 6 Feb` names what it is about. */
const capitals = /(?:^|[.!?]\s+)((?:\p{Lu}[\p{Lu}\p{N}’'&-]+\s+){1,7}\p{Lu}[\p{Lu}\p{N}’'&-]+)(?=\s)/u

function* byCapitals(blocks: readonly Paragraph[], role: Role): Generator<Candidate> {
  for (const block of blocks) {
    const phrase = toPhrase(block.children)
    const match = capitals.exec(phrase.text)
    if (!match?.[1]) continue
    const at = match.index + match[0].indexOf(match[1])
    const found = trim(cut(phrase, at, at + match[1].length))
    yield {
      ...wordsClaim(role, found, [block]),
      weight: 0.48,
      because: 'words in capitals',
      piece: block,
    }
  }
}

/** Whether a line speaks to the reader of a mail and not to the reader of the document: `Dear friends,`, `Kind regards,`. */
function isAddress(block: RootContent, { lang }: Context): boolean {
  if (block.type !== 'paragraph') return false
  const text = plainText(block)
  if (text.length > 80 || !/[,،、:!！]\s*$|^\S+(?:\s+\S+){0,3}$/u.test(text)) return false
  const plain = plainLabel(text)
  const opens = [...wordsFor(lang, 'greetingWords'), ...wordsFor(lang, 'closingWords')]
  return opens.some(word => plain === word || plain.startsWith(`${word} `)) || /^\S+ \S+:$/.test(text)
}

/** Whether a block is one phrase; the type says only what it is when it is one. */
function isLine(block: RootContent): block is Paragraph {
  if (block.type !== 'paragraph') return false
  const { text } = trim(toPhrase(block.children))
  return (
    text !== '' &&
    !text.includes('\n') &&
    !/[.!。]$/.test(text) &&
    text.split(/\s+/).length <= PHRASE &&
    text.length <= 120
  )
}

function isSentence(block: Paragraph): boolean {
  return !isLine(block) && /[.!?。！？…]["”»）)]?\s*$/.test(plainText(block))
}

function lineIn(block: Paragraph): Phrase {
  return trim(toPhrase(block.children))
}

/** Words without the pictographs at their ends, which are drawn but are no part of a name. */
function undecorated(text: string): string {
  return text.replace(/^[\p{Extended_Pictographic}\uFE0F\u200D\s]+(?=\P{N})|[\p{Extended_Pictographic}\uFE0F\u200D\s]+$/gu, '')
}

function wordsClaim(
  role: Role,
  phrase: Phrase,
  blocks: readonly RootContent[],
): Omit<Candidate, 'weight' | 'because' | 'piece'> {
  return {
    role,
    label: phraseOf(''),
    written: false,
    text: undecorated(phrase.text.replace(/\s+/g, ' ')),
    nodes: phrase.nodes,
    blocks,
    facts: [],
    items: [],
    stays: false,
  }
}

/** Claims by heading: a section whose heading names a role is that role; in a document it stays where it is. */
function* byHeading({ outline, roles }: Claimable, taken: readonly Role[]): Generator<Candidate> {
  for (const part of outline.parts) yield* partClaims(part, taken, roles.facts !== 'all')
}

function* partClaims(part: Part, taken: readonly Role[], stays: boolean): Generator<Candidate> {
  for (const role of taken) {
    const { concepts } = ruleOf(role)
    for (const { concept, weight, because } of part.meanings) {
      const rank = concepts.indexOf(concept)
      if (rank < 0 || part.blocks.length === 0) continue
      const phrase = phraseOf(part.blocks.map(plainText).join('\n').replace(/\s+/g, ' '))
      yield {
        ...wordsClaim(role, phrase, part.blocks),
        weight: weight * (0.8 - rank * 0.1),
        because: `the heading: ${because}`,
        piece: part,
        stays,
      }
    }
  }
  for (const inner of part.parts) yield* partClaims(inner, taken, stays)
}

/** Types that say by themselves what a piece of copy is for. */
const telling: Partial<Record<Value['type'], readonly Role[]>> = {
  email: ['email'],
  url: ['url'],
  phone: ['telephone'],
  iban: ['iban'],
  address: ['address'],
  flight: ['flightNumber'],
  handle: ['handle'],
}

/** Letters of the copy that are searched for addresses: those of a book are not its author's. */
const SEARCHED = 20_000

/** Claims by what words are: an address of any kind, wherever it stands. A line of its own is taken, in a sentence it stays. */
function* byType({ outline, facts, context }: Claimable, taken: readonly Role[]): Generator<Candidate> {
  const addresses = facts.filter(({ value }) => value?.type === 'url').length
  for (const fact of facts) {
    for (const role of fact.value ? (telling[fact.value.type] ?? []) : []) {
      // Of many addresses none is that of the document by its type alone.
      if (taken.includes(role) && (role !== 'url' || addresses === 1))
        yield {
          ...claimOf(role, fact),
          weight: 0.55,
          because: `it is ${article(fact)}`,
          stays: fact.place === 'body',
          piece: fact,
          ...(fact.source && { source: fact.source }),
        }
    }
  }
  let room = SEARCHED
  for (const block of blocksIn(outline)) {
    for (const line of linesIn(block.children)) {
      room -= line.text.length
      if (room < 0) return
      for (const piece of segmentsOf(line)) yield* mentions(piece, block, context, taken)
    }
  }
}

function* mentions(
  piece: Phrase,
  block: Paragraph,
  { lang }: Context,
  taken: readonly Role[],
): Generator<Candidate> {
  for (const { value, start, end } of findValues(piece.text, lang)) {
    for (const role of telling[value.type] ?? []) {
      if (!taken.includes(role)) continue
      const found = trim(cut(piece, start, end))
      yield {
        ...wordsClaim(role, found, [block]),
        value,
        weight: 0.5,
        because: `it is ${a(value.type)}`,
        stays: true,
        piece: found,
      }
    }
  }
}

function article({ value }: Fact): string {
  return a(value?.type ?? 'text')
}

function a(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
}

function* blocksIn({ before, head, parts }: Outline): Generator<Paragraph> {
  for (const block of [...before, ...head]) yield* paragraphsIn(block)
  for (const part of parts) yield* blocksOfPart(part)
}

function* blocksOfPart(part: Part): Generator<Paragraph> {
  for (const block of part.blocks) yield* paragraphsIn(block)
  for (const inner of part.parts) yield* blocksOfPart(inner)
}

function* paragraphsIn(block: RootContent): Generator<Paragraph> {
  if (block.type === 'paragraph') yield block
  else if (block.type === 'list')
    for (const item of block.children) for (const inner of item.children) yield* paragraphsIn(inner)
  else if (block.type === 'table')
    for (const row of block.children)
      for (const cell of row.children) yield { type: 'paragraph', children: cell.children }
  else if (block.type === 'blockquote') for (const inner of block.children) yield* paragraphsIn(inner)
}
