import { space, type Theme } from '../theme/theme.ts'
import { Heading } from './heading.tsx'
import { type Child, toNodes } from './jsx-runtime.ts'
import { label } from './labels.ts'
import { flowEdges } from './rhythm.ts'
import type { Style } from './style.ts'
import { isElement, type Node } from './tree.ts'

/** A line of a table of contents. */
export interface ContentsEntry {
  readonly title: Child
  /** Anchor of the heading. */
  readonly id: string
  /** 1 for the outermost. */
  readonly level: number
}

/** What a table of contents is made of. */
export interface ContentsProps {
  readonly theme: Theme
  readonly entries: readonly ContentsEntry[]
  /** Default: the language's word; null for none. */
  readonly title?: Child
  /** Level of the title's heading; default 2. */
  readonly level?: number
}

/** Entries that lead to their headings, with page numbers where there are pages. */
export function Contents({ theme, entries, title, level = 2 }: ContentsProps): Child {
  const name = title === undefined ? label(theme.lang, 'contents') : title
  return (
    <nav part="contents" {...(typeof name === 'string' && { ariaLabel: name })}>
      {name !== null && (
        <Heading theme={theme} level={level} unlisted>
          {name}
        </Heading>
      )}
      <ol
        role="list"
        part="contents-list"
        style={{ display: 'flex', direction: 'column', marginTop: space(theme, 1) }}
      >
        {entries.map((entry, at) => (
          <Entry
            theme={theme}
            entry={entry}
            first={at === 0}
            kept={at < entries.length - 1 && (at < TOGETHER - 1 || at >= entries.length - TOGETHER)}
          />
        ))}
      </ol>
    </nav>
  )
}

/** Entries at either end that stand on one page: a line of the contents alone on a page looks lost. */
const TOGETHER = 3

interface EntryProps {
  readonly theme: Theme
  readonly entry: ContentsEntry
  readonly first: boolean
  /** Stands on one page with the next. */
  readonly kept: boolean
}

function Entry({ theme, entry, first, kept }: EntryProps): Child {
  const outer = entry.level <= 1
  const link: Style = {
    color: outer ? theme.color.heading : theme.color.text,
    weight: outer ? theme.type.strongWeight : 400,
    decoration: 'none',
    hover: { decoration: 'underline' },
  }
  const leader = { width: Math.max(theme.rule, 0.75), color: theme.color.border, style: 'dotted' as const }
  return (
    <li
      style={{
        display: 'flex',
        align: 'baseline',
        gap: space(theme, 0.5),
        padding: flowEdges(theme, { start: Math.max(entry.level - 1, 0) * space(theme, 1) }),
        marginTop: first ? 0 : space(theme, outer ? 0.5 : 0.25),
        ...(kept && { keepWithNext: true }),
      }}
    >
      <a href={`#${entry.id}`} style={{ ...link, shrink: 1 }}>
        {toNodes(entry.title).map(withoutNotes)}
      </a>
      <span
        part="contents-page"
        style={{ display: 'flex', align: 'baseline', grow: 1, gap: space(theme, 0.5) }}
      >
        <span
          ariaHidden
          style={{ display: 'block', grow: 1, minWidth: space(theme, 1), borderBottom: leader }}
        />
        <span
          style={{ display: 'block', minWidth: theme.type.base * 1.2, textAlign: 'end', numeric: 'tabular' }}
        >
          <span field="page-of" target={entry.id} />
        </span>
      </span>
    </li>
  )
}

/** A title without the numbers of its notes: they stand at the heading itself. */
function withoutNotes(node: Node): Node {
  if (!isElement(node)) return node
  const children = node.children.filter(child => !isElement(child) || child.properties.role !== 'doc-noteref')
  return { ...node, children: children.map(withoutNotes) }
}
