import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { withNotes } from '../sheets/numbered-notes.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { posterCopy } from './module.ts'
import { planPoster } from './plan-poster.tsx'
import { Poster } from './poster.tsx'

/** A tall sheet of modules under a title, read from top to bottom. */
export function composeInfographic(reading: Reading, given: Theme, measure: Measure): readonly Sheet[] {
  const theme = pageTheme(given)
  const copy = posterCopy(withNotes(reading))
  const poster = planPoster(copy, theme, measure)
  return [
    {
      name: 'graphic',
      size: poster.cut ? { ...theme.page, height: 0 } : theme.page,
      margin: 0,
      background: theme.color.paper,
      root: toNodes(<Poster copy={copy} poster={poster} />)[0] as Element,
      fitFloor: 0.6,
      ...(copy.headline && { title: plainText(copy.headline) }),
    },
  ]
}
