import { bodyStyle, Prose } from '../../compose/index.ts'
import { toNodes } from '../../compose/jsx-runtime.ts'
import { designFrom } from '../../brief/design.ts'
import type { Format } from '../../format.ts'
import { lineOf } from '../../reading/facts/facts.ts'
import { mm } from '../../theme/page.ts'

/** The plainest format there is, so that the engine is tested without naming a real one: it takes no roles. */
const format: Format = {
  slug: 'plain',
  group: 'print',
  surface: 'pages',
  sizes: [{ name: 'A4', width: mm(210), height: mm(297), bleed: 0 }],
  design: designFrom({}),
  roles: {},
  compose: ({ facts, body, notes }, theme) => [
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
        children: toNodes(<Prose nodes={[...facts.flatMap(lineOf), ...body, ...notes]} theme={theme} />),
      },
    },
  ],
}

export default format
