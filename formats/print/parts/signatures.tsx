import { quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { Signatory } from './print-copy.ts'

/** Who signs. */
export interface SignaturesProps {
  readonly theme: Theme
  readonly signatories: readonly Signatory[]
  readonly align?: 'start' | 'center'
}

/** Lines to sign on, side by side, with the names below; all parties stay on one page. */
export function Signatures({ theme, signatories, align = 'start' }: SignaturesProps): Child {
  if (signatories.length === 0) return null
  const columns = Math.min(signatories.length, align === 'center' ? 3 : 2)
  return (
    <section
      part="signatures"
      style={{ display: 'grid', columns, gap: space(theme, 2), breakInside: 'avoid', textAlign: align }}
    >
      {signatories.map(signatory => (
        <Signature theme={theme} signatory={signatory} align={align} />
      ))}
    </section>
  )
}

interface SignatureProps {
  readonly theme: Theme
  readonly signatory: Signatory
  readonly align: 'start' | 'center'
}

function Signature({ theme, signatory, align }: SignatureProps): Child {
  const { party, label, name, role } = signatory
  const line = { width: 1, color: theme.color.border }
  const centred = align === 'center' ? { marginInline: 'auto' as const } : {}
  return (
    <div part="signature">
      {party && <p style={{ weight: theme.type.strongWeight }}>{party}</p>}
      {label && <p style={quietStyle(theme)}>{label}</p>}
      <div style={{ height: space(theme, 2.5), maxWidth: mm(65), borderBottom: line, ...centred }} />
      {name && <p style={{ marginTop: space(theme, 0.25) }}>{name}</p>}
      {role && <p style={quietStyle(theme)}>{role}</p>}
    </div>
  )
}
