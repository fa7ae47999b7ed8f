import { bodyStyle, displayStyle, labelStyle, Prose, quietStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { toFields, toText } from '../../parts/fields.ts'
import { type Fact, readFacts } from './facts.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import { headlineSize } from '../../parts/headline.tsx'
import type { CanvasCopy } from '../../parts/read-canvas.ts'

/** What a format decides about a pass: a card of labelled values. */
export interface PassLook {
  /** Fields whose first present one is the headline where the copy has none of its own. */
  readonly headline: readonly string[]
  /** Fields set large. */
  readonly large: readonly string[]
  /** Fields repeated on the stub that is torn off; none: no stub. */
  readonly stub: readonly string[]
  readonly columns: number
}

/** One sheet of labelled values under a headline, with a stub beside a dashed line where the format has one. */
export function composePass(copy: CanvasCopy, theme: Theme, look: PassLook): readonly Sheet[] {
  const { page, margin } = theme
  const words = titleOf(copy, theme, look)
  return [
    {
      name: 'pass',
      size: page,
      margin: [margin.top, margin.right, margin.bottom, margin.left],
      background: theme.color.paper,
      root: toNodes(<Pass copy={copy} theme={theme} look={look} />)[0] as Element,
      fitFloor: 0.5,
      ...(words && { title: words }),
    },
  ]
}

interface PassProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly look: PassLook
}

function titleOf(copy: CanvasCopy, theme: Theme, { headline }: PassLook): string | undefined {
  if (headline[0] === 'heading' && copy.headline) return plainText(copy.headline)
  const facts = readFacts(copy.fields, theme.lang)
  const fact = headline.flatMap(name => facts.find(one => one.name === name) ?? [])[0]
  if (headline[0] === 'route') {
    const [from, to] = ['from', 'to'].map(end => toText(toFields(copy.fields[end]).code))
    if (from && to) return `${from} → ${to}`
  }
  if (fact) return fact.lines[0]
  return copy.headline ? plainText(copy.headline) : copy.brand
}

function Pass({ copy, theme, look }: PassProps): Child {
  const { page, margin } = theme
  const room = page.width - margin.left - margin.right
  const facts = readFacts(copy.fields, theme.lang)
  const repeated = facts.filter(fact => look.stub.includes(fact.name))
  const stub = repeated.length > 0 && page.width > page.height * 1.4 ? Math.round(room * 0.26) : 0
  const gap = stub > 0 ? space(theme, 1.5) : 0
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', gap }}>
      <div flow style={{ width: room - stub - gap, display: 'flex', direction: 'column' }}>
        <Main copy={copy} theme={theme} look={look} width={room - stub - gap} facts={facts} />
      </div>
      {stub > 0 && (
        <div
          part="stub"
          style={{
            width: stub,
            borderLeft: { width: 1, color: theme.color.border, style: 'dashed' },
            padding: [0, 0, 0, gap],
            display: 'flex',
            direction: 'column',
            gap: space(theme, 0.5),
          }}
        >
          <p style={{ ...displayStyle(theme, theme.type.base * 1.15) }}>{titleOf(copy, theme, look)}</p>
          {repeated.map(fact => (
            <Value fact={fact} theme={theme} large={false} />
          ))}
        </div>
      )}
    </section>
  )
}

function Main({
  copy,
  theme,
  look,
  width,
  facts,
}: PassProps & { readonly width: number; readonly facts: readonly Fact[] }): Child {
  const { page } = theme
  const words = titleOf(copy, theme, look) ?? ''
  const size = headlineSize(words, {
    width,
    lines: 2,
    least: sizeAt(theme, 2),
    most: Math.min(page.width, page.height) * 0.17,
  })
  const heading = copy.headline && plainText(copy.headline)
  const shown = facts.filter(
    fact =>
      fact.name !== 'subtitle' &&
      !(fact.lines.length === 1 && (fact.lines[0] === words || fact.lines[0] === heading)),
  )
  const prose = growTheme(theme, 0.92)
  const subtitle = toText(copy.fields.subtitle)
  const terms = subtitle && copy.support ? [copy.support] : []
  const own = heading !== undefined && heading !== words && heading !== copy.brand
  return (
    <>
      {copy.logo && (
        <img
          src={copy.logo}
          alt={copy.brand ?? ''}
          style={{ height: theme.type.base * 2.4, fit: 'contain', alignSelf: 'start' }}
        />
      )}
      {copy.brand && copy.brand !== words && (
        <p part="brand" style={{ ...labelStyle(theme) }}>
          {[copy.brand, copy.tagline].filter(Boolean).join(' · ')}
        </p>
      )}
      <h1
        part="headline"
        style={{ ...displayStyle(theme, size), leading: 1.08, marginTop: space(theme, 0.25) }}
      >
        {words}
      </h1>
      {own && <p style={{ size: sizeAt(theme, 1), weight: theme.type.strongWeight }}>{heading}</p>}
      {subtitle && <p style={{ size: sizeAt(theme, 1), leading: 1.25 }}>{subtitle}</p>}
      {!subtitle && copy.support && (
        <div style={{ marginTop: space(theme, 0.25) }}>
          <Prose nodes={[copy.support]} theme={theme} />
        </div>
      )}
      <div
        part="facts"
        style={{
          display: 'grid',
          columns: look.columns,
          gap: [space(theme, 0.6), space(theme, 0.8)],
          marginTop: space(theme, 0.75),
          grow: 1,
        }}
      >
        {shown.map(fact => (
          <Value fact={fact} theme={theme} large={look.large.includes(fact.name)} />
        ))}
      </div>
      <div style={{ ...quietStyle(theme), marginTop: space(theme, 0.5) }}>
        <Prose
          nodes={[...copy.before, ...terms, ...copy.rest]}
          theme={prose}
          size={prose.type.base}
          measured={false}
        />
        {brandAddress(copy) && <p>{brandAddress(copy)}</p>}
      </div>
    </>
  )
}

function brandAddress({ fields }: CanvasCopy): string | undefined {
  const { brand } = fields
  return typeof brand === 'object' && brand !== null && 'address' in brand ? toText(brand.address) : undefined
}

function Value({
  fact,
  theme,
  large,
}: {
  readonly fact: Fact
  readonly theme: Theme
  readonly large: boolean
}): Child {
  const size = sizeAt(theme, large ? 2 : 0)
  return (
    <div part="fact">
      <p style={{ ...labelStyle(theme), color: theme.color.textMuted }}>{fact.label}</p>
      {fact.lines.map(line => (
        <p
          style={{
            size,
            leading: 1.2,
            numeric: 'tabular',
            ...(large && { weight: theme.type.strongWeight, color: theme.color.heading }),
          }}
        >
          {line}
        </p>
      ))}
    </div>
  )
}
