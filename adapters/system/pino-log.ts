import pino from 'pino'
import type { Log } from '../service/ports/log.ts'

/** A log that can be emptied before the process ends. */
export interface FlushableLog extends Log {
  flush(): void
}

/** Fields that never stand in a log, whoever passes them. */
const secrets = ['authorization', 'cookie', 'token', 'secret', 'password', 'secret_key', 'signature']

/** Lines of JSON on standard error; standard output is for people. Every line has the fields of `of`, by which processes are told apart. */
export function createPinoLog(
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent',
  of: Readonly<Record<string, unknown>> | null = null,
): FlushableLog {
  const destination = pino.destination({ dest: 2, sync: false })
  const paths = secrets.flatMap(name => [name, `*.${name}`])
  const logger = pino(
    {
      level,
      base: of,
      redact: { paths, censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: label => ({ level: label }) },
    },
    destination,
  )
  return {
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, fields) => logger.error(fields ?? {}, event),
    flush() {
      // Throws while the stream has not opened yet; then there is nothing in it.
      try {
        destination.flushSync()
      } catch {
        return
      }
    },
  }
}
