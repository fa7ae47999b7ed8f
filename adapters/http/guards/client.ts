import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A request with the address that its connection came from. */
type Connected = Request & { readonly ip?: string | undefined }

/**
 * Who asks, by address: what the farthest of that many trusted proxies says, else where the connection came from: whoever comes
 * past the proxies, or writes something else for an address, is counted all the same. IPv6 counts by its /64, which is what one
 * household has. `undefined` when that says nothing: a call from this machine is a proxy's that nobody has told us of.
 */
export function clientOf(request: Request, proxies: number): string | undefined {
  const { ip = '' } = request as Connected
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(bareAddress)
  const said = proxies > 0 ? forwarded.slice(-proxies).find(entry => entry !== undefined) : undefined
  const address = said ?? ip
  if (isIP(address) === 0) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'loopback') return undefined
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':')
}

/** The address in an entry, which some proxies write with the port: `203.0.113.7:5060`, `[2001:db8::1]:443`. */
function bareAddress(entry: string): string | undefined {
  const text = entry.trim()
  const [, inBrackets, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const address = inBrackets ?? v4 ?? text
  return isIP(address) === 0 ? undefined : address
}
