import { connect } from 'node:net'

/** Sends bytes as they are, and what the server says until it falls silent. */
export function sendRaw(
  url: string,
  parts: readonly (string | Buffer)[],
  { cut = false }: { readonly cut?: boolean } = {},
): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', data => {
      answer += data.toString('latin1')
      if (/\r\n\r\n/.test(answer)) socket.end()
    })
    socket.on('error', error => (answer === '' && !cut ? reject(error) : resolve(answer)))
    socket.on('close', () => resolve(answer))
    socket.on('connect', async () => {
      for (const part of parts) {
        socket.write(part)
        await new Promise(done => setTimeout(done, 5))
      }
      if (cut) socket.destroy()
    })
  })
}

/** The head of a raw request. */
export const head = (method: string, path: string, key: string, ...lines: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: platen.test', `Authorization: Bearer ${key}`, ...lines, '', ''].join(
    '\r\n',
  )

/** A body whose length nobody declares. */
export function stream(
  total: number,
  chunk: Uint8Array = new Uint8Array(64 * 1024).fill(0x20),
): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent >= total) return controller.close()
      sent += chunk.length
      controller.enqueue(chunk)
    },
  })
}
