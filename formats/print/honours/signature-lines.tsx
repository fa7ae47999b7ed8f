import { Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

/** Who signs. */
export interface SignatureLinesProps {
  readonly theme: Theme
  readonly signatures: readonly Item[]
}

/** Lines to sign on, side by side, with names and functions below; all stay on one page. */
export function SignatureLines({ theme, signatures }: SignatureLinesProps): Child {
  if (signatures.length === 0) return null
  const { page, margin } = theme
  const room = page.width - margin.left - margin.right
  const columns = Math.min(signatures.length, room < WIDE ? 2 : 3)
  return (
    <section
      part="signatures"
      style={{ display: 'grid', columns, gap: space(theme, 2), breakInside: 'avoid', textAlign: 'center' }}
    >
      {signatures.map(item => (
        <Signature theme={theme} item={item} />
      ))}
    </section>
  )
}

/** px that three lines to sign on take beside each other. */
const WIDE = mm(190)

function Signature({ theme, item }: { readonly theme: Theme; readonly item: Item }): Child {
  const { title, parts, facts } = item
  const line = { width: 1, color: theme.color.border }
  const told = [...Object.values(parts).filter(fact => fact !== parts.title), ...facts]
  return (
    <div part="signature">
      <div
        style={{ height: space(theme, 2.5), maxWidth: mm(65), borderBottom: line, marginInline: 'auto' }}
      />
      <p style={{ marginTop: space(theme, 0.25) }}>
        <Phrasing nodes={title.nodes} theme={theme} />
      </p>
      {told.map(fact => (
        <p style={quietStyle(theme)}>
          <Phrasing nodes={wordsOf(fact)} theme={theme} />
        </p>
      ))}
    </div>
  )
}

function wordsOf({ blocks, text }: Fact) {
  const [first] = blocks
  return first?.type === 'paragraph' ? first.children : [{ type: 'text' as const, value: text }]
}
