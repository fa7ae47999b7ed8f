import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { limitMargins } from './sheets/limit-margins.ts'
import { openingCopy } from './openings/opening-copy.ts'
import { composePaper } from './articles/paper.tsx'
import { a4, letter } from './sheets/sizes.ts'
import { storyPieces, told } from './articles/story.tsx'

/** A story with a result: the result first, the facts beside it, the proof below. */
const format: Format = {
  slug: 'case-study',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({
    type: { display: 'Fraunces', scale: 1.333, baseSize: pt(10) },
  }),
  roles: {
    needs: ['title', 'stats'],
    takes: ['client', 'challenge', 'approach', 'result', 'action'],
    lists: ['facts', 'quotes'],
    schema: 'Report',
  },
  compose(reading, asked) {
    const theme = limitMargins(asked, mm(20))
    const opening = openingCopy(reading, told)
    return composePaper({ reading, opening, pieces: storyPieces(reading, theme) }, theme, {
      step: 4,
      aside: true,
    })
  },
}

export default format
