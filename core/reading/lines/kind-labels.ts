import type { RootContent } from 'mdast'
import { headingOf, paragraphOf } from '../facts/facts.ts'
import { labelAlone, linesIn, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { type Role, type Roles, rolesTaken } from '../roles.ts'
import { type KindOfWords, kindOfWords } from '../words/kinds-of-words.ts'

// Copy whose lines are labelled by the kind of their words: `Quote 2: "…"`, `HEADING: What we saw`, `BODY: Every Tuesday …`.

/** A line, and the kind that its label names. */
interface Line {
  readonly whole: Phrase
  /** What stands behind its label. */
  readonly words: Phrase
  readonly kind?: KindOfWords
  readonly label?: string
}

/** Copy without those labels, as what they name, and those. */
interface Kinds {
  readonly blocks: readonly RootContent[]
  readonly labels: readonly string[]
}

/** How what is quoted opens. */
const QUOTED = /^["“”„«»‹›‘’'「『]/u
/** Who said it, in a line of its own. */
const SAID_BY = /^[–—-]{1,2}\s?\p{L}/u
/** Kinds whose labels have other meanings where they stand alone: a rubric may be called `Text`. */
const COMMON: ReadonlySet<KindOfWords> = new Set<KindOfWords>(['body', 'heading'])
/** Letters from which on words behind `Text:` are a text. */
const TEXT = 24

/** Kinds that a sheet of facts may have a place for, which it shows by itself. */
const placed: Readonly<Partial<Record<KindOfWords, Role>>> = { smallPrint: 'terms', footer: 'pageFooter' }

/**
 * Blocks whose lines are what their labels say: a quotation, a heading, a caption, plain words. `Text` and `Heading`, which
 * also name other things, say so only where they stand among their like.
 */
export function withoutKindLabels(blocks: readonly RootContent[], roles: Roles): Kinds {
  const read = blocks.map(linesRead)
  const found = read.flatMap(lines => lines.flatMap(({ kind }) => kind ?? []))
  if (found.length === 0) return { blocks, labels: [] }
  const isBuilt = found.filter(kind => COMMON.has(kind)).length > 1
  const taken = rolesTaken(roles)
  const labels: string[] = []
  const isCut = ({ kind, words }: Line): boolean => {
    if (kind === undefined) return false
    const role = placed[kind]
    // A foot is one line, and read by its label wherever a page has a place for it.
    if (role !== undefined) return !taken.includes(role) || (kind !== 'footer' && roles.facts !== 'all')
    if (kind === 'quote') return words.text === '' || QUOTED.test(words.text)
    return kind === 'caption' || isBuilt
  }
  const built = blocks.flatMap((block, at) => {
    const lines = read[at] ?? []
    if (!lines.some(isCut)) return [block]
    return groupsOf(lines, isCut).flatMap(group => {
      const [first] = group
      if (first === undefined || !isCut(first))
        return [paragraphOf(joinLines(group.map(({ whole }) => whole)))]
      if (first.label) labels.push(first.label)
      // A heading over everything is the title.
      return writtenAs(first, group.slice(1), at === 0 && first === lines[0] ? 1 : 2)
    })
  })
  return { blocks: built, labels }
}

/** The lines of a paragraph, and a heading that is no more than a label; none of any other block. */
function linesRead(block: RootContent): readonly Line[] {
  if (block.type === 'heading') {
    const line = lineRead(toPhrase(block.children))
    return line.kind === 'body' && line.words.text === '' ? [line] : []
  }
  return block.type === 'paragraph' ? linesIn(block.children).map(lineRead) : []
}

function lineRead(whole: Phrase): Line {
  const plain: Line = { whole, words: whole }
  // Asked first of all: most lines have no colon.
  if (!/[:：]/.test(whole.text)) return plain
  const alone = labelAlone(whole)
  const labelled = alone ? { label: alone, value: phraseOf(''), sign: 'colon' } : readLabelled(whole)
  const kind = labelled && kindOfWords(labelled.label.text)
  if (!labelled || kind === undefined || labelled.sign === 'tab') return plain
  if (alone && kind !== 'body') return plain
  if (kind === 'body' && !alone && labelled.value.text.length < TEXT) return plain
  return { whole, words: trim(labelled.value), kind, label: labelled.label.text }
}

/** Lines with those that belong to them: the words below a label that stands alone, and who said what is quoted. */
function groupsOf(lines: readonly Line[], isCut: (line: Line) => boolean): readonly (readonly Line[])[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const [first] = group ?? []
    const isOpen = first && (!isCut(first) || first.words.text === '')
    const isSaid = first?.kind === 'quote' && isCut(first) && SAID_BY.test(line.words.text)
    if (group && !isCut(line) && (isOpen || isSaid)) group.push(line)
    else groups.push([line])
  }
  return groups
}

function writtenAs({ kind, words }: Line, below: readonly Line[], depth: 1 | 2): readonly RootContent[] {
  const all = [...(words.text === '' ? [] : [words]), ...below.map(({ whole }) => whole)]
  if (all.length === 0) return []
  const paragraph = paragraphOf(joinLines(all))
  switch (kind) {
    case 'heading':
      return [headingOf(words, depth)]
    case 'quote':
      return [{ type: 'blockquote', children: [paragraph] }]
    case 'caption':
      return [{ ...paragraph, children: [{ type: 'emphasis', children: paragraph.children }] }]
    default:
      return [paragraph]
  }
}
