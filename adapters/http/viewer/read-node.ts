import { readDocument } from '../../../core/source/read-document.ts'
import { nodesOfDocument } from '../../../core/source/fields.ts'
import { readFile } from '../../service/runs/read-workspace.ts'
import type { Service } from '../../service/service.ts'
import { notFound } from '../../service/service-error.ts'
import type { Version } from '../../service/versions/version.ts'

/** What a node says in the copy: pages show it set, shortened or in capitals. Throws `not-found`. */
export async function readNode(service: Service, version: Version, nodeId: string): Promise<string> {
  const copy = await readFile(service, version, 'copy.md')
  if (!copy) throw notFound('copy of version', version.commitHash)
  const document = readDocument(new TextDecoder().decode(copy), new Map(), { add: () => {} })
  const node = nodesOfDocument(document).find(
    candidate => (candidate.data as { id?: string } | undefined)?.id === nodeId,
  )
  if (!node || !('value' in node)) throw notFound('node', nodeId)
  return node.value
}
