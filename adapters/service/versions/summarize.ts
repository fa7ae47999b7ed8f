import type { Design } from '../../../core/brief/design.ts'
import { counted } from './counted.ts'
import { type Aspect, designWords } from './design-words.ts'

/** What a summary compares. */
export interface Sides {
  readonly copy: string
  readonly design: Design
  readonly format: string
  readonly pages: number
}

/** What changed between two versions, in a few lines for a reader; against nothing, what was made. */
export function summarizeChange(before: Sides | undefined, after: Sides): string {
  const pages = counted(after.pages, 'page')
  if (!before) return `New ${after.format}: ${pages}, ${counted(wordsOf(after.copy).length, 'word')}`
  const lines = [
    ...(before.format === after.format ? [] : [`format: ${before.format} → ${after.format}`]),
    ...summarizeCopy(before.copy, after.copy),
    ...summarizeDesign(before.design, after.design),
    ...(before.pages === after.pages ? [] : [`pages: ${before.pages} → ${after.pages}`]),
  ]
  return lines.length === 0 ? 'Nothing changed' : lines.join('\n')
}

function summarizeCopy(before: string, after: string): string[] {
  const count = (words: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  }
  const [old, now] = [count(wordsOf(before)), count(wordsOf(after))]
  const surplus = (one: Map<string, number>, other: Map<string, number>): number =>
    [...one].reduce((sum, [word, times]) => sum + Math.max(0, times - (other.get(word) ?? 0)), 0)
  const [added, removed] = [surplus(now, old), surplus(old, now)]
  if (added + removed > 0) return [`copy: ${counted(added, 'word')} added, ${removed} removed`]
  return before === after ? [] : ['copy: same words in another order or form']
}

/** Every token that moved, in the words of people: `mode: light → dark`. */
function summarizeDesign(before: Design, after: Design): string[] {
  const tokens = groups.flatMap(([group, tokens]) =>
    Object.entries(tokens).flatMap(([token, aspects]) => {
      // A design of an earlier day may lack what came later.
      const values = [before, after].map(design => design[group]?.[token as never] ?? null)
      return aspects.flatMap(aspect => {
        const [old, now] = values.map(value => (value === null ? 'automatic' : aspect.say(value)))
        return old === now ? [] : [`${aspect.name}: ${old} → ${now}`]
      })
    }),
  )
  return [...tokens, ...summarizeParts(before.parts ?? {}, after.parts ?? {})]
}

/** Single parts that are dressed otherwise: `captions: automatic → italic`. */
function summarizeParts(before: NonNullable<Design['parts']>, after: NonNullable<Design['parts']>): string[] {
  const [old, now] = [before, after].map(
    parts => new Map(Object.entries(parts).map(([part, dress]) => [part, said(dress ?? {})])),
  )
  const parts = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
  return parts.flatMap(part => {
    const [was, is] = [old, now].map(said => said?.get(part) ?? 'automatic')
    return was === is ? [] : [`${part.replace('said:', '')}: ${was} → ${is}`]
  })
}

function said(dress: object): string {
  return Object.entries(dress)
    .map(([token, value]) => (value === true ? token : `${token} ${value}`))
    .join(', ')
}

const groups = Object.entries(designWords) as [keyof Design, Record<string, readonly Aspect<unknown>[]>][]

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(word => word !== '')
}
