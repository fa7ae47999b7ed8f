import { saidIn } from '../../../core/brief/design.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { titlesLead } from '../type/deck-theme.ts'
import { readTimes } from './list-shapes.ts'
import type { Slide, SlideLayout } from './slide.ts'

/** Layouts whose words are larger than the title over them. */
const large: ReadonlySet<SlideLayout> = new Set<SlideLayout>(['statement', 'stats', 'prose', 'points'])

/** A slide as it is where a brief wants its title to be the largest of its words: what it says stands below, smaller. */
export function ledByTitle(slide: Slide, theme: Theme): Slide {
  const { layout, title, blocks } = slide
  if (title === undefined || !large.has(layout)) return slide
  // Who names what a slide draws over time wants that seen, and no larger title.
  if (isCourse(slide, theme) && !titlesLead(theme)) return slide
  if (!isLargest(slide, theme))
    return isClaim(slide) || isAside(slide) ? { ...slide, layout: 'section' } : slide
  const smaller = layout === 'statement' ? layout : blocks[0]?.type === 'list' ? 'list' : 'prose'
  return { ...slide, layout: smaller, titleLeads: true }
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
