import type { Mark, Pages, StructureNode, StructureRole } from '../draw/frame.ts'
import type { PageContent, TextLine } from './page-content.ts'

/** A heading, a paragraph, a cell …: text that a reader takes for one thing. */
export interface Block {
  readonly role: StructureRole
  readonly text: string
  /** px, of its largest letters */
  readonly size: number
  /** In reading order, each of all its looks. */
  readonly lines: readonly TextLine[]
  /** The same as they are painted: each of one look. */
  readonly runs: readonly TextLine[]
  /** The table that it is a cell of. */
  readonly table?: StructureNode
}

interface Place {
  readonly role: StructureRole
  readonly marks: Mark[]
  readonly table?: StructureNode
}

const blockRoles: ReadonlySet<StructureRole> = new Set<StructureRole>([
  ...(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'LI', 'Lbl', 'TH', 'TD', 'Caption', 'Code', 'Note'] as const),
])

/** The blocks of laid-out pages in reading order, as their structure names them. */
export function blocksOf({ structure }: Pages, contents: readonly PageContent[]): readonly Block[] {
  const byMark = new Map<Mark, TextLine[]>()
  for (const line of contents.flatMap(({ lines }) => lines)) {
    if (line.mark === undefined) continue
    const known = byMark.get(line.mark)
    if (known) known.push(line)
    else byMark.set(line.mark, [line])
  }
  return placesIn(structure, { role: 'Document', marks: [] }).flatMap(({ marks, ...place }) => {
    const runs = marks.flatMap(mark => byMark.get(mark) ?? [])
    const lines = joinLooks(runs)
    if (lines.length === 0) return []
    const text = lines.map(line => line.text).join(' ')
    return [{ ...place, text, size: Math.max(...lines.map(({ size }) => size)), lines, runs }]
  })
}

function placesIn(node: StructureNode, around: Place): Place[] {
  const places: Place[] = []
  for (const child of node.children) {
    if (typeof child === 'number') {
      if (around.marks.length === 0) places.push(around)
      around.marks.push(child)
    } else {
      const table = child.role === 'Table' ? child : around.table
      const own = blockRoles.has(child.role) || child.role === 'Table'
      const place = own ? { role: child.role, marks: [], ...(table && { table }) } : around
      places.push(...placesIn(child, place))
    }
  }
  return places
}

/** Runs of several looks on one baseline are one line, of the look that is largest. */
function joinLooks(runs: readonly TextLine[]): readonly TextLine[] {
  const lines: TextLine[] = []
  for (const run of runs) {
    const line = lines.at(-1)
    if (line === undefined || line.page !== run.page || Math.abs(line.baseline - run.baseline) > 1)
      lines.push(run)
    else lines[lines.length - 1] = joined(line, run)
  }
  return lines
}

function joined(line: TextLine, run: TextLine): TextLine {
  const { ends, text } = run
  return {
    ...(run.size > line.size ? run : line),
    ...{ ends, text: `${line.text}${line.ends === 'space' ? ' ' : ''}${text}` },
    ...{ left: Math.min(line.left, run.left), right: Math.max(line.right, run.right) },
  }
}

/** Whether a block is a heading. */
export function isHeading({ role }: Block): boolean {
  return /^H[1-6]$/.test(role)
}
