import { bendPatch, type ContentPatch, type BentPatch } from './brief/content/content-patch.ts'
import { readContent } from './brief/content/read-content.ts'
import type { BriefNote, BriefReport } from './brief/write-report.ts'
import type { Job } from './job.ts'
import type { Report } from './message.ts'
import {
  applyContent,
  type ContentNote,
  type ContentReport,
  type WishedCopy,
} from './reading/content/apply-content.ts'
import type { Mark } from './reading/content/mark-words.ts'
import { readCopy } from './reading/read-copy.ts'
import type { Reading } from './reading/reading.ts'
import type { Roles } from './reading/roles.ts'
import type { Document } from './source/document.ts'

/** A copy and what it is taken for, once the brief has had its say about them. */
export interface HeardContent {
  readonly document: Document
  readonly reading: Reading
  readonly marks: readonly Mark[]
  /** Absent where the brief asks for nothing of the kind. */
  readonly report?: ContentReport & { readonly patch: ContentPatch }
  /** The report on a brief's words with what became of those that speak of the copy. */
  told(brief: BriefReport): BriefReport
}

/** Reads a copy as its brief wants it: without what it leaves out, in the order that it asks for. */
export function hearContent(
  written: Document,
  job: Pick<Job, 'instructions' | 'baseContent'>,
  roles: Roles,
  report: Report,
): HeardContent {
  const reading = readCopy(written, roles)
  const bent = bendPatch(job.baseContent, readContent(job.instructions ?? ''))
  if (bent.patch.steps.length === 0 && bent.restored.length === 0)
    return { document: written, reading, marks: [], told: brief => brief }
  const wished = applyContent(written, reading, bent.patch)
  for (const note of wished.report.dropped) report.add(leftOut(note))
  const { document, marks, patch } = wished
  const again = document === written ? reading : readCopy(document, roles)
  return {
    document,
    reading: { ...again, omitted: [...again.omitted, ...wished.omitted] },
    marks,
    ...(patch.steps.length > 0 && { report: { ...wished.report, patch } }),
    told: brief => withNotes(brief, wished, bent),
  }
}

/** Words of a piece that a message shows. */
const SHOWN = 60

function leftOut({ phrase, count, texts }: ContentNote) {
  const shown = texts.slice(0, 3).map(text => `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`)
  const some = shown.filter(text => text !== '""').join(', ')
  return {
    rule: 'copy-left-out',
    severity: 'info' as const,
    text: `left out ${pieces(count)} as "${phrase}" asks${some === '' ? '' : `: ${some}`}`,
    hint: `take "${phrase}" out of the brief to have ${count === 1 ? 'it' : 'them'} back`,
  }
}

function pieces(count: number): string {
  return count === 1 ? '1 piece of the copy' : `${count} pieces of the copy`
}

/** What became of the words that speak of the copy: they change no token, and are not ignored. */
function withNotes(
  brief: BriefReport,
  { report, unheard }: WishedCopy,
  { restored }: BentPatch,
): BriefReport {
  const { dropped, moved, highlighted, replaced } = report
  const understood: readonly BriefNote[] = [
    ...dropped.map(({ phrase, count }) => ({ phrase, effect: `leaves out ${pieces(count)}` })),
    ...moved.map(({ phrase, texts, to }) => ({
      phrase,
      effect: `moves "${(texts[0] ?? '').slice(0, SHOWN)}" to the ${to ?? 'start'}`,
    })),
    ...highlighted.map(({ phrase, count }) => ({ phrase, effect: `highlights ${pieces(count)}` })),
    ...replaced.map(({ phrase, count, texts, to }) => ({
      phrase,
      effect: `says "${to ?? ''}" for "${texts[0] ?? ''}", ${count === 1 ? 'once' : `${count} times`}`,
    })),
    ...restored
      .filter(({ wishes }) => wishes.length > 0)
      .map(({ edit, wishes }) => ({
        phrase: edit.phrase,
        effect: `takes back ${wishes.map(({ phrase }) => `"${phrase}"`).join(', ')}`,
      })),
  ]
  const missed: readonly BriefNote[] = [
    ...unheard
      .filter(wish => !('weak' in wish))
      .map(({ phrase }) => ({ phrase, effect: 'nothing in the copy is surely what it names' })),
    ...restored
      .filter(({ wishes }) => wishes.length === 0)
      .map(({ edit }) => ({ phrase: edit.phrase, effect: 'nothing that it names was left out before' })),
  ]
  const spoken = [...understood, ...missed].map(({ phrase }) => phrase.toLowerCase())
  return {
    ...brief,
    understood: [...brief.understood, ...understood],
    ignored: [
      ...brief.ignored.filter(({ phrase }) => !spoken.some(other => other.includes(phrase.toLowerCase()))),
      ...missed,
    ],
  }
}
