/** Finds what somebody said or wrote on a slide among other things, where a brief gives it a slide to itself. */
import type { Blockquote, RootContent } from 'mdast'
import { type Design, type Device, saidIn } from '../../../core/brief/design.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import { plain, type Slide } from './slide.ts'

/** Blocks of a slide around a quotation that stands alone. */
interface QuotedAlone {
  readonly before: readonly RootContent[]
  readonly quote: Slide
  readonly after: readonly RootContent[]
}

/** Devices that take a thing out of what stands around it. */
const ALONE: ReadonlySet<Device> = new Set<Device>(['pull', 'box', 'apart', 'dark'])

/** The quotation of a slide with what is said of it, and what stands before and behind, where the brief wants it alone and it is not. */
export function quotedAlone(
  blocks: readonly RootContent[],
  design: Design | undefined,
): QuotedAlone | undefined {
  const said = blocks.filter(({ type }) => type !== 'heading')
  if (!design || said.length === 0 || !isWanted(said, design)) return undefined
  for (const [at, block] of blocks.entries()) {
    const found = quoteIn(block)
    if (!found) continue
    const [next, ...rest] = blocks.slice(at + 1)
    const isOf = found.under.length === 0 && next?.type === 'paragraph' && plainText(next).length <= OF
    const under = isOf ? [next] : found.under
    const before = [...blocks.slice(0, at), ...found.before]
    const after = isOf ? rest : blocks.slice(at + 1)
    // Alone already.
    if (before.every(({ type }) => type === 'heading') && after.length === 0) return undefined
    return { before, quote: { ...plain, layout: 'quote', blocks: [found.quote, ...under] }, after }
  }
  return undefined
}

/** Letters of what is said of a quotation below it. */
const OF = 120

function isWanted(blocks: readonly RootContent[], { parts = {} }: Design): boolean {
  const own = wordsOf(blocks.map(block => plainText(block)).join(' ')).split(' ')
  return Object.entries(parts).some(([key, dress]) => {
    if (!dress?.device || !ALONE.has(dress.device)) return false
    const said = saidIn(key)
    return (
      key === 'quotes' ||
      (said !== undefined &&
        wordsOf(said)
          .split(' ')
          .every(word => own.includes(word)))
    )
  })
}

interface Found {
  readonly before: readonly RootContent[]
  readonly quote: Blockquote
  readonly under: readonly RootContent[]
}

/** The quotation in a block: a block of its own, a line between marks, or a point of a list that is one. */
function quoteIn(block: RootContent): Found | undefined {
  if (block.type === 'blockquote') return { before: [], quote: block, under: [] }
  if (block.type === 'list') {
    const at = block.children.findIndex(item => QUOTED.test(plainText(item).trim()))
    const item = block.children[at]
    if (!item || block.ordered) return undefined
    const part = (from: number, to?: number): readonly RootContent[] => {
      const children = block.children.slice(from, to)
      return children.length > 0 ? [{ ...block, children }] : []
    }
    const children = item.children as Blockquote['children']
    return { before: part(0, at), quote: { type: 'blockquote', children }, under: part(at + 1) }
  }
  if (block.type !== 'paragraph') return undefined
  const lines = linesOfBlock(block)
  const at = lines.findIndex(({ text }) => QUOTED.test(text.trim()))
  const line = lines[at]
  if (!line) return undefined
  const some = (own: readonly Phrase[]): readonly RootContent[] => own.map(paragraphOf)
  return {
    before: some(lines.slice(0, at)),
    quote: { type: 'blockquote', children: [paragraphOf(line)] },
    under: some(lines.slice(at + 1)),
  }
}

/** A line that is nothing but what stands between its marks, and no single word. */
const QUOTED = /^["“„«»‹『「](?=(?:\S+\s+){3}|.{8,}[\u3040-\u9fff])[^"“”„«»]{12,240}["”“»«›』」][.!?]?$/u
