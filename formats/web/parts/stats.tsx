import { Phrasing, Stat } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { ItemsProps } from './cards.tsx'
import { Blocks, FactLine, nodesOf, othersOf } from './item-parts.tsx'
import type { Setting } from './setting.ts'

/** px that a number has on a phone, two beside each other. */
const HALF_PHONE = 143

/** Numbers with their words, under rules. */
export function Stats({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const words = items.flatMap(item => (item.parts.value?.text ?? item.title.text).split(/\s+/))
  const longest = Math.max(...words.map(word => [...word].length))
  const step =
    longest * 0.55 * sizeAt(theme, 3) <= HALF_PHONE
      ? 3
      : longest * 0.55 * sizeAt(theme, 2) <= HALF_PHONE * 1.4
        ? 2
        : 1
  const columns = items.length > 4 ? Math.ceil(items.length / 2) : items.length
  return (
    <div
      part="stats"
      style={{
        display: 'grid',
        columns: Math.min(columns, 4),
        gap: space(theme, 1.5),
        medium: { columns: Math.min(columns, items.length === 3 ? 3 : 2) },
        narrow: { columns: 2, gap: space(theme, 1) },
      }}
    >
      {items.map(item => (
        <Figure item={item} step={step} setting={setting} />
      ))}
    </div>
  )
}

function Figure({
  item,
  step,
  setting,
}: {
  readonly item: Item
  readonly step: number
  readonly setting: Setting
}): Child {
  const { value } = item.parts
  const label = value ? <Phrasing nodes={item.title.nodes} {...setting} /> : null
  const rest = othersOf(item, ['value'])
  return (
    <div>
      <Stat
        theme={setting.theme}
        value={<Phrasing nodes={value ? nodesOf(value) : item.title.nodes} {...setting} />}
        {...(item.title.text !== '' && value && { label })}
        step={step}
      />
      <FactLine facts={rest} setting={setting} />
      <Blocks blocks={item.text} setting={setting} />
    </div>
  )
}
