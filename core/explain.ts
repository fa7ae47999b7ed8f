import type { Format } from './format.ts'
import type { Job } from './job.ts'
import type { Message } from './message.ts'
import {
  describeReading,
  describeUnplaced,
  type ReadingReport,
} from './reading/descriptions/describe-reading.ts'
import type { Item } from './reading/reading.ts'
import { composeJob } from './render.ts'
import type { Document } from './source/document.ts'
import { plainText } from './source/text.ts'

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
}

/** Things of a list that are named. */
const NAMED = 12

/** Reads a job's copy as a rendition would, and draws nothing. */
export async function explain(job: Omit<Job, 'format'>, format: Format): Promise<Explanation> {
  const { document, reading, messages } = await composeJob(job, format)
  const lists = Object.entries(reading.lists)
  return {
    format: format.slug,
    lang: reading.lang,
    langBecause: langReason(document),
    ...describeReading(reading),
    titles: Object.fromEntries(lists.map(([role, items]) => [role, items.slice(0, NAMED).map(nameOf)])),
    ...describeUnplaced(reading),
    messages,
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
