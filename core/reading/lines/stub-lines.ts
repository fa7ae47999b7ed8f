import type { RootContent } from 'mdast'
import { isStubName } from '../../brief/words/stub-names.ts'
import { linesOfBlock } from '../facts/label.ts'
import { cut, type Phrase } from '../facts/phrase.ts'

/** A line that says what stands on the part to tear off: `Stub — Coach C · Seats 11 & 12`. */
export function stubLine(line: Phrase): { readonly name: Phrase; readonly value: Phrase } | undefined {
  const found = /^(\p{L}[^:：–—\d]{1,40}?)\s*(?:[:：]|\s[–—-]\s)\s*(?=\S)/u.exec(line.text)
  if (!found?.[1] || !isStubName(found[1])) return undefined
  return { name: cut(line, 0, found[1].length), value: cut(line, found[0].length) }
}

/** A line that has the lines below it stand on that part. */
export function isStubHead({ text }: Phrase): boolean {
  return isStubName(text.replace(/\s*[:：]$/u, ''))
}

/** The names that lines give that part: what stands on it needs none. */
export function stubLabels(blocks: readonly RootContent[]): readonly string[] {
  return blocks.flatMap(linesOfBlock).flatMap((line, at, lines) => {
    const name = stubLine(line)?.name ?? (isStubHead(line) && at < lines.length - 1 ? line : undefined)
    return name ? [name.text] : []
  })
}
