import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** How far inside the page's edge scissors go, px. */
export function cutInset({ margin }: Theme): number {
  return Math.min(margin.left, margin.top) * 0.4
}

/** Dashes around a coupon, well inside its page. */
export function CutLine({ theme }: { readonly theme: Theme }): Child {
  const { page, color } = theme
  const inset = cutInset(theme)
  return (
    <div
      ariaHidden
      part="cut-line"
      style={{
        position: 'absolute',
        top: inset,
        left: inset,
        width: page.width - 2 * inset,
        height: page.height - 2 * inset,
        border: { width: Math.max(1.5, page.width / 600), color: color.accent, style: 'dashed' },
      }}
    />
  )
}
