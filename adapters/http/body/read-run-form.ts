import { createHash } from 'node:crypto'
import { deleteFile } from '../../service/files/files.ts'
import type { StoredFile } from '../../service/files/file.ts'
import { HttpError } from '../refusals/http-error.ts'
import { parseJson } from './parse-json.ts'
import { readMultipart } from './read-multipart.ts'
import type { Context, ReadForm } from '../route.ts'
import { validate } from './validate.ts'
import { type RenderWish, renderWish } from '../wire/render-wish.ts'
import { type RunWish, runWish } from '../wire/run-wish.ts'

/** Fields of the form, beside file parts. */
const textFields = [
  ...['format', 'instructions', 'content', 'file_ids', 'assets'],
  ...['size', 'outputs', 'webhook_url', 'notify_email'],
]

/** Reads the form of a run. */
export function readRunForm(context: Omit<Context<'createRun'>, 'body'>): Promise<ReadForm<RunWish>> {
  return readForm(context, textFields, fields => validate(runWish, toWish(fields), 'body'))
}

/** Reads the form of a document that is made in one call. */
export function readRenderForm(
  context: Omit<Context<'renderDocument'>, 'body'>,
): Promise<ReadForm<RenderWish>> {
  const names = [...textFields.filter(name => name !== 'outputs'), 'name', 'output', 'wait_seconds']
  return readForm(context, names, fields => {
    const { wait_seconds: wait, ...rest } = toWish(fields)
    return validate(renderWish, { ...rest, ...(given(wait) && { wait_seconds: Number(wait) }) }, 'body')
  })
}

/** Reads a form with files: they are stored as they come, and deleted again when anything in it is refused. */
async function readForm<Wish extends Pick<RunWish, 'files'>>(
  { service, caller, request }: Pick<Context<'createRun'>, 'service' | 'caller' | 'request'>,
  names: readonly string[],
  read: (fields: ReadonlyMap<string, string>) => Wish,
): Promise<ReadForm<Wish>> {
  const stored: StoredFile[] = []
  const discard = async (): Promise<void> => {
    for (const { fileId } of stored.splice(0)) await deleteFile(service, caller, fileId)
  }
  try {
    const fields = await readMultipart({
      ...{ service, caller, request },
      ...{ textFields: names, textFile: 'content', files: 'files' },
      onStored: file => stored.push(file),
    })
    const wish = read(fields)
    const files = [...(wish.files ?? []), ...stored.map(({ fileId }) => fileId)]
    return { body: { ...wish, files }, digest: digestOf(wish, stored), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

function toWish(
  fields: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> & { wait_seconds?: string } {
  const { file_ids, assets, outputs, size, notify_email, ...texts } = Object.fromEntries(fields)
  return {
    ...texts,
    ...(given(file_ids) && { files: parseList('file_ids', file_ids) }),
    ...(given(assets) && { assets: parseList('assets', assets) }),
    ...(given(size) && { size }),
    ...(given(outputs) && { outputs: parseList('outputs', outputs) }),
    ...(given(notify_email) && { notify_email: parseFlag(notify_email) }),
  }
}

/** A form sends its empty fields along. */
function given(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}

function parseList(name: string, text: string): unknown {
  try {
    const list: unknown = parseJson(Buffer.from(text))
    if (Array.isArray(list)) return list
  } catch {
    // Answered below, without repeating what was sent.
  }
  throw new HttpError('request-invalid', `the field ${name} must be a JSON array of 5,000 values at most`)
}

function parseFlag(text: string): boolean {
  const word = text.trim().toLowerCase()
  if (['true', '1', 'on'].includes(word)) return true
  if (['false', '0', 'off'].includes(word)) return false
  throw new HttpError('request-invalid', 'the field notify_email must be true or false')
}

/** The same form sent again has new boundaries and its files new ids, but the same content. */
function digestOf(wish: object, stored: readonly StoredFile[]): string {
  const files = stored.map(({ filename, contentType, blob }) => [filename, contentType, blob])
  return createHash('sha256')
    .update(JSON.stringify([wish, files]))
    .digest('hex')
}
