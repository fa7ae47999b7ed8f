import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowser, openPage } from '../../core/testing/browser.test.kit.ts'
import { boxesOf, overflow } from './page-boxes.test.kit.ts'
import { fixtureRendition } from '../fixture-renditions.test.kit.ts'
import { render } from '../render.test.kit.ts'
import { isLoss } from '../test-copy.test.kit.ts'

const paper = [1123, 794] as const
const lookbook = suite<{ browser: Browser }>('lookbook')

lookbook.before(async context => {
  context.browser = await createBrowser()
})
lookbook.after(async ({ browser }) => {
  await browser?.close()
})

/** Where the pictures of each spread stand, in px from its own corner. */
type Spread = readonly { readonly left: number; readonly top: number; readonly share: number }[]

async function spreadsOf(browser: Browser, size: readonly [number, number]): Promise<readonly Spread[]> {
  const { artifacts } = await fixtureRendition('lookbook', ['html'])
  const { page } = await openPage(browser, artifacts, size)
  const sections = await boxesOf(page, 'main > section')
  const pictures = await boxesOf(page, 'main img')
  assert.is(await overflow(page), 0)
  await page.close()
  return sections.map(section =>
    pictures
      .filter(({ top, bottom }) => top >= section.top - 1 && bottom <= section.bottom + 1)
      .map(({ left, top, width, height }) => ({
        left: Math.round(left - section.left),
        top: Math.round(top - section.top),
        share: (width * height) / (section.width * section.height),
      })),
  )
}

lookbook(
  'R1 pictures take most of every spread that has some, and of the cover what its name leaves',
  async ({ browser }) => {
    const spreads = (await spreadsOf(browser, paper)).filter(spread => spread.length > 0)
    assert.is(spreads.length, 6)
    for (const [at, spread] of spreads.entries()) {
      const share = spread.reduce((sum, picture) => sum + picture.share, 0)
      assert.ok(share >= (at === 0 ? 0.4 : 0.6), `${share}`)
    }
  },
)

lookbook('R2 no two neighbours look alike', async ({ browser }) => {
  const spreads = await spreadsOf(browser, paper)
  for (const [at, spread] of spreads.entries()) {
    const before = spreads[at - 1]
    if (before === undefined || spread.length === 0) continue
    const look = (some: Spread) => some.map(({ left, top, share }) => [left, top, Math.round(share * 20)])
    assert.not.equal(look(spread), look(before), `spread ${at}`)
  }
})

lookbook('a spread is a page of paper, whatever its pictures', async () => {
  const { pages } = await fixtureRendition('lookbook', ['pdf'])
  assert.is(pages, 9)
})

lookbook(
  'any number of plates, long words and none at all: nothing is lost, nothing stands beside the screen',
  async ({ browser }) => {
    const plates = Array.from({ length: 5 }, (_, at) => `![Plate ${at}](p${at}.svg)\n\n*Caption ${at}*`).join(
      '\n\n',
    )
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#789"/></svg>',
    )
    const assets = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`p${at}.svg`, svg]))
    const content = `# Herbstwinterkollektionsübersicht\n\n## Five\n\n${'Words that belong to the pictures. '.repeat(30)}\n\n${plates}\n\n## List\n\n- one\n- two\n`
    for (const job of [{ content, assets }, { content }, { content: 'Only words.' }]) {
      const { artifacts, messages } = await render({
        format: 'lookbook',
        ...job,
        outputs: ['html', 'pdf'],
      })
      assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
      for (const size of [[360, 800], paper] as const) {
        const { page } = await openPage(browser, artifacts, size)
        assert.is(await overflow(page), 0, `${size[0]} px`)
        await page.close()
      }
    }
  },
)

lookbook('every spread is a picture', async () => {
  const job = {
    format: 'lookbook',
    content: '# Rain\n\n## Wool\n\nWords.\n\n## Salt\n\nMore.\n',
    size: '1440x900',
  }
  const { artifacts, pages } = await render({ ...job, outputs: ['png'] })
  assert.ok(pages > 1)
  assert.is(artifacts.length, pages)
})

lookbook(
  'headed things have a page each, bare ones share pages, and words between them stand alone',
  async () => {
    const thing = (name: string): string => `### ${name}\n\nUndyed grey wool.\n\n**€ 290**\n\n`
    const content = `# Fog\n\n## Winter book, nº 6\n\nMade on an island.\n\n${thing('The Pilot')}${thing('The Cod')}> Wool remembers.\n`
    const { pages, messages } = await render({ format: 'lookbook', content, outputs: ['pdf'] })
    // The cover, two things, a quotation.
    assert.is(pages, 4)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
    const bare =
      'MUD SEASON\n\nNo. 1 bog cup – peat glaze\nNo. 2 ditch plate\nNo. 3 ditch bowl\nNo. 4 moss jug\nNo. 5 puddle\n\nall food safe\n'
    const shared = await render({ format: 'lookbook', content: bare, outputs: ['pdf'] })
    assert.is(shared.pages, 4)
  },
)

lookbook(
  'names in bold that count on have a page each, over lines or over points; those of a chapter share its pages',
  async () => {
    const points = '- grey lambswool\n- Colours: Ash, Ink\n- €120\n'
    const content = `# Tide\n\n**Outfit 1: Pilot**\n${points}\n**Outfit 2: Skipper**\n${points}`
    assert.is((await render({ format: 'lookbook', content, outputs: ['pdf'] })).pages, 3)
    const chapters =
      '# Tide\n\n## Deck\n\n**Look 1 — Pilot**\nwool, no lining\n€120\n\n**Look 2 — Mate**\ncotton\n€80\n\n## Below\n\n**Look 3 — Cook**\nlinen\n€60\n'
    const { pages, messages } = await render({ format: 'lookbook', content: chapters, outputs: ['pdf'] })
    // The cover, two chapters with their things.
    assert.is(pages, 3)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
  },
)

lookbook(
  'records of things in any names have a page each, with what is said of them and what they cost',
  async () => {
    const piece = (count: string, dubbed: string, cloth: string): string =>
      `  - nummer: ${count}\n    heet: ${dubbed}\n    stof: ${cloth}\n    vraagt: € 90\n    zegt: Nooit te laat voor de boot.\n`
    const content = `---\ntitel: Laag water\nkleren:\n${piece('01', 'Pier', 'wol')}${piece('02', 'Strekdam', 'linnen')}---\n`
    const { pages, messages } = await render({ format: 'lookbook', content, outputs: ['pdf'] })
    assert.is(pages, 3)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
  },
)

lookbook('things have a page each, some pictured and counted, or in bold with their prices', async () => {
  const pagesOf = async (content: string): Promise<number> => {
    const { pages, messages } = await render({ format: 'lookbook', content, outputs: ['pdf'] })
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
    return pages
  }
  const thing = (name: string, picture = '') => `### ${name}\nSpun by hand. £40\n${picture}\n`
  const some = `${thing('01 Hat', '![](hat.jpg)')}${thing('02 Scarf')}${thing('03 Sock')}${thing('04 Coat', '![](coat.jpg)')}`
  // The cover and four looks.
  assert.is(await pagesOf(`# Ebb\n\n## Winter 27\n\nFour things in wool.\n\n${some}`), 5)
  assert.is(
    await pagesOf(
      '# Ebb\n\n**Bowl** — 18 cm\n€32\n\n**Cup** — no handle\n€19\n\n**Jug** — holds a litre\n€64\n',
    ),
    4,
  )
})

lookbook.run()
