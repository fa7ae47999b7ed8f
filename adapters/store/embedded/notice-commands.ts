import type { NoticeStore } from '../../service/store.ts'
import type { Commits } from './commits.ts'

/** Notices that wait to be delivered. */
export function noticeCommands({ commit, read }: Commits): NoticeStore {
  return {
    addNotices: notices =>
      commit(transaction => {
        for (const notice of notices) transaction.put('notices', notice)
      }),
    listDue: (at, limit) =>
      read(tables => [...tables.notices.rows()].filter(notice => notice.dueAt <= at).slice(0, limit)),
    settleNotice: (noticeId, next) =>
      commit(transaction => {
        const notice = transaction.tables.notices.get(noticeId)
        if (!notice) return
        if (next === 'done') transaction.remove('notices', noticeId)
        else transaction.put('notices', { ...notice, attempt: notice.attempt + 1, dueAt: next.dueAt })
      }),
  }
}
