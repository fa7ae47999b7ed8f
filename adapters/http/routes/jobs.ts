import type { Caller } from '../../service/access/scope.ts'
import { toTimestamp } from '../../service/ports/clock.ts'
import type { Job } from '../../service/jobs/job.ts'
import { createJob, deleteJob, getJob, listJobs } from '../../service/jobs/jobs.ts'
import { publicUrl } from '../../service/outputs/publish.ts'
import { writeRepository } from '../../service/versions/repository.ts'
import type { Service } from '../../service/service.ts'
import { viewerSession } from '../../service/outputs/viewer.ts'
import { streamBytes } from '../answers/byte-stream.ts'
import { readListPage } from '../answers/list-page.ts'
import { replayable, type Routes } from '../route.ts'
import { pageQuery } from '../wire/fields.ts'
import { deletedJob, type JobEntry, jobDetail, jobList, jobWish, newJob } from '../wire/jobs.ts'

/** Most jobs of one answer. */
export const jobsPerPage = 100

/** Jobs. */
export const jobRoutes: Routes<'createJob' | 'listJobs' | 'getJob' | 'deleteJob' | 'getRepository'> = {
  createJob: {
    area: 'Jobs',
    summary: 'Open a job',
    scope: 'jobs:rw',
    body: jobWish,
    answer: { status: 201, schema: newJob },
    refusals: ['quota-reached'],
    ...replayable<'createJob', Job>(
      ({ service, caller, body }) => createJob(service, caller, body.name),
      ({ jobId, name, currentCommit, createdAt }, { headers }) => {
        headers['location'] = `/v1/jobs/${jobId}`
        return { job_id: jobId, name, current_commit: currentCommit, created_at: toTimestamp(createdAt) }
      },
    ),
  },
  listJobs: {
    area: 'Jobs',
    summary: 'List jobs, newest first',
    scope: 'jobs:rw',
    query: pageQuery(jobsPerPage),
    answer: { status: 200, schema: jobList },
    async handler({ service, caller, query }) {
      const { rows, next } = await readListPage(service, query, {
        name: `jobs of ${caller.accountId}`,
        most: jobsPerPage,
        read: page => listJobs(service, caller, page),
        placeOf: ({ createdAt, jobId }) => ({ createdAt, id: jobId }),
      })
      return { data: rows.map(job => toEntry(service, caller, job)), ...next }
    },
  },
  getJob: {
    area: 'Jobs',
    summary: 'One job in full',
    scope: 'jobs:rw',
    answer: { status: 200, schema: jobDetail },
    refusals: ['not-found'],
    async handler({ service, caller, params }) {
      const job = await getJob(service, caller, params.job_id)
      const { publication } = job
      return {
        ...toEntry(service, caller, job),
        current_commit: job.currentCommit,
        published_url: publication ? publicUrl(service, publication.slug) : null,
        published_run_id: publication?.runId ?? null,
        published_at: publication ? toTimestamp(publication.publishedAt) : null,
        viewer_expires_at: toTimestamp(viewerSession(service, { ...caller, jobId: job.jobId }).expiresAt),
      }
    },
  },
  deleteJob: {
    area: 'Jobs',
    summary: 'Delete a job with its runs and its public page',
    scope: 'jobs:rw',
    answer: { status: 200, schema: deletedJob },
    refusals: ['not-found'],
    async handler({ service, caller, params }) {
      const { runsDeleted } = await deleteJob(service, caller, params.job_id)
      return { job_id: params.job_id, deleted: true, runs_deleted_count: runsDeleted }
    },
  },
  getRepository: {
    area: 'Jobs',
    summary: 'The whole history as a git bundle',
    about: 'Save it and `git clone job.bundle`: copy, brief, design and outputs of every version.',
    scope: 'jobs:rw',
    answer: { status: 200, types: ['application/x-git-bundle'], about: 'a git bundle' },
    rateClass: 'runs',
    refusals: ['not-found', 'queue-full'],
    async handler({ service, caller, params, headers }) {
      const bundle = await writeRepository(service, caller, params.job_id)
      headers['content-disposition'] = `attachment; filename="${params.job_id}.bundle"`
      headers['content-type'] = 'application/x-git-bundle'
      return new Response(streamBytes(bundle), { headers })
    },
  },
}

function toEntry(service: Service, caller: Caller, job: Job): JobEntry {
  return {
    job_id: job.jobId,
    name: job.name,
    created_at: toTimestamp(job.createdAt),
    updated_at: toTimestamp(job.updatedAt),
    total_runs: job.totalRuns,
    format: job.format ?? null,
    latest_run_id: job.latestRunId ?? null,
    latest_run_status: job.latestRunStatus ?? null,
    viewer_url: viewerSession(service, { ...caller, jobId: job.jobId }).viewerUrl,
  }
}
