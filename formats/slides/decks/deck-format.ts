import { designFrom } from '../../../core/brief/design.ts'
import type { Format } from '../../../core/format.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import { sizesNamed } from '../../../core/theme/page-sizes.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { composeDeck } from '../sheets/compose-deck.tsx'
import { withTitlesAlone } from '../type/deck-theme.ts'
import { bodyShare } from '../type/plan-type.tsx'
import type { DeckManner, Slide } from './slide.ts'
import { runningWords } from './sentences.ts'
import { ledByTitle, withNamed } from './led-by-title.ts'
import { withTitleFigure } from './title-figure.ts'
import { toDeck } from './to-deck.ts'

/** What every deck takes of a copy. */
export const deckRoles: Roles = {
  needs: ['title', 'slides'],
  takes: ['author', 'datePublished', 'contact', 'pageHeader', 'pageFooter'],
}

/** How kinds of deck differ. */
interface DeckKind extends DeckManner {
  /** Words of running text that a slide has at the most, however many it holds. */
  readonly words: number
  /** px of its text on a slide 1080 high. */
  readonly baseSize: number
  readonly displayWeight: number
}

/** Part of its room that what a slide says takes at most where the figure of its title is large. */
const ROOMY = 1

/** Part of the words of others that a slide has which is to be seen before them, and has a sentence beside its points. */
const LANDING = 0.6

/** Whether a brief wants a slide seen first that says something before it lists more: that has a slide of its own. */
function isToLand({ title, blocks }: Slide, { design }: Theme): boolean {
  const isNamed = design.layout.slides?.includes(wordsOf(title ? plainText(title) : '')) === true
  const kinds = new Set(blocks.map(({ type }) => type))
  return isNamed && kinds.has('paragraph') && kinds.has('list')
}

/** A format whose pages are slides, widescreen first. */
export function deckFormat(slug: string, { words, lead, field, ...type }: DeckKind): Format {
  return {
    slug,
    group: 'slides',
    scenery: { told: 'brief', as: 'foot' },
    surface: 'canvas',
    sizes: sizesNamed(['16:9', '4:3']),
    design: designFrom({
      type: { display: 'Source Sans 3', text: 'Source Sans 3', scale: 1.333, ...type },
      shape: { radius: 8 },
    }),
    honours: ['layout.pageNumbers', 'type.displayScale'],
    roles: deckRoles,
    compose: (reading, asked, measure) => {
      const theme = withTitlesAlone(asked, type.baseSize)
      const share = (slide: Slide): number => {
        const most = words * (isToLand(slide, theme) ? LANDING : 1)
        return Math.max(
          runningWords(slide.blocks) / most,
          bodyShare(ledByTitle(slide, theme), theme, measure),
        )
      }
      const { slides, ...copy } = toDeck(reading, share, theme.design)
      const fits = (slide: Slide): boolean => bodyShare(slide, theme, measure) <= ROOMY
      const led = withNamed(slides, theme).map(slide =>
        withTitleFigure(ledByTitle(slide, theme), theme, fits),
      )
      return composeDeck({ ...copy, slides: led, manner: { lead, field } }, theme, measure)
    },
  }
}
