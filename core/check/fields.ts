import type { Report } from '../message.ts'
import type { Document } from '../source/document.ts'
import { nearName } from '../source/near-name.ts'
import { siteFields } from '../source/site-fields.ts'

/** A document whose front matter remembers how it was read. */
export interface WatchedDocument extends Document {
  /** Names that were asked for, whether the author wrote them or not. */
  readonly asked: ReadonlySet<string>
  /** Whether somebody went through all fields, as a format does that shows unknown ones as facts. */
  wereListed(): boolean
}

/** Names that every document may use, whichever format reads it, and whether or not it shows them. */
const general = ['title', 'description', 'author', 'date', 'updated', 'lang', 'dir', 'keep']

/**
 * Watches a document's front matter, so that what a format reads need not be declared beside it. Going through all fields
 * asks for none of them by name.
 */
export function watchFields(document: Document): WatchedDocument {
  const asked = new Set(general)
  let listed = false
  let described: string | symbol | undefined
  const frontMatter = new Proxy(document.frontMatter, {
    ownKeys(fields) {
      listed = true
      return Reflect.ownKeys(fields)
    },
    // When an object is gone through, each field is described just before it is got.
    getOwnPropertyDescriptor(fields, name) {
      described = name
      return Reflect.getOwnPropertyDescriptor(fields, name)
    },
    get(fields, name) {
      if (typeof name === 'string' && name !== described) asked.add(name)
      described = undefined
      return Reflect.get(fields, name)
    },
  })
  return { ...document, frontMatter, asked, wereListed: () => listed }
}

/**
 * Names fields that the format never asked for, with what their author may have meant. A format that shows unknown fields
 * as facts loses nothing, so it names only those that are spelled almost as one it missed.
 */
export function checkFields(
  names: readonly string[],
  watched: WatchedDocument,
  format: string,
  report: Report,
): void {
  const { asked } = watched
  const missed = [...asked].filter(name => !names.includes(name))
  const isShown = watched.wereListed()
  for (const name of names) {
    if (asked.has(name) || siteFields.has(name.toLowerCase())) continue
    // Short names are near to each other by chance: gate and date.
    const near = isShown && name.length < 5 ? undefined : nearName(name, missed)
    if (isShown && near === undefined) continue
    report.add({
      rule: 'field-unknown',
      severity: near !== undefined && !isShown ? 'warning' : 'info',
      text: `the front matter's ${name} is not a field that ${format} knows, it is ${isShown ? 'shown as it is' : 'kept as metadata'}`,
      hint: near === undefined ? `${format} knows ${[...asked].sort().join(', ')}` : `did you mean ${near}?`,
    })
  }
}
