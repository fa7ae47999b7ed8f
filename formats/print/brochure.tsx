import { designFrom } from '../../core/brief/design.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Element } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt, type PageSize } from '../../core/theme/page.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { composeArticle } from './articles/article.tsx'
import { fitPanels, Inside, Outside } from './folds/fold.tsx'
import { panelCopy } from './folds/panel-copy.ts'
import { splitPanels } from './folds/split-panels.ts'
import { a4Landscape, a5, letterLandscape } from './sheets/sizes.ts'

const withBleed = (size: PageSize): PageSize => ({ ...size, bleed: mm(3) })

/** An invitation to come, stay or buy: a sheet folded twice, with six panels on two sides. */
const format: Format = {
  slug: 'brochure',
  group: 'print',
  surface: 'pages',
  sizes: [withBleed(a4Landscape), withBleed(letterLandscape), a5],
  design: designFrom({
    type: { display: 'Fraunces', scale: 1.333, baseSize: pt(10.5) },
  }),
  roles: {
    needs: ['title', 'panels'],
    takes: ['abstract', 'contact'],
  },
  compose(reading, asked, measure) {
    const folded = asked.page.width > asked.page.height && asked.page.height > 0
    if (!folded) return composeArticle(reading, asked)
    const { opening, ...parts } = panelCopy(reading)
    const panels = splitPanels(parts)
    const theme = fitPanels(panels, asked, opening, measure)
    if (theme === undefined) return composeArticle(reading, asked)
    const inside = panels.inside.length > 0
    const name = opening.title?.text
    return [
      sheetOf(
        <Outside theme={theme} copy={opening} panels={panels} measure={measure} />,
        theme,
        'outside',
        name,
      ),
      ...(inside ? [sheetOf(<Inside theme={theme} panels={panels} />, theme, 'inside')] : []),
    ]
  },
}

export default format

function sheetOf(root: Child, theme: Theme, name: string, title?: string): Sheet {
  return {
    name,
    size: theme.page,
    margin: 0,
    background: theme.color.paper,
    root: toNodes(root)[0] as Element,
    ...(title !== undefined && { title }),
  }
}
