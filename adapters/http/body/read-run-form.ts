import { createHash } from 'node:crypto'
import { deleteFile } from '../../service/files/files.ts'
import type { StoredFile } from '../../service/files/file.ts'
import { HttpError } from '../refusals/http-error.ts'
import { readMultipart } from './read-multipart.ts'
import type { Context, ReadForm } from '../route.ts'
import { validate } from './validate.ts'
import { type RunWish, runWish } from '../wire/run-wish.ts'

/** Fields of the form, beside file parts. */
const textFields = ['format', 'instructions', 'content', 'file_ids', 'assets', 'webhook_url', 'notify_email']

/** Reads a run's form: its files are stored as they come, and deleted again when anything in it is refused. */
export async function readRunForm(context: Omit<Context<'createRun'>, 'body'>): Promise<ReadForm<RunWish>> {
  const { service, caller, request } = context
  const stored: StoredFile[] = []
  const discard = async (): Promise<void> => {
    for (const { fileId } of stored.splice(0)) await deleteFile(service, caller, fileId)
  }
  try {
    const fields = await readMultipart({
      ...{ service, caller, request },
      ...{ textFields, textFile: 'content', files: 'files' },
      onStored: file => stored.push(file),
    })
    const wish = toWish(fields)
    const files = [...(wish.files ?? []), ...stored.map(({ fileId }) => fileId)]
    return { body: { ...wish, files }, digest: digestOf(wish, stored), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

function toWish(fields: ReadonlyMap<string, string>): RunWish {
  const { file_ids, assets, notify_email, ...texts } = Object.fromEntries(fields)
  return validate(
    runWish,
    {
      ...texts,
      ...(given(file_ids) && { files: parseList('file_ids', file_ids) }),
      ...(given(assets) && { assets: parseList('assets', assets) }),
      ...(given(notify_email) && { notify_email: parseFlag(notify_email) }),
    },
    'body',
  )
}

/** A form sends its empty fields along. */
function given(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}

function parseList(name: string, text: string): unknown {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch {
    // Answered below, without repeating what was sent.
  }
  throw new HttpError('request-invalid', `the field ${name} must be a JSON array`)
}

function parseFlag(text: string): boolean {
  const word = text.trim().toLowerCase()
  if (['true', '1', 'on'].includes(word)) return true
  if (['false', '0', 'off'].includes(word)) return false
  throw new HttpError('request-invalid', 'the field notify_email must be true or false')
}

/** The same form sent again has new boundaries and its files new ids, but the same content. */
function digestOf(wish: RunWish, stored: readonly StoredFile[]): string {
  const files = stored.map(({ filename, contentType, blob }) => [filename, contentType, blob])
  return createHash('sha256')
    .update(JSON.stringify([wish, files]))
    .digest('hex')
}
