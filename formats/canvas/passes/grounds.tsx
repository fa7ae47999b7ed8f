import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { perforation } from '../../../core/compose/motifs/perforation.ts'
import type { Art } from '../../../core/compose/tree.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Contrast of the accent with the page's paper under which a field of it is not told from the page. */
const APART = 1.4

/** The accent as a ground; where it cannot be told from the page's, the deep one. */
export function fieldTheme(theme: Theme): Theme {
  return themeOn(theme, contrast(theme.color.accent, theme.color.paper) < APART ? 'inverse' : 'accent')
}

/** A part of a page from its upper edge to its lower one, px from the side where reading begins. */
interface Place {
  readonly theme: Theme
  readonly from: number
  readonly width: number
  /** px from the upper edge; default the whole height. */
  readonly height?: number
  readonly top?: number
}

/** What is drawn under a part of the page, in px from its corner. */
export function Drawn({ outlines, ...place }: Place & Pick<Art, 'outlines'>): Child {
  const style = placed(place)
  return <svg ariaHidden art={{ viewBox: [style.width, style.height], outlines }} style={style} />
}

/** A colour under a part of the page. */
export function Ground({ color, ...place }: Place & { readonly color: string }): Child {
  return <div ariaHidden style={{ ...placed(place), background: color }} />
}

function placed({ theme: { page, dir }, from, width, height = page.height, top = 0 }: Place) {
  const left = dir === 'ltr' ? from : page.width - from - width
  return { position: 'absolute', top, left, width, height } as const
}

/** Edges whose first and last side across follow the direction of reading. */
export function sides(
  { dir }: Theme,
  block: number,
  start: number,
  end: number,
): readonly [number, number, number, number] {
  return dir === 'ltr' ? [block, end, block, start] : [block, start, block, end]
}

interface TearProps {
  readonly theme: Theme
  /** px from the page's start to the line. */
  readonly at: number
  /** The grounds that the line runs over, downwards, each from a place on. */
  readonly grounds: readonly { readonly from: number; readonly color: string }[]
}

/** Contrast from which on white holes are seen on a ground. */
const SEEN = 1.8

/** A perforation down the page, in the colour of what lies under a card. */
export function Tear({ theme, at, grounds }: TearProps): Child {
  const { page, color } = theme
  const { height } = page
  const unit = height / 288
  const bite = 9 * unit
  const colorAt = (y: number): string => {
    const ground = grounds.findLast(({ from }) => from <= y)?.color ?? color.paper
    return contrast(ground, '#ffffff') > SEEN ? '#ffffff' : color.hairline
  }
  const outlines = perforation({ length: height, bite, hole: 1.7 * unit, pitch: 8 * unit, colorAt })
  return <Drawn theme={theme} from={at - bite} width={2 * bite} outlines={outlines} />
}
