import type { RootContent } from 'mdast'
import { Phrasing, Prose, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { Balanced } from '../type/balanced.tsx'
import { largestSize, leadStyle } from '../type/largest.ts'
import { gapOf, footMargin, holdsTie, onPhone } from '../type/deck-theme.ts'
import { PictureBeside, widthBeside } from '../bodies/pictures.tsx'
import type { SlideProps } from './content-slide.tsx'
import { divided } from './divided.ts'
import { Windows, windowsWidth } from './fields.tsx'
import { SlideFootnotes } from './footnotes.tsx'
import { hasFields, isNumber, leadColor } from './grounds.ts'

/** A title, section or closing slide: words as large as the slide holds, and what belongs to them quiet at its foot. */
export function Opener(props: SlideProps): Child {
  const { slide, deck, theme } = props
  const [picture] = slide.pictures
  const width = widthOf(props)
  const corner = cornerOf(props)
  return (
    <>
      <Brand {...props} />
      <div style={{ grow: 1, display: 'flex', direction: 'column', width }} flow>
        <div style={{ grow: 1 }} />
        <Eyebrow {...props} />
        {!hasFields(theme) && (
          <div
            part="accent-bar"
            style={{ width: 96, height: 8, background: theme.color.accent, shrink: 0 }}
          />
        )}
        <OpenerTitle {...props} width={width} height={titleRoom(props)} />
        {deck.manner.field !== 'corner' && <div style={{ grow: 1 }} />}
        <Below {...props} />
      </div>
      <div style={{ width }}>
        <SlideFootnotes notes={slide.footnotes} theme={theme} />
      </div>
      {corner && <Corner {...corner} theme={theme} />}
      <Windows slide={slide} deck={deck} theme={theme} />
      {picture && <PictureBeside slide={slide} picture={picture} theme={theme} />}
    </>
  )
}

function widthOf({ slide, deck, theme }: SlideProps): number {
  const windows = windowsWidth(slide, deck, theme)
  if (slide.pictures.length > 0) return widthBeside(theme, slide)
  return windows > 0 ? theme.page.width - windows - theme.margin.left * 1.5 : roomAcross(theme)
}

/** The brand over all else on what is no section. */
function Brand({ slide, deck, theme }: SlideProps): Child {
  if (slide.layout === 'section' || !deck.brand) return null
  return (
    <p
      part="brand"
      style={{ position: 'relative', weight: theme.type.strongWeight, color: theme.color.heading }}
    >
      <Phrasing nodes={deck.brand} theme={theme} />
    </p>
  )
}

function Eyebrow({ slide, theme }: Pick<SlideProps, 'slide' | 'theme'>): Child {
  if (slide.eyebrow === undefined) return null
  return (
    <div part="eyebrow" style={{ color: theme.color.textMuted, marginBottom: gapOf(theme, 1) }}>
      <Prose nodes={slide.eyebrow} theme={theme} measured={false} />
    </div>
  )
}

/** px down that a title has: what stands above and below it leaves it. */
function titleRoom(props: SlideProps): number {
  const { slide, deck, theme, measure } = props
  const { page, margin } = theme
  const place = { width: widthOf(props), theme, measure }
  const around = heightOf(
    [<Eyebrow {...props} />, <Below {...props} />, <SlideFootnotes notes={slide.footnotes} theme={theme} />],
    place,
  )
  const brand = deck.brand && slide.layout !== 'section' ? theme.type.base * 1.5 : 0
  const above = margin.top + brand
  const corner = cornerOf(props) ? Math.max(0, cornerSide(theme) * 0.9 - above) : 0
  return page.height - above - corner - around - footMargin(theme) - gapOf(theme, 1)
}

interface TitleProps extends SlideProps {
  readonly width: number
  readonly height: number
}

function OpenerTitle({ slide, theme, deck, measure, width, height }: TitleProps): Child {
  const { title } = slide
  if (title === undefined) return null
  const words = plainText(title)
  const styled = (size: number) => (
    <h1
      part="slide-title"
      style={{
        ...leadStyle(theme, size),
        ...(isNumber(slide) && { color: leadColor(theme) }),
        marginTop: hasFields(theme) ? 0 : gapOf(theme, 1.5),
        narrow: onPhone(theme, words, size, true),
      }}
      {...anchorOf(title)}
    >
      <Phrasing
        nodes={title.children}
        theme={theme}
        size={size}
        heading={holdsTie(words, { size, width }, theme)}
      />
    </h1>
  )
  const most =
    theme.page.height * deck.manner.lead * (slide.layout === 'title' || isNumber(slide) ? 1 : LESSER)
  return styled(largestSize(styled, { width, height, most, least: theme.type.base * 1.3 }, measure))
}

/** Words under a number say what it is about: their share of the slide's height. */
const ASKED = 0.1

/** How large the titles of later openers are, of what the first may be. */
const LESSER = 0.84

/** What stands under a title is as large as text, and in a deck of large type quieter than that. */
function quietScale({ page, type }: Theme): number {
  return Math.min(1.2, Math.max((page.height * 0.054) / type.base, 0.6))
}

/** Share of the width that lines under a title have at most, and those that others stand beside. */
const WIDEST = 0.84
const BESIDE = 0.54

/** What a deck asks for on its last slide, and what the first is about: shares of the slide's height. */
const LAST = 0.07
const SUBTITLE = 0.066

/** Letters of a byline that stands beside the lead, or in a corner, and of that lead. */
const SHORT = 48
const LEAD = 64

/** The lines under a title: what it is about, and, quieter, by whom and when. */
function Below(props: SlideProps): Child {
  const { slide, theme, deck } = props
  const { lead, byline } = linesBelow(props)
  const inCorner = cornerOf(props) !== undefined
  const words = scaled(
    theme,
    isNumber(slide) ? (theme.page.height * ASKED) / theme.type.base : quietScale(theme),
  )
  const size = words.type.base
  // Pieces in a line stay in it.
  const isRun = lead.some(block => plainText(block).includes(' · '))
  const most = isRun ? 0 : slide.layout === 'closing' ? LAST : byline.length > 0 ? SUBTITLE : 0
  const led = Math.max(size, Math.round(theme.page.height * most))
  const longest = widestWord(lead.map(plainText).join(' '), textSetting(theme, 400, led))
  const beside =
    !inCorner &&
    lead.length > 0 &&
    byline.length > 0 &&
    slide.pictures.length === 0 &&
    countLetters(byline) <= SHORT &&
    countLetters(lead) <= LEAD &&
    longest < widthOf(props) * BESIDE
  const small = byline.length > 0 && !inCorner && (
    <div
      part="byline"
      style={{
        size,
        color: theme.color.textMuted,
        hyphens: false,
        ...(beside
          ? { width: '42%', textAlign: 'end' }
          : { marginTop: gapOf(theme, lead.length > 0 ? 0.75 : 0) }),
        narrow: { width: '100%', textAlign: 'start', marginTop: 24 },
      }}
    >
      <Prose nodes={byline} theme={tight(words)} size={size} measured={false} />
    </div>
  )
  if (lead.length === 0 && !small) return null
  return (
    <div
      style={{
        marginTop: gapOf(theme, deck.manner.field === 'corner' ? 0.75 : 1.25),
        ...(beside && { display: 'flex', justify: 'between', align: 'end', narrow: { direction: 'column' } }),
      }}
    >
      {lead.length > 0 && (
        <div
          style={{
            ...{ size: led, leading: 1.3, textWrap: 'balance' },
            maxWidth: `${(beside ? BESIDE : WIDEST) * 100}%`,
          }}
        >
          <Balanced nodes={lead} theme={theme} size={led} />
        </div>
      )}
      {small}
    </div>
  )
}

/** The first line says what a title is about, unless it is the only one and the slide is the first: then it is by whom. */
function linesOf({ blocks, layout }: SlideProps['slide']): {
  readonly lead: readonly RootContent[]
  readonly byline: readonly RootContent[]
} {
  return layout === 'section'
    ? { lead: blocks, byline: [] }
    : { lead: blocks.slice(0, 1), byline: blocks.slice(1) }
}

/** The same, their parts below each other where a line of them would end with the point that divides it. */
function linesBelow(props: SlideProps): ReturnType<typeof linesOf> {
  const { slide, theme, measure } = props
  const lines = linesOf(slide)
  const set = scaled(theme, quietScale(theme))
  const broken = (block: RootContent, share: number): boolean =>
    measure.piece(
      <div style={{ size: set.type.base }}>
        <Prose nodes={[block]} theme={set} size={set.type.base} measured={false} />
      </div>,
      widthOf(props) * share,
    ).lines > 1
  const whole = (blocks: readonly RootContent[], share: number) =>
    blocks.flatMap(block => (broken(block, share) ? divided([block]) : [block]))
  return { lead: whole(lines.lead, WIDEST), byline: whole(lines.byline, 1) }
}

// --- The field in the corner of a cover

interface CornerField {
  /** What is short enough to stand in it. */
  readonly byline: readonly RootContent[]
}

function cornerSide({ page }: Theme): number {
  return Math.round(page.height * 0.36)
}

/** Letters up to which a title leaves the corner free. */
const TITLE = 240

/** The field in a cover's corner; undefined where nothing is said that is short enough for it, or the title needs the whole slide. */
function cornerOf({ slide, deck, theme }: SlideProps): CornerField | undefined {
  const { layout, pictures, manner, title } = slide
  const shown = deck.manner.field === 'corner' && layout === 'title' && pictures.length === 0
  if (!shown || manner || !hasFields(theme)) return undefined
  if (title && plainText(title).length > TITLE) return undefined
  const { byline } = linesOf(slide)
  const words = byline.map(plainText).join(' ')
  const longest = Math.max(...words.split(/\s+/).map(word => word.length), 0)
  const across = (cornerSide(theme) - gapOf(theme, 2)) / (theme.type.base * 0.6)
  const fits = words.length > 0 && longest <= across && words.length <= across * 4
  return fits ? { byline } : undefined
}

function Corner({ byline, theme }: CornerField & { readonly theme: Theme }): Child {
  const { page, dir, margin } = theme
  const side = cornerSide(theme)
  const on = themeOn(theme, 'accent')
  return (
    <div
      part="corner"
      style={{
        position: 'absolute',
        top: 0,
        left: dir === 'rtl' ? 0 : page.width - side,
        width: side,
        height: side,
        padding: [margin.top * 0.8, gapOf(theme, 1)],
        background: on.color.paper,
        color: on.color.text,
        narrow: { position: 'relative', left: 0, width: '100%', height: 160, padding: 24 },
      }}
    >
      <Prose nodes={divided(byline)} theme={tight(on)} measured={false} />
    </div>
  )
}

/** Lines that belong together stand close. */
function tight(theme: Theme): Theme {
  return { ...theme, unit: theme.unit * 0.3 }
}
