import { Resolver } from 'node:dns/promises'

/** How long a name server may take to answer, ms, and how often it is asked. */
const patience = { timeout: 3000, tries: 2 }

/**
 * All addresses of a name. Asks the name servers itself: the system's own look-up takes a thread of the few that also
 * write to the disk, and names that others chose may answer slowly on purpose.
 */
export async function resolveName(
  name: string,
  resolver: Resolver = new Resolver(patience),
): Promise<readonly string[]> {
  // RFC 6761: this machine, whatever a name server says.
  if (/(^|\.)localhost\.?$/i.test(name)) return ['127.0.0.1']
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  const [first] = answers
  if (addresses.length === 0 && first.status === 'rejected') throw first.reason
  return addresses
}
