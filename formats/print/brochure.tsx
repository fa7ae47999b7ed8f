import { designFrom } from '../../core/brief/design.ts'
import { filledPages } from '../../core/compose/fit.ts'
import { toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt, type PageSize } from '../../core/theme/page.ts'
import { composeArticle } from './articles/paper.tsx'
import { foldSheet } from './folds/fold.tsx'
import { panelCopy } from './folds/panel-copy.ts'
import { byRows, byWords, splitPanels, type Weigh } from './folds/split-panels.ts'
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
    const flowing = () => filledPages(asked, theme => composeArticle(reading, theme), measure)
    if (!folded) return flowing()
    const { opening, prices, phones, ...parts } = panelCopy(reading)
    const foldBy = (weigh: Weigh) =>
      foldSheet({ opening, panels: splitPanels(parts, weigh), words: { prices, phones } }, asked, measure)
    const fold = foldBy(byWords) ?? foldBy(byRows)
    if (fold === undefined) return flowing()
    const title = opening.title?.text ?? ''
    return [
      toSheet('outside', asked, fold.outside, { margin: 0, title }),
      ...(fold.inside === undefined ? [] : [toSheet('inside', asked, fold.inside, { margin: 0 })]),
    ]
  },
}

export default format
