import type { RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { hasLink, nodesOf } from '../../source/walk.ts'
import { blocksOf } from '../facts/facts.ts'
import { plainLabel } from '../words/lexicon.ts'
import type { Outline, Part } from '../outline.ts'
import { toPhrase } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'
import { listsTaken, type Roles } from '../roles.ts'
import type { Concept } from '../words/en.ts'
import { leavesOf } from './copy-words.ts'
import { reaching } from './letterhead.ts'

/** What the body says: its parts, and the facts in it. */
interface Said {
  readonly outline: Outline
  readonly facts: readonly Fact[]
  readonly roles: Roles
}

/**
 * Facts of the front matter that the body says again, as its title, in a line above it, or as a fact with the same
 * meaning: they are printed once.
 */
export function repeatsIn(fields: readonly Fact[], { outline, facts, roles }: Said): readonly Fact[] {
  const { title, before } = outline
  const said = [
    ...(title === undefined ? [] : [plainText(title)]),
    ...before.flatMap(block => plainText(block).split(/\s[·•|–—]\s|\n/)),
  ]
  // A line below the title that a card prints as it stands says them again, one beside the other.
  const beside = roles.facts === 'all' ? outline.head.flatMap(piecesOfLines) : []
  // What is pressed on a page is pressed where its author put it; a page's main action leads from its bar as well.
  const pressed = outline.head.flatMap(nodesOf).flatMap(node => (node.type === 'link' ? plainText(node) : []))
  // A book ends with the lines in which its author says how to reach the house.
  const reached = listsTaken(roles).includes('spreads') ? lastLines(outline) : []
  // Facts of running text stay there, so that a field which a format draws at the top is no second one.
  const taken = facts.filter(({ place }) => place === 'head' || roles.facts === 'all')
  return fields
    .filter(({ meanings }) => !meanings.some(({ concept }) => whole.has(concept) && !isAlone(concept, roles)))
    .flatMap(leavesOf)
    .filter(
      field =>
        said.some(words => repeats(field, words)) ||
        beside.some(words => isSame(field.text, words)) ||
        (isSideAction(field) && pressed.some(words => isSame(field.text, words))) ||
        (isReaching(field) && reached.some(words => isSame(field.text, words))) ||
        taken.some(fact => isSameFact(field, fact)),
    )
}

/** Whether a field is pressed and is not what a page is for. */
function isSideAction({ blocks, meanings }: Fact): boolean {
  return blocks.some(hasLink) && !meanings.some(({ concept }) => concept === 'action')
}

function isReaching({ value }: Fact): boolean {
  return value !== undefined && reaching.has(value.type)
}

/** What the lines of the last paragraph say, piece by piece. */
function lastLines({ head, parts }: Outline): readonly string[] {
  const last = (own: Part | undefined): RootContent | undefined =>
    own && (last(own.parts.at(-1)) ?? own.blocks.at(-1))
  const block = last(parts.at(-1)) ?? head.at(-1)
  return block ? piecesByLine(block).flat() : []
}

/** What lines of a paragraph say one beside the other: `Ada Lark · 9 min read`. */
function piecesOfLines(block: RootContent): readonly string[] {
  return piecesByLine(block).flatMap(pieces => (pieces.length > 1 ? pieces : []))
}

function piecesByLine(block: RootContent): readonly (readonly string[])[] {
  if (block.type !== 'paragraph') return []
  return plainText(block)
    .split('\n')
    .map(line => line.split(/\s[·•|]\s/))
}

/** Records that are somebody's block: their name stays in it, whatever the title is. */
const whole: ReadonlySet<Concept> = new Set<Concept>(['seller', 'buyer', 'sender', 'recipient'])

/** Whether a sheet that tells each thing once knows of one party only: on a till's receipt the shop is the head. */
function isAlone(concept: Concept, { once = false, needs = [] }: Roles): boolean {
  const parties = needs.filter(role => whole.has(role as Concept))
  return once && parties.length === 1 && parties[0] === concept
}

/** What a document is called in its fields, which its first heading says again. */
const naming: ReadonlySet<Concept> = new Set<Concept>([
  'title',
  // A collection is called by its name on the cover.
  'season',
  'event',
  'name',
  'subject',
  'offer',
  'product',
  'organization',
  'publisher',
])

function repeats({ meanings, text }: Fact, title: string): boolean {
  return isSame(text, title) && meanings.some(({ concept }) => naming.has(concept))
}

function isSameFact(one: Fact, other: Fact): boolean {
  if (!isSame(one.text, other.text)) return false
  return (
    plainLabel(one.label.text) === plainLabel(other.label.text) ||
    one.meanings.some(({ concept }) => other.meanings.some(meaning => meaning.concept === concept))
  )
}

/** Signs count, since `€ 4` is not `$ 4`. */
function isSame(one: string, other: string): boolean {
  const plain = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase()
  return plain(one) === plain(other)
}

/** What is left of a copy whose body says fields of the front matter again. */
interface Unechoed {
  readonly body: readonly RootContent[]
  readonly fields: readonly Fact[]
  readonly echoes: readonly RootContent[]
}

/**
 * Takes lines out of the body that say a field of the front matter again, where the format lays fields out in places of
 * their own. The line above such a one leads to it: `Presented to` is the label of the name.
 */
export function withoutEchoes(body: readonly RootContent[], fields: readonly Fact[]): Unechoed {
  const heard = new Map<RootContent, Fact>()
  for (const block of body) {
    const fact = block.type === 'paragraph' ? fields.find(field => isEcho(block, field)) : undefined
    if (fact) heard.set(block, fact)
  }
  const labels = new Map<Fact, RootContent>()
  body.forEach((block, at) => {
    const above = body[at - 1]
    const fact = heard.get(block)
    if (fact && above?.type === 'paragraph' && isLead(plainText(above))) labels.set(fact, above)
  })
  const gone = new Set<RootContent>([...heard.keys(), ...labels.values()])
  return {
    body: body.filter(block => !gone.has(block)),
    fields: fields.map(fact => labelled(fact, labels.get(fact))),
    echoes: [...heard.keys()],
  }
}

/** What stands under the title of every document, whether a field or a line of its text says it. */
const underTitle: ReadonlySet<Concept> = new Set<Concept>(['subtitle', 'eyebrow', 'summary'])

/** Takes lines under the title of a document out that a field says as well: the field has its place there. */
export function withoutOpeningEchoes(body: readonly RootContent[], fields: readonly Fact[]): Unechoed {
  const told = fields.filter(({ meanings }) => meanings[0] && underTitle.has(meanings[0].concept))
  const end = body.findIndex(({ type }, at) => at > 0 && type === 'heading')
  const head = end < 0 ? body : body.slice(0, end)
  const echoes = head.filter(
    block => block.type === 'paragraph' && told.some(({ text }) => isSame(text, plainText(block))),
  )
  return { body: body.filter(block => !echoes.includes(block)), fields, echoes }
}

function isEcho(block: RootContent, { text, meanings, facts, items }: Fact): boolean {
  const isLeaf = facts.length + items.length === 0
  return isLeaf && text === plainText(block) && !meanings.some(({ concept }) => naming.has(concept))
}

/** A few words that are no sentence. */
function isLead(text: string): boolean {
  return text.split(/\s+/).length <= 8 && !/[.!?。]$/.test(text)
}

function labelled(fact: Fact, line: RootContent | undefined): Fact {
  return line?.type === 'paragraph' ? { ...fact, label: toPhrase(line.children), written: true } : fact
}

/** Facts without some of them, however deep. */
export function withoutFacts(facts: readonly Fact[], gone: ReadonlySet<Fact>): readonly Fact[] {
  if (gone.size === 0) return facts
  return facts.flatMap(fact => {
    if (gone.has(fact)) return []
    if (!leavesOf(fact).some(leaf => gone.has(leaf))) return [fact]
    const left = withoutFacts(fact.facts, gone)
    if (left.length === 0) return []
    const text = left.map(inner => inner.text).join(', ')
    return [{ ...fact, facts: left, text, blocks: blocksOf(left, fact.items) }]
  })
}
