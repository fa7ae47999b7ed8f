import { isLoss } from '../test-copy.test.kit.ts'
import { toOklch } from '../../core/theme/oklch.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Artifact } from '../../core/artifact.ts'
import { contrast } from '../../core/theme/contrast.ts'
import { createBrowser, openPage } from '../../core/testing/browser.test.kit.ts'
import { boxesOf, measures, overflow, toHex } from './page-boxes.test.kit.ts'
import { fixtureRendition } from '../fixture-renditions.test.kit.ts'
import { render } from '../render.test.kit.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const arabic = `---
lang: ar
brand: دار الفخار
---
# اقضِ أمسياتك عند الدولاب لا أمام الجداول

تجمع دار الفخار حجوزات الأفران وسجلات الحرق والعضويات في صفحة واحدة هادئة.

**[ابدأ مجانًا](https://a.example/start)** [شاهد جولة](https://a.example/tour)

## أرقام

- **340** استوديو
- **26,000** عملية حرق
- **6 ساعات** كل أسبوع

## الأسعار

### أساسي €29 / شهر

- حتى 25 عضوًا

[اختر أساسي](https://a.example/a)

### مشترك €69 / شهر

- حتى 120 عضوًا

[اختر مشترك](https://a.example/b)

## أسئلة

### هل يحتاج الأعضاء إلى تطبيق؟

لا.

### هل يمكن نقل جداولنا؟

نعم.
`

const article = `# A chapter

${'It begins with a paragraph that is long enough to fill several lines of a page on a desk. '.repeat(6)}

## Code

\`\`\`rust
let a_very_long_line_of_code = another_very_long_name_of_a_function(with_arguments, and_more_of_them);
\`\`\`

| a column | another one | a third | a fourth | a fifth |
|---|---|---|---|---|
| words in a cell | words in a cell | words in a cell | words in a cell | words in a cell |

#### A level skipped

${'And it goes on, as chapters do, with one thought after the other until all is said. '.repeat(6)}
`

const long = `# Rechtsschutzversicherungsgesellschaften and the municipal waterworks of three neighbouring towns agreed to share one laboratory, one van and one very patient chemist

[Download](https://a.example)

## Results

- **31 %** lower cost per sample
- **4 hours** from tap to result
`

const headless =
  'We repair bicycles in the old tram depot.\n\nBring yours before nine and ride it home at six.\n'

/** Copy and briefs that a page must stand. */
const trials: readonly { readonly name: string; readonly content: string; readonly instructions: string }[] =
  [
    { name: 'arabic', content: arabic, instructions: 'modern, deep teal accent' },
    { name: 'article', content: article, instructions: 'dark, electric green accent, mono' },
    { name: 'long title', content: long, instructions: 'huge type, brutalist' },
    { name: 'no headings', content: headless, instructions: 'warm serif, cream paper, generous' },
    { name: 'only a list', content: '- one\n- two', instructions: '' },
  ]

/** What axe calls serious or critical. */
async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.filter(v => ["serious", "critical"].includes(v.impact)).map(v => v.id))',
  )) as readonly string[]
}

interface Context {
  browser: Browser
  fixture: readonly Artifact[]
}

const landing = suite<Context>('landing-page')

landing.before(async context => {
  context.browser = await createBrowser()
  context.fixture = (await fixtureRendition('landing-page', ['html'])).artifacts
})
landing.after(async ({ browser }) => {
  await browser?.close()
})

for (const { name, content, instructions } of trials)
  landing(
    `${name}: one title, no level skipped, nothing beside the screen, lines to read, nothing from outside`,
    async ({ browser }) => {
      const { artifacts } = await render({
        format: 'landing-page',
        content,
        instructions,
        outputs: ['html'],
      })
      for (const size of [
        [360, 800],
        [768, 1024],
        [1440, 900],
      ] as const) {
        const { page, foreign } = await openPage(browser, artifacts, size)
        assert.is(await overflow(page), 0, `${size[0]} px`)
        for (const line of await measures(page))
          assert.ok(line.characters <= 75, `${line.characters} ch: ${line.text}`)
        const levels = await page.$$eval('h1, h2, h3, h4, h5, h6', all =>
          all.map(({ tagName }) => Number(tagName[1])),
        )
        if (name !== 'only a list') assert.is(levels.filter(level => level === 1).length, 1)
        assert.ok(
          levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1),
          levels.join(),
        )
        assert.equal(foreign, [])
        await page.close()
      }
    },
  )

landing('A title at the side of its section keeps its words whole on every screen', async ({ browser }) => {
  const content = '# Pão\n\nTodos os dias.\n\n## Perguntas frequentes\n\n### Há aos domingos?\n\nSim.\n'
  const { artifacts } = await render({ format: 'landing-page', content, outputs: ['html'] })
  for (const width of [390, 800, 961, 1100, 1280, 1440]) {
    const { page } = await openPage(browser, artifacts, [width, 900])
    const rows = await page.$eval('h2', title => {
      const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text
      const range = document.createRange()
      return text.data.split(' ').map(word => {
        const from = text.data.indexOf(word)
        range.setStart(text, from)
        range.setEnd(text, from + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
    })
    assert.equal(rows, [1, 1], `${width} px`)
    await page.close()
  }
})

landing('R1 one h1 and no level skipped', async ({ browser, fixture }) => {
  const { page } = await openPage(browser, fixture, [1440, 900])
  const levels = await page.$$eval('h1, h2, h3, h4, h5, h6', all =>
    all.map(({ tagName }) => Number(tagName[1])),
  )
  assert.is(levels.filter(level => level === 1).length, 1)
  assert.ok(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1))
  await page.close()
})

for (const [size, most] of [
  [[1440, 900], 720],
  [[390, 844], 640],
] as const)
  landing(
    `R2 the call to act is on the first screen and at the end, at ${size[0]} px`,
    async ({ browser, fixture }) => {
      const { page } = await openPage(browser, fixture, size)
      const hero = await boxesOf(page, '.hero a[class^=button-primary]')
      const filled = await boxesOf(page, 'a[class^=button-primary]')
      assert.is(hero.length, 1)
      assert.ok((hero[0]?.bottom ?? Number.POSITIVE_INFINITY) <= most, `${hero[0]?.bottom}`)
      assert.is(filled.at(-1)?.text, hero[0]?.text)
      for (const { height, text } of await boxesOf(page, 'a[class^=button]')) assert.ok(height >= 44, text)
      for (const { color, ground, text } of filled)
        assert.ok(contrast(toHex(color), toHex(ground)) >= 4.5, `${text}: ${color} on ${ground}`)
      await page.close()
    },
  )

landing(
  'R2 copy without a last call has the first one repeated, by the prices and at the end',
  async ({ browser }) => {
    const { artifacts } = await render({ format: 'landing-page', content: arabic, outputs: ['html'] })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const filled = await boxesOf(page, 'a[class^=button-primary]')
    assert.is(filled.length, 3)
    assert.is(filled[1]?.text, filled[0]?.text)
    assert.is(filled[2]?.text, filled[0]?.text)
    await page.close()
  },
)

landing(
  'the button of the first screen is high, its words are large, and the other is less',
  async ({ browser }) => {
    const content =
      '# Mend your own shoes\n\nAn evening at the bench with wax, awl and thread for people who walk a lot.\n\n[Book an evening](https://a.example/b) [See the bench](https://a.example/c)\n\n## What you bring\n\nOne pair, dry and brushed, and an apron.\n'
    const { artifacts } = await render({ format: 'landing-page', content, outputs: ['html'] })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const [first] = await boxesOf(page, '.hero a[class^=button-primary]')
    const [second] = await boxesOf(page, '.hero a[class^=button-secondary]')
    assert.ok((first?.height ?? 0) >= 56 && (first?.height ?? 0) > (second?.height ?? 0))
    const size = await page.$eval('.hero a[class^=button-primary]', link => getComputedStyle(link).fontSize)
    assert.ok(Number.parseFloat(size) >= 24, size)
    await page.close()
  },
)

landing(
  'a button without an address leads to whom the page names, whose name stands in the bar',
  async () => {
    const content = '# Your hives talk\n\nHumm listens.\n\n[Order a kit]\n\n## Who\n\nWe. bees@humm.example'
    const { artifacts } = await render({ format: 'landing-page', content, outputs: ['html'] })
    const html = new TextDecoder().decode(artifacts[0]?.bytes)
    assert.match(html, /<a href="mailto:bees@humm.example" class="button-primary[^>]*>Order a kit<\/a>/)
    assert.match(html, /<header[\s\S]*>Humm<[\s\S]*<\/header>/)
  },
)

landing(
  'R3 no scrolling sideways from 320 px on, and no line too long to read',
  async ({ browser, fixture }) => {
    for (const width of [320, 360, 390, 768, 961, 1440, 1920]) {
      const { page } = await openPage(browser, fixture, [width, 900])
      assert.is(await overflow(page), 0, `${width} px`)
      for (const { text, characters } of await measures(page))
        assert.ok(characters <= 75, `${characters} ch: ${text}`)
      await page.close()
    }
  },
)

landing(
  'words of pictures stand under them, logos in a row, links beyond five in the foot',
  async ({ browser }) => {
    const content = `---\nnav: [${[1, 2, 3, 4, 5, 6].map(at => `{text: N${at}, link: "https://a.example/${at}"}`).join(', ')}]\n---\n# Title\n\nLead.\n\n[Go](https://a.example)\n\n## Logos\n\n![A](a.svg) ![B](b.svg)\n\n## Row\n\nWords.\n\n![A](a.svg "Under it")\n\n## End\n\n- **1** one\n- **2** two`
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M0 0h300v100z"/></svg>',
    )
    const job = {
      format: 'landing-page',
      content,
      assets: { 'a.svg': svg, 'b.svg': svg },
      outputs: ['html'],
    } as const
    const { page } = await openPage(browser, (await render(job)).artifacts, [1440, 900])
    const logos = await boxesOf(page, '.logos img')
    assert.equal(
      logos.map(({ width, height }) => [Math.round(width), Math.round(height)]),
      [
        [120, 40],
        [120, 40],
      ],
    )
    assert.is((await boxesOf(page, 'figcaption'))[0]?.text, 'Under it')
    assert.is((await boxesOf(page, 'header nav a')).length, 5)
    assert.equal(
      (await boxesOf(page, 'footer nav a')).map(({ text }) => text),
      ['N6'],
    )
    await page.close()
  },
)

const plans = `# Payroll for people who hate payroll

[Start free](https://a.example)

## Simple prices

| Plan | Price | Best for |
|---|---|---|
| Kiosk | £9 a month | 1–4 people |
| Corner Shop | £24 a month | 5–15 people |
| High Street | £59 a month | 16–50 people |
`

landing('a price in a wide face stands on one line', async ({ browser }) => {
  const content = plans.replaceAll('£24 a month', '$5,800').replaceAll(/£\d+ a month/g, '$1,700')
  const { artifacts } = await render({
    ...{ format: 'landing-page', content, instructions: 'stencil lettering, all capitals' },
    outputs: ['html'],
  })
  for (const width of [390, 1280, 1440]) {
    const { page } = await openPage(browser, artifacts, [width, 900])
    const prices = (await boxesOf(page, 'p')).filter(({ text }) => text.startsWith('$'))
    assert.is(prices.length, 3)
    for (const { text, size, height } of prices) assert.ok(height < size * 1.5, `${text} at ${width} px`)
    await page.close()
  }
})

landing('a unit stands on the line of its price', async ({ browser }) => {
  const instructions = 'bright, modern, lots of air, accent purple'
  const { artifacts } = await render({
    format: 'landing-page',
    content: plans,
    instructions,
    outputs: ['html'],
  })
  for (const size of [
    [390, 844],
    [1280, 900],
    [1440, 900],
  ] as const) {
    const { page } = await openPage(browser, artifacts, size)
    const units = await page.$$eval('p span', all =>
      all
        .filter(({ textContent }) => textContent === 'a month')
        .map(unit => ({
          lines: unit.getClientRects().length,
          paragraph: unit.closest('p')?.getBoundingClientRect().height ?? 0,
          type: Number.parseFloat(getComputedStyle(unit.closest('p') as Element).fontSize),
        })),
    )
    assert.is(units.length, 3)
    for (const { lines, paragraph, type } of units) {
      assert.is(lines, 1, `${size[0]} px`)
      assert.ok(paragraph < type * 1.5, `${size[0]} px: ${paragraph} px for type of ${type} px`)
    }
    await page.close()
  }
})

const compared = `# Soup by bicycle

[Order](https://a.example)

## For offices

| | Small | Large | All week |
|---|---|---|---|
| Bowls | 10 | 40 | unlimited |
| Price | R1 400 | R5 200 | R12 500 |

## Prices

| Pack | Price | Per bowl |
|---|---|---|
| 5 bowls | $40 | $8 |
| 20 bowls | $140 | $7 |

## Questions

Is it hot? Always.
Do you deliver on Sundays? No.

Ladle Ltd, Hexham · soup@ladle.example
`

landing(
  'plans are compared in columns and sold in rows; whose page it is stands at its foot',
  async ({ browser }) => {
    const { artifacts } = await render({ format: 'landing-page', content: compared, outputs: ['html'] })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const columns = await boxesOf(page, '.plans th')
    assert.equal(columns.map(({ text }) => text).slice(1), ['Small', 'Large', 'All week'])
    for (const amount of await page.$$eval('.plans .amount', all =>
      all.map(one => one.scrollWidth - one.clientWidth),
    ))
      assert.ok(amount <= 0)
    assert.is((await boxesOf(page, '.plans')).length, 1)
    assert.is((await boxesOf(page, 'summary')).length, 2)
    assert.match((await page.textContent('footer.foot')) ?? '', /Ladle\sLtd/)
    await page.close()
  },
)

const markets = `# Market day, squared away

Stallbook keeps the takings, the pitch fees and the VAT of a market stall on one page. You fill it in with your thumb, standing up, before the van is loaded.

[Start your first Saturday](https://a.example)

## Features

- **Takings by tin**: cash and card are kept apart.
- **Pitch fees remembered**: every market and what it costs.
`

landing('no word of a title is broken on a screen of any width', async ({ browser }) => {
  const instructions = 'a newspaper from the seventies: cream paper, black serif headlines, one tomato red'
  const { artifacts } = await render({
    format: 'landing-page',
    content: markets,
    instructions,
    outputs: ['html'],
  })
  for (const width of [390, 768, 1000, 1280, 1440]) {
    const { page } = await openPage(browser, artifacts, [width, 900])
    const broken = await page.$eval('h1', title => {
      const text = title.firstChild as Text
      return [...text.data.matchAll(/[^\s\u00a0]+/g)]
        .filter(({ index, 0: word }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1
        })
        .map(([word]) => word)
    })
    assert.equal(broken, [], `${width} px`)
    await page.close()
  }
})

landing('the plan that a brief wants to stand out has a ground of its own', async ({ browser }) => {
  const content =
    '# Loaf club\n\nBread on Fridays.\n\n[Join](https://a.example/join)\n\n## Plans\n\n| | Crumb | Crust | Oven |\n|---|---|---|---|\n| Monthly | £8 | £14 | £30 |\n| Loaves | 1 | 2 | 5 |\n'
  const groundsFor = async (instructions: string): Promise<readonly string[]> => {
    const job = { format: 'landing-page', content, instructions, outputs: ['html'] as const }
    const { artifacts } = await render({ ...job, outputs: [...job.outputs] })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const grounds = await page.$$eval('thead th', cells =>
      cells.slice(1).map(cell => getComputedStyle(cell).backgroundColor),
    )
    await page.close()
    return grounds
  }
  assert.is(new Set(await groundsFor('plum and cream')).size, 1)
  const [crumb, crust, oven] = await groundsFor('plum and cream, the Crust plan should stand out')
  assert.is(crumb, oven)
  assert.is.not(crumb, crust)
})

landing(
  'what is asked for without an address is a button all the same, and leads down to the last call',
  async ({ browser }) => {
    const content =
      '---\ncta: Try it on one loom\n---\n# Weave by phone\n\nA pattern book that counts for you.\n\n## Prices\n\n**Shed**: €9 a month. Two looms.\n\n**Hall**: €29 a month. Nine looms.\n\n**Mill**: €90 a month. As many as fit.\n\n## Begin on a Sunday\n\nIt takes ten minutes.\n'
    const instructions =
      'parchment, oxblood #6B1E23 for the buttons only, the prices as three cards with Hall marked as the usual choice'
    const { artifacts } = await render({ format: 'landing-page', content, instructions, outputs: ['html'] })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const buttons = await page.$$eval('main a', links =>
      links.map(link => [
        link.getAttribute('href'),
        getComputedStyle(link).backgroundColor,
        getComputedStyle(link).color,
      ]),
    )
    assert.ok(buttons.length >= 2)
    for (const [href, ground, ink] of buttons) {
      assert.is(href, '#begin-on-a-sunday')
      assert.is(ground, 'rgb(107, 30, 35)')
      assert.ok(contrast(toHex(ink ?? ''), '#6b1e23') >= 7)
    }
    const plans = await page.$$eval('[class*=price]', cards =>
      cards.filter(card => card.tagName === 'ARTICLE').map(card => getComputedStyle(card).backgroundColor),
    )
    assert.is(plans.length, 3)
    assert.is(plans[0], plans[2])
    assert.is.not(plans[0], plans[1])
    await page.close()
  },
)

landing('R4 nothing from outside, landmarks, nothing serious for axe', async ({ browser, fixture }) => {
  const { page, foreign } = await openPage(browser, fixture, [1440, 900])
  assert.equal(foreign, [])
  for (const landmark of ['header', 'nav', 'main', 'footer'])
    assert.ok((await page.$$(landmark)).length >= 1, landmark)
  assert.equal(await seriousFaults(page), [])
  await page.close()
})

landing(
  'a button that the front matter names again is once, and the last line of a call that is a link is pressed',
  async () => {
    const content =
      '---\ntitle: "Fen: maps that float"\ncta: Begin now\n---\n\n# Maps that float\n\nFen is a map for rowers.\n\n[Begin now](https://fen.example/go) [See one](https://fen.example/see)\n\n## Why\n\nBecause water moves.\n\n## Go out today\n\nThirty days free.\n[Begin](https://fen.example/go)\n'
    const { artifacts, messages } = await render({ format: 'landing-page', content, outputs: ['html'] })
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    const hero = html.slice(html.indexOf('<main'), html.indexOf('Because water'))
    assert.is(hero.match(/Begin\snow/g)?.length, 1)
    assert.match(html.slice(html.indexOf('Go out')), /class="button[^"]*"[^>]*>(?:<[^>]+>)*Begin</)
    assert.match(html.slice(0, html.indexOf('<main')), />Fen</)
    assert.not.ok(messages.some(({ severity }) => severity === 'error'))
  },
)

landing(
  'a number in bold is pressed at the head and at the end, in the loud colour that nobody named, and its note begins with no point',
  async () => {
    const content =
      '# Roof open? We come tonight.\n\nWolters Roofing, out in any weather, on Sundays too, and in the dark.\n\n**Call 902-555-0147** · day and night\n\n## What we do\n\n- Sheeting\n- Tiles\n\n## Book\n\nSend a picture. [Write to us](mailto:roof@wolters.example).\n'
    const instructions = 'Charcoal and white, one loud colour for the phone number.'
    const { artifacts, messages, design } = await render({
      ...{ format: 'landing-page', content, instructions },
      outputs: ['html'],
    })
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    assert.ok((html.match(/href="tel:/g) ?? []).length >= 2)
    assert.match(html, />day and night</)
    assert.ok(toOklch(design.parts?.buttons?.fill ?? '#000000').c > 0.13)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
  },
)

landing(
  'a page asks below its days and in its last words, and a number under a label is what it asks to call',
  async () => {
    const copy =
      '# Learn to lay a hedge\n\nTwo days in a field.\n\n[Book a place](https://hedge.example/book)\n\n## Days\n\n| Day | Where |\n|---|---|\n| 12 March | Ley |\n| 9 April | Combe |\n\n## Who\n\n- Ana cuts\n- Ben stakes\n\n## Book\n\nForty pounds a head, or write to ana@hedge.example\n'
    const html = async (content: string): Promise<string> => {
      const { artifacts } = await render({ format: 'landing-page', content, outputs: ['html'] })
      return new TextDecoder().decode(artifacts.find(({ path }) => path === 'site/index.html')?.bytes)
    }
    const booked = (await html(copy)).match(/href="https:\/\/hedge\.example\/book"/g) ?? []
    // Under the promise, below the days, at the end.
    assert.is(booked.length, 3)
    const called = await html(
      '# Locks opened\n\nDay and night, in Leith.\n\nPhone: 0131 555 0117\n\n## What it costs\n\n- Door £60\n- Car £80\n\n## Where\n\nFrom Portobello to Granton.\n',
    )
    assert.ok(called.indexOf('href="tel:01315550117"') < called.indexOf('What it costs</h2>'))
  },
)

landing.run()
