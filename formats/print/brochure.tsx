import { designFrom } from '../../core/brief/design.ts'
import { toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt, type PageSize } from '../../core/theme/page.ts'
import { composeArticle } from './articles/paper.tsx'
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
    const title = opening.title?.text ?? ''
    const outside = <Outside theme={theme} copy={opening} panels={panels} measure={measure} />
    return [
      toSheet('outside', theme, outside, { margin: 0, title }),
      ...(inside ? [toSheet('inside', theme, <Inside theme={theme} panels={panels} />, { margin: 0 })] : []),
    ]
  },
}

export default format
