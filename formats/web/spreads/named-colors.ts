import type { PhrasingContent, RootContent } from 'mdast'
import { meaningAbroad } from '../../../core/brief/color-words.ts'
import { meaningOf } from '../../../core/brief/lexicon.ts'
import { lineOfItem } from '../../../core/reading/facts/label.ts'
import { plainText } from '../../../core/source/text.ts'

/** A colour as the copy names it. */
export interface NamedColor {
  readonly nodes: readonly PhrasingContent[]
  /** `#rrggbb`; undefined where nobody knows which colour its name stands for. */
  readonly color: string | undefined
}

/** Names of a block that are known as colours, as a count and as a part, for it to be a list of colours. */
const KNOWN = { count: 2, part: 0.4 } as const

/** Letters of a name of a colour. */
const NAME = 28

/**
 * The colours that a block lists, point by point or in a line; undefined where it lists something else. Things that are named
 * for their colour, as `linen`, are colours only beside one.
 */
export function colorsIn(block: RootContent): readonly NamedColor[] | undefined {
  const colors = namesIn(block).map(nodes => ({ nodes, found: found(nodes.map(plainText).join('')) }))
  const known = colors.filter(color => color.found !== undefined)
  const isList = known.length >= KNOWN.count && known.length >= colors.length * KNOWN.part
  if (!isList || known.every(color => color.found?.isThing)) return undefined
  return colors.map(color => ({ nodes: color.nodes, color: color.found?.hex }))
}

function namesIn(block: RootContent): readonly (readonly PhrasingContent[])[] {
  const names =
    block.type === 'list'
      ? block.children.map(item => lineOfItem(item)?.nodes ?? [])
      : block.type === 'paragraph'
        ? parted(block.children)
        : []
  return names.every(nodes => isName(nodes.map(plainText).join(''))) ? names : []
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= NAME
}

/** The words of a line between the signs that part them. */
function parted(nodes: readonly PhrasingContent[]): readonly (readonly PhrasingContent[])[] {
  const [only, ...others] = nodes
  if (only?.type !== 'text' || others.length > 0) return []
  const parts = only.value.split(/\s*[／/·•、,;|\n]\s*/u).filter(Boolean)
  return parts.map(value => [{ ...only, value }])
}

/** The colour that words give or name. */
function found(text: string): { readonly hex: string; readonly isThing: boolean } | undefined {
  const given = /#[0-9a-f]{6}\b/iu.exec(text)?.[0]
  if (given) return { hex: given.toLowerCase(), isThing: false }
  const words = text.toLowerCase().trim()
  for (const name of new Set([words, words.split(/\s+/u).at(-1) ?? words])) {
    const meaning = meaningOf(name) ?? meaningAbroad(name)
    if (meaning?.kind === 'color' || meaning?.kind === 'tint')
      return { hex: meaning.hex, isThing: meaning.kind === 'tint' }
  }
  return undefined
}
