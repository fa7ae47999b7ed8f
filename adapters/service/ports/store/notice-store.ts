import type { Notice } from '../../notices/notice.ts'

/** Notices to the outside. */
export interface NoticeStore {
  addNotices(notices: readonly Notice[]): Promise<void>
  /** Notices that are due, those that have been due longest first; at most `limitOfLane` of one lane (`laneOf`). */
  listDue(at: number, limit: number, limitOfLane?: number): Promise<readonly Notice[]>
  /** Takes a notice off the list, or puts its next try off. */
  settleNotice(noticeId: string, next: { readonly dueAt: number } | 'done'): Promise<void>
}
