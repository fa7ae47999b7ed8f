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

/** A page for the title: it stands a third down under a bar of the accent; who and when stand at the foot. */
export function Cover({ theme, copy }: CoverProps): Child {
  const { top, bottom } = theme.margin
  const height = theme.page.height - top - bottom - 1
  return (
    <section
      part="cover"
      style={{
        ...bodyStyle(theme),
        // Words of a cover are too few to be justified.
        textAlign: isCentred(theme) ? 'center' : 'start',
        display: 'flex',
        direction: 'column',
        justify: 'between',
        minHeight: height,
        narrow: { minHeight: 0, gap: space(theme, 4) },
      }}
    >
      <div>
        <div style={{ minHeight: height * 0.24, narrow: { minHeight: 0 } }}>
          <Mark theme={theme} copy={copy} align={isCentred(theme) ? 'center' : 'start'} />
        </div>
        <CoverTitle theme={theme} copy={copy} />
      </div>
      <CoverFoot theme={theme} copy={copy} />
    </section>
  )
}

function isCentred(theme: Theme): boolean {
  return theme.type.align === 'center'
}

function CoverTitle({ theme, copy }: CoverProps): Child {
  const centred = isCentred(theme) ? { marginInline: 'auto' as const } : {}
  const bar = { width: space(theme, 4), height: space(theme, 0.375), background: theme.color.accent }
  return [
    <div style={{ ...bar, ...centred }} />,
    <div style={{ marginTop: space(theme, 1.5) }}>
      <Title theme={theme} copy={copy} step={6} />
    </div>,
    copy.subtitle && (
      <p
        part="subtitle"
        style={{
          marginTop: space(theme, 1),
          maxWidth: theme.type.measure * 0.85,
          size: sizeAt(theme, 2),
          leading: 1.35,
          color: theme.color.textMuted,
          textWrap: 'balance',
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
