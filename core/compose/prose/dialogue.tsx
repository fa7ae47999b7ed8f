import type { Paragraph, RootContent } from 'mdast'
import { cut, type Phrase, toPhrase, trim } from '../../reading/facts/phrase.ts'
import { linesIn } from '../../reading/facts/label.ts'
import { plainText } from '../../source/text.ts'
import { space, type Theme } from '../../theme/theme.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Style } from '../style.ts'
import type { Node } from '../tree.ts'

/** What somebody says in a conversation. */
export interface Turn {
  /** The name with its colon, as written. */
  readonly name: Phrase
  readonly said: Phrase
  readonly speaker: string
}

/** Turns from which on lines are a conversation, and how many speak in it. */
const TURNS = 4
const SPEAKERS = { least: 2, most: 6 } as const

/** A name before a colon, with what somebody is in brackets: `Gwen (presenter):`. */
const named =
  /^\s*((\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){0,2})(?:\s*\([^)\n]{1,24}\))?\s*[:：])\s*(?=\S)/u

function turnOf(line: Phrase): Turn | undefined {
  const match = named.exec(line.text)
  if (!match?.[2]) return undefined
  const end = match[0].length
  return { name: trim(cut(line, 0, end)), said: trim(cut(line, end)), speaker: match[2] }
}

/** Whether turns are a conversation: names come again, as labels do not. */
function isConversation(turns: readonly Turn[]): boolean {
  const speakers = new Set(turns.map(({ speaker }) => speaker))
  const { least, most } = SPEAKERS
  return (
    turns.length >= TURNS &&
    speakers.size >= least &&
    speakers.size <= most &&
    turns.length >= speakers.size * 1.5
  )
}

/** The turns of a paragraph whose every line is one. */
export function turnsIn(paragraph: Paragraph): readonly Turn[] | undefined {
  if (!/[:：]/.test(plainText(paragraph).slice(0, 60))) return undefined
  const lines = linesIn(paragraph.children).filter(({ text }) => text.trim() !== '')
  if (lines.length < TURNS) return undefined
  const turns = lines.flatMap(line => turnOf(line) ?? [])
  return turns.length === lines.length && isConversation(turns) ? turns : undefined
}

/** Blocks, and among them runs of paragraphs that are the turns of one conversation. */
export function conversationsIn(blocks: readonly RootContent[]): readonly (RootContent | readonly Turn[])[] {
  const found: (RootContent | readonly Turn[])[] = []
  let run: { readonly block: RootContent; readonly turn: Turn }[] = []
  const close = (): void => {
    const turns = run.map(({ turn }) => turn)
    found.push(...(isConversation(turns) ? [turns] : run.map(({ block }) => block)))
    run = []
  }
  for (const block of blocks) {
    const turn = block.type === 'paragraph' ? turnOf(toPhrase(block.children)) : undefined
    if (turn) run.push({ block, turn })
    else {
      close()
      found.push(block)
    }
  }
  close()
  return found
}

/** Letters of a turn, on average, up to which turns are drawn as they are in a chat; longer ones are an interview. */
const CHAT = 110

/** Share of the width that a turn of a chat takes at most. */
const BUBBLE = '82%' as const

/** A conversation turn by turn, each under its speaker's name: short ones on fields at two sides, longer ones as text. */
export function dialogue(
  turns: readonly Turn[],
  theme: Theme,
  set: (phrase: Phrase) => readonly Node[],
): readonly Node[] {
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))]
  const letters = turns.reduce((sum, { said }) => sum + said.text.length, 0) / turns.length
  const isChat = letters <= CHAT && theme.design.decor.fields !== false
  return toNodes(
    <div
      part="dialogue"
      style={{ display: 'flex', direction: 'column', gap: space(theme, isChat ? 0.5 : 0.75) }}
    >
      {turns.map(({ name, said, speaker }) => {
        const second = speakers.indexOf(speaker) % 2 === 1
        return (
          <div style={isChat ? bubble(theme, second) : { breakInside: 'avoid' }}>
            <p style={nameStyle(theme, isChat, second)}>{set(name)}</p>
            <p>{set(said)}</p>
          </div>
        )
      })}
    </div>,
  )
}

function bubble(theme: Theme, second: boolean): Style {
  const { color } = theme
  return {
    alignSelf: second ? 'end' : 'start',
    maxWidth: BUBBLE,
    background: second ? color.accentSoft : color.surface,
    radius: Math.max(theme.radius, Math.round(theme.type.base * 0.6)),
    padding: [space(theme, 0.4), space(theme, 0.75)],
    breakInside: 'avoid',
  }
}

function nameStyle({ color, type }: Theme, isChat: boolean, second: boolean): Style {
  const ink = isChat && second ? color.onAccentSoft : second && !isChat ? color.heading : color.accentText
  return { weight: type.strongWeight, color: ink, leading: 1.3, keepWithNext: true }
}
