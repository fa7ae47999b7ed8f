import type { ElementContent, Element as HastElement, Properties } from 'hast'
import { label } from '../../compose/labels.ts'
import type { Sheet } from '../../compose/sheet.ts'
import { type Element, type Node, textOf } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { canvasCss, deckCss, stageName } from './canvas-css.ts'
import { deckScript } from './deck-script.ts'
import { mainOf } from './draw-screen.ts'
import { element } from './element.ts'
import { drawEndnotes } from './endnotes.ts'
import { headingLevel } from './heading-levels.ts'
import { sidesOf } from './lengths.ts'
import { canReflow, reflowing } from './narrow.ts'
import { type PageParts, uniqueId } from './page-parts.ts'
import type { DrawnSurface } from './surface.ts'
import { toHast } from './to-hast.ts'

/**
 * Canvases that keep their proportions and fill the window; their text stays text. More than one make a deck: slides that
 * snap into place, with a small script for keys.
 */
export function drawCanvases(sheets: readonly Sheet[], context: DrawContext, parts: PageParts): DrawnSurface {
  const deck = sheets.length > 1
  const sections = sheets.map((sheet, at) =>
    drawSlide(sheet, deck ? placeOf(sheet, at, sheets.length, parts) : undefined, parts),
  )
  const notes = drawEndnotes(parts)
  const children = notes ? [...sections, notes] : sections
  return {
    children: [mainOf(children, deck ? 'deck' : 'easel')],
    css: [...new Set(sheets.map(canvasCss)), deckCss(sheets, context.theme)].join('\n'),
    ...(deck && { script: deckScript }),
  }
}

/** What a slide is called to those who do not see it: `3 of 12: Title`. */
function placeOf(sheet: Sheet, at: number, count: number, parts: PageParts): Properties {
  const title = sheet.title ?? firstHeading(sheet.root)
  const of = label(parts.lang, 'of')
  return {
    id: uniqueId(`slide-${at + 1}`, parts.ids),
    tabIndex: -1,
    ariaRoleDescription: ['slide'],
    ariaLabel: `${at + 1} ${of} ${count}${title ? `: ${title}` : ''}`,
  }
}

function drawSlide(sheet: Sheet, place: Properties | undefined, parts: PageParts): HastElement {
  const canvas = element(
    'div',
    { className: ['canvas', ...groundOf(sheet, parts)] },
    toHast(sheet.root, parts),
  )
  const stage = element('div', { className: ['stage', stageName(sheet)] }, canvas)
  const className = place && reads(sheet) ? ['slide', reflowing] : ['slide']
  return element('section', { className, ...place }, stage, ...drawNotes(sheet.notes ?? [], parts))
}

/** Whether a slide is set as running text on a phone: it is wider than a phone is tall, and has nothing placed by hand. */
function reads({ size, root }: Sheet): boolean {
  return size.width > size.height && size.height > 0 && canReflow(root)
}

/** The class of a sheet's ground and margins. */
function groundOf({ margin, background }: Sheet, parts: PageParts): string[] {
  const style = { padding: sidesOf(margin), background }
  const ground: Element = {
    type: 'element',
    tagName: 'div',
    part: 'ground',
    properties: {},
    children: [],
    style,
  }
  const name = parts.styles.classFor(ground)
  return name === undefined ? [] : [name]
}

/** What the speaker says, folded away under the slide. */
function drawNotes(notes: readonly Node[], parts: PageParts): ElementContent[] {
  if (notes.length === 0) return []
  const body: Element = { type: 'element', tagName: 'div', properties: {}, children: notes, style: {} }
  const summary = element('summary', {}, label(parts.lang, 'notes'))
  return [element('details', { className: ['notes'] }, summary, toHast(body, parts))]
}

function firstHeading(element: Element): string | undefined {
  if (headingLevel(element.tagName) !== undefined) return textOf(element)
  for (const child of element.children) {
    const found = child.type === 'element' ? firstHeading(child) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
