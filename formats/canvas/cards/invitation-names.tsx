import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { cut, type Phrase } from '../../../core/reading/facts/phrase.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displayWidth } from '../../fitting/measure.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { fitTitle, Title } from '../sheets/title.tsx'

/** Two names around the word between them: `Ines & Tomas`. */
const COUPLE = /^(.+?)\s+(&|\+|und|and|et|y|e|ve|og|och|en|i|și|és|и|та|й|و)\s+(.+)$/u
/** The name of somebody, by its capitals; Arabic has none, and sets the word for `and` apart between names alone. */
export const NAME: RegExp =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){0,3}|\p{Script=Arabic}{2,14}(?:\s\p{Script=Arabic}{2,14})?)$/u

/** The lines of a couple: a name, what joins them, a name; undefined where a title is none. */
export function coupleIn(title: Phrase | undefined): readonly Phrase[] | undefined {
  const found = title && COUPLE.exec(title.text)
  if (!title || !found) return undefined
  const [, one = '', by = '', other = ''] = found
  if (!NAME.test(one) || !NAME.test(other)) return undefined
  const at = title.text.indexOf(by, one.length)
  return [
    cut(title, 0, one.length),
    cut(title, at, at + by.length),
    cut(title, title.text.length - other.length),
  ]
}

/** Size of what joins two names, over theirs, and the leading of such lines. */
const JOINT = 0.6
const CLOSE = 1.02

/** The size of the title and the height it takes, px. */
export function fitNames(
  { headline }: CanvasCopy,
  theme: Theme,
  { width, height, most }: { readonly width: number; readonly height: number; readonly most: number },
): { readonly size: number; readonly height: number } {
  const couple = coupleIn(headline)
  const least = theme.type.base * 1.9
  if (couple === undefined) {
    const fitted = fitTitle(headline?.text ?? '', theme, { width, height, lines: 4, least, most })
    return headline ? { size: fitted.size, height: fitted.height * 1.06 } : { size: 0, height: 0 }
  }
  const words = couple.map(({ text }) => displayWidth(text, theme))
  const size = Math.floor(Math.max(Math.min(most, (width * 0.97) / Math.max(...words, 0.1)), least))
  return { size, height: size * CLOSE * (2 + JOINT) + space(theme, 1) }
}

interface NamesProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly size: number
  /** px */
  readonly width: number
  /** In the colour of headings. */
  readonly plain: boolean
}

/** The title: names around what joins them, or in lines. */
export function Names({ copy: { headline }, theme, size, width, plain }: NamesProps): Child {
  if (headline === undefined) return null
  const couple = coupleIn(headline)
  const color = plain ? theme.color.heading : theme.color.accentText
  const margin = [space(theme, 0.5), 0] as const
  if (couple === undefined)
    return <Title words={headline} theme={theme} size={size} width={width} style={{ margin, color }} />
  const align = theme.type.align === 'center' ? 'center' : 'start'
  return (
    <h1
      part="headline"
      style={{
        ...displayStyle(theme, size),
        ...{ leading: CLOSE, color, margin, display: 'flex', direction: 'column', align, shrink: 0 },
      }}
    >
      {couple.map((line, at) => (
        <span style={at === 1 ? { size: Math.round(size * JOINT) } : {}}>
          <Phrasing nodes={line.nodes} theme={theme} size={size} />
        </span>
      ))}
    </h1>
  )
}
