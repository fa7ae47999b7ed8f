import { space, type Theme } from '../theme/theme.ts'
import { codeColors } from './code-colors.ts'
import { highlight } from './highlight.ts'
import { type Child, text } from './jsx-runtime.ts'
import type { Style } from './style.ts'

/** Source code set off from the text. */
export interface CodeProps {
  readonly theme: Theme
  readonly code: string
  /** As written after the fence: `ts`, `python`. */
  readonly language?: string
  /** Node id of the code. */
  readonly node?: string
  /** px of the text around; default body. */
  readonly size?: number
}

/** Lines of code beyond which a block may be divided between pages. */
const KEPT_LINES = 18

/** A block of source code in the mono face, coloured when its language is known. */
export function Code({ theme, code, language, node, size = theme.type.base }: CodeProps): Child {
  const colors = codeColors(theme)
  const lines = code.split('\n').length
  return (
    <pre
      part="code"
      style={{
        ...(lines <= KEPT_LINES && { breakInside: 'avoid' }),
        background: theme.color.surface,
        radius: Math.min(theme.radius, 12),
        padding: [space(theme, 0.75), space(theme, 0.75)],
        textAlign: 'start',
      }}
    >
      <code style={{ ...codeStyle(theme, size), leading: 1.5, color: theme.color.text }}>
        {highlight(code, language).map(piece =>
          piece.token === undefined ? (
            text(piece.text, node)
          ) : (
            <span part={piece.token} style={{ color: colors[piece.token] }}>
              {text(piece.text, node)}
            </span>
          ),
        )}
      </code>
    </pre>
  )
}

/** A word of code in a line of text of `size` px. */
export function InlineCode({ theme, code, node, size = theme.type.base }: CodeProps): Child {
  const ground = { background: theme.color.surface, radius: 3, padding: [0, 3] as const }
  return <code style={{ ...codeStyle(theme, size), ...ground }}>{text(code, node)}</code>
}

/** Mono faces look large beside text: a little smaller than `size` px, and never tracked. */
export function codeStyle(theme: Theme, size: number): Style {
  return { family: theme.type.mono, size: Math.round(size * 0.88 * 2) / 2, tracking: 0, hyphens: false }
}
