import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import { Prose } from '../compose/index.ts'
import { toNodes } from '../compose/jsx-runtime.ts'
import type { Element } from '../compose/tree.ts'
import type { Format } from '../format.ts'
import type { Reading } from '../reading/reading.ts'
import { mm } from '../theme/page.ts'
import { testFormat } from './test-format.ts'

const size = { name: 'A5', width: mm(148), height: mm(210), bleed: 0 }

/** A format of a stranger: prose on a page. */
const letter: Format = {
  slug: 'letter',
  group: 'print',
  surface: 'pages',
  sizes: [size],
  design: baseDesign,
  roles: {},
  compose: ({ body, notes }, theme) => [
    {
      name: 'body',
      size: theme.page,
      margin: 60,
      background: theme.color.paper,
      root: toNodes(
        <main>
          <Prose nodes={[...body, ...notes]} theme={theme} />
        </main>,
      )[0] as Element,
    },
  ],
}

const content = '# Tides\n\nThe **sea** rises[^1] and falls.\n\n- ebb\n- flow\n\n[^1]: Twice a day.\n'

async function complaint(format: Format): Promise<string> {
  try {
    await testFormat(format, { content })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('a format that keeps its promises gives its rendition back', async () => {
  const rendition = await testFormat(letter, { content, brief: 'calm and blue' })
  assert.is(rendition.pages, 1)
  assert.ok(rendition.artifacts.some(({ path }) => path === 'document.pdf'))
})

test('a format that drops copy is told which', async () => {
  const rest = (reading: Reading): Reading => ({ ...reading, body: reading.body.slice(0, 1) })
  const told = await complaint({
    ...letter,
    compose: (reading, ...given) => letter.compose(rest(reading), ...given),
  })
  assert.match(told, 'letter breaks promises')
  assert.match(told, 'no error: ')
  assert.match(told, 'HTML: every word in order: “the sea rises and falls ebb” does not follow “tides”')
  assert.match(told, 'PDF: every word in order')
})

test('a format that turns copy round is told where', async () => {
  const turned = (reading: Reading): Reading => ({ ...reading, body: reading.body.toReversed() })
  const told = await complaint({
    ...letter,
    compose: (reading, ...given) => letter.compose(turned(reading), ...given),
  })
  assert.match(told, 'HTML: every word in order')
  assert.not.match(told, 'no error')
})

test('what a format without a heading draws first is its heading', async () => {
  const plain = (reading: Reading): Reading => ({ ...reading, body: reading.body.slice(1) })
  const told = await complaint({
    ...letter,
    compose: (reading, ...given) => letter.compose(plain(reading), ...given),
  })
  assert.match(told, 'HTML: every word in order')
  assert.not.match(told, 'one h1')
})

test('a format that counts its calls is not the same twice', async () => {
  let calls = 0
  const counting: Format = {
    ...letter,
    compose: (copy, ...given) =>
      letter.compose(copy, ...given).map(sheet => ({ ...sheet, margin: 60 + (calls++ % 3) })),
  }
  assert.match(await complaint(counting), 'the same bytes twice: document.pdf differs')
})

test.run()
