import type { RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { joinLines, type Phrase } from '../../../core/reading/facts/phrase.ts'
import { plainText } from '../../../core/source/text.ts'
import { space } from '../../../core/theme/theme.ts'
import { loudness } from '../pages/setting.ts'
import { titleSize } from '../pages/title-size.ts'
import { colorsIn, pairingsIn, type Palette } from './named-colors.ts'
import { Numeral, withoutNumber } from './pieces.tsx'
import { heightOf, isNarrow, Panel, roomOf, type SpreadProps, SpreadTitle } from './spread-frame.tsx'

/** Shares of a page's height that a field of colour has, and most colours in a row. */
const FIELD = { lying: 0.46, narrow: 0.2 } as const
const MOST = 6

/** The colours of a collection as fields, their names under them; one that nobody knows by its name is an open frame. */
export function ColorsSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const colors = spread.blocks.flatMap(block => colorsIn(block) ?? [])
  const narrow = isNarrow(theme)
  const columns = Math.min(colors.length, narrow ? MOST / 2 : MOST)
  const rows = Math.ceil(colors.length / columns)
  const height = Math.round(heightOf(theme) * (narrow ? FIELD.narrow : FIELD.lying / rows))
  const frame = { width: Math.max(theme.rule, 1), color: theme.color.border }
  return (
    <Panel setting={setting}>
      <SpreadTitle spread={spread} setting={setting} width={roomOf(theme)} height={heightOf(theme) * 0.24} />
      <ul
        role="list"
        part="colors"
        style={{
          ...{ display: 'grid', columns, gap: [space(theme, 1), space(theme, 0.75)] },
          narrow: { columns: 2 },
        }}
      >
        {colors.map(({ nodes, color }) => (
          <li style={{ breakInside: 'avoid' }}>
            <div
              ariaHidden
              part="swatch"
              style={{
                height,
                ...(color
                  ? { background: color }
                  : { borderTop: frame, borderRight: frame, borderBottom: frame, borderLeft: frame }),
              }}
            />
            <p style={{ marginTop: space(theme, 0.4) }}>
              <Phrasing nodes={nodes} {...setting} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Size of the name of a colour on its page, a part of the page's width; of what is said of it, over text; and its part of the width. */
const OWN = { name: 0.05, number: 0.42, said: 1.1, width: 0.36 }

/** One colour from edge to edge: its number in a corner, and at the foot its name over its hex, and what is said of it. */
export function ColorSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const { title, number } = withoutNumber(spread.title)
  const { base } = theme.type
  const most = Math.round(theme.page.width * OWN.name * loudness(theme))
  const words = title.map(plainText).join('')
  const size = titleSize(theme, words, {
    width: roomOf(theme) * (1 - OWN.width),
    height: heightOf(theme) * 0.4,
    most,
    least: base,
  })
  const said = Math.round(base * OWN.said)
  const lines = spread.blocks.flatMap(block => (block.type === 'paragraph' ? linesOfBlock(block) : []))
  const hex = lines.find(({ text }) => /^#[0-9a-f]{6}$/iu.test(text.trim()))
  const rest = spread.blocks.flatMap(block => withoutLine(block, hex))
  return (
    <Panel setting={setting}>
      <div>
        {number && (
          <Numeral number={number} size={Math.max(Math.round(most * OWN.number), base)} setting={setting} />
        )}
      </div>
      <div
        part="foot"
        style={{
          ...{ display: 'flex', justify: 'between', align: 'end', gap: space(theme, 2) },
          narrow: { direction: 'column', align: 'stretch', gap: space(theme, 0.75) },
        }}
      >
        <div>
          <SpreadTitle spread={{ ...spread, title }} setting={setting} width={roomOf(theme)} size={size} />
          {hex && (
            <p part="hex" style={{ size: said, numeric: 'tabular', marginTop: space(theme, 0.25) }}>
              <Phrasing nodes={hex.nodes} {...setting} />
            </p>
          )}
        </div>
        {rest.length > 0 && (
          <div
            style={{ width: Math.round(roomOf(theme) * OWN.width), size: said, narrow: { width: '100%' } }}
          >
            <Prose nodes={rest} {...setting} level={2} size={said} measured={false} />
          </div>
        )}
      </div>
    </Panel>
  )
}

/** A paragraph without one of its lines. */
function withoutLine(block: RootContent, line: Phrase | undefined): readonly RootContent[] {
  const lines = block.type === 'paragraph' ? linesOfBlock(block) : []
  if (line === undefined || lines.every(({ text }) => text !== line.text)) return [block]
  const left = lines.filter(({ text }) => text !== line.text)
  return left.length > 0 ? [paragraphOf(joinLines(left))] : []
}

/** Part of a field that the first of two colours has. */
const FIRST = 3

/** Colours that go together, each pair as one field of both, what is said of it under that. */
export function PairingsSpread({
  spread,
  setting,
  palette,
}: SpreadProps & { readonly palette: Palette }): Child {
  const { theme } = setting
  const headed = spread.title.length > 0
  const count = Math.max(...spread.blocks.map(block => pairingsIn(block, palette)?.length ?? 0))
  const columns = isNarrow(theme) ? 1 : count <= 3 ? count : 2
  const rows = Math.ceil(count / columns)
  const height = Math.round((heightOf(theme) * (headed ? 0.5 : 0.66)) / rows)
  return (
    <Panel setting={setting}>
      <SpreadTitle spread={spread} setting={setting} width={roomOf(theme)} height={heightOf(theme) * 0.16} />
      {spread.blocks.map(block => {
        const pairings = pairingsIn(block, palette)
        if (!pairings) return <Prose nodes={[block]} {...setting} level={2} />
        return (
          <ul
            role="list"
            part="pairings"
            style={{
              display: 'grid',
              columns,
              gap: [space(theme, 1), space(theme, 1)],
              narrow: { columns: 1 },
            }}
          >
            {pairings.map(({ nodes, colors }) => (
              <li style={{ breakInside: 'avoid' }}>
                <div
                  ariaHidden
                  style={{ display: 'grid', columns: colors.map((_, at) => (at === 0 ? FIRST : 2)) }}
                >
                  {colors.map(background => (
                    <div part="swatch" style={{ height, background }} />
                  ))}
                </div>
                <p style={{ marginTop: space(theme, 0.4) }}>
                  <Phrasing nodes={nodes} {...setting} />
                </p>
              </li>
            ))}
          </ul>
        )
      })}
    </Panel>
  )
}
