import type { StoredFile } from '../../../service/file.ts'
import { deleteFile, getFile } from '../../../service/files.ts'
import { readMultipart } from '../../read-multipart.ts'
import { checkToken } from '../page-route.ts'
import type { MemberVisit } from '../visit.ts'
import type { RunFormValues } from './run-form.ts'

/** Fields of the form, beside its files. */
const textFields = [
  'csrf',
  'form_id',
  'file_ids',
  'name',
  'content',
  'content_file',
  'instructions',
  'format',
  'notify_email',
]

/** Reads the form as it streams in; what was stored of a form that is not ours goes again. */
export async function readRunForm(visit: MemberVisit): Promise<RunFormValues> {
  const { service, member, request } = visit
  const stored: StoredFile[] = []
  try {
    const fields = await readMultipart({
      ...{ service, caller: member.caller, request, textFields },
      ...{ textFile: 'content_file', files: 'files', onStored: file => stored.push(file) },
    })
    checkToken(visit, fields.get('csrf'))
    return await toValues(visit, fields, stored)
  } catch (error) {
    for (const { fileId } of stored) await deleteFile(service, member.caller, fileId)
    throw error
  }
}

async function toValues(
  visit: MemberVisit,
  fields: ReadonlyMap<string, string>,
  stored: readonly StoredFile[],
): Promise<RunFormValues> {
  const text = (name: string): string => fields.get(name) ?? ''
  const ids = text('file_ids')
    .split(',')
    .filter(id => id !== '')
  const earlier = await Promise.all(ids.map(id => getFile(visit.service, visit.member.caller, id)))
  return {
    ...{ name: text('name'), format: text('format'), formId: text('form_id') },
    instructions: text('instructions').replaceAll('\r\n', '\n'),
    content: text(text('content_file') === '' ? 'content' : 'content_file').replaceAll('\r\n', '\n'),
    notify: text('notify_email') === 'on',
    files: [...earlier, ...stored].map(({ fileId, filename }) => ({ fileId, filename })),
  }
}
