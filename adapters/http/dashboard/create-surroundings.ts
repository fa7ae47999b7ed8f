import type { Service } from '../../service/service.ts'
import { type Assets, createAssets } from './assets.ts'
import { createStreamCap } from '../guards/stream-cap.ts'
import type { Surroundings } from './page-route.ts'

/** Runs that an organisation's open pages follow at a time. */
const mostStreams = 100

let made: Assets | undefined

/** What every page is answered with. Style sheet and scripts are made when the first page is asked for, once a process. */
export function createSurroundings(
  service: Service,
  draining: AbortSignal = new AbortController().signal,
): Surroundings {
  return {
    ...{ service, draining, streams: createStreamCap(mostStreams) },
    assets() {
      made ??= createAssets()
      return made
    },
  }
}
