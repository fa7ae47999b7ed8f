import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A request with the address that its connection came from. */
type Connected = Request & { readonly ip?: string | undefined }

/**
 * Who asks, by address: what the nearest of that many trusted proxies says, else where the connection came from. IPv6
 * counts by its /64, which is what one household has. `undefined` when that says nothing: a call from this machine is a proxy's
 * that nobody has told us of.
 */
export function clientOf(request: Request, proxies: number): string | undefined {
  const { ip = '' } = request as Connected
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  const address = proxies > 0 ? (forwarded.at(-proxies) ?? '') : ip
  if (isIP(address) === 0) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'loopback') return undefined
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':')
}
