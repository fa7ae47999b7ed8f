import type { StoredFile } from '../../../service/files/file.ts'
import { deleteFile } from '../../../service/files/files.ts'
import { checkFileCount } from '../../../service/runs/create-run.ts'
import { readMultipart } from '../../body/read-multipart.ts'
import { checkToken } from '../page-route.ts'
import type { MemberVisit } from '../visit.ts'
import { takeListed } from './kept-files.ts'
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
    const sent = [...stored]
    const listed: StoredFile[] = []
    const ids = idsOf(fields)
    checkFileCount(service, ids.length + sent.length)
    for (const id of ids) listed.push(await takeListed(visit, id, file => stored.push(file)))
    return toValues(fields, [...listed, ...sent])
  } catch (error) {
    for (const { fileId } of stored) await deleteFile(service, member.caller, fileId)
    throw error
  }
}

function idsOf(fields: ReadonlyMap<string, string>): readonly string[] {
  return (fields.get('file_ids') ?? '').split(',').filter(id => id !== '')
}

function toValues(fields: ReadonlyMap<string, string>, files: readonly StoredFile[]): RunFormValues {
  const text = (name: string): string => fields.get(name) ?? ''
  return {
    ...{ name: text('name'), format: text('format'), formId: text('form_id') },
    instructions: text('instructions').replaceAll('\r\n', '\n'),
    content: text(text('content_file') === '' ? 'content' : 'content_file').replaceAll('\r\n', '\n'),
    notify: text('notify_email') === 'on',
    files: files.map(({ fileId, filename }) => ({ fileId, filename })),
  }
}
