import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { accentInk, below, Module, PartTitle } from './module.tsx'
import { areBeside, isShort, Post } from './post.tsx'
import { isStation, mannerOf } from './station-words.ts'

/** px between columns. */
export const GAP: number = mm(7.5)

/** Size of titles of parts over body. */
export const TITLE = 1.5

/** Parts in a column, and by how much the room between them is larger. */
export interface Column {
  readonly sections: readonly Section[]
  readonly room: number
}

/** What stands side by side: parts in two columns, short parts, or a table on a band. */
export type Row =
  | { readonly kind: 'columns'; readonly columns: readonly Column[]; readonly breaks: boolean }
  | { readonly kind: 'modules'; readonly sections: readonly Section[] }
  | { readonly kind: 'band'; readonly section: Section }

interface RowProps {
  readonly row: Row
  readonly theme: Theme
}

/** A row as wide as the page. */
export function RowOf({ row, theme }: RowProps): Child {
  switch (row.kind) {
    case 'columns':
      return (
        <div style={gridOf(theme, 2)}>
          {row.columns.map(column => (
            <div>
              <Parts {...column} theme={theme} />
            </div>
          ))}
        </div>
      )
    case 'modules':
      return <Modules sections={row.sections} theme={theme} />
    case 'band':
      return <Band section={row.section} theme={theme} />
  }
}

function gridOf(theme: Theme, columns: number): Style {
  const { left, right } = theme.margin
  return {
    ...{ display: 'grid', columns, gap: GAP, padding: [0, right, 0, left] },
    narrow: { columns: 1, gap: 24, padding: 0 },
  }
}

/** Parts side by side; one alone has its things side by side below its heading. */
function Modules({
  sections,
  theme,
}: {
  readonly sections: readonly Section[]
  readonly theme: Theme
}): Child {
  const [only, ...more] = sections
  const isAlone =
    more.length === 0 && only && mannerOf(only) === 'dated' && only.rest.length + only.lead.length === 0
  if (!isAlone)
    return (
      <div style={gridOf(theme, sections.length)}>
        {sections.map(section => (
          <div>
            <Part section={section} theme={theme} />
          </div>
        ))}
      </div>
    )
  const { heading: _, ...bare } = only
  const { left, right } = theme.margin
  const columns = Math.min(Math.max(only.items.length, 2), 4)
  return [
    <div style={{ padding: [0, right, 0, left], narrow: { padding: 0 }, keepWithNext: true }}>
      <Part section={{ ...only, items: [], sections: [], blocks: [] }} theme={theme} />
    </div>,
    <div style={gridOf(theme, columns)}>
      {only.items.map(item => (
        <div>
          <Module section={{ ...bare, items: [item], sections: [] }} theme={theme} />
        </div>
      ))}
    </div>,
  ]
}

/** A table on a band of the accent from edge to edge. */
function Band({ section, theme: paper }: { readonly section: Section; readonly theme: Theme }): Child {
  const theme = themeOn(paper, 'accent')
  const { left, right } = theme.margin
  return (
    <div
      part="band"
      style={{
        ...{ background: theme.color.paper, color: theme.color.text },
        padding: [space(theme, 1.25), right, space(theme, 1.25), left],
        narrow: { padding: 16 },
      }}
    >
      <PartTitle theme={theme} section={section} size={Math.round(theme.type.base * TITLE)} />
      <div style={{ marginTop: space(theme, 0.5) }}>
        <Prose nodes={section.blocks} theme={theme} measured={false} />
      </div>
    </div>
  )
}

/** The parts of a column. */
export function Parts({ sections, theme, room }: Column & { readonly theme: Theme }): Child {
  const own = scaled(theme, 1, room)
  return sections.map((section, at) => (
    <div style={{ marginTop: at === 0 ? 0 : space(own, 1.25) }}>
      <Part section={section} theme={own} />
    </div>
  ))
}

/** A part under a rule in the accent; what goes on from another column has neither rule nor title. */
export function Part({ section, theme }: { readonly section: Section; readonly theme: Theme }): Child {
  const size = Math.round(theme.type.base * TITLE)
  const rule = { width: Math.max(theme.rule, 1), color: theme.color.accent }
  const isTold = mannerOf(section) === 'dated' && section.items.some(isStation)
  return [
    section.heading && (
      <div style={{ borderTop: rule, padding: [size * 0.25, 0, 0, 0], keepWithNext: true }}>
        <PartTitle theme={theme} section={section} size={size} style={{ weight: theme.type.displayWeight }} />
      </div>
    ),
    isTold ? <Posts section={section} theme={theme} /> : <Module section={section} theme={theme} />,
  ]
}

function Posts({ section, theme }: { readonly section: Section; readonly theme: Theme }): Child {
  const { lead, items, rest, sections } = section
  const posts = items.flatMap(item => [item, ...item.items])
  const size = Math.round(theme.type.base * 1.1)
  const stacked = !areBeside(posts, { theme, size, width: (roomAcross(theme) - GAP) / 2 })
  return [
    lead.length > 0 && <Prose nodes={lead} theme={theme} measured={false} />,
    posts.map((item, at) => (
      <div
        style={{
          marginTop: at === 0 ? below(theme, space(theme, 0.4)) : space(theme, 0.75),
          ...(isShort(item) && { breakInside: 'avoid' }),
        }}
      >
        <Post
          theme={theme}
          item={item}
          title={{ weight: 600, size, leading: 1.25 }}
          house={{ italic: true, color: accentInk(theme) }}
          stacked={stacked}
        />
      </div>
    )),
    rest.length > 0 && <Prose nodes={rest} theme={theme} measured={false} />,
    sections.map(part => <Part section={part} theme={theme} />),
  ]
}
