import { displayStyle, Phrasing, quietStyle, typeset } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { FactList } from './fact-list.tsx'
import type { Logo, PrintCopy } from './print-copy.ts'

/** What the title block says. */
export interface TitleBlockProps {
  readonly theme: Theme
  readonly copy: PrintCopy
  /** Step of the type scale for the title; default 4. */
  readonly step?: number
  readonly align?: 'start' | 'center'
  /** px that the title's lines may take; default: what the margins leave. */
  readonly room?: number
}

/** The opening of a document without a cover: mark, title, subtitle, who and when, facts. */
export function TitleBlock({ theme, copy, step = 4, align = 'start', room }: TitleBlockProps): Child {
  const gap = (count: number) => ({ marginTop: space(theme, count) })
  const by = [...copy.authors.map(lines => lines.join(', ')), ...(copy.date ? [copy.date] : [])]
  return (
    <header part="title-block" style={{ textAlign: align }}>
      <Mark theme={theme} copy={copy} align={align} />
      <Title theme={theme} copy={copy} step={step} style={{ textAlign: align }} {...(room && { room })} />
      {copy.subtitle && (
        <p
          part="subtitle"
          style={{ ...gap(0.5), size: sizeAt(theme, 1), color: theme.color.textMuted, leading: 1.35 }}
        >
          {typeset(toNodes(copy.subtitle), { lang: copy.lang, heading: true })}
        </p>
      )}
      {by.length > 0 && (
        <p part="byline" style={{ ...quietStyle(theme), ...gap(0.75) }}>
          {by.join(' · ')}
        </p>
      )}
      {copy.facts.length > 0 && (
        <div style={gap(1)}>
          <FactList theme={theme} facts={copy.facts} />
        </div>
      )}
    </header>
  )
}

/** What the title's line says. */
export interface TitleProps extends TitleBlockProps {
  readonly style?: Pick<Style, 'textAlign' | 'leading' | 'color'>
}

/** The document's name as its only h1, in a size at which its longest word fits a line. */
export function Title({ theme, copy, step = 4, style, room = textWidth(theme) }: TitleProps): Child {
  const { title } = copy
  if (title === undefined) return null
  const size = Math.min(sizeAt(theme, step), widestSize(title.text, room, theme))
  const id = title.heading?.data && (title.heading.data as { slug?: string }).slug
  return (
    <h1
      part="title"
      unlisted
      style={{ ...displayStyle(theme, size), ...style }}
      {...(id !== undefined && { id })}
    >
      {title.heading ? (
        <Phrasing nodes={title.heading.children} theme={theme} heading size={size} />
      ) : (
        typeset(toNodes(title.text), { lang: copy.lang, heading: true })
      )}
    </h1>
  )
}

function textWidth({ page, margin }: Theme): number {
  return page.width - margin.left - margin.right
}

/** px: the size at which the longest word takes `room` px, but not below body. Bold letters are about 0.58 em wide. */
function widestSize(text: string, room: number, theme: Theme): number {
  const longest = Math.max(...text.split(/[\s\-–—/]+/).map(word => word.length), 1)
  const em = theme.type.displayCase === 'uppercase' ? 0.72 : 0.58
  return Math.max(room / (longest * em), theme.type.base)
}

interface MarkProps {
  readonly theme: Theme
  readonly copy: PrintCopy
  readonly align?: 'start' | 'center'
}

/** The logo, or the brand's name where there is none. */
export function Mark({ theme, copy, align = 'start' }: MarkProps): Child {
  const below = { marginBottom: space(theme, 1.5) }
  if (copy.logo) {
    return (
      <div part="mark" style={below}>
        <LogoPicture theme={theme} logo={copy.logo} align={align} />
        {copy.brand && <p style={{ ...quietStyle(theme), marginTop: space(theme, 0.25) }}>{copy.brand}</p>}
      </div>
    )
  }
  return copy.brand ? <p style={{ weight: theme.type.strongWeight, ...below }}>{copy.brand}</p> : null
}

/** A logo at the height of three lines. */
function LogoPicture({ theme, logo, align }: Omit<MarkProps, 'copy'> & { readonly logo: Logo }): Child {
  const centred = align === 'center' ? { marginInline: 'auto' as const } : {}
  return (
    <img src={logo.src} alt={logo.alt} style={{ height: space(theme, 2.5), fit: 'contain', ...centred }} />
  )
}
