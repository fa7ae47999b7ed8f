import { BlobFault } from '../files/blob-fault.ts'
import { writeBundle, type PackedObject } from './git/git-bundle.ts'
import { toCommit } from './git/git-commit.ts'
import { toTrees } from './git/git-tree.ts'
import { getJob } from '../jobs/jobs.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import type { Version } from './version.ts'
import { withFiles } from './versions.ts'
import { othersTurn } from '../unhurried.ts'
import { commitMessage } from './write-version.ts'
import { apart, eachRow } from '../ports/store.ts'

/** The job's whole history as a git bundle; an organisation has one looked through at a time. Throws `queue-full`. */
export async function writeRepository(
  service: Service,
  caller: Caller,
  jobId: string,
): Promise<AsyncIterable<Uint8Array>> {
  const job = await getJob(service, caller, jobId)
  const plan = await service.turns.run(`history ${caller.accountId}`, () => planHistory(service, jobId))
  async function* objects(): AsyncGenerator<PackedObject> {
    for (const { load } of plan) yield await load()
  }
  return writeBundle(job.currentCommit, plan.length, objects())
}

async function planHistory(service: Service, jobId: string): Promise<readonly Planned[]> {
  const seen = new Set<string>()
  const fresh = (hash: string): boolean => !seen.has(hash) && seen.add(hash) !== undefined
  const plan: Planned[] = []
  // One after the other: a job of thousands leaves room for others in between.
  for await (const record of eachRow(apart(service.store), 'versions', 'job', jobId)) {
    await othersTurn()
    const version = await withFiles(service, record)
    plan.push(...planVersion(service, version).filter(({ hash }) => fresh(hash)))
  }
  return plan
}

/** An object by its hash, loaded when its turn comes. */
interface Planned {
  readonly hash: string
  load(): Promise<PackedObject>
}

function planVersion({ blobs }: Service, version: Version): readonly Planned[] {
  const trees = toTrees(version.files)
  const { parent, summary, runId, createdAt } = version
  const commit = toCommit({
    tree: trees.at(-1)?.hash ?? '',
    ...(parent !== undefined && { parent }),
    time: createdAt,
    message: commitMessage(summary, runId),
  })
  return [
    ...version.files.map(file => ({
      hash: file.gitHash,
      async load(): Promise<PackedObject> {
        const bytes = await blobs.get(file.blob)
        if (!bytes) throw new BlobFault(file.blob, 'gone')
        return { kind: 'blob', bytes }
      },
    })),
    ...trees.map(({ hash, bytes }) => ({
      hash,
      load: async (): Promise<PackedObject> => ({ kind: 'tree', bytes }),
    })),
    { hash: commit.hash, load: async (): Promise<PackedObject> => ({ kind: 'commit', bytes: commit.bytes }) },
  ]
}
