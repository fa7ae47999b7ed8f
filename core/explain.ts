import type { BriefReport } from './brief/write-report.ts'
import { colorPlaces, type Place, places } from './compose/color-places.ts'
import { colorShares } from './check/color-shares.ts'
import type { CompositionReport } from './choose-composition.ts'
import type { Format } from './format.ts'
import type { Job } from './job.ts'
import type { Message } from './message.ts'
import {
  describeReading,
  describeUnplaced,
  type ReadingReport,
} from './reading/descriptions/describe-reading.ts'
import type { Item } from './reading/reading.ts'
import { composeJob, type LaidOutJob, layoutJob } from './render.ts'
import { reportBrief } from './tell-brief.ts'
import type { Document } from './source/document.ts'
import { plainText } from './source/text.ts'
import { contrast } from './theme/contrast.ts'

/** A colour of a design: what it is, where it is seen and how well. */
export interface ExplainedColor {
  readonly name: string
  readonly hex: string
  /** Against the ground that it stands on; none for grounds. */
  readonly contrast?: number
  readonly places: readonly Place[]
  /** Part of the pages that it covers, 0–1. */
  readonly share: number
}

/** What a design comes to on the pages of a job. */
export interface ExplainedDesign {
  readonly colors: readonly ExplainedColor[]
  /** Families by what they set. */
  readonly fonts: Readonly<Record<string, string>>
  readonly page: { readonly name: string; readonly count: number }
  readonly composition: CompositionReport
}

/** What a job's copy is taken for, in more words than the report of a rendition has room for. */
export interface Explanation extends ReadingReport {
  readonly format: string
  /** BCP 47. */
  readonly lang: string
  /** How the language is known. */
  readonly langBecause: string
  /** What the first things of each list are called, by list role. */
  readonly titles: Readonly<Record<string, readonly string[]>>
  /** Label and value pairs without a role. */
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  /** Words of headed parts and blocks without a role. */
  readonly pieces: readonly string[]
  readonly messages: readonly Message[]
  /** What became of the brief. */
  readonly brief: BriefReport
  readonly design: ExplainedDesign
}

/** Things of a list that are named. */
const NAMED = 12

/** Reads a job's copy and brief as a rendition would and lays them out, and writes no file. */
export async function explain(job: Omit<Job, 'format'>, format: Format): Promise<Explanation> {
  const laidOut = await layoutJob(await composeJob(job, format), ['pdf'])
  const { document, reading, messages } = laidOut
  const lists = Object.entries(reading.lists)
  return {
    format: format.slug,
    lang: reading.lang,
    langBecause: langReason(document),
    ...describeReading(reading),
    titles: Object.fromEntries(lists.map(([role, items]) => [role, items.slice(0, NAMED).map(nameOf)])),
    ...describeUnplaced(reading),
    messages,
    brief: reportBrief(laidOut),
    design: explainDesign(laidOut),
  }
}

function explainDesign({ context: { theme }, drawing, composition }: LaidOutJob): ExplainedDesign {
  const frames = drawing.pages?.frames ?? []
  const found = colorPlaces(drawing.sheets)
  const shares = colorShares(frames)
  const { color, type, page, design } = theme
  const on = (ground: string) => (hex: string) => Math.round(contrast(hex, ground) * 10) / 10
  const onPaper = on(color.paper)
  const explained = (name: string, hex: string, against?: (hex: string) => number): ExplainedColor => ({
    name,
    hex,
    ...(against && { contrast: against(hex) }),
    places: places.filter(place => found.get(hex)?.has(place)),
    share: shares.get(hex) ?? 0,
  })
  return {
    colors: [
      explained('paper', color.paper),
      explained('text', color.text, onPaper),
      explained('accent', color.accent, onPaper),
      explained('accent in words', color.accentText, onPaper),
      explained('words on the accent', color.onAccent, on(color.accent)),
      explained('deep ground', color.inverse),
      ...design.color.seeds.slice(1).map(hex => explained('brand colour', hex, onPaper)),
    ],
    fonts: { headings: type.display, text: type.text, code: type.mono },
    page: { name: page.name, count: frames.length },
    composition,
  }
}

function langReason({ frontMatter, untold }: Document): string {
  if (untold) return 'assumed, since nothing in the copy tells it'
  const isStated = typeof (frontMatter.lang ?? frontMatter.language) === 'string'
  return isStated ? 'stated in the front matter' : 'told from the words of the copy'
}

function nameOf({ title, blocks }: Item): string {
  return title.text === '' ? blocks.map(plainText).join(' ') : title.text
}
