import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A stand-in for Redis: the few commands that keep strings. */
export interface RedisServer {
  readonly port: number
  readonly strings: Map<string, string>
  /** Every command that was refused because it is none of the few; a list would be among them. */
  readonly refused: string[]
  /** Makes commands fail with that error until it is told otherwise. */
  fail(error: string | undefined): void
  close(): Promise<void>
}

/** Who may use it, and where it listens: on a free port unless it takes the place of another. */
export interface RedisPlace {
  readonly password?: string
  readonly port?: number
}

/** Starts it. */
export async function startRedis({ password = '', port = 0 }: RedisPlace = {}): Promise<RedisServer> {
  const strings = new Map<string, string>()
  const refused: string[] = []
  const sockets = new Set<Socket>()
  let fault: string | undefined
  const execute = (name: string, [key = '', value = '']: readonly string[]): string => {
    if (fault !== undefined && name !== 'INFO') return `-${fault}\r\n`
    switch (name) {
      case 'SET':
        strings.set(key, value)
        return '+OK\r\n'
      case 'GET':
        return bulk(strings.get(key))
      case 'EXISTS':
        return `:${strings.has(key) ? 1 : 0}\r\n`
      case 'UNLINK':
        return `:${strings.delete(key) ? 1 : 0}\r\n`
      case 'INFO':
        return bulk('redis_version:7.0.15\r\nloading:0\r\n')
      case 'CLIENT':
        return '+OK\r\n'
    }
    refused.push(name)
    return `-ERR unknown command '${name}'\r\n`
  }
  const server = createServer(socket => {
    let known = password === ''
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()))
    onCommands(socket, ([name = '', ...given]) => {
      if (name === 'AUTH') {
        known = given.at(-1) === password
        return known ? '+OK\r\n' : '-WRONGPASS invalid username-password pair or user is disabled.\r\n'
      }
      return known ? execute(name, given) : '-NOAUTH Authentication required.\r\n'
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    ...{ port: (server.address() as AddressInfo).port, strings, refused },
    fail(error) {
      fault = error
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function bulk(text: string | undefined): string {
  return text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`
}

/** Reads commands as arrays of strings, each `*n` and n times `$length`; the name comes in capitals. */
function onCommands(socket: Socket, answer: (command: readonly string[]) => string): void {
  const chunks: Buffer[] = []
  let [size, needed] = [0, 1]
  socket.on('data', chunk => {
    chunks.push(chunk)
    size += chunk.length
    // Megabytes come in many chunks: they are put together once there may be enough.
    if (size < needed) return
    let rest: Buffer = Buffer.concat(chunks)
    for (;;) {
      const read = readCommand(rest)
      if (typeof read === 'number') {
        needed = read
        break
      }
      const [name = '', ...given] = read.words
      socket.write(answer([name.toUpperCase(), ...given]))
      rest = rest.subarray(read.end)
    }
    chunks.splice(0, chunks.length, rest)
    size = rest.length
  })
}

/** The command at the start, or how many bytes there must be to know. */
function readCommand(bytes: Buffer): { readonly words: readonly string[]; readonly end: number } | number {
  let at = 0
  const readNumber = (): number | undefined => {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return undefined
    const number = Number(bytes.toString('latin1', at + 1, end))
    at = end + 2
    return number
  }
  const count = readNumber()
  if (count === undefined) return bytes.length + 1
  const words: string[] = []
  for (let index = 0; index < count; index += 1) {
    const length = readNumber()
    if (length === undefined) return bytes.length + 1
    if (at + length + 2 > bytes.length) return at + length + 2
    words.push(bytes.toString('utf8', at, at + length))
    at += length + 2
  }
  return { words, end: at }
}
