import type { RootContent } from 'mdast'
import { Prose } from '../compose/index.ts'
import { toNodes } from '../compose/jsx-runtime.ts'
import type { Sheet } from '../compose/sheet.ts'
import type { Element } from '../compose/tree.ts'
import type { Theme } from '../theme/theme.ts'

/** A sheet of a theme's page with blocks as prose on it. */
export function proseSheet(name: string, nodes: readonly RootContent[], theme: Theme): Sheet {
  const root = toNodes(
    <main>
      <Prose nodes={nodes} theme={theme} />
    </main>,
  )[0] as Element
  return { name, size: theme.page, margin: 40, background: theme.color.paper, root }
}
