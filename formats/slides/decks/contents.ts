import type { Heading, ListItem } from 'mdast'
import { label } from '../../../core/compose/index.ts'
import { plainText } from '../../../core/source/text.ts'
import { plain, type Slide } from './slide.ts'
import { again } from '../../lines/again.ts'

/** From this many slides on a deck says at its start what is in it. */
const LONG = 14
/** Fewer subjects need no list, and more do not fit one. */
const LEAST = 3
const MOST = 12

/** A deck with a slide of its contents after the first: its sections, or where it has none its titles. */
export function withContents(slides: readonly Slide[], lang: string): readonly Slide[] {
  const [first, ...others] = slides
  if (first?.layout !== 'title' || slides.length < LONG || others.slice(0, FIRST).some(isPlan)) return slides
  const sections = titlesOf(others.filter(slide => slide.layout === 'section'))
  // What goes on after the title slide under its own title is no subject.
  const subjects = titlesOf(others).filter(
    title => plainText(title) !== (first.title && plainText(first.title)),
  )
  const titles = sections.length >= LEAST ? sections : subjects
  if (titles.length < LEAST || titles.length > MOST) return slides
  return [first, contentsSlide(titles, lang), ...others]
}

/** Slides after the first on which an author says what is to come. */
const FIRST = 2

/** Whether a slide counts what is to come. */
function isPlan({ blocks }: Slide): boolean {
  return blocks.some(
    block => block.type === 'list' && block.ordered === true && block.children.length >= LEAST,
  )
}

function titlesOf(slides: readonly Slide[]): readonly Heading[] {
  return slides.flatMap(({ title, place }) => (title && (place?.at ?? 1) === 1 ? [title] : []))
}

function contentsSlide(titles: readonly Heading[], lang: string): Slide {
  const title: Heading = {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: label(lang, 'contents') }],
  }
  const children = titles.map(
    (heading): ListItem => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children: again(heading).children }],
      ...(heading.data && { data: heading.data }),
    }),
  )
  const blocks = [{ type: 'list', ordered: true, children } as const]
  return { ...plain, layout: 'contents', title, blocks }
}
