import type { Element } from '../../compose/tree.ts'
import type { Paragraph } from './block.ts'
import { addHold, addStrip, createFlow, type Flow } from './flow.ts'
import type { Session } from './session.ts'
import { hold, type Note } from './strip.ts'
import { type Line, plainRun, toTextStyle } from './text/line.ts'
import { settleAfloat } from './layout-absolute.ts'
import { closeColumn } from './layout-column.ts'

/** Lines from which on a heading goes over pages as text does. */
const longHeading = 12

/** Lays a paragraph's lines out, at least two of them on each side of a page break. */
export function layoutParagraph(
  paragraph: Paragraph,
  flow: Flow,
  x: number,
  width: number,
  session: Session,
): void {
  const lines = linesOf(paragraph, width, session)
  const last = lines.length - 1
  for (let index = 0; index <= last; index += 1) {
    const line = lines[index] as Line
    if (index > 0 && paragraph.whole && last < longHeading) addHold(flow, hold.next)
    else if (index > 0 && (index === 1 || index === last)) addHold(flow, hold.lines)
    addStrip(flow, line.height, { kind: 'line', line, x, paragraph, width }, notesOf(line, session))
  }
}

/** The lines of a paragraph in a width, broken once. */
function linesOf(paragraph: Paragraph, width: number, session: Session): readonly Line[] {
  const known = session.lines.get(paragraph) ?? new Map<number, readonly Line[]>()
  const lines = known.get(width) ?? setParagraph(paragraph, width, session)
  session.lines.set(paragraph, known.set(width, lines))
  return lines
}

/** Breaks a paragraph into lines. */
export function setParagraph(
  paragraph: Paragraph,
  width: number,
  session: Pick<Session, 'setter'>,
  inlines: Paragraph['inlines'] = paragraph.inlines,
): readonly Line[] {
  const { text, balance, shown } = paragraph
  const { align, whiteSpace, lang, dir } = text
  return session.setter.breakParagraph(withinWidth(inlines, width), {
    width,
    align,
    whiteSpace,
    balance,
    shown,
    lang,
    dir,
    strut: toTextStyle(text, plainRun),
  })
}

/** Pictures in a line are at most as wide as it. */
function withinWidth(inlines: Paragraph['inlines'], width: number): Paragraph['inlines'] {
  if (!inlines.some(inline => inline.kind === 'box' && inline.width > width)) return inlines
  return inlines.map(inline => {
    if (inline.kind !== 'box' || inline.width <= width || width <= 0) return inline
    const scale = width / inline.width
    return { ...inline, width, height: inline.height * scale, drop: inline.drop * scale }
  })
}

function notesOf(line: Line, session: Session): Note[] | undefined {
  let notes: Note[] | undefined
  let previous: unknown
  for (const piece of line.pieces) {
    if (piece.kind !== 'run' || piece.footnote === undefined || piece.footnote === previous) continue
    previous = piece.footnote
    const placed = layoutNote(piece.footnote, session)
    if (placed.length === 0) continue
    notes ??= []
    notes.push(...placed)
  }
  return notes
}

/** Lays the body of a note out over the width of the text area; after it those of the notes that it refers to. */
function layoutNote(element: Element, session: Session): readonly Note[] {
  const block = session.notes.get(element)
  if (block === undefined) return []
  const flow = createFlow(undefined)
  session.steps.layoutBlock(block, flow, session.noteRoom, session)
  settleAfloat(flow, 0, session.noteRoom, session)
  const { strips } = closeColumn(flow)
  return strips.length === 0 ? [] : [{ strips }, ...strips.flatMap(strip => strip.notes ?? [])]
}
