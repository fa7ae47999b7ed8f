import { groupFormats } from '../../adapters/host/format-groups.ts'
import { usualOutputs } from '../../adapters/service/runs/asked.ts'
import { describeFormat } from '../../core/describe-format.ts'
import { createEngine } from '../../core/engine.ts'
import type { Format } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'

/** What a run of a format takes, and leaves. */
export interface FormatCost {
  readonly slug: string
  /** Of the processor, warm: the middle of some. s */
  readonly processor: number
  /** By the clock, which sees what else the machine does. s */
  readonly clock: number
  readonly files: number
  readonly bytes: number
}

const warmRounds = 2
const rounds = 5

/** Renders the copy that each format has to begin with, in this thread, to all files that a run makes unless it says which. */
export async function measureFormats(): Promise<readonly FormatCost[]> {
  const engine = createEngine({ formats, threads: 0 })
  const costs: FormatCost[] = []
  for (const [slug, url] of Object.entries(formats)) {
    const { default: format } = (await import(url)) as { readonly default: Format }
    const { starter: content } = describeFormat(format)
    const outputs = usualOutputs({ formats: groupFormats(formats) }, slug)
    const times: { readonly processor: number; readonly clock: number }[] = []
    let made: readonly { readonly bytes: Uint8Array }[] = []
    for (let round = 0; round < warmRounds + rounds; round += 1) {
      const [before, began] = [process.cpuUsage(), performance.now()]
      made = (await engine.render({ format: slug, content, outputs })).artifacts
      const { user, system } = process.cpuUsage(before)
      const time = { processor: (user + system) / 1e6, clock: (performance.now() - began) / 1000 }
      if (round >= warmRounds) times.push(time)
    }
    const middle = (of: 'processor' | 'clock'): number =>
      times.map(time => time[of]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
    const bytes = made.reduce((sum, file) => sum + file.bytes.length, 0)
    costs.push({ slug, processor: middle('processor'), clock: middle('clock'), files: made.length, bytes })
  }
  await engine.close()
  return costs
}
