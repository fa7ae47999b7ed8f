import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../../adapters/cli/cases.ts'
import { type Element, isElement } from '../../core/compose/tree.ts'
import { composeJob } from '../../core/render.ts'
import { createBrowser, openPage } from '../../core/testing/browser.test.kit.ts'
import { boxesOf, overflow } from './page-boxes.test.kit.ts'
import { fixtureRendition } from '../fixture-renditions.test.kit.ts'
import portfolioFormat from './portfolio.tsx'
import { render } from '../render.test.kit.ts'
import { isLoss } from '../test-copy.test.kit.ts'

const portfolio = suite<{ browser: Browser }>('portfolio')

portfolio.before(async context => {
  context.browser = await createBrowser()
})
portfolio.after(async ({ browser }) => {
  await browser?.close()
})

portfolio(
  'R1 pictures end where words begin, and at the edges of a phone; two in a row are equally high, the first begins on the first screen',
  async ({ browser }) => {
    const { artifacts } = await fixtureRendition('portfolio', ['html'])
    for (const size of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      const { page } = await openPage(browser, artifacts, size)
      const pictures = await boxesOf(page, '.work img')
      const edge = size[0] < 640 ? 0 : ((await boxesOf(page, 'h1'))[0]?.left ?? 0)
      assert.is(pictures.length, 6)
      assert.ok((pictures[0]?.top ?? size[1]) <= size[1] * 0.85)
      for (const { top } of pictures) {
        const row = pictures.filter(picture => Math.abs(picture.top - top) <= 1)
        const [first, last] = [row[0], row.at(-1)]
        assert.ok(first && last && Math.abs(first.left - edge) <= 1)
        assert.ok(Math.abs(last.left + last.width - (size[0] - edge)) <= 1)
        assert.ok(row.every(({ height }) => Math.abs(height - first.height) <= 1))
      }
      assert.is(await overflow(page), 0)
      await page.close()
    }
  },
)

portfolio('R2 a work has a title, facts and a picture that is described', async ({ browser }) => {
  const { artifacts } = await fixtureRendition('portfolio', ['html'])
  const { page } = await openPage(browser, artifacts, [1440, 900])
  const works = await page.$$eval('.work', all =>
    all.map(work => ({
      title: work.querySelector('h3')?.textContent,
      facts: work.querySelector('.facts')?.textContent,
      alt: work.querySelector('img')?.getAttribute('alt'),
    })),
  )
  for (const { title, facts, alt } of works) assert.ok(title && facts && alt, `${title}`)
  await page.close()
})

portfolio('R3 the first screen leads to the contact', async ({ browser }) => {
  const content = `# Statement\n\nWho and where.\n\n## Work\n\n### One\n\n2024\n\nWords.\n\n### Two\n\n2025\n\nWords.\n\n## Say hello\n\n[a@b.example](mailto:a@b.example)`
  for (const job of [await readCase('portfolio'), { format: 'portfolio', content }]) {
    const { artifacts } = await render({ ...job, outputs: ['html'] })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const first = (await boxesOf(page, 'a[href^="#"], a[href^="mailto:"], a[href^="https:"]')).filter(
      ({ bottom }) => bottom > 0 && bottom <= 900,
    )
    assert.ok(first.length > 0)
    assert.ok((await boxesOf(page, '.contact a[href^="mailto:"], .call a[href^="mailto:"]')).length > 0)
    await page.close()
  }
})

portfolio('R4 works without pictures are set in type', async () => {
  const job = await readCase('portfolio')
  const unpictured = new TextDecoder().decode(job.content as Uint8Array).replaceAll(/^!\[.*$/gm, '')
  const bare = await render({ ...job, content: unpictured, assets: {}, outputs: ['html'] })
  const html = new TextDecoder().decode(bare.artifacts[0]?.bytes)
  assert.not.match(html, /<img/)
  assert.match(html, 'House with an Outside Stair')
  assert.is(bare.messages.filter(({ rule }) => isLoss(rule)).length, 0)
})

portfolio('a picture that will look soft on sharp screens is named with its line', async () => {
  const job = await readCase('portfolio')
  const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const content =
    '# Ada Marsh\n\n## Work\n\n### A bridge\n\n![A bridge](bridge.png)\n\n2024\n\n### A mill\n\nWords.'
  const said = async (more: object) =>
    (await render({ ...job, ...more, outputs: ['html'] })).messages.filter(
      ({ rule }) => rule === 'picture-small',
    )
  const [message, ...others] = await said({ content, assets: { 'bridge.png': small } })
  assert.is(message?.line, 7)
  assert.match(message?.text ?? '', 'bridge.png is 300 px wide')
  assert.is(others.length, 0)
})

portfolio(
  'names of works that a brief wants huge are larger than the name of the page',
  async ({ browser }) => {
    const content =
      '# Ulla Brandt — signs and gilding\n\n**Harbour pilots**, 2023\nBlue on oak.\n\n**Zum Anker**, 2021\nTin, 60 cm.\n\n**Ferry**, 2019\nboth sides\n'
    const { artifacts } = await render({
      format: 'portfolio',
      content,
      instructions: 'The names huge, white and blue.',
      outputs: ['html'],
    })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const sizeOf = (selector: string) =>
      page.$eval(selector, element => Number.parseFloat(getComputedStyle(element).fontSize))
    assert.is(await page.textContent('h1'), 'Ulla Brandt')
    assert.ok((await sizeOf('.work :is(h2, h3)')) > (await sizeOf('h1')) * 1.3)
  },
)

portfolio('names of works that a brief wants seen first keep their words whole', async ({ browser }) => {
  const works =
    '## THE LIGHTHOUSES\n\n2024\n\nfor a museum\n\n## STAIRS\n\n2022\n\noak\n\n## VIADUCT\n\n2020\n\nsteel'
  const { artifacts } = await render({
    format: 'portfolio',
    content: `# Ingrid Solheim\n\nJoiner, Voss\n\n${works}\n`,
    instructions: 'Project names huge',
    outputs: ['html'],
  })
  const { page } = await openPage(browser, artifacts, [1440, 900])
  const lines = await page.$$eval('.work :is(h2, h3)', all =>
    all.map(one => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  assert.equal(lines, [1, 1, 1])
  await page.close()
})

portfolio(
  'names that a brief wants huge stay on every screen, and part where they may',
  async ({ browser }) => {
    const content =
      'YANIS BELKACEM-ROUX\nphotographe de nuit — Marseille\n\n→ LES PLONGEURS\n2024. 22 portraits, entre 23h et 2h\n\n→ VIRAGE\n2022-2023\nune saison dans la tribune\n\n→ PLEIN PHARE\n2019, argentique\n'
    const { artifacts } = await render({
      ...{ format: 'portfolio', content, outputs: ['html'] },
      instructions: 'noir profond, mon nom énorme en ouverture',
    })
    for (const width of [390, 800, 961, 1100, 1280, 1440]) {
      const { page } = await openPage(browser, artifacts, [width, 900])
      assert.is(await overflow(page), 0, `${width} px`)
      await page.close()
    }
  },
)

portfolio('on sheets the heading of the works stands with the first of them, over its picture', async () => {
  const works = ['Rose window', 'Door', 'Lamps'].map(
    name => `### ${name}\n*León, 2024*\n\nA month in each pane.\n\n![${name}](${name.length}.jpg)`,
  )
  const content = `# Ida Birch\n\nGlazier\n\n## Works\n\n${works.join('\n\n')}`
  const { pages } = await render({
    ...{ format: 'portfolio', content, instructions: 'A4 landscape', outputs: ['pdf'] },
  })
  assert.ok(pages <= 4, `${pages} sheets`)
})

portfolio(
  'paragraphs of a text without titles keep their distance, and the first stands beside the rest',
  async ({ browser }) => {
    const { artifacts } = await render({
      format: 'portfolio',
      content: `# Ida Holm, bookbinder

I bind books by hand in Aarhus.

The book people ask for is the parish register of Mols, which came to me in 2023 with its spine gone and half of its leaves loose. I washed it leaf by leaf, sewed it on five cords and gave it back in calf, and it is read in the church again every Sunday of the year.

In 2021 the museum wanted forty sketchbooks that open flat. They do.

Then there are the notebooks, which I make in winter when the light is bad, of whatever leather is left from the large ones.

Write to ida@holm.example, or knock.
`,
      outputs: ['html'],
    })
    const { page } = await openPage(browser, artifacts, [1440, 900])
    const paragraphs = await boxesOf(page, 'section p')
    const [lead, ...rest] = paragraphs.slice(-4)
    for (const [at, { top }] of rest.slice(1).entries())
      assert.ok(top - (rest[at]?.bottom ?? 0) >= 8, `${top} after ${rest[at]?.bottom}`)
    assert.ok(lead && rest[0] && lead.left + lead.width <= rest[0].left)
    await page.close()
  },
)

portfolio(
  'on paper each work without pictures has a sheet of its own, between a cover and the practice',
  async () => {
    const content = `---
studio: Elm Yard
email: yard@elm.example
years: 2009-2024
---
# Elm Yard

Boats for people who row.

## A skiff for two, Lyme

2023 · 4 m · Rowing Club of Lyme
Larch on oak

It was meant for one summer.

- Cost: GBP 9,000

## A ferry, Wells

2019 · 11 m · Wells Harbour
Elm, copper

It crosses in six minutes.

## A punt, Ely

2016 · 7 m · College of Ely

Nothing on it is bent.

## Contact

yard@elm.example
3 Elm Lane
`
    const { pages, messages } = await render({
      format: 'portfolio',
      content,
      instructions: 'as a PDF, A4 landscape, Swiss, year and metres as big quiet numerals',
      outputs: ['pdf'],
    })
    assert.is(pages, 1 + 3 + 1)
    assert.equal(
      messages.filter(({ rule }) => isLoss(rule)),
      [],
    )
  },
)

portfolio(
  'on paper the works of a part have a sheet each, and what is short above them is on the cover',
  async () => {
    const works = ['1. Gate, Hull — 2024', '2. Weather vane — 2021', '3. Lamp — 2018'].map(
      name => `### ${name}\n\nForged in one winter, hung in one afternoon.`,
    )
    const content = `# Ana Pires\n\nBlacksmith\n\n## About\n\nI bend iron slowly.\n\n## Work\n\n${works.join('\n\n')}\n\n## Prices\n\nGates from £2,000.\n\n## Contact\n\nana@pires.example`
    const { pages, messages } = await render({
      ...{ format: 'portfolio', content, instructions: 'A4 landscape PDF, rust and black', outputs: ['pdf'] },
    })
    assert.is(pages, 1 + works.length + 1)
    assert.equal(
      messages.filter(({ rule }) => isLoss(rule)),
      [],
    )
  },
)

portfolio('each work has a spread of its own where the brief asks for that', async () => {
  const content =
    '# Ada Rye\n\nPrinter\n\n## Work\n\n### Tide\n*Book, 2024*\n\n![A spread in blue](tide.jpg)\n\nTwelve poems.\n\n### Salt\n*Labels, 2023*\n\n![A label on a jar](salt.jpg)\n\nOne sort.\n\n### Marks\n*Plates, 2021*\n\nTwelve plates.\n'
  for (const instructions of [
    'each project on its own spread',
    'ruim, grijs papier, elk project op een eigen spread',
    'ein Projekt pro Doppelseite',
  ]) {
    const { artifacts } = await render({ format: 'portfolio', content, instructions, outputs: ['html'] })
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    assert.match(html, /class="work-spreads/)
    assert.is(html.match(/<article/g)?.length, 3)
  }
})

portfolio(
  'works on sheets are called in one size, and only the one that the brief wants first is larger',
  async () => {
    const works = [
      '**The Anchor, Quay Street** (2024)',
      '**Tea van** (2022)',
      '**Ferry name boards** (2021)',
    ].map(name => `${name}\nPainted by hand in one week of rain.`)
    const content = `# Ana Pires\n\nSignwriter\n\n## Work\n\n${works.join('\n\n')}\n\n## Contact\n\nana@pires.example`
    const sizesOf = async (instructions: string) => {
      const { sheets } = await composeJob({ content, instructions }, portfolioFormat)
      return sheets.flatMap(({ name, root }) => (name.startsWith('work') ? headingSizes(root).slice(-1) : []))
    }
    const plain = await sizesOf('A5 booklet, oxblood and cream')
    assert.is(plain.length, 3)
    assert.is(new Set(plain).size, 1)
    const [first = 0, second = 0, third = 0] = await sizesOf(
      'A5 booklet, oxblood and cream. The Anchor first and biggest.',
    )
    assert.ok(first > second && second === third, `${first} ${second} ${third}`)
  },
)

/** px of the names in a sheet. */
function headingSizes({ tagName, style, children }: Element): readonly number[] {
  const own = tagName === 'h2' && style.size !== undefined ? [style.size] : []
  return [...own, ...children.flatMap(child => (isElement(child) ? headingSizes(child) : []))]
}

portfolio.run()
