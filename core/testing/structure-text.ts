import { asList, type PdfObjects, type PdfValue } from './pdf-objects.ts'

/** Elements that stand in a line of text, so that their words may join those beside them. */
const inLine: ReadonlySet<string> = new Set(['/Span', '/Link', '/Reference', '/Code'])

/** Gathers the marked texts of a PDF in the order of its structure tree, with a line between blocks and pages. */
export function structureText(objects: PdfObjects, marked: ReadonlyMap<string, string>): string {
  const parts: string[] = []
  let lastPage = ''
  const add = (page: string, mark: PdfValue | undefined): void => {
    // Readers drop the blank at a page's end.
    if (page !== lastPage) parts.push('\n')
    lastPage = page
    parts.push(marked.get(`${page}_${Number(mark)}`) ?? '')
  }
  const visit = (value: PdfValue, page: string): void => {
    if (typeof value === 'number') {
      add(page, value)
      return
    }
    const node = objects.dictionary(value)
    const own = typeof node['/Pg'] === 'string' ? (node['/Pg'].split(' ')[0] ?? page) : page
    if (node['/Type'] === '/MCR') add(own, node['/MCID'])
    else if (node['/Type'] !== '/OBJR') {
      const apart = inLine.has(String(node['/S'])) ? '' : '\n'
      parts.push(apart)
      for (const kid of asList(node['/K'])) visit(kid, own)
      parts.push(apart)
    }
  }
  for (const kid of asList(objects.dictionary(objects.catalog['/StructTreeRoot'])['/K'])) visit(kid, '')
  return parts.join('')
}
