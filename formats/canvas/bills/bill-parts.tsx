import type { PhrasingContent } from 'mdast'
import { Column, Columns, displayStyle, labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { joinLines, type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { leastSize, mediumOf, smallestType } from '../../../core/theme/medium.ts'
import type { PageSize } from '../../../core/theme/page.ts'
import { namedSize } from '../../../core/theme/page-sizes.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { Place } from '../../fitting/height-of.tsx'
import { displayWidth, textSetting, textWidth } from '../../fitting/measure.ts'
import { Billing, isBilled } from '../announcements/billing.tsx'
import { type Hour, Hours, hoursOver } from '../cards/invitation-hours.tsx'
import { NearCopy } from '../leads/near-copy.tsx'
import type { Part } from './bill.ts'
import { type Occasion, partsOfLine } from '../../lines/occasions.ts'
import type { Line } from '../../lines/stanzas.ts'

/** Sizes over the text of lines that are found from afar, and of what an occasion is called. */
const FOUND = { wall: [1.36, 3], card: [1.22, 1.5], ranked: [1.9, 4.4], beside: [1.22, 2.3] } as const
const NAME = { wall: 2.2, card: 1.4 } as const

/** px of the smallest type of a page that an ornament around it may have made smaller. */
export function leastOn(page: PageSize): number {
  const whole = namedSize(page.name)
  const least = whole ? leastSize(whole) : leastSize(page) * 1.15
  // A feed is read on a phone.
  return Math.ceil(Math.max(least, mediumOf(page) === 'social' ? smallestType(page) : 0))
}

/** Where parts stand: on a wall or a card. */
export interface PartsPlace extends Place {
  readonly kind: 'wall' | 'card'
  /** Of what is read near, where there is room for larger type than the rest has. */
  readonly said?: Theme
}

/** The parts under the lead, those of one manner together. */
export function clustersOf(
  parts: readonly Part[],
  { theme, kind }: PartsPlace,
): readonly (readonly Part[])[] {
  const isNear = ({ manner }: Part): boolean => manner === 'said' || manner === 'reach'
  const inOne = kind === 'card' || theme.type.align === 'center'
  const clusters: Part[][] = []
  for (const part of parts) {
    const last = clusters.at(-1)
    const [before] = last ?? []
    const joins =
      before !== undefined &&
      before.ranked === part.ranked &&
      (!before.goesOn || part.goesOn === true || inOne) &&
      (before.manner === part.manner || (!inOne && isNear(before) && isNear(part))) &&
      ![part, before].some(one => one.occasions ?? one.hours)
    if (last && joins) last.push(part)
    else clusters.push([part])
  }
  return clusters
}

/** Parts of one manner. */
export function Cluster({ parts, ...place }: PartsPlace & { readonly parts: readonly Part[] }): Child {
  const [first] = parts
  if (first?.hours) return <OrderOfDay part={first} hours={first.hours} {...place} />
  if (first?.occasions) return <Occasions occasions={first.occasions} caption={first.caption} {...place} />
  const found = <FoundParts parts={parts} {...place} theme={foundTheme(place)} />
  // What the brief has next to the lead is as large as the card has room.
  if (first?.manner === 'found')
    return first.ranked && (place.kind === 'wall' || (first.lines[0]?.words.text.length ?? 0) <= DAY) ? (
      <div part="lead">{found}</div>
    ) : (
      found
    )
  if (first?.manner === 'credit') return <Credits parts={parts} {...place} />
  if (place.theme.type.align === 'center') return <Centred parts={parts} {...place} />
  const blocks = stanzasIn(parts).map(blockOf)
  const theme = place.said ?? place.theme
  return isBilled(blocks, theme) ? (
    <Billing blocks={blocks} {...place} theme={theme} />
  ) : (
    <NearCopy blocks={blocks} {...place} theme={theme} />
  )
}

/** Letters of a line that is a day and little more. */
const DAY = 34

/** Parts of one stanza as one. */
function stanzasIn(parts: readonly Part[]): readonly Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last && part.goesOn) found.splice(-1, 1, { ...last, lines: [...last.lines, ...part.lines] })
    else found.push(part)
  }
  return found
}

/** A part as a paragraph whose first line is what names it. */
function blockOf({ caption, lines }: Part) {
  const named: readonly Phrase[] = caption ? [strong(caption.words)] : []
  return paragraphOf(joinLines([...named, ...lines.map(({ words }) => words)]))
}

function strong({ nodes }: Phrase): Phrase {
  const isStrong = nodes.some(({ type }) => type === 'strong')
  return isStrong
    ? toPhrase(nodes)
    : toPhrase([{ type: 'strong', children: [...nodes] as PhrasingContent[] }])
}

/** px of what is smaller than the text. */
function smallIn({ type, page }: Theme): number {
  return Math.max(Math.round(type.base * 0.8), leastOn(page))
}

/** What names a part, small over it. */
function Caption({ words, theme }: { readonly words: Phrase | undefined; readonly theme: Theme }): Child {
  if (words === undefined) return null
  const size = smallIn(theme)
  return (
    <p style={{ ...labelStyle(theme), size, transform: 'none', tracking: 0 }}>
      <Phrasing nodes={words.nodes} theme={theme} size={size} />
    </p>
  )
}

// --- what is found from afar

/** em of lines in the display face, the widest of them. */
function widest(texts: readonly string[], theme: Theme): number {
  return Math.max(0.1, ...texts.map(text => displayWidth(text, theme)))
}

/** px at which the widest of some lines fills a width, within sizes over the text. */
function filling(
  texts: readonly string[],
  theme: Theme,
  width: number,
  [least, most]: readonly [number, number],
): number {
  const { base } = theme.type
  return Math.floor(Math.max(Math.min((width * 0.97) / widest(texts, theme), base * most), base * least))
}

/** Whether lines that are found from afar stay whole where they stand. */
export function staysFound(parts: readonly Part[], { theme, width, kind }: PartsPlace): boolean {
  const found = parts.filter(({ manner, occasions, hours }) => manner === 'found' && !occasions && !hours)
  const lines = (kind === 'card' ? found : found.map(part => dividedAtStrokes(part, theme.lang))).flatMap(
    part => part.lines,
  )
  const texts = lines.map(({ words }) => words.text)
  const least = isWoodType(theme, kind) ? 1 : rangeOf(found, kind)[0]
  return widest(texts, foundTheme({ theme, kind })) * theme.type.base * least <= width
}

/** Sizes over the text of lines that are found from afar; those that the brief ranks next to the lead are larger. */
function rangeOf(parts: readonly Part[], kind: PartsPlace['kind']): readonly [number, number] {
  return parts.some(({ ranked }) => ranked) ? FOUND[kind === 'wall' ? 'ranked' : 'beside'] : FOUND[kind]
}

/** On a card in two faces, that of its titles is for the names. */
function foundTheme({ theme, kind }: Pick<PartsPlace, 'theme' | 'kind'>): Theme {
  return kind === 'card' && theme.type.display !== theme.type.text ? plainly(theme) : theme
}

/** A theme whose words that are found from afar stand in the face of its text: a face of names is for names. */
function plainly(theme: Theme): Theme {
  const { type } = theme
  return {
    ...theme,
    type: { ...type, display: type.text, displayWeight: type.strongWeight, displayTracking: 0 },
  }
}

/** Faces of wood type: of a sheet that was set in them every line fills the measure in a size of its own. */
const WOOD: ReadonlySet<string> = new Set(['Alfa Slab One', 'Rokkitt'])

/** Whether a sheet for a wall is set from wood type. */
export function isWoodType({ type }: Theme, kind: PartsPlace['kind']): boolean {
  return kind === 'wall' && WOOD.has(type.display)
}

/** Lines that fill the width, days in one size, places in another; parts that are all named stand beside each other. */
function FoundParts(props: PartsPlace & { readonly parts: readonly Part[] }): Child {
  const { parts, theme, width } = props
  const gap = space(theme, 1)
  const range = rangeOf(parts, props.kind)
  const own = (width - gap * (parts.length - 1)) / parts.length
  const beside =
    parts.length > 1 &&
    parts.every(({ caption }) => caption) &&
    own >= theme.type.base * 11 &&
    widest(
      parts.flatMap(({ lines }) => lines.map(({ words }) => words.text)),
      theme,
    ) *
      theme.type.base *
      range[0] <=
      own &&
    theme.type.align !== 'center'
  const whole = props.kind === 'card' ? parts : parts.map(part => dividedAtStrokes(part, theme.lang))
  const lines = whole.flatMap(part => part.lines)
  const isDay = ({ tells }: Line): boolean => tells.has('when')
  const sizeOf = (some: readonly Line[]): number =>
    filling(
      some.map(({ words }) => words.text),
      theme,
      beside ? own : width,
      range,
    )
  const [days, others] = [sizeOf(lines.filter(isDay)), sizeOf(lines.filter(line => !isDay(line)))]
  const even = beside || lines.length > 4 ? Math.min(days, others) : undefined
  const sized = (line: Line): number =>
    isWoodType(theme, props.kind)
      ? Math.min(filling([line.words.text], theme, width, [1, range[1]]), mostOf(line))
      : (even ?? (isDay(line) ? days : Math.min(others, days)))
  // An hour alone is no larger than its day.
  const mostOf = ({ words }: Line): number => (words.text.length <= SCANT ? days : Number.POSITIVE_INFINITY)
  const each = whole.map(part => <Found part={part} theme={theme} sized={sized} />)
  if (beside)
    return (
      <Columns theme={theme} shares={parts.map(() => 1)} gap={1}>
        {each.map(one => (
          <Column>{one}</Column>
        ))}
      </Columns>
    )
  return each.map((one, at) => <div style={{ marginTop: at === 0 ? 0 : theme.type.base * 0.5 }}>{one}</div>)
}

/** Letters of a line that would be huge if it filled the measure. */
const SCANT = 7

/** Letters of a line that is seen from afar as a whole. */
const WHOLE = 26

/** A long line that its author divided by strokes goes on in the next at each of them. */
function dividedAtStrokes(part: Part, lang: string): Part {
  const lines = part.lines.flatMap(line =>
    line.words.text.length <= WHOLE
      ? [line]
      : partsOfLine(line.words, lang).map(words => ({ ...line, words })),
  )
  return { ...part, lines }
}

/** Words without what stresses them: in the face of titles all of them stand out. */
function unstressed(nodes: Phrase['nodes']): Phrase['nodes'] {
  return nodes.flatMap(node => (node.type === 'strong' ? unstressed(node.children) : [node]))
}

interface FoundProps {
  readonly part: Part
  readonly theme: Theme
  /** px */
  readonly sized: (line: Line) => number
}

function Found({ part: { caption, lines }, theme, sized }: FoundProps): Child {
  const face = displayStyle(theme, theme.type.base)
  return (
    <>
      <Caption words={caption?.words} theme={theme} />
      {lines.map(line => (
        <p part="key-line" style={{ ...face, size: sized(line), leading: 1.14 }}>
          <Phrasing nodes={unstressed(line.words.nodes)} theme={theme} size={sized(line)} />
        </p>
      ))}
    </>
  )
}

interface OrderProps extends PartsPlace {
  readonly part: Part
  readonly hours: readonly Hour[]
}

/** The order of a day in two columns, as large as other lines that are found from afar. */
function OrderOfDay({ part, hours, theme, width, kind }: OrderProps): Child {
  const [, most] = rangeOf([part], kind)
  const own = scaled(theme, Math.min(Math.max(hoursOver(hours, theme, width), 1), most))
  return (
    <div {...(part.ranked && { part: 'lead' })}>
      <Caption words={part.caption?.words} theme={theme} />
      <Hours hours={hours} theme={own} />
    </div>
  )
}

/** Letters of the longest word that a column of an occasion holds, in em. */
const COLUMN = 11

interface OccasionsProps extends PartsPlace {
  readonly occasions: readonly Occasion[]
  readonly caption: Line | undefined
}

/** Places of one size for things that are on at times of their own, with a rule over each. */
function Occasions({ occasions, caption, theme, width, kind }: OccasionsProps): Child {
  const { base } = theme.type
  const gap = space(theme, 0.75)
  const wanted = occasions.length === 4 ? 2 : Math.min(occasions.length, 3)
  const columns =
    (width - gap * (wanted - 1)) / wanted >= base * COLUMN ? wanted : width >= base * COLUMN * 2 ? 2 : 1
  const own = (width - gap * (columns - 1)) / columns
  const size = occasionSize(occasions, theme, own, kind)
  const rule = { width: Math.max(1, Math.round(base * 0.07)), color: theme.color.accentText }
  return (
    <>
      <Caption words={caption?.words} theme={theme} />
      <div part="facts" style={{ display: 'grid', columns, gap: [gap, gap], align: 'stretch' }}>
        {occasions.map(occasion => (
          <div part="fact" style={{ borderTop: rule, padding: [base * 0.35, 0, 0, 0] }}>
            <OccasionWords occasion={occasion} theme={theme} size={size} />
          </div>
        ))}
      </div>
    </>
  )
}

/** px of what an occasion is called, or of its day where it has no name. */
function occasionSize(
  occasions: readonly Occasion[],
  theme: Theme,
  width: number,
  kind: PartsPlace['kind'],
): number {
  const heads = occasions.map(({ name, when, labelled }) => (labelled ? undefined : name) ?? when[0])
  const most = occasions.some(({ labelled }) => labelled) ? FOUND.card[0] : NAME[kind]
  return filling(
    heads.map(head => head?.text ?? ''),
    theme,
    width,
    [1, most],
  )
}

interface OccasionProps {
  readonly occasion: Occasion
  readonly theme: Theme
  /** px of the line that is seen first. */
  readonly size: number
}

function OccasionWords({ occasion: { name, when, more, labelled }, theme, size }: OccasionProps): Child {
  const [head, ...days] = name && !labelled ? [name, ...when] : when
  const isNamed = name !== undefined && !labelled
  const strongly: Style = { weight: theme.type.strongWeight, color: theme.color.heading, leading: 1.3 }
  return (
    <>
      <Caption words={labelled && name} theme={theme} />
      {head && (
        <p
          style={{
            ...displayStyle(theme, size),
            ...(isNamed && { color: theme.color.accentText }),
            leading: 1.15,
          }}
        >
          <Phrasing nodes={head.nodes} theme={theme} size={size} />
        </p>
      )}
      {days.map(({ nodes }) => (
        <p style={strongly}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      {more.map(({ nodes }) => (
        <p style={{ leading: 1.3 }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
    </>
  )
}

// --- what is read near

/** Stanzas under each other on one axis, whose lines go on in lines of about one length. */
function Centred({ parts, theme, width }: PartsPlace & { readonly parts: readonly Part[] }): Child {
  const setting = textSetting(theme)
  return parts.map(({ caption, lines, manner }, at) => (
    <div style={{ marginTop: at === 0 ? 0 : space(theme, 0.5) }}>
      <Caption words={caption?.words} theme={theme} />
      {lines.map(({ words, strong: isStrong }) => (
        <p
          style={{
            leading: 1.35,
            ...(isStrong && { weight: theme.type.strongWeight }),
            ...(manner === 'reach' && { color: theme.color.heading }),
            ...(textWidth(words.text, setting) > width && { textWrap: 'balance' }),
          }}
        >
          <Phrasing nodes={words.nodes} theme={theme} />
        </p>
      ))}
    </div>
  ))
}

/** Who paid or organised, small. */
function Credits({ parts, theme }: PartsPlace & { readonly parts: readonly Part[] }): Child {
  const size = smallIn(theme)
  return parts
    .flatMap(({ caption, lines }) => [...(caption ? [caption] : []), ...lines])
    .map(({ words: { nodes } }) => (
      <p part="credit" style={{ size, leading: 1.3, color: theme.color.textMuted }}>
        <Phrasing nodes={nodes} theme={theme} size={size} />
      </p>
    ))
}
