import { displayStyle, Phrasing, Prose, Rule, safeHref } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linkOf } from '../../../core/reading/lists/links.ts'
import type { Claim } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { fittedSize } from './headline.ts'
import {
  labelled,
  LEAD,
  type Letter,
  LETTER,
  type LetterProps,
  onPanel,
  padded,
  ROOM,
  SIDE,
} from './letter.ts'
import { serviceWord } from './words.ts'

/** The line that mail programs show before a letter is opened; in the letter itself only paper and pictures show it. */
export function Preview({ letter, theme }: LetterProps): Child {
  if (letter.preview.length === 0) return <FirstWords letter={letter} theme={theme} />
  return (
    <div
      preview
      part="preheader"
      style={{
        ...padded(space(theme, 0.75), space(theme, 0.75)),
        size: Math.round(theme.type.base * 0.85),
        color: theme.color.textMuted,
      }}
    >
      {letter.preview.map(claim => (
        <p>
          <Phrasing nodes={labelled(claim).children} theme={theme} />
        </p>
      ))}
    </div>
  )
}

/** Letters that mail programs show beside a subject. */
const SHOWN = 110

/** Without a line for it, what programs show begins with the first sentence and not with the masthead. */
function FirstWords({ letter }: LetterProps): Child {
  const prose = letter.opening.find(piece => piece.kind === 'prose')
  const [first] = prose?.blocks ?? []
  if (first === undefined) return null
  const words = plainText(first).replace(/\s+/g, ' ')
  const sentence = words.slice(0, SHOWN).replace(words.length > SHOWN ? /\s+\S*$/ : /$/, '')
  return (
    <div preview style={{ display: 'none' }}>
      {sentence}
    </div>
  )
}

/** px of the headline, over the width of its column. */
const HEADLINE = { sizes: [92, 80, 68, 58, 50, 43, 36, 31, 26], width: LETTER - 2 * SIDE, lines: 4 } as const
/** The same on a phone. */
const PHONE = { sizes: [54, 46, 40, 34, 29, 24, 20], width: 310, lines: 5 } as const

/** px that a headline has at least: never smaller than the first words below it, however long its own words are. */
function leastSize({ type }: Theme): number {
  return Math.ceil(type.base * LEAD * 1.05)
}

/** px of a letter's headline. */
export function headlineSize({ headline }: Letter, theme: Theme): number {
  return Math.max(fittedSize(headline ? plainText(headline) : '', theme, HEADLINE), leastSize(theme))
}

/** Whose letter it is, and its headline, on a panel in the accent. */
export function Head({ letter, theme: whole }: LetterProps): Child {
  const theme = onPanel(whole)
  const { headline } = letter
  const words = headline ? plainText(headline) : ''
  const least = leastSize(theme)
  const size = headlineSize(letter, theme)
  const hasMasthead = letter.brand.length + letter.issue.length > 0 || letter.logo || letter.online
  if (!headline && !hasMasthead) return null
  return (
    <header
      style={{
        ...padded(space(theme, 1.25), space(theme, 1.75)),
        background: theme.color.paper,
        color: theme.color.text,
      }}
    >
      {hasMasthead && <Masthead letter={letter} theme={theme} />}
      {headline && (
        <h1
          style={{
            ...displayStyle(theme, size),
            marginTop: space(theme, hasMasthead ? 1.75 : 1),
            leading: size > 60 ? 1 : 1.1,
            narrow: { size: Math.max(Math.min(size, fittedSize(words, theme, PHONE)), least), leading: 1.1 },
          }}
        >
          <Phrasing nodes={headline.children} theme={theme} size={size} heading />
        </h1>
      )}
      {letter.strap.map((line, at) => (
        <p
          style={{
            size: Math.round(theme.type.base * BRAND),
            marginTop: space(theme, at === 0 ? 0.75 : 0.1),
          }}
        >
          <Phrasing nodes={line.nodes} theme={theme} />
        </p>
      ))}
    </header>
  )
}

/** Size of the brand's name over the text. */
const BRAND = 1.2

/** Whose letter it is, which one, and where it can be read on the web. */
function Masthead({ letter, theme }: LetterProps): Child {
  const { brand, issue, logo, online } = letter
  const small = Math.round(theme.type.base * 0.84)
  const [name, ...others] = brand
  const muted = { size: small, color: theme.color.textMuted, leading: 1.35 } as const
  return (
    <div style={{ display: 'flex', justify: 'between', align: 'center', gap: 16, textAlign: 'start' }}>
      <div style={{ display: 'flex', align: 'center', gap: 12 }}>
        {logo && <Logo logo={logo} />}
        <div>
          {name && (
            <p
              style={{
                size: Math.round(theme.type.base * BRAND),
                weight: theme.type.strongWeight,
                color: theme.color.heading,
                leading: 1.3,
              }}
            >
              <Phrasing nodes={labelled(name).children} theme={theme} />
            </p>
          )}
          {[
            ...(name?.facts ?? []).map(({ blocks }) => blocks),
            ...others.map(({ nodes }) => [{ type: 'paragraph' as const, children: [...nodes] }]),
          ].map(blocks => (
            <div style={muted}>
              <Prose nodes={blocks} theme={theme} size={small} measured={false} />
            </div>
          ))}
        </div>
      </div>
      {(online || issue.length > 0) && (
        <div style={{ ...muted, textAlign: 'end' }}>
          {issue.map(claim => (
            <p>
              <Phrasing nodes={labelled(claim).children} theme={theme} />
            </p>
          ))}
          {online && (
            <p>
              <a href={online.href} style={{ color: theme.color.textMuted, decoration: 'underline' }}>
                {serviceWord('online', theme.lang)}
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** px */
const LOGO = { height: 44, width: 200 } as const

/** The mark beside a name says nothing more. */
function Logo({ logo }: { readonly logo: NonNullable<Letter['logo']> }): Child {
  const width = Math.round(Math.min(LOGO.height * logo.shape, LOGO.width))
  const height = Math.round(width / logo.shape)
  return <img src={logo.asset} alt="" style={{ width, height, shrink: 0 }} />
}

/** The last words and who says them. */
export function Closing({ letter, theme }: LetterProps): Child {
  if (letter.closing.length + letter.signed.length === 0) return null
  return (
    <div part="closing" style={padded(ROOM, ROOM)}>
      {letter.closing.map(claim => (
        <Prose nodes={claim.blocks} theme={theme} measured={false} />
      ))}
      <Prose nodes={letter.signed} theme={theme} measured={false} />
    </div>
  )
}

/** Letters of a way out that stands beside the address. */
const SHORT = 40

interface FooterProps extends LetterProps {
  /** It stands under a panel in the same colour. */
  readonly under: boolean
}

/** Who sends the letter, from where, and how to end it. */
export function Footer({ letter, theme: whole, under }: FooterProps): Child {
  const { address, unsubscribe, small } = letter
  const [brand] = letter.brand
  if (address.length === 0 && !unsubscribe && !brand && small.length === 0) return null
  const theme = onPanel(whole)
  const { color } = theme
  const named = brand !== undefined && !address.some(({ text }) => text.includes(brand.text))
  const short = unsubscribe !== undefined && (isBare(unsubscribe) || unsubscribe.text.length <= SHORT)
  const way = unsubscribe && (
    <p>
      <Unsubscribe claim={unsubscribe} theme={theme} />
    </p>
  )
  const gap = space(theme, 0.5)
  const look = {
    size: Math.max(13, Math.round(theme.type.base * 0.82)),
    leading: 1.5,
    color: color.textMuted,
    hyphens: false,
  }
  return (
    <footer
      style={{
        ...look,
        ...padded(under ? 0 : space(theme, 1.25), space(theme, 1.5)),
        background: color.paper,
      }}
    >
      {under && <Rule theme={theme} color={color.hairline} width={1} />}
      <div
        style={{
          ...(short && { display: 'flex', justify: 'between', gap: 32, textAlign: 'start' }),
          ...(under && { marginTop: gap * 2 }),
        }}
      >
        <div>
          {named && <p style={{ weight: theme.type.strongWeight }}>{firstLine(brand)}</p>}
          {address.map(claim => (
            <address>
              <Line claim={claim} theme={theme} />
            </address>
          ))}
          {small.length > 0 && (
            <div style={{ marginTop: named || address.length > 0 ? gap : 0 }}>
              <Prose nodes={small} theme={theme} measured={false} size={look.size} />
            </div>
          )}
        </div>
        {short ? way : way && <div style={{ marginTop: address.length > 0 ? gap : 0 }}>{way}</div>}
      </div>
    </footer>
  )
}

/** A name without what stands below it. */
function firstLine({ nodes }: Claim): string {
  const end = nodes.findIndex(({ type }) => type === 'break')
  return plainText({ type: 'paragraph', children: end === -1 ? [...nodes] : nodes.slice(0, end) })
}

/** The way out of the list: the word of the language where the copy gives an address alone. */
function Unsubscribe({ claim, theme }: { readonly claim: Claim; readonly theme: Theme }): Child {
  const href = safeHref(linkOf(claim)?.href ?? '')
  const words = <Phrasing nodes={claim.nodes} theme={theme} />
  if (href === undefined) return words
  return (
    <a href={href} style={{ color: theme.color.textMuted, decoration: 'underline' }}>
      {isBare(claim) ? serviceWord('unsubscribe', theme.lang) : words}
    </a>
  )
}

/** The copy gives an address without words. */
function isBare({ value }: Claim): boolean {
  return value?.type === 'url'
}

function Line({ claim, theme }: { readonly claim: Claim; readonly theme: Theme }): Child {
  const { nodes, blocks, facts } = claim
  const [only, ...others] = blocks
  const lines =
    facts.length === 0 && others.length === 0 && only?.type === 'paragraph' ? only.children : nodes
  return [
    claim.written && [<Phrasing nodes={claim.label.nodes} theme={theme} />, ' '],
    <Phrasing nodes={lines} theme={theme} />,
    facts.map(fact => [' · ', <Prose nodes={fact.blocks} theme={theme} measured={false} />]),
  ]
}
