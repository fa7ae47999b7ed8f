import type { Root, RootContent } from 'mdast'
import { glueIn } from '../compose/typography/glue.ts'
import type { Pages } from '../draw/frame.ts'
import type { Document } from '../source/document.ts'
import { fieldTexts } from '../source/fields.ts'
import { plainText } from '../source/text.ts'
import { holdsSetLines } from '../source/set-lines.ts'
import { holdsPhrasing, isParent, nodesOf } from '../source/walk.ts'
import { type Block, blocksOf } from './blocks.ts'
import { wordsOf } from './copy.ts'
import { contentOf, type TextLine } from './page-content.ts'

/** What may become of an author's words on the way to a page though none is lost. */
export type WordFaultKind =
  /** Two words or more stand there oftener than in the copy. */
  | 'doubled'
  /** Two lines of the copy stand in one without a mark between them. */
  | 'joined'
  /** One of a pair of brackets or quotes is gone. */
  | 'bracket'
  /** What parted words begins or ends a text that it parts from nothing. */
  | 'dangling'
  /** A line begins with a dash, a point or an arrow. */
  | 'mark-first'
  /** A line ends between words that belong together: a number and its unit. */
  | 'torn'
  /** One short word alone on the last line of a text that is larger than the rest. */
  | 'widow'

/** One of them, with the words that show it. */
export interface WordFault {
  readonly kind: WordFaultKind
  readonly words: string
}

/** Compares the words of laid-out pages, in reading order, with those of the copy. */
export function wordFaults(document: Document, pages: Pages, lang: string): readonly WordFault[] {
  const blocks = blocksOf(pages, pages.frames.map(contentOf))
  const lines = linesOfCopy(document)
  const faults = [
    ...doubled(blocks, lines, document.root),
    ...blocks.flatMap(block => joined(block, lines)),
    ...blocks.flatMap(block => unpaired(block, lines)),
    ...blocks.flatMap(block => dangling(block, lines)),
    ...blocks.flatMap(block => [
      ...marksFirst(block, lines),
      ...torn(block, lines, lang),
      ...widows(block, blocks),
    ]),
  ]
  return [...new Map(faults.map(fault => [`${fault.kind} ${fault.words}`, fault])).values()]
}

/** Lines of the copy that stand for themselves: entries, cells, lines that their author ended, whole paragraphs. */
function linesOfCopy({ fields, root }: Document): readonly string[] {
  return [...fieldTexts(fields).flatMap(({ text }) => text.split('\n')), ...linesIn(root)]
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
}

function linesIn(node: Root | RootContent): readonly string[] {
  if (isParent(node) && !holdsPhrasing(node))
    return (node.children as readonly RootContent[]).flatMap(linesIn)
  const lines = plainText(node).split('\n')
  return node.type === 'heading' || holdsSetLines(node) ? lines : [lines.join(' ')]
}

/** How often each two neighbouring words stand in some texts. */
function countPairs(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of texts)
    for (let at = 1; at < words.length; at += 1) {
      const pair = `${words[at - 1]} ${words[at]}`
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  return counts
}

/** Runs of words that stand oftener on the pages than in the copy, from their second place on. */
function doubled(blocks: readonly Block[], lines: readonly string[], root: Root): WordFault[] {
  // A heading stands in contents, in bars of links and over what goes on as well.
  const headings = nodesOf(root).flatMap(node =>
    node.type === 'heading' && node.depth > 1 ? [wordsOf(plainText(node)).join(' ')] : [],
  )
  const wanted = countPairs(lines.map(wordsOf))
  const left = new Map(wanted)
  return blocks.flatMap(block => {
    const words = wordsOf(block.text)
    const found: WordFault[] = []
    let run: string[] = []
    const close = (): void => {
      const isHead = headings.some(heading => heading.includes(run.join(' ')))
      if (run.length > 0 && !isHead && /\p{L}{2}/u.test(run.join('')))
        found.push({ kind: 'doubled', words: run.join(' ') })
      run = []
    }
    for (let at = 1; at < words.length; at += 1) {
      const pair = `${words[at - 1]} ${words[at]}`
      const count = left.get(pair)
      if (count === undefined) continue
      left.set(pair, count - 1)
      if (count > 0) close()
      else run.push(...(run.length === 0 ? [words[at - 1] as string] : []), words[at] as string)
    }
    close()
    return found
  })
}

/** Between two words a reader sees nothing but a blank up to this share of the size of the type. */
const GAP = 0.7

/** The texts of a block that stand in one line, up to a gap. */
function strips({ runs }: Block): readonly string[] {
  const found: TextLine[] = []
  for (const run of runs) {
    const last = found.at(-1)
    const isNext =
      last !== undefined &&
      last.page === run.page &&
      Math.abs(last.baseline - run.baseline) <= 1 &&
      Math.abs(run.left - last.right) <= run.size * GAP
    if (isNext)
      found[found.length - 1] = {
        ...run,
        left: last.left,
        text: `${last.text}${isAlike(last, run) ? (last.ends === 'space' ? ' ' : '') : PARTED}${run.text}`,
      }
    else found.push(run)
  }
  return found.map(({ text }) => text)
}

/** What a reader tells apart by its look stands here for a mark. */
const PARTED = ' ¦ '

function isAlike(one: TextLine, other: TextLine): boolean {
  return one.size === other.size && one.weight === other.weight && one.color === other.color
}

/** Lines of the copy, one below the other there, that stand in one line with but a blank between them. */
function joined(block: Block, lines: readonly string[]): WordFault[] {
  const said = strips(block).map(plain)
  const written = lines.map(plain)
  const copy = ` ${written.join(' \n ')} `
  return written.slice(1).flatMap((line, at): WordFault[] => {
    const end = written[at]?.split(' ').at(-1) ?? ''
    const start = line.split(' ')[0] ?? ''
    if (end === '' || start === '' || /[.,;:!?…–—·|/)\]-]$/.test(end)) return []
    const seam = `${end} ${start}`
    return !copy.includes(` ${seam} `) && said.some(text => ` ${text} `.includes(` ${seam} `))
      ? [{ kind: 'joined', words: seam }]
      : []
  })
}

/** A text in small letters, with plain blanks and marks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
}

const pairs = ['()', '[]', '（）', '「」', '«»'] as const

/** Pairs of which a block has but one half, where no line of the copy is so. */
function unpaired({ text }: Block, lines: readonly string[]): WordFault[] {
  return pairs.flatMap(([open = '', close = '']): WordFault[] => {
    if (count(text, open) === count(text, close) || /^\p{P}?[\p{L}\d]{1,3}\)|[:;]-?\)/u.test(text)) return []
    const isSo = lines.some(line => count(line, open) !== count(line, close))
    return isSo ? [] : [{ kind: 'bracket', words: text }]
  })
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

const MARK = '[–—|·→⇒•-]'
const first = new RegExp(`^${MARK}(?=\\s)`, 'u')
const last = new RegExp(`\\s${MARK}$`, 'u')

/** A block that begins or ends with a mark that parts, where no line of the copy does. */
function dangling({ role, text }: Block, lines: readonly string[]): WordFault[] {
  if (role === 'Lbl' || text.length < 2) return []
  const opening = plain(text).slice(0, 12).trim()
  // A format sets the dash before a name that the copy has in a line of its own.
  const isName = lines.some(line => plain(line) === plain(text).slice(2))
  const begins = first.test(text) && !isName && !lines.some(line => plain(line).includes(opening))
  const ends = (last.test(text) || /^:/.test(text)) && !lines.some(line => last.test(line))
  return begins || ends ? [{ kind: 'dangling', words: text }] : []
}

/** Whether a line of a page begins where a line of the copy does. */
function beginsLine({ text }: TextLine, lines: readonly string[]): boolean {
  const opening = plain(text).trim().slice(0, 14)
  return lines.some(line => plain(line).startsWith(opening))
}

function marksFirst(block: Block, lines: readonly string[]): WordFault[] {
  return block.lines.slice(1).flatMap((line): WordFault[] => {
    return first.test(line.text) && !beginsLine(line, lines) ? [{ kind: 'mark-first', words: line.text }] : []
  })
}

/** Line ends between words that hold. */
function torn(block: Block, copy: readonly string[], lang: string): WordFault[] {
  const texts = block.lines.map(line => line.text.trim())
  const glue = glueIn(texts.join(' '), lang)
  let at = -1
  return block.lines.slice(1).flatMap((line, index): WordFault[] => {
    at += (texts[index] ?? '').length + 1
    const before = block.lines[index]
    if (before?.ends !== 'space' || glue.get(at) !== 'tied' || beginsLine(line, copy)) return []
    return [{ kind: 'torn', words: `${before.text} / ${line.text}` }]
  })
}

/** By how much larger than what most of the pages is set in a text is seen rather than read. */
const SEEN = 1.3
/** Share of the line before under which a last word stands alone. */
const ALONE = 0.3

function widows({ lines, size, table }: Block, blocks: readonly Block[]): WordFault[] {
  const [before, end] = lines.slice(-2)
  if (before === undefined || end === undefined || table || size < bodySize(blocks) * SEEN) return []
  const isAlone = !end.text.includes(' ') && end.right - end.left < (before.right - before.left) * ALONE
  return isAlone ? [{ kind: 'widow', words: `${before.text} / ${end.text}` }] : []
}

function bodySize(blocks: readonly Block[]): number {
  const sizes = blocks.map(({ size }) => size).toSorted((one, other) => one - other)
  return sizes[Math.floor(sizes.length / 3)] ?? 0
}
