import { labelStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import { space } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { PassProps } from './pass.tsx'
import { Joined } from '../../../core/compose/joined.tsx'

interface BrandProps extends Pick<PassProps, 'copy' | 'theme'> {
  /** On the deep band along the top. */
  readonly band: boolean
}

/** What stands in one line over a pass: who issues it, and what the facts below it are called. */
export function brandLine({ brand, captions }: CanvasCopy): readonly Phrase[] {
  return [...brand.flatMap(({ lines }) => lines), ...captions]
}

/** The mark and the name of who issues a pass, on one line over it. */
export function Brand({ copy, theme: paper, band }: BrandProps): Child {
  const theme = themeOn(paper, band ? 'inverse' : 'paper')
  const names = brandLine(copy)
  const below = theme.margin.top + space(theme, 0.25)
  if (names.length === 0 && copy.logo === undefined)
    return band ? <div style={{ height: theme.type.base * 1.3 + below, shrink: 0 }} /> : null
  const centred = theme.type.align === 'center'
  return (
    <div
      part="brand"
      style={{
        display: 'flex',
        align: 'center',
        justify: centred ? 'center' : 'start',
        gap: space(theme, 0.5),
        shrink: 0,
        position: 'relative',
        ...(band && { marginBottom: below }),
      }}
    >
      {copy.logo !== undefined && (
        <img
          src={copy.logo}
          alt={copy.brand[0]?.lines[0]?.text ?? ''}
          style={{ height: theme.type.base * 2.4, fit: 'contain' }}
        />
      )}
      {names.length > 0 && (
        <p style={{ ...labelStyle(theme), shrink: 1, ...(band && { color: theme.color.text }) }}>
          <Joined phrases={names} theme={theme} />
        </p>
      )}
    </div>
  )
}
