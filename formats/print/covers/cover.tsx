import { tied } from '../../../core/compose/typography/glue.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Asset } from '../../../core/image/asset.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { nodesOf } from '../../../core/source/walk.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { displaySetting, displayWords, leavesWordAlone, linesOf, staysWhole } from '../../fitting/measure.ts'
import type { OpeningCopy } from '../openings/opening-copy.ts'

/** What a cover is made of. */
export interface CoverProps {
  readonly theme: Theme
  readonly copy: OpeningCopy
  /** Key of the photograph that it shows. */
  readonly picture: string | undefined
  readonly measure: Measure
  /** px of its page that the text below leaves free. */
  readonly spare?: number
}

/** Draws a cover, or nothing where its words leave no room for it. */
export type Cover = (props: CoverProps) => Child | undefined

/** Contrast from which a line of the accent is seen on the colour of a cover. */
const SEEN = 3

/** The theme of a cover for which the brief names a colour; its line keeps the accent where that is seen. */
export function onCoverFill(theme: Theme): Theme | undefined {
  const fill = theme.design.parts?.cover?.fill
  if (fill === undefined) return undefined
  const on = themeOnColor(theme, fill)
  const { accent } = theme.color
  return contrast(accent, fill) < SEEN ? on : { ...on, color: { ...on.color, accent } }
}

interface PlateProps extends Pick<CoverProps, 'theme' | 'picture'> {
  readonly edge: 'top' | 'bottom'
  /** px */
  readonly depth: number
}

/** A photograph, or a field of the accent, that fills a sheet from edge to edge at its head or foot. */
export function Plate({ theme, picture, edge, depth }: PlateProps): Child {
  const place = { position: 'absolute', [edge]: 0, left: 0, right: 0, height: depth } as const
  const style = { ...place, narrow: { display: 'none' } } as const
  return picture === undefined ? (
    <div ariaHidden style={{ ...style, background: theme.color.accent }} />
  ) : (
    <img ariaHidden src={picture} alt="" style={{ ...style, fit: 'cover' }} />
  )
}

/** px from which on a picture is sharp enough for a sheet's whole width. */
const SHARP = 1000

/** The key of the first photograph of a copy: drawings and charts may not be cropped, and what stands upright is no cover. */
export function photographIn({ assets, body }: Reading, { picture }: OpeningCopy): string | undefined {
  const inText = nodesOf({ type: 'root', children: [...body] }).map(node =>
    node.type === 'image' ? node.data?.asset : undefined,
  )
  return [picture, ...inText].find(key => key !== undefined && isPhotograph(assets.get(key)))
}

/** Whether a picture may fill a sheet's width. */
export function isPhotograph(asset: Asset | undefined): boolean {
  return asset?.type === 'image/jpeg' && !asset.plate && asset.width >= SHARP && asset.width > asset.height
}

/** Where a cover's title stands, px, and how large it may be. */
interface TitleRoom {
  readonly width: number
  readonly lines: number
  readonly least: number
  readonly most: number
}

/** The largest size in px, by the metrics of its face, at which a title keeps to its lines, parts nothing that belongs together, and no word of it is broken. */
export function titleSize(text: string, theme: Theme, { width, lines, least, most }: TitleRoom): number {
  const words = displayWords(tied(text, theme.lang), theme)
  const fits = (size: number): boolean =>
    staysWhole(text, width, size, theme) && linesOf(words, width, displaySetting(theme, size)) <= lines
  let size = Math.round(Math.max(most, least))
  while (size > least && !fits(size)) size -= 2
  // A size that leaves no word alone between its lines may be somewhat smaller.
  const isEven = (one: number): boolean => !leavesWordAlone(words, width, displaySetting(theme, one))
  let even = size
  while (even > Math.max(least, size * EVEN) && !isEven(even)) even -= 2
  return isEven(even) ? even : size
}

/** How much smaller a title may be for the sake of its lines. */
const EVEN = 0.72

/** Letters of a title in a line: a longer one has more lines and not much smaller letters. */
const LINE = 22

/** How large the title is that leads its page: by its length in so many lines, in sizes of the text. */
export function leadingSize(
  { title }: OpeningCopy,
  theme: Theme,
  width: number,
  [least, most]: readonly [least: number, most: number] = [3, 6.6],
): number {
  const { type, page, design } = theme
  const text = title?.text ?? ''
  return titleSize(text, theme, {
    width,
    lines: Math.min(1 + Math.ceil(text.length / LINE), 5),
    least: type.base * least,
    most: Math.min(type.base * most * design.type.displayScale, page.width / 5),
  })
}
