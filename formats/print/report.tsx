import { designFrom } from '../../core/brief/design.ts'
import { filledPages } from '../../core/compose/fit.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { chapters } from './articles/chapters.tsx'
import { openingPoints } from './articles/key-points.tsx'
import { composeArticle, designedAs, type PaperLook } from './articles/paper.tsx'
import { storyBands } from './articles/story-bands.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** Chapters whose text stands in two columns, as the brief wants it. */
const inColumns: PaperLook = { ...storyBands, tables: 1, furniture: chapters.furniture }

/** Findings for people who decide: cover and contents when it is long, one calm column of text beside a margin. */
const format: Format = {
  slug: 'report',
  group: 'print',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  design: designFrom({
    type: { display: 'Source Serif 4', text: 'Source Serif 4', scale: 1.25, baseSize: pt(11) },
    space: { margins: 'asymmetric' },
  }),
  honours: ['layout.cover', 'layout.contents', 'layout.columns'],
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
          ...designedAs(set.design.layout.columns === 2 ? inColumns : chapters, theme),
          measure,
        }),
      measure,
    ),
}

export default format
