import { type Output, outputNames } from '../../../core/job.ts'
import type { Service } from '../service.ts'
import type { Run } from './run.ts'

/** What a version is made as: its size, and which files there are of it. */
export interface Asked {
  /** Name of one of its format's sizes; absent for the usual, or what the brief says. */
  readonly size?: string
  /** `html` is always among them: preview, editing and publishing need it. */
  readonly outputs: readonly Output[]
}

/** What a run makes when nobody says otherwise: faces are wanted as drawings too. */
export function usualOutputs({ formats }: Pick<Service, 'formats'>, format: string): readonly Output[] {
  return formats[format] === 'canvas' ? outputNames : outputNames.filter(output => output !== 'svg')
}

/** What a run is to make: what it asks for, and what an update does not say is as in the version before. */
export function askedOf(
  service: Pick<Service, 'formats'>,
  { input }: Pick<Run, 'input'>,
  before: Asked | undefined,
): Asked {
  const kept = input.copy === undefined ? before : undefined
  const size = input.size ?? kept?.size
  const wanted = input.outputs ?? kept?.outputs ?? usualOutputs(service, input.format)
  return {
    ...(size !== undefined && { size }),
    outputs: outputNames.filter(output => output === 'html' || wanted.includes(output)),
  }
}
