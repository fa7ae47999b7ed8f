import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { Clauses } from './clauses.tsx'
import { composeDocument } from './document.tsx'
import type { PrintCopy } from './print-copy.ts'

/** Characters of a line of a legal text, whose readers go through it with a ruler: more than in prose. */
const CHARACTERS = 80
/** Characters that the theme's measure stands for. */
const MEASURE = 68

/** An agreement: numbered clauses in one full column, the page's number on every page, places to sign. */
export function composeAgreement(copy: PrintCopy, asked: Theme): readonly Sheet[] {
  const theme = fullColumn(asked)
  return composeDocument({ ...copy, signatories: [] }, theme, {
    step: 4,
    numberFirst: true,
    body: <Clauses copy={copy} theme={theme} />,
  })
}

/** The theme in which text fills the width between the margins, which grow where lines would be too long. */
function fullColumn(theme: Theme): Theme {
  const { page, margin, type } = theme
  const free = page.width - margin.left - margin.right
  const width = Math.min(free, (type.measure * CHARACTERS) / MEASURE)
  const more = (free - width) / 2
  return {
    ...theme,
    type: { ...type, measure: width },
    margin: { ...margin, left: margin.left + more, right: margin.right + more },
  }
}
