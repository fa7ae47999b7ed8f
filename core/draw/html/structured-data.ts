import type { Sheet } from '../../compose/sheet.ts'
import { isElement, type Node, textOf } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'

/** What the page is to search engines: a schema.org record as JSON-LD, with its questions and answers where it has some. */
export function structuredData(
  title: string,
  description: string,
  context: DrawContext,
  sheets: readonly Sheet[],
): string {
  const { author, publisher, url, theme, record: said } = context
  const questions = sheets.flatMap(({ root }) => questionsIn(root))
  const record = {
    '@context': 'https://schema.org',
    '@type': questions.length > 0 ? ['WebPage', 'FAQPage'] : kindOf(context, sheets.length),
    name: title,
    ...(description !== '' && { description }),
    ...(url !== undefined && { url }),
    inLanguage: theme.lang,
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
    ...(publisher !== undefined && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(questions.length > 0 && { mainEntity: questions }),
    ...(said && { [questions.length > 0 ? 'about' : 'mainEntity']: said }),
  }
  // A data block ends at the first `</script`, wherever it stands.
  return JSON.stringify(record).replaceAll('<', '\\u003c')
}

function kindOf({ surface }: DrawContext, sheets: number): string {
  switch (surface) {
    case 'screen':
      return 'WebPage'
    case 'pages':
      return 'CreativeWork'
    case 'canvas':
      return sheets > 1 ? 'PresentationDigitalDocument' : 'CreativeWork'
  }
}

/** Folded answers whose summary is a question (schema.org, `FAQPage`). */
function questionsIn(node: Node): readonly object[] {
  if (!isElement(node)) return []
  if (node.tagName !== 'details') return node.children.flatMap(questionsIn)
  const summary = node.children.find(child => isElement(child, 'summary'))
  const name = summary === undefined ? '' : plain(textOf(summary))
  if (!/[?？؟]$/.test(name)) return []
  const text = plain(
    node.children
      .filter(child => child !== summary)
      .map(textOf)
      .join(' '),
  )
  return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }]
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
