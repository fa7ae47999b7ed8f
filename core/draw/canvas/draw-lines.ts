import type { Element } from '../../compose/tree.ts'
import type { Item, LinkItem, Mark, TextItem } from '../frame.ts'
import { toInsets } from '../edges.ts'
import { titleOf } from '../structure-role.ts'
import type { Line, LineWord } from './place-lines.ts'
import type { Run } from './plan.ts'

/** Marks of the runs of a paragraph; runs without one are decoration. */
export type RunMarks = ReadonlyMap<Run, Mark>

/** The items of one line: grounds of inline elements, words, rules under or through them, and places to click. */
export function drawLine(line: Line, marks: RunMarks): Item[] {
  const grounds = stretches(line, run =>
    run.chain.findLast(element => typeof element.style.background === 'string'),
  )
  const links = stretches(line, run => run.chain.findLast(element => element.properties.href !== undefined))
  return [
    ...grounds.map(stretch => drawGround(stretch, line)),
    ...toTextItems(line, marks),
    ...drawRules(line),
    ...links.map(stretch => drawLink(stretch, line, marks)),
  ]
}

/** Neighbouring words of one inline element. */
interface Stretch {
  readonly element: Element
  readonly words: LineWord[]
}

function stretches(line: Line, elementOf: (run: Run) => Element | undefined): Stretch[] {
  const found: Stretch[] = []
  let open: Stretch | undefined
  for (const word of line.words) {
    const element = elementOf(word.run)
    if (element === undefined) open = undefined
    else if (open?.element === element) open.words.push(word)
    else {
      open = { element, words: [word] }
      found.push(open)
    }
  }
  return found
}

function extent(words: readonly LineWord[]): { x: number; width: number } {
  const x = Math.min(...words.map(word => word.x))
  return { x, width: Math.max(...words.map(word => word.x + word.width)) - x }
}

function letters(words: readonly LineWord[], line: Line): { top: number; bottom: number } {
  const baseline = (word: LineWord): number => line.baseline - word.run.look.rise
  return {
    top: Math.min(...words.map(word => baseline(word) - word.run.face.ascent * word.run.look.size)),
    bottom: Math.max(...words.map(word => baseline(word) + word.run.face.descent * word.run.look.size)),
  }
}

function drawGround({ element, words }: Stretch, line: Line): Item {
  const padding = toInsets(element.style.padding)
  const { x, width } = extent(words)
  const { top, bottom } = letters(words, line)
  const height = bottom - top + padding.top + padding.bottom
  const box = {
    x: x - padding.left,
    y: top - padding.top,
    width: width + padding.left + padding.right,
    height,
  }
  const { background, radius = 0 } = element.style
  return { kind: 'rect', ...box, radius: Math.min(radius, height / 2), fill: background }
}

function drawLink({ element, words }: Stretch, line: Line, marks: RunMarks): LinkItem {
  const { top, bottom } = letters(words, line)
  const mark = words[0] === undefined ? undefined : marks.get(words[0].run)
  const place = { ...extent(words), y: top, height: bottom - top }
  return { kind: 'link', ...place, href: element.properties.href ?? '', title: titleOf(element), mark }
}

function drawRules(line: Line): Item[] {
  const items: Item[] = []
  for (const { words } of decorated(line)) {
    const [{ run }] = words as [LineWord]
    const { size, color, decoration, rise } = run.look
    const up = decoration === 'underline' ? run.face.underlinePosition : run.face.xHeight / 2
    const height = Math.max(run.face.underlineThickness * size, 0.5)
    const y = line.baseline - rise - up * size - height / 2
    items.push({ kind: 'rect', ...extent(words), y, height, radius: 0, fill: color })
  }
  return items
}

/** Neighbouring words under one rule. */
function decorated(line: Line): { words: LineWord[] }[] {
  const found: { words: LineWord[] }[] = []
  let last: LineWord | undefined
  for (const word of line.words) {
    if (word.run.look.decoration === 'none') last = undefined
    else {
      if (last !== undefined && sameRule(last.run, word.run)) found.at(-1)?.words.push(word)
      else found.push({ words: [word] })
      last = word
    }
  }
  return found
}

function sameRule(one: Run, other: Run): boolean {
  const { decoration, color, size } = one.look
  return decoration === other.look.decoration && color === other.look.color && size === other.look.size
}

function toTextItems(line: Line, marks: RunMarks): TextItem[] {
  const groups: LineWord[][] = []
  for (const word of line.words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group !== undefined && last !== undefined && belongTogether(last, word, marks)) group.push(word)
    else groups.push([word])
  }
  return groups.map(group => toTextItem(group, line, marks))
}

/** Words of one item look alike, belong to the same leaf of the structure, and follow each other in the text with a space between. */
function belongTogether(left: LineWord, right: LineWord, marks: RunMarks): boolean {
  const one = left.run
  const other = right.run
  if (one.face !== other.face || marks.get(one) !== marks.get(other) || !left.spaceAfter) return false
  const { size, color, tracking, rise } = one.look
  const { look } = other
  return size === look.size && color === look.color && tracking === look.tracking && rise === look.rise
}

function toTextItem(words: readonly LineWord[], line: Line, marks: RunMarks): TextItem {
  const [first] = words as [LineWord]
  const { size, color, tracking, rise } = first.run.look
  return {
    kind: 'text',
    face: first.run.face,
    size,
    color,
    baseline: line.baseline - rise,
    words: words.map(({ x, word }) => ({ x, word })),
    tracking,
    spaceAfter: words.at(-1)?.spaceAfter ?? false,
    mark: marks.get(first.run),
  }
}
