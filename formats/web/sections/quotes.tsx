import type { Blockquote, RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose, quietStyle, readQuotation } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Item, Section } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { CONTENT } from '../pages/band.tsx'
import { leadSize, type Setting } from '../pages/setting.ts'
import { titleSize } from '../pages/title-size.ts'
import type { ItemsProps } from './rows.tsx'
import { nodesOf, othersOf } from './items.tsx'

/** Characters up to which a quotation is short enough to be set as large as a title. */
const SHORT = 70

/** What others say: one voice large, two or three alike, of more the shortest across the others where it opens or ends the row. */
export function Quotes({ items, setting }: ItemsProps): Child {
  const large = items.length === 2 || items.length === 3 ? undefined : largeOf(items)
  const others = items.filter(item => item !== large)
  const row = <Voices items={others} setting={setting} />
  if (!large) return row
  const voice = <LargeVoice item={large} setting={setting} />
  if (others.length === 0) return voice
  const gap = <div style={{ height: space(setting.theme, 2.5) }} />
  return large === items[0] ? [voice, gap, row] : [row, gap, voice]
}

/** The only quotation, or the shortest of several, where it is short and its author has it first or last. */
function largeOf(items: readonly Item[]): Item | undefined {
  const [only, ...others] = items
  if (others.length === 0) return only
  const length = (item: Item): number => wordsOf(item).length
  const [shortest] = items.toSorted((one, other) => length(one) - length(other))
  const isAtEnd = shortest === items[0] || shortest === items.at(-1)
  return shortest && isAtEnd && length(shortest) <= SHORT ? shortest : undefined
}

/** The blocks of what somebody says; a line alone is said up to the mark that closes it. */
function saidOf({ parts, text, title }: Item): readonly RootContent[] {
  const said = [...(parts.text?.blocks ?? []), ...text]
  if (said.length > 0) return said
  return [{ type: 'paragraph', children: [...cut(title, 0, closingOf(title)).nodes] }]
}

/** Where the words of a line end that is a quotation and whose it is. */
function closingOf({ text }: Item['title']): number {
  const closing = /^["“„«'‘].*["”“»'’](?=[\s,–—-])/u.exec(text)?.[0].length
  return closing ?? text.length
}

/** Whose words a thing is: its title, or what of it stands behind the words. */
function voiceName(item: Item): Item['title'] {
  const { title, parts, text } = item
  if ((parts.text?.blocks.length ?? 0) + text.length > 0) return title
  const rest = cut(title, closingOf(title))
  return cut(rest, /^[\s,–—-]*/u.exec(rest.text)?.[0].length ?? 0)
}

function wordsOf(item: Item): string {
  return saidOf(item).map(plainText).join(' ')
}

function Voices({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const size = voiceSize(items, setting)
  const columns = items.length === 2 || items.length === 4 ? 2 : Math.min(items.length, 3)
  return (
    <div
      part="quotes"
      style={{
        display: 'grid',
        columns: Math.max(columns, 1),
        gap: space(theme, 1.5),
        medium: { columns: columns === 2 ? 2 : 1 },
        narrow: { columns: 1 },
      }}
    >
      {items.map(item => (
        <Voice item={item} size={size} setting={setting} />
      ))}
    </div>
  )
}

/** Lines of the largest size that a voice has room for. */
const LARGE = 3.2

/** A voice of few words, nearly as large as the page's title. */
function LargeVoice({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const words = wordsOf(item)
  const most = Math.round(leadSize(setting) * 0.85)
  const room = { width: CONTENT, height: most * LARGE, most, least: sizeAt(theme, 2) }
  const size = titleSize(theme, words, room)
  const cite = citeOf(item, setting)
  return (
    <blockquote
      part="voice-large"
      style={{
        ...displayStyle(theme, size),
        transform: 'none',
        breakInside: 'avoid',
        medium: { size: Math.min(size, 52) },
        narrow: { size: Math.min(size, 34) },
      }}
    >
      {saidOf(item).map(block => (
        <p>{block.type === 'paragraph' && <Phrasing nodes={block.children} {...setting} />}</p>
      ))}
      {cite && <Cite setting={setting}>{cite}</Cite>}
    </blockquote>
  )
}

/** A section without the quotations that end it, and these as a part of their own: they are not of the list above them. */
export function withVoices(section: Section): readonly Section[] {
  const { rest, items, blocks, sections } = section
  const voices = rest.filter(({ type }) => type === 'blockquote')
  const isEnd = voices.length > 0 && rest.slice(-voices.length).every(({ type }) => type === 'blockquote')
  if (!isEnd || items.length === 0 || sections.length > 0 || section.kind === 'quotes') return [section]
  const own = new Set<RootContent>(voices)
  const without = (all: readonly RootContent[]): readonly RootContent[] =>
    all.filter(block => !own.has(block))
  const { heading: _, list: _list, ...bare } = section
  return [
    { ...section, rest: without(rest), blocks: without(blocks) },
    {
      ...bare,
      kind: 'quotes',
      facts: [],
      lead: [],
      items: voices.flatMap(voiceIn),
      rest: [],
      blocks: voices,
    },
  ]
}

/** Letters of a heading that is somebody's words, and of who said them at most. */
const SAID = { words: 16, speaker: 80 }

/** A section that is somebody's words for a heading over who said them, as a quotation; any other as it is. */
export function saidSection(section: Section): Section {
  const { heading, blocks, sections } = section
  const [by, ...others] = blocks
  const words = heading ? plainText(heading).trim() : ''
  if (!/^[«„“"‟「『»]/u.test(words) || !heading) return section
  const who = by?.type === 'paragraph' ? plainText(by) : ''
  const isSaid = /[»“”"」』«]$/u.test(words) && words.length >= SAID.words
  const isSpeaker = who !== '' && who.length <= SAID.speaker && !/[.!?:\n]$/u.test(who)
  if (!isSaid || !isSpeaker || by?.type !== 'paragraph' || others.length + sections.length > 0) return section
  const { heading: _, list: _list, ...bare } = section
  const said: Blockquote = {
    type: 'blockquote',
    children: [
      { type: 'paragraph', children: heading.children },
      { ...by, children: [{ type: 'text', value: '— ' }, ...by.children] },
    ],
  }
  return { ...bare, kind: 'quotes', facts: [], lead: [], rest: [], items: voiceIn(said), blocks: [said] }
}

/** A quotation as a thing: its words, and whose they are for its title. */
function voiceIn(block: RootContent): readonly Item[] {
  if (block.type !== 'blockquote') return []
  const { said, by = [] } = readQuotation(block.children)
  const line = toPhrase(by)
  const title = cut(line, DASH.exec(line.text)?.[0].length ?? 0)
  return [{ title, parts: {}, facts: [], text: said, items: [], blocks: [block] }]
}

/** The dash before whose words they are. */
const DASH = /^\s*(?:—|–|--|-)\s*/

/** Letters of the longest of two voices up to which both are large. */
const BOTH_LARGE = 140

/** px of voices side by side: two of few words are large. */
function voiceSize(items: readonly Item[], { theme }: Setting): number {
  const longest = Math.max(...items.map(item => wordsOf(item).length))
  if (items.length > 2) return Math.round(sizeAt(theme, 1) * 1.06)
  return Math.round(sizeAt(theme, 2) * (longest <= BOTH_LARGE ? 1.16 : 0.9))
}

function Voice({
  item,
  size,
  setting,
}: {
  readonly item: Item
  /** px */
  readonly size: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const cite = citeOf(item, setting)
  const words = <Prose nodes={saidOf(item)} {...setting} measured={false} size={size} />
  return (
    <blockquote
      part="voice"
      style={{
        display: 'flex',
        direction: 'column',
        gap: space(theme, 0.75),
        borderTop: { width: 1, color: theme.color.border },
        padding: [space(theme, 0.75), 0, 0, 0],
        breakInside: 'avoid',
      }}
    >
      <div
        style={{
          ...displayStyle(theme, size),
          weight: 400,
          leading: 1.28,
          // Sentences in capitals are hard to read.
          transform: 'none',
          textWrap: 'normal',
          grow: 1,
          narrow: { size: Math.min(size, 28) },
        }}
      >
        {words}
      </div>
      {cite && <Cite setting={setting}>{cite}</Cite>}
    </blockquote>
  )
}

/** Who said it, and as whom; undefined where the copy does not say. */
function citeOf(item: Item, setting: Setting): Child | undefined {
  const rest = othersOf(item, ['text'])
  const name = voiceName(item)
  if (name.text === '' && rest.length === 0) return undefined
  return [
    '— ',
    <Phrasing nodes={name.nodes} {...setting} />,
    rest.map((fact, at) => [
      (at > 0 || name.text !== '') && ', ',
      fact.written && [<Phrasing nodes={fact.label.nodes} {...setting} />, ' '],
      <Phrasing nodes={nodesOf(fact)} {...setting} />,
    ]),
  ]
}

function Cite({ setting, children }: { readonly setting: Setting; readonly children?: Child }): Child {
  const { theme } = setting
  const voice = { family: theme.type.text, weight: 400, italic: false, tracking: 0 }
  return (
    <p
      style={{
        ...quietStyle(theme),
        ...voice,
        size: theme.type.base,
        transform: 'none',
        marginTop: space(theme, 0.75),
      }}
    >
      <cite style={{ italic: false }}>{children}</cite>
    </p>
  )
}
