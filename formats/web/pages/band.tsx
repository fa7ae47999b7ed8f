import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import type { Setting } from './setting.ts'

/** Widest content in px. */
export const CONTENT = 1280
/** px between the content and the edges of a wide and of a narrow screen. */
export const GUTTER = 48
export const NARROW_GUTTER = 24
/** px of the content on a desk whose screen is as wide as the widest content: what is measured on a desk fits there too. */
export const DESK: number = CONTENT - 2 * GUTTER
/** px of the content on the narrowest screen that is wider than a tablet's, 960 px: what is never broken fits there. */
export const NARROWEST: number = 960 - 2 * GUTTER

/** px of a page's widest content. */
export function contentWidth({ content }: Setting): number {
  return content ?? CONTENT
}

/** What a band is made of. */
interface BandProps {
  readonly setting: Setting
  readonly ground: string
  readonly children?: Child
  /** Baseline units above and below; default 4½. */
  readonly room?: number
  /** Baseline units below when they are others than above. */
  readonly roomBelow?: number
  readonly tag?: 'section' | 'header' | 'footer' | 'div'
  readonly part?: string
  /** Kept on one printed page where it fits; default true. */
  readonly whole?: boolean
  /** Widest content in px; default the page's. */
  readonly width?: number
  /** What reaches the edges of the screen: placed in the band, and below the content on what is narrower. */
  readonly edge?: Child
  /** px of the band's least height on a desk, its content in the middle. */
  readonly height?: number
}

/** A strip from edge to edge with its content in the middle. */
export function Band({
  setting,
  ground,
  children,
  room = 4.5,
  roomBelow = room,
  tag: Tag = 'section',
  part,
  whole = true,
  width = contentWidth(setting),
  edge,
  height,
}: BandProps): Child {
  const { theme } = setting
  const block = [space(theme, room), space(theme, roomBelow)] as const
  const narrow = block.map(side => Math.round(Math.max(side * 0.58, Math.min(side, 16))))
  const [top = 0, bottom = 0] = narrow
  return (
    <Tag
      {...(part && { part })}
      style={{
        ...bodyStyle(theme),
        background: ground,
        ...(whole && { breakInside: 'avoid' }),
        ...(edge !== undefined && { position: 'relative' }),
        ...(height !== undefined && {
          display: 'flex',
          direction: 'column',
          justify: 'center',
          minHeight: height,
          medium: { display: 'block', minHeight: 0 },
        }),
      }}
    >
      <div
        part="content"
        style={{
          width: '100%',
          maxWidth: width + 2 * GUTTER,
          marginInline: 'auto',
          padding: [block[0], GUTTER, block[1], GUTTER],
          narrow: { padding: [top, NARROW_GUTTER, bottom, NARROW_GUTTER] },
        }}
      >
        {children}
      </div>
      {edge}
    </Tag>
  )
}
