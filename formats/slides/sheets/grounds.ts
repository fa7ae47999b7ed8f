import { plainText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { hasColoredPaper } from '../../../core/theme/grounds.ts'
import { distance } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Ground, hasFurther, isDeepUnnamed, themeOn } from '../../../core/theme/theme-on.ts'
import type { Deck, Slide, SlideLayout } from '../decks/slide.ts'

/** Whether a deck may have fields of colour: a brief that asks for a plain one keeps its slides on paper. */
export function hasFields({ design }: Theme): boolean {
  return design.decor.fields !== false
}

/** What fields stand on: a tint on the deck's paper, and that paper on a ground of colour. */
export function onField(theme: Theme): Theme {
  return themeOn(theme, theme.color.paper === theme.paperColor.paper ? 'tint' : 'paper')
}

/** The colour of the largest words of a dark deck: the accent itself where it can be read. Those of a light one keep the colour of headings. */
export function leadColor({ color, design }: Theme): string {
  if (design.color.mode === 'light') return color.heading
  return contrast(color.accent, color.paper) >= READABLE ? color.accent : color.accentText
}

/** Contrast of words. */
const READABLE = 4.5

/** Whether all that a slide's title says is a number. */
export function isNumber({ title }: Slide): boolean {
  return title !== undefined && /^[^\p{L}]*\d[^\p{L}]*$/u.test(plainText(title))
}

/**
 * What a slide stands on. The first and the last, sections, quotations and photographs with words stand on the deep ground;
 * in their other manner they change grounds. Statements change grounds by turns, of which the first is the accent. A dark
 * deck has no deep ground, for a second dark beside its own would look like a mistake: its sections stand on the accent,
 * unless the brief names the ground of the slides. Where it names that of a light deck and its letters, the accent takes the
 * place of the deep ground, and so it does of one that nobody named; colours on white open on white.
 */
function groundOf(slide: Slide, theme: Theme, { slides, manner: { field } }: Deck): Ground {
  if (!hasFields(theme) || keepsPaper(theme)) return 'paper'
  const { layout, manner } = slide
  const isLight = theme.mode === 'light'
  const turned = manner !== undefined
  const deep = !isLight ? 'paper' : namesBoth(theme) || isDeepUnnamed(theme) ? 'accent' : 'inverse'
  const other = isLight ? 'paper' : 'quiet'
  switch (layout) {
    case 'statement':
      return statementGround(
        slides.filter(each => each.layout === layout).indexOf(slide),
        theme,
        slides.length > 1 && slide === slides.at(-1),
      )
    case 'title':
    case 'section': {
      if (layout === 'title' && isLight && isOnWhite(theme)) return 'paper'
      if (turned) return other
      if (field === 'whole' && isNumber(slide)) return deep
      return layout === 'section' && (field === 'whole' || !isLight) ? 'accent' : deep
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

/** Of slides on paper in a row, every so manieth has a ground of its own: where a brief names the paper too, that is one more colour of the turn. */
const EVERY = { usual: 2, named: 3 } as const

/** Layouts that need the deck's paper: pictures and code have grounds of their own. */
const onPaper: ReadonlySet<SlideLayout> = new Set<SlideLayout>([
  'picture',
  'full-picture',
  'gallery',
  'code',
  'contents',
  'notes',
])

/**
 * What all slides of a deck stand on. Of those that would stand on paper in a row, every other has one of the brief's colours, so
 * that a deck is no row of white sheets; slides of one title stay alike, and the one that a brief wants seen first has the accent,
 * which then no other content slide has where there is another colour.
 */
export function groundsOf(deck: Deck, theme: Theme): readonly Ground[] {
  const own = deck.slides.map(slide => groundOf(slide, theme, deck))
  if (theme.mode === 'dark' || !hasFields(theme) || keepsPaper(theme) || isOnWhite(theme)) return own
  const colors = rhythmOf(deck, theme)
  const { paper, ink } = theme.design.color
  const every = paper !== null && ink === null ? EVERY.named : EVERY.usual
  const used: Ground[] = []
  let run = 0
  const groundAt = (slide: Slide, at: number): Ground => {
    if (slide.named) return 'accent'
    const ground = own[at] ?? 'paper'
    const isPlain = ground === 'paper' && slide.manner !== 'panel'
    run = isPlain ? run + 1 : 0
    if (run < every || slide.place || onPaper.has(slide.layout)) return ground
    run = 0
    const beside = [used[at - 1], own[at + 1]]
    const count = (color: Ground): number =>
      used.filter(one => one === color).length + (beside.includes(color) ? deck.slides.length : 0)
    return colors.toSorted((one, other) => count(one) - count(other))[0] ?? 'accent'
  }
  for (const [at, slide] of deck.slides.entries()) used.push(groundAt(slide, at))
  return used
}

/** The grounds that content slides have by turns. */
function rhythmOf({ slides }: Deck, theme: Theme): readonly Ground[] {
  const others: readonly Ground[] = [
    ...(isDeepUnnamed(theme) ? [] : (['inverse'] as const)),
    ...(hasFurther(theme) ? (['further'] as const) : []),
  ]
  const isKept = others.length > 0 && slides.some(({ named }) => named)
  return isKept ? others : ['accent', ...others]
}

/** Whether a brief names both the ground and the colour of its letters: these then make no ground. */
function namesBoth({ design: { color } }: Theme): boolean {
  return color.paper !== null && color.ink !== null
}

/** Whether a brief has its colours on white, and none of them for a deep ground. */
function isOnWhite(theme: Theme): boolean {
  return theme.design.color.paper === WHITE && isDeepUnnamed(theme)
}

const WHITE = '#ffffff'

/** Distance in Oklab from which on an accent is another colour than that of the letters. */
const OTHER = 0.2

/** Whether all slides stand on the ground that a brief names: a colour, any of a dark deck, or one whose letters have the only other colour. */
function keepsPaper(theme: Theme): boolean {
  const { design, color, mode } = theme
  if (hasColoredPaper(design)) return true
  if (mode === 'dark') return design.color.paper !== null
  return namesBoth(theme) && distance(color.accent, design.color.ink ?? color.text) < OTHER
}

/** The grounds of statements, one after the other: no two neighbours are alike, and each colour of the brief has its turn. */
const turns = {
  light: ['accent', 'paper', 'inverse'],
  colored: ['accent', 'paper', 'further', 'inverse', 'paper'],
  dark: ['accent', 'paper'],
} as const

function statementGround(at: number, theme: Theme, isLast: boolean): Ground {
  const grounds = theme.mode === 'dark' ? turns.dark : hasFurther(theme) ? turns.colored : turns.light
  const turn = (one: number): Ground => {
    const ground = grounds[one % grounds.length] ?? 'paper'
    return ground === 'inverse' && isDeepUnnamed(theme) ? 'paper' : ground
  }
  const own = turn(at)
  if (!isLast || own !== 'paper') return own
  // A deck does not fade out on white: what it ends with has the next colour.
  const next = turn(at + 1)
  return next === 'paper' ? 'accent' : next
}
