/** Shows a section that a brief names above all on a field of its own. */
import { isToBeSeen, type PartKey, saidIn } from '../brief/design.ts'
import { thingsOf } from '../reading/named-things.ts'
import type { Reading } from '../reading/reading.ts'
import { wordsOf } from '../source/text.ts'
import type { Theme } from '../theme/theme.ts'
import { withDevices } from './devices.ts'
import { placeOn, type Wish } from './part-tests.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Letters of a slide that makes one statement, whose title is so many times as large. */
const STATEMENT = 140
const TITLE = 1.45

/** Letters of a section up to which it stands on a field of the accent; a longer one is read on a quiet one. */
const PANEL = 420

/** What is to be seen and heads a section is all of that: in a field of its own, on slides on a ground of its own. */
export function asSection(wish: Wish, sheets: readonly Sheet[], theme: Theme, reading: Reading): Wish {
  const { key, dress } = wish
  if (!key.startsWith('said:') || !isToBeSeen(dress) || dress.device || !NAMED.test(key)) return wish
  const things = new Set([wordsOf(saidIn(key) ?? ''), ...thingsOf(key, reading)])
  const headed = sheets.flatMap(sheet =>
    headingsIn(sheet.root).flatMap(heading =>
      things.has(wordsOf(textOf(heading))) || isCalled(heading, key) ? [{ sheet, heading }] : [],
    ),
  )
  const [only, ...others] = headed
  if (!only || others.length > 0) return wish
  const { letters, isHead } = sectionUnder(only.sheet.root, only.heading)
  if (!isHead) return wish
  const { rank: _, ...plain } = dress
  const isSlide = only.sheet.name.startsWith('slide')
  const { accent, accentSoft } = theme.paperColor
  // A numbered chapter is read, and copied.
  const isChapter = /^\d/.test(textOf(only.heading)) || /^\d/.test(wordsOf(saidIn(key) ?? ''))
  const field = { device: 'box', tint: letters <= PANEL && !isChapter ? accent : accentSoft } as const
  // What only mentions it elsewhere, as a row of a calendar does, is not meant.
  const name = wordsOf(textOf(only.heading))
  const set: Wish = {
    ...wish,
    is: element => /^h[1-6]$/.test(element.tagName) && wordsOf(textOf(element)) === name,
    dress: {
      ...plain,
      ...(isSlide ? { device: 'apart', ...(letters <= STATEMENT && { scale: TITLE }) } : field),
    },
  }
  const drawn = withDevices(sheets, [{ ...set, near: set.is }], theme, sheet => placeOn(sheet, theme))
  return drawn.found.has(key) ? set : wish
}

/** A name of a section, and no year. */
const NAMED = /\p{L}{2}/u

/** `the lunch` of `Lunch deal`: a short heading that has the words. */
function isCalled(heading: Element, key: PartKey): boolean {
  const words = wordsOf(textOf(heading)).split(' ')
  const own = wordsOf(saidIn(key) ?? '')
    .replace(/^the /, '')
    .split(' ')
  const isLong = (word: string): boolean => own.length > 1 || word.length >= 4
  return words.length <= own.length + 1 && own.every(word => isLong(word) && words.includes(word))
}

/** The headings of an element below its title. */
export function headingsIn(element: Element): readonly Element[] {
  if (/^h[2-4]$/.test(element.tagName)) return [element]
  return element.children.flatMap(child => (isElement(child) ? headingsIn(child) : []))
}

/** How long the section is that a heading opens, and whether that has more than its name. */
function sectionUnder(
  root: Element,
  heading: Element,
): { readonly letters: number; readonly isHead: boolean } {
  let inner = root
  for (;;) {
    const next = inner.children.find(child => isElement(child) && headingsIn(child).includes(heading))
    if (!isElement(next) || next === heading) break
    if (textOf(next).trim() === textOf(heading).trim()) break
    inner = next
  }
  const own = headingsIn(inner).length
  const letters = own === 1 ? textOf(inner).length : Math.round(textOf(inner).length / own)
  return { letters, isHead: textOf(inner).trim() !== textOf(heading).trim() }
}
