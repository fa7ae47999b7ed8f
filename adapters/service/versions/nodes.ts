import type { Design } from '../../../core/brief/design.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import { usualOutputs } from '../runs/asked.ts'
import { type KeptReport, readAssets, readFile } from '../runs/read-workspace.ts'
import type { Service } from '../service.ts'
import { notFound, ServiceError } from '../service-error.ts'
import type { NodeEdit } from './copy-nodes.ts'
import type { Version } from './version.ts'
import { versionFiles } from './version-files.ts'
import { getVersion } from './versions.ts'
import { type ViewerAccess, viewerSession } from '../outputs/viewer.ts'
import { writeVersion } from './write-version.ts'
import { saveEdit } from './kept-versions.ts'
import { findJob } from '../jobs/find-job.ts'
import { checkRoom } from '../usage.ts'
import { originRun } from './origin-run.ts'

/** New texts for nodes. */
export interface NodeEdits {
  readonly edits: readonly NodeEdit[]
  /** The version that the editor looked at. */
  readonly commitHash?: string
}

/** What an edit led to. */
export interface Edited {
  readonly version: Version
  readonly viewerUrl: string
}

/**
 * Changes texts in place, all of them or none: the Markdown changes, and all outputs are rendered again, once. Not charged;
 * an organisation has one edit at a time, and room for the versions that come of it. Throws `not-found` for an unknown node,
 * `node-changed` when one says something else than in the editor's version, `quota-reached` and `queue-full`.
 */
export function editNodes(service: Service, who: ViewerAccess, edit: NodeEdits): Promise<Edited> {
  return service.turns.run(`edit ${who.accountId}`, () => editInTurn(service, who, edit))
}

async function editInTurn(service: Service, who: ViewerAccess, edit: NodeEdits): Promise<Edited> {
  await service.store.read(tx => checkRoom(tx, who.accountId, service.settings.limits.keptBytes))
  // Somebody else's edit of another node may come in between; the second try is on top of it.
  for (let tries = 0; tries < 3; tries += 1) {
    const version = await applyEdits(service, who, edit)
    const edited = {
      version,
      viewerUrl: viewerSession(service, who).viewerUrl,
    }
    const receipt = makeReceipt(who, edited, version.createdAt)
    if (await service.store.transact(tx => saveEdit(tx, version, receipt))) return edited
  }
  throw new ServiceError(
    'node-changed',
    'the job is being changed by others; load it again and repeat the edit',
  )
}

async function applyEdits(
  service: Service,
  who: ViewerAccess,
  { edits, commitHash }: NodeEdits,
): Promise<Version> {
  const { accountId, jobId } = who
  const job = await service.store.read(tx => findJob(tx, accountId, jobId))
  if (!job) throw notFound('job', jobId)
  const before = await getVersion(service, who, jobId, job.currentCommit)
  const copy = await textOf(service, before, 'copy.md')
  if (commitHash !== undefined && commitHash !== before.commitHash) {
    const seen = await getVersion(service, who, jobId, commitHash)
    const then = await service.copyReader.readNodes(accountId, await textOf(service, seen, 'copy.md'))
    const now = await service.copyReader.readNodes(accountId, copy)
    const changed = edits.find(({ nodeId }) => then.get(nodeId) !== now.get(nodeId))
    if (changed) {
      throw new ServiceError(
        'node-changed',
        `the node "${changed.nodeId}" has changed since; load the page again`,
      )
    }
  }
  const edited = await service.copyReader.editNodes(accountId, copy, edits)
  if ('unknown' in edited) throw notFound('node', edited.unknown)
  return renderEdit(service, before, copy, edited.copy)
}

async function renderEdit(service: Service, before: Version, old: string, copy: string): Promise<Version> {
  const { accountId, jobId, format = '', commitHash } = before
  const design = JSON.parse(await textOf(service, before, 'design.json')) as Design
  const report = JSON.parse(await textOf(service, before, 'report.json')) as KeptReport
  const { pages, content, asked = { outputs: usualOutputs(service, format) } } = report
  const assets = await readAssets(service, before)
  const rendition = await service.engine.render({
    ...{ format, content: copy, assets, base: design },
    ...(content && { baseContent: content.patch }),
    ...asked,
  })
  const summary = await service.copyReader.summarize(
    accountId,
    { copy: old, design, format, pages },
    { copy, design: rendition.design, format, pages: rendition.pages },
  )
  const origin = await service.store.read(reader => originRun(reader, before))
  const facts = {
    ...{ accountId, jobId, format, parent: commitHash, summary, createdAt: service.clock.now() },
    ...(origin !== undefined && { origin }),
  }
  const instructions = await textOf(service, before, 'brief.txt')
  return writeVersion(service, facts, versionFiles({ copy, instructions, assets, asked }, rendition))
}

async function textOf(service: Service, version: Version, path: string): Promise<string> {
  const bytes = await readFile(service, version, path)
  if (!bytes)
    throw new ServiceError('nothing-completed', 'the job has no copy yet; wait for a run to complete')
  return new TextDecoder().decode(bytes)
}

/** What a node says in the copy: pages show it set, shortened or in capitals. Throws `not-found`. */
export async function textOfNode(service: Service, version: Version, nodeId: string): Promise<string> {
  const copy = await readFile(service, version, 'copy.md')
  if (!copy) throw notFound('copy of version', version.commitHash)
  const nodes = await service.copyReader.readNodes(version.accountId, new TextDecoder().decode(copy))
  const text = nodes.get(nodeId)
  if (text === undefined) throw notFound('node', nodeId)
  return text
}
