import type { Image, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { tagged } from './tags.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesIn, linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, joinLines, type Phrase } from '../../../core/reading/facts/phrase.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { linksOf } from '../../../core/reading/lists/links.ts'
import type { Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { plainText } from '../../../core/source/text.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import { countWords } from '../pages/page.ts'
import { headingOf, nodesOf } from '../sections/items.tsx'
import { colorsIn } from './named-colors.ts'
import { boldThing, headedThings, isPicture, type Thing } from './chapter-things.ts'
import { type Pictured, picturedThings } from './pictured-things.ts'
import { COUNT_ALONE, COUNTED, isPriceAlone, namedLines } from './named-lines.ts'
import { anchorOf } from '../../../core/compose/index.ts'
import { isBoldAlone } from '../../../core/reading/outline.ts'

/** A picture and the words that belong under it. */
export interface Plate {
  readonly picture: Image
  readonly caption: readonly PhrasingContent[]
}

/** What two facing pages show. */
export interface Spread {
  readonly title: readonly PhrasingContent[]
  readonly id?: string
  /** One or two; none where the spread is words alone. */
  readonly plates: readonly Plate[]
  readonly blocks: readonly RootContent[]
  /** Things with their prices. */
  readonly goods: readonly Item[]
  /** What is said of one thing under names: its cloth, its sizes. */
  readonly facts?: readonly Fact[]
  /** What it is about where that is neither a picture nor a text: one thing, several alike, somebody's words, colours, several short texts. */
  readonly kind?: 'piece' | 'pieces' | 'voice' | 'colors' | 'chapter' | 'notes'
  /** What is said of one thing apart, small: its colours, its sizes. */
  readonly details?: readonly Phrase[]
  /** What one thing costs. */
  readonly price?: RootContent
  /** What a chapter shows. */
  readonly things?: readonly Thing[]
  /** Short texts that share the page, each under its title. */
  readonly notes?: readonly Pick<Spread, 'title' | 'id' | 'blocks'>[]
}

/** Words up to which text stands beside a picture; longer text has a spread of its own before it. */
const BESIDE = 60
/** Goods up to which they stand beside a picture. */
const GOODS = 4

/** Words of a headed part up to which it is a thing that is shown, and of a line up to which it is a name with a few words. */
const PIECE = 70
const LINE = 22
/** Most things on a page. */
const TOGETHER = 4

/** Headed parts that are things to be shown: two of them or more, or one by its number. */
function piecesIn({ sections }: Section): readonly Section[] {
  const areShown = sections.length > 1 ? sections.every(isPiece) : sections.some(isNumbered)
  return areShown ? sections : []
}

/** Whether a headed part is a thing of a few words without a picture. */
function isPiece(part: Section): boolean {
  const blocks = blocksUnder(part)
  return (
    part.heading !== undefined &&
    countWords(blocks) <= PIECE &&
    blocks.every(block => picturesIn(block).length === 0)
  )
}

/** `01 Le Tanguy`: a thing by the number in its heading, whatever heads it. */
export function isNumbered(part: Section): boolean {
  const title = part.heading ? plainText(part.heading) : ''
  return (COUNTED.test(title) || COUNT_ALONE.test(title)) && part.sections.length === 0 && isPiece(part)
}

/** A headed thing on a page of its own, and what is quoted between it and the next on another. */
function spreadsOfPiece(piece: Section, lang: string): readonly Spread[] {
  const written = blocksUnder(piece)
  const end = written.findLastIndex(({ type }) => type === 'thematicBreak')
  // What stands below a last rule is said of the whole book.
  const own = end > 0 && end < written.length - 1 ? written.slice(0, end) : written
  const after = written.slice(own.length)
  const all = own.filter(({ type }) => type !== 'thematicBreak').map(asLine)
  const { blocks, closing } = closingApart(all, lang)
  const lines = blocks.filter(({ type }) => type !== 'blockquote').flatMap(inLines)
  const { title, said } = nameBelow(words(piece).title, lines, lang)
  const tag = tagged({ plates: [], blocks: said }, lang)
  // What a thing comes in is told apart where several lines say what it is.
  const shown =
    tag.details && tag.details.length > 1 && tag.blocks.length > 0
      ? tag
      : { plates: [], blocks: said.flatMap(block => priceApart(block, lang)) }
  return [
    { ...words(piece), title, ...shown, goods: [], kind: 'piece' },
    ...blocks.filter(({ type }) => type === 'blockquote').map(block => voiceSpread([block])),
    ...after.filter(isSaid).map(block => voiceSpread([block])),
    ...afterGoods([...closing, ...after.filter(block => !isSaid(block))]),
  ]
}

/** Letters up to which the first line below a number is what the thing is called. */
const NAMED = 40

/** The title of a thing with its name, where its heading only counts it and the name is the first line below. */
function nameBelow(
  title: readonly PhrasingContent[],
  said: readonly RootContent[],
  lang: string,
): { readonly title: readonly PhrasingContent[]; readonly said: readonly RootContent[] } {
  const [first, ...others] = said
  const [name, ...lines] = linesOfBlock(first)
  const count = title.map(plainText).join('')
  const [opening, ...more] = name?.nodes ?? []
  const isNamed =
    name !== undefined &&
    opening?.type === 'text' &&
    lines.length > 0 &&
    name.text.length <= NAMED &&
    !/[.,]$/.test(name.text) &&
    !isPrice(name, lang)
  if (!isNamed || !COUNT_ALONE.test(count)) return { title, said }
  return {
    title: [{ ...opening, value: `${count} ${opening.value}` }, ...more],
    said: [paragraphOf(joinLines(lines)), ...others],
  }
}

/** What stands below a price and has a label or an address is said of the whole book: where it is sold, who took the pictures. */
function closingApart(
  blocks: readonly RootContent[],
  lang: string,
): { readonly blocks: readonly RootContent[]; readonly closing: readonly RootContent[] } {
  const priced = blocks.findIndex(block => isPrice(linesOfBlock(block).at(-1), lang))
  const at = blocks.findIndex((block, place) => place > priced && closes(block))
  return priced < 0 || at < 0
    ? { blocks, closing: [] }
    : { blocks: blocks.slice(0, at), closing: blocks.slice(at) }
}

function closes(block: RootContent): boolean {
  const lines = linesOfBlock(block)
  const [first] = lines
  const isLabelled = first !== undefined && (readLabelled(first) !== undefined || isBoldAlone(first))
  return (
    block.type === 'paragraph' && (isLabelled || REACH.test(plainText(block)) || PHONE.test(plainText(block)))
  )
}

function isPrice(line: Phrase | undefined, lang: string): boolean {
  return line !== undefined && isPriceAlone(line.text, lang)
}

/** Whether a headed part is one thing of a few words that ends in its price. */
function isPricedPiece(part: Section, lang: string): boolean {
  const isAlone = part.list !== 'spreads' && part.sections.length === 0 && isPiece(part)
  return isAlone && part.blocks.some(block => isPrice(linesOfBlock(block).at(-1), lang))
}

/** Lines of which the last is the price, which stands apart. */
function priceApart(block: RootContent, lang: string): readonly RootContent[] {
  const lines = linesOfBlock(block).flatMap((line, at, all) =>
    at === all.length - 1 ? pricedEnd(line, lang) : [line],
  )
  const price = lines.at(-1)
  if (!price || lines.length < 2 || !isPrice(price, lang)) return [block]
  return [paragraphOf(joinLines(lines.slice(0, -1))), paragraphOf(price)]
}

/** What divides a price from what is said before it in its line: `Sizes 34–46 · € 148`, `A brass clasp. 60 €`. */
const DIVIDED = /(?:\s{1,4}[·•|–—/]|(?<=[.!?])(?<!\d\.))\s{1,4}$/u

/** A line and the price that it ends with, where a sign or the end of a sentence divides them. */
function pricedEnd(line: Phrase, lang: string): readonly Phrase[] {
  const found = findValues(line.text, lang).findLast(({ value }) => value.type === 'money')
  const divider = found && DIVIDED.exec(line.text.slice(0, found.start))
  if (!found || !divider || line.text.length - found.end > 1) return [line]
  return [cut(line, 0, divider.index), cut(line, found.start)]
}

/** Somebody's words, in marks or set off. */
function isSaid(block: RootContent): boolean {
  return (
    block.type === 'blockquote' ||
    (block.type === 'paragraph' && /^["“„«][^"”“»]+["”“»]$/u.test(plainText(block)))
  )
}

/** A paragraph of lines of which one is in another voice, line by line. */
function inLines(block: RootContent): readonly RootContent[] {
  if (block.type !== 'paragraph') return [block]
  const lines = linesIn(block.children)
  const areLines = lines.some(({ nodes }) => nodes.every(({ type }) => type === 'emphasis'))
  return lines.length > 1 && areLines ? lines.map(paragraphOf) : [block]
}

/** Words of a text up to which it shares the last page, and most texts on that. */
const NOTE = 45
const NOTES = 6

/** Spreads of which the short texts at the end of a book of pictures share one page: each alone would be an empty one. */
export function withNotes(spreads: readonly Spread[]): readonly Spread[] {
  const from = spreads.findLastIndex(spread => !isNote(spread)) + 1
  const count = spreads.length - from
  const hasPictures = spreads.some(({ plates }) => plates.length > 0)
  if (!hasPictures || count < 2 || count > NOTES || from === 0) return spreads
  const page: Spread = { ...{ title: [], plates: [], blocks: [], goods: [] }, kind: 'notes' }
  return [...spreads.slice(0, from), { ...page, notes: spreads.slice(from) }]
}

function isNote({ title, plates, blocks, goods, kind }: Spread): boolean {
  const isText = kind === undefined && plates.length + goods.length === 0 && blocks.length > 0
  return (
    isText &&
    title.length > 0 &&
    countWords(blocks) <= NOTE &&
    blocks.every(block => block.type === 'paragraph' || isShortList(block))
  )
}

/** Somebody's words alone. */
function voiceSpread(blocks: readonly RootContent[]): Spread {
  return { title: [], plates: [], blocks, goods: [], kind: 'voice' }
}

/** A heading below a thing's own is a line in bold: a price. */
function asLine(block: RootContent): RootContent {
  return block.type === 'heading'
    ? { type: 'paragraph', children: [{ type: 'strong', children: block.children }] }
    : block
}

/** The things of a part that are shown: the numbered ones where most are, all where none leads to somebody. */
function shownIn({ items, list }: Section): readonly Item[] {
  const counted = items.filter(({ title }) => COUNTED.test(title.text))
  if (counted.length * 2 > items.length) return counted
  const reaches = items.some(({ blocks }) => blocks.some(block => REACH.test(plainText(block))))
  return reaches && list !== 'items' ? [] : items
}

/** A number to call. */
const PHONE = /(?:\+|\b)\d[\d ().-]{7,}\d/
const REACH = /\S@\S+\.\S|https?:/

/** Things without headings, a few on each page: priced ones, or lines that are a name with a few words. */
function shelvesOf(part: Section): readonly Spread[] {
  const { heading, kind, list, blocks, lead } = part
  const items = shownIn(part)
  const others = part.items.filter(item => !items.includes(item)).flatMap(item => item.blocks)
  const rest = [...others, ...part.rest]
  const isList = list === 'items' || (heading === undefined && kind === 'points')
  const holds = (block: RootContent): boolean => [...lead, ...rest].includes(block)
  const isBare = blocks.every(block => holds(block) || !isHeadedTable(block))
  const areShort = items.every(
    item => countWords(item.blocks) <= LINE && item.text.length + item.items.length === 0,
  )
  if (!isList || !isBare || !areShort || items.length < 3 || part.sections.length > 0) return []
  return [...shelved(items, { ...words(part), blocks: lead }), ...afterGoods(rest)]
}

/** Things a few on each page, the first under what heads them. */
function shelved(items: readonly Item[], above: Pick<Spread, 'title' | 'id' | 'blocks'>): readonly Spread[] {
  const pages = Math.ceil(items.length / TOGETHER)
  const each = Math.ceil(items.length / pages)
  return Array.from(
    { length: pages },
    (_, at): Spread => ({
      ...(at === 0 ? above : { title: [], blocks: [] }),
      plates: [],
      goods: items.slice(at * each, (at + 1) * each),
      kind: 'pieces',
    }),
  )
}

function afterGoods(rest: readonly RootContent[]): readonly Spread[] {
  return toSpreads({ title: [], ...platesIn(rest), goods: [] }, 2)
}

/** The spreads of a part whose lines name things by their numbers; what somebody says below them has a page of its own. */
function namedSpreads(part: Section, lang: string): readonly Spread[] {
  const named = part.blocks.map(block => namedLines(block, lang))
  const at = named.findIndex(({ length }) => length > 0)
  const goods = named[at]
  if (goods === undefined || part.sections.length > 0) return []
  const after = part.blocks.slice(at + 1)
  const voices = after.filter(({ type }) => type === 'blockquote')
  return [
    ...shelved(goods, { ...words(part), blocks: part.blocks.slice(0, at) }),
    ...voices.map(voice => voiceSpread([voice])),
    ...afterGoods(after.filter(({ type }) => type !== 'blockquote')),
  ]
}

/** A table whose columns have names is an index of the things and not these. */
function isHeadedTable(block: RootContent): boolean {
  return block.type === 'table' && block.children[0]?.children.some(cell => cell.children.length > 0) === true
}

/** The spreads of a part: those of its entries where it is a list of them, of its things where it shows some, else its own. */
export function spreadsOfPart(part: Section, reading: Reading): readonly Spread[] {
  const { assets, lang } = reading
  const pictured = picturedThings(part)
  if (pictured) return picturedSpreads(part, pictured, reading)
  const named = namedSpreads(part, lang)
  if (named.length > 0) return named
  const chapter = chapterSpreads(part, lang)
  if (chapter.length > 0) return chapter
  if (part.sections.some(own => namedSpreads(own, lang).length > 0))
    return [...ownSpread(part), ...part.sections.flatMap(own => spreadsOfPart(own, reading))]
  const [colors, ...besides] = part.blocks
  if (colors && colorsIn(colors) !== undefined && part.sections.length === 0 && besides.every(isSaid))
    return [
      { ...words(part), plates: [], blocks: [colors], goods: [], kind: 'colors' },
      ...besides.map(block => voiceSpread([block])),
    ]
  if (isNumbered(part) || isPricedPiece(part, lang)) return spreadsOfPiece(part, lang)
  const pieces = piecesIn(part)
  if (pieces.length > 0) return [...ownSpread(part), ...pieces.flatMap(piece => spreadsOfPiece(piece, lang))]
  const shelves = part.list === 'spreads' ? [] : shelvesOf(part)
  if (shelves.length > 0) return shelves
  const [voice, ...others] = part.blocks
  const isVoice =
    part.heading === undefined &&
    others.length === 0 &&
    (voice?.type === 'blockquote' || part.kind === 'quotes')
  if (isVoice) return [voiceSpread(part.blocks)]
  const isEntries = part.list === 'spreads' && part.items.some(item => headingOf(item) === undefined)
  if (isEntries) return part.items.flatMap(item => toSpreads(spreadOfItem(item, assets), 2))
  const [only] = part.items
  if (part.list === 'spreads' && only) {
    const { before, after } = aroundGoods(part, only)
    const isOne = only.items.length === 0
    const { shown, closing } = shownOf(before, isOne, lang)
    return [
      ...toSpreads({ ...words(part), ...shown, goods: only.items }, 2),
      ...afterGoods([...closing, ...after]),
    ]
  }
  const { shown, closing } = shownOf(blocksUnder(part), part.sections.length === 0, lang)
  return [...toSpreads({ ...words(part), ...shown, goods: [] }, 2), ...afterGoods(closing)]
}

/** What blocks show, one thing with what its tag says apart, or pictures and words; and what stands below the price of one. */
function shownOf(written: readonly RootContent[], isOne: boolean, lang: string) {
  const isThing = isOne && written.flatMap(picturesIn).length === 1
  if (!isThing) return { shown: platesIn(written), closing: [] }
  const { blocks, closing } = closingApart(written, lang)
  return { shown: tagged(platesIn(blocks), lang), closing }
}

/** Each thing on a spread with its picture; what somebody says below it has one of its own. */
function picturedSpreads(
  part: Section,
  { lead, things, rest }: Pictured,
  reading: Reading,
): readonly Spread[] {
  const own = toSpreads({ ...words(part), ...platesIn(lead), goods: [] }, 2)
  const shown = things.flatMap(section => {
    const { blocks } = section
    if (!blocks.some(isPicture)) return spreadsOfPiece(section, reading.lang)
    const at = blocks.findIndex(isSaid)
    const [said, after] = at < 0 ? [blocks, []] : [blocks.slice(0, at), blocks.slice(at)]
    return [
      ...toSpreads({ ...words(section), ...tagged(platesIn(said), reading.lang), goods: [] }, 1),
      ...after.filter(isSaid).map(block => voiceSpread([block])),
      ...afterGoods(after.filter(block => !isSaid(block))),
    ]
  })
  return [...own, ...shown, ...rest.flatMap(section => spreadsOfPart(section, reading))]
}

/** The spreads of a chapter whose sections or paragraphs are things, a few on each; its quotations and further pictures have pages of their own. */
function chapterSpreads(part: Section, lang: string): readonly Spread[] {
  const { sections, heading } = part
  if (!heading) return []
  const written = blocksUnder(part)
  const headed = headedThings(sections, lang)
  const bold = sections.length === 0 ? written.map(block => boldThing(block, lang)) : []
  const things = headed.length > 0 ? headed : bold.flatMap(thing => thing ?? [])
  if (things.length < (headed.length > 0 ? 1 : 2)) return []
  const { plates } = platesIn(written.filter(isPicture))
  const own = (headed.length > 0 ? part.blocks : written.filter((_, at) => bold[at] === undefined)).filter(
    block => !isPicture(block) && block.type !== 'thematicBreak',
  )
  const first = headed.length > 0 ? own.length : written.findIndex((_, at) => bold[at] !== undefined)
  const lead = own.filter(block => !isSaid(block) && (headed.length > 0 || written.indexOf(block) < first))
  const pages = Math.ceil(things.length / TOGETHER)
  const each = Math.ceil(things.length / pages)
  const spreads = Array.from({ length: pages }, (_, at): Spread => {
    const [plate] = plates.slice(at, at + 1)
    const shown = { plates: plate ? [plate] : [], goods: [], kind: 'chapter' } as const
    const above = at === 0 ? { ...words(part), blocks: lead } : { title: [], blocks: [] }
    return { ...above, ...shown, things: things.slice(at * each, (at + 1) * each) }
  })
  const others = own.filter(block => !lead.includes(block))
  return [
    ...spreads,
    ...toSpreads({ title: [], plates: plates.slice(pages), blocks: [], goods: [] }, 2),
    ...others.filter(isSaid).map(block => voiceSpread([block])),
    ...afterGoods(others.filter(block => !isSaid(block))),
  ]
}

/** What a part says above the things that it heads. */
function ownSpread(part: Section): readonly Spread[] {
  const blocks = part.blocks.filter(({ type }) => type !== 'thematicBreak')
  return toSpreads({ ...words(part), ...platesIn(blocks), goods: [] }, 2)
}

/** The text of a part before its things and after them: where to order stands below what there is. */
function aroundGoods(
  { blocks }: Section,
  { text, items }: Item,
): { readonly before: readonly RootContent[]; readonly after: readonly RootContent[] } {
  const last = items.length > 0 ? blocks.findLastIndex(block => !text.includes(block)) : blocks.length
  const isAfter = (block: RootContent): boolean => last >= 0 && blocks.indexOf(block) > last
  return { before: text.filter(block => !isAfter(block)), after: text.filter(isAfter) }
}

function words({ heading, made }: Section): Pick<Spread, 'title' | 'id'> {
  return { title: heading?.children ?? [], ...(!made && anchorOf(heading)) }
}

/** An entry of the front matter; a picture that is only named, and not there, leaves its place to the words. */
function spreadOfItem(item: Item, assets: Reading['assets']): Spread {
  const { image, description } = item.parts
  const asset = image && findAsset(assets, image.text)
  const picture: Image | undefined =
    image && asset !== undefined ? { type: 'image', url: image.text, alt: '', data: { asset } } : undefined
  if (!picture && isPieceItem(item)) return pieceOfItem(item)
  const { plates, blocks } = platesIn([
    ...(description?.blocks ?? []),
    ...item.facts.map(lineOfFact),
    ...item.text,
  ])
  return {
    title: item.title.nodes,
    plates: [...(picture ? [{ picture, caption: [] }] : []), ...plates],
    blocks,
    goods: item.items,
  }
}

function lineOfFact(fact: Fact): Paragraph {
  return { type: 'paragraph', children: [...nodesOf(fact)] }
}

/** Whether an entry is one thing of a few words: nothing in it is a list, and no picture shows it. */
function isPieceItem({ title, parts, facts, text, items }: Item): boolean {
  const { description } = parts
  const said = [...(description?.blocks ?? []), ...facts.map(lineOfFact), ...text]
  const isFlat = items.length === 0 && facts.every(fact => fact.items.length === 0)
  return (
    title.text !== '' &&
    isFlat &&
    facts.length > 1 &&
    countWords(said) <= PIECE &&
    said.every(block => picturesIn(block).length === 0)
  )
}

/** A thing that is a record: its number before its name, its words, what is said under names, and its price at the end. */
function pieceOfItem({ title, parts: { description }, facts, text }: Item): Spread {
  const [first] = facts
  const number = first && COUNT.test(first.text) ? first : undefined
  const price = facts.find(({ value }) => value?.type === 'money')
  return {
    title: number ? countedName(number.text, title.nodes) : title.nodes,
    plates: [],
    blocks: [...(description?.blocks ?? []), ...text, ...(price ? [lineOfFact(price)] : [])],
    facts: facts.filter(fact => fact !== number && fact !== price),
    goods: [],
    kind: 'piece',
  }
}

/** A name with its number before it, as its page divides them. */
function countedName(
  number: string,
  [first, ...others]: readonly PhrasingContent[],
): readonly PhrasingContent[] {
  const count = `${number.replace(/\D/gu, '')} `
  return first?.type === 'text'
    ? [{ ...first, value: `${count}${first.value}` }, ...others]
    : [{ type: 'text', value: count }, ...(first ? [first] : []), ...others]
}

/** What only counts a thing: `01`, `No. 3`. */
const COUNT = /^(?:#|№|n[ro]?[.°º]?)?\s?\d{1,3}\.?$/iu

/** Divides what is too much for one spread: long words stand before their pictures, and at most `most` plates on one. */
export function toSpreads(spread: Spread, most: number): readonly Spread[] {
  const { plates, blocks, goods, ...title } = spread
  if (plates.length === 0) return blocks.length + goods.length + title.title.length > 0 ? [spread] : []
  const isBeside =
    countWords(blocks) <= BESIDE &&
    goods.length <= GOODS &&
    blocks.every(block => block.type === 'paragraph' || isShortList(block) || linksOf(block))
  const groups = chunk(plates, goods.length > 0 ? 1 : most)
  const bare = groups.map(group => ({ title: [], plates: group, blocks: [], goods: [] }))
  if (!isBeside) return [{ ...title, plates: [], blocks, goods }, ...bare]
  return bare.map((group, at) => (at === 0 ? { ...group, ...title, blocks, goods } : group))
}

/** As few lines as goods that stand beside a picture. */
function isShortList(block: RootContent): boolean {
  return block.type === 'list' && block.children.length <= GOODS
}

/** Pairs, or singles; a plate that would be left alone at the end stands alone at the beginning, larger. */
function chunk(plates: readonly Plate[], most: number): readonly (readonly Plate[])[] {
  const [first, ...others] = plates
  if (first === undefined) return []
  const alone = most === 1 || plates.length % 2 === 1
  if (alone) return [[first], ...chunk(others, 2)]
  const groups: (readonly Plate[])[] = []
  for (let at = 0; at < plates.length; at += 2) groups.push(plates.slice(at, at + 2))
  return groups
}

/** Pictures with the lines of emphasis or the titles that follow them; all other blocks stay as they are. */
export function platesIn(source: readonly RootContent[]): Pick<Spread, 'plates' | 'blocks'> {
  const plates: Plate[] = []
  const blocks: RootContent[] = []
  for (const [at, block] of source.entries()) {
    const previous = source[at - 1]
    const pictures = picturesIn(block)
    if (pictures.length > 0) plates.push(...pictures.map(toPlate))
    else if (isCaption(block) && previous && picturesIn(previous).length > 0) {
      const last = plates.pop()
      if (last) plates.push({ ...last, caption: [...last.caption, ...block.children] })
    } else if (block.type !== 'thematicBreak') blocks.push(block)
  }
  return { plates, blocks }
}

function toPlate(picture: Image): Plate {
  return { picture, caption: picture.title ? [{ type: 'text', value: picture.title }] : [] }
}

/** A paragraph of nothing but emphasis. */
function isCaption(block: RootContent): block is Paragraph {
  return block.type === 'paragraph' && block.children.every(child => child.type === 'emphasis')
}
