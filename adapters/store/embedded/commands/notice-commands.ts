import { laneOf, type Notice } from '../../../service/notices/notice.ts'
import type { NoticeStore } from '../../../service/ports/store/notice-store.ts'
import type { Commits } from '../tables/commits.ts'
import { minuteOf, type Tables } from '../tables/tables.ts'

/** Notices that wait to be delivered. */
export function noticeCommands({ commit, read }: Commits): NoticeStore {
  return {
    addNotices: notices =>
      commit(transaction => {
        for (const notice of notices) transaction.put('notices', notice)
      }),
    listDue: (at, limit, limitOfLane = limit) => read(tables => listDue(tables, at, { limit, limitOfLane })),
    settleNotice: (noticeId, next) =>
      commit(transaction => {
        const notice = transaction.tables.notices.get(noticeId)
        if (!notice) return
        if (next === 'done') transaction.remove('notices', noticeId)
        else transaction.put('notices', { ...notice, attempt: notice.attempt + 1, dueAt: next.dueAt })
      }),
  }
}

function listDue(
  { notices }: Tables,
  at: number,
  { limit, limitOfLane }: { readonly limit: number; readonly limitOfLane: number },
): readonly Notice[] {
  const listed: Notice[] = []
  const counts = new Map<string, number>()
  for (const notice of dueNotices(notices, at)) {
    if (listed.length === limit) break
    const lane = laneOf(notice)
    const count = counts.get(lane) ?? 0
    if (count === limitOfLane) continue
    counts.set(lane, count + 1)
    listed.push(notice)
  }
  return listed
}

function* dueNotices(notices: Tables['notices'], at: number): Generator<Notice> {
  const minutes = [...notices.values('due')].map(Number).filter(minute => minute <= minuteOf(at))
  for (const minute of minutes.sort((one, other) => one - other)) {
    const due = [...notices.find('due', String(minute))].filter(({ dueAt }) => dueAt <= at)
    yield* due.sort((one, other) => one.dueAt - other.dueAt)
  }
}
