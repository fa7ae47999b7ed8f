import { readFileText } from '../runs/read-workspace.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import type { Version } from './version.ts'

/** What a node says in the copy: pages show it set, shortened or in capitals. Throws `not-found`. */
export async function textOfNode(service: Service, version: Version, nodeId: string): Promise<string> {
  const copy = await readFileText(service, version, 'copy.md')
  if (copy === undefined) throw notFound('copy of version', version.commitHash)
  const nodes = await service.copyReader.readNodes(version.accountId, copy)
  const text = nodes.get(nodeId)
  if (text === undefined) throw notFound('node', nodeId)
  return text
}
