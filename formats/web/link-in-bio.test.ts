import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../../adapters/cli/cases.ts'
import { contrast } from '../../core/theme/contrast.ts'
import { createBrowser, openPage } from '../../core/testing/browser.test.kit.ts'
import { boxesOf, overflow, toHex } from './page-boxes.test.kit.ts'
import { fixtureRendition } from '../fixture-renditions.test.kit.ts'
import { render } from '../render.test.kit.ts'
import { isLoss } from '../test-copy.test.kit.ts'

const phone = [390, 844] as const
const bio = suite<{ browser: Browser }>('link-in-bio')

bio.before(async context => {
  context.browser = await createBrowser()
})
bio.after(async ({ browser }) => {
  await browser?.close()
})

const long = `# A name

${'A line about somebody who does a great many things in a great many places. '.repeat(2)}

- [A link with a label that is far too long for one line of any telephone that people carry](https://a.example/1)
- **[The one that matters](https://a.example/2)** and some words beside it
- [Third](https://a.example/3)

Words between.

- [Mastodon](https://a.example/4)
- [Donaudampfschifffahrt](https://a.example/5)
`

bio(
  'R1 buttons have an address, one width, at least 48 px of height and 12 px between them',
  async ({ browser }) => {
    for (const job of [await readCase('link-in-bio'), { format: 'link-in-bio', content: long }]) {
      const { artifacts } = await render({ ...job, outputs: ['html'] })
      for (const size of [[360, 800], phone, [1440, 900]] as const) {
        const { page } = await openPage(browser, artifacts, size)
        const buttons = await boxesOf(page, 'a[href][class^=button]')
        assert.ok(buttons.length >= 3)
        for (const [at, { width, height, top }] of buttons.entries()) {
          assert.ok(height >= 48)
          assert.ok(Math.abs(width - (buttons[0]?.width ?? 0)) <= 1 && width <= 560)
          const above = buttons[at - 1]
          if (above) assert.ok(top - above.bottom >= 12)
        }
        for (const { height } of await boxesOf(page, 'a[class^=place]')) assert.ok(height >= 48)
        assert.is(await overflow(page), 0)
        await page.close()
      }
    }
  },
)

bio(
  'R2 portrait, name and first link stand on the first screen, in one centred column',
  async ({ browser }) => {
    const { artifacts } = await fixtureRendition('link-in-bio', ['html'])
    const { page } = await openPage(browser, artifacts, phone)
    for (const selector of ['img', 'h1', 'a[class^=button]']) {
      const [first] = await boxesOf(page, selector)
      assert.ok(first && first.bottom <= 844, selector)
      assert.ok(Math.abs(first.left + first.width / 2 - 195) <= 1, selector)
    }
    await page.close()
  },
)

bio('R3 labels are at least 16 px, at most two lines, and 4.5:1', async ({ browser }) => {
  for (const instructions of [
    'sage green background #dfe6da',
    'dark, electric green accent',
    'pale yellow accent #ffe86b',
  ]) {
    const job = { ...(await readCase('link-in-bio')), instructions }
    const { artifacts } = await render({ ...job, outputs: ['html'] })
    const { page } = await openPage(browser, artifacts, phone)
    for (const { size, height, color, ground, text } of await boxesOf(
      page,
      'a[class^=button], a[class^=place]',
    )) {
      assert.ok(size >= 16, text)
      assert.ok(height <= size * 1.3 * 2 + 36, text)
      assert.ok(contrast(toHex(color), toHex(ground)) >= 4.5, `${instructions}: ${text}`)
    }
    await page.close()
  }
})

bio(
  'short lines without addresses are buttons, and the one that the brief has a colour for is filled alone',
  async ({ browser }) => {
    const lines = 'Tides today\nReserve a boat\nLessons (no swimmers, the weir is close)\nGift cards'
    const content = `Nell Rows\nrowing lessons, Mill Quay\n\n${lines}\n`
    for (const [instructions, named] of [
      [
        'dark page, one lemon yellow button which is Reserve a boat, the rest just outlined',
        'Reserve a boat',
      ],
      ['dark page, one lemon yellow button, the rest just outlined', 'Tides today'],
    ] as const) {
      const { artifacts } = await render({ format: 'link-in-bio', content, instructions, outputs: ['html'] })
      const { page } = await openPage(browser, artifacts, phone)
      const [featured, ...others] = await boxesOf(page, 'a[class^=button-featured]')
      assert.is(featured?.text.trim(), named)
      assert.is(others.length, 0)
      const grounds = await boxesOf(page, 'a[class^=button]')
      assert.is(grounds.length, 4)
      assert.is(grounds.filter(({ ground }) => toHex(ground) === toHex(featured?.ground ?? '')).length, 1)
      await page.close()
    }
  },
)

bio('the link that a brief ranks first is the filled one, before one that it only sets apart', async () => {
  const content =
    '# Nell Rows\n\n- [Tides: today](https://a.example)\n- [Safety: read first](https://b.example)\n- [Reserve: 3 boats left!](https://c.example)\n'
  const instructions =
    '"Safety: read first" in a box. Most important: "Reserve: 3 boats left!". Teal and cream.'
  const { artifacts } = await render({ format: 'link-in-bio', content, instructions, outputs: ['html'] })
  const html = new TextDecoder().decode(artifacts[0]?.bytes)
  assert.match(
    html,
    /class="button-featured[^"]*"[^>]*href="https:\/\/c|href="https:\/\/c[^>]*class="button-featured/,
  )
})

bio('words around links stay, and links that may not be linked to are words', async () => {
  const content = '# Name\n\n- [good](https://a.example)\n- [bad](javascript:alert(1))\n\nLast words.'
  const { artifacts, messages } = await render({ format: 'link-in-bio', content, outputs: ['html'] })
  const html = new TextDecoder().decode(artifacts[0]?.bytes)
  assert.ok(['good', 'bad', 'Last words.'].every(words => html.includes(words)))
  assert.not.match(html, /javascript:/)
  assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
})

bio(
  'an arrow beside a link is none of its words, and a day behind a dash stands below its name',
  async () => {
    const content =
      '# Rye Bakery\n\n- [Order for Saturday](https://rye.example/order) ← 12 loaves left!\n- [Open night — 8 November, 19:00](https://rye.example/night)\n'
    const { artifacts, messages } = await render({ format: 'link-in-bio', content, outputs: ['html'] })
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    assert.not.match(html, /←|Open\snight\s—/)
    assert.match(html, />12\sloaves\sleft!</)
    assert.match(html, />8\sNovember,\s19:00</)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
  },
)

bio(
  'links one below the other are buttons, and what is said in brackets or of a day stands below a name',
  async () => {
    const content =
      '# Ines Prado\n\nceramics · Faro\n\n[New bowls (glazed in May)](https://ines.example/bowls)\n[Kiln opening at the harbour, 14 June, 10 h](https://ines.example/kiln)\n[Classes](https://ines.example/classes)\n'
    const { artifacts, messages } = await render({ format: 'link-in-bio', content, outputs: ['html'] })
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    assert.is((html.match(/<a [^>]*class="button/g) ?? []).length, 3)
    assert.match(html, />\(glazed in\sMay\)</)
    assert.match(html, />14\sJune, 10\sh</)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
  },
)

bio(
  'a name of one long word is whole on a field, and a touch of colour is that of the first link',
  async ({ browser }) => {
    const content =
      '# nel.stitches\nvisible mending, Leith\n\n- [Book December](https://a.example/1)\n- [Prices](https://a.example/2)\n- [Care](https://a.example/3)\n'
    const instructions = 'black on bone paper with one poison green (#9BD52B), handmade'
    const { artifacts } = await render({ format: 'link-in-bio', content, instructions, outputs: ['html'] })
    const { page } = await openPage(browser, artifacts, phone)
    const lines = await page.$eval('h1', title => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    assert.is(lines, 1)
    const [first] = await boxesOf(page, 'a[class^=button-featured]')
    assert.is(toHex(first?.ground ?? ''), '#9bd52b')
    await page.close()
  },
)

bio.run()
