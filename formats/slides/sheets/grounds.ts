import { plainText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { hasColoredPaper } from '../../../core/theme/grounds.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Ground, hasFurther } from '../../../core/theme/theme-on.ts'
import type { Deck, Slide } from '../decks/slide.ts'

/** Whether a deck may have fields of colour: a brief that asks for a plain one keeps its slides on paper. */
export function hasFields({ design }: Theme): boolean {
  return design.decor.fields !== false
}

/** The colour of the largest words of a dark deck: the accent itself where it can be read. Those of a light one keep the colour of headings. */
export function leadColor({ color, design }: Theme): string {
  if (design.color.mode === 'light') return color.heading
  return contrast(color.accent, color.paper) >= READABLE ? color.accent : color.accentText
}

/** Contrast of words. */
const READABLE = 4.5

/** Whether the brief names a ground that is that of every slide: a colour, or any of a dark deck. */
function hasNamedGround({ mode, design }: Theme): boolean {
  return hasColoredPaper(design) || (mode === 'dark' && design.color.paper !== null)
}

/** Whether all that a slide's title says is a number. */
export function isNumber({ title }: Slide): boolean {
  return title !== undefined && /^[^\p{L}]*\d[^\p{L}]*$/u.test(plainText(title))
}

/**
 * What a slide stands on. The first and the last, sections, quotations and photographs with words stand on the deep ground;
 * in their other manner they change grounds. Statements change grounds by turns, of which the first is the accent. A dark
 * deck has no deep ground, for a second dark beside its own would look like a mistake: its sections stand on the accent,
 * unless the brief names the ground of the slides.
 */
export function groundOf(slide: Slide, theme: Theme, { slides, manner: { field } }: Deck): Ground {
  if (!hasFields(theme) || hasNamedGround(theme)) return 'paper'
  const { layout, manner } = slide
  const isLight = theme.mode === 'light'
  const turned = manner !== undefined
  const deep = isLight ? 'inverse' : 'paper'
  const other = isLight ? 'paper' : 'quiet'
  switch (layout) {
    case 'statement':
      return statementGround(slides.filter(each => each.layout === layout).indexOf(slide), theme)
    case 'title':
    case 'section': {
      const bright = field === 'whole' ? layout === 'section' : !isLight && field === 'water'
      if (turned) return other
      if (field === 'whole' && isNumber(slide)) return deep
      return bright || (layout === 'section' && !isLight) ? 'accent' : deep
    }
    case 'closing':
    case 'quote':
      return turned ? other : deep
    case 'picture':
      return turned || !slide.pictures[0]?.photo ? 'paper' : deep
    default:
      return 'paper'
  }
}

/** The grounds of statements, one after the other: no two neighbours are alike, and each colour of the brief has its turn. */
const turns = {
  light: ['accent', 'paper', 'inverse'],
  colored: ['accent', 'paper', 'further', 'inverse', 'paper'],
  dark: ['accent', 'paper'],
} as const

function statementGround(at: number, theme: Theme): Ground {
  const grounds = theme.mode === 'dark' ? turns.dark : hasFurther(theme) ? turns.colored : turns.light
  return grounds[at % grounds.length] ?? 'paper'
}
