import { wordsOf } from '../check/copy.ts'
import type { Rendition } from '../job.ts'
import { readDocument } from '../source/read-document.ts'
import { type CopyPieces, copyPieces } from './copy-pieces.ts'
import { asList, asText } from './pdf-objects.ts'
import { attribute, type HtmlReading, readHtml } from './read-html.ts'
import { type PdfReading, readPdf } from './read-pdf.ts'
import { disorder } from './word-order.ts'

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

/** What promises are judged by: the copy, and the files made of it, read back. */
interface Evidence {
  readonly copy: CopyPieces
  /** The same without what is only said while slides are shown. */
  readonly printed: CopyPieces
  /** The format may set blocks of the copy in another order. */
  readonly blocksMove: boolean
  readonly rendition: Rendition
  readonly html: HtmlReading
  readonly pdf: PdfReading
}

/** What every format promises, and how each promise is broken: a sentence a fault, none when it is kept. */
const promises: Readonly<Record<string, (evidence: Evidence) => readonly string[]>> = {
  'no error': ({ rendition }) =>
    rendition.messages.filter(({ severity }) => severity === 'error').map(({ text }) => text),
  'files have names of their own': ({ rendition }) => pathFaults(rendition.artifacts.map(({ path }) => path)),
  'no file is empty': ({ rendition }) =>
    rendition.artifacts.filter(({ bytes }) => bytes.length === 0).map(({ path }) => path),

  'HTML: every word in order': ({ copy, html, blocksMove }) =>
    disorder(copy, wordsOf(html.text), { blocksMove }),
  'HTML: a language and a title': ({ html }) => htmlHeadFaults(html),
  'HTML: one h1': ({ html }) => {
    const count = html.elements.filter(({ nodeName }) => nodeName === 'h1').length
    return count === 1 ? [] : [`there are ${count}`]
  },
  'HTML: no script in attributes, and styles in those of mail alone': ({ html, rendition }) => {
    const isMail = rendition.artifacts.some(({ path }) => path === 'message.eml')
    return html.elements.flatMap(({ nodeName, attrs }) =>
      (attrs ?? [])
        .filter(({ name }) => (name === 'style' && !isMail) || /^on/i.test(name))
        .map(({ name }) => `${name} of <${nodeName}>`),
    )
  },
  'HTML: nothing from elsewhere': ({ html }) => foreignAddresses(html),
  'HTML: pictures have alternative texts': ({ html }) =>
    html.elements
      .filter(element => element.nodeName === 'img' && attribute(element, 'alt') === undefined)
      .map(element => attribute(element, 'src') ?? 'a picture'),

  'PDF: every word in order': ({ printed, pdf, blocksMove }) =>
    disorder(printed, wordsOf(pdf.text), { blocksMove }),
  'PDF: tags, a language and a title': ({ pdf }) => catalogFaults(pdf),
  'PDF: an outline': ({ pdf: { objects } }) =>
    objects.dictionary(objects.catalog['/Outlines'])['/First'] === undefined ? ['it is empty'] : [],
  'PDF: fonts are embedded and subset': ({ pdf }) => fontFaults(pdf),
}

function pathFaults(paths: readonly string[]): string[] {
  const wrong = paths.filter(path => !/^(?!\/)(?!.*\.\.)[\w./-]+$/.test(path))
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
  return [...wrong.map(path => `${path} is not a plain relative path`), ...twice.map(path => `${path} twice`)]
}

function htmlHeadFaults({ elements }: HtmlReading): string[] {
  const lang = attribute(
    elements.find(({ nodeName }) => nodeName === 'html'),
    'lang',
  )
  const title = elements.find(({ nodeName }) => nodeName === 'title')?.childNodes?.[0]?.value?.trim()
  return [...(lang ? [] : ['no language']), ...(title ? [] : ['no title'])]
}

/** Addresses that a browser would load from somewhere else; links that a reader may follow are none. */
function foreignAddresses({ elements, source }: HtmlReading): string[] {
  const loads = elements.flatMap(element => {
    const address = attribute(element, 'src') ?? attribute(element, 'srcset') ?? attribute(element, 'poster')
    const loads = element.nodeName === 'link' && attribute(element, 'rel') !== 'canonical'
    const link = loads ? attribute(element, 'href') : undefined
    return [address, link].filter(value => value !== undefined)
  })
  const styles = [...source.matchAll(/(?:url\(|@import)\s*["']?([^"')\s;]+)/g)].map(
    ([, address]) => address ?? '',
  )
  return [...loads, ...styles].filter(address => /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address))
}

function catalogFaults({ objects: { catalog, dictionary } }: PdfReading): string[] {
  const faults: string[] = []
  if (asList(dictionary(catalog['/StructTreeRoot'])['/K']).length === 0) faults.push('no structure tree')
  if (dictionary(catalog['/MarkInfo'])['/Marked'] !== true) faults.push('not marked as tagged')
  if (asText(catalog['/Lang']) === '') faults.push('no language')
  if (dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] !== true) faults.push('no title shown')
  return faults
}

function fontFaults({ objects: { all, dictionary } }: PdfReading): string[] {
  const described = all.filter(object => object['/Type'] === '/Font' && '/FontDescriptor' in object)
  return described.flatMap(font => {
    const name = asText(font['/BaseFont'])
    const descriptor = dictionary(font['/FontDescriptor'])
    const embedded = ['/FontFile', '/FontFile2', '/FontFile3'].some(key => key in descriptor)
    return [
      ...(embedded ? [] : [`${name} is not embedded`]),
      ...(/^\/[A-Z]{6}\+/.test(name) ? [] : [`${name} is not a subset`]),
    ]
  })
}
