import { Phrasing, Prose, safeHref } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linkOf } from '../../../core/reading/lists/links.ts'
import type { Claim } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { labelled, type Letter, LETTER, type LetterProps, SIDE } from './letter.ts'
import { serviceWord } from './words.ts'

/** The line that mail programs show before a letter is opened, quiet above it. */
export function Preview({ letter, theme }: LetterProps): Child {
  if (letter.preview.length === 0) return null
  return (
    <p
      part="preheader"
      style={{
        maxWidth: LETTER,
        marginInline: 'auto',
        padding: [10, SIDE],
        size: Math.max(12, Math.round(theme.type.base * 0.78)),
        leading: 1.4,
        color: theme.color.textMuted,
      }}
    >
      {letter.preview.map((claim, at) => [
        at > 0 && ' · ',
        <Phrasing nodes={labelled(claim).children} theme={theme} />,
      ])}
    </p>
  )
}

/** Whose letter it is, which one, and where it can be read on the web. */
export function Masthead({ letter, theme }: LetterProps): Child {
  const { brand, issue, logo, online } = letter
  if (brand.length + issue.length === 0 && !logo && !online)
    return <div style={{ height: space(theme, 1.5) }} />
  const small = theme.type.base * 0.86
  const [name, ...others] = brand
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
        {logo && <Logo logo={logo} />}
        <div>
          {name && (
            <p style={{ weight: theme.type.strongWeight, color: theme.color.heading, leading: 1.3 }}>
              <Phrasing nodes={labelled(name).children} theme={theme} />
            </p>
          )}
          {[
            ...(name?.facts ?? []).map(({ blocks }) => blocks),
            ...others.map(({ nodes }) => [{ type: 'paragraph' as const, children: [...nodes] }]),
          ].map(blocks => (
            <div style={{ size: small, color: theme.color.textMuted, leading: 1.3 }}>
              <Prose nodes={blocks} theme={theme} size={small} />
            </div>
          ))}
        </div>
      </div>
      {(online || issue.length > 0) && (
        <div style={{ size: small, textAlign: 'end', color: theme.color.textMuted }}>
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
    </header>
  )
}

/** px */
const LOGO = { height: 40, width: 200 } as const

/** The mark beside a name says nothing more. */
function Logo({ logo }: { readonly logo: NonNullable<Letter['logo']> }): Child {
  const width = Math.round(Math.min(LOGO.height * logo.shape, LOGO.width))
  const height = Math.round(width / logo.shape)
  return <img src={logo.asset} alt="" style={{ width, height, shrink: 0 }} />
}

/** The last words and who says them. */
export function Closing({ letter, theme }: LetterProps): Child {
  if (letter.closing.length === 0) return null
  return (
    <div part="closing" style={{ padding: [space(theme, 1.5), SIDE, 0, SIDE] }}>
      {letter.closing.map(claim => (
        <Prose nodes={claim.blocks} theme={theme} measured={false} />
      ))}
    </div>
  )
}

/** Who sends the letter, from where, and how to end it. */
export function Footer({ letter, theme }: LetterProps): Child {
  const { address, unsubscribe } = letter
  const [brand] = letter.brand
  const size = Math.max(13, Math.round(theme.type.base * 0.82))
  const { color } = theme
  if (address.length === 0 && !unsubscribe && !brand) return null
  const named = brand !== undefined && !address.some(({ text }) => text.includes(brand.text))
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
      {named && <p style={{ weight: theme.type.strongWeight }}>{brand.nodes.map(plainText).join('')}</p>}
      {address.map(claim => (
        <address style={{ textWrap: 'balance' }}>
          <Line claim={claim} theme={theme} />
        </address>
      ))}
      {unsubscribe && (
        <p style={{ marginTop: space(theme, 0.5) }}>
          <Unsubscribe claim={unsubscribe} theme={theme} />
        </p>
      )}
    </footer>
  )
}

/** The way out of the list: the word of the language where the copy gives an address alone. */
function Unsubscribe({ claim, theme }: { readonly claim: Claim; readonly theme: Theme }): Child {
  const href = safeHref(linkOf(claim)?.href ?? '')
  const words = <Phrasing nodes={claim.nodes} theme={theme} />
  if (href === undefined) return words
  return (
    <a href={href} style={{ color: theme.color.textMuted, decoration: 'underline' }}>
      {claim.value?.type === 'url' ? serviceWord('unsubscribe', theme.lang) : words}
    </a>
  )
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
