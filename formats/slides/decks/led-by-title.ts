import { saidIn } from '../../../core/brief/design.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import { isThanks } from '../../../core/reading/slides/thanks.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { titlesLead } from '../type/deck-theme.ts'
import { isFigureTitle } from './figure-title.ts'
import { readTimes } from './list-shapes.ts'
import type { Slide, SlideLayout } from './slide.ts'
import { amountInTitle } from './title-figure.ts'

/** Layouts whose words are larger than the title over them. */
const large: ReadonlySet<SlideLayout> = new Set<SlideLayout>(['statement', 'stats', 'prose', 'points'])

/** A slide as it is where a brief wants its title to be the largest of its words: what it says stands below, smaller. */
export function ledByTitle(slide: Slide, theme: Theme): Slide {
  const { layout, title, blocks } = slide
  if (title === undefined || !large.has(layout)) return slide
  if (saysMore(slide, theme.lang)) return { ...slide, titleLeads: true }
  // Who names what a slide draws over time wants that seen, and no larger title.
  if (isCourse(slide, theme) && !titlesLead(theme)) return slide
  if (!isLargest(slide, theme))
    return isClaim(slide) || isAside(slide) ? { ...slide, layout: 'section' } : slide
  const smaller = layout === 'statement' ? layout : blocks[0]?.type === 'list' ? 'list' : 'prose'
  return { ...slide, layout: smaller, titleLeads: true }
}

/** Words of an order, which is itself what a slide says: `NEVER put water on oil`, `Stop the machine first`. */
const ORDER =
  /^(?:[¡«„“"]\s?)?(?:never|always|stop|don['’]?t|do not|nie(?:mals)?|immer|kein(?:e[nr]?)?|jamais|toujours|ne (?=.* (?:pas|jamais))|nunca|jam[aá]s|siempre|no (?=\p{L}+[aei]s?\s)|mai|sempre|non (?=\p{L}+(?:re|te)\s)|nooit|altijd|aldrig|alltid|altid|nigdy|zawsze|nikdy|vždy|ніколи|никогда|asla|soha|mindig)(?![\p{L}'’])/iu

/** Words of a title that is a sentence, and letters of what may then stand below it. */
const SENTENCE = { words: 3, below: 170 }

/** Whether the title of a short slide says more than what is below it: it is an order, the end of a talk, a sentence, or tells a figure that the rest only explains. */
function saysMore({ layout, title, blocks, place }: Slide, lang: string): boolean {
  if (layout !== 'statement' || !title || place) return false
  const [words, below] = [plainText(title).trim(), blocks.map(plainText).join(' ')]
  if (below.length > SENTENCE.below || isFigureTitle(words, lang)) return false
  if (ORDER.test(words) || isThanks(words.split(/[,،，]/u, 1)[0] ?? '')) return true
  if (/[.!…。！]$/u.test(words) && words.split(/\s+/u).length >= SENTENCE.words) return true
  return amountInTitle(title, lang) !== undefined && !/\d/.test(below)
}

/** Whether a slide draws what was at several times. */
function isCourse({ layout, blocks }: Slide, { lang }: Theme): boolean {
  return layout === 'stats' && blocks.some(block => block.type === 'list' && readTimes(block, lang))
}

/** Whether all that a slide says below its title is added to that, as its small letter or its bracket shows: `tea and cake in the hall`. */
function isAside({ layout, blocks: [block, ...others] }: Slide): boolean {
  return (
    layout === 'statement' &&
    block?.type === 'paragraph' &&
    others.length === 0 &&
    /^\s*[(（]?\p{Ll}{2}[^@/\d]*[^.!?…@/\d]$/u.test(plainText(block))
  )
}

/** Words from which on a title says something, and does not only name what is below it. */
const CLAIM = 4

/** Whether a title says what its slide is about, since what it belongs to stands over it. */
function isClaim({ eyebrow, title, layout }: Slide): boolean {
  const words = title ? plainText(title).split(/\s+/) : []
  return eyebrow !== undefined && layout === 'statement' && words.length >= CLAIM
}

function isLargest({ title, blocks }: Slide, theme: Theme): boolean {
  const words = title ? plainText(title) : ''
  const below = blocks.map(plainText).join(' ')
  const isNamed = Object.entries(theme.design.parts ?? {}).some(([key, dress]) => {
    const said = dress?.rank === 'first' ? saidIn(key) : undefined
    return said && placeOfWords(words, said) !== undefined && placeOfWords(below, said) === undefined
  })
  return isNamed || titlesLead(theme)
}

/** The slides of a deck, those which a brief wants seen first as such: what each says stands on all of it and on no panel's side. */
export function withNamed(slides: readonly Slide[], { design }: Theme): readonly Slide[] {
  const { parts = {}, layout } = design
  const ranked = Object.entries(parts).flatMap(([key, dress]) =>
    dress?.rank === 'first' ? (saidIn(key) ?? []) : [],
  )
  const wanted = [...(layout.slides ?? []), ...ranked]
  const named = new Set(wanted.map(words => slideSaying(words, slides)))
  return slides.map(slide => {
    if (!named.has(slide)) return slide
    const { manner, lead = [], blocks, ...rest } = slide
    return {
      ...rest,
      ...(manner === 'columns' && { manner }),
      blocks: [...lead, ...blocks],
      named: true,
    }
  })
}

/** The slide that is called so, else one that has the words in its title, else in what it says. */
function slideSaying(words: string, slides: readonly Slide[]): Slide | undefined {
  const inside = slides.filter(({ layout }) => layout !== 'title')
  const titleOf = ({ title }: Slide): string => (title ? plainText(title) : '')
  const says = (text: string): boolean => placeOfWords(text, words) !== undefined
  return (
    inside.find(slide => wordsOf(titleOf(slide)) === wordsOf(words)) ??
    inside.find(slide => says(titleOf(slide))) ??
    inside.find(({ blocks }) => says(blocks.map(plainText).join(' ')))
  )
}
