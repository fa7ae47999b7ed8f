/**
 * The only file that knows what is inside pdfkit. It uses names that pdfkit does not document, so the package's version is
 * pinned and a test checks that each of them is still there.
 */
import { createHash } from 'node:crypto'
import PDFDocument from 'pdfkit'

/** What a PDF dictionary holds: a string is a name, `PdfText` a text, a `Uint8Array` a byte string. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | PdfText
  | Uint8Array
  | Reference
  | readonly PdfValue[]
  | { readonly [key: string]: PdfValue }

declare const textBrand: unique symbol
/** A text value of a dictionary, as against a name. */
interface PdfText {
  readonly [textBrand]: true
}

/** An object of the file, referred to by number. */
export interface Reference {
  readonly id: number
  data: Record<string, PdfValue>
  /** Writes the object, as a stream when bytes are given. */
  end(bytes?: Uint8Array): void
}

/** A page that is being filled. */
export interface PdfPage {
  readonly reference: Reference
  readonly resources: Record<string, PdfValue>
}

/** The skeleton of a PDF: objects, pages, catalogue and cross-reference table. */
export interface PdfDocument {
  readonly catalog: Record<string, PdfValue>
  readonly structureRoot: Reference
  /** Names by key; keys must be ASCII. */
  ref(data?: Record<string, PdfValue>): Reference
  /** Starts a page, sizes in points; the page before is written. */
  addPage(width: number, height: number): PdfPage
  /** Gives the current page its content, deflated. */
  setContent(deflated: Uint8Array): void
  /** Writes a stream object; `filter` says how the bytes are already encoded, otherwise they are deflated. */
  writeStream(data: Record<string, PdfValue>, bytes: Uint8Array, filter?: string): Reference
  /** Finishes the file. `xmp` is the descriptions inside its metadata, well-formed XML. */
  end(xmp: string): Uint8Array
}

interface RawReference extends Reference {
  compress: boolean
  buffer: Uint8Array[]
  write(chunk: Uint8Array): void
}

interface RawPage {
  readonly dictionary: RawReference
  readonly resources: RawReference
  readonly content: RawReference
}

/** The names inside pdfkit that are relied on; the contract test goes through them. */
interface RawDocument {
  readonly _root: RawReference
  readonly page: RawPage
  info: Record<string, unknown>
  _id: Uint8Array
  _offset: number
  _waiting: number
  _write(data: string | Uint8Array): void
  _finalize(): void
  _addInfo(): void
  ref(data?: Record<string, PdfValue>): RawReference
  appendXML(xml: string): void
  addPage(options: object): unknown
  getStructTreeRoot(): RawReference
  end(): void
}

/** A text value for a dictionary. pdfkit tells texts from names by their being String objects. */
export function toText(value: string): PdfText {
  return Object(value)
}

/** Opens pdfkit's document as this file relies on it. */
export function openRawDocument(info: Record<string, string>, lang: string): RawDocument {
  // The file id is made from the date in the constructor: a constant one keeps the bytes the same.
  const options = {
    pdfVersion: '1.7',
    autoFirstPage: false,
    tagged: true,
    displayTitle: true,
    lang,
    font: '',
    info: { ...info, CreationDate: new Date(0) },
  } as const
  return new PDFDocument(options) as unknown as RawDocument
}

/** Creates a document. `info` goes into its information dictionary; no date is written. */
export function createPdfDocument(info: Record<string, string>, lang: string): PdfDocument {
  const raw = openRawDocument(info, lang)
  delete raw.info.CreationDate
  const output = collectOutput(raw)
  return {
    catalog: raw._root.data,
    structureRoot: raw.getStructTreeRoot(),
    ref: data => raw.ref(data),
    addPage: (width, height) => addPage(raw, width, height),
    setContent: deflated => setContent(raw.page.content, deflated),
    writeStream: (data, bytes, filter) => writeStream(raw, data, bytes, filter),
    end(xmp) {
      raw._addInfo = () => raw.appendXML(xmp)
      raw.end()
      if (raw._waiting !== 0) throw new Error(`${raw._waiting} objects of the PDF were never written`)
      return output()
    },
  }
}

function addPage(raw: RawDocument, width: number, height: number): PdfPage {
  raw.addPage({ size: [width, height], margin: 0 })
  return { reference: raw.page.dictionary, resources: raw.page.resources.data }
}

function setContent(content: RawReference, deflated: Uint8Array): void {
  // pdfkit has already written its own coordinate flip there.
  content.buffer = []
  content.compress = false
  content.data = { Filter: 'FlateDecode', Length: 0 }
  content.write(deflated)
}

function writeStream(
  raw: RawDocument,
  data: Record<string, PdfValue>,
  bytes: Uint8Array,
  filter: string | undefined,
): Reference {
  const reference = raw.ref(filter === undefined ? data : { ...data, Filter: filter })
  reference.end(bytes)
  return reference
}

/**
 * Collects what pdfkit writes without going through its stream, which would hold one chunk per line of the file.
 * The file id becomes a hash of the content.
 */
function collectOutput(raw: RawDocument): () => Uint8Array {
  const chunks: Uint8Array[] = []
  let pending = ''
  function flush(): void {
    if (pending !== '') chunks.push(Buffer.from(pending, 'latin1'))
    pending = ''
  }
  pending = '%PDF-1.7\n%\xff\xff\xff\xff\n'
  raw._write = data => {
    if (typeof data === 'string') {
      pending += `${data}\n`
      raw._offset += data.length + 1
    } else {
      flush()
      chunks.push(data)
      raw._offset += data.length
    }
  }
  const finalize = raw._finalize
  raw._finalize = () => {
    flush()
    raw._id = hashOf(chunks)
    finalize.call(raw)
    flush()
  }
  return () => Buffer.concat(chunks)
}

function hashOf(chunks: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return new Uint8Array(hash.digest().subarray(0, 16))
}
