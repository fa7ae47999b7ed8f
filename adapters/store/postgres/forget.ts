/** How often is looked for what can be forgotten, ms. */
const interval = 60_000

/** Buckets that are full again, and tokens that nobody is in doubt of any more. */
const forgetting = [
  "DELETE FROM buckets WHERE at < now() - interval '1 minute'",
  "DELETE FROM commits WHERE at < now() - interval '10 minutes'",
]

/** Removes what the store keeps for itself for some minutes: the duty of one process. Returns what ends that. */
export function forget(remove: (sql: string) => Promise<unknown>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // One time less does no harm.
    last = Promise.all(forgetting.map(remove)).catch(() => {})
  }, interval)
  return async () => {
    clearInterval(timer)
    await last
  }
}
