import { HttpError } from '../refusals/http-error.ts'

/** Bounds how many answers an organisation keeps open at a time: each holds a socket. */
export interface StreamCap {
  /** Takes a place and returns what gives it back, which may be called once. Throws `rate-limited`. */
  enter(accountId: string): () => void
}

/** Seconds after which a place may be free. */
const wait = '5'

/** Creates a cap that nobody has used. */
export function createStreamCap(most: number): StreamCap {
  const open = new Map<string, number>()
  return {
    enter(accountId) {
      const count = open.get(accountId) ?? 0
      if (count >= most) {
        const text = `${most} event streams are open already; close one, or poll the run instead`
        throw new HttpError('rate-limited', text, { headers: { 'retry-after': wait } })
      }
      open.set(accountId, count + 1)
      return () => {
        const left = (open.get(accountId) ?? 1) - 1
        if (left > 0) open.set(accountId, left)
        else open.delete(accountId)
      }
    },
  }
}
