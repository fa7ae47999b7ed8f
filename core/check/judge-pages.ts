import type { Mark, Pages, StructureNode, StructureRole } from '../draw/frame.ts'
import { contrast } from '../theme/contrast.ts'
import {
  type Bounds,
  type Box,
  contentOf,
  overlap,
  type PageContent,
  standsOut,
  type TextLine,
} from './frame-lines.ts'
import { wordsOf } from './words.ts'

/** What no layout may do: one of them and it is not good. */
export type Gate =
  | 'words-lost'
  | 'text-cut'
  | 'text-covered'
  | 'text-overlaps'
  | 'box-cut'
  | 'boxes-overlap'
  | 'contrast-low'
  | 'type-too-small'
  | 'too-many-pages'
  | 'word-broken'
  | 'title-small'
  | 'page-empty'

/** What a layout is better without. */
export type Weakness =
  | 'page-void'
  | 'title-weak'
  | 'edges-many'
  | 'unbalanced'
  | 'word-alone'
  | 'words-hyphenated'
  | 'table-split'

/** One thing that is wrong with a laid-out job. */
export interface Fault {
  readonly rule: Gate | Weakness
  /** From 1; none where it is the document's. */
  readonly page?: number
  /** As a designer would say it. */
  readonly because: string
  /** By how much it lowers the score. */
  readonly cost: number
}

/** How good a layout is. */
export interface Judgement {
  /** 1 where nothing is wrong; below 0 where a gate is not passed. */
  readonly score: number
  /** Passes every gate, and is weak in little. */
  readonly good: boolean
  /** The gravest first. */
  readonly faults: readonly Fault[]
}

/** What the copy and the brief ask of the pages. */
export interface Asked {
  /** Words that have to stand on them. */
  readonly words: readonly string[]
  /** How many there may be. */
  readonly maxPages?: number
  /** px */
  readonly leastSize: (width: number, height: number) => number
}

/** A layout from this score on is good. */
const GOOD = 0.75

/** What a gate costs: more than all weaknesses together. */
const GATE = 1

/** Judges laid-out pages by nothing but their frames and their structure. */
export function judgePages(pages: Pages, asked: Asked): Judgement {
  const contents = pages.frames.map(contentOf)
  const reading = readStructure(pages.structure)
  const gates = [
    ...lostWords(contents, asked),
    ...tooManyPages(contents, asked),
    ...emptyPages(contents),
    ...smallTitles(contents, reading),
    ...contents.flatMap((content, index) => pageGates(content, asked).map(on(index))),
  ]
  const weaknesses: Fault[] = []
  const cost = weaknesses.reduce((sum, fault) => sum + fault.cost, 0)
  const score = 1 - Math.min(cost, 1) - gates.length * GATE
  const faults = [...gates, ...weaknesses].sort((one, other) => other.cost - one.cost)
  return { score, good: gates.length === 0 && score >= GOOD, faults }
}

function on(index: number): (fault: Fault) => Fault {
  return fault => ({ ...fault, page: index + 1 })
}

function gate(rule: Gate, because: string): Fault {
  return { rule, because, cost: GATE }
}

// --- the document

function lostWords(contents: readonly PageContent[], { words }: Asked): Fault[] {
  const shown = bare(
    contents
      .flatMap(({ lines, frame }) => [
        ...lines.map(({ text }) => text),
        ...frame.items.flatMap(i => (i.kind === 'link' ? [i.href] : [])),
      ])
      .join(''),
  )
  const lost = wordsOf(words.join(' ')).filter(word => !shown.includes(bare(word)))
  return lost.length === 0 ? [] : [gate('words-lost', `${lost.length} words are missing: ${some(lost)}`)]
}

function bare(t: string): string {
  return t
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ı/g, 'i')
    .replace(/ς/g, 'σ')
    .replace(/×/g, 'x')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function tooManyPages({ length }: readonly PageContent[], { maxPages }: Asked): Fault[] {
  if (maxPages === undefined || length <= maxPages) return []
  return [gate('too-many-pages', `it takes ${length} pages where ${maxPages} were asked for`)]
}

/** A page that is filled by less than this is empty. */
const EMPTY = 0.25

function emptyPages(contents: readonly PageContent[]): Fault[] {
  const extents = contents.map(extentOf)
  const top = Math.min(...extents.map(extent => extent?.top ?? Number.POSITIVE_INFINITY))
  const bottom = Math.max(...extents.map(extent => extent?.bottom ?? 0))
  return extents.slice(0, -1).flatMap((extent, index) => {
    const { width, height } = contents[index]?.frame ?? { width: 0, height: 0 }
    const room = Math.max(Math.min(bottom, height) - Math.max(top, 0), height / 2)
    const filled = extent === undefined ? 0 : (extent.bottom - extent.top) / room
    if (filled >= EMPTY || width === 0) return []
    return [on(index)(gate('page-empty', `only ${Math.round(filled * 100)} % of page ${index + 1} is used`))]
  })
}

/** From the first content of a page to its last: text that is no furniture, pictures, and boxes that are no ground. */
function extentOf({ lines, boxes, frame }: PageContent): Bounds | undefined {
  const content: Bounds[] = [
    ...lines.filter(({ mark }) => mark !== undefined),
    ...boxes.filter(({ item, ...box }) => item.kind === 'image' || !isGround(box, frame)),
  ]
  return content.length === 0 ? undefined : around(content)
}

function around(all: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
}

function isGround({ top, bottom }: Bounds, { height }: { readonly height: number }): boolean {
  return bottom - top > height * 0.9
}

// --- titles

interface StructureReading {
  readonly roles: ReadonlyMap<Mark, StructureRole>
  /** Leaves in reading order, each with the block that it is in. */
  readonly blocks: readonly { readonly role: StructureRole; readonly marks: readonly Mark[] }[]
}

const blockRoles: ReadonlySet<StructureRole> = new Set([
  ...(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'LI', 'Lbl', 'TH', 'TD', 'Caption', 'Code', 'Note'] as const),
])

function readStructure(root: StructureNode): StructureReading {
  const roles = new Map<Mark, StructureRole>()
  const blocks: { role: StructureRole; marks: Mark[] }[] = []
  const visit = (node: StructureNode, block: { role: StructureRole; marks: Mark[] }): void => {
    for (const child of node.children) {
      if (typeof child === 'number') {
        roles.set(child, block.role)
        if (block.marks.length === 0) blocks.push(block)
        block.marks.push(child)
      } else visit(child, blockRoles.has(child.role) ? { role: child.role, marks: [] } : block)
    }
  }
  visit(root, { role: 'Document', marks: [] })
  return { roles, blocks }
}

function smallTitles(contents: readonly PageContent[], { blocks }: StructureReading): Fault[] {
  const byMark = new Map<Mark, { page: number; lines: TextLine[] }>()
  for (const [page, { lines }] of contents.entries())
    for (const line of lines) {
      if (line.mark === undefined) continue
      const entry = byMark.get(line.mark)
      if (entry) entry.lines.push(line)
      else byMark.set(line.mark, { page, lines: [line] })
    }
  const sized = blocks.map(({ role, marks }) => {
    const entries = marks.flatMap(mark => byMark.get(mark) ?? [])
    const lines = entries.flatMap(entry => entry.lines)
    return {
      role,
      page: entries[0]?.page,
      size: Math.max(0, ...lines.map(line => line.size)),
      text: lines.map(line => line.text).join(' '),
    }
  })
  const largest = contents.map(({ lines }) => Math.max(0, ...lines.map(line => line.size)))
  return sized.flatMap(({ role, page, size, text }, index) => {
    const next = sized[index + 1]
    if (!/^H[1-6]$/.test(role) || next === undefined || next.page !== page || page === undefined) return []
    if (next.role !== 'P' || next.size <= size * 1.02) return []
    // Figures, names and routes that are set largest are what the page shows: its display.
    if (next.text.split(' ').length <= 4 && next.size >= (largest[page] ?? 0) * 0.5) return []
    return [
      on(page)(
        gate(
          'title-small',
          `“${text}” is set smaller than “${next.text}” below it (${size.toFixed(1)} < ${next.size.toFixed(1)}, ${role} ${next.role})`,
        ),
      ),
    ]
  })
}

// --- a page

function pageGates(content: PageContent, asked: Asked): Fault[] {
  return [
    ...cutText(content),
    ...coveredText(content),
    ...overlappingText(content),
    ...cutBoxes(content),
    ...brokenWords(content),
    ...lowContrast(content),
    ...smallType(content, asked),
  ]
}

/** px by which letters may overhang before a page counts as cropped. */
const tolerance = 1

function cutText({ lines, frame }: PageContent): Fault[] {
  const page = { left: 0, top: 0, right: frame.width, bottom: frame.height }
  return lines
    .filter(line => standsOut(line, page) > tolerance)
    .map(({ text }) => gate('text-cut', `“${text}” is cut by the edge of the page`))
}

function coveredText({ lines, boxes }: PageContent): Fault[] {
  return lines.flatMap(line => {
    const middle = { x: (line.left + line.right) / 2, y: (line.top + line.bottom) / 2 }
    const over = boxes.find(box => box.at > line.at && isOpaque(box) && holds(box, middle))
    return over
      ? [gate('text-covered', `“${line.text}” is behind a ${over.item.kind === 'image' ? 'picture' : 'box'}`)]
      : []
  })
}

function isOpaque({ item }: Box): boolean {
  if (item.kind === 'image') return true
  return typeof item.fill === 'string' ? isPlain(item.fill) : item.fill !== undefined
}

function holds({ left, top, right, bottom }: Bounds, { x, y }: { x: number; y: number }): boolean {
  return x > left && x < right && y > top && y < bottom
}

function isPlain(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color)
}

function overlappingText({ lines }: PageContent): Fault[] {
  const faults: Fault[] = []
  const sorted = [...lines].sort((one, other) => one.top - other.top)
  for (const [index, line] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next] as TextLine
      if (other.top >= line.bottom) break
      const { across, down } = overlap(line, other)
      const least = Math.min(line.bottom - line.top, other.bottom - other.top)
      if (down > least * 0.15 && across > Math.max(1, Math.min(line.size, other.size) * 0.1))
        faults.push(gate('text-overlaps', `“${line.text}” and “${other.text}” are set over each other`))
    }
  }
  return faults
}

function cutBoxes({ lines, boxes, frame }: PageContent): Fault[] {
  const page = {
    left: -frame.bleed,
    top: -frame.bleed,
    right: frame.width + frame.bleed,
    bottom: frame.height + frame.bleed,
  }
  const cut = boxes.filter(
    box =>
      standsOut(box, page) > tolerance &&
      standsOut(page, box) > tolerance &&
      (box.item.kind === 'image' ||
        lines.some(line => overlap(line, box).across > 0 && overlap(line, box).down > 0)),
  )
  const straddled = boxes.flatMap(box =>
    lines
      .filter(line => straddles(line, box))
      .map(({ text }) =>
        gate(
          'box-cut',
          `“${text}” stands half out of its ${box.item.kind === 'image' ? 'picture' : 'box'} (${[box.left, box.top, box.right, box.bottom].map(Math.round)})`,
        ),
      ),
  )
  const holders = boxes.filter(
    box =>
      box.right - box.left >= 24 &&
      box.bottom - box.top >= 24 &&
      (box.item.kind === 'image' || lines.some(line => standsOut(line, box) <= 0)),
  )
  const crossing = holders.flatMap((box, index) =>
    holders
      .slice(index + 1)
      .filter(other => {
        const { across, down } = overlap(box, other)
        return across > 2 && down > 2 && standsOut(box, other) > 2 && standsOut(other, box) > 2
      })
      .map(other =>
        gate(
          'boxes-overlap',
          `two boxes lie over each other: ${[box.left, box.top, box.right, box.bottom].map(Math.round)} and ${[other.left, other.top, other.right, other.bottom].map(Math.round)}`,
        ),
      ),
  )
  return [
    ...cut.map(box =>
      gate(
        'box-cut',
        `a ${box.item.kind === 'image' ? 'picture' : 'box'} is cut by the edge of the page ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
      ),
    ),
    ...straddled,
    ...crossing,
  ]
}

function straddles(line: TextLine, box: Box): boolean {
  const { across, down } = overlap(line, box)
  const band = line.bottom - line.top
  if (across <= 2 || down <= band * 0.25) return false
  const outAcross = Math.max(box.left - line.left, line.right - box.right)
  const outDown = Math.max(box.top - line.top, line.bottom - box.bottom)
  return outAcross > 2 || outDown > band * 0.25
}

/** Scripts that part words with spaces and break between them only. */
const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u

function brokenWords({ lines }: PageContent): Fault[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]
    if (next === undefined || line.ends !== 'nothing' || next.mark !== line.mark || line.mark === undefined)
      return []
    if (next.baseline <= line.baseline + line.size * 0.3) return []
    const before = line.text.at(-1) ?? ''
    const after = next.text.at(0) ?? ''
    if (!spaced.test(before) || !spaced.test(after)) return []
    return [
      gate(
        'word-broken',
        `a word is broken without a hyphen: “${line.text.split(' ').at(-1)}|${next.text.split(' ')[0]}”`,
      ),
    ]
  })
}

function lowContrast({ lines, boxes, frame }: PageContent): Fault[] {
  return lines.flatMap(line => {
    if (line.mark === undefined || !isPlain(line.color)) return []
    const middle = { x: (line.left + line.right) / 2, y: (line.top + line.bottom) / 2 }
    const under = boxes.findLast(
      box =>
        box.at < line.at && holds(box, middle) && (box.item.kind === 'image' || box.item.fill !== undefined),
    )
    if (under?.item.kind === 'image') return []
    const fill = under?.item.fill ?? frame.background
    const grounds = typeof fill === 'string' ? [fill] : fill.stops.map(({ color }) => color)
    if (!grounds.every(isPlain)) return []
    const ratio = Math.min(...grounds.map(ground => contrast(line.color, ground)))
    const least = line.size >= 24 || (line.size >= 18.6 && line.weight >= 700) ? 3 : 4.5
    if (ratio >= least - 0.05) return []
    return [
      gate(
        'contrast-low',
        `“${line.text}” is hard to read on its ground: ${ratio.toFixed(1)} : 1 (${line.color} on ${grounds})`,
      ),
    ]
  })
}

function smallType({ lines, frame }: PageContent, { leastSize }: Asked): Fault[] {
  const least = leastSize(frame.width, frame.height)
  return lines
    .filter(({ size, text, mark }) => mark !== undefined && size < least && text.length > 3)
    .map(({ text, size }) =>
      gate(
        'type-too-small',
        `“${text}” is set in ${size.toFixed(1)} px on ${frame.width.toFixed()}x${frame.height.toFixed()}`,
      ),
    )
}

function some(words: readonly string[]): string {
  return [...new Set(words)].slice(0, 5).join(', ')
}
