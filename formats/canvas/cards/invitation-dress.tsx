import type { Image } from 'mdast'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { garland, hill, sprig } from '../../../core/compose/motifs/garland.ts'
import type { Art } from '../../../core/compose/tree.ts'
import { fineColor } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'

/** Share of the page's height that a picture over the words takes. */
export const pictureShare = 0.36

/** What a card is dressed in: leaves over a hill, a thin frame over a band, a band alone, or nothing. */
export type Dress = 'garland' | 'frame' | 'band' | 'none'

/** What the foot is laid in. */
export function footTheme(theme: Theme, dress: Dress): Theme {
  return dress === 'none' ? theme : themeOn(theme, 'accent')
}

interface DressingProps {
  readonly theme: Theme
  readonly dress: Dress
  /** px that the leaves take. */
  readonly leaves: number
  /** px of the field at the foot, and by how much its edge rises in the middle; a band that holds nothing is not drawn. */
  readonly foot: { readonly height: number; readonly rise: number; readonly empty: boolean }
  readonly picture: Image | undefined
}

/** px between the edge of the card and its frame. */
export function insetOf({ margin }: Theme): number {
  return Math.round(Math.min(margin.left, margin.top) * 0.4)
}

/** Leaves, hill, band, frame and picture, behind the words. */
export function Dressing({ theme, dress, leaves, foot, picture }: DressingProps): Child {
  const { page, color, accentRamp } = theme
  const { height, rise } = foot
  const top = page.height - height
  const on = footTheme(theme, dress)
  const inset = insetOf(theme)
  // A second colour that the brief names, gold beside olive, is that of the fine line.
  const second = fineColor(theme.design.color, color.paper)
  const look = { tones: [7, 6, 5, 4, 3].map(step => accentRamp[step] ?? color.accent), ground: color.paper }
  const across = Math.round(page.width * 0.155)
  const up = Math.round(page.height * 0.17)
  return (
    <>
      {picture?.data?.asset !== undefined && (
        <img
          src={picture.data.asset}
          alt={picture.alt ?? ''}
          style={{
            ...{ position: 'absolute', top: 0, left: 0, fit: 'cover' },
            ...{ width: page.width, height: Math.round(page.height * pictureShare) },
          }}
        />
      )}
      {dress === 'garland' && (
        <Drawn art={garland({ width: page.width, height: leaves, ...look })} left={0} top={0} />
      )}
      {dress === 'garland' &&
        leaves > page.height * 0.14 &&
        [0, page.width - across].map((left, at) => (
          <Drawn
            art={sprig({ width: across, height: up, ...look }, at === 1)}
            left={left}
            top={top - up + Math.round(rise * 0.95)}
          />
        ))}
      {dress === 'garland' && (
        <Drawn
          art={{
            viewBox: [page.width, height],
            outlines: [{ d: hill(page.width, height, rise), fill: on.color.paper }],
          }}
          left={0}
          top={top}
        />
      )}
      {(dress === 'frame' || dress === 'band') && !foot.empty && (
        <div
          ariaHidden
          part="band"
          style={{
            position: 'absolute',
            top,
            left: 0,
            width: page.width,
            height,
            background: on.color.paper,
          }}
        />
      )}
      {dress === 'frame' && (
        <div
          ariaHidden
          part="frame"
          style={{
            ...{ position: 'absolute', top: inset, left: inset, width: page.width - 2 * inset },
            height: (!foot.empty ? top : page.height) - 2 * inset,
            border: { width: Math.max(theme.rule, second ? 1.5 : 1), color: second ?? color.accent },
          }}
        />
      )}
    </>
  )
}

function Drawn({
  art,
  left,
  top,
}: {
  readonly art: Art
  readonly left: number
  readonly top: number
}): Child {
  const [width, height] = art.viewBox
  return <svg art={art} style={{ position: 'absolute', top, left, width, height }} />
}
