import type { Heading } from 'mdast'
import { displayStyle, Phrasing } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import { plainText } from '../../core/source/text.ts'
import type { Theme } from '../../core/theme/theme.ts'

/** Where a headline stands and how large it may be, px. */
export interface HeadlineRoom {
  readonly width: number
  readonly lines: number
  readonly least: number
  readonly most: number
}

/** The largest size in px at which a headline keeps to its lines, with letters half as wide as high. */
export function headlineSize(words: string, { width, lines, least, most }: HeadlineRoom): number {
  const longest = Math.max(...words.split(/\s+/).map(word => word.length), 1)
  // Lines are never full: the last words of each move on.
  const byLength = (width * lines * (lines > 1 ? 0.82 : 0.95)) / (Math.max(words.length, 1) * 0.5)
  const byWord = width / (longest * 0.58)
  // A word that is too long even when small is broken.
  return Math.round(Math.max(Math.min(byLength, byWord, most), Math.min(least, byWord), least * 0.4))
}

/** What a canvas's headline is made of. */
interface HeadlineProps {
  readonly heading: Heading
  readonly theme: Theme
  readonly room: HeadlineRoom
}

/** The one dominant line of a canvas, as large as its place allows. */
export function Headline({ heading, theme, room }: HeadlineProps): Child {
  const wide = theme.type.displayCase === 'uppercase' ? 0.82 : 1
  const size = Math.round(headlineSize(plainText(heading), room) * wide)
  return (
    <h1
      part="headline"
      style={{ ...displayStyle(theme, size), leading: theme.type.displayCase === 'uppercase' ? 1 : 1.06 }}
    >
      <Phrasing nodes={heading.children} theme={theme} size={size} heading />
    </h1>
  )
}
