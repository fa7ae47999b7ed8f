/** Links that one address is sent within a quarter of an hour. */
const most = 5
const span = 15 * 60 * 1000

/** Addresses that are remembered; the oldest is forgotten first. */
const mostAddresses = 10_000

/** Keeps mailboxes from being flooded with links. */
export interface SignInLimit {
  /** Whether one more link may go to an address at a time, ms; counts it if so. */
  allows(email: string, now: number): boolean
}

/** Counts by address: who asks may change, whose mailbox is flooded does not. */
export function createSignInLimit(): SignInLimit {
  const sent = new Map<string, readonly number[]>()
  return {
    allows(email, now) {
      const recent = (sent.get(email) ?? []).filter(at => at > now - span)
      if (recent.length >= most) return false
      sent.delete(email)
      sent.set(email, [...recent, now])
      const [oldest] = sent.keys()
      if (sent.size > mostAddresses && oldest !== undefined) sent.delete(oldest)
      return true
    },
  }
}
