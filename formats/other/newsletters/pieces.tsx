import { ledToSize } from '../../../core/compose/button.tsx'
import { RowTable } from './rows.tsx'
import {
  Button,
  displayStyle,
  Heading,
  KeyValue,
  Phrasing,
  Prose,
  quietStyle,
  safeHref,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import type { Asset } from '../../../core/image/asset.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { DatedRows, LargeNumeral, LineByLine } from './dated.tsx'
import { LEAD, LETTER, type LetterProps, type Piece, SIDE } from './letter.ts'
import { shapeOf, wordCount } from './story-layout.ts'

/** A piece of a letter and its place. */
interface PieceProps {
  readonly theme: Theme
  readonly piece: Piece
  /** px above it. */
  readonly gap: number
}

/** Words up to which the first paragraph is set larger. */
const SHORT = 60

/** A piece of the opening: its first words larger, in the display face. */
export function OpeningPiece({ piece: given, theme, gap }: PieceProps): Child {
  const piece: Piece = given.kind === 'lines' && gap === 0 ? { kind: 'prose', blocks: [given.block] } : given
  if (piece.kind !== 'prose' || gap > 0) return <StoryPiece piece={piece} theme={theme} gap={gap} filled />
  const [first, ...others] = piece.blocks
  if (first?.type !== 'paragraph' || wordCount(first) > SHORT)
    return <StoryPiece piece={piece} theme={theme} gap={gap} />
  const size = Math.round(theme.type.base * LEAD)
  const face = displayStyle(theme, size)
  // Faces that are drawn or narrow are for a few large words.
  const isQuiet = ['serif', 'sans'].includes(familyNamed(theme.type.display)?.kind ?? 'sans')
  const family = isQuiet ? face.family : theme.type.text
  return (
    <div>
      <p
        style={{
          ...face,
          ...(family && { family }),
          weight: Math.min(theme.type.displayWeight, 500),
          italic: false,
          transform: 'none',
          tracking: 0,
          leading: 1.35,
          textWrap: 'normal',
        }}
      >
        <Phrasing nodes={first.children} theme={theme} size={size} />
      </p>
      {others.length > 0 && (
        <StoryPiece piece={{ ...piece, blocks: others }} theme={theme} gap={space(theme, 0.75)} />
      )}
    </div>
  )
}

/** A picture from edge to edge under the headline. */
export function Cover({ letter, assets }: CoverProps): Child {
  const [piece] = letter.opening
  if (!letter.cover || piece?.kind !== 'picture') return null
  const tall = shapeOf(piece.picture.data?.asset, assets) < 1.3
  return <Picture piece={piece} width={LETTER} {...(tall && { height: COVER })} />
}

interface CoverProps extends Pick<LetterProps, 'letter'> {
  readonly assets: ReadonlyMap<string, Asset>
}

/** px of a cover that is higher by nature. */
const COVER = 400

interface StoryPieceProps extends PieceProps {
  /** What is to be done stands on a button, whether it is the letter's first or not. */
  readonly filled?: boolean
}

/** A piece of a story. */
export function StoryPiece({ piece, theme, gap, filled = false }: StoryPieceProps): Child {
  switch (piece.kind) {
    case 'heading':
      return (
        <Heading level={3} theme={theme} style={{ marginTop: gap }}>
          <Phrasing nodes={piece.heading.children} theme={theme} heading />
        </Heading>
      )
    case 'picture':
      return <Picture piece={piece} width={LETTER - 2 * SIDE} gap={gap} radius={cornerOf(theme)} />
    case 'actions':
      return <Actions piece={piece} theme={theme} gap={gap} filled={filled || piece.primary} />
    case 'figures':
    case 'facts':
      return (
        <div style={{ marginTop: gap }}>
          <Grid piece={piece} theme={theme} />
        </div>
      )
    case 'dated':
      return (
        <div style={{ marginTop: gap }}>
          <DatedRows piece={piece} theme={theme} />
        </div>
      )
    case 'lines':
      return (
        <div style={{ marginTop: gap }}>
          <LineByLine piece={piece} theme={theme} />
        </div>
      )
    case 'rows':
      return (
        <div style={{ marginTop: gap }}>
          <RowTable piece={piece} theme={theme} />
        </div>
      )
    case 'numeral':
      return (
        <div style={{ marginTop: gap }}>
          <LargeNumeral piece={piece} theme={theme} />
        </div>
      )
    case 'prose':
      return (
        <div style={{ marginTop: gap }}>
          <Prose
            nodes={piece.blocks}
            theme={{ ...theme, radius: cornerOf(theme) }}
            level={2}
            measured={false}
          />
        </div>
      )
  }
}

interface PictureProps {
  readonly piece: Piece & { readonly kind: 'picture' }
  /** px */
  readonly width: number
  /** px: what is higher is cut. */
  readonly height?: number
  readonly gap?: number
  readonly radius?: number
}

/** px: buttons may be pills, pictures and boxes not. */
export function cornerOf({ radius }: Theme): number {
  return Math.min(radius, 16)
}

/** A picture, cut where it is given a height. */
export function Picture({ piece, width, height, gap = 0, radius = 0 }: PictureProps): Child {
  const { picture, href } = piece
  const cut = height === undefined ? {} : ({ height, fit: 'cover' } as const)
  const image = (
    <img
      src={picture.data?.asset ?? ''}
      alt={picture.alt ?? ''}
      style={{ width: '100%', maxWidth: width, radius, ...cut }}
    />
  )
  return <div style={{ marginTop: gap }}>{href ? <a href={href}>{image}</a> : image}</div>
}

interface ActionsProps {
  readonly piece: Piece & { readonly kind: 'actions' }
  readonly theme: Theme
  readonly gap: number
  readonly filled: boolean
}

/** What is to be done: one filled button a letter and one for its appeal, so that each stands out, others in outline; what is more is a strong link. */
function Actions({ piece, theme, gap, filled }: ActionsProps): Child {
  const { color, type } = theme
  return (
    <div
      style={{
        display: 'flex',
        wrap: true,
        align: 'center',
        gap: [8, 24],
        marginTop: gap,
        ...(type.align === 'center' && { justify: 'center' }),
      }}
    >
      {piece.links.map((link, at) => {
        const href = safeHref(link.href) ?? ''
        const isButton = filled && at === 0
        const words = <Phrasing nodes={link.words} theme={isButton ? themeOn(theme, 'accent') : theme} />
        // Where to write is read as well: not every program writes a letter by itself.
        const address = href.startsWith('mailto:') && link.note.length > 0 && (
          <p style={quietStyle(theme)}>
            <Phrasing nodes={link.note} theme={theme} />
          </p>
        )
        return [
          isButton ? (
            <Button theme={theme} href={href} size={ledToSize(theme)}>
              {words}
            </Button>
          ) : at === 0 ? (
            <Button theme={theme} href={href} kind="secondary">
              {words}
            </Button>
          ) : (
            <p>
              <a
                href={href}
                style={{ color: color.link, weight: type.strongWeight, decoration: 'underline' }}
              >
                {words}
              </a>
            </p>
          ),
          address,
        ]
      })}
    </div>
  )
}

interface GridProps {
  readonly piece: Piece & { readonly kind: 'figures' | 'facts' }
  readonly theme: Theme
}

/** px of a figure at most, and em of a sign of it. */
const FIGURES = { most: 64, letter: 0.66 }

/** Figures large over their words, two or three beside each other; facts under their labels. */
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
  const columns = piece.items.length % 3 === 0 ? 3 : 2
  const widest = Math.max(...piece.items.map(({ parts }) => parts.value?.text.length ?? 0), 1)
  const room = (LETTER - 2 * SIDE) / columns - 20
  const size = Math.min(FIGURES.most, Math.floor(room / widest / FIGURES.letter))
  return (
    <div
      part="figures"
      style={{
        display: 'grid',
        columns,
        gap: 20,
        narrow: { columns: 2 },
      }}
    >
      {piece.items.map(({ title, parts, facts }) => {
        const [value] = [parts.value, ...facts].filter(fact => fact !== undefined)
        return (
          <div part="stat" style={{ breakInside: 'avoid' }}>
            <div
              part="stat-value"
              style={{ ...displayStyle(theme, size), color: theme.color.accentText, leading: 1.1 }}
            >
              <Prose nodes={value?.blocks ?? []} theme={theme} measured={false} size={size} />
            </div>
            <p part="stat-label" style={{ leading: 1.35 }}>
              <Phrasing nodes={title.nodes} theme={theme} />
            </p>
          </div>
        )
      })}
    </div>
  )
}
