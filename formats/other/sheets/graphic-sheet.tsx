import { bodyStyle, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Fact } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Headline, type HeadlineRoom } from '../../fitting/headline.tsx'
import { displaySetting, textSetting, textWidth } from '../../fitting/measure.ts'
import { blocksOfSection, type GraphicCopy } from './graphic-copy.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { isDull, muted } from './page-theme.ts'

/** What a sheet of a graphic is made of. */
interface GraphicSheetProps extends SheetLook {
  readonly name: string
  readonly copy: GraphicCopy
  readonly theme: Theme
  /** The graphic itself; it takes all room between title and foot. */
  readonly children: Child
  /** The graphic's content may move on to a further sheet. */
  readonly flow?: boolean
}

/** How title, graphic and foot share a sheet. */
export interface SheetLook {
  /** The sheet goes on from another: its title is small. */
  readonly continued?: boolean
  /** The graphic reaches the edges of the sheet. */
  readonly bleeds?: boolean
  /** Size of a title of up to two lines, a share of the shorter side; default one line of 0.062. */
  readonly title?: number
  /** What is said under a title stands beside it where a title of one line leaves room, and credits beside the foot's last line. */
  readonly beside?: boolean
  /** The title stands on a field of the accent, from edge to edge. */
  readonly field?: boolean
  /** px of the smallest type at the foot; default the least that is read on such a page. */
  readonly least?: number
}

/** One sheet: title and a line below it, the graphic, and what else there is to say at the foot. */
export function graphicSheet(props: GraphicSheetProps): Sheet {
  const { name, copy, theme, children, flow = false } = props
  const { page, margin } = theme
  const onField = isOnField(copy, theme, props)
  const bleeds = props.bleeds === true || onField
  const inset = (piece: Child, top: number, bottom: number): Child =>
    bleeds ? (
      <div style={{ shrink: 0, padding: [top, margin.right, bottom, margin.left] }}>{piece}</div>
    ) : (
      piece
    )
  const on = onField ? themeOn(theme, 'accent') : theme
  const root = (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {onField && (
        <div
          part="field"
          style={{
            shrink: 0,
            padding: [margin.top * FIELD, margin.right, 0, margin.left],
            background: on.color.paper,
            color: on.color.text,
          }}
        >
          <Opening copy={copy} theme={on} look={props} />
        </div>
      )}
      {!onField && opens(copy) && inset(<Opening copy={copy} theme={theme} look={props} />, margin.top, 0)}
      <div
        part="graphic"
        {...(flow && { flow })}
        style={{
          grow: 1,
          display: 'flex',
          direction: 'column',
          ...(onField && {
            padding: [fieldGap(theme), margin.right, closes(copy) ? 0 : margin.bottom, margin.left],
          }),
        }}
      >
        {children}
      </div>
      {closes(copy) && inset(<Foot copy={copy} theme={theme} look={props} />, 0, margin.bottom)}
    </section>
  )
  return {
    name,
    size: page,
    margin: bleeds ? 0 : [margin.top, margin.right, margin.bottom, margin.left],
    background: theme.color.paper,
    root: toNodes(root)[0] as Element,
    fitFloor: 0.6,
    ...(copy.headline && { title: plainText(copy.headline) }),
  }
}

/** Share of the margin over a title that stands on a field. */
const FIELD = 0.8

/** Whether a title has a field of its own, which a plain page has not, nor one whose ground is the accent already. */
function isOnField(copy: GraphicCopy, theme: Theme, { field = false }: SheetLook): boolean {
  const { accent, paper } = theme.color
  return (
    field &&
    copy.headline !== undefined &&
    theme.design.decor.fields !== false &&
    !isDull(theme) &&
    contrast(accent, paper) >= SEEN
  )
}

/** Contrast from which a field is seen on its sheet. */
const SEEN = 1.5

/** px between a title's field and the graphic. */
function fieldGap(theme: Theme): number {
  return space(theme, 1.25)
}

const FOOT_GAP = 1
/** Words at the foot, sizes of those of the page. */
const FOOT = 0.62
const TITLE_GAP = 1.25

// Opening

/** What stands around a graphic. */
interface AroundProps {
  readonly copy: GraphicCopy
  readonly theme: Theme
  readonly look: SheetLook
}

/** Share of the shorter side. */
const TITLE = 0.062

function headlineRoom(theme: Theme, { continued = false, title }: SheetLook): HeadlineRoom {
  const { page, type } = theme
  const short = Math.min(page.width, page.height || page.width)
  const least = type.base * 1.5
  const most = continued ? least : Math.max(short * (title ?? TITLE), least)
  return { width: roomAcross(theme), lines: title === undefined ? 1 : 2, least, most }
}

function opens({ before, lead, headline, support, picture }: GraphicCopy): boolean {
  return before.length + lead.length > 0 || (headline ?? support ?? picture) !== undefined
}

function Opening({ copy, theme, look }: AroundProps): Child {
  return (
    <div
      part="opening"
      style={{
        shrink: 0,
        display: 'flex',
        justify: 'between',
        align: 'start',
        gap: space(theme, 1),
        marginBottom: space(theme, TITLE_GAP),
      }}
    >
      <div style={{ grow: 1, basis: 0 }}>
        <Words copy={copy} theme={theme} look={look} />
      </div>
      {copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{
            height: pictureHeight(theme),
            maxWidth: pictureHeight(theme) * 3,
            fit: 'contain',
            shrink: 0,
          }}
        />
      )}
    </div>
  )
}

/** A picture stands beside the title, like a mark: the graphic has the sheet. px */
function pictureHeight({ type }: Theme): number {
  return Math.round(type.base * 3.6)
}

function Words({ copy, theme, look }: AroundProps): Child {
  const { before, headline, support, lead } = copy
  const beside = besideSize(copy, theme, look)
  const room = headlineRoom(theme, look)
  const said = supported(copy)
  const title = headline && (
    <Headline heading={headline} theme={theme} room={beside ? { ...room, most: beside, lines: 1 } : room} />
  )
  return (
    <>
      {before.length > 0 && (
        <div style={{ marginBottom: space(theme, 0.5), color: theme.color.textMuted }}>
          <Prose nodes={before} theme={theme} />
        </div>
      )}
      {beside ? (
        <div style={{ display: 'flex', align: 'end', justify: 'between', gap: space(theme, 2) }}>
          <div style={{ shrink: 0 }}>{title}</div>
          <div
            style={{
              ...{ grow: 1, basis: 0, padding: [0, 0, beside * 0.16, 0] },
              ...(support && { textAlign: 'end' }),
            }}
          >
            <Support copy={said} theme={theme} />
          </div>
        </div>
      ) : (
        <>
          {title}
          {support && (
            <div style={{ marginTop: space(theme, 0.25) }}>
              <Support copy={copy} theme={theme} />
            </div>
          )}
        </>
      )}
      {lead.length > 0 && !(beside && said !== copy) && (
        <div style={{ marginTop: space(theme, 0.5) }}>
          <Prose nodes={lead} theme={theme} measured={look.beside !== true} />
        </div>
      )}
    </>
  )
}

function Support({ copy: { support }, theme }: Omit<AroundProps, 'look'>): Child {
  return (
    <div part="support" style={{ color: theme.color.textMuted, textWrap: 'balance' }}>
      {support && <Prose nodes={[support]} theme={theme} measured={false} />}
    </div>
  )
}

/** Letters of a paragraph that may stand beside a title, where no phrase does. */
const SAID = 280

/** A copy whose only sentences under the title are what supports it. */
function supported(copy: GraphicCopy): GraphicCopy {
  const [only, ...others] = copy.lead
  const isShort = only?.type === 'paragraph' && plainText(only).length <= SAID
  return copy.support || others.length > 0 || !isShort ? copy : { ...copy, support: only }
}

/** The share of the width that a title may take beside a phrase said about it, and beside sentences. */
const BESIDE = { phrase: 0.7, sentences: 0.6 }

/** px of a title that stands on one line beside what is said about it; undefined where that would be small. */
function besideSize(copy: GraphicCopy, theme: Theme, look: SheetLook): number | undefined {
  const { headline } = copy
  if (!look.beside || look.continued || !headline || !supported(copy).support) return undefined
  const { most } = headlineRoom(theme, look)
  const words = plainText(headline)
  const share = copy.support ? BESIDE.phrase : BESIDE.sentences
  const size = Math.min(most, (roomAcross(theme) * share) / textWidth(words, displaySetting(theme, 1)))
  return size >= most * 0.7 ? Math.floor(size) : undefined
}

// Foot

/** Whether a sheet of a copy has a foot. */
export function closes({ facts, rest, credits }: GraphicCopy): boolean {
  return facts.length + rest.length > 0 || credits !== undefined
}

/** Facts side by side, other parts of the copy in columns, and who made it, over the lower edge. */
function Foot({ copy, theme, look: { least = leastSize(theme.page), beside = false } }: AroundProps): Child {
  const { facts, rest, credits } = copy
  const legible = Math.ceil(least / (facts.length > 0 ? LABEL : 1))
  const quiet = muted(scaled(theme, Math.max(FOOT, legible / theme.type.base)))
  const size = quiet.type.base
  return (
    <div
      part="foot"
      style={{
        ...quietStyle(theme),
        size,
        shrink: 0,
        display: 'flex',
        direction: 'column',
        gap: space(quiet, 0.75),
        marginTop: space(theme, FOOT_GAP),
        maxWidth: '100%',
      }}
    >
      {facts.length > 0 && <FactRow facts={facts} theme={quiet} columns={factColumns(facts, theme)} />}
      {beside && rest.length > 0 && credits ? (
        <div style={{ display: 'flex', justify: 'between', align: 'end', gap: space(quiet, 1.5) }}>
          <div style={{ grow: 1, basis: 0 }}>
            <Rest copy={copy} theme={quiet} />
          </div>
          <div style={{ maxWidth: '40%' }}>
            <Prose nodes={[credits]} theme={quiet} size={size} measured={false} />
          </div>
        </div>
      ) : (
        <>
          <Rest copy={copy} theme={quiet} />
          {credits && <Prose nodes={[credits]} theme={quiet} size={size} measured={false} />}
        </>
      )}
    </div>
  )
}

/** Other parts of the copy in columns, in a theme of quiet words. */
function Rest({ copy, theme }: Omit<AroundProps, 'look'>): Child {
  const { rest } = copy
  const { base: size, strongWeight } = theme.type
  if (rest.length === 0) return null
  return (
    <div style={{ display: 'grid', columns: restColumns(copy), gap: space(theme, 1.5) }}>
      {rest.map(({ heading, ...section }) => (
        <div part="block">
          {heading && (
            <h2 style={{ size, weight: strongWeight, leading: 1.3, marginBottom: size * 0.3 }}>
              <Phrasing nodes={heading.children} theme={theme} size={size} heading />
            </h2>
          )}
          <Prose nodes={blocksOfSection(section)} theme={theme} level={3} size={size} measured={false} />
        </div>
      ))}
    </div>
  )
}

/** Labelled values side by side, each label small over its value. */
export function FactRow({
  facts,
  theme,
  columns,
  label = theme.type.base * LABEL,
}: {
  readonly facts: readonly Fact[]
  readonly theme: Theme
  readonly columns: number
  /** px */
  readonly label?: number
}): Child {
  const { base } = theme.type
  return (
    <dl part="facts" style={{ display: 'grid', columns, gap: [base * 0.8, base * 1.6] }}>
      {facts.map(fact => (
        <div part="fact">
          {fact.label.text !== '' && (
            <dt style={{ size: label, color: theme.color.textMuted, leading: 1.3 }}>
              <Phrasing nodes={fact.label.nodes} theme={theme} size={label} />
            </dt>
          )}
          <dd style={{ weight: theme.type.strongWeight, leading: 1.3, numeric: 'tabular' }}>
            {fact.blocks.length > 1 || fact.blocks[0]?.type !== 'paragraph' ? (
              <Prose nodes={fact.blocks} theme={theme} size={base} measured={false} />
            ) : (
              <Phrasing nodes={phraseIn(fact).nodes} theme={theme} size={base} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Labels of facts, sizes of their values. */
const LABEL = 0.82

/** Facts side by side: as many as have room for the widest of most of them, in rows as even as can be. */
export function factColumns(facts: readonly Fact[], theme: Theme): number {
  const { base } = theme.type
  const setting = textSetting(theme, theme.type.strongWeight, base)
  const widths = facts
    .map(({ label, text }) => Math.max(textWidth(text, setting), textWidth(label.text, setting) * LABEL))
    .toSorted((one, other) => one - other)
  const usual = Math.min(widths[Math.floor(widths.length * 0.75)] ?? 0, base * 22) + base * 1.8
  const most = Math.max(1, Math.min(facts.length, Math.floor((roomAcross(theme) + base * 1.6) / usual), 6))
  return Math.ceil(facts.length / Math.ceil(facts.length / most))
}

function restColumns({ rest }: GraphicCopy): number {
  return Math.min(rest.length, 3)
}

// Room

/** Room in px that a sheet's title and foot leave to its graphic. */
export function graphicRoom(
  copy: GraphicCopy,
  theme: Theme,
  measure: Measure,
  look: SheetLook = {},
): { readonly width: number; readonly height: number } {
  const { page, margin } = theme
  const onField = isOnField(copy, theme, look)
  const top = onField ? margin.top * FIELD + fieldGap(theme) : look.bleeds && !opens(copy) ? 0 : margin.top
  const bottom = look.bleeds && !closes(copy) ? 0 : margin.bottom
  const around = [
    opens(copy) && <Opening copy={copy} theme={theme} look={look} />,
    closes(copy) && <Foot copy={copy} theme={theme} look={look} />,
  ]
  const height = page.height - top - bottom - heightsIn(theme, measure)(around, roomAcross(theme))
  return { width: look.bleeds ? page.width : roomAcross(theme), height: Math.max(height, 0) }
}

/** The share of a sheet that its foot may take. */
const MOST_FOOT = 0.3

/** The share that is left to it where the graphic would need more sheets otherwise. */
export const SMALL_FOOT = 0.1

/** Copy whose foot leaves room for the graphic, and what of it needs a sheet of its own. */
export function withoutLongFoot(
  copy: GraphicCopy,
  theme: Theme,
  measure: Measure,
  most: number = MOST_FOOT,
): { readonly copy: GraphicCopy; readonly further?: GraphicCopy } {
  const heightOf = heightsIn(theme, measure)
  const fits = (own: GraphicCopy): boolean =>
    heightOf(closes(own) && <Foot copy={own} theme={theme} look={{}} />, roomAcross(theme)) <=
    theme.page.height * most
  if (fits(copy)) return { copy }
  const bare: GraphicCopy = { ...copy, facts: [], rest: [] }
  const kept = { ...bare, facts: copy.facts }
  const isShort = fits(kept)
  const { support: _, credits: __, picture: ___, ...title } = copy
  const further = { ...title, before: [], lead: [], facts: isShort ? [] : copy.facts }
  return { copy: isShort ? kept : bare, further }
}

/** The copy of a graphic's sheet `at` of `count`: further sheets repeat the title alone, and the foot stands on the last. */
export function continuedCopy(copy: GraphicCopy, at: number, count: number): GraphicCopy {
  const { support: _, credits, ...rest } = copy
  const isLast = at === count - 1
  const foot = isLast
    ? { facts: copy.facts, rest: copy.rest, ...(credits && { credits }) }
    : { facts: [], rest: [] }
  if (at > 0) return { ...rest, before: [], lead: [], ...foot }
  return { ...rest, ...(copy.support && { support: copy.support }), ...foot }
}
