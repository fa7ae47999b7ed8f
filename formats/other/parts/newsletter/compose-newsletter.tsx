import {
  bodyStyle,
  Button,
  displayStyle,
  headingSize,
  Phrasing,
  Prose,
  safeHref,
} from '../../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../../core/compose/sheet.ts'
import type { Element } from '../../../../core/compose/tree.ts'
import { space, type Theme } from '../../../../core/theme/theme.ts'
import { growTheme } from '../../../parts/grow-theme.ts'
import type { Newsletter, Piece } from './read-newsletter.ts'
import { serviceWord } from './words.ts'

/** Widths that all mail programs hold to, px. */
const LETTER = 600
const SIDE = 40

/** One column of 600 px on a quiet ground: brand, opening with one button, stories, and the footer that a letter must have. */
export function composeNewsletter(letter: Newsletter, theme: Theme): readonly Sheet[] {
  const { color } = theme
  const root: Child = (
    <div part="screen" style={{ ...bodyStyle(theme), background: color.paperAlt }}>
      {letter.preheader && (
        <p part="preheader" style={{ display: 'none' }}>
          {letter.preheader}
        </p>
      )}
      <main style={{ maxWidth: LETTER, marginInline: 'auto', background: color.paper }}>
        <Masthead letter={letter} theme={theme} />
        <Opening letter={letter} theme={theme} />
        {letter.stories.map(story => (
          <Story pieces={story} letter={letter} theme={theme} />
        ))}
        <div style={{ height: space(theme, 1.5) }} />
      </main>
      <Footer letter={letter} theme={theme} />
    </div>
  )
  return [
    {
      name: 'page',
      size: theme.page,
      margin: 0,
      background: color.paperAlt,
      root: toNodes(root)[0] as Element,
    },
  ]
}

interface LetterProps {
  readonly letter: Newsletter
  readonly theme: Theme
}

const inset = [0, SIDE] as const

/** Whose letter it is, and where it can be read on the web. */
function Masthead({ letter, theme }: LetterProps): Child {
  const { brand, tagline, logo, online } = letter
  if (!brand && !logo && !online) return <div style={{ height: space(theme, 1.5) }} />
  const small = theme.type.base * 0.86
  return (
    <header
      style={{
        display: 'flex',
        justify: 'between',
        align: 'center',
        gap: 16,
        padding: [space(theme, 1.25), SIDE, space(theme, 1), SIDE],
      }}
    >
      <div style={{ display: 'flex', align: 'center', gap: 12 }}>
        {logo && <Logo logo={logo} named={brand !== undefined} />}
        <div>
          {brand && (
            <p style={{ weight: theme.type.strongWeight, color: theme.color.heading, leading: 1.3 }}>
              {brand}
            </p>
          )}
          {tagline && <p style={{ size: small, color: theme.color.textMuted, leading: 1.3 }}>{tagline}</p>}
        </div>
      </div>
      {online && (
        <p style={{ size: small, shrink: 0 }}>
          <a href={online} style={{ color: theme.color.textMuted, decoration: 'underline' }}>
            {serviceWord('online', theme.lang)}
          </a>
        </p>
      )}
    </header>
  )
}

/** px */
const LOGO = { height: 40, width: 200 } as const

/** The mark beside a name says nothing more. */
function Logo({
  logo,
  named,
}: {
  readonly logo: NonNullable<Newsletter['logo']>
  readonly named: boolean
}): Child {
  const width = Math.round(Math.min(LOGO.height * logo.shape, LOGO.width))
  const height = Math.round(width / logo.shape)
  return <img src={logo.asset} alt={named ? '' : logo.asset} style={{ width, height, shrink: 0 }} />
}

/** Title, picture from edge to edge, the first words a little larger, and the one button. */
function Opening({ letter, theme }: LetterProps): Child {
  return letter.opening.map((piece, at) => (
    <OpeningPiece piece={piece} letter={letter} theme={theme} gap={at === 0 ? 0 : space(theme, 1)} />
  ))
}

interface PieceProps extends LetterProps {
  readonly piece: Piece
  /** px above it. */
  readonly gap: number
}

function OpeningPiece({ piece, letter, theme, gap }: PieceProps): Child {
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
    case 'prose':
      return (
        <div style={{ padding: inset, marginTop: gap, size: lead }}>
          <Prose
            nodes={piece.blocks}
            theme={growTheme(theme, 1.12)}
            size={lead}
            footnotes={letter.footnotes}
            measured={false}
          />
        </div>
      )
  }
}

interface StoryProps extends LetterProps {
  readonly pieces: readonly Piece[]
}

/** A story under a hairline. */
function Story({ pieces, letter, theme }: StoryProps): Child {
  return (
    <section style={{ padding: [space(theme, 1.75), SIDE, 0, SIDE], breakInside: 'avoid' }}>
      <div
        ariaHidden
        style={{ height: 1, background: theme.color.hairline, marginBottom: space(theme, 1.5) }}
      />
      {pieces.map((piece, at) => (
        <StoryPiece piece={piece} letter={letter} theme={theme} gap={at === 0 ? 0 : space(theme, 0.75)} />
      ))}
    </section>
  )
}

function StoryPiece({ piece, letter, theme, gap }: PieceProps): Child {
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
    case 'prose':
      return (
        <div style={{ marginTop: gap }}>
          <Prose nodes={piece.blocks} theme={theme} level={2} footnotes={letter.footnotes} measured={false} />
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
        const href = safeHref(link.url) ?? ''
        const words = <Phrasing nodes={link.children} theme={theme} />
        return piece.primary && at === 0 ? (
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

/** Who sends the letter, from where, and how to end it. */
function Footer({ letter, theme }: LetterProps): Child {
  const { brand, address, unsubscribe } = letter
  const size = Math.max(13, Math.round(theme.type.base * 0.82))
  const { color } = theme
  if (address.length === 0 && !unsubscribe && !brand) return null
  const named = brand !== undefined && !address.join(' ').includes(brand)
  return (
    <footer
      style={{
        maxWidth: LETTER,
        marginInline: 'auto',
        padding: [space(theme, 1.25), SIDE, space(theme, 1.75), SIDE],
        size,
        leading: 1.5,
        color: color.textMuted,
        textAlign: 'center',
        hyphens: false,
      }}
    >
      {named && <p style={{ weight: theme.type.strongWeight }}>{brand}</p>}
      {address.length > 0 && (
        <address style={{ textWrap: 'balance' }}>
          {address.map((line, at) => (
            <>
              {at > 0 && <br />}
              {line}
            </>
          ))}
        </address>
      )}
      {unsubscribe && (
        <p style={{ marginTop: space(theme, 0.5) }}>
          <a href={unsubscribe} style={{ color: color.textMuted, decoration: 'underline' }}>
            {serviceWord('unsubscribe', theme.lang)}
          </a>
        </p>
      )}
    </footer>
  )
}
