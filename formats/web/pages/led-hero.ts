import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { Design, PartKey } from '../../../core/brief/design.ts'
import { thingsOf } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import type { Page } from './page.ts'

/**
 * A page whose brief wants words under its title seen first: they are its promise, and its title stands small before them with
 * what its author said between. Any other page as it is.
 */
export function ledByBrief(page: Page, reading: Reading, design: Design): Page {
  const { hero, sections } = page
  const firsts = firstIn(design, reading)
  const [next, ...others] = sections
  const isOpening = hero.lead.length === 0 && next?.sections.length === 0 && next.items.length === 0
  const below = isOpening ? next.blocks : hero.lead
  const at = below.findIndex(block => firsts.has(wordsOf(plainText(block))))
  const [led, between] = [below[at], below.slice(0, at)]
  if (hero.title.length === 0 || led?.type !== 'paragraph' || !between.every(isParagraph)) return page
  const heading = isOpening && next.heading ? [next.heading] : []
  const lines = [hero.label ?? [], hero.title, ...[...heading, ...between].map(({ children }) => children)]
  return {
    ...page,
    hero: { ...hero, label: inLines(lines), title: led.children, lead: below.slice(at + 1) },
    sections: isOpening ? others : sections,
  }
}

/** What a brief wants seen first, in small letters without marks. */
function firstIn({ parts = {} }: Design, reading: Reading): ReadonlySet<string> {
  const keys = Object.entries(parts).flatMap(([key, dress]) => (dress?.rank === 'first' ? [key] : []))
  return new Set(keys.flatMap(key => thingsOf(key as PartKey, reading)))
}

function isParagraph(block: RootContent): block is Paragraph {
  return block.type === 'paragraph'
}

function inLines(lines: readonly (readonly PhrasingContent[])[]): readonly PhrasingContent[] {
  return lines
    .filter(({ length }) => length > 0)
    .flatMap((line, at): readonly PhrasingContent[] => (at === 0 ? line : [{ type: 'break' }, ...line]))
}
