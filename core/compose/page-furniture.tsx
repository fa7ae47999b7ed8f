import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { label } from './labels.ts'
import { ruleOf } from './rule.tsx'
import { quietStyle } from './text-style.ts'
import type { Element } from './tree.ts'

/** What stands at the head of every page. */
export interface PageHeaderProps {
  readonly theme: Theme
  /** The document's name. */
  readonly title: Child
  /** At the end of the line; default the running section title. */
  readonly end?: Child
  /** Whether a rule runs under it; default true. */
  readonly ruled?: boolean
}

/** A running head for `Sheet.header`: the document's title, and the section that the page is in. */
export function PageHeader({ theme, title, end, ruled = true }: PageHeaderProps): Element {
  const size = Math.max(theme.type.base * 0.78, 10)
  const look = { ...quietStyle(theme), family: theme.type.text, size, leading: 1.3 }
  return toNodes(
    <div
      part="running-head"
      style={{
        ...look,
        display: 'flex',
        justify: 'between',
        align: 'baseline',
        gap: theme.unit,
        padding: [0, 0, theme.unit * 0.25, 0],
        ...(ruled && { borderBottom: ruleOf(theme) }),
      }}
    >
      <span>{typeof title === 'string' ? shortened(title) : title}</span>
      {end ?? <span field="section" style={{ textAlign: 'end' }} />}
    </div>,
  )[0] as Element
}

/** Letters of a title that a running head says at most. */
const HEAD = 80

/** A long title up to the end of a word, as heads of pages tell it: the whole of it stands where its text begins. */
export function shortened(title: string, most: number = HEAD): string {
  return title.length <= most ? title : `${title.slice(0, most).replace(/\s+\S*$/u, '')}…`
}

/** What stands at the foot of every page. */
export interface PageFooterProps {
  readonly theme: Theme
  /** At the start of the line: an organisation, a date, a reference. */
  readonly start?: Child
  /** `count`: page x of y; `number`: x alone; `none`. Default count. */
  readonly numbers?: 'count' | 'number' | 'none'
  /** Where the number stands when nothing else does; default at the end. */
  readonly justify?: 'center' | 'between'
}

/** A foot for `Sheet.footer` with the page's number. */
export function PageFooter({
  theme,
  start,
  numbers = 'count',
  justify = 'between',
}: PageFooterProps): Element {
  const size = Math.max(theme.type.base * 0.78, 10)
  const look = {
    ...quietStyle(theme),
    family: theme.type.text,
    size,
    leading: 1.3,
    numeric: 'tabular' as const,
  }
  return toNodes(
    <div part="page-foot" style={{ ...look, display: 'flex', justify, align: 'baseline', gap: theme.unit }}>
      {justify === 'between' && <span>{start}</span>}
      {numbers !== 'none' && <PageNumber theme={theme} counted={numbers === 'count'} />}
    </div>,
  )[0] as Element
}

function PageNumber({ theme, counted }: { readonly theme: Theme; readonly counted: boolean }): Child {
  if (!counted) return <span field="page" />
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {`${label(theme.lang, 'page')} `}
      <span field="page" />
      {` ${label(theme.lang, 'of')} `}
      <span field="pages" />
    </span>
  )
}

/** Where the notes of a sheet stand on paper whose foot is taken: a short rule, and below it what they say. */
export function NotePlace({ theme }: { readonly theme: Theme }): Child {
  const centred = theme.type.align === 'center'
  return (
    <div holdsNotes style={{ padding: [space(theme, 0.75), 0, 0, 0] }}>
      <div
        ariaHidden
        style={{
          width: '20%',
          height: 0.75,
          background: theme.color.border,
          marginBottom: space(theme, 0.25),
          ...(centred && { marginInline: 'auto' }),
        }}
      />
    </div>
  )
}
