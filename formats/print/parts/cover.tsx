import { bodyStyle, typeset } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { FactList } from './fact-list.tsx'
import type { PrintCopy } from './print-copy.ts'
import { Mark, Title } from './title-block.tsx'

/** What a cover says. */
export interface CoverProps {
  readonly theme: Theme
  readonly copy: PrintCopy
}

/** How much of the page's height the panel takes. */
const PANEL = 0.62

/** A page for the title: it stands at the foot of a panel of the accent; below it, on paper, whose it is, who and when. */
export function Cover({ theme, copy }: CoverProps): Child {
  const { top, right, bottom, left } = theme.margin
  const height = theme.page.height - 1
  const room = space(theme, 1)
  const narrow = { minHeight: 0, padding: [room * 2, room] } as const
  const column = { display: 'flex', direction: 'column', narrow } as const
  return (
    <section
      part="cover"
      // Words of a cover are too few to be justified.
      style={{ ...bodyStyle(theme), textAlign: isCentred(theme) ? 'center' : 'start' }}
    >
      <div
        style={{
          ...column,
          ...{ justify: 'end', minHeight: height * PANEL, padding: [top, right, top, left] },
          ...{ background: theme.color.accent, color: theme.color.onAccent },
        }}
      >
        <CoverTitle theme={theme} copy={copy} />
      </div>
      <div
        style={{
          ...column,
          ...{ justify: 'between', gap: space(theme, 2), minHeight: height * (1 - PANEL) },
          padding: [space(theme, 2), right, bottom, left],
        }}
      >
        <div>
          <Mark theme={theme} copy={copy} align={isCentred(theme) ? 'center' : 'start'} />
        </div>
        <CoverFoot theme={theme} copy={copy} />
      </div>
    </section>
  )
}

function isCentred(theme: Theme): boolean {
  return theme.type.align === 'center'
}

function CoverTitle({ theme, copy }: CoverProps): Child {
  const color = theme.color.onAccent
  const centred = isCentred(theme) ? { marginInline: 'auto' as const } : {}
  return [
    <Title theme={theme} copy={copy} step={6} style={{ color }} />,
    copy.subtitle && (
      <p
        part="subtitle"
        style={{
          ...{ marginTop: space(theme, 1), maxWidth: theme.type.measure * 0.85 },
          ...{ size: sizeAt(theme, 2), leading: 1.35, color, textWrap: 'balance' },
          ...centred,
        }}
      >
        {typeset(toNodes(copy.subtitle), { lang: copy.lang, heading: true })}
      </p>
    ),
  ]
}

/** Authors, date and facts. */
function CoverFoot({ theme, copy }: CoverProps): Child {
  return (
    <div>
      {copy.authors.map(([name, ...rest]) => (
        <p style={{ marginTop: space(theme, 0.25) }}>
          <strong style={{ weight: theme.type.strongWeight }}>{name}</strong>
          {rest.length > 0 && `, ${rest.join(', ')}`}
        </p>
      ))}
      {copy.date && (
        <p style={{ marginTop: space(theme, 0.75), color: theme.color.textMuted }}>{copy.date}</p>
      )}
      {copy.facts.length > 0 && (
        <div style={{ marginTop: space(theme, 1) }}>
          <FactList theme={theme} facts={copy.facts} />
        </div>
      )}
    </div>
  )
}
