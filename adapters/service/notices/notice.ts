/** Something to tell the outside, written in the commit that makes it true and delivered at least once. */
export interface Notice {
  /** Stable over retries: receivers tell repetitions by it. */
  readonly noticeId: string
  readonly accountId: string
  readonly message: NoticeMessage
  readonly attempt: number
  /** Not before this time. */
  readonly dueAt: number
  readonly createdAt: number
}

/** What is told, and where. */
export type NoticeMessage =
  | { readonly kind: 'run-ended'; readonly runId: string; readonly jobId: string; readonly to: 'email' }
  | {
      readonly kind: 'run-ended'
      readonly runId: string
      readonly jobId: string
      readonly to: 'webhook'
      readonly url: string
    }
  | { readonly kind: 'auto-topup'; readonly to: 'payments' }

/** What shares its turns: neither other organisations nor an organisation's own e-mails wait for its webhooks. */
export function laneOf({ accountId, message }: Pick<Notice, 'accountId' | 'message'>): string {
  return `${accountId} ${message.to}`
}
