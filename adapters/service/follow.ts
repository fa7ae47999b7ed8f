import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Something that is done, as a trace shows it. */
export interface Step {
  readonly name: string
  /** `in` is what others have asked for, `out` what others do for us; by default it stays inside. */
  readonly kind?: keyof typeof kinds
  readonly attributes?: Attributes
  /** What it is a part of when that is no longer under way or elsewhere: a `traceparent` of W3C's Trace Context. */
  readonly from?: string | undefined
}

const kinds: Readonly<Record<'inside' | 'in' | 'out' | 'taken', SpanKind>> = {
  inside: SpanKind.INTERNAL,
  in: SpanKind.SERVER,
  out: SpanKind.CLIENT,
  taken: SpanKind.CONSUMER,
}

/** Says nothing and costs next to nothing unless the operator's own SDK listens. */
const tracer = trace.getTracer('platen')

/** Does work as a step of what is under way, or of `from`. What is done in it becomes a part of it. */
export function follow<Result>(
  { name, kind = 'inside', attributes = {}, from }: Step,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, contextOf(from), async span => {
    try {
      return await work(span)
    } catch (error) {
      span.recordException(error as Error)
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message })
      throw error
    } finally {
      span.end()
    }
  })
}

/** What is under way, for whoever goes on with it later: a `traceparent`; `undefined` when nobody listens. */
export function traceNow(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Steps that have ended one after the other, the last a moment ago: ms by name. */
export function tellSteps(timings: Readonly<Record<string, number>>, now: number): void {
  const steps = Object.entries(timings)
  let at = now - steps.reduce((sum, [, ms]) => sum + ms, 0)
  for (const [name, ms] of steps) {
    tracer.startSpan(name, { startTime: at }).end(at + ms)
    at += ms
  }
}

function contextOf(from: string | undefined): Context {
  return from === undefined ? context.active() : propagation.extract(context.active(), { traceparent: from })
}
