import type { Link, List, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { dateEnd } from '../../source/paste/dated-line.ts'
import { hasLink, nodesOf } from '../../source/walk.ts'
import { lineOfItem, linesIn, linesOfBlock } from '../facts/label.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { hrefOf } from '../values/href.ts'
import { findValues } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'

// What is to be pressed, as people write it who have no address for it yet: `[Order a kit]`, `Book a lesson →`, and the
// points of a page of links.

/** Where a link leads whose author gave no address: its format knows which address of the page is meant. */
export const NOWHERE = '#'

/** Letters of what is pressed, and of a point of a page of links. */
const PRESSED = 60
const POINT = 110

/** A button in brackets. */
const BRACKETED = /\[\s*([^[\]]*\p{L}[^[\]]*?)\s*\]/gu
/** Signs that point at what is pressed, before it. */
export const POINTING: RegExp = /^(?:→|➜|➔|➡️?|►|▶️?|👉\p{Emoji_Modifier}?|›)\s*(?=\S)/u
/** The same behind it; a closing quotation mark points at nothing. */
const POINTED = /\S\s*(?:→|➜|➔|➡️?|►|▶️?|›)$/u

/**
 * Blocks in which what is to be pressed is a link, to nowhere as yet. On a page of links whose author gives no address of
 * any page the points of its longest list are such links as well, or else its lines.
 */
export function withPressed(
  blocks: readonly RootContent[],
  lang: string,
  isLinkPage: boolean,
  /** It is a letter, in which a line may be called a button: on a page that is what is to be done. */
  isLetter = false,
): readonly RootContent[] {
  const given = isLetter ? blocks.flatMap(namedAddresses) : blocks
  const pressed = given.map(own => {
    const block = isLetter ? namedButton(typedPointer(own)) : typedPointer(own)
    if (block.type === 'heading' && POINTING.test(plainText(block)))
      return pressedLines({ type: 'paragraph', children: block.children }, lang)
    return block.type === 'paragraph' ? pressedLines(block, lang) : block
  })
  if (!isLinkPage || pressed.some(block => leadsToPage(block, lang))) return pressed
  // Lines beside a list of what is pressed say who somebody is; dates say when.
  const lists = pressed.map(block => (block.type === 'list' ? pressedPoints(block, lang) : []))
  const points = lists.some(({ length }) => length > 1)
    ? lists
    : pressed.map(block => pressedPoints(block, lang))
  const most = Math.max(...points.map(({ length }) => length))
  if (most < 2) return pressed
  const longest = points.findIndex(({ length }) => length === most)
  // Bare lines in a second and a third block are pressed like those of the longest; the first block says whose page it is.
  const isUsed = (block: RootContent, at: number): boolean =>
    at === longest || (at > 0 && longest > 0 && block.type === 'paragraph')
  return pressed.map((block, at) => {
    const links = isUsed(block, at) ? (points[at] ?? []) : []
    return links.length > 0 ? inLines(block, links) : block
  })
}

/** The blocks of a page of links that opens in bare lines: what stands over dates further down names no page, and its dates are lines below it. */
export function withDateLines(blocks: readonly RootContent[]): readonly RootContent[] {
  if (blocks[0]?.type !== 'paragraph') return blocks
  const isOver = (at: number): boolean => {
    const [head, dates] = [blocks[at], blocks[at + 1]]
    return (
      head?.type === 'heading' && head.depth > 1 && dates?.type === 'list' && areDated(linesWithin(dates))
    )
  }
  return blocks.flatMap((block, at) => {
    const dates = blocks[at + 1]
    if (block.type === 'heading' && dates && isOver(at))
      return [inLines(dates, [toPhrase(block.children), ...linesWithin(dates)])]
    return isOver(at - 1) ? [] : [block]
  })
}

/** Whether lines begin with their day, each of them. */
function areDated(lines: readonly Phrase[]): boolean {
  return lines.length > 0 && lines.every(({ text }) => dateEnd(text) !== undefined)
}

/** `>> Write to us`: to Markdown a quotation in a quotation, to its author a line that is to be pressed. */
function typedPointer(block: RootContent): RootContent {
  const line = innerLine(block)
  if (!line) return block
  const words = toPhrase(line.children)
  const isPressed = words.text.length <= PRESSED && !/[\n"“”„«»]|[.?!…]$/u.test(words.text)
  return isPressed ? inLines(line, [button(words)]) : block
}

/** What is to be done and the page where it is: `Get a ticket: https://…`, `>> Enrol: school.example/enrol`. */
const LEADING =
  /^(?:[>→➜➔›👉]+\s*)?(\S.{2,40}?)\s*(?:[:：]|→|➜|➔|➡️?|›|-{0,2}>>?)\s*((?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/[^\s@]+)$/u

/** A block of a letter whose last line says what is to be done and where, with that as a button below its other lines. */
function namedAddresses(block: RootContent): readonly RootContent[] {
  const own = innerLine(block) ?? block
  const lines = linesOfBlock(own)
  const line = lines.at(-1)
  const [, words = '', address = ''] = (line && LEADING.exec(line.text)) ?? []
  const isNamed = line?.nodes.some(node => hasLink(node) && !address.endsWith(plainText(node)))
  // A row with its price, or a sentence before it, is to be read as well.
  if (!line || address === '' || isNamed || /\p{Sc}|[.!?…]\s/u.test(words)) return [block]
  const start = line.text.indexOf(words)
  const url = /^https?:/i.test(address) ? address : `https://${address}`
  const link = toPhrase([{ ...linkTo(cut(line, start, start + words.length)), url }])
  const above = lines.slice(0, -1)
  return [...(above.length > 0 ? [inLines(own, above)] : []), inLines(own, [link])]
}

/** The paragraph of a quotation in a quotation, as which two typed arrows are read. */
function innerLine(block: RootContent): Paragraph | undefined {
  const [inner, ...others] = block.type === 'blockquote' ? block.children : []
  const [line, ...more] = inner?.type === 'blockquote' ? inner.children : []
  return line?.type === 'paragraph' && others.length + more.length === 0 ? line : undefined
}

/** A line that says what stands on a button, as that. */
function namedButton(block: RootContent): RootContent {
  const [line, ...others] = linesOfBlock(block)
  const label = line && others.length === 0 ? (NAMED.exec(line.text)?.[0].length ?? 0) : 0
  return line && label > 0 ? inLines(block, [toPhrase([linkTo(trim(cut(line, label)))])]) : block
}

/** A paragraph of nothing but buttons as links. */
function pressedLines(block: Paragraph, lang: string): RootContent {
  const lines = linesIn(block.children).map(line => buttonsIn(line, lang))
  if (lines.length === 0 || lines.some(({ length }) => length === 0)) return block
  return inLines(block, lines.flat())
}

/** What a line is called that says what stands on a button: `Button: Book a seat`. */
const NAMED =
  /^(?:button|btn|cta|call to action|schaltfläche|knopf|bouton|botón|botão|bottone|pulsante|knop|knapp|knap|painike|przycisk|tlačítko|κουμπί|кнопка|düğme|ボタン|按钮|按鈕|버튼)\s*[:：]\s*(?=\S)/iu

/** The words before what stands on a button, which say that it is one. */
export function buttonLabels(blocks: readonly RootContent[]): readonly string[] {
  const alone = blocks.map(linesOfBlock).filter(({ length }) => length === 1)
  return alone.flat().flatMap(({ text }) => NAMED.exec(text)?.[0].trim() ?? [])
}

/** The buttons that a line is made of; none where it says anything else or gives an address. */
function buttonsIn(line: Phrase, lang: string): readonly Phrase[] {
  const { text } = line
  const isOther = /[\p{L}\p{N}]/u.test(text.replace(BRACKETED, ''))
  if (!isOther)
    return [...text.matchAll(BRACKETED)].map(({ 1: words = '', index, 0: all }) => {
      const start = index + all.indexOf(words)
      return toPhrase([linkTo(cut(line, start, start + words.length))])
    })
  const isPointed = POINTING.test(text) || POINTED.test(text)
  return isPointed && text.length <= PRESSED && !isAddress(line, lang) ? [button(line)] : []
}

/** Words as a link, what is added to them in brackets beside it. */
function button(line: Phrase): Phrase {
  const words = trim(cut(line, POINTING.exec(line.text)?.[0].length ?? 0))
  const aside = /\S\s+(?=[(（][^()（）]+[)）]$)/u.exec(words.text)
  const end = aside ? aside.index + 1 : words.text.length
  return toPhrase([linkTo(cut(words, 0, end)), ...cut(words, end).nodes])
}

function linkTo({ nodes }: Phrase): Link {
  return { type: 'link', url: NOWHERE, children: [...nodes] as Link['children'] }
}

/**
 * The points of a list, or the lines of a paragraph, as links; none where one of them is anything more. What gives an address
 * of its own in a list stays as it is: `Instagram @noor`.
 */
function pressedPoints(block: RootContent, lang: string): readonly Phrase[] {
  const all = linesWithin(block)
  if (areDated(all) || areDated(all.slice(1))) return []
  const lines = block.type === 'list' || all.length > LINES ? all : []
  const isPointed = arePointed(all)
  const isReached = (line: Phrase): boolean => (isPointed || block.type === 'list') && isAddress(line, lang)
  const named = lines.filter(line => !isReached(line))
  const arePoints = named.length * 2 > lines.length && named.every(line => isPoint(line, lang))
  if (!arePoints) return []
  return lines.map(line => (!isReached(line) ? button(line) : isPointed ? calling(line, lang) : line))
}

/** Whether lines all have a sign before them that points at what is pressed, two of them or more. */
function arePointed(lines: readonly Phrase[]): boolean {
  return lines.length > 1 && lines.every(({ text }) => POINTING.test(text))
}

/** A line behind an arrow that gives one number or mailbox, as what calls or writes there; any other as it stands. */
function calling(line: Phrase, lang: string): Phrase {
  const [found, ...others] = line.nodes.some(hasLink) ? [] : reachedIn(line, lang)
  const url = others.length === 0 ? hrefOf(found) : undefined
  const words = trim(cut(line, POINTING.exec(line.text)?.[0].length ?? 0))
  return url === undefined ? words : toPhrase([{ ...linkTo(words), url }])
}

/** Lines that a paragraph has at most that is no list of what is pressed. */
const LINES = 2

function isPoint(line: Phrase, lang: string): boolean {
  const isSaid = /\p{L}/u.test(line.text) && !/[^.][.。]$/u.test(line.text)
  return isSaid && line.text.length <= POINT && !/\n/.test(line.text) && !isAddress(line, lang)
}

/** Whether a line gives an address or a number to call. */
function isAddress(line: Phrase, lang: string): boolean {
  return line.nodes.some(hasLink) || reachedIn(line, lang).length > 0
}

/** The addresses and numbers that a line gives in its words. */
function reachedIn({ text }: Phrase, lang: string): readonly Value[] {
  const reached = ['url', 'email', 'phone', 'handle']
  return findValues(text, lang).flatMap(({ value }) => (reached.includes(value.type) ? value : []))
}

/** Whether a block leads to a page by its address. */
function leadsToPage(block: RootContent, lang: string): boolean {
  const isLinked = nodesOf(block).some(
    node => node.type === 'link' && node.url !== NOWHERE && !node.url.startsWith('mailto:'),
  )
  const givesPage = ({ text }: Phrase): boolean =>
    findValues(text, lang).some(({ value }) => value.type === 'url')
  return isLinked || linesWithin(block).some(givesPage)
}

/** The points of a list, those that are more than a line as nothing, or the lines of a paragraph. */
function linesWithin(block: RootContent): readonly Phrase[] {
  return block.type === 'list'
    ? block.children.map(item => lineOfItem(item) ?? toPhrase([]))
    : linesOfBlock(block)
}

function inLines(block: RootContent, lines: readonly Phrase[]): Paragraph {
  const { position } = block as List | Paragraph
  return { type: 'paragraph', children: [...joinLines(lines).nodes], ...(position && { position }) }
}
