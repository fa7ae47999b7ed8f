import type { Job } from '../../service/jobs/job.ts'
import { toJob } from '../../service/jobs/find-job.ts'
import { listJobs } from '../../service/jobs/jobs.ts'
import type { Page, Place } from '../../service/jobs/page.ts'
import type { Caller } from '../../service/access/scope.ts'
import type { Service } from '../../service/service.ts'
import { othersTurn } from '../../service/unhurried.ts'

/** Jobs that are looked at in one step of a search. */
const step = 200

/** Jobs, newest first, whose name holds all the words. */
export async function findJobs(
  service: Service,
  caller: Caller,
  words: string,
  { limit, after }: Page,
): Promise<readonly Job[]> {
  const wanted = fold(words)
    .split(/\s+/)
    .filter(word => word !== '')
  if (wanted.length === 0) return listJobs(service, caller, { limit, ...(after && { after }) })
  const found: Job[] = []
  for (let place = after; ; ) {
    const page = { limit: step, newestFirst: true, ...(place && { after: place }) }
    const jobs = await service.store.read(tx => tx.find('jobs', 'account', caller.accountId, page))
    const matching = jobs.filter(({ name }) => wanted.every(word => fold(name).includes(word)))
    found.push(...(await service.store.read(tx => Promise.all(matching.map(row => toJob(tx, row))))))
    const last = jobs.at(-1)
    if (found.length >= limit || jobs.length < step || last === undefined) return found.slice(0, limit)
    place = { createdAt: last.createdAt, id: last.jobId }
    // Whoever has very many jobs does not make others wait for a search.
    await othersTurn()
  }
}

/** Where a job stands in the list. */
export function placeOf({ createdAt, jobId }: Job): Place {
  return { createdAt, id: jobId }
}

/** Without case and accents: `Café` is found by `cafe`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
