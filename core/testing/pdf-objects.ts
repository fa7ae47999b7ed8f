import { createRequire } from 'node:module'

/** A value of a PDF as qpdf's JSON gives it: names begin with `/`, texts with `u:`, references read `12 0 R`. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDictionary

/** A dictionary of a PDF; its keys begin with `/`. */
interface PdfDictionary {
  readonly [key: string]: PdfValue
}

/** The objects of a PDF, with references followed. */
export interface PdfObjects {
  readonly catalog: PdfDictionary
  readonly all: readonly PdfDictionary[]
  /** The value itself, or what a reference to it leads to. */
  follow(value: PdfValue | undefined): PdfValue | undefined
  /** The same as a dictionary; empty when it is something else. */
  dictionary(value: PdfValue | undefined): PdfDictionary
}

interface Dump {
  readonly qpdf: readonly [
    unknown,
    Readonly<
      Record<string, { readonly value?: PdfValue; readonly stream?: { readonly dict: PdfDictionary } }>
    >,
  ]
}

/** Reads the objects of a PDF with qpdf. Throws when the file has faults. */
export async function readPdfObjects(pdf: Uint8Array): Promise<PdfObjects> {
  const text = new TextDecoder().decode(await runQpdf(pdf, ['--json=2', '--json-key=qpdf']))
  const [, objects] = (JSON.parse(text) as Dump).qpdf
  const values = new Map(
    Object.entries(objects).map(([name, { value, stream }]) => [name, value ?? stream?.dict ?? null]),
  )
  const follow = (value: PdfValue | undefined): PdfValue | undefined =>
    typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? values.get(`obj:${value}`) : value
  const dictionary = (value: PdfValue | undefined): PdfDictionary => asDictionary(follow(value))
  const catalog = dictionary(dictionary(values.get('trailer'))['/Root'])
  return { catalog, all: [...values.values()].map(asDictionary), follow, dictionary }
}

/** A value as the list it is, a single value as a list of one. */
export function asList(value: PdfValue | undefined): readonly PdfValue[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as readonly PdfValue[]) : [value]
}

/** A text of a PDF without the prefix that qpdf gives it. */
export function asText(value: PdfValue | undefined): string {
  return typeof value === 'string' ? value.replace(/^u:/, '') : ''
}

function asDictionary(value: PdfValue | undefined): PdfDictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PdfDictionary) : {}
}

interface Qpdf {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array }
  callMain(args: readonly string[]): number
}

/** A qpdf that was started, and what it complains of while it is asked. */
interface Started {
  readonly qpdf: Qpdf
  readonly complaints: string[]
}

/** It answers again and again: to start it takes ten times as long as to ask it. */
let started: Promise<Started> | undefined

async function startQpdf(): Promise<Started> {
  const path = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm')
  const { default: createQpdf } = (await import(path)) as { default: (options: object) => Promise<Qpdf> }
  const complaints: string[] = []
  const qpdf = await createQpdf({
    locateFile: () => path.replace(/\.js$/, '.wasm'),
    noInitialRun: true,
    printErr: (line: string) => complaints.push(line),
  })
  return { qpdf, complaints }
}

/**
 * What qpdf writes for a PDF with the given options. Throws when it finds a fault, and when the package
 * `@neslinesli93/qpdf-wasm` is not installed.
 */
export async function runQpdf(pdf: Uint8Array, options: readonly string[]): Promise<Uint8Array> {
  started ??= startQpdf()
  const { qpdf, complaints } = await started
  qpdf.FS.writeFile('/in.pdf', pdf)
  const code = qpdf.callMain([...options, '/in.pdf', '/out'])
  if (code === 0) return qpdf.FS.readFile('/out')
  // What it leaves behind when it fails is not known.
  started = undefined
  throw new Error(`qpdf found faults (exit code ${code}): ${complaints.join('; ')}`)
}
