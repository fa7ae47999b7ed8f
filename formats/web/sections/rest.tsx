import type { RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { linesIn } from '../../../core/reading/facts/label.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import { linked } from '../../../core/reading/lists/links.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { Setting } from '../pages/setting.ts'
import { Quotes } from './quotes.tsx'

/** What follows the things of a section: lines of quotations as voices, other lines one by one, and text. */
export function Rest({
  blocks,
  setting,
}: {
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return blocks.map((block, at) => (
    <div style={{ marginTop: at === 0 ? 0 : space(theme, 1) }}>
      <RestBlock block={block} setting={setting} />
    </div>
  ))
}

function RestBlock({ block, setting }: { readonly block: RootContent; readonly setting: Setting }): Child {
  const lines = authoredLines(block)
  if (!lines) return <Prose nodes={[block]} {...setting} />
  if (lines.every(({ text }) => QUOTED.test(text)))
    return <Quotes items={lines.map(voiceOf)} setting={setting} />
  return <LineList lines={lines} setting={setting} />
}

const QUOTED = /^["“„«].+["”“»]/u

function voiceOf(line: Phrase): Item {
  const block: RootContent = { type: 'paragraph', children: [...line.nodes] }
  return { title: line, parts: {}, facts: [], text: [], items: [], blocks: [block] }
}

/** Letters of a line that its author ended; share of the longest up to which one says that the lines are not of a wrapped text. */
const LINE = 72
const RAGGED = 0.62

/** The lines of a paragraph that are more than where a text was wrapped; undefined for text. */
function authoredLines(block: RootContent): readonly Phrase[] | undefined {
  if (block.type !== 'paragraph') return undefined
  const lines = linesIn(block.children)
  const lengths = lines.map(({ text }) => text.length)
  const isRagged = lengths.slice(0, -1).some(length => length < Math.max(...lengths) * RAGGED)
  const areQuoted = lines.every(({ text }) => QUOTED.test(text))
  const areLines = Math.max(...lengths) <= LINE && (isRagged || areQuoted)
  return lines.length > 1 && areLines ? lines : undefined
}

/** Letters of a first line that heads the others. */
const HEAD = 18

function LineList({
  lines,
  setting,
}: {
  readonly lines: readonly Phrase[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const [first, ...others] = lines
  const isHeaded =
    first !== undefined && others.length > 1 && first.text.length <= HEAD && !/[.!?,;]$/.test(first.text)
  return [
    isHeaded && (
      <p style={{ ...displayStyle(theme, sizeAt(theme, 1)), marginBottom: space(theme, 0.5) }}>
        <Phrasing nodes={first.nodes} {...setting} heading />
      </p>
    ),
    <LineRows
      lines={isHeaded ? others : lines}
      style={{ maxWidth: 820 }}
      row={{ borderTop: { width: 1, color: theme.color.hairline } }}
      measured={false}
      setting={setting}
    />,
  ]
}

/** Lines one under the other, numbers and addresses in them to be followed; `row` is the style of each. */
export function LineRows({
  lines,
  style,
  row,
  measured = true,
  setting,
}: {
  readonly lines: readonly Phrase[]
  readonly style: Style
  readonly row: Style
  /** Whether each is held to the width that text is read well in. */
  readonly measured?: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  return (
    <ul role="list" part="lines" style={{ display: 'grid', columns: 1, ...style }}>
      {lines.map(({ nodes }) => (
        <li style={{ padding: [space(theme, 0.4), 0], ...row }}>
          <Prose
            nodes={[linked({ type: 'paragraph', children: [...nodes] }, theme.lang)]}
            {...setting}
            measured={measured}
          />
        </li>
      ))}
    </ul>
  )
}
