import { displaySetting, textWidth } from '../../fitting/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** What a title has to fit into, px. */
interface TitleRoom {
  readonly width: number
  readonly height: number
  /** The size wished for, and the smallest. */
  readonly most: number
  readonly least: number
}

/** em of a letter, by its kind; the first that knows it says. */
const letters: readonly (readonly [kind: RegExp, ems: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u, 1],
  [/[ijlft.,:;!'’|()[\]\s]/, 0.32],
  [/[mwMW@%]/, 0.86],
  [/[\d€$£]/, 0.62],
  [/\p{Lu}/u, 0.68],
]
const LETTER = 0.53
/** em between two words. */
const GAP = 0.26
/** From this weight on letters are wider. */
const HEAVY = { weight: 600, by: 1.05 }

/**
 * About how many em words take in the display face: what stands on a screen may be drawn in a face of its own, which is hardly
 * wider than ours.
 */
export function emsOf(theme: Theme, words: string): number {
  const { displayCase, displayWeight, displayTracking } = theme.type
  const shown = displayCase === 'uppercase' ? words.toUpperCase() : words
  const ems = [...shown].reduce(
    (sum, letter) => sum + (letters.find(([kind]) => kind.test(letter))?.[1] ?? LETTER),
    0,
  )
  const most = displayWeight >= HEAVY.weight ? ems * HEAVY.by : ems
  // A word of a wide face that is guessed too short would be broken.
  const own = textWidth(shown, displaySetting(theme, 1)) + shown.length * Math.max(displayTracking, 0)
  return Math.max(most, own)
}

/** Large titles stand on close lines, but in scripts that need room between them. */
export function titleLeading({ type: { displayLeading } }: Theme): number {
  return displayLeading > 1.2 ? displayLeading : Math.min(displayLeading, 1.04)
}

/** px from a title to the edges of a page that is narrower than its room. */
const SIDES = 48

/** The largest size in px at which a title keeps its words whole and stays within its room, and its page. */
export function titleSize(theme: Theme, title: string, { width, height, most, least }: TitleRoom): number {
  const words = wordsOf(title).map(word => emsOf(theme, word))
  const leading = titleLeading(theme)
  const across = Math.min(width, theme.page.width - SIDES)
  for (let size = Math.round(most); size > least; size -= 2)
    if (linesOf(words, across / size) * size * leading <= height) return size
  return Math.round(least)
}

/** What a line does not break in: words, and single characters where the script has none. */
function wordsOf(title: string): readonly string[] {
  return title
    .split(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[\s]+|(?<=-)/u)
    .filter(word => word !== '')
}

/** Lines of words in a measure, all in em; infinitely many where one is wider than the measure. */
function linesOf(words: readonly number[], measure: number): number {
  let [lines, filled] = [1, 0]
  for (const ems of words) {
    if (ems > measure) return Number.POSITIVE_INFINITY
    const next = filled === 0 ? ems : filled + GAP + ems
    if (next > measure) lines += 1
    filled = next > measure ? ems : next
  }
  return lines
}
