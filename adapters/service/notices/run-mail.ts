import type { User } from '../credits/account.ts'
import type { Job } from '../jobs/job.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Run } from '../runs/run.ts'
import type { Service } from '../service.ts'

/** What the owner is told when a run has ended. */
export function runMail({ settings }: Pick<Service, 'settings'>, user: User, job: Job, run: Run): Mail {
  // A name may hold line ends; a subject may not.
  const name = job.name.replace(/\s+/g, ' ')
  const link = `${settings.publicUrl}/jobs/${job.jobId}`
  const what = {
    completed: `is ready.\n\n${run.summaryDiff ?? ''}`,
    failed: `failed and was not charged.\n\n${run.error ?? ''}`,
    cancelled: 'was cancelled and was not charged.',
  }[run.status as 'completed' | 'failed' | 'cancelled']
  return {
    to: user.email,
    subject: `${name}: ${run.input.format} ${run.status}`,
    text: `Hello ${user.name},\n\nthe ${run.input.format} of "${name}" ${what}\n\n${link}\n`,
  }
}
