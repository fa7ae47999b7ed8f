import type { Image, PhrasingContent, RootContent } from 'mdast'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { NOWHERE } from '../../../core/reading/lines/pressed.ts'
import { linked, linkOf, linksOf, type NamedLink } from '../../../core/reading/lists/links.ts'
import type { Claim, Fact, Reading, Section } from '../../../core/reading/reading.ts'
import type { ListRole, Role } from '../../../core/reading/roles.ts'
import { callTo } from '../../../core/reading/values/href.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { plainText, wordsOf as wordsIn } from '../../../core/source/text.ts'
import { nodesOf } from '../../../core/source/walk.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { cut, type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { anchorOf, safeHref } from '../../../core/compose/index.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'

/** The first thing on a page. */
interface Hero {
  readonly eyebrow?: Claim
  /** The words that its author put before the title. */
  readonly label?: readonly PhrasingContent[]
  readonly title: readonly PhrasingContent[]
  /** Anchor of the title. */
  readonly id?: string
  readonly lead: readonly RootContent[]
  readonly picture?: Image
  readonly links: readonly NamedLink[]
  /** A few words more below all that: who trusts it, where it is. */
  readonly note: readonly RootContent[]
}

/** A link in the bar or the foot. */
interface BarLink {
  readonly href: string
  readonly words: readonly PhrasingContent[]
}

/** A web page's copy in its places; every word of the reading is in exactly one of them. */
export interface Page {
  /** A pitch leads to a decision in bands of their own; an article is read from top to bottom in one column. */
  readonly kind: 'pitch' | 'article'
  readonly brand: { readonly name?: Claim; readonly said?: string; readonly logo?: string }
  readonly nav: readonly BarLink[]
  readonly call?: NamedLink
  readonly hero: Hero
  /** What the author said in labels and values, where it has no place of its own. */
  readonly facts: readonly Fact[]
  readonly sections: readonly Section[]
  /** A title and a description for tabs and search, beside those that the page shows. */
  readonly meta: readonly Fact[]
  /** Where what is pressed leads whose author gave no address: to whom the copy names. */
  readonly reach?: string
  /** How its people are reached. */
  readonly contact: readonly Claim[]
  /** Who is behind the page, and small print. */
  readonly foot: readonly Claim[]
  readonly footer: readonly RootContent[]
}

/** How a page is divided. */
interface PageOptions {
  /** The role of its title; default `title`. */
  readonly headline?: Role
  /** Copy that is mostly prose becomes an article; default true. */
  readonly articles?: boolean
}

/** Roles that have a place in the bar or under the title; every other one stands in the foot. */
const placed: readonly Role[] = [
  'eyebrow',
  'alternativeHeadline',
  'jobTitle',
  'abstract',
  'action',
  'secondAction',
  'image',
  'logo',
  'about',
]
/** How people are reached. */
const contactRoles: readonly Role[] = [
  'contact',
  'location',
  'address',
  'email',
  'telephone',
  'url',
  'handle',
]

/** Divides a reading among the places of a page. */
export function pageOf(reading: Reading, { headline = 'title', articles = true }: PageOptions = {}): Page {
  const { roles } = reading
  const ways = (reading.lists.navigation ?? []).map(linkOf)
  // What leads nowhere is no way through the page, but a list as any other.
  const written = ways.every(way => way !== undefined) ? ways : []
  const { sections: all, footer } = withoutFooter(
    reading.parts.filter(({ list }) => list !== 'navigation' || written.length === 0),
  )
  const { hero, rest } = heroOf(reading, all.map(withoutRule), headline)
  const wordCount = rest.reduce((sum, section) => sum + wordsOf(section), 0)
  const prose = rest.filter(isProse).reduce((sum, section) => sum + wordsOf(section), 0)
  const calls = hero.links.length > 0
  const isArticle = articles && prose > 0 && prose >= wordCount * (calls ? CALLING_ARTICLE : ARTICLE)
  const shown = titleOf(roles, headline)
  const brand = brandOf(roles, shown)
  const sign = brand && wordmarkOf(brand, shown)
  const links = addressesIn(reading)
  // A place of the page itself is nobody to reach.
  const reach = links.find(link => !link.startsWith('#')) ?? endOf(rest)
  const said = brand ? undefined : nameOfAddress(links, reading, shown)
  const logo = roles.logo && findAsset(reading.assets, roles.logo.text)
  const [pressed] = hero.links
  const call = drawn(roles.action) || pressed?.href.startsWith('tel:') ? pressed : undefined
  const told = reading.facts.filter(fact => !isMeta(fact))
  return {
    kind: isArticle ? 'article' : 'pitch',
    brand: { ...(sign && { name: sign }), ...(said && { said }), ...(logo !== undefined && { logo }) },
    nav: written.length > 0 ? written : isArticle ? [] : navOf(rest),
    ...(call && { call }),
    ...(reach !== undefined && { reach }),
    hero,
    facts: told.length > FEW_FACTS ? told : told.filter(({ place }) => place !== 'field'),
    meta: [
      ...reading.facts.filter(isMeta),
      ...(told.length > FEW_FACTS ? [] : told.filter(({ place }) => place === 'field')),
    ],
    sections: rest,
    contact: contactRoles
      .flatMap(role => drawn(roles[role]) ?? [])
      .filter(claim => headline !== 'name' || claim !== placeOf(roles))
      // The number that the page asks to call stands on its button.
      .filter(({ role, text }) => role !== 'telephone' || !hero.links.some(leadsTo(text))),
    foot: Object.values(roles)
      .flatMap(claim => drawn(claim) ?? [])
      .filter(({ role }) => !placed.includes(role) && !contactRoles.includes(role))
      .concat(
        roles.abstract !== leadOf(roles) && roles.abstract !== shown ? (drawn(roles.abstract) ?? []) : [],
      )
      .filter(claim => claim !== shown && (claim !== brand || claim.facts.length > 0))
      // The whole of a name of which the bar has the first words.
      .concat(brand && sign !== brand ? [brand] : []),
    footer,
  }
}

/** The town of somebody whose work is said, which stands beside that. */
function placeOf({ jobTitle, location }: Reading['roles']): Claim | undefined {
  const place = drawn(jobTitle) && drawn(location)
  return place && place.facts.length === 0 && place.text.length <= NAME ? place : undefined
}

/** Whether a link calls a number. */
function leadsTo(text: string): (link: NamedLink) => boolean {
  const [number] = PHONE.exec(text) ?? []
  return ({ href }) => number !== undefined && href === callTo(number)
}

/** The addresses that the copy gives, those of its roles first: of pages, of mailboxes, numbers to call. */
function addressesIn({ roles, parts, lang }: Reading): readonly string[] {
  const told = [roles.url, roles.email, roles.telephone, roles.action, roles.secondAction].flatMap(
    claim => (claim && linkOf(claim)?.href) ?? [],
  )
  const written = parts
    .flatMap(blocksUnder)
    .flatMap(block => nodesOf(linked(block, lang)))
    .flatMap(node => (node.type === 'link' ? node.url : []))
  return [...told, ...written].filter(href => safeHref(href) !== undefined)
}

/** The name in the host of an address. */
const HOST =
  /^(?:https?:\/\/(?:www\.)?|mailto:[^@]+@)(?:[\w-]+\.)*?([\p{L}\d-]{3,})\.[\p{L}\d]{2,}(?:\.[a-z]{2})?(?:[/?#]|$)/iu

/** What a page is called whose copy names it only in passing: the words that its own address spells, `Humm` of `bees@humm.si`. */
function nameOfAddress(
  links: readonly string[],
  { parts, roles }: Reading,
  shown: Claim | undefined,
): string | undefined {
  const hosts = new Set(links.flatMap(link => HOST.exec(link)?.[1]?.toLowerCase() ?? []))
  const words = [
    ...Object.values(roles).map(({ text }) => text),
    ...parts.flatMap(blocksUnder).map(plainText),
  ]
  const names = [...hosts].flatMap(host => {
    const letters = [...host.replace(/-/g, '')].join("[\\s'’&.-]*")
    const name = new RegExp(`(?<![\\p{L}\\d@./])${letters}(?![\\p{L}\\d@]|\\.\\p{L})`, 'iu')
    return words.flatMap(text => name.exec(text)?.[0] ?? []).filter(text => /^[\p{Lu}\p{Lo}]/u.test(text))
  })
  const [name] = names
  return name !== undefined && !shown?.text.includes(name) ? name : undefined
}

/** Facts of fields up to which they are small print and no band of their own. */
const FEW_FACTS = 2

/** Words from which on a title is a sentence, and letters up to which what somebody does names the page. */
const SENTENCE = 6
const NAME = 44

/** A page is known by the shortest of the names that are not its title; where that is a sentence, by what somebody is. */
function brandOf(roles: Reading['roles'], shown: Claim | undefined): Claim | undefined {
  const others = (claims: readonly (Claim | undefined)[]): readonly Claim[] =>
    claims.flatMap(claim => drawn(claim) ?? []).filter(claim => claim !== shown)
  const [name] = others([roles.name, roles.publisher, roles.title]).toSorted(
    (one, other) => one.text.length - other.text.length,
  )
  const [job] = others([roles.jobTitle])
  const isSentence = countWords(shown?.blocks ?? []) >= SENTENCE
  return name ?? (isSentence && job && !job.written && job.text.length <= NAME ? job : undefined)
}

/** A name, what divides it from what a page promises, and that: `Tarn: notes that survive the rain`. */
const WORDMARK = /^(\S+(?: \S+){0,2}?)\s*(?::|\s[–—|·-])\s+(\S.*)$/u

/** The name of a page without the promise that stands behind it, where its title says that as well. */
function wordmarkOf(brand: Claim, shown: Claim | undefined): Claim {
  const [, name, promise] = WORDMARK.exec(brand.text) ?? []
  if (name === undefined || !shown || brand.facts.length > 0) return brand
  const isSaid = wordsIn(promise ?? '') === wordsIn(shown.text)
  return isSaid ? { ...brand, nodes: [{ type: 'text', value: name }], text: name } : brand
}

/** What the copy says of its maker under the title, in a few words; else the line that says it for search. */
export function leadOf({ about, abstract }: Reading['roles']): Claim | undefined {
  const own = drawn(about)
  const isShort = own && own.label.text === '' && countWords(own.blocks) <= LEAD
  return abstract && isShort ? own : abstract
}

/** A title or a description for tabs and search, or last words: for the foot of a page. */
export function isMeta({ place, meanings }: Fact): boolean {
  return (
    place === 'field' &&
    meanings.some(({ concept }) => concept === 'title' || concept === 'summary' || concept === 'thanks')
  )
}

/** Share of a page's words in sections of plain prose from which on it is an article; more where it also calls to act. */
const ARTICLE = 0.5
const CALLING_ARTICLE = 0.75

/** A claim that the page has to draw: its words were taken out of the copy. */
export function drawn(claim: Claim | undefined): Claim | undefined {
  return claim === undefined || claim.stays ? undefined : claim
}

/** What stands for a page's title: the first of what it is called and what it says of itself. */
export function titleOf(roles: Reading['roles'], headline: Role): Claim | undefined {
  const isPromised = headline === 'title' && isPromise(roles)
  const called: readonly Role[] = isPromised
    ? ['alternativeHeadline', 'name']
    : ['name', 'alternativeHeadline']
  const order: readonly Role[] = [headline, 'title', ...called, 'abstract', 'publisher']
  return order.map(role => drawn(roles[role])).find(claim => claim !== undefined)
}

/** Words of what a page promises at the least. */
const PROMISE = 3

/** Whether a page that is data says what it promises beside what it is called, which its bar says. */
function isPromise({ name, alternativeHeadline }: Reading['roles']): boolean {
  const areFields = name?.field !== undefined && alternativeHeadline?.field !== undefined
  return areFields && countWords(alternativeHeadline.blocks) >= PROMISE
}

/** A role as blocks, after the label that its author wrote. */
export function blocksOf(claim: Claim | undefined): readonly RootContent[] {
  if (!claim?.written) return claim?.blocks ?? []
  const [first, ...more] = claim.blocks
  const label: PhrasingContent = { type: 'strong', children: [...claim.label.nodes] }
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: [label] }, ...claim.blocks]
  return [{ ...first, children: [label, { type: 'text', value: ' ' }, ...first.children] }, ...more]
}

/** Words up to which text under the title is a lead. */
const LEAD = 80

/** The hero, and the parts that it has not taken: short text, links and one picture above the first heading are its own. */
function heroOf(
  { roles, assets }: Reading,
  parts: readonly Section[],
  headline: Role,
): { readonly hero: Hero; readonly rest: readonly Section[] } {
  const title = titleOf(roles, headline)
  const { name, behind } = namedApart(toPhrase(title?.nodes ?? []), headline)
  const heading = title?.blocks.find(block => block.type === 'heading')
  const brand = brandOf(roles, title)
  const place = headline === 'name' ? placeOf(roles) : undefined
  const texts = [roles.alternativeHeadline, roles.jobTitle, place, leadOf(roles)]
    .filter(claim => claim !== title && claim !== brand)
    .flatMap(claim => blocksOf(drawn(claim)))
  const at = parts.findIndex(({ heading: own }) => own !== undefined)
  const opening = at < 0 ? parts : parts.slice(0, at)
  const line = opening[0] && isLine(opening[0]) ? opening[0] : undefined
  // What stands below a list or a table is the end of it and no word under the title.
  const lower = opening.findIndex(
    part => part !== line && !isProse(part) && !isPicture(part) && !isCall(part),
  )
  const upper = lower < 0 ? opening : opening.slice(0, lower)
  const isBare = texts.length === 0 && opening.length === 0
  const tagline = isBare ? (taglineOf(parts[0]) ?? subtitleOf(parts)) : undefined
  const picture = opening.find(isPicture)
  const calls = upper.find(isCall)
  const text = texts.length > 0 ? undefined : upper.find(part => isProse(part) && wordsOf(part) <= LEAD)
  const note = texts.length === 0 ? undefined : upper.find(isNote)
  const own = new Set([picture, calls, text, note, tagline, line])
  const asked = [roles.action, roles.secondAction].flatMap(
    claim => drawn(claim) ?? (calls ? [] : (claim ?? [])),
  )
  const pressed = asked.map(claim => ({ claim, call: callOf(claim, roles) }))
  const claimed = pressed.flatMap(({ call }) => call ?? [])
  // Nothing to press without a place to go: the words stand below the text.
  const unlinked = pressed.flatMap(({ claim, call }) => (call ? [] : (drawn(claim) ?? [])))
  const named = roles.image && findAsset(assets, roles.image.text)
  const image: Image | undefined = picture
    ? picturesIn(picture.blocks[0] as RootContent)[0]
    : named === undefined
      ? undefined
      : { type: 'image', url: named, data: { asset: named } }
  const written = calls ? linksIn(calls) : []
  const links = [
    ...claimed.map(call => written.find(link => saidBy(link) === saidBy(call)) ?? call),
    ...written,
    ...(tagline?.blocks ?? []).flatMap(block => linksOf(block) ?? []),
  ].filter(isOnce)
  // Where there is nothing else to press, a line above the first heading that gives a number is what to do.
  const labelled = headline === 'title' ? callLabelled(roles.telephone) : undefined
  const phone = links.length > 0 ? undefined : (callInLine(opening) ?? labelled)
  return {
    hero: {
      ...(drawn(roles.eyebrow) && { eyebrow: roles.eyebrow as Claim }),
      ...(title?.written && { label: title.label.nodes }),
      title: name.nodes,
      ...anchorOf(heading),
      lead: [
        ...behind,
        ...(line?.blocks ?? []),
        ...texts,
        ...(text?.blocks ?? []),
        ...(tagline ? leadIn(tagline) : []),
        ...unlinked.flatMap(({ blocks }) => blocks),
      ].filter(block => block !== phone?.block),
      ...(image && { picture: image }),
      links: phone ? [phone.link] : links,
      // What stands behind a link and leads nowhere: a number beside an address.
      note: [
        ...(phone?.behind ?? []),
        ...links.flatMap(({ note: behind }): readonly RootContent[] =>
          behind.length > 0 ? [{ type: 'paragraph', children: withoutPoint(behind) }] : [],
        ),
        ...(note?.blocks ?? []).filter(block => block !== phone?.block),
      ],
    },
    rest: parts
      .filter(part => !own.has(part))
      .flatMap(part => (phone?.block ? withoutBlock(part, phone.block) : [part])),
  }
}

/** A name of a few words before a dash, and what is said of who bears it. */
const NAMED = /^(\S+(?: \S+){0,3}?)\s+[—–|]\s+(?=\S.{5})/u

/** The name of a page that is called by one, and the words that stand behind it in the same line. */
function namedApart(
  title: Phrase,
  headline: Role,
): { readonly name: Phrase; readonly behind: readonly RootContent[] } {
  const [all, name = ''] = (headline === 'name' && NAMED.exec(title.text)) || []
  if (all === undefined) return { name: title, behind: [] }
  return { name: cut(title, 0, name.length), behind: [paragraphOf(cut(title, all.length))] }
}

/** A number to call, and letters that a line with one has at most. */
const PHONE = /(?:\+|\(?\d)[\d\s()/.-]{6,}\d/
const CALLED = 64
/** Letters before a number that opens a longer line, and what is a number to dial and no span of years. */
const OPENS = 24
const DIALLED = /^[+(0]|(?<!\d)\d{3}[\s.-]\d{3}/

/** A line that gives a number to call, as what is pressed, and what is said behind it. */
interface CalledLine {
  readonly link: NamedLink
  /** What of the copy says so; none where it gives the number as a fact. */
  readonly block?: RootContent
  readonly behind: readonly RootContent[]
}

/** The first short line of the opening that gives a number, or a longer one that opens with it: what to do, and whom to call. */
function callInLine(parts: readonly Section[]): CalledLine | undefined {
  const lines = parts.flatMap(({ lead, rest }) => [...lead, ...rest])
  for (const block of lines) {
    if (block.type !== 'paragraph' || block.children.some(({ type }) => type === 'break')) continue
    const words = plainText(block)
    const [number] = PHONE.exec(words) ?? []
    if (number === undefined || words.includes('\n')) continue
    const [first, ...rest] = block.children
    const bold = first?.type === 'strong' ? plainText(first) : ''
    const isBold = bold.includes(number) && bold.length <= CALLED && rest.length > 0
    const line = toPhrase(block.children)
    const end = line.text.indexOf(number) + number.length
    const isOpened = end - number.length <= OPENS && DIALLED.test(number)
    if (words.length > CALLED && !isBold && !isOpened) continue
    const isWhole = words.length <= CALLED && !isBold
    const behind = isBold ? toPhrase(rest) : cut(line, end)
    const said = isBold && first?.type === 'strong' ? first.children : cut(line, 0, end).nodes
    return {
      link: { href: callTo(number), words: isWhole ? block.children : said, note: [], strong: false },
      block,
      behind: isWhole ? [] : [paragraphOf(withoutTie(behind))],
    }
  }
  return undefined
}

/** A number that the copy gives under a label, with that: `Call us: 0113 …`. */
function callLabelled(telephone: Claim | undefined): CalledLine | undefined {
  const claim = telephone?.written ? drawn(telephone) : undefined
  const [number] = (claim && PHONE.exec(claim.text)) ?? []
  if (!claim || number === undefined || claim.text.length > CALLED) return undefined
  const words: readonly PhrasingContent[] = [
    ...claim.label.nodes,
    { type: 'text', value: ' ' },
    ...claim.nodes,
  ]
  return { link: { href: callTo(number), words, note: [], strong: false }, behind: [] }
}

/** Words without the dash, the point or the comma that ties them to what stands before. */
function withoutTie(words: Phrase): Phrase {
  return cut(words, /^[\s,;:·•|–—-]*/u.exec(words.text)?.[0].length ?? 0)
}

/** A part without one of its blocks; nothing where it has no other. */
function withoutBlock(part: Section, block: RootContent): readonly Section[] {
  const others = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(own => own !== block)
  if (!part.blocks.includes(block)) return [part]
  const left = { ...part, lead: others(part.lead), rest: others(part.rest), blocks: others(part.blocks) }
  return left.blocks.length + left.sections.length > 0 || left.heading ? [left] : []
}

/** Words up to which what stands below the words under a title is a note to them. */
const NOTE = 40

/** A few words more without a title: a note below the promise. */
function isNote(part: Section): boolean {
  const isSaid = part.blocks.every(block => picturesIn(block).length === 0)
  return isSaid && isProse(part) && part.heading === undefined && wordsOf(part) <= NOTE
}

/** The first part of a page of which nothing is said before, where it is a line in bold, a few words and links: all that is the promise. */
function taglineOf(part: Section | undefined): Section | undefined {
  if (!part?.heading || part.sections.length > 0 || !isProse(part)) return undefined
  const isSaid = part.blocks.every(({ type }) => type === 'paragraph')
  const calls = part.blocks.some(block => linksOf(block))
  return isSaid && calls && wordsOf(part) <= LEAD ? part : undefined
}

/** The first part of a page of a lower rank than all that follow, a few words long: what the title is the title of. */
function subtitleOf([first, ...others]: readonly Section[]): Section | undefined {
  const ranks = others.flatMap(({ heading }) => heading?.depth ?? [])
  const isLower = (first?.heading?.depth ?? 0) > Math.max(...ranks, 0) && ranks.length > 1
  if (!first || !isLower || first.sections.length > 0 || !isProse(first)) return undefined
  return first.blocks.every(({ type }) => type === 'paragraph') && wordsOf(first) <= LEAD ? first : undefined
}

/** The words of a tagline, its own line first. */
function leadIn({ heading, blocks }: Section): readonly RootContent[] {
  const line: readonly RootContent[] = heading
    ? [{ type: 'paragraph', children: [{ type: 'strong', children: heading.children }] }]
    : []
  return [...line, ...blocks.filter(block => !linksOf(block))]
}

/** Letters of what is pressed; more is said of it. */
const PRESSED = 60

/** What to press: where its author says no address, it leads to whom the page names, or else down the page. */
function callOf(claim: Claim, { url, email, telephone }: Reading['roles']): NamedLink | undefined {
  const own = linkOf(claim)
  if (own || claim.written) return own
  const contact = [url, email, telephone].flatMap(one => (one ? (linkOf(one) ?? []) : []))[0]
  const words = claim.nodes
  if (contact) return { ...contact, words, note: [] }
  return claim.text.length <= PRESSED ? { href: NOWHERE, words, note: [], strong: false } : undefined
}

/** The last part of a page that has a name, to which leads what has no address. */
function endOf(sections: readonly Section[]): string | undefined {
  const slug = sections.findLast(({ heading, made }) => heading && !made)?.heading?.data?.slug
  return slug === undefined ? undefined : `#${slug}`
}

function isOnce(link: NamedLink, at: number, all: readonly NamedLink[]): boolean {
  return all.findIndex(other => other.href === link.href && saidBy(other) === saidBy(link)) === at
}

function saidBy({ words }: NamedLink): string {
  return words.map(plainText).join('').trim().toLowerCase()
}

/** Whether a section is links to press and nothing else. */
function isCall(part: Section): boolean {
  const { kind, list, blocks } = part
  if (kind !== 'links' && list !== 'links') return false
  return blocks.every(block => linksOf(block)) || isFewLinks(part)
}

/** Links without a title up to which they are what to do first. */
const FIRST = 3

/** A line or two that lead somewhere, each in words of its own: `Book a place → mud.example/book`. */
function isFewLinks({ heading, items, sections }: Section): boolean {
  const isFew = items.length > 0 && items.length <= FIRST && sections.length === 0
  return heading === undefined && isFew && items.every(item => linkOf(item))
}

function linksIn(part: Section): readonly NamedLink[] {
  const own = part.blocks.flatMap(block => linksOf(block) ?? [])
  return own.length > 0 ? own : part.items.flatMap(item => linkOf(item) ?? [])
}

/** Words without the point that parted them from what is pressed. */
function withoutPoint([first, ...others]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...others] : []
  return [{ ...first, value: first.value.replace(/^\s*[·•|,–—-]\s*/u, '') }, ...others]
}

/** A few bare lines between the title and all else, which say what it is the title of. */
function isLine({ heading, list, blocks, sections }: Section): boolean {
  const isBare = blocks.every(block => block.type === 'paragraph' && linksOf(block) === undefined)
  const isOpen = heading === undefined && sections.length === 0 && list === 'features'
  return isOpen && isBare && countWords(blocks) <= NOTE
}

function isPicture({ blocks }: Section): boolean {
  const pictures = blocks.flatMap(picturesIn)
  return pictures.length === 1 && blocks.length === 1
}

/** Whether a section is running text. */
export function isProse({ kind, list }: Section): boolean {
  return kind === 'prose' && list === undefined
}

/** How many words stand in a section and in those below it. */
function wordsOf({ blocks, sections }: Section): number {
  return countWords(blocks) + sections.reduce((sum, inner) => sum + wordsOf(inner), 0)
}

/** How many words stand in blocks. */
export function countWords(blocks: readonly RootContent[]): number {
  return blocks.reduce((sum, block) => sum + plainText(block).split(/\s+/).filter(Boolean).length, 0)
}

/** A name before what divides it from more, and a mailbox or a number to call. */
const SIGNED = /^[\p{Lu}\p{Lo}].*(?:\s[·|•–—/-]\s|,\s)/u
const REACHED = /[^\s@]@[^\s@]+\.\S|(?:\+|\(?\b0)[\d\s()/.-]{6,}\d/

/** Marks of a line that says whose page it is, and words that it has at most. */
const IMPRINT = { marks: /\u00a9|\(c\)/i, parts: /\s[·|•]\s/g, ends: /\p{L}[.。]\s/gu, words: 30 }

/**
 * Whether the line that ends a page says whose it is: with the mark of a right, or in parts divided by points or, with a way to reach
 * them, by full stops, below what is to be pressed or below things that it is none of.
 */
function isImprint({ blocks, rest, items }: Section): boolean {
  const [before, block] = blocks.slice(-2)
  if (block?.type !== 'paragraph' || countWords([block]) > IMPRINT.words) return false
  const words = plainText(block)
  const divides = REACHED.test(words) && words.search(/\s[·|•]\s/) < 0 ? IMPRINT.ends : IMPRINT.parts
  const isDivided = (words.match(divides)?.length ?? 0) >= 2 && linksOf(block) === undefined
  const isBelowThings = items.length > 1 && rest[0] === block
  // Below things, a name with an address or a number is whose page it is.
  const isSigned = isBelowThings && SIGNED.test(words) && REACHED.test(words) && !/[.!?。]$/.test(words)
  return (
    IMPRINT.marks.test(words) || isSigned || (isDivided && (isBelowThings || linksOf(before) !== undefined))
  )
}

/** A few lines after a last rule are the page's foot, and the line that says whose page it is. */
function withoutFooter(sections: readonly Section[]): {
  readonly sections: readonly Section[]
  readonly footer: readonly RootContent[]
} {
  const last = sections.at(-1)
  const ruled = last?.blocks.findLastIndex(({ type }) => type === 'thematicBreak') ?? -1
  const imprint = last && isImprint(last) ? last.blocks.length - 1 : -1
  const at = ruled >= 0 ? ruled : imprint
  const footer = last?.blocks.slice(ruled >= 0 ? at + 1 : at) ?? []
  if (!last || at <= 0 || last.sections.length > 0 || footer.length === 0 || countWords(footer) > 120)
    return { sections, footer: [] }
  const kept = new Set(last.blocks.slice(0, at))
  const only = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(block => kept.has(block))
  const whole = { ...last, lead: only(last.lead), rest: only(last.rest), blocks: only(last.blocks) }
  return { sections: sections.with(-1, whole), footer }
}

/** A section without the rule at its end: bands divide it from the next. */
function withoutRule(section: Section): Section {
  const last = section.blocks.at(-1)
  const sections = section.sections.map((inner, at) =>
    at === section.sections.length - 1 ? withoutRule(inner) : inner,
  )
  if (last?.type !== 'thematicBreak') return sections.length > 0 ? { ...section, sections } : section
  const others = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(block => block !== last)
  const { lead, rest, blocks } = section
  return { ...section, sections, lead: others(lead), rest: others(rest), blocks: others(blocks) }
}

/** Lists by the look that a section of theirs has. */
const looks: Partial<Record<ListRole, Section['kind']>> = {
  stats: 'stats',
  features: 'points',
  services: 'points',
  awards: 'entries',
  steps: 'steps',
  quotes: 'quotes',
  offers: 'offers',
  items: 'items',
  questions: 'questions',
  links: 'links',
  socials: 'links',
}

/** How a section is drawn: by the list that has its things, else by its kind. */
export function lookOf({ list, kind }: Section): Section['kind'] {
  return (list && looks[list]) ?? kind
}

/** Links to the first sections, when their titles are short enough for a bar. */
function navOf(sections: readonly Section[]): readonly BarLink[] {
  const links = sections.flatMap(({ heading, made, kind }) => {
    const slug = heading?.data?.slug
    const text = heading ? plainText(heading) : ''
    if (slug === undefined || made || kind === 'links' || text.length > 22) return []
    return [{ href: `#${slug}`, words: [{ type: 'text' as const, value: text }] }]
  })
  return links.length >= 3 ? links.slice(0, 5) : []
}
