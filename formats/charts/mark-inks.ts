import { contrast } from '../../core/theme/contrast.ts'
import { mixed } from '../../core/theme/oklch.ts'
import { isMud } from '../../core/theme/roles.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { markColor } from './mark-color.ts'

/** Contrast from which on a mark stands out on a dark ground. */
const BRIGHT = 5

/** Contrast from which a light mark is seen beside neutral ones. */
const SHOWN = 1.25

/** The fill of the one mark that matters: the accent, or a lighter one where that is dark on a dark ground. */
export function strongMark(theme: Theme): string {
  const { accent, paper } = theme.color
  const mark = markColor(theme)
  // Yellow is yellow: its bars have their numbers on them, and are not darkened to olive.
  if (isMud(accent, mark, paper) && contrast(accent, paper) >= SHOWN) return accent
  const isDim = theme.mode === 'dark' && contrast(mark, theme.color.paper) < BRIGHT
  return isDim ? theme.color.accentText : mark
}

/** How much of the text's colour is in marks beside that one, and in the track that a bar runs on. */
const QUIET = 0.26
const TRACK = [0.1, 0.05, 0.02]
/** Contrast in which words are read (WCAG 2.2, 1.4.3). */
const READ = 4.5

/** The fill of marks beside that one: neutral, since a paler accent would be another colour. */
export function quietMark({ color }: Theme): string {
  return mixed(color.paper, color.text, QUIET)
}

/** Whether one of several marks is strong: where it matters, not beside one that does, and all alike where none does. */
export function isStrongAmong<Mark>(told: ReadonlySet<Mark>, one: Mark, { design }: Theme): boolean {
  // A colour that is a touch fills no bars of which none is meant.
  return told.size === 0 ? design.color.sparing !== true : told.has(one)
}

/** The fill of one of several marks. */
export function markAmong(told: ReadonlySet<number>, at: number, theme: Theme): string {
  return isStrongAmong(told, at, theme) ? strongMark(theme) : quietMark(theme)
}

/** The fill of what a bar runs on, and under a line: as strong as lets its numbers be read. */
export function trackFill({ color: { paper, text } }: Theme): string {
  const fills = TRACK.map(share => mixed(paper, text, share))
  return fills.find(fill => contrast(text, fill) >= READ) ?? paper
}

/** What is read on a fill: the text's colour or the ground's. */
export function inkOn(fill: string, { color: { text, paper } }: Theme): string {
  return contrast(text, fill) >= contrast(paper, fill) ? text : paper
}
