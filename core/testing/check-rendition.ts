import type { Rendition } from '../job.ts'
import { type CopyPieces, copyPieces } from './copy-pieces.ts'
import { readDocument } from '../source/read-document.ts'
import { promises } from './promises.ts'
import { attribute, readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'

/** What a test may allow a format. */
export interface Allowances {
  /** Blocks of the copy may change places, as where dates stand in a column of their own. Default false. */
  readonly blocksMove?: boolean
}

/**
 * What is wrong with a rendition of this content, a line a fault; empty when all promises are kept. The rendition must
 * hold HTML and PDF. Throws when a package that reads them back is not installed, or when a file cannot be read at all.
 */
export async function checkRendition(
  content: string | Uint8Array,
  rendition: Rendition,
  { blocksMove = false }: Allowances = {},
): Promise<string[]> {
  const document = readDocument(content, new Map(), { add() {} })
  const [html, pdf] = await Promise.all([
    readHtml(bytesOf(rendition, 'site/index.html')),
    readPdf(bytesOf(rendition, 'document.pdf')),
  ])
  const {
    reading: { omitted },
    moved = [],
  } = rendition
  // An address may stand behind a link instead.
  const linked = html.elements.flatMap(element => attribute(element, 'href') ?? [])
  const unsaid = [...omitted.map(({ text }) => text), ...new Set(linked)]
  const piecesWithout = (out: readonly string[]): CopyPieces =>
    copyPieces(document, { lines: blocksMove, omitted: out, moved })
  const copy = piecesWithout(unsaid)
  const printed = html.spoken.length > 0 ? piecesWithout([...unsaid, ...html.spoken]) : copy
  const evidence = { copy, printed, blocksMove, rendition, html, pdf }
  return Object.entries(promises).flatMap(([promise, faults]) =>
    faults(evidence).map(fault => `${promise}: ${fault}`),
  )
}

function bytesOf({ artifacts }: Rendition, path: string): Uint8Array {
  const artifact = artifacts.find(candidate => candidate.path === path)
  if (!artifact) throw new Error(`${path} is missing; the job must ask for html and pdf`)
  return artifact.bytes
}
