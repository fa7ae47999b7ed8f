import type { Child } from '../../../../core/compose/jsx-runtime.ts'
import { space } from '../../../../core/theme/theme.ts'
import { LETTER, type LetterProps, SIDE } from './letter.ts'
import type { Newsletter } from './read-newsletter.ts'
import { serviceWord } from './words.ts'

/** Whose letter it is, and where it can be read on the web. */
export function Masthead({ letter, theme }: LetterProps): Child {
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

/** Who sends the letter, from where, and how to end it. */
export function Footer({ letter, theme }: LetterProps): Child {
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
