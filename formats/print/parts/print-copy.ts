import type { Heading, RootContent } from 'mdast'
import { baseName } from '../../../core/source/find-asset.ts'
import type { Document } from '../../../core/source/document.ts'
import { siteFields } from '../../../core/source/site-fields.ts'
import { copyWords, plainText } from '../../../core/source/text.ts'
import { type Fields, toDate, toFields, toLabel, toLines, toList, toText } from '../../parts/fields.ts'

/** A name and value from the front matter. */
export interface Fact {
  readonly name: string
  readonly label: string
  /** A line each. */
  readonly lines: readonly string[]
}

/** A picture that stands for the author. */
export interface Logo {
  readonly src: string
  readonly alt: string
}

/** Somebody who signs. */
export interface Signatory {
  readonly party?: string
  readonly label?: string
  readonly name?: string
  readonly role?: string
}

/** What every printed document has, whatever it is called. */
export interface PrintCopy {
  readonly fields: Fields
  /** The front matter's title, or the `#` heading that opens the body. */
  readonly title: { readonly text: string; readonly heading?: Heading } | undefined
  readonly subtitle?: string
  /** Authors, each with the lines that follow the name. */
  readonly authors: readonly (readonly string[])[]
  readonly date?: string
  readonly brand?: string
  readonly logo?: Logo
  /** Fields that have no place of their own. */
  readonly facts: readonly Fact[]
  readonly signatories: readonly Signatory[]
  /** The body without the title. */
  readonly body: readonly RootContent[]
  readonly words: number
  readonly lang: string
}

/** Fields that are for the machine, or that have a place of their own in every document. */
const placed: ReadonlySet<string> = new Set([
  ...['format', 'lang', 'dir', 'toc', 'keywords', 'size', 'slug', 'template', 'currency'],
  ...['title', 'subtitle', 'author', 'authors', 'date', 'brand', 'logo', 'signatories', 'parties'],
])

/** Reads the parts that printed documents share; `own` names the fields that the format shows itself. */
export function readPrintCopy(document: Document, own: readonly string[] = []): PrintCopy {
  const { frontMatter: fields, root, lang } = document
  const first = root.children[0]
  const heading = first?.type === 'heading' && first.depth === 1 ? first : undefined
  const named = toText(fields.title)
  const opens = heading !== undefined && (named === undefined || same(named, plainText(heading)))
  const title = opens
    ? { text: plainText(heading), heading }
    : named === undefined
      ? undefined
      : { text: named }
  const brand = toText(toFields(fields.brand).name) ?? toText(fields.brand)
  const logo = readLogo(document, brand)
  const subtitle = toText(fields.subtitle)
  const date = toText(fields.date)
  return {
    fields,
    title,
    ...(subtitle !== undefined && { subtitle }),
    authors: toList(fields.authors ?? fields.author).map(author => toLines(author)),
    ...(date !== undefined && { date: toDate(date, lang) }),
    ...(brand !== undefined && { brand }),
    ...(logo && { logo }),
    facts: readFacts(fields, lang, own),
    signatories: [...toList(fields.parties), ...toList(fields.signatories)].map(readSignatory),
    body: opens ? root.children.slice(1) : root.children,
    words: copyWords(document).length,
    lang,
  }
}

/** Fields nobody claims, as facts in the order they were written. */
function readFacts(fields: Fields, lang: string, own: readonly string[] = []): readonly Fact[] {
  return Object.entries(fields)
    .filter(([name]) => !placed.has(name) && !siteFields.has(name.toLowerCase()) && !own.includes(name))
    .map(([name, value]) => ({
      name,
      label: toLabel(name),
      lines: toLines(value).map(line => toDate(line, lang)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function readLogo({ frontMatter, assets }: Document, brand: string | undefined): Logo | undefined {
  const path = toText(frontMatter.logo) ?? toText(toFields(frontMatter.brand).logo)
  const src = path === undefined ? undefined : baseName(path)
  return src !== undefined && assets.has(src) ? { src, alt: brand ?? '' } : undefined
}

function readSignatory(value: unknown): Signatory {
  const fields = toFields(value)
  const signs = toText(fields.signatory)
  const name = toText(fields.name) ?? toText(value)
  const label = toText(fields.label)
  const role = toText(fields.role)
  return {
    ...(signs === undefined ? name && { name } : { name: signs, ...(name && { party: name }) }),
    ...(label && { label }),
    ...(role && { role }),
  }
}

function same(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase().trim() === other.normalize('NFC').toLowerCase().trim()
}
