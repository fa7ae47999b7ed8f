import type { Job } from '../../service/jobs/job.ts'
import { listJobs } from '../../service/jobs/jobs.ts'
import type { Page, Place } from '../../service/jobs/page.ts'
import type { Caller } from '../../service/access/scope.ts'
import type { Service } from '../../service/service.ts'

/** Jobs that are looked at in one step of a search. */
const step = 500

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
    const jobs = await listJobs(service, caller, { limit: step, ...(place && { after: place }) })
    const matching = jobs.filter(({ name }) => wanted.every(word => fold(name).includes(word)))
    found.push(...matching)
    const last = jobs.at(-1)
    if (found.length >= limit || jobs.length < step || last === undefined) return found.slice(0, limit)
    place = placeOf(last)
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
