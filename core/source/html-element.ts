import type { Element } from 'hast'
import type { Report } from '../message.ts'
import type { Fragment } from './html-fragment.ts'
import { removedTags, reportHandler, reportRemoved } from './html-tags.ts'

/** What the conversion of one block of HTML needs at every element. */
export interface HtmlContext {
  readonly fragment: Fragment
  readonly source: string
  readonly report: Report
}

/** Reports what an element may not carry into a document. */
export function checkElement(element: Element, context: HtmlContext): void {
  const line = context.fragment.place(element).position?.start.line
  if (removedTags.has(element.tagName)) reportRemoved(element.tagName, line, context.report)
  for (const name of Object.keys(element.properties)) {
    if (/^on/i.test(name)) reportHandler(name, element.tagName, line, context.report)
  }
}

/** All text of an element as it stands; scripts and styles in it are not text. */
export function textOf(element: Element): string {
  return element.children
    .map(child => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || removedTags.has(child.tagName)) return ''
      return child.tagName === 'br' ? '\n' : textOf(child)
    })
    .join('')
}

/** The range between an element's tags, where its text can be edited. */
export function innerPlace(element: Element, context: HtmlContext): ReturnType<Fragment['place']> {
  const first = element.children[0] && context.fragment.place(element.children[0]).position
  const last = element.children.at(-1)
  const end = last && context.fragment.place(last).position
  return first && end ? { position: { start: first.start, end: end.end } } : {}
}
