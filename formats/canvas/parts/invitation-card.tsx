import type { RootContent } from 'mdast'
import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { textHeight } from '../../parts/text-height.ts'
import { canvasSheet } from './canvas-sheet.ts'
import { type Fact, readFacts } from './facts.ts'
import { addressOf, brandOf, isKeyLine } from './read-announcement.ts'
import { fitTitle, Title } from './title.tsx'

interface CardProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
}

/** Share of the page's height that a picture over the words takes. */
const pictureShare = 0.36

/** One sheet on one axis: hosts, names, request, then when, where and how to answer, below a short rule. */
export function composeInvitation(copy: CanvasCopy, theme: Theme): readonly Sheet[] {
  const title = copy.headline ? plainText(copy.headline) : (copy.brand ?? '')
  const { top, bottom } = theme.margin
  const even = Math.min(top, bottom)
  const balanced = { ...theme, margin: { ...theme.margin, top: even, bottom: even } }
  return [canvasSheet('canvas', balanced, <Card copy={copy} theme={balanced} />, title)]
}

function Card({ copy, theme }: CardProps): Child {
  const { page, margin } = theme
  const { picture } = copy
  const height = picture ? Math.round(page.height * pictureShare) : 0
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {picture?.data?.asset && (
        <img
          src={picture.data.asset}
          alt={picture.alt ?? ''}
          style={{ position: 'absolute', top: 0, left: 0, width: page.width, height, fit: 'cover' }}
        />
      )}
      {picture && <div style={{ height: height - margin.top * 0.4, shrink: 0 }} />}
      <div flow style={{ grow: 1, display: 'flex', direction: 'column' }}>
        {/* A block stands well a little over the middle. */}
        <div style={{ grow: 5 }} />
        <Words copy={copy} theme={theme} />
        <div style={{ grow: 6 }} />
      </div>
    </section>
  )
}

function Words({ copy, theme }: CardProps): Child {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const brand = brandOf(copy)
  const address = addressOf(copy)
  const facts = readFacts(copy.fields, theme.lang, ['url', 'title', 'event', 'description'])
  const above = [...copy.before, ...(copy.support ? [copy.support] : []), ...copy.rest]
  const room = (page.height - margin.top - margin.bottom) * (copy.picture ? 1 - pictureShare : 1)
  const { size } = fitTitle(copy.headline ? plainText(copy.headline) : '', theme, {
    width,
    height: Math.max(
      room - textHeight(above, theme, width) - space(theme, 3 + 1.5 * facts.length),
      page.height * 0.08,
    ),
    lines: 3,
    least: theme.type.base * 1.9,
    most: Math.min(page.width, page.height) * 0.14,
  })
  return (
    <>
      {copy.logo && <img src={copy.logo} alt="" style={{ height: space(theme, 2), fit: 'contain' }} />}
      {brand && <p style={{ color: theme.color.accentText }}>{brand}</p>}
      <Prose nodes={copy.before} theme={theme} measured={false} />
      {copy.headline && (
        <Title
          heading={copy.headline}
          theme={theme}
          size={size}
          style={{ margin: [space(theme, 0.75), 0] }}
        />
      )}
      {copy.support && <Prose nodes={[copy.support]} theme={theme} measured={false} />}
      {copy.rest.length + facts.length > 0 && copy.headline && <Divider theme={theme} />}
      {facts.map(fact => (
        <FactLine fact={fact} theme={theme} />
      ))}
      <Details blocks={copy.rest} theme={theme} />
      {address && <p style={{ marginTop: space(theme, 0.75), color: theme.color.textMuted }}>{address}</p>}
    </>
  )
}

/** When and where, from the front matter: a quiet label and its value on one line. */
function FactLine({ fact, theme }: { readonly fact: Fact; readonly theme: Theme }): Child {
  return (
    <p part="fact" style={{ marginTop: space(theme, 0.25), color: theme.color.heading }}>
      <span style={{ color: theme.color.textMuted }}>{`${fact.label}: `}</span>
      {fact.lines.join(', ')}
    </p>
  )
}

/** A short rule on the axis, or at the start of the lines where they are set flush. */
function Divider({ theme }: { readonly theme: Theme }): Child {
  const { unit, type, color } = theme
  const height = Math.max(theme.rule, 1)
  const alignSelf = type.align === 'center' ? 'center' : 'start'
  const margin = [space(theme, 1), 0, space(theme, 1), 0] as const
  return (
    <div
      ariaHidden
      style={{ alignSelf, width: unit * 2, height, background: color.accent, margin, shrink: 0 }}
    />
  )
}

/** What follows the names; the lines with date and time are larger. */
function Details({
  blocks,
  theme,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
}): Child {
  const key = growTheme(theme, 1.2)
  return blocks.map((block, index) => {
    const large = isKeyLine(block)
    const marginTop =
      index === 0 ? 0 : space(theme, large && isKeyLine(blocks[index - 1] ?? block) ? 0.25 : 0.75)
    const style = large
      ? { marginTop, size: key.type.base, color: theme.color.heading, leading: 1.3 }
      : { marginTop }
    return (
      <div style={style}>
        <Prose nodes={[block]} theme={large ? key : theme} level={2} measured={false} />
      </div>
    )
  })
}
