import type { LinkItem } from '../../draw/frame.ts'
import { type Page, pageX, pageY } from './page.ts'
import { type PdfValue, type Reference, toText } from './pdfkit-internals.ts'

/** A place in the document, as PDF names it. ASCII, so that names sort the same everywhere. */
export function destinationName(id: string): string {
  return encodeAscii(id)
}

/**
 * Makes a place to click. A link to a place that the document does not have is left out: a reader could only report it as
 * broken. `parentKey` is the annotation's number in the tree that leads from content to structure.
 */
export function paintLink(
  page: Page,
  item: LinkItem,
  places: ReadonlyMap<string, unknown>,
  parentKey: number,
): Reference | undefined {
  const action = linkAction(item.href, places)
  if (action === undefined || item.width <= 0 || item.height <= 0) return undefined
  const annotation = page.ink.document.ref({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [
      round(pageX(page, item.x)),
      round(pageY(page, item.y + item.height)),
      round(pageX(page, item.x + item.width)),
      round(pageY(page, item.y)),
    ],
    Border: [0, 0, 0],
    // Printed as it is shown.
    F: 4,
    Contents: toText(item.title === '' ? item.href : item.title),
    StructParent: parentKey,
    ...action,
  })
  annotation.end()
  page.annotations.push(annotation)
  return annotation
}

function linkAction(
  href: string,
  places: ReadonlyMap<string, unknown>,
): Record<string, PdfValue> | undefined {
  if (!href.startsWith('#')) return { A: { S: 'URI', URI: toText(encodeAscii(href)) } }
  const id = href.slice(1)
  return places.has(id) ? { Dest: toText(destinationName(id)) } : undefined
}

/** Percent-encodes what is not printable ASCII; what is encoded already stays. */
function encodeAscii(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, char => (/\p{Surrogate}/u.test(char) ? '' : encodeURIComponent(char)))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
