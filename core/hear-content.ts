import type { ContentNoun } from './brief/content/content-nouns.ts'
import {
  type BentPatch,
  bendPatch,
  type ContentPatch,
  type ContentWish,
} from './brief/content/content-patch.ts'
import { readContent } from './brief/content/read-content.ts'
import { isUnknown } from './brief/gather-ignored.ts'
import type { HeardBrief } from './brief/read-brief.ts'
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
import type { Omitted, Reading } from './reading/reading.ts'
import type { Roles } from './reading/roles.ts'
import type { Document } from './source/document.ts'

/** A copy and what it is taken for, once the brief has had its say about them. */
export interface HeardContent {
  readonly document: Document
  readonly reading: Reading
  readonly marks: readonly Mark[]
  /** Absent where the brief asks for nothing of the kind. */
  readonly report?: ContentReport & { readonly patch: ContentPatch }
  /** The brief heard as one about looks: `first` as a whole, or by `read` without the words that found what they name in the copy. */
  hear(first: HeardBrief, read: (brief: string) => HeardBrief): HeardBrief
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
  const { instructions = '' } = job
  const bent = bendPatch(job.baseContent, readContent(instructions))
  if (bent.patch.steps.length === 0 && bent.restored.length === 0)
    return { document: written, reading, marks: [], hear: first => first, told: brief => brief }
  const wished = applyContent(written, reading, bent.patch)
  for (const note of wished.report.dropped) report.add(leftOut(note))
  const { document, marks, patch } = wished
  const again = document === written ? reading : readCopy(document, roles)
  return {
    document,
    reading: { ...again, omitted: [...again.omitted, ...wished.omitted] },
    marks,
    ...(patch.steps.length > 0 && { report: { ...wished.report, patch } }),
    hear: (first, read) => {
      const rest = withoutPhrases(withoutOrders(instructions, wished.unheard), wished.report)
      const heard = rest === instructions ? first : read(rest)
      const { design } = heard
      const layout = Object.fromEntries(partsLeftOut(bent.patch).map(({ part }) => [part, false]))
      return { ...heard, design: { ...design, layout: { ...design.layout, ...layout } } }
    },
    told: brief => withNotes(brief, wished, bent),
  }
}

/** A part of a design that goes by name, as a greeting does. */
interface PartLeftOut {
  readonly part: 'contents' | 'cover'
  readonly phrase: string
}

function partsLeftOut({ steps }: ContentPatch): readonly PartLeftOut[] {
  return steps.flat().flatMap(wish => {
    if (wish.verb !== 'drop' || wish.of.kind !== 'noun') return []
    const { noun } = wish.of
    return noun === 'contents' || noun === 'cover' ? [{ part: noun, phrase: wish.phrase }] : []
  })
}

/**
 * A brief without its phrases that found what they name in the copy: in `highlight the health centre` nothing is to be
 * centred. A ban goes only where nothing goes on from it: `no photos, shadows` has shadows banned too.
 */
function withoutPhrases(brief: string, { dropped, moved, highlighted, replaced }: ContentReport): string {
  const ended = dropped.filter(({ phrase }) => {
    const at = brief.indexOf(phrase)
    return at >= 0 && /^\s*(?:[.;!?\n]|$)/.test(brief.slice(at + phrase.length))
  })
  return [...ended, ...moved, ...highlighted, ...replaced].reduce(
    (text, { phrase }) => text.replace(phrase, () => '.'),
    brief,
  )
}

/** `the wine after the sweet dishes` speaks of no look, though the copy has neither. */
function withoutOrders(brief: string, unheard: readonly ContentWish[]): string {
  return unheard
    .filter(wish => wish.verb === 'move' && typeof wish.to !== 'string')
    .reduce((text, { phrase }) => text.replace(phrase, () => '.'), brief)
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

/** Why a wish found nothing. What comes around a copy is often known for what it is before any brief asks. */
function whyUnheard(wish: ContentWish, already: readonly Omitted[]): string {
  const isAround = wish.verb === 'drop' && wish.of.kind === 'noun' && around.has(wish.of.noun)
  if (!isAround || already.length === 0) return 'nothing in the copy is surely what it names'
  const kinds = [...new Set(already.map(({ because }) => because))].join(', ')
  return `left out already, as no part of the copy: ${kinds}`
}

const around: ReadonlySet<ContentNoun> = new Set(['mailNotice', 'talk', 'greeting', 'signOff'])

/** What became of the words that speak of the copy: they change no token, and are not ignored. */
function withNotes(
  brief: BriefReport,
  { report, unheard, document: { omitted: already } }: WishedCopy,
  { restored, patch }: BentPatch,
): BriefReport {
  const parts = partsLeftOut(patch)
  const { dropped, moved, highlighted, replaced } = report
  const understood: readonly BriefNote[] = [
    ...parts.map(({ phrase, part }) => ({ phrase, effect: `layout.${part} = false` })),
    ...dropped.map(({ phrase, count }) => ({ phrase, effect: `leaves out ${pieces(count)}` })),
    ...moved.map(({ phrase, texts, to }) => ({
      phrase,
      effect: `moves "${(texts[0] ?? '').slice(0, SHOWN)}" ${to === 'start' || to === 'end' ? `to the ${to}` : (to ?? '')}`,
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
  const isOfCopy = (wish: ContentWish): boolean =>
    !('of' in wish) ||
    (wish.verb === 'move' && typeof wish.to !== 'string') ||
    isUnheardIn(brief, wish.of.kind === 'noun' ? wish.phrase : wish.of.words, wish.of.kind === 'noun')
  const missed: readonly BriefNote[] = [
    ...unheard
      .filter(wish => !('weak' in wish) && !parts.some(({ phrase }) => phrase === wish.phrase))
      .filter(isOfCopy)
      .map(wish => ({ phrase: wish.phrase, effect: whyUnheard(wish, already) })),
    ...restored
      .filter(({ wishes }) => wishes.length === 0)
      .map(({ edit }) => ({ phrase: edit.phrase, effect: 'nothing that it names was left out before' })),
  ]
  const spoken = [...understood, ...missed].map(({ phrase }) => wordsOf(phrase))
  return {
    ...brief,
    understood: [...brief.understood, ...understood],
    ignored: [
      ...brief.ignored.filter(
        ({ phrase }) => !spoken.some(other => wordsOf(phrase).every(word => other.includes(word))),
      ),
      ...missed,
    ],
  }
}

function wordsOf(phrase: string): readonly string[] {
  return phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether the words of a thing were heard as nothing else: `drop the shadows` is about looks. */
function isUnheardIn(
  { ignored, understood, assumed }: BriefReport,
  thing: string,
  isNamed: boolean,
): boolean {
  const last = wordsOf(thing).at(-1) ?? ''
  const says = ({ phrase }: BriefNote): boolean => wordsOf(phrase).includes(last)
  const isUnheard = isNamed || ignored.some(note => says(note) && isUnknown(note))
  return isUnheard && !understood.some(says) && !assumed.some(says)
}
