import type { RootContent } from 'mdast'
import { bodyStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { Action, isEmphasised } from '../announcements/foot.tsx'
import { type CanvasCopy, readCanvas, titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import type { Entry } from '../copy/entry.ts'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'

/** What a card is made of. */
export interface CardProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly measure: Measure
}

/** Share of the page's height that a picture over the words takes. */
const pictureShare = 0.36

/** Set larger than the other facts. */
const key: readonly Role[] = ['startDate', 'time', 'location']

/** The copy of an invitation: who asks, what for, when and where, and how to answer. */
export function readInvitation(reading: Reading, roles: Roles): CanvasCopy {
  return readCanvas(reading, roles, {
    brand: ['publisher', 'organization'],
    above: ['eyebrow', 'hosts'],
    once: Number.POSITIVE_INFINITY,
    support: ['request', 'alternativeHeadline', 'abstract'],
  })
}

/** Margins as wide above as below: a card that has no foot. */
export function balanced(theme: Theme): Theme {
  const { top, bottom } = theme.margin
  const even = Math.min(top, bottom)
  return { ...theme, margin: { ...theme.margin, top: even, bottom: even } }
}

/** One sheet on one axis: hosts, names, request, then when, where and how to answer, below a short rule. */
export function composeInvitation(
  reading: Reading,
  roles: Roles,
  theme: Theme,
  measure: Measure,
): readonly Sheet[] {
  const copy = readInvitation(reading, roles)
  const own = balanced(theme)
  return [canvasSheet('canvas', own, <Card copy={copy} theme={own} measure={measure} />, titleOf(copy))]
}

/** The words of an invitation as one block on the page, below its picture where it has one. */
export function Card({ copy, theme, measure }: CardProps): Child {
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
        <Words copy={copy} theme={theme} measure={measure} />
        <div style={{ grow: 6 }} />
      </div>
    </section>
  )
}

function Words({ copy, theme, measure }: CardProps): Child {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const room = (page.height - margin.top - margin.bottom) * (copy.picture ? 1 - pictureShare : 1)
  const above = <Above copy={copy} theme={theme} />
  const below = <Below copy={copy} theme={theme} />
  // Its own margins, and some air above and below the whole.
  const around = heightOf([above, below], { width, theme, measure }) + space(theme, 3)
  const { size } = fitTitle(copy.headline?.text ?? '', theme, {
    width,
    height: Math.max(room - around, page.height * 0.08),
    lines: 3,
    least: theme.type.base * 1.9,
    most: Math.min(page.width, page.height) * 0.14,
  })
  return (
    <>
      {above}
      {copy.headline && (
        <Title words={copy.headline} theme={theme} size={size} style={{ margin: [space(theme, 0.75), 0] }} />
      )}
      {below}
    </>
  )
}

type WordsProps = Omit<CardProps, 'measure'>

/** Who asks. */
export function Above({ copy, theme }: WordsProps): Child {
  return (
    <>
      {copy.logo !== undefined && (
        <img src={copy.logo} alt="" style={{ height: space(theme, 2), fit: 'contain' }} />
      )}
      {copy.brand
        .flatMap(({ lines }) => lines)
        .map(({ nodes }) => (
          <p style={{ color: theme.color.accentText }}>
            <Phrasing nodes={nodes} theme={theme} />
          </p>
        ))}
      <Prose nodes={copy.above} theme={theme} measured={false} />
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
    </>
  )
}

/** What for, when and where, and how to answer. */
export function Below({ copy, theme }: WordsProps): Child {
  const { headline, support, rest, terms, captions } = copy
  const { page, margin } = theme
  const action = copy.facts.find(({ role }) => role === 'action')
  const facts = copy.facts.filter(fact => fact !== action)
  // More facts than stand well under each other share the lines of a grid.
  const isCrowded = facts.length * theme.type.base * 3.4 > page.height * 0.42
  const width = page.width - margin.left - margin.right
  const print = scaled(theme, 0.85)
  const isDivided = headline !== undefined && rest.length + facts.length > 0
  return (
    <>
      <Prose nodes={support} theme={theme} measured={false} />
      {isDivided && <Divider theme={theme} />}
      {captions.map(({ nodes }) => (
        <p style={{ color: theme.color.accentText }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      {isCrowded ? (
        <FactGrid facts={facts} theme={theme} width={width} large={key} wrap />
      ) : (
        facts.map(fact => <FactLine fact={fact} theme={theme} />)
      )}
      <Details blocks={rest} theme={theme} first={facts.length === 0} />
      {action && <Action entry={action} theme={theme} />}
      {copy.contacts.length > 0 && (
        <div style={{ marginTop: space(theme, 0.75), color: theme.color.textMuted }}>
          <ContactLine contacts={copy.contacts} theme={theme} />
        </div>
      )}
      {terms.length > 0 && (
        <div style={{ marginTop: space(theme, 0.75), size: print.type.base, color: theme.color.textMuted }}>
          <Prose nodes={terms} theme={print} size={print.type.base} level={3} measured={false} />
        </div>
      )}
    </>
  )
}

/** One fact: a quiet label over its lines, or the lines alone; when and where are larger. */
function FactLine({ fact, theme }: { readonly fact: Entry; readonly theme: Theme }): Child {
  const { role, label, lines } = fact
  const own = role !== undefined && key.includes(role) ? scaled(theme, 1.2) : theme
  const { base } = own.type
  return (
    <div part="fact" style={{ marginTop: space(theme, label.text === '' ? 0.25 : 0.5), shrink: 0 }}>
      {label.text !== '' && (
        <p style={{ color: theme.color.textMuted, size: theme.type.base * 0.85, leading: 1.25 }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </p>
      )}
      {lines.map(({ nodes }) => (
        <p style={{ color: theme.color.heading, size: base, leading: 1.3 }}>
          <Phrasing nodes={nodes} theme={own} size={base} />
        </p>
      ))}
    </div>
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

interface DetailsProps {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
  /** Nothing stands between them and the rule. */
  readonly first: boolean
}

/** What follows the names; emphasised lines are larger. */
function Details({ blocks, theme, first }: DetailsProps): Child {
  const large = scaled(theme, 1.2)
  return blocks.map((block, index) => {
    const isKey = isEmphasised(block)
    const before = blocks[index - 1]
    const gap = isKey && before !== undefined && isEmphasised(before) ? 0.25 : 0.75
    const marginTop = index === 0 && first ? 0 : space(theme, gap)
    const style = isKey
      ? { marginTop, size: large.type.base, color: theme.color.heading, leading: 1.3 }
      : { marginTop }
    const words: RootContent =
      block.type === 'heading' ? { type: 'paragraph', children: block.children } : block
    return (
      <div style={style}>
        <Prose nodes={[words]} theme={isKey ? large : theme} level={2} measured={false} />
      </div>
    )
  })
}
