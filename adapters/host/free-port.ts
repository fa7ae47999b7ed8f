import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The port itself, or for 0 one that is free: links are made of it before it is opened. */
export async function findPort(host: string, port: number): Promise<number> {
  if (port !== 0) return port
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  const { port: found } = server.address() as AddressInfo
  await new Promise<void>(resolve => server.close(() => resolve()))
  return found
}
