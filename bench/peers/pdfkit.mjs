import PDFDocument from 'pdfkit'
import { parse } from './markdown.mjs'

function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

function writeBlock(document, node) {
  switch (node.type) {
    case 'heading':
      return document
        .font('bold')
        .fontSize(24 - 2 * node.depth)
        .text(textOf(node))
        .moveDown(0.5)
    case 'code':
      return document.font('code').fontSize(9).text(node.value).moveDown()
    case 'list':
      return document.font('text').fontSize(10.5).list(node.children.map(textOf)).moveDown()
    default:
      return document.font('text').fontSize(10.5).text(textOf(node)).moveDown()
  }
}

/** What one would write in an afternoon: one `text` call a block, no inline styles, no tags, no contents. */
export function createPdfkit({ markdown, fonts }) {
  return {
    run: () =>
      new Promise((resolve, reject) => {
        const document = new PDFDocument({ size: 'A4', margin: 72 })
        const chunks = []
        document.on('data', chunk => chunks.push(chunk))
        document.on('end', () => resolve(Buffer.concat(chunks)))
        document.on('error', reject)
        for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file)
        for (const node of parse(markdown).children) writeBlock(document, node)
        document.end()
      }),
    close() {},
  }
}
