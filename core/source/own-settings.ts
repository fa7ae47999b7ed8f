import { namedSize, readFreeSize } from '../theme/page-sizes.ts'
import { readFrontMatter } from './front-matter.ts'
import { toPointFinder } from './mapped-text.ts'

/** What a copy says in its front matter of how it is to be set. None of it is printed. */
export interface OwnSettings {
  /** As written: whoever knows the formats tells whether it is one. */
  readonly format?: string
  readonly brief?: string
  readonly size?: string
  readonly lang?: string
  readonly keep?: 'all'
}

/** The settings in a front matter that was read; of a wrong type, or a size that is none, they are left out. */
export function ownSettings(record: Readonly<Record<string, unknown>>): OwnSettings {
  const text = (name: string): string | undefined => {
    const value = record[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const format = text('format')
  const brief = text('brief') ?? text('instructions')
  const size = text('size')
  const lang = text('lang')
  return {
    ...(format !== undefined && { format }),
    ...(brief !== undefined && { brief }),
    ...(size !== undefined && isPageSize(size) && { size }),
    ...(lang !== undefined && { lang }),
    ...(text('keep') === 'all' && { keep: 'all' as const }),
  }
}

/** The settings of a copy that nobody has read yet. */
export function readOwnSettings(copy: string): OwnSettings {
  const { record } = readFrontMatter(copy, { toPoint: toPointFinder(copy), report: { add: () => {} } })
  return ownSettings(record)
}

/**
 * Settings of a copy that are no text, and are passed over: `brief: 7`. A size may be copy, and a language is told of by the
 * reading.
 */
export function mistypedSettings(copy: string): readonly string[] {
  const { record } = readFrontMatter(copy, { toPoint: toPointFinder(copy), report: { add: () => {} } })
  return ['format', 'brief', 'keep'].filter(
    name => record[name] !== undefined && record[name] !== null && typeof record[name] !== 'string',
  )
}

/**
 * Whether a text names a page: one of the known sizes, which may lie on its side, or pixels and millimetres. Prints and
 * paintings are measured in centimetres and inches: those are copy.
 */
export function isPageSize(text: string): boolean {
  const name = text.trim().replace(/[\s,]+(?:portrait|landscape)$/i, '')
  return namedSize(name) !== undefined || (/\d(?:px|mm)?$/i.test(name) && readFreeSize(name) !== undefined)
}
