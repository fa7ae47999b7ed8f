import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { BackPanel, CoverPanel, CoverWords, FlapPanel, InsidePanel, PanelText } from './panels.tsx'
import type { Panels } from './split-panels.ts'

/** px by which the panel that is folded in is narrower than the others, so that it lies flat. */
const TUCK = mm(3)

/** Sizes of type from large to small, as parts of what was asked for. */
const factors = [1.45, 1.3, 1.2, 1.1, 1, 0.95, 0.9] as const
/** The part of a panel that its copy may fill, so that it keeps some air. */
const FILL = 0.85

interface SideProps {
  readonly theme: Theme
  readonly panels: Panels
  readonly measure: Measure
}

/** The largest type at which the fullest panel keeps some air; undefined where the copy is more than six panels hold. */
export function fitPanels(
  panels: Panels,
  theme: Theme,
  copy: OpeningCopy,
  measure: Measure,
): Theme | undefined {
  const width = panelWidth(theme) - TUCK
  const { flap, back, inside, notes } = panels
  const ends = [back, inside[2] ?? []].map(nodes => [...nodes, ...notes])
  const texts = [flap, ...inside, ...ends].filter(nodes => nodes.length > 0)
  const fits = (piece: Child, grown: Theme, part: number): boolean =>
    measure.piece(<div style={bodyStyle(grown)}>{piece}</div>, width).height <= theme.page.height * part
  const holds = (grown: Theme, part: number): boolean =>
    texts.every(nodes => fits(<PanelText theme={grown} nodes={nodes} />, grown, part)) &&
    fits(<CoverWords theme={grown} copy={copy} nodes={panels.cover} />, grown, 1)
  const sizes = factors.map(factor => scaled(theme, factor))
  const airy = firstFitting(sizes, grown => (holds(grown, FILL) ? grown : undefined))
  return airy ?? sizes.slice(-1).find(grown => holds(grown, 1))
}

/**
 * The side that shows when the sheet is folded. The cover is written first and stands last, so that it is the first to be
 * read on paper, on a phone and aloud.
 */
export function Outside({ theme, panels, copy, measure }: SideProps & { readonly copy: OpeningCopy }): Child {
  const wide = panelWidth(theme)
  const against = theme.dir === 'rtl' ? 'ltr' : 'rtl'
  const height = sideHeight(theme)
  return (
    <main dir={against} style={{ ...sideStyle(theme), columns: [wide, theme.page.width - wide] }}>
      <CoverPanel theme={theme} copy={copy} nodes={panels.cover} height={height} />
      <div dir={theme.dir} style={{ display: 'grid', columns: [wide - TUCK, wide], narrow: { columns: 1 } }}>
        <FlapPanel theme={theme} nodes={panels.flap} height={height} measure={measure} />
        <BackPanel theme={theme} nodes={panels.back} height={height} />
      </div>
    </main>
  )
}

/** The side that the opened sheet shows: three panels that are read across. */
export function Inside({ theme, panels }: Omit<SideProps, 'measure'>): Child {
  const wide = panelWidth(theme)
  return (
    <main style={{ ...sideStyle(theme), columns: [wide, wide, wide - TUCK] }}>
      {[0, 1, 2].map(at => (
        <InsidePanel
          theme={theme}
          nodes={panels.inside[at] ?? []}
          height={sideHeight(theme)}
          last={at === 2}
        />
      ))}
    </main>
  )
}

function panelWidth({ page }: Theme): number {
  return (page.width + TUCK) / 3
}

/** A hair less than the page: rounding must not begin another. */
function sideHeight({ page }: Theme): number {
  return page.height - 0.5
}

function sideStyle(theme: Theme) {
  return { ...bodyStyle(theme), display: 'grid', narrow: { columns: 1 } } as const
}
