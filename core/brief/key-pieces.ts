/** The pieces of a copy that a brief may mean as a whole: a heading, a row with its figures, an item, a sentence. */
import type { RootContent } from 'mdast'
import { plainText, wordsOf } from '../source/text.ts'

/** A piece, by all of its words and by those that it goes by. */
export interface KeyPiece {
  readonly kind: 'heading' | 'row' | 'item' | 'sentence'
  readonly name: string
  /** As it is written. */
  readonly text: string
  readonly words: readonly string[]
}

/** Letters of the longest piece that is shown whole. */
const LONGEST = 240

/** The pieces of some blocks. */
export function keyPiecesOf(blocks: readonly RootContent[]): readonly KeyPiece[] {
  const title = blocks.find(({ type }) => type === 'heading')
  return blocks.flatMap((block): readonly KeyPiece[] => {
    if (block.type === 'heading') return block === title ? [] : pieceOf('heading', plainText(block))
    if (block.type === 'table')
      return block.children.slice(1).flatMap(({ children }) => {
        const [first, ...cells] = children.map(plainText)
        return cells.some(cell => cell.trim() !== '') ? pieceOf('row', first ?? '', cells) : []
      })
    if (block.type === 'list')
      return block.children.flatMap(item => {
        const [first, ...others] = item.children
        const text = first ? plainText(first) : ''
        return text.length <= LONGEST && others.length === 0
          ? pieceOf('item', text)
          : keyPiecesOf(item.children)
      })
    if (block.type === 'blockquote') return keyPiecesOf(block.children)
    return block.type === 'paragraph'
      ? sentencesOf(plainText(block)).flatMap(text => pieceOf('sentence', text))
      : []
  })
}

function pieceOf(kind: KeyPiece['kind'], text: string, more: readonly string[] = []): readonly KeyPiece[] {
  const name = wordsOf(text)
  if (!/\p{L}{2}/u.test(name) || text.length > LONGEST) return []
  return [{ kind, name, text, words: wordsOf([text, ...more].join(' ')).split(' ') }]
}

/** A text in its sentences, each line for itself. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/\n|(?<=\p{L}{2}[.!?…]["”»)]?)\s+(?=[\p{Lu}"“„«¿¡])/u)
}
