import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { StoredFile } from '../../service/files/file.ts'
import { storeFile } from '../../service/files/files.ts'
import type { Caller } from '../../service/access/scope.ts'
import type { Service } from '../../service/service.ts'
import { ServiceError } from '../../service/service-error.ts'
import { checkScope } from '../guards/check-scope.ts'
import { HttpError } from '../refusals/http-error.ts'
import { readBytes } from './read-bytes.ts'

/** A form with files, and which parts it may have. */
export interface MultipartRequest {
  readonly service: Service
  readonly caller: Caller
  readonly request: Request
  readonly textFields: readonly string[]
  /** The text field that may come as a file instead. */
  readonly textFile: string
  /** Name of the parts that are files to store. */
  readonly files: string
  readonly onStored: (file: StoredFile) => void
}

/** Room for everything in a form but its files, bytes. */
const overhead = 4 * 1024 * 1024

/**
 * Reads a form as a stream: files go into the store as they come, one after the other, so memory holds one part at most.
 * Resolves with the text fields. Whoever calls deletes what was stored when this throws.
 */
export async function readMultipart(form: MultipartRequest): Promise<ReadonlyMap<string, string>> {
  const { runBytes } = form.service.settings.limits
  const fields = new Map<string, string>()
  const work: Promise<void>[] = []
  const open = new Set<BusboyFileStream>()
  const parser = openParser(form)
  const failures: unknown[] = []
  const fail = (error: unknown): void => {
    // The last file may fail when the parser is through, and no longer minds.
    failures.push(error)
    parser.destroy(error as Error)
  }
  parser.on('field', (name, value, _, cut) => {
    try {
      setField(fields, form, name, value, cut)
    } catch (error) {
      fail(error)
    }
  })
  parser.on('file', (name, stream, filename, _, type) => {
    open.add(stream)
    // An error of the stream reaches whoever reads it; without a listener it would end the process.
    stream.on('error', () => {})
    stream.on('close', () => open.delete(stream))
    work.push(takeFile(form, fields, name, { stream, filename, type }).catch(fail))
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => fail(new ServiceError('too-large', 'the form has too many parts; send fewer')))
  }
  try {
    await pipeline(Readable.from(readBytes(form.request, runBytes + overhead)), parser)
  } catch (error) {
    for (const stream of open) stream.destroy(error as Error)
    failures.push(error)
  }
  await Promise.all(work)
  if (failures.length > 0) throw toKnown(failures[0])
  return fields
}

function openParser({ service, request, textFields }: MultipartRequest): BusboyInstance {
  const { copyBytes, fileBytes, runFiles } = service.settings.limits
  const [fields, files] = [textFields.length * 2, runFiles + 1]
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fieldNameSize: 100,
        fieldSize: copyBytes + 1,
        fields,
        // One byte more than is allowed tells too much from just enough: past this the parser cuts without a word.
        fileSize: Math.max(fileBytes, copyBytes) + 1,
        files,
        // Parts without a name are neither, and would be passed over for ever.
        parts: fields + files,
        headerPairs: 20,
        headerSize: 8192,
      },
    })
  } catch {
    throw new HttpError('request-invalid', 'the form has no boundary; let your client set the Content-Type')
  }
}

interface FilePart {
  readonly stream: BusboyFileStream
  readonly filename: string
  readonly type: string
}

async function takeFile(
  form: MultipartRequest,
  fields: Map<string, string>,
  name: string,
  { stream, filename, type }: FilePart,
): Promise<void> {
  const { service, caller } = form
  if (name === form.textFile) {
    setField(fields, form, name, await readText(stream, service.settings.limits.copyBytes), false)
    return
  }
  if (name !== form.files) throw unknownField(name, form)
  // Some browsers send an empty part for a file field that was left empty.
  if (filename === '' && type === 'application/octet-stream') return void stream.resume()
  checkScope(caller, 'files:rw')
  const contentType = typeOf(type, filename)
  form.onStored(await storeFile(service, caller, { filename, contentType, body: stream }))
}

async function readText(stream: BusboyFileStream, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit)
      throw new ServiceError('too-large', `the content has more than ${limit} bytes; split it`)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new HttpError('request-invalid', 'the content is not UTF-8; save the file as UTF-8')
  }
}

function setField(
  fields: Map<string, string>,
  form: MultipartRequest,
  name: string,
  value: string,
  cut: boolean,
): void {
  const { copyBytes } = form.service.settings.limits
  if (!form.textFields.includes(name)) throw unknownField(name, form)
  if (cut) throw new ServiceError('too-large', `the field ${name} has more than ${copyBytes} bytes`)
  if (fields.has(name)) throw new HttpError('request-invalid', `the field ${name} comes twice; send it once`)
  fields.set(name, value)
}

function unknownField(name: string, { textFields, files }: MultipartRequest): HttpError {
  const allowed = [...textFields, files].join(', ')
  return new HttpError(
    'request-invalid',
    `the form has the unknown field "${name.slice(0, 50)}"; allowed are ${allowed}`,
  )
}

const endings: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** The declared type; a client that declares none, or none in particular, is taken by the name. The bytes decide in the end. */
function typeOf(type: string, filename: string): string {
  if (type !== 'application/octet-stream' && type !== 'text/plain') return type
  return endings[filename.split('.').at(-1)?.toLowerCase() ?? ''] ?? type
}

/** What the parser throws speaks of its own inside. */
function toKnown(error: unknown): unknown {
  const known = error instanceof HttpError || error instanceof ServiceError
  const ofDisk = typeof (error as NodeJS.ErrnoException).code === 'string'
  if (known || (ofDisk && (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE'))
    return error
  return new HttpError('request-invalid', 'the form is not complete; send it again')
}
