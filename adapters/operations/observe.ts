import type { Registry } from 'prom-client'
import type { Engine } from '../../core/engine.ts'
import { RenderError } from '../../core/error.ts'
import { follow, tellSteps } from '../service/follow.ts'
import type { Blobs } from '../service/ports/blobs.ts'
import type { Clock } from '../service/ports/clock.ts'
import type { Log } from '../service/ports/log.ts'
import type { Store } from '../service/ports/store.ts'
import { ServiceError } from '../service/service-error.ts'
import { observeRuns } from './observe-runs.ts'
import { createRunFigures, type RunFigures } from './run-figures.ts'

/** What is watched while it works. */
interface Watched {
  readonly store: Store
  readonly blobs: Blobs
  readonly engine?: Engine
  readonly log: Log
  readonly clock: Clock
}

/** The same, seen by figures, traces and log. The rules know nothing of it. */
export function observe<Given extends Watched>(given: Given, registry: Registry): Given {
  const figures = createRunFigures(registry)
  const log = observeLog(given.log, figures)
  const store = observeStore(given.store, figures)
  return {
    ...given,
    log,
    store: observeRuns(store, { figures, log, clock: given.clock }),
    blobs: observeBlobs(given.blobs, figures),
    ...(given.engine && { engine: observeEngine(given.engine, figures) }),
  }
}

/** Warnings and errors are counted by their event: one rule of alerts does for all of them. */
function observeLog<Given extends Log>(log: Given, figures: RunFigures): Given {
  const counted =
    (level: 'warn' | 'error'): Log['warn'] =>
    (event, fields) => {
      figures.logged(level, event)
      log[level](event, fields)
    }
  return { ...log, warn: counted('warn'), error: counted('error') }
}

function observeStore(store: Store, figures: RunFigures): Store {
  return {
    ...store,
    transact: (work, reads) => timed(figures, ['store', 'transact'], () => store.transact(work, reads)),
    read: work => timed(figures, ['store', 'read'], () => store.read(work)),
  }
}

function observeBlobs(blobs: Blobs, figures: RunFigures): Blobs {
  const step = <Result>(operation: string, work: () => Promise<Result>): Promise<Result> =>
    follow({ name: `blobs ${operation}`, kind: 'out' }, () => timed(figures, ['blobs', operation], work))
  return {
    ...blobs,
    put: (bytes, limit) => step('put', () => blobs.put(bytes, limit)),
    get: key => step('get', () => blobs.get(key)),
    read: (key, range) => step('read', () => blobs.read(key, range)),
    remove: (key, isUnused) => step('remove', () => blobs.remove(key, isUnused)),
  }
}

/** What the rules refuse is nothing that is wrong with a store. */
async function timed<Result>(
  figures: RunFigures,
  [of, operation]: readonly ['store' | 'blobs', string],
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  const tell = (outcome: 'ok' | 'failed'): void =>
    figures.asked(of, operation, outcome, (performance.now() - began) / 1000)
  try {
    const result = await work()
    tell('ok')
    return result
  } catch (error) {
    tell(error instanceof ServiceError ? 'ok' : 'failed')
    throw error
  }
}

function observeEngine(engine: Engine, figures: RunFigures): Engine {
  return {
    ...engine,
    render: request =>
      follow({ name: 'render', attributes: { 'platen.format': request.format } }, async () => {
        const began = performance.now()
        try {
          const rendition = await engine.render(request)
          figures.rendered(rendition.format, rendition.timings, (performance.now() - began) / 1000)
          tellSteps(rendition.timings, Date.now())
          return rendition
        } catch (error) {
          figures.notRendered(error instanceof RenderError ? error.code : 'internal')
          throw error
        }
      }),
  }
}
