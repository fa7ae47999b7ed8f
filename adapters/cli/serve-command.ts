import { readVariables } from '../settings/read-settings.ts'
import { createHost, type Host } from '../host/create-host.ts'
import { usageError } from './usage-error.ts'

/** Options of `platen serve`; they win over the environment. */
export interface ServeOptions {
  readonly data?: string
  readonly port?: string
  readonly host?: string
  readonly role?: string
}

/** A log line and the answers under way have this long to get out when nothing can be stored any more, ms. */
const lastWords = 100

/** Serves until it is told to stop. */
export async function serveCommand({ data, port, host, role }: ServeOptions): Promise<void> {
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    throw usageError(`--port is "${port}"; give a number from 0 to 65535`)
  }
  const values = readVariables({
    ...process.env,
    ...(data !== undefined && { PLATEN_DATA: data }),
    ...(port !== undefined && { PLATEN_PORT: port }),
    ...(host !== undefined && { PLATEN_HOST: host }),
    ...(role !== undefined && { PLATEN_ROLE: role }),
  })
  const running = await createHost(values, endAfterFailure)
  stopOnSignals(running)
  const pages = running.signIn === undefined ? 'works on runs' : `dashboard: ${running.signIn}`
  const key = running.secretKey === undefined ? '' : `API key: ${running.secretKey}\n`
  // In one go: who waits for the address has the key then.
  process.stdout.write(`listening on ${running.url}\n${pages}\n${key}`)
}

/** Memory is ahead of the disk: going on would acknowledge what is not kept. */
function endAfterFailure(error: Error): void {
  process.stderr.write(
    `platen: nothing can be stored any more: ${error.message}; free space or mend the disk and start again. ` +
      'Everything that was acknowledged is kept\n',
  )
  setTimeout(() => process.exit(1), lastWords)
}

function stopOnSignals(host: Host): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Who asks twice does not want to wait.
      if (stopping) process.exit(1)
      stopping = true
      host.log.info('stopping', { signal })
      host.stop().then(
        () => process.exit(0),
        (error: Error) => {
          process.stderr.write(`platen: ${error.message}\n`)
          process.exit(1)
        },
      )
    })
  }
}
