import type { Data } from 'mdast'
import type { Report } from '../message.ts'

/** Inline elements that Markdown lacks, and the tag that their wrapper carries. */
export const inlineTags: ReadonlyMap<string, NonNullable<Data['tag']>> = new Map([
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['kbd', 'kbd'],
  ['mark', 'mark'],
  ['u', 'u'],
  ['ins', 'u'],
  ['small', 'small'],
])

/** Elements that Markdown has marks for. */
export const inlineMarks: ReadonlyMap<string, 'strong' | 'emphasis' | 'delete'> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['cite', 'emphasis'],
  ['dfn', 'emphasis'],
  ['s', 'delete'],
  ['del', 'delete'],
  ['strike', 'delete'],
])

/** Elements whose text is shown as code. */
export const codeTags: ReadonlySet<string> = new Set(['code', 'samp', 'tt', 'var'])

/** Elements whose content is a program or another page, not copy. */
export const removedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
])

/** Says that an element was left out, because nothing of a document may run or load from elsewhere. */
export function reportRemoved(tag: string, line: number | undefined, report: Report): void {
  report.add({
    rule: 'html-removed',
    severity: 'warning',
    text: `<${tag}> was removed`,
    hint: 'a document holds no scripts, styles or frames of its own: say what it should look like in the brief',
    ...(line === undefined ? {} : { line }),
  })
}

/** Says that an attribute that would run a script was left out. */
export function reportHandler(
  attribute: string,
  tag: string,
  line: number | undefined,
  report: Report,
): void {
  report.add({
    rule: 'html-removed',
    severity: 'warning',
    text: `${attribute.toLowerCase()} of <${tag}> was removed`,
    hint: 'a document runs no scripts: leave the attribute out',
    ...(line === undefined ? {} : { line }),
  })
}
