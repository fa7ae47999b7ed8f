import type { Heading, List, ListItem, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import { isPersonAlone } from '../claims/lines-alone.ts'
import type { Context } from '../context.ts'
import { areStations, isEntryLabel, stationsIn } from '../things/entries.ts'
import { factsIn, paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Meaning } from '../reading.ts'
import type { Concept } from '../words/en.ts'
import { isDocumentName } from '../words/lexicon.ts'
import type { Takings } from './takings.ts'

/** The blocks of a resume by its own parts, and headings that are not printed since the head of the page shows their facts. */
interface CareerBlocks {
  readonly blocks: readonly RootContent[]
  readonly unsaid: readonly string[]
}

/** A resume as its parts. */
export function takeCareer(
  source: readonly RootContent[],
  fields: readonly Fact[],
  context: Context,
): Takings {
  const { blocks, unsaid } = careerBlocks(source, context)
  return { lists: {}, sources: {}, body: blocks, foot: [], fields, drawn: [], found: [], silent: unsaid }
}

/**
 * A resume's blocks in which whatever opens a part is a heading: the first row of a table (`EDUCATION | `), a label that
 * names a part (`Skills: …`), a chapter that stands as high as the name above it. What is known of the person moves up to the
 * name.
 */
function careerBlocks(written: readonly RootContent[], context: Context): CareerBlocks {
  const source = withName(written, context)
  const depth = sectionDepth(source)
  const tables = source.filter(isTitled)
  const opened = source.flatMap(block =>
    isTitled(block) && (tables.length > 1 || isPart(toPhrase(titleOf(block)).text, context))
      ? openTable(block, depth)
      : [block],
  )
  const labelled = openLabels(demoted(opened), depth, context).flatMap(withPoints)
  const parts = gathered(labelled)
  const { blocks, unsaid } = withPerson(openStations(parts.blocks, depth, context), context)
  return { blocks, unsaid: [...unsaid, ...parts.unsaid] }
}

/** A label that opens several parts in a row heads all of them: `Experience: …` for each post. */
function gathered(blocks: readonly RootContent[]): CareerBlocks {
  const unsaid: string[] = []
  let open = ''
  const own = blocks.filter(block => {
    if (block.type !== 'heading') return true
    const words = plainText(block)
    const isAgain = block.data?.leads === true && words === open
    open = words
    if (isAgain) unsaid.push(words)
    return !isAgain
  })
  return { blocks: own, unsaid }
}

/** A heading that is somebody's name right under what the sheet is called as the line that it is: `Curriculum vitae`, `Ida Birch`. */
function withName(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const [title, name, ...others] = blocks
  if (title?.type !== 'heading' || name?.type !== 'heading' || !isDocumentName(plainText(title)))
    return blocks
  const words = toPhrase(name.children)
  return isPersonAlone(words, context) ? [title, paragraphOf(words), ...others] : blocks
}

/** A mark of a point that Markdown takes for the words of a paragraph. */
const POINT = /^[–—−•·▪]\s+(?=\S)/u

/** A paragraph below whose first lines all others open with a dash as these lines and a list. */
function withPoints(block: RootContent): readonly RootContent[] {
  if (block.type !== 'paragraph') return [block]
  const lines = linesIn(block.children)
  const at = lines.findIndex(({ text }) => POINT.test(text))
  const points = at < 0 ? [] : lines.slice(at).map(line => ({ line, mark: POINT.exec(line.text)?.[0] }))
  if (points.length === 0 || points.some(({ mark }) => mark === undefined)) return [block]
  const children = points.map(
    ({ line, mark = '' }): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [paragraphOf(trim(cut(line, mark.length)))],
    }),
  )
  const list: List = { type: 'list', ordered: false, spread: false, children }
  return [...paragraphsOf(lines.slice(0, at)), list]
}

/** How deep the parts of a resume stand below its name. */
function sectionDepth(blocks: readonly RootContent[]): Heading['depth'] {
  const [first, ...others] = blocks.filter((block): block is Heading => block.type === 'heading')
  // Parts that lines open are below the only heading, where that is the name on top.
  const below = first !== undefined && first === blocks[0] ? first.depth + 1 : 2
  const highest = others.reduce<number>(
    (least, { depth }) => Math.min(least, depth),
    others[0]?.depth ?? below,
  )
  return Math.max(2, highest) as Heading['depth']
}

/** `# Name` above `# Experience`, `# Education`: the first is the title. */
function demoted(blocks: readonly RootContent[]): readonly RootContent[] {
  const headings = blocks.filter((block): block is Heading => block.type === 'heading')
  const [first, ...others] = headings
  if (first === undefined || blocks[0] !== first || others.length === 0) return blocks
  const highest = Math.min(...others.map(({ depth }) => depth))
  if (first.depth !== highest) return blocks
  return blocks.map(block =>
    block.type === 'heading' && block !== first
      ? { ...block, depth: Math.min(block.depth + 1, 6) as Heading['depth'] }
      : block,
  )
}

/** A table whose first row is words in its first cell alone. */
function isTitled(block: RootContent): block is Table {
  if (block.type !== 'table') return false
  const [head, ...rows] = block.children
  const [first, ...others] = head?.children ?? []
  const isBlank = others.every(({ children }) => children.length === 0)
  return first !== undefined && first.children.length > 0 && others.length > 0 && isBlank && rows.length > 0
}

function titleOf({ children }: Table): Heading['children'] {
  return children[0]?.children[0]?.children ?? []
}

/** The first row as a heading, then the rest; rows of one cell are paragraphs. */
function openTable(table: Table, depth: Heading['depth']): readonly RootContent[] {
  const [head, ...rows] = table.children
  const heading: Heading = { type: 'heading', depth, children: titleOf(table) }
  const cells = rows.map(({ children }) => children.filter(cell => cell.children.length > 0))
  if (cells.every(({ length }) => length <= 1))
    return [heading, ...cells.flat().map(({ children }) => paragraphOf(toPhrase(children)))]
  const blank = (head?.children ?? []).map(cell => ({ ...cell, children: [] }))
  return [heading, { ...table, children: [{ type: 'tableRow', children: blank }, ...rows] }]
}

/** Dated lines right under the name, in a list or bare, are a part without a heading: its author saw that it needs none. */
function openStations(
  blocks: readonly RootContent[],
  depth: Heading['depth'],
  context: Context,
): readonly RootContent[] {
  const next = blocks.findIndex(({ type }, at) => at > 0 && type === 'heading')
  const head = next < 0 ? blocks : blocks.slice(0, next)
  const at = head.findIndex(
    block =>
      (block.type === 'list' && areStations(block, context)) ||
      (block.type === 'paragraph' && stationsIn(linesIn(block.children), context).length > 1),
  )
  return at < 1
    ? blocks
    : [...blocks.slice(0, at), { type: 'heading', depth, children: [] }, ...blocks.slice(at)]
}

/** What opens a part of its own when it stands before a colon. */
const parts: ReadonlySet<Concept> = new Set<Concept>([
  'experience',
  'education',
  'volunteering',
  'skills',
  'languages',
  'publications',
  'awards',
  'certificates',
  'references',
  'interests',
  'projects',
])

function isPart(label: string, { lexicon }: Context): boolean {
  return namesPart(lexicon(label))
}

/** Whether a heading or a key with these meanings opens a part of a life. */
export function namesPart(meanings: readonly Meaning[]): boolean {
  return meanings.some(({ concept, weight }) => weight > 0.85 && parts.has(concept))
}

/** Labelled lines that name parts, as headings over what they say. Within posts one such line may be a detail of a post. */
function openLabels(
  blocks: readonly RootContent[],
  depth: Heading['depth'],
  context: Context,
): readonly RootContent[] {
  let isPost = false
  let isGroups = false
  let isOpen = false
  return blocks.flatMap((block, at): readonly RootContent[] => {
    if (block.type === 'heading') {
      isOpen = false
      // Labels within skills are groups of them: `Languages: TypeScript, Rust`.
      isGroups = context.lexicon(plainText(block)).some(({ concept }) => concept === 'skills')
      isPost =
        block.depth > depth ||
        context.lexicon(plainText(block)).some(({ concept }) => concept === 'experience')
    }
    if (block.type !== 'paragraph' || isGroups) return [block]
    const lines = linesIn(block.children)
    const alone = lines.length === 1 ? lines[0] : undefined
    const isBelow = at + 1 < blocks.length && blocks[at + 1]?.type !== 'heading'
    if (alone && isBelow && (isPart(alone.text, context) || isSummary(alone.text, context)))
      return [{ type: 'heading', depth, children: [...block.children], data: { leads: true } }]
    const [first, ...below] = lines
    if (first && below.length > 0 && /^\p{Lu}|^\p{Lo}/u.test(first.text) && isPart(first.text, context)) {
      isOpen = false
      isPost = context.lexicon(first.text).some(({ concept }) => concept === 'experience')
      return [
        { type: 'heading', depth, children: [...first.nodes], data: { leads: true } },
        paragraphOf(joinLines(below)),
      ]
    }
    const named = lines.filter(line => {
      const found = labelOf(line)
      return found && isPart(found.label.text, context) && isMore(found.value)
    })
    // What follows a part that a label opened, with a label of its own, is a part as well.
    const isNext = isOpen && lines.every(line => labelOf(line) !== undefined)
    if (!isNext && (named.length === 0 || (isPost && named.length < 2))) return [block]
    isOpen = true
    return openLines(lines, depth, isNext, context)
  })
}

/** `PROFILE` alone in a line. */
function isSummary(label: string, { lexicon }: Context): boolean {
  return lexicon(label).some(({ concept, weight }) => weight > 0.85 && concept === 'summary')
}

/** Letters up to which a value may be a fact of the head and no part: `Driving licence: B`. */
const FACT = 30

/** Whether what a label says is more than a word or two. */
function isMore(value: Phrase | undefined): boolean {
  return value === undefined || value.text.length > FACT || /[,;、،]/.test(value.text)
}

function openLines(
  lines: readonly Phrase[],
  depth: Heading['depth'],
  isNext: boolean,
  context: Context,
): readonly RootContent[] {
  const opened: RootContent[] = []
  let isOpen = isNext
  for (const line of lines) {
    const found = labelOf(line)
    const label = found?.label.text ?? ''
    isOpen ||= isPart(label, context) && isMore(found?.value)
    if (found && isOpen && !isEntryLabel(label, context)) {
      opened.push({ type: 'heading', depth, children: [...found.label.nodes], data: { leads: true } })
      if (found.value) opened.push(paragraphOf(found.value))
    } else opened.push(paragraphOf(line))
  }
  return opened
}

function labelOf(line: Phrase): { readonly label: Phrase; readonly value?: Phrase } | undefined {
  const labelled = readLabelled(line)
  if (labelled) return labelled
  const alone = /^(.{1,60}?)\s*[:：]$/u.exec(line.text)
  return alone ? { label: cut(line, 0, alone[1]?.length ?? 0) } : undefined
}

/** Personal details and contacts under a heading of their own stand with the name. */
function withPerson(blocks: readonly RootContent[], context: Context): CareerBlocks {
  const unsaid: string[] = []
  const moved: RootContent[] = []
  const kept: RootContent[] = []
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as RootContent
    const next = blocks.findIndex((other, index) => index > at && other.type === 'heading')
    const end = next < 0 ? blocks.length : next
    const under = blocks.slice(at + 1, end)
    if (block.type === 'heading' && at > 0 && isPerson(block, under, context)) {
      unsaid.push(plainText(block))
      moved.push(...under)
    } else kept.push(...blocks.slice(at, end))
    at = end
  }
  const first = kept.findIndex(
    (block, at) => block.type === 'heading' && (at > 0 || trim(toPhrase(block.children)).text === ''),
  )
  const start = first < 0 ? kept.length : first
  return { blocks: [...kept.slice(0, start), ...moved, ...kept.slice(start)], unsaid }
}

function isPerson(heading: Heading, under: readonly RootContent[], context: Context): boolean {
  const facts = under.map(block => factsIn(block, 'head', context))
  if (under.length === 0 || facts.some(found => found === undefined)) return false
  const means = context.lexicon(plainText(heading)).some(({ concept }) => concept === 'contact')
  const reached = facts.flat().filter(fact => /^(?:email|phone|address|url)$/.test(fact?.value?.type ?? ''))
  return means || reached.length > 1
}
