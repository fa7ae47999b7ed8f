import { escapeXml } from '../escape-xml.ts'

/** What a document says about itself. */
export interface PdfInfo {
  readonly title: string
  /** BCP 47. */
  readonly lang: string
  readonly author?: string
  readonly description?: string
}

/** The information dictionary; it holds no date, so that the same job gives the same bytes. */
export function infoDictionary(info: PdfInfo): Record<string, string> {
  return {
    Producer: 'Platen',
    Creator: 'Platen',
    Title: info.title,
    ...(info.author !== undefined && { Author: info.author }),
    ...(info.description !== undefined && { Subject: info.description }),
  }
}

/** The same as XMP descriptions; `isAccessible` claims PDF/UA-1 (ISO 14289-1, clause 5). */
export function toXmp(info: PdfInfo, isAccessible: boolean): string {
  const parts = [
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(info.title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(info.lang)}</rdf:li></rdf:Bag></dc:language>`,
  ]
  if (info.author !== undefined) {
    parts.push(`<dc:creator><rdf:Seq><rdf:li>${escapeXml(info.author)}</rdf:li></rdf:Seq></dc:creator>`)
  }
  if (info.description !== undefined) {
    const text = escapeXml(info.description)
    parts.push(
      `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description>`,
    )
  }
  const descriptions = [
    describe('xmlns:dc="http://purl.org/dc/elements/1.1/"', parts.join('')),
    describe('xmlns:xmp="http://ns.adobe.com/xap/1.0/"', '<xmp:CreatorTool>Platen</xmp:CreatorTool>'),
    describe('xmlns:pdf="http://ns.adobe.com/pdf/1.3/"', '<pdf:Producer>Platen</pdf:Producer>'),
  ]
  if (isAccessible) {
    descriptions.push(
      describe('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"', '<pdfuaid:part>1</pdfuaid:part>'),
    )
  }
  return descriptions.join('\n')
}

function describe(namespace: string, content: string): string {
  return `<rdf:Description rdf:about="" ${namespace}>${content}</rdf:Description>`
}
