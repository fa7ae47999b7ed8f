import { bodyStyle, displayStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { plainText } from '../../../core/source/text.ts'
import { pt } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { toText } from '../../parts/fields.ts'
import { onInverse } from '../../parts/grow-theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { canvasSheet } from './canvas-sheet.ts'
import { type Fact, readFacts } from './facts.ts'
import { addressOf } from './read-announcement.ts'
import { fitTitle, Title } from './title.tsx'

interface SideProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
}

/** Share of the front that a picture takes. */
const pictureShare = 0.4

/** Front and back of a card; without anything to reach somebody by, the front alone. */
export function composeBusinessCard(copy: CanvasCopy, theme: Theme): readonly Sheet[] {
  const title = copy.headline ? plainText(copy.headline) : (copy.brand ?? nameOf(copy) ?? '')
  const front = canvasSheet('front', theme, <Front copy={copy} theme={theme} />, title)
  if (!hasBack(copy, theme)) return [front]
  const dark = onInverse(theme)
  return [front, canvasSheet('back', dark, <Back copy={copy} theme={dark} />, nameOf(copy) ?? title)]
}

function nameOf({ fields }: CanvasCopy): string | undefined {
  return toText(fields.name)
}

function hasBack(copy: CanvasCopy, theme: Theme): boolean {
  const written = copy.rest.length > 0 || copy.support !== undefined || addressOf(copy) !== undefined
  return written || contacts(copy, theme).length > 0 || (nameOf(copy) !== undefined && hasMark(copy))
}

/** Whether the front has something of its own besides the person's name. */
function hasMark({ headline, brand }: CanvasCopy): boolean {
  return headline !== undefined || brand !== undefined
}

/** The logo over the name it stands for, at the foot of a free field. */
function Front({ copy, theme }: SideProps): Child {
  const { page, margin } = theme
  const { headline, tagline, logo } = copy
  const name = headline ? plainText(headline) : (copy.brand ?? nameOf(copy) ?? '')
  const beside = copy.picture ? page.width * pictureShare : 0
  const width = page.width - margin.left - margin.right - beside
  const most = Math.min(page.width, page.height) * 0.13
  const { size } = fitTitle(name, theme, { width, height: page.height * 0.4, lines: 3, least: pt(9), most })
  const centred = theme.type.align === 'center'
  return (
    <section
      flow
      style={{ ...bodyStyle(theme), width, height: '100%', display: 'flex', direction: 'column' }}
    >
      <Portrait copy={copy} theme={theme} />
      {logo ? (
        <img
          src={logo}
          alt=""
          style={{ height: page.height * 0.27, fit: 'contain', alignSelf: centred ? 'center' : 'start' }}
        />
      ) : (
        <Mark theme={theme} />
      )}
      {copy.before.length > 0 && (
        <div style={{ marginTop: space(theme, 0.5) }}>
          <Prose nodes={copy.before} theme={theme} measured={false} />
        </div>
      )}
      <div style={{ grow: 1 }} />
      {headline ? (
        <Title heading={headline} theme={theme} size={size} />
      ) : (
        <h1 style={displayStyle(theme, size)}>{name}</h1>
      )}
      {tagline && <p style={{ color: theme.color.accentText, marginTop: space(theme, 0.25) }}>{tagline}</p>}
    </section>
  )
}

/** A picture that is not the logo, to the edges of the card. */
function Portrait({ copy: { picture }, theme: { page, dir } }: SideProps): Child {
  if (!picture?.data?.asset) return null
  const width = page.width * pictureShare
  const left = dir === 'ltr' ? page.width - width : 0
  const box = { position: 'absolute', top: 0, left, width, height: page.height, fit: 'cover' } as const
  return <img src={picture.data.asset} alt={picture.alt ?? ''} style={box} />
}

/** A short bar in the accent's colour where there is no logo. */
function Mark({ theme: { page, color, type } }: { readonly theme: Theme }): Child {
  const alignSelf = type.align === 'center' ? 'center' : 'start'
  const height = page.height * 0.03
  return <div ariaHidden style={{ width: page.width * 0.14, height, background: color.accent, alignSelf }} />
}

/** The person over the ways to reach them, on one edge. */
function Back({ copy, theme }: SideProps): Child {
  const { page, margin, color, type } = theme
  const name = hasMark(copy) ? nameOf(copy) : undefined
  const role = toText(copy.fields.role)
  const address = addressOf(copy)
  const width = page.width - margin.left - margin.right
  const room = { width, height: page.height * 0.25, lines: 2, least: pt(10), most: pt(14) }
  return (
    <section flow style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {name && (
        <p style={{ ...displayStyle(theme, fitTitle(name, theme, room).size), leading: 1.15 }}>{name}</p>
      )}
      {role && <p style={{ color: color.accentText, marginTop: type.base * 0.2 }}>{role}</p>}
      {copy.support && <Prose nodes={[copy.support]} theme={theme} measured={false} />}
      <div style={{ grow: 1, minHeight: space(theme, 0.5) }} />
      <Contacts facts={contacts(copy, theme)} theme={theme} />
      <Prose nodes={copy.rest} theme={theme} measured={false} />
      {address && !saysAddress(copy, address) && <p style={{ color: color.textMuted }}>{address}</p>}
    </section>
  )
}

function saysAddress({ fields }: CanvasCopy, address: string): boolean {
  return toText(fields.web) === address
}

function contacts(copy: CanvasCopy, { lang }: Theme): readonly Fact[] {
  return readFacts(copy.fields, lang, ['name', 'role', 'url', 'title'])
}

/** What speaks for itself (a telephone number, an address) stands without a label, on lines of even leading. */
const plain: ReadonlySet<string> = new Set(['phone', 'mobile', 'tel', 'email', 'web', 'website', 'address'])

function Contacts({ facts, theme }: { readonly facts: readonly Fact[]; readonly theme: Theme }): Child {
  return facts.flatMap(fact =>
    fact.lines.map((line, index) => (
      <p part="contact" style={{ leading: 1.4, numeric: 'tabular' }}>
        {!plain.has(fact.name) && index === 0 && (
          <span style={{ color: theme.color.textMuted }}>{`${fact.label} `}</span>
        )}
        {line}
      </p>
    )),
  )
}
