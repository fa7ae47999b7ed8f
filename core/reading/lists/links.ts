import type { Link, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import { nodesOf } from '../../source/walk.ts'
import type { Context } from '../context.ts'
import { paragraphOf, phraseIn, itemWith, factOfWords } from '../facts/facts.ts'
import { linesIn, toLabel } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Claim, Fact, Item, Section } from '../reading.ts'
import type { ListRole } from '../roles.ts'
import { callTo, hrefOf } from '../values/href.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { namesLink } from '../lines/link-labels.ts'
import { POINTING } from '../lines/pressed.ts'
import type { Value } from '../values/value.ts'
import type { ListClaim, Material } from './lists.ts'

// Where copy leads: links with words of their own, and addresses that stand bare behind or below their words.

/** A link as it is shown: never an address where there are words for it. */
export interface NamedLink {
  readonly href: string
  readonly words: readonly PhrasingContent[]
  /** Words that stand beside it. */
  readonly note: readonly PhrasingContent[]
  /** The author set it in bold: the one that matters most. */
  readonly strong: boolean
}

/** Where a piece of copy leads and how it is called: a role, or a thing of a list. */
export function linkOf(piece: Claim | Item): NamedLink | undefined {
  return 'role' in piece ? linkOfClaim(piece) : linkOfItem(piece)
}

function linkOfClaim({ nodes, blocks, value, facts, items }: Claim): NamedLink | undefined {
  const [first] = items
  if (first && nodes.length === 0) return linkOfItem(first)
  const within = linkIn(nodes)
  if (within) return { href: within.link.url, words: within.link.children, note: [], strong: within.strong }
  const href =
    facts.map(fact => hrefOf(fact.value)).find(Boolean) ?? hrefOf(value) ?? linkIn(blocks)?.link.url
  return href === undefined ? undefined : { href, words: nodes, note: [], strong: false }
}

function linkOfItem({ title, parts, facts, text, blocks, checked = false }: Item): NamedLink | undefined {
  const own = Object.entries(parts).flatMap(([name, fact]) => (name === 'title' || !fact ? [] : [fact]))
  const others = [...own, ...facts]
  const address = others.find(fact => addressOf(fact) !== undefined)
  const note = [...others.filter(fact => fact !== address).map(phraseIn), ...text.flatMap(phraseOfBlock)]
  const words = joined(note)
  if (address) {
    const href = addressOf(address) ?? ''
    return {
      href,
      words: title.text === '' ? phraseIn(address).nodes : title.nodes,
      note: words,
      strong: checked,
    }
  }
  const within = linkIn(title.nodes) ?? linkIn(blocks)
  const href = within?.link.url ?? hrefOf(title.value)
  if (href === undefined) return undefined
  const isNamed = title.text !== '' && within !== undefined && linkIn(title.nodes) === undefined
  return {
    href,
    words: isNamed ? title.nodes : (within?.link.children ?? title.nodes),
    note: isNamed || within === undefined ? words : [...aside(title.nodes, within.link), ...words],
    strong: within?.strong ?? false,
  }
}

/** What stands in a line beside its link. */
function aside(nodes: readonly PhrasingContent[], link: Link): readonly PhrasingContent[] {
  return nodes.filter(node => node !== link && linkIn([node]) === undefined)
}

/** Where a fact leads: an address, or a place on the page under a label that means one. */
function addressOf({ value, text, meanings }: Fact): string | undefined {
  if (text.startsWith('#') && meanings.some(({ concept }) => concept === 'link' || concept === 'url'))
    return text
  return value?.type === 'phone' ? undefined : hrefOf(value)
}

function phraseOfBlock(block: RootContent): readonly Phrase[] {
  return block.type === 'paragraph' ? [toPhrase(block.children)] : [phraseOf(plainText(block))]
}

function joined(phrases: readonly Phrase[]): readonly PhrasingContent[] {
  return phrases
    .filter(({ text }) => text.trim() !== '')
    .flatMap(({ nodes }, at) => (at === 0 ? nodes : [{ type: 'text' as const, value: ' ' }, ...nodes]))
}

/** The first link among nodes, and whether it is bold. */
function linkIn(
  nodes: readonly (PhrasingContent | RootContent)[],
  strong = false,
): { readonly link: Link; readonly strong: boolean } | undefined {
  for (const node of nodes) {
    if (node.type === 'link')
      return plainText(node) === '' ? undefined : { link: node, strong: strong || isBold(node) }
    if (!('children' in node)) continue
    const found = linkIn(node.children as readonly RootContent[], strong || node.type === 'strong')
    if (found) return found
  }
  return undefined
}

function isBold({ children }: Link): boolean {
  return children.length === 1 && children[0]?.type === 'strong'
}

/** The links of a paragraph that holds nothing else; undefined for any other block. */
export function linksOf(block: RootContent | undefined): readonly NamedLink[] | undefined {
  if (block?.type !== 'paragraph') return undefined
  const inlines = block.children.filter(child => child.type !== 'text' || /[\p{L}\p{N}]/u.test(child.value))
  const links = inlines
    .filter(({ type }) => type !== 'break')
    .map(child => (isLinkAlone(child) ? linkIn([child]) : undefined))
  if (links.length === 0 || links.some(found => found === undefined)) return undefined
  return links.flatMap(found =>
    found ? [{ href: found.link.url, words: found.link.children, note: [], strong: found.strong }] : [],
  )
}

function isLinkAlone(node: PhrasingContent): boolean {
  if (node.type === 'link') return true
  return (
    (node.type === 'strong' || node.type === 'emphasis') &&
    node.children.length === 1 &&
    isLinkAlone(node.children[0] as PhrasingContent)
  )
}

/** A block in which addresses that stand bare can be followed. */
export function linked<Block extends RootContent>(block: Block, lang: string): Block {
  if (block.type === 'list') {
    const children = block.children.map(item => ({
      ...item,
      children: item.children.map(inner => linked(inner, lang)),
    }))
    return { ...block, children }
  }
  if (
    block.type !== 'paragraph' ||
    nodesOf(block).some(({ type }) => type === 'image' || type === 'footnoteReference')
  )
    return block
  const line = toPhrase(block.children)
  const children: PhrasingContent[] = []
  let at = 0
  for (const { value, start, end } of findValues(line.text, lang)) {
    const href = value.type === 'url' || value.type === 'email' ? hrefOf(value) : undefined
    const words = cut(line, start, end)
    if (href === undefined || linkIn(words.nodes)) continue
    if (start > at) children.push(...cut(line, at, start).nodes)
    children.push({ type: 'link', url: href, children: [...words.nodes] as Link['children'] })
    at = end
  }
  if (at === 0) return block
  if (at < line.text.length) children.push(...cut(line, at).nodes)
  return { ...block, children }
}

/** An address in a line. */
interface Address {
  readonly href: string
  readonly start: number
  readonly end: number
  /** The words of a link that has words of its own. */
  readonly named: boolean
}

function addressesIn(line: Phrase, { lang }: Context): readonly Address[] {
  const found: Address[] = []
  let at = 0
  for (const node of line.nodes) {
    const { length } = toPhrase([node]).text
    const link = linkIn([node])
    if (link) {
      const words = toPhrase(link.link.children).text.trim()
      const named = hrefOf(readValue(words, lang)) === undefined
      found.push({ href: link.link.url, start: at, end: at + length, named })
    }
    at += length
  }
  for (const { value, start, end } of findValues(line.text, lang)) {
    const href = value.type === 'phone' ? undefined : hrefOf(value)
    if (href !== undefined && found.every(other => end <= other.start || start >= other.end))
      found.push({ href, start, end, named: false })
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** A line that leads somewhere, as a thing: the words before its address are its name, those behind it a note. */
function itemOfLine(line: Phrase, address: Address, pending: Phrase | undefined): Item {
  const link = cut(line, address.start, address.end)
  const before = trim(cut(line, 0, address.start))
  const bare = trim(cut(before, /^[\p{P}\p{S}]*\s+/u.exec(before.text)?.[0].length ?? 0))
  const name = trim(
    cut(
      bare,
      0,
      bare.text.length -
        (/(?:[\s:：–—―>|,(\u2190-\u21ff\u27a1-]|\ufe0f)+$/u.exec(bare.text)?.[0].length ?? 0),
    ),
  )
  const after = trim(cut(line, address.end))
  const tail = trim(cut(after, /^[\s.,;:)–—-]+/.exec(after.text)?.[0].length ?? 0))
  const isNamed = isSaying(name)
  const title = address.named ? link : isNamed ? name : (pending ?? bareLink(link, address.href))
  const notes = [address.named ? bare : undefined, tail].filter(
    (note): note is Phrase => note !== undefined && isSaying(note),
  )
  return itemWith({
    title,
    facts: [
      ...(address.named || (!isNamed && pending === undefined) ? [] : [addressFact(link, address.href)]),
      ...notes.map(factOfWords),
    ],
    blocks: [paragraphOf(line)],
  })
}

/** `Book a visit → 0113 496 0182 or bookings@paws.example`: a line with a number before its address is all said, and calls. */
function itemOfCall(line: Phrase, address: Address, { lang }: Context): Item | undefined {
  const found = findValues(line.text.slice(0, address.start), lang).find(
    ({ value }) => value.type === 'phone',
  )
  const isNamed = found !== undefined && /\p{L}/u.test(line.text.slice(0, found.start))
  if (!isNamed || address.named) return undefined
  const number = cut(line, found.start, found.end)
  const called = addressFact(number, callTo(number.text))
  return itemWith({ title: line, facts: [called], blocks: [paragraphOf(line)] })
}

/** An address that nothing names is called as people say it, without its scheme. */
function bareLink(link: Phrase, href: string): Item['title'] {
  const scheme = /^(?:https?:\/\/|mailto:)?(?:www\.)?/i.exec(link.text)?.[0].length ?? 0
  const end = link.text.length - (link.text.endsWith('/') ? 1 : 0)
  return { ...cut(link, scheme, end), value: { type: 'url', text: href } }
}

function addressFact(words: Phrase, href: string): Fact {
  return { ...factOfWords(words), value: { type: 'url', text: href } }
}

/** Letters of a line up to which it may be called as a whole. */
const NAME = 90

/** What blocks lead to. */
interface Led {
  readonly items: readonly Item[]
  /** Nothing else stands in the blocks. */
  readonly all: boolean
  /** The things and the lines between them that lead nowhere, in their order; undefined where text stands there. */
  readonly lines?: readonly Item[]
}

/**
 * The things that blocks lead to, when they are made of such lines. In running text only sentences that name an address are
 * things (`Trailer: https://…`), and the text stays.
 */
export function linkItems(blocks: readonly RootContent[], context: Context): Led {
  const items: Item[] = []
  const between: Item[] = []
  let isText = false
  let all = blocks.length > 0
  let pending: Phrase | undefined
  for (const lines of blocks.map(block => linesOfBlock(block, context))) {
    if (lines === undefined) {
      all = false
      isText = true
      continue
    }
    const arePointed = isPointing(lines)
    for (const line of lines.flatMap(whole => channelsIn(whole, context))) {
      const pointed = arePointed && pending === undefined ? itemOfPointed(line, context) : undefined
      if (pointed) {
        items.push(pointed)
        between.push(pointed)
        continue
      }
      const addresses = addressesIn(line, context)
      const [first, ...others] = addresses
      if (first === undefined) {
        const channel = channelLine(line, context)
        const isName = line.text.length <= NAME && !/[.。]$/.test(line.text)
        if (pending !== undefined) between.push(itemOfWords(pending))
        if (channel) items.push(channel)
        if (pending !== undefined || (!channel && !isName)) all = false
        if (channel) between.push(channel)
        else if (!isName) isText = true
        pending = channel || !isName ? undefined : unpointed(line)
        continue
      }
      const isLine = line.text.length - (first.end - first.start) <= NAME
      const before = items.length
      if (isLine && others.length === 0 && !isSentence(line, first))
        items.push(itemOfCall(line, first, context) ?? itemOfLine(line, first, pending))
      else if (others.every(other => other.named) && first.named && isAllLinks(line, addresses))
        items.push(
          ...addresses.map(address =>
            itemOfLine(
              cut(line, address.start, address.end),
              { ...address, start: 0, end: address.end - address.start },
              undefined,
            ),
          ),
        )
      else {
        all = false
        isText = true
        items.push(...namedInText(line, addresses))
      }
      const isNamed = pending !== undefined && items[before]?.title === pending
      if (pending !== undefined && !isNamed) between.push(itemOfWords(pending))
      if (pending !== undefined && !isNamed) all = false
      between.push(...items.slice(before))
      pending = undefined
    }
  }
  if (pending !== undefined) between.push(itemOfWords(pending))
  return {
    items,
    all: all && pending === undefined && items.length > 0,
    ...(!isText && { lines: between }),
  }
}

/** An arrow between what is to be had and where: `Workshops → by e-mail`. */
const ARROW = /\s+(?:[\u2190-\u21ff\u27a1\u2794-\u27be]\ufe0f?|[-=]+>)\s+/u

/** From how many on lines with an arrow are places to go, and what part of their block. */
const POINTED = { lines: 3, part: 0.7 }

function isPointing(lines: readonly Phrase[]): boolean {
  const { length } = lines.filter(({ text }) => ARROW.test(text))
  return length >= POINTED.lines && length >= lines.length * POINTED.part
}

/** A line among such whose arrow leads to an address, a number, or to what only its words tell: a name, and beside it what is said of the place. */
function itemOfPointed(line: Phrase, context: Context): Item | undefined {
  const arrow = ARROW.exec(line.text)
  const name = trim(cut(line, 0, arrow?.index ?? 0))
  const told = trim(cut(line, (arrow?.index ?? 0) + (arrow?.[0].length ?? 0)))
  const inName = addressesIn(name, context)
  if (!arrow || name.text === '' || told.text === '' || inName.length > 0) return undefined
  const [address, ...others] = addressesIn(told, context)
  if (others.length > 0 || address?.named) return undefined
  return itemWith({ title: name, facts: placeFacts(told, address, context), blocks: [paragraphOf(line)] })
}

/** Where words lead, and what of them is read beside the name: of a page what else they say, of a mailbox or a number all of it. */
function placeFacts(told: Phrase, address: Address | undefined, context: Context): readonly Fact[] {
  if (!address || address.href.startsWith('mailto:')) {
    const reached = address
      ? addressFact(cut(told, address.start, address.end), address.href)
      : callOf(told, context)
    return [...(reached ? [reached] : []), factOfWords(toPhrase(unlinked(told.nodes)))]
  }
  const { start, end, href } = address
  const notes = [cut(told, 0, start), cut(told, end)].map(trim).filter(isSaying)
  return [addressFact(cut(told, start, end), href), ...notes.map(factOfWords)]
}

function isSaying({ text }: Phrase): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** The number of `WhatsApp 71 95555-0123`. */
function callOf(told: Phrase, context: Context): Fact | undefined {
  const [reached] = channelLine(told, context)?.facts ?? []
  if (reached?.value?.type !== 'phone') return undefined
  const number = phraseIn(reached)
  return addressFact(number, callTo(number.text))
}

/** A line without the sign before it that points at its address, which may stand in the next. */
function unpointed(line: Phrase): Phrase {
  return trim(cut(line, POINTING.exec(line.text)?.[0].length ?? 0))
}

/** A line that leads nowhere, as a thing. */
function itemOfWords(line: Phrase): Item {
  return itemWith({ title: line, facts: [], blocks: [paragraphOf(line)] })
}

function isAllLinks({ text }: Phrase, addresses: readonly Address[]): boolean {
  const between = [...addresses].reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  )
  return !/[\p{L}\p{N}]/u.test(between)
}

/**
 * `You can write to me at a@b.example or ring after dark.` is no name with an address, and neither is a line of ways to reach
 * somebody, `Elm Quay 4 · a@b.example · 0113 496 0182`, whose address is to be read.
 */
function isSentence({ text }: Phrase, { start, end, named, href }: Address): boolean {
  if (named) return false
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  // A mailbox between other ways to somebody: `Porto – a@b.example – IG @ab`.
  if (/\s[–—-]\s*$/u.test(before) && href.startsWith('mailto:') && /^\s*[–—-]\s.*(?:@|\d{3})/u.test(behind))
    return true
  // `Alder Ltd, Leeds. a@b.example. Privacy.`: what ends before it does not name it.
  if (/\p{L}[.。]\s*$/u.test(before)) return href.startsWith('mailto:') && /\p{L}/u.test(behind)
  if (/[·•∙|]\s*$/u.test(before)) return href.startsWith('mailto:') || /[\p{L}\p{N}]/u.test(behind)
  // `We moved in May. Write to a@b.example`: the second of two sentences.
  return /\p{L}\s*$/u.test(before) && (/\p{L}/u.test(behind) || /[\p{L}\d]{2}[.!?]\s+\p{Lu}/u.test(before))
}

/** Sentences of a text that name an address: `Next dates: https://…`. */
function namedInText(line: Phrase, addresses: readonly Address[]): readonly Item[] {
  return addresses.flatMap((address, at) => {
    const from = Math.max(0, addresses[at - 1]?.end ?? 0, sentenceStart(line.text, address.start))
    const sentence = cut(line, from, address.end)
    const shifted = { ...address, start: address.start - from, end: address.end - from }
    const name = sentence.text.slice(0, shifted.start).trim()
    const item = itemOfLine(sentence, shifted, undefined)
    // What stands around a link in a sentence stays there.
    if (address.named) return [{ ...item, facts: [] }]
    return /[:：]$/.test(name) ? [item] : []
  })
}

function sentenceStart(text: string, end: number): number {
  const before = text.slice(0, end)
  const match = [...before.matchAll(/[.!?。]\s+|\n/g)].at(-1)
  return match ? match.index + match[0].length : 0
}

/** The lines of a paragraph, of a flat list, or of a table of names with an address each. */
function linesOfBlock(block: RootContent, context: Context): readonly Phrase[] | undefined {
  if (block.type === 'paragraph') return linesIn(block.children)
  if (block.type === 'table') return placesOfTable(block, context)?.rows
  if (block.type !== 'list') return undefined
  const entries = block.children.map(({ children: [first, ...more] }) =>
    first?.type === 'paragraph' && more.length === 0 ? joinedLine(first) : undefined,
  )
  return entries.some(entry => entry === undefined) ? undefined : (entries as Phrase[])
}

/** The rows of a table of two columns that each name a page and its address, and the heads that only say so. */
function placesOfTable({ children }: Table, context: Context) {
  const rows = children.map(row => row.children.map(cell => trim(toPhrase(cell.children))))
  if (rows.some(({ length }) => length !== 2)) return undefined
  const leads = ([, cell]: readonly Phrase[]): boolean => {
    const [first, ...others] = cell ? addressesIn(cell, context) : []
    return first !== undefined && others.length === 0 && first.end - first.start === cell?.text.length
  }
  const [head = [], ...others] = rows
  const heads = leads(head) ? [] : head.flatMap(({ text }) => (text === '' ? [] : [text]))
  const told = leads(head) ? rows : others
  const isPage = ([, cell]: readonly Phrase[]): boolean => !/@/u.test(cell?.text ?? '')
  if (told.length < 2 || !told.every(leads) || !told.some(isPage)) return undefined
  const blank = phraseOf(' ').nodes
  return {
    rows: told.map(([name, to]) => toPhrase([...(name?.nodes ?? []), ...blank, ...(to?.nodes ?? [])])),
    heads,
  }
}

function joinedLine({ children }: Paragraph): Phrase {
  return toPhrase(
    linesIn(children).flatMap(({ nodes }, at) =>
      at === 0 ? nodes : [{ type: 'text' as const, value: ' ' }, ...nodes],
    ),
  )
}

/** Where people are found, by the names they go by. */
const networks: ReadonlySet<string> = new Set(
  `instagram ig insta tiktok youtube yt facebook fb twitter x threads mastodon bluesky bsky linkedin whatsapp telegram signal
  snapchat pinterest twitch discord vimeo flickr tumblr reddit soundcloud bandcamp spotify mixcloud github gitlab codepen
  behance dribbble zap zapzap wpp wsp whats patreon substack medium strava goodreads letterboxd vk weibo wechat xing line kakaotalk viber
  ravelry etsy deviantart artstation unsplash 500px pixelfed lastfm
  인스타그램 유튜브 페이스북 트위터 네이버블로그 카카오톡 틱톡 インスタグラム インスタ ユーチューブ フェイスブック ツイッター
  微信 微博 小红书 抖音 哔哩哔哩 知乎 инстаграм ютуб телеграм вконтакте фейсбук انستغرام يوتيوب فيسبوك تويتر אינסטגרם פייסבוק`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a name or an address is that of a network where people are found. */
export function isNetwork(words: string): boolean {
  const plain = words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (networks.has(plain)) return true
  const host = /^(?:https?:\/\/)?(?:www\.|m\.)?([\p{L}\p{N}-]+)\./u.exec(words.toLowerCase().trim())?.[1]
  return host !== undefined && host.length > 2 && networks.has(host)
}

/** A number or a name on a network at the start of a line, before what is said of it in brackets; a number alone. */
const REACHED = /^(?:@[\w.]{2,}(?=\s*\()|\+?\d[\d .-]{5,}\d(?=\s*\(|$))/

/** Letters up to which the name of a network is a word of the language as well. */
const WORD = 5

/** What somebody is called on a network, and nothing else: `@nina.ray`, `/ninaray`. */
const HANDLE = /^[@/][\p{L}\d][\w./-]{2,}$/u

/** The networks that one line names, each with somebody's name on it: `Instagram @nina · YouTube /nina`; else the line. */
function channelsIn(line: Phrase, context: Context): readonly Phrase[] {
  if (!/\s[·•|]\s/u.test(line.text)) return [line]
  const pieces = split(line, /\s+[·•|]\s+/gu)
  return pieces.every(piece => channelLine(piece, context)) ? pieces : [line]
}

/** A network with a number or a name behind it: `WhatsApp  876 555 0172`. */
function channelLine(written: Phrase, { lang }: Context): Item | undefined {
  const line = unpointed(written)
  const [name = ''] = /^[\p{L}\p{N} ]+?(?=\s{2,}|\s*[:：]\s|\s+[–—-]\s|\s+[@/+\d(])/u.exec(line.text) ?? []
  // `WhatsApp for orders (85) 5555-0102`; short names of networks are words as well.
  const [first = ''] = name.split(' ')
  const rest = trim(
    cut(line, name.length + (/^[\s:：–—-]*/u.exec(line.text.slice(name.length))?.[0].length ?? 0)),
  )
  const isKnown = isNetwork(name) || (first.length > WORD && isNetwork(first))
  const isHandle = name === first && HANDLE.test(rest.text)
  if (name === '' || !(isKnown || isHandle)) return undefined
  const whole: Value | undefined = isHandle ? { type: 'handle', text: rest.text } : readValue(rest.text, lang)
  const isWhole = whole?.type === 'phone' || whole?.type === 'handle'
  const led = REACHED.exec(rest.text)?.[0] ?? ''
  const end = isWhole ? rest.text.length : led.length
  const value: Value = isWhole ? whole : { type: led.startsWith('@') ? 'handle' : 'phone', text: led }
  if (end === 0) return undefined
  const note = trim(cut(rest, end))
  return itemWith({
    title: cut(line, 0, name.length),
    facts: [
      { ...factOfWords(trim(cut(rest, 0, end))), value },
      ...(note.text === '' ? [] : [factOfWords(note)]),
    ],
    blocks: [paragraphOf(line)],
  })
}

/** Lists of links and of networks: of sections, of facts that lead somewhere, of sentences that name an address. */
export function* byAddress(material: Material): Generator<ListClaim> {
  const { opening, sections, facts, taken, context } = material
  if (!taken.includes('links') && !taken.includes('socials')) return
  const social: ListRole = taken.includes('socials') ? 'socials' : 'links'
  for (const fact of facts.filter(({ place }) => place !== 'body')) {
    const item = itemOfFact(fact, context)
    if (item) yield claimed(roleOf(item, social), [item], 0.75, fact)
    if (taken.includes('links') && arePlaces(fact.items)) yield claimed('links', fact.items, 0.6, fact)
    const places = taken.includes('links') ? placesInLines(fact, context) : []
    if (places.length > 0) yield claimed('links', places, 1.1, fact)
  }
  for (const section of [...opening, ...sections]) yield* ofSection(section, social, context)
}

/** Entries of a field that are lines with a name and its address: `New prints https://…`, `Write to me – a@b.example`. */
function placesInLines({ items }: Fact, context: Context): readonly Item[] {
  const places = items.flatMap(({ title, parts, facts, text }) => {
    const [address, ...others] = addressesIn(title, context)
    const isLine = Object.keys(parts).length + facts.length + text.length + others.length === 0
    if (!address || !isLine || isSentence(title, address)) return []
    const place = itemOfLine(title, address, undefined)
    return place.title.value === undefined ? [place] : []
  })
  const lead = places.filter(({ facts }) => !facts.every(isReach))
  return places.length === items.length && lead.length > 0 ? places : []
}

/** Whether things are names with an address each and nothing more than a line beside it, whatever they are called together. */
function arePlaces(items: readonly Item[]): boolean {
  return items.length > 1 && items.every(item => isPlace(item))
}

function isPlace({ title, parts, facts, items }: Item): boolean {
  const told = [...new Set([...Object.values(parts).filter(fact => fact !== undefined), ...facts])]
  const leading = told.filter(({ value }) => value?.type === 'url')
  return title.text !== '' && items.length === 0 && leading.length === 1 && told.length <= 3
}

function* ofSection(section: Section, social: ListRole, context: Context): Generator<ListClaim> {
  const isSocial = section.meanings.some(({ concept }) => concept === 'socials' || concept === 'profiles')
  const { items, all, lines } = linkItems(section.blocks, context)
  if (all && section.sections.length === 0) {
    const roles = new Set(items.map(item => (isSocial ? social : roleOf(item, social))))
    const [only] = roles
    // One network among other places is a place like them.
    const role =
      roles.size === 1 && only
        ? only
        : items.filter(item => roleOf(item, social) === social).length * 2 > items.length
          ? social
          : 'links'
    const silent = section.blocks.flatMap(block =>
      block.type === 'table' ? (placesOfTable(block, context)?.heads ?? []) : [],
    )
    yield { ...claimed(role, items, 1.1, section), silent }
    return
  }
  // Lines between links are theirs where they are the fewer.
  if (lines && isMostly(items, lines) && section.sections.length === 0) {
    yield claimed('links', lines, 1, section)
    return
  }
  // What is only somebody's mailbox or name stays in its text, which is no list of links.
  for (const item of items.filter(({ title, facts }) => title.value === undefined && !facts.some(isReach)))
    yield {
      role: 'links',
      items: [item],
      weight: 0.5,
      because: 'an address with a name',
      pieces: [],
      within: section,
    }
  for (const inner of section.sections) yield* ofSection(inner, social, context)
}

/** Whether lines are links for the most part: two of them or more, and no more than a part that are none. */
export function isMostly(items: readonly Item[], lines: readonly Item[], others = 0.5): boolean {
  const leading = items.filter(({ facts, title }) => title.value === undefined && !facts.every(isReach))
  return leading.length >= 2 && leading.length >= lines.length * (1 - others)
}

function isReach({ value }: Fact): boolean {
  return (
    value?.type === 'email' ||
    value?.type === 'handle' ||
    (value?.type === 'url' && value.text.startsWith('mailto:'))
  )
}

function claimed(role: ListRole, items: readonly Item[], weight: number, piece: Section | Fact): ListClaim {
  const because = role === 'socials' ? 'networks with an address' : 'things with an address'
  return { role, items, weight, because, pieces: [piece] }
}

function roleOf({ title, facts }: Item, social: ListRole): ListRole {
  if (isNetwork(title.text)) return social
  const address = facts.find(({ value }) => value?.type === 'url')?.value
  if (address?.type !== 'url' || !isNetwork(address.text)) return 'links'
  // What lies on a network under a name of its own is a thing and no profile: a record, a mix, a film.
  const isThing = title.text !== '' && title.value === undefined && partsOfPath(address.text) > 1
  return isThing ? 'links' : social
}

/** How deep in its site an address leads. */
function partsOfPath(address: string): number {
  const [, ...path] =
    address
      .replace(/^https?:\/\//u, '')
      .split(/[?#]/u)[0]
      ?.split('/') ?? []
  return path.filter(part => part !== '').length
}

/** A fact that is a name with an address: `Merri FM: https://…`. */
function itemOfFact(fact: Fact, context: Context): Item | undefined {
  if (fact.facts.length > 0 || fact.items.length > 0 || fact.blocks.length !== 1) return undefined
  const value = phraseIn(fact)
  const [address, ...others] = addressesIn(value, context)
  if (address === undefined || others.length > 0 || address.href.startsWith('mailto:')) return undefined
  if (value.text.length - (address.end - address.start) > NAME) return undefined
  const item = itemOfLine(value, address, fact.label.text === '' ? undefined : fact.label)
  const isBare = fact.label.text === '' || namesLink(fact.label.text, context)
  if (item.title === fact.label || isBare) return { ...item, blocks: fact.blocks }
  const facts = address.named
    ? [factOfWords(toPhrase(unlinked(value.nodes)))]
    : [...item.facts, factOfWords(item.title)]
  return { ...item, title: fact.label, facts, blocks: fact.blocks }
}

/** Words without the links in them, for what stands in a link itself. */
function unlinked(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  return nodes.flatMap(node => {
    if (node.type === 'link') return node.children
    return 'children' in node ? [{ ...node, children: [...unlinked(node.children)] }] : [node]
  })
}

/** The facts of a map as things, when they are alike: `socials: { instagram: …, youtube: … }`, `Loans last week: 412`. */
export function itemsOfFacts(facts: readonly Fact[]): readonly Item[] {
  const isAlike =
    facts.length > 1 &&
    facts.every(
      ({ facts: inner, items, blocks }) => inner.length === 0 && items.length === 0 && blocks.length === 1,
    )
  if (!isAlike) return []
  return facts.map(fact =>
    itemWith({
      title: fact.label.text === '' ? toLabel('') : fact.label,
      facts: [{ ...fact, label: phraseOf(''), written: false, meanings: [] }],
      blocks: fact.blocks,
    }),
  )
}
