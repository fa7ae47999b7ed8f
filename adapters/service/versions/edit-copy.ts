import { ServiceError, notFound } from '../service-error.ts'
import { checkSize } from '../runs/run-copy.ts'
import type { Service } from '../service.ts'
import type { NodeEdit } from './copy-nodes.ts'

/** What an edit changes. */
interface CopyEdit {
  readonly accountId: string
  readonly copy: string
  readonly edits: readonly NodeEdit[]
  /** The copy that whoever edits looked at, where that is another one. */
  readonly seen?: string
}

/**
 * The copy with other texts. Throws `not-found` for an unknown node, `node-changed` when one says something else than was seen, and
 * `too-large` for what no run would take.
 */
export async function editCopy(
  { copyReader, settings }: Pick<Service, 'copyReader' | 'settings'>,
  { accountId, copy, edits, seen }: CopyEdit,
): Promise<string> {
  if (seen !== undefined) {
    const [then, now] = [
      await copyReader.readNodes(accountId, seen),
      await copyReader.readNodes(accountId, copy),
    ]
    const changed = edits.find(({ nodeId }) => then.get(nodeId) !== now.get(nodeId))
    if (changed) {
      const text = `the node "${changed.nodeId}" has changed since; load the page again`
      throw new ServiceError('node-changed', text)
    }
  }
  const edited = await copyReader.editNodes(accountId, copy, edits)
  if ('unknown' in edited) throw notFound('node', edited.unknown)
  checkSize({ settings }, edited.copy)
  return edited.copy
}

/** The refusal of an edit of a job that has made nothing yet. */
export function nothingToEdit(): ServiceError {
  return new ServiceError('nothing-completed', 'the job has no copy yet; wait for a run to complete')
}
