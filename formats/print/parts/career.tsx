import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { mm } from '../../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { composeDocument } from './document.tsx'
import { Entries } from './entries.tsx'
import { limitMargins } from './limit-margins.ts'
import type { PrintCopy } from './print-copy.ts'
import { TitleBlock } from './title-block.tsx'

/** The sheets of a resume or a CV: name and contacts, then sections of entries beside their dates. */
export function composeCareer(copy: PrintCopy, asked: Theme): readonly Sheet[] {
  const theme = limitMargins(asked, mm(22))
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

interface LineProps {
  readonly theme: Theme
  readonly node: RootContent
  readonly first: boolean
}

/** Title, contacts and summary under the name. The summary is often written as a quotation, but nobody is quoted. */
function Line({ theme, node, first }: LineProps): Child {
  const summary = node.type === 'blockquote'
  const size = summary || first ? sizeAt(theme, summary ? 0 : 1) : theme.type.base
  const marginTop = space(theme, summary ? 0.75 : first ? 0.25 : 0.35)
  return (
    <div style={{ marginTop, size, ...(!summary && !first && { color: theme.color.textMuted }) }}>
      <Prose nodes={summary ? node.children : [node]} theme={theme} measured={false} size={size} />
    </div>
  )
}
