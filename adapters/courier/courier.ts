import { type BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, request } from 'undici'
import { type Courier, Undeliverable } from '../service/notices/deliver-notice.ts'
import { resolveName } from './resolve-name.ts'

/** How requests to others' addresses are sent. */
export interface CourierOptions {
  /** For tests and closed networks: addresses that are let through though they are not public. */
  readonly allow?: BlockList
  /** ms until an answer must have come, the look-up of the name included; default 15,000. */
  readonly timeout?: number
  /** Resolves a name to all its addresses. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

/**
 * Sends webhooks. The name is resolved once, every address it has must be public, and that address is the one dialled: a
 * name that answers differently the second time leads nowhere else.
 */
export function createCourier({
  allow,
  timeout = 15_000,
  resolve = resolveName,
}: CourierOptions = {}): Courier {
  const isAllowed = (address: string): boolean =>
    isPublic(address) || (allow?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false)
  return {
    async post(url, headers, body) {
      const { hostname } = checkUrl(url, allow !== undefined)
      const bare = hostname.replace(/^\[(.*)\]$/, '$1')
      const signal = AbortSignal.timeout(timeout)
      const addresses = isIP(bare) ? [bare] : await orAborted(signal, resolve(bare))
      const address = addresses[0]
      if (address === undefined) throw new Error(`the webhook's host ${bare} has no address`)
      if (!addresses.every(isAllowed)) {
        throw new Undeliverable(`the webhook's host ${bare} has a private address`)
      }
      const agent = new Agent({
        connect: {
          timeout,
          lookup: (_name, options, callback) => {
            const family = isIP(address)
            if (options.all) callback(null, [{ address, family }])
            else callback(null, address, family)
          },
        },
        headersTimeout: timeout,
        bodyTimeout: timeout,
      })
      try {
        // undici follows no redirects unless it is told to.
        const answer = await request(url, {
          ...{ method: 'POST', headers, body, dispatcher: agent },
          signal,
        })
        // What the answer says is of no interest, and may be endless: it is hung up on, which is no error of this request.
        answer.body.on('error', () => {}).destroy()
        return answer.statusCode
      } finally {
        await agent.destroy()
      }
    },
  }
}

function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}

/** Throws `Undeliverable` for what no webhook is sent to: other schemes and ports, names and passwords in the address. */
function checkUrl(text: string, isLocal: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw new Undeliverable('the webhook url is no url')
  if (url.username !== '' || url.password !== '') throw new Undeliverable('the webhook url holds a password')
  if (isLocal) return url
  if (url.protocol !== 'https:')
    throw new Undeliverable(`the webhook url has ${url.protocol}, only https is sent to`)
  if (url.port !== '' && url.port !== '443')
    throw new Undeliverable(`the webhook url has port ${url.port}, only 443 is sent to`)
  return url
}

/** What of IPv6 is given to networks that anybody reaches (RFC 4291, 2.5.4). */
const global = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public internet. IPv4-mapped addresses count as what they stand for; all others that carry
 * one of IPv4 lead where a router takes them, and are not public: 6to4, Teredo, NAT64 and `::127.0.0.1`.
 */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(global)
}
