import type { RootContent } from 'mdast'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { Prose } from '../../../core/compose/index.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { divideLead } from '../decks/sentences.ts'
import { countWords } from '../decks/sentences.ts'
import { leadColor } from '../sheets/grounds.ts'
import { Balanced } from '../type/balanced.tsx'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { largestSize, leadStyle, lineWidth } from '../type/largest.ts'
import { figuredLead } from '../type/said-figure.tsx'
import type { BodyProps } from './body.tsx'

/** Letters of what is said alone are at most this share of the slide's height, and not smaller than the other. */
const MOST = 0.26
const LEAST = 0.07

/** Words from which on the first sentence of what is said leads, and the others follow as text. */
const MANY = 18

/** Letters of the sentences that follow, as a share of the slide's height. */
const FOLLOWING = 0.05

/** Leading of large words of several lines, at the least. */
const LINES = 1.04

/** One short thing said, as large as it goes: in the middle where it is all there is, at the foot under a title that names it. */
export function SlideStatement({ slide, theme, width, text, measure }: BodyProps): Child {
  const { blocks, title } = slide
  const words = blocks.map(plainText).join(' ')
  const parts = title && countWords(words) > MANY ? divideLead(blocks) : undefined
  const lead = parts ? [parts.lead] : blocks
  const after = parts && <Following blocks={parts.rest} theme={theme} />
  const { page, type } = theme
  const below = after ? heightOf(after, { width, theme, measure }) : 0
  const figured = figuredLead(lead, { width, theme, measure }, text.room - below)
  if (figured) return <Standing isAlone={title === undefined} children={[figured, after]} />
  const drawn = (size: number): Child => <Lead nodes={lead} theme={theme} size={size} />
  const room = {
    width,
    height: text.room - below,
    most: Math.min(page.height * MOST, wholeAddresses(words, { width, theme, measure })),
    least: title ? type.base : page.height * LEAST,
  }
  return (
    <Standing isAlone={title === undefined} children={[drawn(largestSize(drawn, room, measure)), after]} />
  )
}

interface StandingProps {
  /** Nothing names what is said. */
  readonly isAlone: boolean
  readonly children: readonly Child[]
}

/** In the middle of the slide, or at its foot under what names it. */
function Standing({ isAlone, children }: StandingProps): Child {
  return (
    <>
      <div style={{ grow: 1 }} />
      {children}
      {isAlone && <div style={{ grow: 1 }} />}
    </>
  )
}

/** px at which the longest address of some words still goes on one line: it would be broken where it may be. */
function wholeAddresses(words: string, { width, theme, measure }: Place): number {
  const addresses = words.split(/\s+/).filter(word => /[@/]/.test(word))
  const unbroken = (address: string) => (size: number) => (
    <p style={leadStyle(theme, size)}>{address.replace(/[^\p{L}\p{N}]/gu, 'n')}</p>
  )
  return Math.min(...addresses.map(address => width / lineWidth(unbroken(address), measure)))
}

interface LeadProps {
  readonly nodes: readonly RootContent[]
  readonly theme: Theme
  /** px */
  readonly size: number
}

function Lead({ nodes, theme, size }: LeadProps): Child {
  const look = leadStyle(theme, size)
  return (
    <div
      part="statement"
      style={{
        ...look,
        leading: Math.max(look.leading ?? 1, LINES),
        transform: 'none',
        color: leadColor(theme),
        narrow: onPhone(theme, nodes.map(plainText).join(' '), size),
      }}
    >
      <Balanced nodes={nodes} theme={theme} size={size} />
    </div>
  )
}

function Following({
  blocks,
  theme,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
}): Child {
  const set = scaled(theme, Math.max((theme.page.height * FOLLOWING) / theme.type.base, 1))
  return (
    <div style={{ size: set.type.base, marginTop: gapOf(theme, 1) }}>
      <Prose nodes={blocks} theme={set} size={set.type.base} />
    </div>
  )
}
