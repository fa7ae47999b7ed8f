import type { Nodes } from 'mdast'
import { sizeAt, type Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import type { Style } from './style.ts'
import { displayStyle, measureStyle } from './text-style.ts'

/** What a heading is made of. */
export interface HeadingProps {
  readonly theme: Theme
  /** 1–6, the level in the document's outline. */
  readonly level: number
  /** Anchor. */
  readonly id?: string
  readonly children?: Child
  /** Steps of the type scale when the place wants another size than the level's. */
  readonly step?: number
  /** Left out of outline and running titles. */
  readonly unlisted?: boolean
  readonly part?: string
  readonly style?: Style
}

/** Steps of the type scale for levels 1–6: no two neighbours look alike, by size or by manner. */
const steps = [4, 2, 1, 0, 0, -1] as const

/** A heading: the display face for levels 1–3, the text face below. */
export function Heading(props: HeadingProps): Child {
  const { theme, id, children, unlisted, part } = props
  const level = Math.min(Math.max(Math.round(props.level), 1), 6) as 1 | 2 | 3 | 4 | 5 | 6
  const Tag = `h${level}` as const
  const size = sizeAt(theme, props.step ?? steps[level - 1] ?? 0)
  const style = { ...headingStyle(theme, level, size), ...props.style }
  return (
    <Tag
      style={style}
      {...(id !== undefined && { id })}
      {...(unlisted !== undefined && { unlisted })}
      {...(part !== undefined && { part })}
    >
      {children}
    </Tag>
  )
}

/** The anchor of a heading of the copy, for links to it; nothing for other blocks. */
export function anchorOf(block: Nodes | undefined): { readonly id?: string } {
  const slug = block?.type === 'heading' ? block.data?.slug : undefined
  return slug === undefined ? {} : { id: slug }
}

/** Size in px that a level's heading has by itself. */
export function headingSize(theme: Theme, level: number): number {
  return sizeAt(theme, steps[Math.min(Math.max(Math.round(level), 1), 6) - 1] ?? 0)
}

function headingStyle(theme: Theme, level: number, size: number): Style {
  const { type, color } = theme
  const measure = measureStyle(theme)
  if (level <= 3) return { ...displayStyle(theme, size), ...measure }
  const lower: Style = { family: type.text, size, leading: Math.min(type.leading, 1.35), textWrap: 'balance' }
  if (level === 4) return { ...lower, ...measure, weight: type.strongWeight, color: color.heading }
  if (level === 5) return { ...lower, ...measure, weight: type.strongWeight, color: color.textMuted }
  return {
    ...lower,
    ...measure,
    weight: type.strongWeight,
    tracking: type.capsTracking,
    transform: 'uppercase',
  }
}
