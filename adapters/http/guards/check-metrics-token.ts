import { timingSafeEqual } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import type { Service } from '../../service/service.ts'
import { ServiceError } from '../../service/service-error.ts'
import { isThisMachine } from '../this-machine.ts'

/**
 * Who reads the metrics shows their token. Where none is set they are for this machine only: for a service that says of
 * itself to be reached there, asked from there. Throws `unauthenticated`.
 */
export function checkMetricsToken(
  { settings }: Pick<Service, 'settings'>,
  token: string | undefined,
  request: ServerRequest,
): void {
  if (token === undefined) {
    if (isThisMachine(new URL(settings.publicUrl).host) && isAskedHere(request)) return
    throw new ServiceError(
      'unauthenticated',
      'the metrics are for this machine only; set PLATEN_METRICS_TOKEN to read them from elsewhere',
    )
  }
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new ServiceError(
    'unauthenticated',
    'the metrics need their own token, that of PLATEN_METRICS_TOKEN; send it as "Authorization: Bearer …"',
  )
}

/**
 * Whether this machine asks for itself by its own name: a page of a stranger whose name was made to lead here asks from this machine too.
 * Without an address no network was between: the app was called.
 */
function isAskedHere({ ip, url }: ServerRequest): boolean {
  if (ip === undefined) return true
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(ip) && isThisMachine(new URL(url).host)
}
