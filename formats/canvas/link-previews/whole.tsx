import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { closedUp, scaled } from '../../../core/theme/scaled.ts'
import { hasColoredPaper } from '../../../core/theme/grounds.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import { isDeepUnnamed, themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { type CanvasCopy, wordsIn } from '../copy/canvas-copy.ts'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { smallEntries } from './words.tsx'

/** A link's picture of much copy: how large its small type is beside the theme's, px of its title, and of its field's height. */
interface WholePlan {
  readonly near: Theme
  readonly titleSize: number
  readonly field: number
}

interface WholeProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly measure: Measure
}

/** Sizes of the small type over the text's that are tried. */
const SIZES = [1, 0.92, 0.84, 0.76, 0.68]

/** px of the title on a canvas 1200 px wide: the sizes that it shall have at least, best first, and the most. */
const TITLE = { least: [120, 92, 60, 46], most: 170, lines: 5, leading: 1.02 }

/** A title over all that a copy says besides, where one picture holds it; undefined where it would be too small to be read. */
export function planWhole(props: WholeProps): WholePlan | undefined {
  const plans = SIZES.flatMap(size => planAt(props, scaled(props.theme, size)) ?? [])
  const scale = props.theme.page.width / 1200
  for (const least of TITLE.least) {
    const found = plans.find(({ titleSize }) => titleSize >= least * scale)
    if (found) return found
  }
  return undefined
}

function planAt({ copy, theme, measure }: WholeProps, near: Theme): WholePlan | undefined {
  const { page, margin } = theme
  const { text = '' } = copy.headline ?? {}
  const width = roomAcross(theme)
  const place: Place = { theme: near, measure, width }
  const told = heightOf(<Told copy={copy} theme={near} />, place)
  const inset = INSET * margin.top
  const field = page.height - (told > 0 ? told + margin.bottom + inset : 0)
  const around = heightOf([<Over copy={copy} theme={near} />, <Under copy={copy} theme={near} />], place)
  const height = field - margin.top - (told > 0 ? inset : margin.bottom) - around
  const most = (TITLE.most * page.width) / 1200
  const close = closedUp(theme, text, TITLE.leading)
  const title = fitTitle(text, close, { width, height, lines: TITLE.lines, least: 1, most })
  return text !== '' && title.height <= height ? { near, titleSize: title.size, field } : undefined
}

/** Margin between the field and the words on both sides of its edge, in margins of the canvas. */
const INSET = 0.6

/** The title on a field across, and below it in columns what is told and whose it is. */
export function LinkWhole({
  copy,
  theme,
  plan,
}: Omit<WholeProps, 'measure'> & { readonly plan: WholePlan }): Child {
  const { page, margin, design } = theme
  const { near, field, titleSize } = plan
  const isPlain = design.decor.fields === false || hasColoredPaper(design)
  const [upper, lower] = isPlain ? [near, near] : groundsOf(near)
  const words = copy.headline
  const ground = (on: Theme, top: number, height: number): Child => (
    <div
      ariaHidden
      part="field"
      style={{ position: 'absolute', top, left: 0, width: page.width, height, background: on.color.paper }}
    />
  )
  return (
    <section style={{ height: '100%', display: 'flex', direction: 'column' }}>
      {!isPlain && ground(upper, 0, field)}
      {!isPlain && field < page.height && ground(lower, field, page.height - field)}
      <div
        style={{
          shrink: 0,
          height: field - margin.top,
          color: upper.color.text,
          display: 'flex',
          direction: 'column',
        }}
      >
        <Over copy={copy} theme={upper} />
        {words && <Title words={words} theme={closedUp(upper, words.text, TITLE.leading)} size={titleSize} />}
        <Under copy={copy} theme={upper} />
      </div>
      <div flow style={{ shrink: 0, color: lower.color.text, marginTop: isPlain ? 0 : INSET * margin.top }}>
        <Told copy={copy} theme={lower} />
      </div>
    </section>
  )
}

type PartProps = Omit<WholeProps, 'measure'>

function Over({ copy, theme }: PartProps): Child {
  return [
    <Masthead copy={copy} theme={theme} />,
    hasMasthead(copy) && <div style={{ height: space(theme, 0.4), shrink: 0 }} />,
    copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />,
  ]
}

/** How much larger than the rest the line under the title is. */
const LARGER = 1.15

function Under({ copy: { support }, theme }: PartProps): Child {
  const [first] = support
  if (!first) return null
  const larger = scaled(theme, LARGER)
  return (
    <div
      part="support"
      style={{ marginTop: space(theme, 0.5), leading: 1.25, color: theme.color.text, size: larger.type.base }}
    >
      <Prose nodes={[first]} theme={larger} size={larger.type.base} measured={false} />
    </div>
  )
}

/** What is told, and whose it is, in two columns as wide as their words ask. */
function Told({ copy, theme }: PartProps): Child {
  const blocks = [...copy.support.slice(1), ...copy.rest, ...copy.terms]
  const small = smallEntries(copy)
  if (blocks.length + small.length === 0) return null
  const letters = wordsIn(blocks).length
  const half = halfOf(blocks, letters)
  const first = small.length > 0 && letters < BESIDE ? blocks.length : half
  const [left, right] = [blocks.slice(0, first), blocks.slice(first)]
  const prose = (nodes: typeof blocks): Child => (
    <Prose nodes={nodes} theme={theme} measured={false} level={3} />
  )
  const end = (
    <div>
      {prose(right)}
      {small.length > 0 && (
        <div style={{ marginTop: right.length > 0 ? space(theme, 0.4) : 0 }}>
          <ContactLine contacts={small} theme={theme} />
        </div>
      )}
    </div>
  )
  const isOne = left.length === 0 || (right.length === 0 && small.length === 0)
  const told = Math.min(Math.max(wordsIn(left).length / Math.max(letters, 1), 0.36), 0.64)
  return (
    <div
      part="foot"
      style={{
        size: theme.type.base,
        leading: 1.28,
        color: theme.color.text,
        ...(!isOne && { display: 'grid', columns: [told, 1 - told], gap: space(theme, 1.5) }),
      }}
    >
      {left.length > 0 && <div>{prose(left)}</div>}
      {(right.length > 0 || small.length > 0) && end}
    </div>
  )
}

/** How many blocks have half of all letters. */
function halfOf(blocks: CanvasCopy['rest'], letters: number): number {
  let before = -1
  return (
    blocks.findIndex(block => {
      // With the blank between two blocks.
      before += wordsIn([block]).length + 1
      return before * 2 >= letters
    }) + 1
  )
}

/** Letters of text up to which it stands beside whose it is, and is not parted itself. */
const BESIDE = 260

/** The title's ground and that of the rest: the deep colour that a brief names over the lighter, else the accent over the paper. */
function groundsOf(theme: Theme): readonly [Theme, Theme] {
  const { inverse, accent } = theme.paperColor
  if (isDeepUnnamed(theme) || inverse === accent) return [themeOn(theme, 'accent'), theme]
  return [themeOn(theme, 'inverse'), hasPaper(theme) ? theme : themeOn(theme, 'accent')]
}

function hasPaper({ design: { color } }: Theme): boolean {
  return color.paper !== null || color.sparing === true
}
