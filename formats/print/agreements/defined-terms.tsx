import type { Nodes, RootContent } from 'mdast'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node } from '../../../core/compose/tree.ts'
import { cut, type Stretch, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Piece } from '../articles/flow-pieces.tsx'

/** A term in quotation marks of any language: up to six words that are no sentence. */
const TERM =
  '[“"„«»”‟「『]\\s?((?:(?:the|der|die|das|den|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|de|het)\\s|l[’\'])?\\p{Lu}[^“”"„«»「」『』.;:!?\\n]{0,60}?)\\s?[”"“»«」』]'

/** What stands before a term where it is defined: an article behind a bracket, or a word that gives names. */
const GIVEN =
  '(?:[(（][^()（）“”"„«»]{0,48}|(?:each|together|collectively|jointly|individually|hereinafter|hereafter|referred to as|known as|called|nachfolgend|nachstehend|im Folgenden|gemeinsam|jeweils|genannt|ci-après|ensemble|dénommée?s?|collectivement|en adelante|en lo sucesivo|conjuntamente|di seguito|congiuntamente|doravante|adiante|conjuntamente|hierna|gezamenlijk|dalej|zwan[yae]|łącznie|nedan|härefter|dále jen|далі|далее)[^.“”"„«»]{0,28})'

/** Where terms are defined: behind such words, or at the start of what they mean. */
const defined: RegExp = new RegExp(`(?:${GIVEN}${TERM}|^\\s*${TERM}(?=\\s+\\p{Ll}))`, 'gu')

/** Letters of each term that a text defines, within its quotation marks. */
function definedIn(text: string): readonly Stretch[] {
  if (!/[“"„«»「『]/u.test(text)) return []
  return [...text.matchAll(defined)].map(match => {
    const term = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].lastIndexOf(term)
    return [start, start + term.length]
  })
}

/** Pieces of an agreement with each term in bold where it is defined, as those who draw such papers set them. */
export function withBoldTerms(pieces: readonly Piece[], theme: Theme): readonly Piece[] {
  return pieces.map((piece): Piece => {
    if (piece.type === 'kept') return { ...piece, pieces: withBoldTerms(piece.pieces, theme) }
    return piece.type === 'element' ? boldIn(piece, theme) : boldWords(piece)
  })
}

/** Headings are strong as a whole, and what is strong already stays. */
const STRONG = /^(?:h[1-6]|strong|b|th|dt|a)$/

function boldIn(element: Element, theme: Theme): Element {
  if (STRONG.test(element.tagName)) return element
  const children = element.children.flatMap((child): readonly Node[] => {
    if (isElement(child)) return [boldIn(child, theme)]
    if (child.type !== 'text') return [child]
    return partsOf(child.value).flatMap(({ from, to, isTerm }) => {
      const words = child.value.slice(from, to)
      return isTerm
        ? toNodes(<strong style={{ weight: theme.type.strongWeight }}>{words}</strong>)
        : [{ ...child, value: words }]
    })
  })
  return { ...element, children }
}

function boldWords<Block extends RootContent>(block: Block): Block {
  if (block.type === 'heading' || !('children' in block)) return block
  const children = (block.children as readonly Nodes[]).flatMap((child): readonly Nodes[] => {
    if (child.type === 'strong') return [child]
    if (child.type !== 'text') return [boldWords(child as RootContent)]
    return partsOf(child.value).flatMap(({ from, to, isTerm }): readonly Nodes[] => {
      const { nodes } = cut(toPhrase([child]), from, to)
      return isTerm ? [{ type: 'strong', children: [...nodes] }] : nodes
    })
  })
  return { ...block, children } as Block
}

/** A part of a text between two of its letters. */
interface Part {
  readonly from: number
  readonly to: number
  readonly isTerm: boolean
}

/** A text in parts, those that are terms it defines and those between them. */
function partsOf(text: string): readonly Part[] {
  let at = 0
  const parts = definedIn(text).flatMap(([from, to]): readonly Part[] => {
    const before = { from: at, to: from, isTerm: false }
    at = to
    return [before, { from, to, isTerm: true }]
  })
  return [...parts, { from: at, to: text.length, isTerm: false }].filter(({ from, to }) => from < to)
}
