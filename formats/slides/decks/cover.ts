import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import type { Claim, Fact, Item, Reading } from '../../../core/reading/reading.ts'
import type { Concept } from '../../../core/reading/words/en.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { isShort, linesApart } from '../../../core/reading/slides/slide.ts'
import { plain, type Slide } from './slide.ts'
import { again } from '../../lines/again.ts'
import { pictureNamed, readPictures } from './read-pictures.ts'
import { isNotes } from '../../../core/reading/slides/labels.ts'

/** What stands elsewhere than among the lines of the cover. */
const elsewhere: ReadonlySet<Role> = new Set<Role>([
  'title',
  'eyebrow',
  'alternativeHeadline',
  'abstract',
  'image',
  'logo',
  'publisher',
  'pageHeader',
  'pageFooter',
  'contact',
])

/** The title slide, from roles and the lines around the title; what goes beyond a few lines has a slide after it. */
export function coverSlides(reading: Reading, told: Item | undefined): readonly Slide[] {
  const { roles, head, facts, assets } = reading
  const own = (role: Role): Claim | undefined => (roles[role]?.stays ? undefined : roles[role])
  const title = headingOf(own('title'))
  const written = told?.text ?? head
  const claimed = [...(own('alternativeHeadline')?.blocks ?? []), ...(own('abstract')?.blocks ?? [])]
  // A line of which somebody's name stays where it stands is claimed whole all the same.
  const isClaimed = (block: RootContent): boolean =>
    claimed.some(one =>
      offsetOf(one) < 0 ? plainText(one) === plainText(block) : offsetOf(one) === offsetOf(block),
    )
  const copy = [...claimed, ...written.filter(block => !isNotes(block) && !isClaimed(block))].toSorted(
    (one, other) => offsetOf(one) - offsetOf(other),
  )
  const pictures = [
    ...copy.flatMap(block => readPictures(block, assets) ?? []),
    ...['image', 'logo'].flatMap(role => pictureNamed(own(role as Role)?.text, assets) ?? []),
  ]
  const blocks = copy
    .filter(block => readPictures(block, assets) === undefined)
    .flatMap(block => linesApart(block.type === 'heading' ? { ...block, type: 'paragraph' } : block))
  const house = own('publisher')?.facts ?? []
  // A line of the cover that is printed as it was written says its fields itself.
  const said = new Set(written.map(offsetOf))
  const unsaid = facts.filter(({ source }) => source?.position === undefined || !said.has(offsetOf(source)))
  const [titles, others] = [unsaid.filter(isTitle), unsaid.filter(fact => !isTitle(fact))]
  const lines = [
    ...[...house, ...others].map(factLine),
    ...Object.values(roles).filter(isLine).map(claimLine),
  ]
  const lead = leadOf(blocks)
  const rest = blocks.slice(lead.length)
  const notes = [...(told?.parts.notes?.blocks ?? []), ...written.flatMap(notesIn)]
  if (title === undefined && lines.length === 0)
    return contentOf(undefined, [...lead, ...rest], { pictures, notes })
  const stays = rest.length === 0 && pictures.length < 2
  // What the front matter calls the deck, where its own title is another.
  const eyebrow = [...titles.map(factLine), ...(own('eyebrow')?.blocks ?? [])]
  const slide: Slide = {
    ...plain,
    layout: 'title',
    ...(title && { title }),
    ...(eyebrow.length > 0 && { eyebrow }),
    blocks: [...lead, ...bylines(lines)],
    pictures: stays ? pictures : [],
    notes,
  }
  return [slide, ...contentOf(title && again(title), rest, { pictures: stays ? [] : pictures, notes: [] })]
}

/** The slide that says where to turn, where the copy has that for the whole deck and not on a slide of its own. */
export function closingSlide({ roles: { contact } }: Reading): readonly Slide[] {
  if (contact === undefined || contact.stays) return []
  const { label, nodes, facts, blocks } = contact
  const lines = facts.length > 0 ? facts.map(factLine) : blocks.length > 0 ? blocks : [paragraph(nodes)]
  if (label.text === '') return [{ ...plain, layout: 'prose', blocks: lines }]
  const title: Heading = { type: 'heading', depth: 1, children: [...label.nodes] }
  return [{ ...plain, layout: 'closing', title, blocks: lines }]
}

/** Where a block stands in the copy; what stands in the front matter comes before all of it. */
function offsetOf({ position }: RootContent): number {
  return position?.start.offset ?? -1
}

function notesIn(block: RootContent): readonly RootContent[] {
  return block.type === 'containerDirective' && isNotes(block) ? block.children : []
}

function contentOf(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  { pictures, notes }: Pick<Slide, 'pictures' | 'notes'>,
): readonly Slide[] {
  if (blocks.length + pictures.length + notes.length === 0) return []
  return [{ ...plain, layout: 'prose', ...(title && { title }), blocks, pictures, notes }]
}

function headingOf(claim: Claim | undefined): Heading | undefined {
  const [first] = claim?.blocks ?? []
  if (first?.type === 'heading') return first
  return claim && { type: 'heading', depth: 1, children: [...claim.nodes] as Heading['children'] }
}

/** The short lines right after a title. */
function leadOf(blocks: readonly RootContent[]): readonly RootContent[] {
  const end = blocks.findIndex(block => !isShort(block))
  return blocks.slice(0, Math.min(end < 0 ? blocks.length : end, 4))
}

function isLine(claim: Claim): boolean {
  return !claim.stays && !elsewhere.has(claim.role)
}

/** A claim in a line: its label where its author wrote one, its words, and whatever else its record holds. */
function claimLine({ label, written, nodes, facts }: Claim): Paragraph {
  const more = facts.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.type === 'paragraph' ? [text(', '), ...block.children] : [])),
  )
  return paragraph([...(written ? [...label.nodes, text('\u2002')] : []), ...nodes, ...more])
}

/** What says itself what it is, so that a key of the front matter before it would only be in the way. */
const clear: ReadonlySet<Concept> = new Set<Concept>([
  ...(['title', 'subtitle', 'location', 'address', 'organization', 'event', 'publisher'] as const),
  ...(['author', 'datePublished', 'organizer', 'city'] as const),
])

function isKnown({ field, items, facts, meanings }: Fact, concepts: ReadonlySet<Concept>): boolean {
  const isPlain = field !== undefined && items.length === 0 && facts.length === 0
  return isPlain && meanings.some(({ concept }) => concepts.has(concept))
}

const named: ReadonlySet<Concept> = new Set<Concept>(['title'])

function isTitle(fact: Fact): boolean {
  return isKnown(fact, named)
}

function factLine(fact: Fact): Paragraph {
  const { label, blocks } = fact
  const words = blocks.flatMap(block =>
    block.type === 'paragraph' ? block.children : [text(plainText(block))],
  )
  if (label.text === '' || isKnown(fact, clear)) return paragraph(words)
  return paragraph([...label.nodes, text('\u2002'), ...words])
}

function paragraph(nodes: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [...nodes] }
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** Letters that stand in one line at the foot of the cover. */
const LINE = 100

/** Short lines as one, divided by dots; longer ones below each other. */
function bylines(lines: readonly Paragraph[]): readonly Paragraph[] {
  const length = lines.reduce((sum, line) => sum + plainText(line).length, 0)
  if (lines.length < 2 || length > LINE) return lines
  return [paragraph(lines.flatMap(({ children }, at) => (at === 0 ? children : [text(' · '), ...children])))]
}
