import type { PhrasingContent } from 'mdast'
import { displayStyle, Flow, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { datesOf, headOf, joined, withDash } from './station-words.ts'
import { prose } from './stations.tsx'

interface PostProps {
  readonly theme: Theme
  readonly item: Item
  /** How the title looks. */
  readonly title: Style
  /** How the house looks, the first thing under the title. */
  readonly house: Style
  /** The dates stand below the title, as in all posts of a part where one needs it. Default false. */
  readonly stacked?: boolean
}

/** Letters up to which a post stays on one page. */
const WHOLE = 700

/** A post: its title, the dates at the end of its line or below it where both have no room, then house, place and what was done. */
export function Post({ theme, item, title: look, house, stacked = false }: PostProps): Child {
  const { title, under } = wordsOf(item)
  const dates = datesOf(item.parts)
  const [first, ...places] = under
  const quiet = { leading: 1.35 }
  return [
    (title.length > 0 || dates) && (
      <div style={{ ...(stacked ? {} : { ...row, gap: [0, space(theme, 1)] }), keepWithNext: true }}>
        {title.length > 0 && (
          <h3 part="entry" style={{ ...displayStyle(theme, theme.type.base), ...look }}>
            <Phrasing nodes={title} theme={theme} heading />
          </h3>
        )}
        {dates && (
          <p style={{ ...quiet, numeric: 'tabular', whiteSpace: 'nowrap', shrink: 0 }}>
            <Phrasing nodes={phraseIn(dates).nodes.map(withDash)} theme={theme} />
          </p>
        )}
      </div>
    ),
    first && (
      <p style={{ ...quiet, ...(item.text.length > 0 && { keepWithNext: true }) }}>
        <span style={house}>
          <Phrasing nodes={first} theme={theme} />
        </span>
        {places.length > 0 && [', ', <Phrasing nodes={joined(places, ', ')} theme={theme} />]}
      </p>
    ),
    item.text.length > 0 && (
      <div style={{ marginTop: space(theme, 0.25) }}>
        {Flow({ theme, gap: 0.25, children: prose(item.text, theme) })}
      </div>
    ),
  ]
}

const row = { display: 'flex', wrap: true, justify: 'between', align: 'baseline' } as const

interface TitleLine {
  readonly theme: Theme
  /** px of the title, and of the line. */
  readonly size: number
  readonly width: number
}

/** Whether titles have their dates beside them in a line: all of a part or none. */
export function areBeside(posts: readonly Item[], { theme, size, width }: TitleLine): boolean {
  const setting = displaySetting(theme, size)
  return posts.every(item => {
    const title = plainText({ type: 'paragraph', children: [...wordsOf(item).title] })
    const dates = datesOf(item.parts)?.text ?? ''
    const across =
      textWidth(title, setting) +
      textWidth(dates, { ...setting, size: theme.type.base, family: theme.type.text, weight: 400 })
    return across * 1.04 + space(theme, 1) <= width
  })
}

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
  const [post, house, ...others] = only.value.split(/[,،、]\s+(?![^(（]*[)）])/u)
  if (post === undefined || house === undefined || others.length > 0 || /^\p{Ll}/u.test(house))
    return { title, under }
  const toNodes = (value: string): readonly PhrasingContent[] => [{ ...only, value }]
  return { title: toNodes(post), under: [toNodes(house), ...under] }
}
