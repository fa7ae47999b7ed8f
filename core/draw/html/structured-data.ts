import type { DrawContext } from '../context.ts'

/** What the page is to search engines: a schema.org record as JSON-LD. */
export function structuredData(
  title: string,
  description: string,
  context: DrawContext,
  sheets: number,
): string {
  const record = {
    '@context': 'https://schema.org',
    '@type': kindOf(context, sheets),
    name: title,
    ...(description !== '' && { description }),
    inLanguage: context.theme.lang,
    ...(context.author !== undefined && { author: { '@type': 'Person', name: context.author } }),
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
