import type { Rendition } from '../../../core/job.ts'
import { readWorkspace, type Workspace } from './read-workspace.ts'
import { isEdit, type Run } from './run.ts'
import { runNotices, topupNotices } from '../notices/run-notices.ts'
import type { Tx } from '../ports/store.ts'
import type { Service } from '../service.ts'
import type { Version } from '../versions/version.ts'
import { versionFiles } from '../versions/version-files.ts'
import { writeVersion } from '../versions/write-version.ts'
import { endCompleted } from './end-run.ts'
import { countKept } from '../usage.ts'
import { putRun, requeueRun } from './attempt.ts'
import { originRun } from '../versions/origin-run.ts'

/**
 * Commits what came out of a run as the job's next version, with its charge. Resolves with whether the run was still this
 * attempt's.
 */
export async function completeRun(
  service: Service,
  run: Run,
  workspace: Workspace,
  rendition: Rendition,
): Promise<boolean> {
  const { runId, attempt } = run
  const { format } = rendition
  const version = await writeRunVersion(service, run, workspace, rendition)
  const note = workspace.job ? `${format} of "${workspace.job.name}"` : `${format} run`
  const account = await service.store.read(tx => tx.get('accounts', run.accountId))
  const ended = await service.store.transact(tx =>
    endCompleted(tx, {
      ...{ runId, attempt, version, summaryDiff: version.summary, at: version.createdAt },
      ...(!changesNothing(workspace, rendition) && { charge: { entryId: `charge:${runId}`, note } }),
      notices: ended => [...runNotices(service, ended), ...topupNotices(service, account)],
    }),
  )
  if (ended === undefined) await service.store.transact(tx => countInVain(tx, runId, version.bytes))
  if (ended !== 'overtaken') return ended !== undefined
  // New copy only has to follow the edit; an update has to begin anew with the copy as it was edited.
  if (run.input.copy !== undefined) {
    return completeRun(service, run, await readWorkspace(service, run), rendition)
  }
  return (await service.store.transact(tx => requeueRun(tx, run, 'parked'))) !== undefined
}

/** What was kept for a run that then was cancelled lies on the disk for a while: it counts as the run's own. */
async function countInVain(tx: Tx, runId: string, more: number = 0): Promise<void> {
  const run = await tx.get('runs', runId)
  // What a run of an earlier time takes was never counted.
  if (run?.bytes === undefined) return
  putRun(tx, { ...run, bytes: run.bytes + more })
  await countKept(tx, run.accountId, more)
}

/** What the job has already, to the byte, costs nothing a second time. */
function changesNothing({ before }: Workspace, { hash, format }: Rendition): boolean {
  return before !== undefined && before.hash === hash && before.version.format === format
}

async function writeRunVersion(
  service: Service,
  run: Run,
  workspace: Workspace,
  rendition: Rendition,
): Promise<Version> {
  const { jobId, accountId, runId } = run
  const { copy, job, before } = workspace
  const { format, design, pages } = rendition
  const earlier = before && { ...before, format: before.version.format ?? format }
  const summary = await service.copyReader.summarize(accountId, earlier, { copy, design, format, pages })
  const edited = isEdit(run) ? before?.version : undefined
  const origin = edited && (await service.store.read(reader => originRun(reader, edited)))
  const facts = {
    ...{ jobId, accountId, format, summary, createdAt: service.clock.now() },
    ...(edited ? origin !== undefined && { origin } : { runId }),
    ...(job && { parent: job.currentCommit }),
  }
  return writeVersion(service, facts, versionFiles(workspace, rendition))
}
