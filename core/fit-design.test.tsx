import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Design } from './brief/design.ts'
import { Prose } from './compose/index.ts'
import { toNodes } from './compose/jsx-runtime.ts'
import type { Element } from './compose/tree.ts'
import { fitDesign } from './fit-design.ts'
import type { Format } from './format.ts'
import { composeJob, layoutJob } from './render.ts'
import { reportBrief } from './tell-brief.ts'
import { mm } from './theme/page.ts'

/** A card whose quotation has so much room above what follows it, px. */
function formatWithRoom(room: number): Format {
  return {
    slug: 'card',
    group: 'canvas',
    surface: 'canvas',
    sizes: [{ name: 'card', width: mm(148), height: mm(105), bleed: 0 }],
    design: baseDesign,
    roles: {},
    compose: ({ body }, theme) => [
      {
        name: 'face',
        size: theme.page,
        margin: 40,
        background: theme.color.paper,
        root: toNodes(
          <main style={{ position: 'relative' }}>
            {body.map((block, at) => (
              <div style={{ position: 'absolute', top: at * room, left: 0, width: 300 }}>
                <Prose nodes={[block]} theme={theme} />
              </div>
            ))}
          </main>,
        )[0] as Element,
      },
    ],
  }
}

const content = `> Walk out with us at seven, along the old western wall and down to the sand, where the sea leaves what it took.

Bring boots and a lamp. We are back before the water is.
`

/** What a brief that asks for larger quotations comes to, in the design that is drawn and in what its author is told. */
async function becomes(instructions: string, room: number) {
  const laidOut = await layoutJob(await composeJob({ content, instructions }, formatWithRoom(room)), ['pdf'])
  const { understood, assumed, told } = reportBrief(laidOut)
  const scale = laidOut.context.theme.design.parts?.quotes?.scale
  return { scale, effects: [understood, assumed].map(notes => notes.map(({ effect }) => effect)), told }
}

test('a part is as large as its brief asks where its pages hold that', async () => {
  assert.equal(await becomes('bigger quotes', 120), {
    scale: 1.25,
    effects: [['parts.quotes.scale = 1.25'], []],
    told: [{ phrase: 'bigger quotes', became: 'done', said: 'quotes: scale 1.25' }],
  })
})

test('a part that has grown half way is told so, and why', async () => {
  assert.equal(await becomes('bigger quotes', 70), {
    scale: 1.125,
    effects: [[], ['parts.quotes.scale = 1.125 (its pages have no room for 1.25)']],
    told: [
      {
        phrase: 'bigger quotes',
        became: 'assumed',
        said: 'its pages have no room for 1.25: quotes: scale 1.125',
      },
    ],
  })
})

test('a design is composed once, however many steps down come to it', async () => {
  const first = await composeJob({ content: content.repeat(9) }, formatWithRoom(20))
  const ranked: Design = { ...first.brief.design, parts: { quotes: { rank: 'second' } } }
  const tried: string[] = []
  await fitDesign({ chosen: await first.composeIn(ranked) }, ranked, async design => {
    tried.push(JSON.stringify(design.parts))
    return { chosen: await first.composeIn(design) }
  })
  assert.ok(tried.length > 0)
  assert.equal(tried, [...new Set(tried)])
})

test.run()
