import type { Design } from '../brief/design.ts'
import type { Report } from '../message.ts'
import type { Move } from './theme.ts'

/** How a message speaks of a value that moved. */
interface Complaint {
  readonly rule: string
  readonly what: string
  readonly hint: string
  readonly of: (design: Design) => unknown
}

const face = (role: 'display' | 'text' | 'mono', what: string): Complaint => ({
  rule: 'face-lacks-letters',
  what,
  hint: 'name a face that has the letters of the copy, or leave the choice open',
  of: design => design.type[role],
})

const complaints: Readonly<Record<string, Complaint>> = {
  'type.baseSize': {
    rule: 'type-too-small',
    what: 'the size of type',
    hint: 'ask for larger type, for shorter copy or for another page',
    of: design => design.type.baseSize,
  },
  'type.baseSize.most': {
    rule: 'type-too-large',
    what: 'the size of type',
    hint: 'ask for smaller type, or for a larger page',
    of: design => design.type.baseSize,
  },
  'type.scale': {
    rule: 'type-scale-out-of-range',
    what: 'the ratio of one size of type to the next',
    hint: 'ask for a ratio from 1.05 to 2',
    of: design => design.type.scale,
  },
  'space.marginScale': {
    rule: 'margins-out-of-range',
    what: 'the width of margins beside the usual',
    hint: 'ask for margins nearer to the usual, or for another page',
    of: design => design.space.marginScale,
  },
  'type.display': face('display', 'the face of titles'),
  'type.text': face('text', 'the face of text'),
  'type.mono': face('mono', 'the face of code'),
  'type.displayCase': {
    rule: 'capitals-unfit',
    what: 'the case of titles',
    hint: 'name another face for titles, or leave their capitals out',
    of: design => design.type.displayCase,
  },
  text: {
    rule: 'ink-too-faint',
    what: 'the colour of text',
    hint: 'ask for a colour that stands out more from the ground',
    of: design => design.color.ink,
  },
  mode: {
    rule: 'mode-unlike-ground',
    what: 'the mode',
    hint: 'leave out either the mode or the colour of the ground',
    of: design => design.color.mode,
  },
}

/** Tells the author of what was asked for and is set otherwise. A format's own values move without a word. */
export function reportMoves(
  moves: readonly Move[],
  { design, usual }: { readonly design: Design; readonly usual: Design },
  report: Report,
): void {
  for (const { role, from, to, asked, reason } of moves) {
    const complaint = complaints[role]
    if (!complaint || !asked || complaint.of(design) === complaint.of(usual)) continue
    const { rule, what, hint } = complaint
    const text = `${what}: ${from} was asked for and ${to} is set: ${reason}`
    report.add({ rule, severity: 'info', text, hint })
  }
}
