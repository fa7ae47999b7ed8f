import { isToBeSeen } from '../../../core/brief/design.ts'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { CONTENT } from '../pages/band.tsx'
import { leadSize, type Setting } from '../pages/setting.ts'
import { emsOf } from '../pages/title-size.ts'
import { Blocks, FactLine, nodesOf, othersOf } from './items.tsx'
import type { ItemsProps } from './rows.tsx'

/** Most figures in a row. */
const ROW = 4
/** px that a figure has on a tablet and on a phone, two beside each other. */
const HALF = { tablet: 300, phone: 155 }
/** Letters up to which a value stands on one line. */
const WHOLE = 12

/** Numerals as large as the page's title, or as their columns allow, which are all of one width, over the words that explain it. */
export function Figures({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const gap = space(theme, 2)
  const widths = items.map(item => emsOf(theme, widestOf(item)))
  const widest = Math.max(...widths, 1)
  const columns = Math.min(items.length, items.length > ROW ? Math.ceil(items.length / 2) : ROW)
  const room = CONTENT - gap * (columns - 1)
  const perEm = room / columns / widest
  const least = sizeAt(theme, 1)
  // Where a brief wants them large they are so as far as their columns allow.
  const figures = theme.design.parts?.figures
  const isLarge = isToBeSeen(figures) || (figures?.scale ?? 1) > 1
  const most = isLarge ? Number.POSITIVE_INFINITY : leadSize(setting)
  const fitted = (width: number): number => Math.max(least, Math.floor(Math.min(width, most)))
  const sizes = {
    desk: fitted(perEm * 0.94),
    tablet: fitted(Math.min(HALF.tablet / widest, perEm * 0.94)),
    phone: fitted(HALF.phone / widest),
  }
  return (
    <div
      part="stats"
      style={{
        display: 'grid',
        columns,
        gap: [space(theme, 1.5), gap],
        medium: { columns: 2 },
        narrow: { columns: widest * least > HALF.phone ? 1 : 2, gap: space(theme, 1) },
      }}
    >
      {items.map(item => (
        <Figure item={item} sizes={sizes} setting={setting} />
      ))}
    </div>
  )
}

/** What of a value stands on a line: all of a number with its unit, the longest word of a phrase. */
function widestOf(item: Item): string {
  const words = item.parts.value?.text ?? item.title.text
  if (words.length <= WHOLE) return words
  return words.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

interface FigureProps {
  readonly item: Item
  /** px of the numeral by the width of the screen. */
  readonly sizes: { readonly desk: number; readonly tablet: number; readonly phone: number }
  readonly setting: Setting
}

function Figure({ item, sizes, setting }: FigureProps): Child {
  const { theme } = setting
  const { value } = item.parts
  return (
    <div part="stat" style={{ breakInside: 'avoid' }}>
      <p
        part="stat-value"
        style={{
          ...displayStyle(theme, sizes.desk),
          color: theme.color.accentText,
          leading: 1.05,
          ...((value?.text ?? item.title.text).length <= WHOLE && {
            whiteSpace: 'nowrap',
            textWrap: 'normal',
          }),
          medium: { size: sizes.tablet },
          narrow: { size: sizes.phone },
        }}
      >
        <Phrasing nodes={value ? nodesOf(value) : item.title.nodes} {...setting} />
      </p>
      {value && item.title.text !== '' && (
        <p part="stat-label" style={{ marginTop: space(theme, 0.25), textWrap: 'balance', leading: 1.35 }}>
          <Phrasing nodes={item.title.nodes} {...setting} />
        </p>
      )}
      <FactLine facts={othersOf(item, ['value'])} setting={setting} />
      <Blocks blocks={item.text} setting={setting} />
    </div>
  )
}
