import type { Element as HastElement } from 'hast'
import { label } from '../../compose/labels.ts'
import { element, onLines } from './element.ts'
import type { PageParts } from './page-parts.ts'
import { toHast } from './to-hast.ts'

/** The notes of a page at its end, each with a way back; undefined where there are none. */
export function drawEndnotes(parts: PageParts): HastElement | undefined {
  const children: HastElement[] = []
  // A note may hold a reference to another: the list grows while it is drawn.
  for (let at = 0; at < parts.notes.length; at++) {
    const { body, id, reference } = parts.notes[at] ?? {}
    if (body === undefined || id === undefined || reference === undefined) continue
    const { id: _, ...properties } = body.properties
    const note = toHast({ ...body, properties }, parts)
    children.push(
      withBackLink({ ...note, properties: { ...note.properties, id } }, `#${reference}`, parts.lang),
    )
  }
  if (children.length === 0) return undefined
  const properties = {
    role: 'doc-endnotes',
    ariaLabel: label(parts.lang, 'notes'),
    className: ['notes-list'],
  }
  return element('section', properties, ...onLines(children))
}

/** The link back stands at the end of the note's last paragraph. */
function withBackLink(note: HastElement, href: string, lang: string): HastElement {
  const look = { role: 'doc-backlink', className: ['back'], ariaLabel: label(lang, 'back') }
  const back = element('a', { href, ...look }, '↩\ufe0e')
  const last = note.children.findLastIndex(child => child.type === 'element')
  const paragraph = note.children[last]
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p')
    return { ...note, children: [...note.children, back] }
  const extended = { ...paragraph, children: [...paragraph.children, back] }
  return { ...note, children: [...note.children.slice(0, last), extended, ...note.children.slice(last + 1)] }
}
