import { createHash } from 'node:crypto'
import type { Artifact } from '../artifact.ts'
import type { Rendition } from '../job.ts'
import { readDocument } from '../source/read-document.ts'
import { hashContent } from './hash-content.ts'
import { outlineDocument, outlineHtml, outlinePages } from './outlines.ts'
import { readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'

/**
 * A rendition as texts by file name, one a stage of the work, so that a difference says where it began: what was read,
 * what the brief became, what was said, the web page, the printed pages, and a hash of every file.
 */
export async function snapshot(
  content: string | Uint8Array,
  rendition: Rendition,
): Promise<Readonly<Record<string, string>>> {
  const { artifacts, brief, design, messages } = rendition
  const html = artifacts.find(({ path }) => path === 'site/index.html')
  const pdf = artifacts.find(({ path }) => path === 'document.pdf')
  return {
    'document.txt': outlineDocument(readDocument(content, new Map(), { add() {} }).root),
    'design.json': `${JSON.stringify({ brief, design }, null, 2)}\n`,
    'messages.txt': messages.map(({ severity, rule, text }) => `${severity} ${rule}: ${text}\n`).join(''),
    ...(html && { 'page.txt': outlineHtml(await readHtml(html.bytes)) }),
    ...(pdf && { 'pages.txt': outlinePages((await readPdf(pdf.bytes)).pages) }),
    'hashes.txt': await hashLines(artifacts),
  }
}

async function hashLines(artifacts: readonly Artifact[]): Promise<string> {
  const lines: string[] = []
  for (const artifact of artifacts) {
    const { of, bytes } = await hashContent(artifact)
    lines.push(`${createHash('sha256').update(bytes).digest('hex')} ${artifact.path} ${of}\n`)
  }
  return lines.join('')
}
