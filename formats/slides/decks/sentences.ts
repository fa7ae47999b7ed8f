import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import type { Slide } from './slide.ts'

/** After the end of a sentence; a small letter after it shows that it was an abbreviation, and so do a letter alone or a form of address before it, a bracket that opens shortly before it, a number that a German word counts and a currency after it. */
const sentenceEnd =
  /(?<=[.!?…][”’"')\]]*\s{1,8})(?<!(?:^|[\s(„“])(?:\p{L}|Dr|Dra|Prof|Mrs?|Ms|Mme|Mlle|St|Ing|JUDr|MUDr|Mgr|Bc|Hr|Fr|Frl|Sra?|Sig|Dott|Ir|Dhr|Mevr)\.\s{1,8})(?<![(（][^()（）]{0,24}\.\s{1,8})(?<!(?<!\p{L})(?:am|im|zu[mr]|vom|bis|de[rsmn]|die|das|beim|ab|seit|und)\s\d{1,2}\.\s{1,8})(?=[^\p{Ll}\s])(?!\p{Sc}|(?:Kč|Ft|Fr|EUR|CZK|HUF|PLN|CHF|SEK|NOK|DKK|USD)(?!\p{L}))|(?<=[。！？]」?)(?=[^」])/u

/** A paragraph's sentences. Parts of one text carry no id: an edit of one would replace them all. */
export function sentencesOf(paragraph: Paragraph): readonly Paragraph[] {
  const sentences: PhrasingContent[][] = [[]]
  for (const child of paragraph.children) {
    const values = child.type === 'text' ? child.value.split(sentenceEnd) : []
    if (values.length < 2) sentences.at(-1)?.push(child)
    else
      values.forEach((value, at) => {
        if (at > 0) sentences.push([])
        sentences.at(-1)?.push({ type: 'text', value })
      })
  }
  return sentences.map(children => ({ ...paragraph, children }))
}

/** Sentences as one paragraph again; the parts of one text become one. */
export function joinParagraphs([first, ...others]: readonly Paragraph[]): Paragraph {
  const children = [...(first?.children ?? [])]
  for (const child of others.flatMap(each => each.children)) {
    const last = children.at(-1)
    const isSplit = last?.type === 'text' && child.type === 'text' && !last.data && !child.data
    if (isSplit) children[children.length - 1] = { type: 'text', value: last.value + child.value }
    else children.push(child)
  }
  return { ...first, type: 'paragraph', children }
}

/** Running text as what leads it and what follows. */
export interface LedText {
  readonly lead: Paragraph
  readonly rest: readonly RootContent[]
}

/** Words that a lead has at the least and, where something follows, at most; and what still leads alone. */
const LEAST = 4
const MOST = 30
const MOST_ALONE = 45

/** The first sentence of running text, or the first few where one is only a word or two, and the others; undefined where none can lead. */
export function divideLead([first, ...others]: readonly RootContent[]): LedText | undefined {
  if (first?.type !== 'paragraph') return undefined
  const sentences = sentencesOf(first)
  let said = 0
  const enough =
    sentences.findIndex(sentence => {
      said += wordsOf([sentence])
      return said >= LEAST
    }) + 1
  const words = wordsOf(sentences.slice(0, enough))
  const after = sentences.slice(enough)
  const rest = after.length > 0 ? [joinParagraphs(after), ...others] : others
  if (enough === 0 || words > (rest.length > 0 ? MOST : MOST_ALONE)) return undefined
  return { lead: after.length > 0 ? joinParagraphs(sentences.slice(0, enough)) : first, rest }
}

function wordsOf(sentences: readonly Paragraph[]): number {
  return sentences.reduce((sum, sentence) => sum + countWords(plainText(sentence)), 0)
}

/** Letters of a paragraph that stands in a row, and how many of them. */
const LINE = 130
const LINES_OF = 4

/** Whether a slide's copy is a few short paragraphs. */
export function isLines({ layout, place, blocks }: Slide): boolean {
  const isShort = (block: RootContent) => block.type === 'paragraph' && plainText(block).length <= LINE
  const isFew = blocks.length >= 2 && blocks.length <= LINES_OF
  return layout === 'prose' && !place && isFew && blocks.every(isShort)
}

/** A slide of running text as what leads it and what follows; undefined for other slides, and where nothing can lead. */
export function ledText(slide: Slide): LedText | undefined {
  const { layout, blocks, manner, named, titleLeads = false } = slide
  if (titleLeads) return undefined
  const isRunning =
    layout === 'prose' && manner !== 'columns' && blocks.every(({ type }) => type === 'paragraph')
  const isLed = isRunning && (!isLines(slide) || named || isBoldFirst(blocks))
  const led = isLed ? (divideLead(blocks) ?? (named && firstLine(blocks))) : undefined
  // Where to write is not said aloud.
  return led && /\S@\S|:\/\//.test(plainText(led.lead)) ? undefined : led
}

/** A line of few words as what leads: that of a slide which is to be seen first. */
function firstLine([first, ...rest]: readonly RootContent[]): LedText | undefined {
  return first?.type === 'paragraph' && rest.length > 0 ? { lead: first, rest } : undefined
}

/** Whether the first of some paragraphs is all in bold, and no other: it is what its author wants seen. */
function isBoldFirst([first, ...others]: readonly RootContent[]): boolean {
  const isBold = (block: RootContent | undefined): boolean =>
    block?.type === 'paragraph' && block.children.every(({ type }) => type === 'strong')
  return isBold(first) && !others.some(isBold)
}

/** Scripts written without spaces: about two characters make what elsewhere is a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu

/** Words of a text; very long ones count for several. */
export function countWords(text: string): number {
  const dense = text.match(unspaced)?.length ?? 0
  const spaced = text.replaceAll(unspaced, ' ')
  const words = spaced.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  return Math.round(dense / 2) + words.reduce((sum, word) => sum + Math.ceil(word.length / 16), 0)
}

/** Words of the paragraphs and points among some blocks; a quotation is read otherwise, and a table is looked up. */
export function runningWords(blocks: readonly RootContent[]): number {
  return blocks.reduce(
    (sum, block) =>
      sum + (block.type === 'paragraph' || block.type === 'list' ? countWords(plainText(block)) : 0),
    0,
  )
}
