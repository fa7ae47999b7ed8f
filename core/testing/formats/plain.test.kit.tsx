import { toNodes } from '../../compose/jsx-runtime.ts'
import { bodyStyle, Prose } from '../../compose/index.ts'
import { designFrom } from '../../brief/design.ts'
import type { Format } from '../../format.ts'
import type { Document } from '../../source/document.ts'
import { mm } from '../../theme/page.ts'

/** The plainest format there is, so that the engine is tested without naming a real one. */
const format: Format<Document> = {
  slug: 'plain',
  group: 'print',
  surface: 'pages',
  sizes: [{ name: 'A4', width: mm(210), height: mm(297), bleed: 0 }],
  design: designFrom({}),
  read: document => document,
  compose: (document, theme) => [
    {
      name: 'body',
      size: theme.page,
      margin: 80,
      background: theme.color.paper,
      root: {
        type: 'element',
        tagName: 'main',
        properties: {},
        style: bodyStyle(theme),
        children: toNodes(<Prose nodes={document.root.children} theme={theme} />),
      },
    },
  ],
}

export default format
