import type { RootContent } from 'mdast'
import { lineOfItem, linesOfBlock } from '../../core/reading/facts/label.ts'
import { type Phrase, toPhrase } from '../../core/reading/facts/phrase.ts'
import { lettersOf } from '../../core/reading/lists/running-text.ts'
import { kindsOfLine, type LineKind } from '../../core/reading/lines/line-kinds.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { plainText } from '../../core/source/text.ts'

// A sheet of bare lines says by its order and its blank lines what others say by headings and labels. It is set as it is
// written, a line for a line: nothing is taken out, so nothing is torn.

/** A line as its author wrote it, and what it tells. */
export interface Line {
  readonly words: Phrase
  readonly tells: ReadonlySet<LineKind>
  /** Set as a heading or in strong type. */
  readonly strong: boolean
  /** Cut out of a sentence for what it tells. */
  readonly apart?: true
  /** Its sentence is about it. */
  readonly leads?: true
}

/** Lines that stand together. */
export interface Stanza {
  readonly lines: readonly Line[]
  /** Depth of the heading that it is, from 1. */
  readonly depth?: number
  /** Entries of a list. */
  readonly listed?: true
}

/** Letters of a sheet that is seen at a glance, lines of it, and letters of a line that is no passage. */
const GLANCE = { letters: 1100, lines: 40, fewest: 4, longest: 170 }
/** The copy in stanzas; undefined where it is more than lines: tables, pictures, passages, fields of a front matter. */
export function stanzasOf(reading: Reading): readonly Stanza[] | undefined {
  const { written, lang, notes } = reading
  const blocks = written.filter(({ type }) => type !== 'thematicBreak' && type !== 'comment')
  const letters = lettersIn(blocks.map(plainText).join(''))
  if (letters > GLANCE.letters || notes.length > 0 || hasFields(reading)) return undefined
  const each = blocks.map(block => stanzaOf(block, lang))
  if (!each.every(stanza => stanza !== undefined)) return undefined
  const stanzas = joined(each, blocks)
  const count = stanzas.reduce((sum, { lines }) => sum + lines.length, 0)
  return count < GLANCE.fewest || count > GLANCE.lines ? undefined : stanzas
}

/** Whether fields say what no line does. */
export function hasFields({ roles, facts, unplaced }: Reading): boolean {
  return (
    Object.values(roles).some(({ field }) => field !== undefined) ||
    [...facts, ...unplaced].some(({ place }) => place === 'field')
  )
}

/** Paragraphs between which their author left no blank line are one stanza, however they were taken apart. */
function joined(stanzas: readonly Stanza[], blocks: readonly RootContent[]): readonly Stanza[] {
  const found: Stanza[] = []
  for (const [at, stanza] of stanzas.entries()) {
    const [before, block] = [blocks[at - 1], blocks[at]]
    const last = found.at(-1)
    const areBare = before?.type === 'paragraph' && block?.type === 'paragraph'
    const follows = areBare && before.position?.end.line === (block.position?.start.line ?? 0) - 1
    if (last && follows) found.splice(-1, 1, { lines: [...last.lines, ...stanza.lines] })
    else found.push(stanza)
  }
  return found
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

function stanzaOf(block: RootContent, lang: string): Stanza | undefined {
  const lines = phrasesIn(block)
  if (lines.length === 0 || lines.some(({ text }) => lettersOf(text) > GLANCE.longest)) return undefined
  return {
    lines: lines.map(words => ({
      words,
      tells: kindsOfLine(words.text, lang),
      strong: block.type === 'heading' || isStrong(words),
    })),
    ...(block.type === 'heading' && { depth: block.depth }),
    ...(block.type === 'list' && { listed: true as const }),
  }
}

/** The lines of a paragraph without pictures, of a heading, or of a list of single lines; a list of one that is counted is a line: `1. Vorsitzender`. */
function phrasesIn(block: RootContent): readonly Phrase[] {
  if (block.type === 'heading') return [toPhrase(block.children)]
  if (block.type === 'paragraph')
    return block.children.some(({ type }) => type === 'image') ? [] : linesOfBlock(block)
  if (block.type !== 'list') return []
  const lines = block.children.flatMap(item => lineOfItem(item) ?? [])
  const [only, ...others] = lines
  if (block.ordered === true && only && others.length === 0)
    return [toPhrase([{ type: 'text', value: `${block.start ?? 1}. ` }, ...only.nodes])]
  const isPlain = block.ordered !== true && block.children.every(({ checked }) => checked == null)
  return isPlain && lines.length === block.children.length ? lines : []
}

function isStrong({ nodes }: Phrase): boolean {
  const said = nodes.filter(node => node.type !== 'text' || node.value.trim() !== '')
  return said.length > 0 && said.every(({ type }) => type === 'strong')
}
