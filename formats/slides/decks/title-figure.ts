/** Finds the figure of a slide's title, where a brief wants the figures of the copy large. */
import type { Heading, PhrasingContent } from 'mdast'
import { cut, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { areFiguresToBeSeen } from '../../charts/said-figure.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { isDay } from './list-shapes.ts'
import type { Slide, SlideLayout } from './slide.ts'

/** A title at its figure. */
export interface CutTitle {
  readonly before: readonly PhrasingContent[]
  readonly figure: readonly PhrasingContent[]
  readonly after: readonly PhrasingContent[]
}

/** Words for powers of ten behind a number. */
export const POWERS =
  'trillions?|billions?|millions?|thousand|crore|lakh|bn|mn|Mio\\.?|Mrd\\.?|Millionen|Milliarden|millones|milliards?|milioni|milhões|mil|miljoen|miljard|miljoner|millioner|milion[óo]w|milyon|млн|мільйонів|миллионов'
const POWER = `(?:${POWERS}|[kMm])`
/** An amount, a share, or two digits and more with what they count: `$2.5 million`, `31 %`, `19 months`. */
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,/–-])(?:\\p{Sc}\\s?\\d[\\d.,]*\\d?(?:\\s?${POWER}(?!\\p{L}))?|\\d[\\d.,]*\\s?(?:[%‰×]|\\p{Sc})|(?!(?:1[5-9]|20)\\d\\d(?!\\d|[.,]\\d))\\d[\\d.,]*\\d(?:\\s${POWER}(?!\\p{L}))?(?:\\s\\p{L}[\\p{L}²³/]*)?)(?![\\d/–-])`,
  'gu',
)

/** A title of one figure among other words, or that and nothing else; undefined where it has none or several. */
export function cutTitle({ children }: Heading): CutTitle | undefined {
  const [only, ...others] = children
  if (only?.type !== 'text' || others.length > 0) return undefined
  const [found, ...more] = only.value.matchAll(FIGURE)
  if (found === undefined || more.length > 0) return undefined
  if (isOfSentence(found[0]) || /^[h:.]\d{2}/.test(only.value.slice(found.index + found[0].length)))
    return undefined
  // What stands in brackets is only remarked.
  if (/[(（[][^)）\]]*$/u.test(only.value.slice(0, found.index))) return undefined
  // A sign of the sentence behind it stays with it.
  const said = found[0] + (/^[.!?,;:]/u.exec(only.value.slice(found.index + found[0].length))?.[0] ?? '')
  const line = toPhrase(children)
  const end = found.index + said.length
  return {
    before: trim(cut(line, 0, found.index)).nodes,
    figure: cut(line, found.index, end).nodes,
    after: trim(cut(line, end)).nodes,
  }
}

/** Small words that go on behind a number, which is no whole then: `31 of 40`, `7.40 in the morning`. */
const ON =
  /\s(?:in|of|at|on|to|by|for|from|and|or|is|are|was|the|out|per|till|until|de|du|des|en|et|ou|à|au|par|sur|y|o|del|por|para|da|do|di|e|su|al|em|von|vom|aus|im|am|um|und|oder|zu|bis|auf|für|van|op|uit|tot|och|av|på|til|og|i|w|na|do|z|ze|lub|ja|ve)$/iu

/** A time of day, which says when and is no amount: `7.40`, `18:30`, `19h30`, `18 Uhr`. */
const CLOCK =
  /^(?:[01]?\d|2[0-4])(?:[.:][0-5]\d(?:\s\p{L}+)?|\s?(?:h|Uhr|am|pm|uur|godz|heures|horas|hours))$/iu

/** Whether a number is part of a sentence and tells nothing alone. */
function isOfSentence(figure: string): boolean {
  return ON.test(figure) || CLOCK.test(figure)
}

/** How much larger than its title the figure of one is: the largest that leaves room for what the slide says. */
const SCALES = [2.8, 2.3, 1.9, 1.6] as const

/** Layouts that fill their slides, or have a figure of their own that leads. */
const FULL: ReadonlySet<SlideLayout> = new Set<SlideLayout>([
  'statement',
  'whole',
  'stats',
  'quote',
  'title',
  'section',
  'closing',
])

/** A title around its figure. A day is when, and no amount: `What changes on 13 April`. */
export function amountInTitle(title: Heading, lang: string): CutTitle | undefined {
  const cut = cutTitle(title)
  return cut && isDay(phrasingText(cut.figure), lang) ? undefined : cut
}

/** A slide whose title has a figure, with that as large as `fits` allows, where the brief wants figures large. */
export function withTitleFigure(slide: Slide, theme: Theme, fits: (slide: Slide) => boolean): Slide {
  const { title, layout, manner, pictures, place, voice } = slide
  const isPlain = !FULL.has(layout) && manner !== 'panel' && pictures.length === 0 && !voice && !place
  const found = title && isPlain && areFiguresToBeSeen(theme) ? amountInTitle(title, theme.lang) : undefined
  if (!found) return slide
  return SCALES.map(titleFigure => ({ ...slide, titleFigure })).find(fits) ?? slide
}
