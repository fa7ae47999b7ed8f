import type { Blockquote, Heading, Image, List, Paragraph, RootContent } from 'mdast'
import { safeHref } from '../../../core/compose/index.ts'
import type { Style } from '../../../core/compose/style.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { NOWHERE } from '../../../core/reading/lines/pressed.ts'
import { linked, linkOf, linksOf, type NamedLink } from '../../../core/reading/lists/links.ts'
import { listOfLines, paragraphOf, tableOfRows } from '../../../core/reading/facts/facts.ts'
import { type Labelled, linesIn, linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, joinLines, type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { recordFields } from '../../../core/reading/facts/record-fields.ts'
import type { Claim, Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { plainText } from '../../../core/source/text.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import { isDeepUnnamed, themeOn } from '../../../core/theme/theme-on.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { isBoldAlone } from '../../../core/reading/outline.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { askedIn, askedParts } from './asked.ts'
import { actionsNear } from './actions-near.ts'
import { countedIn } from './counted.ts'
import { endApart } from './end-apart.ts'
import { signedApart } from './signed.ts'
import type { Rows } from './rows.tsx'
import { afterMark, type Dated, type Lines, type Numeral, scannedBlock } from './dated.tsx'

/** Width that all mail programs hold to, px. */
export const LETTER = 600

/** px at the sides of text. */
export const SIDE = 40

/** px at the sides of text on a phone. */
const PHONE_SIDE = 24

/** Room around a part of a letter, px above and below; a phone has less at the sides. */
export function padded(above: number, below: number): Style {
  return {
    padding: [above, SIDE, below, SIDE],
    narrow: { padding: [above, PHONE_SIDE, below, PHONE_SIDE] },
  }
}

/** px above and below a part of a letter. */
export const ROOM = 36

/** px of a letter's first words, as a multiple of its text's. */
export const LEAD = 1.3

/** The theme on a letter's panels: the accent, or its tint where the accent is a mere grey, or the deep colour of a brief that has the accent for links. */
export function onPanel(theme: Theme): Theme {
  const { parts, color } = theme.design
  const ofLinks = parts?.links?.color
  if (ofLinks !== undefined && ofLinks === color.seeds[0] && !isDeepUnnamed(theme))
    return themeOn(theme, 'inverse')
  const { l, c } = toOklch(theme.color.accent)
  return themeOn(theme, c < 0.025 && l > 0.35 ? 'tint' : 'accent')
}

/** A piece of a letter, as it is drawn. */
export type Piece =
  | { readonly kind: 'heading'; readonly heading: Heading }
  | { readonly kind: 'picture'; readonly picture: Image; readonly href?: string }
  | { readonly kind: 'actions'; readonly links: readonly NamedLink[]; readonly primary: boolean }
  | { readonly kind: 'figures'; readonly items: readonly Item[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Dated
  | Rows
  | Lines
  | Numeral
  | { readonly kind: 'prose'; readonly blocks: readonly RootContent[] }

/** A letter to subscribers in its places. */
export interface Letter {
  /** What mail programs show before a letter is opened. */
  readonly preview: readonly Claim[]
  readonly brand: readonly Claim[]
  /** Key of the brand's mark, and its width over its height. */
  readonly logo?: { readonly asset: string; readonly shape: number }
  /** Number, day. */
  readonly issue: readonly Claim[]
  readonly online?: NamedLink
  readonly headline?: Heading
  /** What the letter is and of when, below its name. */
  readonly strap: readonly Phrase[]
  /** Whether the opening begins with a picture. */
  readonly cover: boolean
  readonly opening: readonly Piece[]
  readonly stories: readonly (readonly Piece[])[]
  readonly closing: readonly Claim[]
  /** The last words and who says them, and the small print below, where the text ends with them. */
  readonly signed: readonly RootContent[]
  readonly small: readonly RootContent[]
  readonly address: readonly Claim[]
  readonly unsubscribe?: Claim
}

/** What every part of a letter is made of. */
export interface LetterProps {
  readonly letter: Letter
  readonly theme: Theme
}

/** Letters of the name of a letter that opens its subject, and of what stands behind it. */
const SERIES = /^(\S.{4,38}?)\s*[:：|]\s+(\S.{11,})$/u

/** A subject that opens with the name of the letter, in both: `Hill Row plots – September: water off, the marrow result`. */
function seriesIn(
  subject: Claim | undefined,
): { readonly brand: Claim; readonly headline: Claim } | undefined {
  const [, name, said] = SERIES.exec(subject?.text ?? '') ?? []
  if (!subject || name === undefined || said === undefined || subject.written) return undefined
  const phrase = toPhrase(subject.nodes)
  const partOf = (part: Phrase): Claim => ({
    ...subject,
    text: part.text,
    nodes: part.nodes,
    blocks: [paragraphOf(part)],
  })
  return {
    brand: partOf(cut(phrase, 0, name.length)),
    headline: partOf(cut(phrase, subject.text.length - said.length)),
  }
}

/** Divides a reading among the places of a letter; `isDatesFirst`: days stand before all other stories. */
export function letterOf(reading: Reading, isDatesFirst = false): Letter {
  const { roles, assets } = reading
  const claims = (names: readonly Role[]): readonly Claim[] =>
    names.flatMap(role => {
      const claim = roles[role]
      return claim === undefined || claim.stays ? [] : [claim]
    })
  const [title] = claims(['title'])
  const [subject] = claims(['subject'])
  const isTitled = title?.blocks.some(({ type }) => type === 'heading') ?? false
  // Without a heading of its own the letter is about its subject, and its title is the name of the series.
  const opened = isTitled || !subject || title ? undefined : openedBy(reading.parts)
  const whole = opened || isTitled || subject === undefined ? title : subject
  const series =
    whole === subject && !title && claims(['publisher']).length === 0 ? seriesIn(subject) : undefined
  const headline = series?.headline ?? whole
  const logo = roles.logo && findAsset(assets, roles.logo.text)
  const mark = logo === undefined ? undefined : assets.get(logo)
  const { facts } = reading
  const { parts, signed, small } = signedApart(opened ? { ...reading, parts: opened.parts } : reading)
  const [online] = claims(['url']).filter(isOnline)
  const untitled = parts.filter(({ heading, list }) => heading === undefined && list !== 'stories')
  const [dateline] = untitled.length === 0 ? parts.filter(isDateline) : []
  const lead = claims(['alternativeHeadline', 'abstract']).flatMap(claim =>
    claim.written ? [labelled(claim)] : claim.blocks,
  )
  // What is labelled in the text itself stays where it was written.
  const written = facts.filter(({ source }) => source !== undefined)
  const fields = facts.filter(fact => !written.includes(fact))
  const said = inOrder([
    ...new Set(written.flatMap(({ source }) => source ?? [])),
    ...lead,
    ...untitled.flatMap(({ blocks }) => blocks),
    ...(dateline && dateline === parts[0] ? datedOpening(dateline) : []),
  ])
  const isNameless = !headline && claims(['publisher']).length === 0
  const bold = isNameless && !opened ? mastheadIn(said[0]) : undefined
  const masthead = opened ?? bold
  const greeting = isNameless && !masthead ? greetingIn(said, parts) : undefined
  const first = said.filter((block, at) => block !== greeting && !(bold && at === 0))
  const image = roles.image && pictureNamed(roles.image.text, assets)
  let primary = true
  const pieces = (source: readonly Piece[]): readonly Piece[] =>
    joined(source).map(written => {
      const piece = reaching(written, roles)
      if (piece.kind !== 'actions' || !primary) return piece
      primary = false
      return { ...piece, primary: true }
    })
  const told = headedApart(
    piecesOf(
      first.flatMap((block, at) => (at === 0 ? [block] : boldHead(block))),
      reading.lang,
    ),
  )
  const headed = parts
    .filter(part => !untitled.includes(part) && (part !== dateline || part !== parts[0]))
    .flatMap(section => storiesOf(section, reading))
    .flatMap(listsApart)
  const ended = endApart([...told, ...headed], reading)
  const [begun = [], ...all] = ended.stories
  const near = actionsNear(all)
  const opening = pieces([
    ...(image ? [image] : []),
    ...begun,
    ...claims(['action']).flatMap(claim => actionOf(linkOf(claim), claim.blocks)),
    ...(fields.length > 0 ? [{ kind: 'facts' as const, facts: fields }] : []),
  ])
  const [unsubscribe] = claims(['unsubscribe'])
  return {
    preview: claims(['preheader']).concat(whole === subject ? [] : (subject ?? [])),
    brand: series ? [series.brand] : claims([...(whole === title ? [] : (['title'] as const)), 'publisher']),
    ...(logo !== undefined &&
      mark && { logo: { asset: logo, shape: mark.width / Math.max(mark.height, 1) } }),
    issue: claims(['eyebrow', 'issue', 'datePublished']),
    ...(online && { online: linkOf(online) as NamedLink }),
    ...(headline && { headline: headingOf(headline) }),
    ...(greeting && { headline: { type: 'heading', depth: 1, children: greeting.children } }),
    ...(masthead && { headline: masthead.headline }),
    strap: masthead?.strap ?? [],
    cover: opening[0]?.kind === 'picture',
    opening,
    stories: (isDatesFirst ? datesFirst(near) : near).map(pieces),
    closing: claims(['closing']),
    signed: [...ended.signed, ...signed],
    small: [...ended.small, ...small],
    address: claims(['author', 'address', 'email', 'telephone', 'url', 'terms']).filter(
      claim => claim !== online,
    ),
    ...(unsubscribe && { unsubscribe }),
  }
}

/** Stories of which those that list days stand first. */
function datesFirst(stories: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] {
  return [...stories.filter(listsDays), ...stories.filter(story => !listsDays(story))]
}

/** Whether a story is a list of days. */
export function listsDays(story: readonly Piece[]): boolean {
  return (
    story.some(({ kind }) => kind === 'dated') &&
    story.every(({ kind }) => kind === 'dated' || kind === 'heading' || kind === 'actions')
  )
}

/** A paragraph whose first line is in bold over others, as a heading and these. */
function boldHead(block: RootContent): readonly RootContent[] {
  const [first, ...below] = linesOfBlock(block)
  const [name] = first?.nodes ?? []
  if (!first || name?.type !== 'strong' || !isBoldAlone(first) || below.length === 0) return [block]
  const { position } = block
  return [
    { type: 'heading', depth: 2, children: name.children, ...(position && { position }) },
    paragraphOf(joinLines(below)),
  ]
}

/** Pieces, parted before each heading. */
function headedApart(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const parts: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'heading') parts.push([piece])
    else parts.at(-1)?.push(piece)
  }
  return parts
}

/** A story without a list of days or of short notes that stands below it under a line of its own. */
function listsApart(story: readonly Piece[]): readonly (readonly Piece[])[] {
  const [first, ...others] = headedApart(story).filter(part => part.length > 0)
  const areLists = others.every(part => part.slice(1).every(({ kind }) => kind === 'dated'))
  return first && others.length > 0 && areLists ? [first, ...others] : [story]
}

/** A line under the title that says whose letter it is and of when: `News from the library · November 2025`. */
function isDateline({ heading, sections }: Section): boolean {
  const words = heading ? plainText(heading) : ''
  return sections.length === 0 && /\s[·|•–—]\s/.test(words) && /\d{4}/.test(words)
}

/** A letter's opening after the line that dates it. */
function datedOpening({ heading, blocks }: Section): readonly RootContent[] {
  if (!heading) return blocks
  const { position, children } = heading
  return [{ type: 'paragraph', children, ...(position && { position }) }, ...blocks]
}

/** Blocks as their author ordered them; those of fields stand first. */
function inOrder(blocks: readonly RootContent[]): readonly RootContent[] {
  const lineOf = ({ position }: RootContent): number => position?.start.line ?? 0
  return blocks.toSorted((one, other) => lineOf(one) - lineOf(other))
}

/** `https://a.example/letters/12` is this letter on the web; `https://a.example` is where its senders are. */
function isOnline(claim: Claim): boolean {
  const href = safeHref(linkOf(claim)?.href ?? '')
  return href !== undefined && new URL(href).pathname.length > 1
}

/** A role in a line, after the words that its author put before it. */
export function labelled({ label, written, nodes }: Pick<Claim, 'label' | 'written' | 'nodes'>): Paragraph {
  const before = written ? [...label.nodes, { type: 'text' as const, value: ' ' }] : []
  return { type: 'paragraph', children: [...before, ...nodes] }
}

/** Letters of a greeting that may stand for a headline. */
const GREETING = 32

/** What a letter of several stories without a title or a sender opens with, where that is a few words: `Hi everyone!` */
function greetingIn([first]: readonly RootContent[], parts: readonly Section[]): Paragraph | undefined {
  const headed = parts.filter(({ heading }) => heading !== undefined).length
  if (first?.type !== 'paragraph' || headed < 2) return undefined
  const words = plainText(first)
  return words.length <= GREETING && !words.includes('\n') ? first : undefined
}

/** Letters of the name of a letter, and of a line below it. */
const MASTHEAD = { name: 40, line: 80 }

/** The number of an issue. */
const NUMBERED =
  /(?:^|[\s(])(?:no|nr|n[º°]|№|núm|num|issue|vol|ausgabe|numéro|nummer|číslo|wydanie)\.?\s*\d/iu

/** A letter whose subject stands over its name: the heading that opens it, over what the letter is and its number, or over a greeting. */
function openedBy([first, ...others]: readonly Section[]):
  | { readonly headline: Heading; readonly strap: readonly Phrase[]; readonly parts: readonly Section[] }
  | undefined {
  if (!first) return undefined
  const {
    heading,
    list: _,
    blocks: [line, ...blocks],
    ...section
  } = first
  if (!heading || line?.type !== 'paragraph' || section.sections.length > 0) return undefined
  const strap = linesIn(line.children)
  const isGreeted = blocks[0] !== undefined && /^\p{L}.{1,30}[,!،，！]$/u.test(plainText(blocks[0]))
  const isNumbered = strap.some(({ text }) => NUMBERED.test(text))
  const isName = plainText(heading).length <= MASTHEAD.name && strap.length <= 2 && areStraps(strap)
  if (!isName || !(isGreeted || isNumbered)) return undefined
  const { position } = heading
  return {
    headline: { type: 'heading', depth: 1, children: heading.children, ...(position && { position }) },
    strap,
    parts: [{ ...section, blocks, lead: blocks, rest: [] }, ...others],
  }
}

function areStraps(lines: readonly Phrase[]): boolean {
  return lines.every(({ text }) => text.length <= MASTHEAD.line && !/[.!?。]$/u.test(text))
}

/** A name in bold that opens a letter, with what it is beside it or below: `**The Lockkeeper** — news from the cut`. */
function mastheadIn(
  block: RootContent | undefined,
): { readonly headline: Heading; readonly strap: readonly Phrase[] } | undefined {
  const [first, ...below] = block?.type === 'paragraph' ? linesIn(block.children) : []
  const [name, ...beside] = first?.nodes ?? []
  if (name?.type !== 'strong' || plainText(name).length > MASTHEAD.name) return undefined
  const said = toPhrase(beside)
  const strap = [afterMark(said), ...below].filter(({ text }) => text !== '')
  const isApart = /^\s*(?:$|[—–|·:,-]\s)/u.test(said.text)
  if (!isApart || !areStraps(strap) || strap.length === 0) return undefined
  return { headline: { type: 'heading', depth: 1, children: name.children }, strap }
}

function headingOf({ blocks, nodes, label, written }: Claim): Heading {
  const heading = blocks.find((block): block is Heading => block.type === 'heading')
  return heading ?? { type: 'heading', depth: 1, children: labelled({ label, written, nodes }).children }
}

/** A part as a story, or as many stories as it lists. */
function storiesOf(section: Section, reading: Reading): readonly (readonly Piece[])[] {
  const { list, items, heading, kind, made, facts } = section
  const said = quotationOf(section)
  if (said) return [[{ kind: 'prose', blocks: [said] }]]
  if (list === 'stories' && made) return items.map(item => storyOfItem(item, reading))
  const title = heading ? [{ kind: 'heading' as const, heading }] : []
  if (made && (kind === 'stats' || kind === 'series') && items.length > 0)
    return [[...title, { kind: 'figures', items }]]
  const counted = title.length > 0 ? countedIn(blocksUnder(section), reading.lang) : undefined
  if (counted) return [[...title, { kind: 'figures', items: counted }]]
  if (made && items.length === 0) return [[...title, { kind: 'facts', facts }]]
  const rows = made ? tableOfRecords(items) : undefined
  if (rows) return [[...title, { kind: 'prose', blocks: [rows] }]]
  return [[...title, ...piecesOf(blocksUnder(section), reading.lang)]]
}

/** Somebody's words in a record of the front matter, with who said them: `quote: { words, who }`. */
function quotationOf({ meanings, blocks, facts }: Section): Blockquote | undefined {
  const isQuoted = meanings.some(({ concept, weight }) => concept === 'quotes' && weight > 0.9)
  const lines = isQuoted && facts.length === blocks.length ? recordIn(blocks) : []
  const [said, by] = lines
    .map(({ value }) => value)
    .toSorted((one, other) => other.text.length - one.text.length)
  if (!said || !by || lines.length !== 2 || lines.length < blocks.length) return undefined
  const who: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: '— ' }, ...by.nodes] }
  return { type: 'blockquote', children: [paragraphOf(said), who] }
}

/** The fields of a record as the labels and values that they stand for. */
function recordIn(blocks: readonly RootContent[]): readonly Labelled[] {
  return blocks.flatMap(block =>
    block.type === 'paragraph' ? (readLabelled(toPhrase(block.children)) ?? []) : [],
  )
}

/** Columns that a letter has room for. */
const COLUMNS = 4

/** Records that all say the same things, as a table: `{ day, what, who }`. */
function tableOfRecords(items: readonly Item[]): RootContent | undefined {
  const [first = [], ...others] = items.map(recordFields)
  const namesOf = (record: readonly Fact[]): string => record.map(({ label }) => label.text).join('\n')
  const cells = [first, ...others].map(record => record.flatMap(lineIn))
  const isOne = others.every(record => namesOf(record) === namesOf(first))
  const isEven = cells.every(({ length }) => length === first.length)
  if (others.length === 0 || !isOne || !isEven || first.length < 2 || first.length > COLUMNS) return undefined
  return tableOfRows([first.map(({ label }) => label), ...cells])
}

/** What a field of a record says, where that is one line. */
function lineIn({ blocks: [line, ...more], items }: Fact): readonly Phrase[] {
  const isLine = line?.type === 'paragraph' && more.length === 0 && items.length === 0
  return isLine ? [toPhrase(line.children)] : []
}

/** A story of the front matter: title, picture, text, what to do. */
function storyOfItem(item: Item, { assets, lang }: Reading): readonly Piece[] {
  const { title, parts, facts, text } = item
  const { title: _, image, action, url, ...others } = parts
  const picture = image && pictureNamed(image.text, assets)
  const alt = facts.find(
    ({ meanings }) => picture !== undefined && meanings.some(({ concept }) => concept === 'label'),
  )
  const written = Object.values(others).flatMap(fact => fact?.blocks ?? [])
  const rest = facts.filter(fact => fact !== alt)
  const link =
    action || url
      ? linkOf({ ...item, title: { nodes: [], text: '' }, facts: [], parts: { ...(url && { url }) } })
      : undefined
  const call = action ? linkOfAction(action, link) : link
  return [
    ...(title.text === ''
      ? []
      : [
          {
            kind: 'heading' as const,
            heading: { type: 'heading' as const, depth: 2 as const, children: [...title.nodes] },
          },
        ]),
    ...(picture ? [picture] : []),
    ...piecesOf([...written, ...text], lang),
    ...(rest.length > 0 ? [{ kind: 'facts' as const, facts: rest }] : []),
    ...actionOf(call, action?.blocks ?? []),
  ]
}

/** `action: { label, url }`, or an action in words with the address beside it. */
function linkOfAction({ facts, blocks, value }: Fact, beside: NamedLink | undefined): NamedLink | undefined {
  const words = facts.find(fact => fact.value?.type !== 'url')?.blocks ?? blocks
  const [first] = words
  const href =
    facts.map(fact => (fact.value?.type === 'url' ? fact.text : undefined)).find(Boolean) ??
    (value?.type === 'url' ? value.text : beside?.href)
  if (first?.type !== 'paragraph' || href === undefined) return undefined
  return { href, words: first.children, note: [], strong: false }
}

/** What is to be done whose author gave no address for it: it writes to the sender, or opens the sender's page; without either it is said. */
function reaching(piece: Piece, { email, url }: Reading['roles']): Piece {
  if (piece.kind !== 'actions' || piece.links.every(({ href }) => href !== NOWHERE)) return piece
  const reach = email ? `mailto:${email.text}` : url?.text
  if (reach === undefined || safeHref(reach) === undefined)
    return {
      kind: 'prose',
      blocks: piece.links.map(({ words }) => ({ type: 'paragraph', children: [...words] })),
    }
  const links = piece.links.map(link => (link.href === NOWHERE ? { ...link, href: reach } : link))
  return { ...piece, links }
}

function actionOf(link: NamedLink | undefined, blocks: readonly RootContent[]): readonly Piece[] {
  if (link && safeHref(link.href) !== undefined) return [{ kind: 'actions', links: [link], primary: false }]
  return blocks.length > 0 ? [{ kind: 'prose', blocks }] : []
}

function pictureNamed(name: string, assets: Reading['assets']): Piece | undefined {
  const asset = findAsset(assets, name)
  return asset === undefined
    ? undefined
    : { kind: 'picture', picture: { type: 'image', url: name, alt: '', data: { asset } } }
}

/** Blocks as pieces: pictures, links that ask for a decision, and text. */
function piecesOf(blocks: readonly RootContent[], lang: string): readonly Piece[] {
  return blocks.flatMap((block, at): readonly Piece[] => {
    if (block.type === 'thematicBreak') return []
    if (block.type === 'heading' && block.data === undefined && block.depth === 2)
      return [{ kind: 'heading', heading: block }]
    if (headsList(block, blocks[at + 1]))
      return [{ kind: 'heading', heading: { ...block, type: 'heading', depth: 2 } }]
    const picture = pictureOf(block)
    if (picture) return [picture]
    const asked = askedIn(block, lang)
    if (asked) return [{ kind: 'actions', links: [asked], primary: false }]
    const notes = shortNotes(block)
    if (notes) return [{ kind: 'prose', blocks: [notes] }]
    const parts = askedParts(block, lang)
    if (parts)
      return parts.flatMap(part =>
        'type' in part
          ? piecesOf([part], lang)
          : [{ kind: 'actions' as const, links: [part], primary: false }],
      )
    const links = linksOf(block)
    const scanned = links ? undefined : scannedBlock(linked(block, lang), lang)
    if (scanned) return [scanned]
    const isDecision = links?.every(({ href }) => href === NOWHERE || safeHref(href) !== undefined)
    return links && isDecision
      ? [{ kind: 'actions', links, primary: false }]
      : [{ kind: 'prose', blocks: [linked(block, lang)] }]
  })
}

/** Letters of a line that heads a list. */
const HEADS = 32

/** Whether a paragraph is a short line that heads the list or table below it: `DATES`. */
function headsList(block: RootContent, next: RootContent | undefined): block is Paragraph {
  if (block.type !== 'paragraph' || !next) return false
  const words = plainText(block)
  // What ends in a colon leads on, unless it is set as a heading.
  const leadsOn = /[:：]\s*$/u.test(words) && words !== words.toUpperCase()
  const isShort = words.length <= HEADS && !/[.!?…,;。\n]|\S@\S/u.test(words)
  return (
    isShort && !leadsOn && (next.type === 'list' || next.type === 'table' || shortNotes(next) !== undefined)
  )
}

/** Lines from which on sentences below each other are notes, and letters of one. */
const NOTES = { least: 3, most: 160 }

/** Sentences that each have a line of their own, as the points that they are; undefined for any other block. */
function shortNotes(block: RootContent): List | undefined {
  const lines = block.type === 'paragraph' ? linesOfBlock(block) : []
  const areNotes = lines.every(
    ({ text }) => text.length <= NOTES.most && /^\p{Lu}[\s\S]*[.!?。！？]$/u.test(text),
  )
  if (lines.length < NOTES.least || !areNotes) return undefined
  return listOfLines(lines)
}

/** The picture of a paragraph that holds nothing else, perhaps in a link. A title is a caption and stays with its picture in prose. */
function pictureOf(block: RootContent): Piece | undefined {
  if (block.type !== 'paragraph') return undefined
  const [only, ...others] = block.children
  const link = only?.type === 'link' && others.length === 0 ? only : undefined
  const [picture, ...more] = picturesIn(link ? { ...block, children: link.children } : block)
  if (picture === undefined || more.length > 0 || picture.title || picture.data?.asset === undefined)
    return undefined
  const href = link && safeHref(link.url)
  return { kind: 'picture', picture, ...(href && { href }) }
}

/** Whether text opens with words in bold and goes on: an item of news that has its name in its first line. */
export function opensItem(piece: Piece): boolean {
  const [first] = piece.kind === 'prose' ? piece.blocks : []
  return first?.type === 'paragraph' && first.children.length > 1 && first.children[0]?.type === 'strong'
}

/** Neighbouring blocks of text are one piece. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.kind === 'prose' && last?.kind === 'prose' && !opensItem(piece))
      all[all.length - 1] = { kind: 'prose', blocks: [...last.blocks, ...piece.blocks] }
    else all.push(piece)
  }
  return all
}
