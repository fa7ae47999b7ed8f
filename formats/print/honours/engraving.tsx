import { bodyStyle, Motif, motifOutlines } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { circlePath } from '../../../core/compose/motifs/shape.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import { mixed, toOklch } from '../../../core/theme/oklch.ts'
import { fineColor } from '../../../core/theme/scheme.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

/** px from the trim to the frame, and from its outer line to the inner one, on paper as large as A4. */
const INSET = mm(9)
const GAP = mm(2.6)
/** px by which corners are cut. */
const CORNER = mm(9)

/** Sheet and colours of an engraving. */
interface EngravingProps {
  readonly theme: Theme
}

/** A double line with hollow corners and a dot in each, over rings of fine waves in the middle of the sheet unless that is without. */
export function Frame({ theme, waves = true }: EngravingProps & { readonly waves?: boolean }): Child {
  const { page, color } = theme
  const { width, height } = page
  const { lines } = theme.design.color
  const touch = lines?.hex ?? fineColor(theme.design.color, color.paper)
  const outlines: readonly Outline[] = [
    { d: hollow(theme, INSET), stroke: lines?.hex ?? color.accent, strokeWidth: mm(0.55) },
    {
      d: hollow(theme, INSET + GAP),
      stroke: touch ?? color.heading,
      strokeWidth: mm(touch ? 0.7 : 0.35),
    },
    ...[INSET, width - INSET].flatMap(x =>
      [INSET, height - INSET].map(y => ({
        d: circlePath(x + Math.sign(width / 2 - x) * mm(2), y + Math.sign(height / 2 - y) * mm(2), mm(1.1)),
        fill: touch ?? color.accent,
      })),
    ),
  ]
  return [
    waves && theme.design.decor.ornament && <Rosette theme={theme} />,
    <svg
      ariaHidden
      part="frame"
      art={{ viewBox: [width, height], outlines }}
      style={{ position: 'absolute', top: 0, left: 0, width, height, narrow: { display: 'none' } }}
    />,
  ]
}

/** How much darker or lighter the waves are than the paper, and most of the accent in them: they are seen, and the words over them are read. */
const WAVES = { by: 0.08, most: 0.34 }

function waveInk({ color: { paper, accent } }: Theme): string {
  const apart = Math.abs(toOklch(paper).l - toOklch(accent).l)
  return mixed(paper, accent, Math.min(WAVES.most, WAVES.by / Math.max(apart, 0.01)))
}

/** Rings of fine waves in the middle of the sheet, clear of its frame. */
function Rosette({ theme }: EngravingProps): Child {
  const { page } = theme
  const size = Math.min(page.width, page.height) - 2 * (INSET + GAP + mm(7))
  const [left, top] = [(page.width - size) / 2, (page.height - size) / 2]
  const box = { width: size, height: size }
  return (
    <Motif
      {...box}
      theme={theme}
      name="rosette"
      ink={waveInk(theme)}
      line={mm(0.25)}
      style={{ ...box, position: 'absolute', top, left, narrow: { display: 'none' } }}
    />
  )
}

/** A rectangle whose corners are cut by quarter circles, `inset` px from the trim. */
function hollow({ page }: Theme, inset: number): string {
  const [left, top, right, bottom] = [inset, inset, page.width - inset, page.height - inset]
  const arc = `A${CORNER} ${CORNER} 0 0 0`
  return [
    `M${left + CORNER} ${top}H${right - CORNER}${arc} ${right} ${top + CORNER}`,
    `V${bottom - CORNER}${arc} ${right - CORNER} ${bottom}`,
    `H${left + CORNER}${arc} ${left} ${bottom - CORNER}`,
    `V${top + CORNER}${arc} ${left + CORNER} ${top}Z`,
  ].join('')
}

interface SealProps extends EngravingProps {
  readonly src: string
  readonly alt: string
  /** px */
  readonly size: number
}

/** Share of a seal that its mark takes. */
const MARK = 0.72

/** A logo on a toothed disc of the accent. */
export function Seal({ theme, src, alt, size }: SealProps): Child {
  const outlines = motifOutlines(theme, 'seal', { width: size, height: size })
  const inner = size * MARK
  const edge = (size - inner) / 2
  return (
    <div part="seal" style={{ position: 'relative', width: size, height: size, marginInline: 'auto' }}>
      <svg
        ariaHidden
        art={{ viewBox: [size, size], outlines }}
        style={{ position: 'absolute', top: 0, left: 0, width: size, height: size }}
      />
      <img
        src={src}
        alt={alt}
        style={{ position: 'absolute', top: edge, left: edge, width: inner, height: inner, fit: 'contain' }}
      />
    </div>
  )
}

/** A line with a lozenge on the axis. */
export function Lozenge({ theme, width }: EngravingProps & { readonly width: number }): Child {
  const accent = fineColor(theme.design.color, theme.color.paper) ?? theme.color.accent
  const height = mm(3)
  const [x, y] = [width / 2, height / 2]
  const outlines: readonly Outline[] = [
    { d: `M0 ${y}H${x - 3 * y}M${x + 3 * y} ${y}H${width}`, stroke: accent, strokeWidth: mm(0.4) },
    { d: `M${x} 0L${x + y} ${y}L${x} ${height}L${x - y} ${y}Z`, fill: accent },
  ]
  return (
    <svg
      ariaHidden
      art={{ viewBox: [width, height], outlines }}
      style={{ width: '100%', maxWidth: width, marginInline: 'auto' }}
    />
  )
}

/** A page whose parts stand on its axis from edge to edge, `above` px from head and foot. */
export function engravedPage(theme: Theme, above: number): Style {
  const { page, margin } = theme
  return {
    ...bodyStyle(theme),
    ...{
      position: 'relative',
      textAlign: 'center',
      display: 'flex',
      direction: 'column',
      justify: 'between',
    },
    // A hair less than the page: rounding must not begin another.
    ...{ minHeight: page.height, padding: [above, margin.right, above, margin.left] },
    gap: space(theme, 0.5),
    narrow: {
      ...{ minHeight: 0, gap: space(theme, 1.5), padding: [space(theme, 1.5), space(theme, 1)] },
      border: { width: 2, color: theme.color.accent },
    },
  }
}
