import type { Heading, Image, RootContent } from 'mdast'

/** What a slide looks like, read from what is on it. */
export type SlideLayout =
  | 'title'
  | 'section'
  | 'closing'
  | 'quote'
  | 'stats'
  | 'code'
  | 'media'
  | 'compare'
  | 'table'
  | 'list'
  | 'prose'

/** One slide of a deck: its copy, and what the speaker says. */
export interface Slide {
  readonly layout: SlideLayout
  readonly title?: Heading
  /** Everything but the title and the picture of a `media` slide. */
  readonly blocks: readonly RootContent[]
  readonly picture?: Image
  readonly notes: readonly RootContent[]
}
