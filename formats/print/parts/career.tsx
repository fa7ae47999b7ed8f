import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { composeDocument } from './document.tsx'
import { Entries, entriesHeight } from './entries.tsx'
import { fitPage, type Manner } from './fit-page.ts'
import { limitMargins } from './limit-margins.ts'
import type { PrintCopy } from './print-copy.ts'
import { TitleBlock } from './title-block.tsx'

/** The sheets of a CV, as many as it needs. */
export function composeCareer(copy: PrintCopy, asked: Theme): readonly Sheet[] {
  return careerSheets(copy, limitMargins(asked, mm(22)))
}

/** From roomy to tight: printers reach to 13 mm from the edge. */
const manners: readonly Manner[] = [
  [21, 1.08, 1.1],
  [20, 1, 1],
  [19, 1, 0.9],
  [17, 1, 0.85],
  [15, 1, 0.8],
  [13.5, 1, 0.65],
]

/** Estimates of short entries are a little high. */
const ESTIMATE = 0.97

/** The sheet of a resume: on one page as far as its words allow, however full that is. */
export function composeResume(copy: PrintCopy, asked: Theme): readonly Sheet[] {
  return careerSheets(
    copy,
    fitPage(asked, manners, theme => sizeAt(theme, 5) * 1.2 + entriesHeight(copy.body, theme) * ESTIMATE),
  )
}

/** Name and contacts, then sections of entries beside their dates. */
function careerSheets(copy: PrintCopy, theme: Theme): readonly Sheet[] {
  const first = copy.body.findIndex(node => node.type === 'heading')
  const at = first < 0 ? copy.body.length : first
  const opening = [
    <TitleBlock theme={theme} copy={copy} step={5} />,
    ...copy.body.slice(0, at).map((node, index) => <Line theme={theme} node={node} first={index === 0} />),
  ]
  return composeDocument(copy, theme, {
    opening,
    body: <Entries nodes={copy.body.slice(at)} theme={theme} />,
    cover: 'never',
  })
}

/** An e-mail address or a telephone number: the line says how to reach somebody. */
const contact = /\S@\S|\+?\d[\d\s().-]{7,}\d/

interface LineProps {
  readonly theme: Theme
  readonly node: RootContent
  readonly first: boolean
}

/** Title, contacts and summary under the name. The summary is often written as a quotation, but nobody is quoted. */
function Line({ theme, node, first }: LineProps): Child {
  const summary = node.type === 'blockquote'
  const title = first && !summary && !contact.test(plainText(node))
  const size = summary || title ? sizeAt(theme, summary ? 0 : 1) : theme.type.base
  const marginTop = space(theme, summary ? 0.75 : first ? 0.25 : 0.35)
  return (
    <div style={{ marginTop, size, ...(!summary && !title && { color: theme.color.textMuted }) }}>
      <Prose nodes={summary ? node.children : [node]} theme={theme} measured={false} size={size} />
    </div>
  )
}
