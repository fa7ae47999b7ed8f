import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { factsIn } from '../facts/facts.ts'
import { isMostly, isNetwork, linkItems, linksOf } from '../lists/links.ts'
import type { Section } from '../reading.ts'
import { picturesIn, toSection } from './kinds.ts'
import { asked, voiceOf } from './voices.ts'

type Sort = 'pictures' | 'links' | 'channels' | 'voices' | 'questions' | 'things' | 'text'

/**
 * Blocks without headings as sections, so that copy in one piece is laid out like copy in many: neighbours of a sort are
 * one section (pictures, links, quotations, questions, a list or table with the text that leads to it, running text).
 */
export function sectionsOf(blocks: readonly RootContent[], context: Context): readonly Section[] {
  const runs: { sort: Sort; blocks: RootContent[] }[] = []
  for (const block of blocks) {
    if (block.type === 'thematicBreak') continue
    const sort = sortOf(block, context)
    const last = runs.at(-1)
    const answers = last?.sort === 'questions' && sort === 'text' && isOpen(last.blocks, context)
    if (last && (last.sort === sort || answers) && sort !== 'things') last.blocks.push(block)
    else runs.push({ sort, blocks: [block] })
  }
  return runs.map(({ blocks: own }) =>
    toSection(
      {
        meanings: [],
        blocks: own,
        facts: own.flatMap(block => factsIn(block, 'head', context) ?? []),
        parts: [],
      },
      context,
    ),
  )
}

/** Whether the last question still waits for its answer. */
function isOpen(blocks: readonly RootContent[], context: Context): boolean {
  return asked(blocks, context)?.items.at(-1)?.text.length === 0
}

/** Of lines that lead somewhere, the part that may not. */
const FEW = 0.25

function sortOf(block: RootContent, context: Context): Sort {
  if (picturesIn(block).length > 0) return 'pictures'
  const { items, all, lines } = linkItems([block], context)
  if (linksOf(block)) return 'links'
  if (all)
    return items.filter(({ title }) => isNetwork(title.text)).length * 2 > items.length ? 'channels' : 'links'
  if (lines && isMostly(items, lines, FEW)) return 'links'
  if (block.type === 'blockquote' || voiceOf(block, context)) return 'voices'
  if (asked([block], context)) return 'questions'
  if (block.type === 'paragraph') return 'text'
  return 'things'
}
