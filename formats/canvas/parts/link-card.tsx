import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Edges } from '../../../core/compose/style.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { widestWord } from '../../parts/measure.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { canvasSheet } from './canvas-sheet.ts'
import { LinkWords } from './link-words.tsx'
import { brandOf } from './read-announcement.ts'

/** Where the words of a link's picture stand, px: the side strips are what a square crop cuts off. */
interface Strips {
  /** Width of each strip beside the square middle. */
  readonly side: number
  /** Of the title's column, inside the square. */
  readonly title: number
  /** Of the column under the title, which may go on where no picture stands. */
  readonly text: number
}

interface CardProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly strips: Strips
}

/** One wide sheet of three strips: the brand, the title in the square middle that previews crop to, and the picture. */
export function composeLinkCard(copy: CanvasCopy, theme: Theme): readonly Sheet[] {
  const title = copy.headline ? plainText(copy.headline) : (copy.brand ?? '')
  return [
    canvasSheet(
      'canvas',
      theme,
      <LinkCard copy={copy} theme={theme} strips={stripsOf(copy, theme)} />,
      title,
    ),
  ]
}

function stripsOf({ picture }: CanvasCopy, { page, margin }: Theme): Strips {
  const side = Math.max(Math.round((page.width - page.height) / 2), margin.left)
  const title = page.width - 2 * side - margin.right / 2
  return { side, title, text: picture ? title : page.width - side - margin.right }
}

function LinkCard({ copy, theme, strips }: CardProps): Child {
  const { page, margin } = theme
  const beside = standsBeside(copy, theme, strips)
  const spine = strips.side - margin.left / 2
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex' }}>
      {!copy.picture && <Panel theme={theme} width={beside ? spine : strips.side / 5} />}
      {copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{
            position: 'absolute',
            top: 0,
            left: theme.dir === 'ltr' ? page.width - strips.side : 0,
            width: strips.side,
            height: page.height,
            fit: 'cover',
          }}
        />
      )}
      <div style={{ width: strips.side - margin.left, shrink: 0, padding: endPadding(theme) }}>
        {beside && <Masthead copy={copy} theme={theme} inverted={!copy.picture} />}
      </div>
      <div flow style={{ width: strips.text, display: 'flex', direction: 'column' }}>
        {!beside && <Masthead copy={copy} theme={theme} inverted={false} />}
        <LinkWords copy={copy} theme={theme} titleWidth={strips.title} width={strips.text} />
      </div>
    </section>
  )
}

/** Room between the strip's words and the title's column. */
function endPadding({ margin, dir }: Theme): Edges {
  return dir === 'ltr' ? [0, margin.left * 0.75, 0, 0] : [0, 0, 0, margin.right * 0.75]
}

/** A strip of the accent's colour where there is no picture. */
function Panel({ theme, width }: { readonly theme: Theme; readonly width: number }): Child {
  const { page, dir, color } = theme
  const left = dir === 'ltr' ? 0 : page.width - width
  return (
    <div
      ariaHidden
      style={{ position: 'absolute', top: 0, left, width, height: page.height, background: color.accent }}
    />
  )
}

/** Whether the words over the title can stand in the strip beside it: few, and none too wide for it. */
function standsBeside(copy: CanvasCopy, theme: Theme, { side }: Strips): boolean {
  const words = mastheadWords(copy)
  const { base, strongWeight, text } = theme.type
  const widest = widestWord(words, { family: text, weight: strongWeight, size: base, lang: theme.lang })
  const room = side - theme.margin.left * 1.75
  return (words !== '' || copy.logo !== undefined) && words.length <= 60 && widest <= room
}

function mastheadWords(copy: CanvasCopy): string {
  return [brandOf(copy), ...copy.before.map(plainText)].filter(Boolean).join(' ')
}

function Masthead({
  copy,
  theme,
  inverted,
}: Omit<CardProps, 'strips'> & { readonly inverted: boolean }): Child {
  const brand = brandOf(copy)
  const { color, type } = theme
  if (!brand && copy.before.length === 0 && !copy.logo) return null
  return (
    <div
      part="masthead"
      style={{
        shrink: 0,
        color: inverted ? color.onAccent : color.accentText,
        weight: type.strongWeight,
        leading: 1.2,
        marginBottom: space(theme, 0.5),
      }}
    >
      {copy.logo && (
        <img src={copy.logo} alt="" style={{ height: type.base * 2, fit: 'contain', alignSelf: 'start' }} />
      )}
      {brand && <p>{brand}</p>}
      <Prose nodes={copy.before} theme={theme} measured={false} />
    </div>
  )
}
