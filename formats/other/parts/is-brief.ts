import type { Reading } from '../../../core/reading/reading.ts'

/** Whether a copy is at most so many letters, with nothing to see but words. */
export function isBrief({ words, assets }: Reading, letters: number): boolean {
  return words.join(' ').length <= letters && assets.size === 0
}
