import type { AnyFormat, Ingredient } from '../format.ts'
import type { Report } from '../message.ts'
import type { Reading } from '../reading/reading.ts'
import type { Document } from '../source/document.ts'
import { siteFields } from '../source/site-fields.ts'
import { copyWords } from '../source/text.ts'
import { nodesOf } from '../source/walk.ts'

/** Tells the author that the copy has no words, or nothing that names it. It is drawn all the same. */
export function checkContent({ words, roles }: Reading, format: AnyFormat, report: Report): void {
  const title = roles[format.roles?.headline ?? 'title'] ?? roles.title
  if (words.length === 0) addEmpty(report)
  else if (isTitled(format) && (title === undefined || title.weight < NAMED)) addNameless(report)
}

/** Whether a document of the format is told by a title: a boarding pass is told by its route. */
function isTitled({ roles }: AnyFormat): boolean {
  const { needs, headline = 'title' } = roles ?? {}
  return needs === undefined || needs.includes(headline)
}

/** Weight of a title that its author wrote as one; first lines and words in capitals weigh less. */
const NAMED = 0.55

function addEmpty(report: Report): void {
  report.add({
    rule: 'copy-empty',
    severity: 'warning',
    text: 'the copy holds no words',
    hint: 'write some Markdown, beginning with a heading, or fields of the front matter',
  })
}

function addNameless(report: Report): void {
  report.add({
    rule: 'heading-missing',
    severity: 'info',
    text: 'the copy has no heading, so its first words name the document',
    hint: 'begin with a line such as "# Title", or set title in the front matter',
  })
}

/** The same for a format that reads for itself, with the ingredients it says it is built from. */
export function checkIngredients(document: Document, format: AnyFormat, report: Report): void {
  const found = ingredientsOf(document)
  if (copyWords(document).length === 0) addEmpty(report)
  else if (!found.has('heading') && !hasTitle(document)) addNameless(report)
  for (const [part, forms] of Object.entries(format.expects ?? {})) {
    if (forms.some(form => found.has(form))) continue
    report.add({
      rule: 'part-missing',
      severity: 'warning',
      text: `${format.slug} is built from ${part}, and the copy has none`,
      hint: `write them as ${forms.map(form => names[form]).join(' or ')}`,
    })
  }
}

const names: Readonly<Record<Ingredient, string>> = {
  heading: 'headings (## Title)',
  list: 'a list (- item)',
  table: 'a table (| a | b |)',
  image: 'pictures (![what it shows](name.jpg))',
  link: 'links ([text](https://…))',
  thematicBreak: 'parts between lines of ---',
  field: 'fields of the front matter (name: value)',
}

function ingredientsOf({ root, frontMatter }: Document): ReadonlySet<string> {
  const found = new Set<string>(nodesOf(root).map(({ type }) => type))
  if (Object.keys(frontMatter).some(name => name !== 'lang' && !siteFields.has(name.toLowerCase())))
    found.add('field')
  return found
}

function hasTitle({ frontMatter }: Document): boolean {
  return typeof frontMatter.title === 'string' && frontMatter.title.trim() !== ''
}
