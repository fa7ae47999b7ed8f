import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Asset } from '../../../core/image/asset.ts'
import { isToBeSeen } from '../../../core/brief/design.ts'
import { plainText } from '../../../core/source/text.ts'
import { mixed, toOklch } from '../../../core/theme/oklch.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import { hasFurther, themeOn } from '../../../core/theme/theme-on.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { type Fit, fittedSize } from './headline.ts'
import { LETTER, onPanel, padded, type Piece, ROOM, SIDE } from './letter.ts'
import { cornerOf, Picture, StoryPiece } from './pieces.tsx'
import { shapeOf, type StoryLayout } from './story-layout.ts'

/** A story of a letter and how it is laid out. */
interface StoryProps {
  readonly pieces: readonly Piece[]
  readonly layout: StoryLayout
  readonly theme: Theme
  readonly assets: ReadonlyMap<string, Asset>
  /** px: the most that a title may be, so that the letter's own leads. */
  readonly largest: number
}

/** px of a picture that words stand beside, and between the two. */
const BESIDE = { width: 224, gap: 28 } as const

/** What is seen of a picture beside words: never higher than this over its width, and cut by no more than this of its own. */
const CUT = { steepest: 4 / 3, least: 0.75 } as const

/** px of text in a letter, and beside a picture. */
const COLUMN = LETTER - 2 * SIDE

/** px of each of two stories side by side, and between them. */
const PAIR = { width: (COLUMN - 28) / 2, gap: 28 } as const

/** Titles by the manner of a story: the fewer things around, the larger. */
const titles: Readonly<Record<StoryLayout['manner'], Fit>> = {
  above: { sizes: [34, 30, 26], width: COLUMN, lines: 2 },
  beside: { sizes: [30, 27, 24, 22], width: COLUMN - BESIDE.width - BESIDE.gap, lines: 4 },
  paired: { sizes: [28, 25, 22], width: PAIR.width, lines: 4 },
  words: { sizes: [42, 36, 30, 26], width: COLUMN, lines: 3 },
  appeal: { sizes: [56, 48, 40, 34, 28], width: COLUMN, lines: 3 },
}

/** Two stories side by side under pictures of one height; below each other on a phone. */
export function Pair({ stories, layout, theme, assets, largest }: PairProps): Child {
  const shapes = stories.map(pieces => shapeOf(pictureIn(pieces)?.picture.data?.asset, assets))
  const height = Math.round(PAIR.width / Math.sqrt(shapes.reduce((product, shape) => product * shape, 1)))
  // Narrow columns are not centred.
  const own: Theme = { ...theme, type: { ...theme.type, align: 'start' } }
  return (
    <section style={{ ...padded(ROOM, ROOM), breakInside: 'avoid' }}>
      <div style={{ display: 'grid', columns: 2, gap: PAIR.gap, align: 'start', narrow: { columns: 1 } }}>
        {stories.map(pieces => {
          const picture = pictureIn(pieces)
          const words = pieces.filter(piece => piece !== picture)
          return (
            <div style={{ textAlign: 'start' }}>
              {picture && (
                <Picture piece={picture} width={PAIR.width} height={height} radius={cornerOf(theme)} />
              )}
              <div style={{ marginTop: space(theme, 0.75) }}>
                <Below pieces={words} layout={layout} theme={own} assets={assets} largest={largest} />
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

type PairProps = Omit<StoryProps, 'pieces'> & { readonly stories: readonly (readonly Piece[])[] }

function pictureIn(pieces: readonly Piece[]): (Piece & { readonly kind: 'picture' }) | undefined {
  return pieces.find(piece => piece.kind === 'picture')
}

/** A story in its layout. */
export function Story(props: StoryProps): Child {
  const { pieces, layout } = props
  const theme = layout.manner === 'appeal' ? onPanel(props.theme) : onGround(props.theme, layout)
  const filled = layout.manner === 'appeal' || layout.ground !== 'paper'
  const room = layout.manner === 'appeal' ? ROOM * 1.5 : filled ? ROOM * 1.25 : ROOM
  return (
    <section
      style={{
        ...padded(room, room),
        ...(filled && { background: theme.color.paper, color: theme.color.text }),
        breakInside: 'avoid',
      }}
    >
      {layout.manner === 'beside' ? (
        <Beside {...props} theme={theme} />
      ) : (
        <Below {...props} pieces={aboveWords(pieces, layout)} theme={theme} />
      )}
    </section>
  )
}

/** The theme on a field that is found at once: a further colour of the brief as it is, else the tint of the accent; a surface where the page is plain. */
function onStrong(theme: Theme): Theme {
  if (theme.design.decor.fields === false) return themeOn(theme, 'quiet')
  const isAsked = isToBeSeen(theme.design.parts?.dates)
  return themeOn(theme, isAsked ? 'accent' : hasFurther(theme) ? 'further' : 'tint')
}

/** The theme on the ground of a story: its surface, which is seen better than the quiet ground, and its boxes on paper. */
function onGround(theme: Theme, { ground }: StoryLayout): Theme {
  if (ground === 'paper') return theme
  if (ground === 'strong') return onStrong(theme)
  const { paper } = theme.color
  const surface = fieldIn(theme) ?? theme.color.surface
  return { ...theme, color: { ...theme.color, paper: surface, paperAlt: paper, surface: paper } }
}

/** How much of a second colour that a brief names is in the ground of stories: the accent is for what is pressed. */
const FIELD = { light: 0.2, dark: 0.3 } as const

/** Whether a letter has a colour for the grounds of its stories: one that the brief names, or any where it wants fields. Without, room parts them. */
export function isBanded(theme: Theme): boolean {
  return theme.design.decor.fields === true || fieldIn(theme) !== undefined
}

/** The ground of stories in the second colour of the brief; none where it names one alone, or wants no fields. */
function fieldIn({ design: { color, decor, parts }, color: { paper }, mode }: Theme): string | undefined {
  const [first, ...others] = namedSeeds(color)
  // What a brief keeps for buttons is no field.
  const second = others[0] === parts?.buttons?.fill ? first : others[0]
  // Nobody who names the ground of a page asks for a paler second colour beside it.
  const isFree =
    second !== undefined && decor.fields !== false && color.sparing !== true && color.paper === null
  return isFree && toOklch(second).c >= COLOURED ? mixed(paper, second, FIELD[mode]) : undefined
}

/** Chroma (OKLCH) from which on a second colour is one. */
const COLOURED = 0.03

/** A picture that has a whole line stands over the title. */
function aboveWords(pieces: readonly Piece[], { manner }: StoryLayout): readonly Piece[] {
  const picture = manner === 'above' ? pieces.find(({ kind }) => kind === 'picture') : undefined
  return picture ? [picture, ...pieces.filter(piece => piece !== picture)] : pieces
}

/** A picture and the words beside it; below each other on a phone. */
function Beside({ pieces, layout, theme: whole, assets, largest }: StoryProps): Child {
  // A narrow column is not centred.
  const theme: Theme = { ...whole, type: { ...whole.type, align: 'start' } }
  const picture = pictureIn(pieces)
  const shape = shapeOf(picture?.picture.data?.asset, assets)
  const height = Math.round(BESIDE.width * Math.min(1 / shape / CUT.least, CUT.steepest))
  const { dir } = theme
  // The row runs the other way round, so that the picture stands at its end and yet comes first on a phone.
  const turned = dir === 'rtl' ? 'ltr' : 'rtl'
  return (
    <div
      {...(layout.turned && { dir: turned })}
      style={{
        display: 'flex',
        gap: BESIDE.gap,
        align: 'center',
        narrow: { direction: 'column' },
      }}
    >
      <div style={{ width: BESIDE.width, shrink: 0 }}>
        {picture && <Picture piece={picture} width={BESIDE.width} height={height} radius={cornerOf(theme)} />}
      </div>
      <div {...(layout.turned && { dir })} style={{ grow: 1, textAlign: 'start' }}>
        <Below
          pieces={pieces.filter(piece => piece !== picture)}
          layout={layout}
          theme={theme}
          assets={assets}
          largest={largest}
        />
      </div>
    </div>
  )
}

/** The pieces of a story one below the other. */
function Below({ pieces, layout, theme, assets, largest }: StoryProps): Child {
  const fit = titles[layout.manner]
  const sizes = fit.sizes.filter((size, at) => size <= largest || at === fit.sizes.length - 1)
  return pieces.map((piece, at) => {
    const gap = at === 0 ? 0 : space(theme, pieces[at - 1]?.kind === 'heading' ? 0.5 : 0.75)
    if (piece.kind === 'heading')
      return <Title piece={piece} theme={theme} fit={{ ...fit, sizes }} gap={gap} />
    if (piece.kind === 'picture') {
      const upright = shapeOf(piece.picture.data?.asset, assets) < 1.1
      return (
        <Picture
          piece={piece}
          width={COLUMN}
          gap={gap}
          radius={cornerOf(theme)}
          {...(upright && { height: Math.round(COLUMN * 0.75) })}
        />
      )
    }
    return <StoryPiece piece={piece} theme={theme} gap={gap} filled={layout.manner === 'appeal'} />
  })
}

interface TitleProps {
  readonly piece: Piece & { readonly kind: 'heading' }
  readonly theme: Theme
  readonly fit: Fit
  readonly gap: number
}

/** The least that a title is to its text. */
const OVER_TEXT = 1.1

/** A title on a phone. */
const PHONE: Fit = { sizes: [34, 30, 26, 23, 20], width: 310, lines: 4 }

function Title({ piece, theme, fit, gap }: TitleProps): Child {
  const { heading } = piece
  const words = plainText(heading)
  const least = Math.round(theme.type.base * OVER_TEXT)
  const size = Math.max(fittedSize(words, theme, fit), least)
  const small = Math.max(fittedSize(words, theme, PHONE), least)
  return (
    <h2
      style={{
        ...displayStyle(theme, size),
        marginTop: gap,
        leading: size > 36 ? 1.08 : 1.15,
        ...(size > small && { narrow: { size: small } }),
      }}
    >
      {/* Of three words two that are tied would leave the first alone. */}
      <Phrasing nodes={heading.children} theme={theme} size={size} heading={words.split(/\s+/).length > 3} />
    </h2>
  )
}
