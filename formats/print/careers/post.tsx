import type { PhrasingContent } from 'mdast'
import { displayStyle, Flow, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { datesOf, headOf, joined, withDash } from './station-words.ts'
import { prose } from './stations.tsx'

interface PostProps {
  readonly theme: Theme
  readonly item: Item
  /** How the title looks. */
  readonly title: Style
  /** How the house looks, the first thing under the title. */
  readonly house: Style
  /** Size of where and when, px. */
  readonly small: number
}

/** Letters up to which a post stays on one page. */
const WHOLE = 700

/** A post: its title, below it the house and the place with the dates at the end of their line, then what was done. */
export function Post({ theme, item, title: look, house, small }: PostProps): Child {
  const { title, under } = wordsOf(item)
  const dates = datesOf(item.parts)
  const [first, ...places] = under
  const quiet = { size: small, color: theme.color.textMuted, leading: 1.35 }
  return [
    title.length > 0 && (
      <h3 style={{ ...displayStyle(theme, theme.type.base), ...look, keepWithNext: true }}>
        <Phrasing nodes={title} theme={theme} heading />
      </h3>
    ),
    (first || dates) && (
      <div style={{ ...row, gap: space(theme, 1), ...(item.text.length > 0 && { keepWithNext: true }) }}>
        {first && (
          <p style={{ ...quiet, size: theme.type.base }}>
            <span style={house}>
              <Phrasing nodes={first} theme={theme} />
            </span>
            {places.length > 0 && (
              <span style={{ size: small }}>
                {', '}
                <Phrasing nodes={joined(places, ', ')} theme={theme} size={small} />
              </span>
            )}
          </p>
        )}
        {dates && (
          <p style={{ ...quiet, numeric: 'tabular', whiteSpace: 'nowrap', shrink: 0 }}>
            <Phrasing nodes={phraseIn(dates).nodes.map(withDash)} theme={theme} size={small} />
          </p>
        )}
      </div>
    ),
    item.text.length > 0 && (
      <div style={{ marginTop: space(theme, 0.25) }}>
        {Flow({ theme, gap: 0.25, children: prose(item.text, theme) })}
      </div>
    ),
  ]
}

const row = { display: 'flex', justify: 'between', align: 'baseline' } as const

/** Whether a post is short enough to stay on one page. */
export function isShort({ text }: Item): boolean {
  return text.map(plainText).join('').length <= WHOLE
}

interface PostWords {
  readonly title: readonly PhrasingContent[]
  readonly under: readonly (readonly PhrasingContent[])[]
}

/** What is above and below the first line: a title with one comma is a post and its house, where that is not said apart. */
export function wordsOf(item: Item): PostWords {
  const { title, rest } = headOf(item)
  const under = rest.map(({ nodes }) => nodes)
  const [only, ...more] = title
  if (only?.type !== 'text' || more.length + under.length > 1) return { title, under }
  const [post, house, ...others] = only.value.split(/[,،、]\s+/u)
  if (post === undefined || house === undefined || others.length > 0 || /^\p{Ll}/u.test(house))
    return { title, under }
  const toNodes = (value: string): readonly PhrasingContent[] => [{ ...only, value }]
  return { title: toNodes(post), under: [toNodes(house), ...under] }
}
