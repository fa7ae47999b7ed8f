import type { Heading, PhrasingContent, RootContent } from 'mdast'

/** What a slide looks like, read from what is on it. */
export type SlideLayout =
  | 'title'
  | 'section'
  | 'closing'
  | 'contents'
  | 'quote'
  | 'statement'
  | 'stats'
  | 'whole'
  | 'process'
  | 'figured'
  | 'points'
  | 'code'
  | 'full-picture'
  | 'picture'
  | 'gallery'
  | 'compare'
  | 'table'
  | 'list'
  | 'prose'
  | 'notes'

/** A picture of a slide. */
export interface Picture {
  /** Key of the asset. */
  readonly src: string
  readonly alt: string
  /** Photographs may be cut to the place they fill; drawings and screenshots are shown whole. */
  readonly photo: boolean
  /** A drawing much wider than high, which beside text would be small. */
  readonly wide: boolean
}

/** Where a slide stands among those that share a title, from 1. */
export interface Place {
  readonly at: number
  readonly of: number
}

/** One slide of a deck: its copy, and what the speaker says. */
export interface Slide {
  readonly layout: SlideLayout
  readonly title?: Heading
  /** Present when the copy under a title takes more than one slide. */
  readonly place?: Place
  /** What stands above the title of an opening slide. */
  readonly eyebrow?: readonly RootContent[]
  /** Everything but the title and the pictures. */
  readonly blocks: readonly RootContent[]
  readonly pictures: readonly Picture[]
  /** What the numbers of footnotes on this slide stand for. */
  readonly footnotes: readonly RootContent[]
  readonly notes: readonly RootContent[]
  /** What its deck is called, where it shows a table: rows that bear it matter. */
  readonly names?: readonly string[]
  /** Shown in another manner than its layout's own, so that not too many slides in a row look alike. */
  readonly manner?: 'panel' | 'columns'
  /** What leads to the points of a slide, under its title on a panel. */
  readonly lead?: readonly RootContent[]
  /** Somebody's words, and perhaps whose they are: they have a field of their own beside what the slide says. */
  readonly voice?: readonly RootContent[]
  /** How much larger than its title the figure in that is. */
  readonly titleFigure?: number
  /** A brief wants its title to be the largest of its words. */
  readonly titleLeads?: boolean
  /** A brief wants it seen before the others. */
  readonly named?: true
}

/** A slide without pictures, footnotes and words for the speaker. */
export const plain = { pictures: [], footnotes: [], notes: [] } as const

/** How a kind of deck is shown. */
export interface DeckManner {
  /** Share of a slide's height that the letters of its largest words may be. */
  readonly lead: number
  /** The field of colour on its cover: `corner` is a square in the accent; `whole` leaves the cover to its words and gives sections the accent. */
  readonly field: 'corner' | 'whole'
}

/** The copy of a deck. */
export interface DeckCopy {
  readonly slides: readonly Slide[]
  /** At the foot of content slides. */
  readonly footer?: readonly PhrasingContent[]
  readonly brand?: readonly PhrasingContent[]
}

/** A deck of a kind. */
export interface Deck extends DeckCopy {
  readonly manner: DeckManner
}
