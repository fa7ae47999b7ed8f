import type { Format } from '../format.ts'
import type { Report } from '../message.ts'
import type { Reading } from '../reading/reading.ts'

/** Tells the author that the copy has no words, or nothing that names it. It is drawn all the same. */
export function checkContent({ words, roles }: Reading, format: Format, report: Report): void {
  const title = roles[format.roles.headline ?? 'title'] ?? roles.title ?? roles.subject
  if (words.length === 0) addEmpty(report)
  else if (isTitled(format) && (title === undefined || title.weight < NAMED)) addNameless(report)
}

/** Whether a document of the format is told by a title: a boarding pass is told by its route. */
function isTitled({ roles }: Format): boolean {
  const { needs, headline = 'title' } = roles
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
