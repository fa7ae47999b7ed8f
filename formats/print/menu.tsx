import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { Prose, quietStyle, ruleOf } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { growTheme } from '../parts/grow-theme.ts'
import { composeDocument } from './parts/document.tsx'
import { estimateHeight } from './parts/estimate-height.ts'
import { limitMargins } from './parts/limit-margins.ts'
import { MenuColumns, menuHeight, type MenuSection, splitSections } from './parts/menu-sections.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, a3, dl, letter } from './parts/sizes.ts'
import { TitleBlock } from './parts/title-block.tsx'

/** What there is to eat and drink, and what it costs. */
const format: Format<PrintCopy> = {
  slug: 'menu',
  group: 'print',
  surface: 'pages',
  expects: { dishes: ['list', 'table', 'heading'] },
  sizes: [a4, a3, dl, letter],
  design: designFrom({
    color: { seeds: ['#722f37'], ground: 'cream', contrast: 'high' },
    type: { display: 'Playfair Display', text: 'Source Serif 4', scale: 1.25, baseSize: pt(9.5) },
    space: { marginScale: 0.8 },
  }),
  read: document => readPrintCopy(document),
  compose(copy, asked) {
    const { body } = copy
    const from = Math.max(
      body.findIndex(node => node.type === 'heading' || node.type === 'list'),
      0,
    )
    const rule = body.findLastIndex(node => node.type === 'thematicBreak')
    const to = rule > from ? rule : body.length
    const sections = splitSections(body.slice(from, to))
    const around = [...body.slice(0, from), ...body.slice(to)]
    const theme = fitMenu(limitMargins(asked, mm(22)), sections, around)
    return composeDocument(copy, theme, {
      opening: <Opening copy={copy} theme={theme} nodes={body.slice(0, from)} />,
      body: [
        <MenuColumns theme={theme} sections={sections} />,
        to < body.length && <Notes theme={theme} nodes={body.slice(to + 1)} />,
      ],
      cover: 'never',
    })
  },
}

export default format

/** Sizes of type from large to small, as parts of what was asked for. */
const factors = [1.3, 1.2, 1.1, 1, 0.92] as const

/** Estimates are a little high: the part of a page that they may be taken to fill. */
const ESTIMATE = 1.02

/** The largest type at which the menu stays on its page by estimate; long menus keep what was asked for and go on. */
function fitMenu(theme: Theme, sections: readonly MenuSection[], around: readonly RootContent[]): Theme {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const fits = (grown: Theme): boolean => {
    const head = sizeAt(grown, 6) * 1.2 + space(grown, 3)
    const rest = estimateHeight(around, width, grown) * 0.8
    const whole = head + rest + menuHeight(sections, grown)
    return whole <= (page.height - margin.top - margin.bottom) * ESTIMATE
  }
  return factors.map(factor => growTheme(theme, factor)).find(fits) ?? theme
}

interface PartProps {
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
}

/** The house on the axis of the page, with what it says about itself. */
function Opening({ copy, theme, nodes }: PartProps & { readonly copy: PrintCopy }): Child {
  return (
    <div style={{ textAlign: 'center' }}>
      <TitleBlock theme={theme} copy={copy} step={6} align="center" />
      <div style={{ marginTop: space(theme, 0.5), color: theme.color.textMuted }}>
        <Prose nodes={nodes} theme={theme} measured={false} />
      </div>
    </div>
  )
}

/** Legend, allergens and service: after the last rule of the copy, quiet and together. */
function Notes({ theme, nodes }: PartProps): Child {
  return (
    <footer
      part="notes"
      style={{
        ...quietStyle(theme),
        marginTop: space(theme, 1.75),
        padding: [space(theme, 0.75), 0, 0, 0],
        borderTop: ruleOf(theme),
        textAlign: 'center',
        breakInside: 'avoid',
      }}
    >
      <Prose nodes={nodes} theme={theme} measured={false} />
    </footer>
  )
}
