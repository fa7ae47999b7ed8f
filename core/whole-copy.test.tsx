/** Copy of which a format's places would lose words stands in it as its author wrote it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './brief/design.ts'
import { Phrasing, Prose } from './compose/index.ts'
import { toNodes } from './compose/jsx-runtime.ts'
import type { Element } from './compose/tree.ts'
import type { Format } from './format.ts'
import { composeJob, layoutJob } from './render.ts'
import { mm } from './theme/page.ts'

/** A list of works of which the format draws the titles alone, and all else that was written. */
const forgetful: Format = {
  slug: 'forgetful',
  group: 'print',
  surface: 'pages',
  sizes: [{ name: 'A5', width: mm(148), height: mm(210), bleed: 0 }],
  design: baseDesign,
  roles: { needs: ['title', 'works'], lists: ['awards'] },
  compose: ({ roles, lists, sources, unplaced }, theme) => [
    {
      name: 'body',
      size: theme.page,
      margin: 60,
      background: theme.color.paper,
      root: toNodes(
        <main>
          <h1>{roles.title && <Phrasing nodes={roles.title.nodes} theme={theme} />}</h1>
          {[...(sources.works ?? []), ...(sources.awards ?? [])].map(({ heading }) => (
            <Prose nodes={heading ? [heading] : []} theme={theme} />
          ))}
          {[...(lists.works ?? []), ...(lists.awards ?? [])].map(({ title }) => (
            <p>
              <Phrasing nodes={title.nodes} theme={theme} />
            </p>
          ))}
          {unplaced.map(({ heading, blocks }) => (
            <Prose nodes={[...(heading ? [heading] : []), ...blocks]} theme={theme} />
          ))}
        </main>,
      )[0] as Element,
    },
  ],
}

async function rulesOf(content: string): Promise<readonly string[]> {
  const { messages } = await layoutJob(await composeJob({ content }, forgetful), ['pdf'])
  return messages.map(({ rule }) => rule).filter(rule => rule.startsWith('copy-'))
}

test('what the places of a format hold is set in them', async () => {
  assert.equal(await rulesOf('# Ana Ruiz\n\n## Work\n\n- Harbour\n- Dunes\n'), [])
})

test('where a place would lose words the list stands as it was written, and its author is told', async () => {
  const content =
    '# Ana Ruiz\n\n## Work\n\n- **Harbour**: oil on wood, 2021\n- **Dunes**: ink, 2023\n\n## Awards\n\n- Prix Calder\n'
  assert.equal(await rulesOf(content), ['copy-set-plainly'])
})

test.run()
