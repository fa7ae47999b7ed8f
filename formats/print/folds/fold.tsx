import type { Paragraph, RootContent } from 'mdast'
import { bodyStyle } from '../../../core/compose/index.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { countWords } from '../../../core/source/text.ts'
import { mm, pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { CoverPanel } from './cover-panel.tsx'
import { type FoldGrounds, foldGrounds } from './fold-colors.ts'
import { hasColumns, type PanelWords } from './panel-blocks.tsx'
import {
  Ground,
  growthOf,
  holdsCopy,
  isPicture,
  isTextPanel,
  Panel,
  type PanelProps,
  titleSizeOf,
} from './panels.tsx'
import type { Panels } from './split-panels.ts'

/** px by which the panel that is folded in is narrower than the others, so that it lies flat. */
const TUCK = mm(3)

/** Sizes of type from large to small, as parts of what was asked for, and px below which none is for the sake of the fold. */
const factors = [1.3, 1.2, 1.1, 1.05, 1, 0.95, 0.9, 0.86, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52] as const
const LEAST = { part: 0.82, size: pt(9) }

/** What a folded sheet is made of. */
export interface FoldCopy {
  readonly opening: OpeningCopy
  readonly panels: Panels
  readonly words: Pick<PanelWords, 'prices' | 'phones'>
  /** The line that says whom to call, which the cover says as well. */
  readonly call?: Paragraph
}

/** The two sides of a folded sheet. */
interface Fold {
  readonly outside: Child
  /** None where the copy fills the outside alone. */
  readonly inside?: Child
}

/** A fold, and its type as a part of what was asked for. */
export interface SizedFold extends Fold {
  readonly by: number
}

/** The sides in the largest type at which every panel holds its copy; undefined where it is more than six panels hold. */
export function foldSheet(copy: FoldCopy, theme: Theme, measure: Measure): SizedFold | undefined {
  return firstFitting(
    factors.filter(factor => factor >= LEAST.part || factor * theme.type.base >= LEAST.size),
    by => {
      const sides = sidesIn(copy, scaled(theme, by), measure)
      return sides && { ...sides, by }
    },
  )
}

/** What the panels of a side have in common. */
interface Setting extends Pick<PanelProps, 'height' | 'words' | 'measure'> {
  readonly theme: Theme
  readonly grounds: FoldGrounds
  readonly wide: number
}

function sidesIn(copy: FoldCopy, theme: Theme, measure: Measure): Fold | undefined {
  const { page } = theme
  const setting: Setting = {
    ...{ theme, measure, words: copy.words, grounds: foldGrounds(theme) },
    ...{ wide: (page.width + TUCK) / 3, height: page.height - 0.5 },
  }
  const back = outerPanels(copy, setting)
  const front = copy.panels.inside.length === 0 ? [] : innerPanels(copy.panels, setting)
  if (![...back, ...front].every(one => isBare(one) || holdsCopy(one))) return undefined
  const outer = back.map(asLargeAsFits)
  const inner = front.map(asLargeAsFits)
  // Text is about as large on one panel as on all others: a step between neighbours looks like a mistake.
  const least = Math.min(...[...outer, ...inner].flatMap(({ grown }) => grown ?? []))
  const grown = least * STEP
  const outside = outsideOf(
    copy,
    outer.map(one => grownTo(one, least * OUTSIDE)),
    setting,
  )
  if (outside === undefined) return undefined
  if (inner.length === 0) return { outside }
  const inside = insideOf(inner, grown, setting)
  return inside === undefined ? undefined : { outside, inside }
}

/** What stands on the panel that is folded in, and on the back. */
function outerPanels({ opening, panels, words }: FoldCopy, setting: Setting): readonly PanelProps[] {
  const { grounds, wide, height, measure } = setting
  const { paper, fill, foot, plain, isTwofold } = grounds
  const isPictured = isPicturedCover(opening, panels)
  const common = { words, height, measure, ...(!plain && { foot }) }
  const backTheme = isPictured ? fill : foot
  // A grey foot beside a grey back would leave a sheet of paper that nobody cut.
  const onFlap = isTwofold ? common : { words, height, measure }
  return [
    { ...onFlap, theme: paper, nodes: panels.flap, width: wide - TUCK, part: 'flap' },
    {
      ...common,
      ...{ theme: backTheme, nodes: panels.back, width: wide, part: 'back' },
      centred: countWords(panels.back) <= CENTRED && !hasColumns(panels.back),
      ...{ mark: markOf(opening, backTheme, paper), holdsNotes: true },
      ...(!isPictured && !plain && { foot: paper }),
    },
  ]
}

function isPicturedCover(opening: OpeningCopy, panels: Panels): boolean {
  return panels.cover.some(isPicture) || opening.picture !== undefined
}

/** A panel of text in the largest type that it holds, which takes long to find. */
function asLargeAsFits(one: PanelProps): PanelProps {
  return isRead(one) ? { ...one, grown: growthOf(one) } : one
}

function grownTo(one: PanelProps, most: number): PanelProps {
  return one.grown === undefined ? one : { ...one, grown: Math.min(one.grown, most) }
}

/** Whether a panel is text that is read: pictures have their own room, and what somebody said is larger. */
function isRead({ nodes }: PanelProps): boolean {
  const isVoice = nodes.every(({ type }) => type === 'blockquote')
  return nodes.length > 0 && !isVoice && !nodes.some(isPicture)
}

/**
 * The side that shows when the sheet is folded. The cover is written first and stands last, so that it is the first to be
 * read on paper, on a phone and aloud. Of cover and back one is filled: the cover where it has no picture.
 */
function outsideOf(
  { opening, panels, call }: FoldCopy,
  outer: readonly PanelProps[],
  setting: Setting,
): Child | undefined {
  const { theme, grounds, wide, height, measure } = setting
  const cover = CoverPanel({
    ...{ copy: opening, nodes: panels.cover, width: wide, height, measure },
    theme: isPicturedCover(opening, panels) ? grounds.paper : grounds.fill,
    ...(call && { call }),
  })
  const [flap, back] = outer.map(one => filledPanel(one, setting))
  if (cover === undefined || flap === undefined || back === undefined) return undefined
  const against = theme.dir === 'rtl' ? 'ltr' : 'rtl'
  return (
    <main dir={against} style={{ ...sideStyle(theme), columns: [wide, theme.page.width - wide] }}>
      {cover}
      <div dir={theme.dir} style={{ display: 'grid', columns: [wide - TUCK, wide], narrow: { columns: 1 } }}>
        {flap}
        {back}
      </div>
    </main>
  )
}

/** Words of a panel that are still read with ease when they are centred. */
const CENTRED = 70

/** Type of a panel of the inside against the smallest of all, at most, of one of the outside, which has few words, and of a filled one against its neighbours. */
const STEP = 1.2
const OUTSIDE = 1.4
const STANDS_OUT = 1.25

/** The three panels that are read across; the first of nothing but text is filled. */
function innerPanels({ inside, notes }: Panels, setting: Setting): readonly PanelProps[] {
  const { theme, grounds, wide, height, measure, words } = setting
  const { paper, fill, foot, plain } = grounds
  const panels = [0, 1, 2].map(at => inside[at] ?? [])
  const width = wide - TUCK
  const titleSize = Math.min(...panels.map(nodes => titleSizeOf(nodes, width, theme)))
  const filled = filledAmong(panels)
  return panels.map(
    (nodes, at): PanelProps => ({
      ...{ words, height, measure, nodes, titleSize, part: 'panel' },
      ...{ theme: at === filled ? fill : paper, width: at === 2 ? width : wide },
      ...(!plain && { foot }),
      ...(at === 2 && notes.length > 0 && { holdsNotes: true }),
    }),
  )
}

function filledAmong(panels: readonly (readonly RootContent[])[]): number {
  return Math.max(
    panels.findIndex(nodes => nodes.length > 0 && nodes.every(isText)),
    0,
  )
}

/** The side that the opened sheet shows. */
function insideOf(inner: readonly PanelProps[], grown: number, setting: Setting): Child | undefined {
  const { theme, wide } = setting
  const filled = filledAmong(inner.map(({ nodes }) => nodes))
  const sized = (one: PanelProps, at: number): PanelProps =>
    grownTo(one, at === filled && isTextPanel(one) ? grown * STANDS_OUT : grown)
  const drawn = inner.map((one, at) => filledPanel(sized(one, at), setting))
  if (drawn.includes(undefined)) return undefined
  return <main style={{ ...sideStyle(theme), columns: [wide, wide, wide - TUCK] }}>{drawn}</main>
}

function isText({ type }: RootContent): boolean {
  return type === 'paragraph' || type === 'heading'
}

function isBare({ nodes, mark }: PanelProps): boolean {
  return nodes.length === 0 && !mark
}

/** A panel; one without copy is a field of the accent. */
function filledPanel(props: PanelProps, { grounds }: Setting): Child | undefined {
  if (!isBare(props)) return Panel(props)
  const { fill, plain } = grounds
  return <Ground {...props} theme={plain ? props.theme : fill} />
}

/** The logo in a round field. */
function markOf({ logo, mark }: OpeningCopy, theme: Theme, field: Theme): Child {
  if (logo === undefined) return null
  const [size, inner] = [mm(32), mm(19)]
  return (
    <div
      style={{
        ...{
          width: size,
          height: size,
          radius: size / 2,
          background: field.color.paper,
          padding: (size - inner) / 2,
        },
        ...{ marginInline: 'auto', marginBottom: space(theme, 2) },
      }}
    >
      <img src={logo} alt={mark?.text ?? ''} style={{ width: inner, height: inner, fit: 'contain' }} />
    </div>
  )
}

function sideStyle(theme: Theme) {
  return { ...bodyStyle(theme), display: 'grid', narrow: { columns: 1 } } as const
}
