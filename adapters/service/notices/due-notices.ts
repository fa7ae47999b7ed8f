import { eachRow, type Reader, type Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import { ServiceError } from '../service-error.ts'
import { unhurried } from '../unhurried.ts'
import { laneOf, type Notice } from './notice.ts'

/** Most notices of an organisation that wait: past that no run asks to be told of. A target that is down for hours is far below it. */
export const mostNotices = 5000

/** Notices that are due, those that have been due longest first; at most `limitOfLane` of one lane (`laneOf`). */
export async function listDue(
  reader: Reader,
  at: number,
  limit: number,
  limitOfLane: number = limit,
): Promise<readonly Notice[]> {
  const listed: Notice[] = []
  const counts = new Map<string, number>()
  for await (const notice of unhurried(eachRow(reader, 'notices', 'due', all, { before: at + 1 }))) {
    if (listed.length === limit) break
    const lane = laneOf(notice)
    const count = counts.get(lane) ?? 0
    if (count === limitOfLane) continue
    counts.set(lane, count + 1)
    listed.push(notice)
  }
  return listed
}

/** Throws `quota-reached` where so many notices of an organisation wait that a run may ask for no more. */
export async function checkNotices(reader: Reader, accountId: string): Promise<void> {
  if ((await reader.count('notices', 'account', accountId)) < mostNotices) return
  throw new ServiceError(
    'quota-reached',
    `${mostNotices} messages of yours wait for a webhook or a mailbox that takes none; mend it, or leave webhook_url and notify_email out`,
  )
}

/** Takes a notice off the list, or puts its next try off. */
export async function settleNotice(
  tx: Tx,
  noticeId: string,
  next: { readonly dueAt: number } | 'done',
): Promise<void> {
  const notice = await tx.get('notices', noticeId)
  if (!notice) return
  if (next === 'done') tx.remove('notices', noticeId)
  else tx.put('notices', { ...notice, attempt: notice.attempt + 1, dueAt: next.dueAt })
}
