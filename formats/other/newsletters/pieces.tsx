import {
  Button,
  displayStyle,
  headingSize,
  KeyValue,
  Phrasing,
  Prose,
  safeHref,
  Stat,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { inset, LETTER, type Piece, SIDE } from './letter.ts'

/** A piece of a letter and its place. */
interface PieceProps {
  readonly theme: Theme
  readonly piece: Piece
  /** px above it. */
  readonly gap: number
}

/** A piece of the opening: larger than in a story, pictures from edge to edge. */
export function OpeningPiece({ piece, theme, gap }: PieceProps): Child {
  const size = Math.max(headingSize(theme, 1), Math.round(theme.type.base * 2.2))
  const lead = Math.round(theme.type.base * 1.12)
  switch (piece.kind) {
    case 'heading':
      return (
        <h1 style={{ ...displayStyle(theme, size), padding: inset, marginTop: gap, leading: 1.12 }}>
          <Phrasing nodes={piece.heading.children} theme={theme} size={size} heading />
        </h1>
      )
    case 'picture':
      return <Picture piece={piece} width={LETTER} gap={gap} />
    case 'actions':
      return <Actions piece={piece} theme={theme} gap={gap} />
    case 'figures':
    case 'facts':
      return (
        <div style={{ padding: inset, marginTop: gap }}>
          <Grid piece={piece} theme={theme} />
        </div>
      )
    case 'prose':
      return (
        <div style={{ padding: inset, marginTop: gap, size: lead }}>
          <Prose nodes={piece.blocks} theme={scaled(theme, 1.12)} size={lead} measured={false} />
        </div>
      )
  }
}

/** A piece of a story. */
export function StoryPiece({ piece, theme, gap }: PieceProps): Child {
  const size = Math.round(theme.type.base * 1.5)
  switch (piece.kind) {
    case 'heading':
      return (
        <h2 style={{ ...displayStyle(theme, size), marginTop: gap, leading: 1.2 }}>
          <Phrasing nodes={piece.heading.children} theme={theme} size={size} heading />
        </h2>
      )
    case 'picture':
      return <Picture piece={piece} width={LETTER - 2 * SIDE} gap={gap} radius={theme.radius} />
    case 'actions':
      return <Actions piece={piece} theme={theme} gap={gap} inline />
    case 'figures':
    case 'facts':
      return (
        <div style={{ marginTop: gap }}>
          <Grid piece={piece} theme={theme} />
        </div>
      )
    case 'prose':
      return (
        <div style={{ marginTop: gap }}>
          <Prose nodes={piece.blocks} theme={theme} level={2} measured={false} />
        </div>
      )
  }
}

interface PictureProps {
  readonly piece: Piece & { readonly kind: 'picture' }
  /** px */
  readonly width: number
  readonly gap: number
  readonly radius?: number
}

function Picture({ piece, width, gap, radius = 0 }: PictureProps): Child {
  const { picture, href } = piece
  const image = (
    <img
      src={picture.data?.asset ?? ''}
      alt={picture.alt ?? ''}
      style={{ width: '100%', maxWidth: width, radius: Math.min(radius, 12) }}
    />
  )
  return <div style={{ marginTop: gap }}>{href ? <a href={href}>{image}</a> : image}</div>
}

interface ActionsProps {
  readonly piece: Piece & { readonly kind: 'actions' }
  readonly theme: Theme
  readonly gap: number
  /** The place has its own sides. */
  readonly inline?: boolean
}

/** The first action of a letter is a button; further ones are strong links, so that the button stays the only one. */
function Actions({ piece, theme, gap, inline = false }: ActionsProps): Child {
  const { color, type } = theme
  const centred = type.align === 'center'
  return (
    <div
      style={{
        display: 'flex',
        wrap: true,
        align: 'center',
        gap: [8, 24],
        marginTop: gap,
        ...(centred && { justify: 'center' }),
        ...(!inline && { padding: inset }),
      }}
    >
      {piece.links.map((link, at) => {
        const href = safeHref(link.href) ?? ''
        const filled = piece.primary && at === 0
        const words = <Phrasing nodes={link.words} theme={filled ? themeOn(theme, 'accent') : theme} />
        return filled ? (
          <Button theme={theme} href={href}>
            {words}
          </Button>
        ) : (
          <p>
            <a href={href} style={{ color: color.link, weight: type.strongWeight, decoration: 'underline' }}>
              {words}
            </a>
          </p>
        )
      })}
    </div>
  )
}

interface GridProps {
  readonly piece: Piece & { readonly kind: 'figures' | 'facts' }
  readonly theme: Theme
}

/** Figures large over their words, two or four beside each other; facts under their labels. */
function Grid({ piece, theme }: GridProps): Child {
  if (piece.kind === 'facts') {
    const labelled = piece.facts.filter(({ label }) => label.text !== '')
    const bare = piece.facts.filter(({ label }) => label.text === '')
    return [
      bare.flatMap(({ blocks }) => <Prose nodes={blocks} theme={theme} measured={false} />),
      <KeyValue
        theme={theme}
        columns={Math.min(2, Math.max(labelled.length, 1))}
        pairs={labelled.map(({ label, blocks }) => ({
          label: <Phrasing nodes={label.nodes} theme={theme} />,
          value: <Prose nodes={blocks} theme={theme} measured={false} />,
        }))}
      />,
    ]
  }
  return (
    <div
      part="figures"
      style={{
        display: 'grid',
        columns: piece.items.length === 3 ? 3 : piece.items.length > 3 ? 4 : 2,
        gap: 20,
        narrow: { columns: 2 },
      }}
    >
      {piece.items.map(({ title, parts, facts }) => {
        const [value] = [parts.value, ...facts].filter(fact => fact !== undefined)
        return (
          <Stat
            theme={theme}
            step={2}
            value={
              value ? (
                <Prose nodes={value.blocks} theme={theme} measured={false} size={sizeAt(theme, 2)} />
              ) : (
                ''
              )
            }
            label={<Phrasing nodes={title.nodes} theme={theme} />}
          />
        )
      })}
    </div>
  )
}
