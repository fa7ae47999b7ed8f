import type { RootContent } from 'mdast'
import { countWords } from '../../../core/source/text.ts'

/** The copy of the six panels of a sheet folded twice. A panel without copy is empty. */
export interface Panels {
  /** What comes before the first section. */
  readonly cover: readonly RootContent[]
  /** The panel that is folded in: seen first when the cover is opened. */
  readonly flap: readonly RootContent[]
  /** The three panels of the inside. */
  readonly inside: readonly (readonly RootContent[])[]
  readonly back: readonly RootContent[]
  /** What the notes say, at the end of the side that refers to them. */
  readonly notes: readonly RootContent[]
}

/** Words that a picture takes the room of. */
const PICTURE = 70
/** Words that a heading with its room takes. */
const HEADING = 15
/** Words that fill the inside. */
const LONG = 350
/** Panels of the inside. */
const INSIDE = 3

type Blocks = readonly RootContent[]

/** What the panels are made of. */
export interface PanelCopy {
  /** The cover says something under its title already. */
  readonly led: boolean
  readonly cover: Blocks
  /** Parts in the order they are read. */
  readonly parts: readonly Blocks[]
  /** Whom to ask, when that is no part of the text: it stands on the back. */
  readonly contact: Blocks
  readonly notes: Blocks
}

/** The room that blocks take, in words. */
export type Weigh = (nodes: Blocks) => number

/** A way to part copy: by what its parts weigh, and whether what somebody said at the end of one has a panel of its own. */
export interface Way {
  readonly weigh: Weigh
  readonly isVoiceApart: boolean
}

/** The ways to part copy over panels that come out different, the one that is to be had first. */
export function waysToSplit(copy: PanelCopy): readonly Panels[] {
  const all = [true, false].flatMap(isVoiceApart =>
    [byWords, byRows].map(weigh => splitPanels(copy, { weigh, isVoiceApart })),
  )
  return all.filter((one, at) => all.findIndex(other => isSame(one, other)) === at)
}

/** Further ways, for copy that none of those holds. */
export function waysOverAll(copy: PanelCopy): readonly Panels[] {
  return [byWords, byRows].flatMap(weigh => overAll(copy, weigh) ?? [])
}

/** Many parts over all panels alike, flap and back too, in the order they are read; undefined where there are too few. */
function overAll({ cover, parts, contact, notes }: PanelCopy, weigh: Weigh): Panels | undefined {
  if (parts.length < INSIDE + 2) return undefined
  const { starts } = evenly(
    parts.map((part, at) => weigh(part) + (at === parts.length - 1 ? weigh(contact) : 0)),
    INSIDE + 2,
  )
  const groups = starts.map((start, at) => parts.slice(start, starts[at + 1]).flat())
  return {
    ...{ cover, notes, flap: groups[0] ?? [], inside: groups.slice(1, 1 + INSIDE) },
    back: [...(groups[1 + INSIDE] ?? []), ...contact],
  }
}

/** Whether each panel begins and ends alike. */
function isSame(one: Panels, other: Panels): boolean {
  const ends = ({ flap, inside, back }: Panels): Blocks =>
    [flap, ...inside, back].flatMap(panel => [...panel.slice(0, 1), ...panel.slice(-1)])
  const [own, others] = [ends(one), ends(other)]
  return own.length === others.length && own.every((node, at) => node === others[at])
}

/**
 * Distributes copy over panels in the order they are read: cover, flap, inside, back. Parts stay together as far as there
 * are panels; a copy of few parts is divided between its blocks.
 */
export function splitPanels(
  { led, cover, parts: own, contact, notes }: PanelCopy,
  { weigh, isVoiceApart }: Way,
): Panels {
  // A long text without parts goes on over all panels.
  const opened = led ? 0 : 1
  const text = cover.slice(opened)
  const parts =
    own.length === 0
      ? divided([text], byWords(text) > LONG ? INSIDE + 2 : INSIDE)
      : isVoiceApart
        ? withVoice(own, contact)
        : own
  const opening = own.length === 0 ? cover.slice(0, opened) : cover
  // One part is the offer; with two the last one is whom to ask; the flap is filled when the inside is.
  const back = contact.length === 0 && parts.length > 1 ? parts.length - 1 : parts.length
  const offered = parts.slice(0, back)
  const flap = back > INSIDE ? offered[flapOf(offered)] : undefined
  const middle = joined(
    offered.filter(part => part !== flap),
    INSIDE,
    weigh,
  )
  return {
    cover: opening,
    flap: flap ?? [],
    inside: divided(middle, INSIDE),
    back: [...parts.slice(back).flat(), ...contact],
    notes,
  }
}

/** Parts of which what somebody said at the end of one has a panel of its own: the flap, where the others fill the inside. */
function withVoice(parts: readonly Blocks[], contact: Blocks): readonly Blocks[] {
  const offered = contact.length === 0 ? parts.slice(0, -1) : parts
  const said = parts.flat().filter(({ type }) => type === 'blockquote')
  const from = offered.findIndex(part => part.length > 2 && part.at(-1)?.type === 'blockquote')
  if (said.length !== 1 || offered.length < INSIDE || from < 0) return parts
  return parts.flatMap((part, at) => (at === from ? [part.slice(0, -1), part.slice(-1)] : [part]))
}

/** What stands on the flap: what somebody said, else the shortest part. */
function flapOf(parts: readonly Blocks[]): number {
  const said = parts.findIndex(part => part.some(({ type }) => type === 'blockquote'))
  const weights = parts.map(part => (part.some(isPictured) ? Number.POSITIVE_INFINITY : byWords(part)))
  return said >= 0 ? said : weights.indexOf(Math.min(...weights))
}

function isPictured(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.some(child => child.type === 'image')
}

/** Puts neighbours together until there are no more than `most` panels, of which the fullest holds as little as it can. */
function joined(parts: readonly Blocks[], most: number, weigh: Weigh): readonly Blocks[] {
  if (parts.length <= most) return parts
  const { starts } = evenly(parts.map(weigh), most)
  return starts.map((start, at) => parts.slice(start, starts[at + 1]).flat())
}

/** A way to part a row of things into panels: where each begins, and what the fullest weighs. */
interface Parting {
  readonly starts: readonly number[]
  readonly fullest: number
}

/** Of all ways to part a row of such weights into so many panels, the one whose fullest is emptiest; of equals the one with the fullest first. */
function evenly(weights: readonly number[], panels: number): Parting {
  // Of the things before each, so that a panel is weighed without going through it: there may be a thousand.
  const before = [0]
  for (const weight of weights) before.push((before.at(-1) ?? 0) + weight)
  const all = before.at(-1) ?? 0
  const from = (start: number, count: number): Parting => {
    const whole = all - (before[start] ?? 0)
    if (count === 1) return { starts: [start], fullest: whole }
    let best: Parting = { starts: [], fullest: Number.POSITIVE_INFINITY }
    for (let end = weights.length - count + 1; end > start; end--) {
      const rest = from(end, count - 1)
      const fullest = Math.max((before[end] ?? 0) - (before[start] ?? 0), rest.fullest)
      if (fullest < best.fullest) best = { starts: [start, ...rest.starts], fullest }
      // The fewer things are in the first, the more the others hold.
      if (rest.fullest >= best.fullest) break
    }
    return best
  }
  return from(0, panels)
}

/** Divides the longest panel near its middle until there are `wanted`, or nothing is left to divide. */
function divided(parts: readonly Blocks[], wanted: number): readonly Blocks[] {
  const panels = parts.filter(panel => panel.length > 0)
  while (panels.length < wanted) {
    const weights = panels.map(panel => (panel.length > 1 ? byWords(panel) : 0))
    const at = weights.indexOf(Math.max(...weights))
    const panel = panels[at]
    const cut = panel ? middleOf(panel) : 0
    if (!panel || cut === 0) return panels
    panels.splice(at, 1, panel.slice(0, cut), panel.slice(cut))
  }
  return panels
}

/** The block that begins the second half; 0 where the panel is better left whole. A heading keeps what it heads. */
function middleOf(panel: Blocks): number {
  const whole = byWords(panel)
  let best = { at: 0, uneven: whole / 2 }
  let before = 0
  panel.forEach((node, at) => {
    const uneven = Math.abs(whole / 2 - before)
    const parted = panel[at - 1]?.type === 'heading'
    if (at > 0 && !parted && uneven < best.uneven) best = { at, uneven }
    before += byWords([node])
  })
  return best.at
}

/** What a panel holds by its words, of which headings and pictures take more. */
export function byWords(nodes: Blocks): number {
  return nodes.reduce((sum, node) => {
    const words = countWords([node])
    if (node.type === 'heading') return sum + words + HEADING
    return sum + (isPictured(node) ? PICTURE : words)
  }, 0)
}

/** Words that a point of a list, and a row of a table, take the room of besides their own. */
const POINT = 6
const ROW = 9

/** The same, where points and rows take the room of their lines: what words alone would put on one panel may be too much for it. */
export function byRows(nodes: Blocks): number {
  return nodes.reduce((sum, node) => {
    const rows = node.type === 'list' ? node.children.length * POINT : 0
    return sum + rows + (node.type === 'table' ? node.children.length * ROW : 0)
  }, byWords(nodes))
}
