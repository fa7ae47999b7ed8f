import type { RootContent } from 'mdast'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { isLeaveTaking, plainLabel, wordsFor } from '../../../core/reading/words/lexicon.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Piece } from './letter.ts'

type Stories = readonly (readonly Piece[])[]

/** Stories, and what a letter ends with. */
interface Apart {
  readonly stories: Stories
  /** The last words and who says them, and what is printed small below. */
  readonly signed: readonly RootContent[]
  readonly small: readonly RootContent[]
}

/** Stories without the words that take leave and what is printed small below these. */
export function endApart(stories: Stories, { lang, roles }: Reading): Apart {
  const last = stories.at(-1) ?? []
  const blocks = last.flatMap(blocksIn)
  const reached = [roles.address, roles.telephone, roles.email].flatMap(claim => claim?.text ?? [])
  const { from, small } = endOf(blocks, reached, lang)
  const counts = last.map((_, at) => last.slice(0, at + 1).flatMap(blocksIn).length)
  const at = from < blocks.length ? counts.findIndex(count => count > from) : -1
  const isEnd = at >= 0 && last.slice(at).every(piece => blocksIn(piece).length > 0)
  if (!isEnd) return { stories, signed: [], small: [] }
  const before = blocks.slice(counts[at - 1] ?? 0, from)
  const kept = [
    ...last.slice(0, at),
    ...(before.length > 0 ? [{ kind: 'prose', blocks: before } as const] : []),
  ]
  const parts = [...stories.slice(0, -1), ...(kept.length > 0 || stories.length === 1 ? [kept] : [])]
  return { stories: parts, signed: blocks.slice(from, small), small: blocks.slice(small) }
}

/** Where the end of a letter begins, at words that take leave or at who signs over the way out, and where its small print does. */
function endOf(blocks: readonly RootContent[], reached: readonly string[], lang: string) {
  const farewell = blocks.findIndex(block => isFarewell(block, lang))
  if (farewell >= 0) {
    const names = blocks.slice(farewell + 1).findIndex(block => !isNameLine(block))
    return { from: farewell, small: names < 0 ? blocks.length : farewell + 1 + names }
  }
  if (!blocks.slice(-WAYS).some(block => isWayOut(block, lang)))
    return { from: blocks.length, small: blocks.length }
  const isSmall = (block: RootContent): boolean =>
    isWayOut(block, lang) || reached.some(at => plainText(block).includes(at))
  const small = blocks.findLastIndex(block => !isSmall(block)) + 1
  const signed = blocks.slice(Math.max(0, small - SIGNED), small).findLastIndex(block => !isSigned(block)) + 1
  return { from: Math.max(0, small - SIGNED) + signed, small }
}

/** Paragraphs at the end among which the way out is, and those of who signs; letters of a line of these. */
const WAYS = 2
const SIGNED = 2
const PARTING = 90

/** Whether a paragraph says how to have no more letters. */
function isWayOut(block: RootContent, lang: string): boolean {
  const text = ` ${plainLabel(plainText(block))} `
  return wordsFor(lang, 'unsubscribe').some(words => text.includes(` ${words} `))
}

/** Whether a paragraph is who signs, under some last words. */
function isSigned(block: RootContent): boolean {
  const isPressed = block.type === 'paragraph' && block.children[0]?.type === 'link'
  const lines = block.type === 'paragraph' && !isPressed ? linesOfBlock(block) : []
  const name = lines.at(-1)
  return (
    name !== undefined &&
    isNameLine(paragraphOf(name)) &&
    lines.every(({ text }) => text.length <= PARTING && !/\d|@/u.test(text))
  )
}

/** What of a piece is text; below a greeting what else is to be pressed is a way out. */
export function blocksIn(piece: Piece): readonly RootContent[] {
  if (piece.kind === 'actions')
    return piece.links.map(({ href, words }) => ({
      type: 'paragraph',
      children: [{ type: 'link', url: href, children: [...words] as never }],
    }))
  return piece.kind === 'prose' ? piece.blocks : piece.kind === 'lines' ? [piece.block] : []
}

/** Letters of a line that is a name with an office. */
const NAME_LINE = 48

/** Whether a paragraph says who signs: a few words, and no sentence or address. */
function isNameLine(block: RootContent): boolean {
  const words = plainText(block)
  return block.type === 'paragraph' && words.length <= NAME_LINE && !/[.!?:]$|\d|@/u.test(words)
}

function isFarewell(block: RootContent, lang: string): boolean {
  const [first] = linesOfBlock(block)
  return first !== undefined && isLeaveTaking(first.text, lang)
}
