import type { Notice } from './notice.ts'
import { runMail } from './run-mail.ts'
import type { Service } from '../service.ts'
import { signWebhook } from './sign-webhook.ts'
import { topUpIfLow } from '../credits/auto-topup.ts'
import { findRun } from '../runs/find-run.ts'
import type { Run } from '../runs/run.ts'
import { findJob } from '../jobs/find-job.ts'
import { usersOf } from '../access/people.ts'
import { reportOfRun } from '../versions/version-reading.ts'

/** Sends a request to an address that others chose. Throws when it was not taken over. */
export interface Courier {
  /**
   * Resolves with the status, within a time limit of its own; follows no redirects. Throws `Undeliverable` for an address
   * that nothing is ever sent to, such as a private one.
   */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number>
}

/** What can never work, however often it is tried. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

/**
 * Delivers one notice. Throws when it should be tried again, or `Undeliverable`; returns when it is done with.
 */
export async function deliverNotice(service: Service, courier: Courier, notice: Notice): Promise<void> {
  const { message, accountId } = notice
  switch (message.kind) {
    case 'auto-topup':
      await topUpIfLow(service, accountId)
      return
    case 'run-ended': {
      const run = await service.store.read(tx => findRun(tx, accountId, message.jobId, message.runId))
      const job = run && (await service.store.read(tx => findJob(tx, accountId, message.jobId)))
      // Deleted meanwhile: there is nothing left to tell of.
      if (!run || !job) return
      if (message.to === 'email') {
        const users = await service.store.read(tx => usersOf(tx, accountId))
        for (const user of users.slice(0, 1)) await service.mailer.send(runMail(service, user, job, run))
        return
      }
      const body = await webhookBody(service, notice, run)
      const headers = signWebhook(service, notice, body)
      const status = await courier.post(message.url, { ...headers, 'content-type': 'application/json' }, body)
      // Gone: the receiver wants no more of these.
      if (status === 410 || (status >= 200 && status < 300)) return
      throw new Error(`the webhook answered ${status}`)
    }
  }
}

/** How a run ended, and what there is to mend. Its reading repeats the copy, which leaves only to whoever asks for the run. */
async function webhookBody(service: Service, { createdAt }: Notice, run: Run): Promise<string> {
  const { pages, messages, brief, composition } = await reportOfRun(service, run)
  return JSON.stringify({
    type: `run.${run.status}`,
    timestamp: new Date(createdAt).toISOString(),
    data: {
      ...{ job_id: run.jobId, run_id: run.runId, status: run.status },
      ...{ commit_hash: run.commitHash ?? null, error: run.error, pages, messages, brief, composition },
    },
  })
}
