import type { Properties } from 'hast'
import type { Element } from '../../compose/tree.ts'
import { type PageParts, uniqueId } from './page-parts.ts'

/** The attributes of an element as hast has them, each only on the tags that it belongs to. */
export function toAttributes({ tagName, properties }: Element, { ids }: PageParts): Properties {
  const { id, href, lang, dir, role, ariaLabel, ariaLabelledBy, ariaHidden, colSpan, rowSpan } = properties
  return {
    id: id === undefined ? undefined : uniqueId(id, ids),
    lang,
    dir,
    role,
    ariaLabel,
    ariaLabelledBy: ariaLabelledBy === undefined ? undefined : [ariaLabelledBy],
    ariaHidden: ariaHidden ? 'true' : undefined,
    colSpan,
    rowSpan,
    ...(tagName === 'a' && href !== undefined && { href, rel: relOf(href, properties.rel) }),
    ...(tagName === 'th' && { scope: properties.scope }),
    ...(tagName === 'details' && { open: properties.open, name: properties.name }),
    ...(tagName === 'ol' && { start: properties.start }),
    ...(tagName === 'li' && { value: properties.value === undefined ? undefined : `${properties.value}` }),
  }
}

/** Pages that are linked to learn nothing of this one's window. */
function relOf(href: string, rel: string | undefined): string[] | undefined {
  const words = [...(rel?.split(/\s+/) ?? []), ...(/^https?:/i.test(href) ? ['noopener'] : [])]
  return words.length === 0 ? undefined : [...new Set(words)]
}
