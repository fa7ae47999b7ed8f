import { labelStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { toText } from '../../parts/fields.ts'
import type { PassProps } from './pass.tsx'

interface BrandProps extends Pick<PassProps, 'copy' | 'theme'> {
  readonly title: string
  /** On the deep band along the top. */
  readonly band: boolean
}

/** The mark and the name of who issues a pass, on one line over it. */
export function Brand({ copy, theme, title, band }: BrandProps): Child {
  const carrier = toText(copy.fields.carrier)
  const names = [carrier, copy.brand === title ? undefined : copy.brand, copy.tagline].filter(Boolean)
  if (names.length === 0 && !copy.logo) return null
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
        ...(band && { marginBottom: theme.margin.top + space(theme, 0.25) }),
      }}
    >
      {copy.logo && (
        <img
          src={copy.logo}
          alt={copy.brand ?? ''}
          style={{ height: theme.type.base * 2.4, fit: 'contain' }}
        />
      )}
      {names.length > 0 && (
        <p style={{ ...labelStyle(theme), ...(band && { color: theme.color.onInverse }) }}>
          {names.join(' · ')}
        </p>
      )}
    </div>
  )
}
