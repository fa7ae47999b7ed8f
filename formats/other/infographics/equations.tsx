import type { PhrasingContent, RootContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { sizeAt } from '../../../core/theme/theme.ts'
import type { Place } from './place.ts'

/** One thing that is as much as another, with the sign between. */
interface Equation {
  readonly one: readonly PhrasingContent[]
  readonly other: readonly PhrasingContent[]
}

/** Letters of either side of an equation. */
const SIDE = 60

/** The points of a list that each say what something is equal to: `1 t of glass = 3,000 bottles`; undefined for other copy. */
export function equationsOf([list, ...others]: readonly RootContent[]): readonly Equation[] | undefined {
  if (list?.type !== 'list' || others.length > 0) return undefined
  const equations = list.children.flatMap(({ children: [line, ...more] }) => {
    const words = line?.type === 'paragraph' && more.length === 0 ? trim(toPhrase(line.children)) : undefined
    return words ? (equationIn(words) ?? []) : []
  })
  return equations.length === list.children.length && equations.length > 1 ? equations : undefined
}

function equationIn(words: Phrase): Equation | undefined {
  const sign = /\s[=≙≈]\s+/u.exec(words.text)
  if (!sign) return undefined
  const [one, other] = [cut(words, 0, sign.index + 2), trim(cut(words, sign.index + sign[0].length))]
  return Math.max(one.text.length, other.text.length) <= SIDE
    ? { one: one.nodes, other: other.nodes }
    : undefined
}

/** Share of the width of what is compared. */
const ONE = '42%' as const

/** Each in a row: what is compared, and large what it is equal to. */
export function Equations({
  equations,
  place: { theme, size },
}: {
  readonly equations: readonly Equation[]
  readonly place: Place
}): Child {
  const large = sizeAt(theme, 4)
  return (
    <div role="list" part="equations" style={{ display: 'flex', direction: 'column' }}>
      {equations.map(({ one, other }, at) => (
        <div
          role="listitem"
          style={{
            display: 'flex',
            align: 'center',
            gap: size,
            padding: [size * 0.5, 0],
            ...(at > 0 && { borderTop: { width: 2, color: theme.color.hairline } }),
          }}
        >
          <p style={{ size, leading: 1.25, width: ONE, shrink: 0 }}>
            <Phrasing nodes={one} theme={theme} size={size} />
          </p>
          <p
            style={{
              size: large,
              leading: 1.15,
              grow: 1,
              basis: 0,
              weight: theme.type.strongWeight,
              color: theme.color.heading,
              hyphens: false,
            }}
          >
            <Phrasing nodes={other} theme={theme} size={large} />
          </p>
        </div>
      ))}
    </div>
  )
}
