import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { ABOVE_FOOT, gapOf } from '../type/deck-theme.ts'
import type { Deck, Slide } from '../decks/slide.ts'
import { hasFields, isNumber } from './grounds.ts'

/** Not on a phone, where slides have no edges that fields could reach. */
const noPhone = { narrow: { display: 'none' } } as const

/** px from a slide's body down to the surface on which fields end, above the foot. */
export function toSurface(theme: Theme): number {
  return Math.round(gapOf(theme, ABOVE_FOOT) * 0.5)
}

/** What a field is made of. */
interface FieldProps {
  readonly color: string
  /** px by which it stands out of the box around. */
  readonly out: {
    readonly left: number
    readonly right: number
    readonly top?: number
    readonly bottom?: number
  }
}

/** A field of colour behind what stands in a positioned box. */
export function Field({ color, out }: FieldProps): Child {
  const { left, right, top = 0, bottom = 0 } = out
  const place = { top: -top, bottom: -bottom, left: -left, right: -right }
  return (
    <div ariaHidden part="field" style={{ position: 'absolute', ...place, background: color, ...noPhone }} />
  )
}

/** Share of a slide's width that the windows of its sections take. */
const WINDOWS = 0.22
/** px between them, and of the frame of one that is not reached. */
const GAP = 14
const LINE = 6
/** More sections would be slits. */
const MOST_WINDOWS = 9

const chapters = new WeakMap<readonly Slide[], ReadonlySet<Slide>>()

/** The sections of a deck that open something: what is only said between two openers, and a number, does not. */
function chaptersOf(slides: readonly Slide[]): ReadonlySet<Slide> {
  const known = chapters.get(slides)
  if (known !== undefined) return known
  const found = slides.filter((slide, at) => {
    const next = slides[at + 1]
    if (slide.layout !== 'section' || next === undefined || isNumber(slide)) return false
    return next.layout !== 'section' && next.layout !== 'closing'
  })
  const all = new Set(found)
  chapters.set(slides, all)
  return all
}

/** px at a section's end side for a window for each section; 0 where there are none. */
export function windowsWidth(slide: Slide, { slides, manner }: Deck, theme: Theme): number {
  if (manner.field !== 'whole' || slide.pictures.length > 0) return 0
  const own = chaptersOf(slides)
  const count = own.size
  if (!own.has(slide) || count < 2 || count > MOST_WINDOWS || !hasFields(theme)) return 0
  return Math.round(theme.page.width * WINDOWS)
}

/** The sections of a deck as windows one below the other, those that are reached dark, the others their frames alone. */
export function Windows({ slide, deck, theme }: { slide: Slide; deck: Deck; theme: Theme }): Child {
  const width = windowsWidth(slide, deck, theme)
  if (width === 0) return null
  const { page, color, dir } = theme
  const sections = [...chaptersOf(deck.slides)]
  const reached = sections.indexOf(slide)
  const height = (page.height - GAP * (sections.length - 1)) / sections.length
  const left = dir === 'rtl' ? 0 : page.width - width
  const dark = theme.design.color.mode === 'dark' ? theme.paperColor.paper : color.text
  return sections.map((_, at) => (
    <div
      ariaHidden
      part="window"
      style={{
        position: 'absolute',
        top: Math.round(at * (height + GAP)),
        left,
        width,
        height: Math.round(height),
        ...(at <= reached ? { background: dark } : { border: { width: LINE, color: dark } }),
        ...noPhone,
      }}
    />
  ))
}
