import { Prose } from '../../../core/compose/index.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { composeDocument } from './document.tsx'
import { Entries } from './entries.tsx'
import type { PrintCopy } from './print-copy.ts'
import { TitleBlock } from './title-block.tsx'

/** The sheets of a resume or a CV: name and contacts, then sections of entries beside their dates. */
export function composeCareer(copy: PrintCopy, theme: Theme): readonly Sheet[] {
  const first = copy.body.findIndex(node => node.type === 'heading')
  const at = first < 0 ? copy.body.length : first
  const opening = [
    <TitleBlock theme={theme} copy={copy} step={5} />,
    <div style={{ marginTop: space(theme, 0.25) }}>
      <Prose nodes={copy.body.slice(0, at)} theme={theme} measured={false} />
    </div>,
  ]
  return composeDocument(copy, theme, {
    opening,
    body: <Entries nodes={copy.body.slice(at)} theme={theme} />,
    cover: 'never',
  })
}
