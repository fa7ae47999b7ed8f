import { designFrom } from '../../core/brief/design.ts'
import { filledPages } from '../../core/compose/fit.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { marginColumn } from './articles/margin-column.tsx'
import { openingPoints } from './articles/key-points.tsx'
import { composeArticle, designedAs } from './articles/paper.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** An argument with evidence: cover, abstract, contents, serif text and notes. */
const format: Format = {
  slug: 'whitepaper',
  group: 'print',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  design: designFrom({
    color: { seeds: ['#005f6a'] },
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.25, baseSize: pt(11) },
  }),
  honours: ['layout.cover', 'layout.contents'],
  roles: {
    needs: ['title', 'sections'],
    takes: ['alternativeHeadline', 'datePublished', 'abstract', 'publisher'],
    lists: ['authors', 'references'],
    schema: 'Report',
  },
  compose: (reading, theme, measure) =>
    filledPages(
      theme,
      set =>
        composeArticle(reading, set, {
          cover: 'long',
          ...{
            aside: true,
            drawsNumbers: true,
            draw: section => openingPoints(section, reading, set),
          },
          ...designedAs(marginColumn, theme),
          measure,
        }),
      measure,
    ),
}

export default format
