import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../../adapters/cli/cases.ts'
import { wordsOf } from '../../core/check/copy.ts'
import { attributes, elements, properties } from '../../core/draw/html/mail/mail-clients.test.kit.ts'
import type { Job, Rendition } from '../../core/job.ts'
import { createBrowser, openPage } from '../../core/testing/browser.test.kit.ts'
import { attribute, type HtmlNode, readHtml } from '../../core/testing/read-html.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { toOklch } from '../../core/theme/oklch.ts'
import newsletter from './email-newsletter.ts'
import { fixtureRendition } from '../fixture-renditions.test.kit.ts'
import { render } from '../render.test.kit.ts'
import { isLoss } from '../test-copy.test.kit.ts'

const letters = suite('letters')
const fixture: Job = { ...(await readCase('email-newsletter')), outputs: ['html'] }

function letterOf(content: string, instructions = ''): Promise<Rendition> {
  return render({ ...fixture, content, instructions })
}

function fileOf({ artifacts }: Rendition, path: string): Uint8Array {
  const file = artifacts.find(artifact => artifact.path === path)
  if (file === undefined) throw new Error(`${path} is missing`)
  return file.bytes
}

const textOf = (rendition: Rendition, path: string): string =>
  new TextDecoder().decode(fileOf(rendition, path))

letters(
  'a name in bold over its line is the masthead, and the end stands apart from the last story',
  async () => {
    const copy =
      '**The Lantern** — news from the Fossgate bell ringers\nNo. 12, May 2026\n\nDear all,\n\nThe tenor bell is back.\n\n## The tower in numbers\n1,204 changes · 31 steps mended · £860 raised · 1 bat\n\n## Practice nights\nTue 5 May — plain hunt, bring gloves\nTue 12 May — visitors from Selby\n\n## Treasurer wanted\nTwo hours a month.\n\n[Come to a practice](https://bells.example/come)\n[See the tower mended](https://bells.example/tower)\n\n## Outing\nSaturday 6 June, by train.\n\nUntil the next letter, mind your heads\nAda Crane, tower captain\n\nYou have this letter because you ring with us. Unsubscribe | Change address\n'
    const html = new TextDecoder().decode(fileOf(await letterOf(copy), 'site/index.html'))
    const text = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, '\n')
    const at = (words: string): number => text.indexOf(words)
    assert.match(html, /<h1[^>]*>(?:<[^>]+>|\s)*The Lantern(?:<[^>]+>|\s)*<\/h1>/)
    assert.match(text, /1,204\s+changes/)
    assert.ok(
      at('visitors from Selby') < at('Come to a practice') && at('Come to a practice') < at('Treasurer'),
    )
    assert.ok(at('See the tower mended') < at('Practice nights'))
    assert.match(html, /by train[\s\S]*<\/td>[\s\S]*mind your heads[\s\S]*<\/td>[\s\S]*You have this letter/)
  },
)

letters(
  'a name under its subject is the masthead, and what stars stand around is a title without them',
  async () => {
    const copy =
      'Subject: Gate shut from the 4th + seed swap + a kettle\n\nTHE WHEELBARROW\nNewsletter of Millgate allotments, Selby   No 48   March\n\nHello everybody,\n\nIt was a wet winter, and the sheds have held but for the one that we all knew about.\n\n*** GATE SHUT ***\nThe gate is shut from Monday 4 March till the road is mended. Bring your own key until then, please.\n\nSEEDS\nSwap them on Sunday at the hut, beans are wanted more than anything else this year.\n\nKETTLE\nWho has it? It is blue, and it is missed by the whole of the committee.\n'
    const html = new TextDecoder().decode(fileOf(await letterOf(copy), 'site/index.html'))
    assert.match(html, /<h1[^>]*>(?:<[^>]+>|\s)*THE WHEELBARROW(?:<[^>]+>|\s)*<\/h1>/)
    assert.match(html, /<h2[^>]*>(?:<[^>]+>|\s)*GATE SHUT(?:<[^>]+>|\s)*<\/h2>/)
    // What the subject names first stands on a panel, larger than the other stories.
    const sizeOf = (words: string): number =>
      Number(
        new RegExp(`<h2[^>]*font-size:\\s*([\\d.]+)px[^>]*>(?:<[^>]+>|\\s)*${words}`).exec(html)?.[1] ?? 0,
      )
    assert.ok(sizeOf('GATE SHUT') > sizeOf('KETTLE'), `${sizeOf('GATE SHUT')} over ${sizeOf('KETTLE')}`)
    assert.match(html, /Hello everybody/)
    assert.match(html, /Gate shut from the 4th/)
  },
)

letters(
  'the last line of a story that asks for something before a mail address is its button, with the address beside it',
  async () => {
    const copy =
      '# Spring letter\n\nDear gardeners,\n\n## Plant fair on 18 April\n\nFrom ten to one on the square. Coffee is free.\nBook a table: fair@plots.example\n\n## Water\n\nThe new pipe is in.\n'
    const html = new TextDecoder().decode(fileOf(await letterOf(copy), 'site/index.html'))
    assert.match(html, /<a [^>]*href="mailto:fair@plots\.example"[^>]*>(?:<[^>]+>|\s)*Book a table/)
    assert.match(html, />(?:\s)*fair@plots\.example/)
  },
)

letters(
  'hours and prices are rows, what a sentence asks for is a button, and who signs stands apart',
  async () => {
    const copy = `Subject: The kiln is back\nPreheader: Glaze day and a lost apron\n\nHello potters,\n\nthe new elements hold and nobody was burnt.\n\nOPEN STUDIO\nTue    18.00-21.00\nSat    10.00-16.00\n\nFEES\nMember £6\nUnder 16 £3\nYear £140, or £120 before May -> https://kiln.example/year\n\nSPRING FIRING, Sunday 3. May, 1pm\nBring it dry and bring it early. Book a shelf: https://kiln.example/shelf\n\nNEW HERE: Ines\n"I came for one bowl. I have forty bowls."\n\nFOUND\nAn apron, with a name in it that nobody can read.\n\nUntil the next firing\nNoor\n020 5550 1177, 4 Canal Row\nYou are a member. Unsubscribe: https://kiln.example/out\n`
    const html = new TextDecoder().decode(fileOf(await letterOf(copy), 'site/index.html'))
    const text = html
      .replace(/<style[\s\S]*?<\/style>/g, '')
      .replace(/<[^>]+>/g, '|')
      .replace(/\|[\s|]*/g, '|')
    for (const row of ['|Tue|18.00', '|Under 16|£3|', '|Year|£140, or £120 before May|', '|NEW HERE: Ines|'])
      assert.ok(text.includes(row), `${row} in ${text}`)
    assert.match(html, /<a [^>]*href="https:\/\/kiln\.example\/year"[^>]*>(?:<[^>]+>|\s)*Year</)
    assert.match(html, /<a [^>]*href="https:\/\/kiln\.example\/shelf"[^>]*>(?:<[^>]+>|\s)*Book a shelf</)
    assert.match(html, /<a [^>]*href="https:\/\/kiln\.example\/out"[^>]*>(?:<[^>]+>|\s)*Unsubscribe</)
    assert.match(html, /<h2[^>]*>(?:<[^>]+>|\s)*SPRING FIRING/)
    assert.ok(
      html.indexOf('part="closing"') < 0 || html.indexOf('Until the next') > html.indexOf('nobody can read'),
    )
  },
)

letters('records of the front matter are a table, a button, and somebody’s words', async () => {
  const copy = `---
title: May letter
sender: Quay Boat Club
news:
  - { title: A new slip, text: It is wet., button: See the plan, link: https://club.example/slip }
  - { title: Oars, text: They are back. }
dates_to_keep:
  - { day: 2 May, what: Plant sale, who: all }
  - { day: 9 May, what: Litter pick, who: crew }
quote: { words: If you stand quite still you become a tree., who: 'Elvira, 4' }
---
`
  const html = textOf(await letterOf(copy), 'site/index.html')
  assert.match(html, /<a [^>]*href="https:\/\/club\.example\/slip"[^>]*>(?:<[^>]+>|\s)*See the plan/)
  assert.match(html, /<th[^>]*>(?:<[^>]+>)*What/)
  const words = html.replace(/<[^>]+>|\u00a0|&nbsp;/g, ' ').replace(/\s+/g, ' ')
  assert.match(words, /become a tree\. — Elvira, 4/)
  assert.not.match(words, / Words If you/)
  assert.not.match(html, /https:\/\/club\.example\/slip</)
})

letters('a label in the text stays where it was written, and a short line over a list heads it', async () => {
  const copy =
    '# Parish news\n\nfrom Janet\n\n**Allotments** Two plots have come up.\n\n**Vacancy** We are one short.\n\nDATES\n\n- 2 May – Plant sale\n- 9 May – Litter pick\n\nRing any time.\n'
  const html = textOf(await letterOf(copy), 'site/index.html').replace(/<[^>]+>|&nbsp;|\u00a0/g, ' ')
  const at = ['Allotments', 'Vacancy', 'DATES', '2 May', 'Ring any time'].map(words => html.indexOf(words))
  assert.equal(
    at,
    at.toSorted((one, other) => one - other),
  )
  assert.match(textOf(await letterOf(copy), 'site/index.html'), /<h[23][^>]*>(?:<[^>]+>|\s)*DATES/)
})

letters('the subject and the preheader of a letter are shown without the names of their fields', async () => {
  for (const [subject, preheader] of [
    ['Subject line', 'Preheader'],
    ['Subject', 'Preview text'],
  ]) {
    const copy = `# Mill notes\n\n${subject}: The wheel turns again\n${preheader}: And what it grinds.\n\n## Flour\n\nWe grind on Fridays, all day long.\n\n## Bread\n\nWe bake on Saturdays, all day long.\n`
    const html = textOf(await letterOf(copy), 'site/index.html')
    assert.match(html, /The wheel turns again/)
    assert.not.match(html, new RegExp(`${subject}[^a-z]|${preheader}[^a-z]`))
  }
})

const harbour =
  '# Pier letter 4\n\nHello all, the ice went out on Sunday night.\n\n## Launch on 3 May\n\nThe crane comes at seven. Find your time on the list at the hut and be early.\n\n[See the list](https://pier.example/list)\n\n## Clean-up\n\nWe meet at nine with gloves, and there is soup.\n\nWe still need:\n\n- planks for the jetty\n- paint for the hut\n\n## Power\n\nPull the plug when you go home.\n'

letters('stories are parted by room where the brief has no colour for their grounds', async () => {
  const html = textOf(await letterOf(harbour, 'White and navy.'), 'site/index.html')
  const grounds = new Set([...html.matchAll(/bgcolor="(#[0-9a-f]{6})"/gi)].map(([, hex]) => hex))
  assert.ok(grounds.size <= 2, [...grounds].join(' '))
  assert.not.match(html, /<hr/)
})

letters('a line that leads on to a list is no heading of its own', async () => {
  const html = textOf(await letterOf(harbour), 'site/index.html')
  assert.not.match(html, /<h[1-6][^>]*>(?:<[^>]+>)*We still need/)
  assert.match(html, /We still need:/)
})

letters('the second colour that a brief names is in the ground of stories', async () => {
  const copy =
    '# Birch Farm letter\n\nHello all, the frost came on Monday and nobody minded it.\n\n## Box\n\nLeeks, apples and a handful of lettuce.\n\n## Help\n\nCarrots on Saturday at nine, soup is there.\n\n## Road\n\nThe lower road is closed until the end of the month.\n'
  const grounds = async (instructions: string) => {
    const html = textOf(await letterOf(copy, instructions), 'site/index.html')
    return [...html.matchAll(/background(?:-color)?:\s?(#[0-9a-f]{6})/gi)].map(([, hex = '']) => toOklch(hex))
  }
  const isGreen = ({ l, c, h }: { l: number; c: number; h: number }): boolean =>
    l > 0.85 && c > 0.01 && h > 110 && h < 180
  assert.ok((await grounds('Tomato red and soft green, like a letter.')).some(isGreen))
})

/** What copy may hold besides paragraphs. */
const everything = `---
subject: All there is
unsubscribe: https://a.example/leave
address: 1 High Street
---

# All there is

First words with a [link](https://a.example), \`code\`, ~~gone~~, H~2~O and a note[^1].

[Do it](https://a.example/do)

## A list and a table

1. one
   - in one
2. two

- [x] done
- [ ] not yet

| What | € |
|---|---:|
| One | 5 315,50 € |
| **Sum** | **5 315,50 €** |

> Somebody’s words

\`\`\`ts
const answer = 42
\`\`\`

## مرحبا

![Beans](assets/beans.jpg)

Words beside a picture.

[^1]: The note.
`

const letter = new TextDecoder().decode(fixture.content as Uint8Array)

const copies = { fixture: letter, everything }

for (const [name, content] of Object.entries(copies))
  letters(`${name}: only what mail programs honour`, async () => {
    const rendition = await letterOf(content, fixture.instructions)
    const { html = '' } = await PostalMime.parse(fileOf(rendition, 'message.eml'))
    const read = await readHtml(new TextEncoder().encode(html))
    const wrong = read.elements.flatMap(({ nodeName, attrs = [] }) => [
      ...(elements.has(nodeName) ? [] : [`<${nodeName}>`]),
      ...attrs.filter(({ name }) => !attributes.has(name)).map(({ name }) => `${name} of <${nodeName}>`),
      ...stylesOf({ nodeName, attrs }).flatMap(([property, value]) => {
        const row = properties[property]
        const allowed = row !== undefined && (row.on?.includes(nodeName) ?? true)
        const known = /^(?!.*(var|calc|clamp|rgba?|hsla?)\(|.*\b(flex|grid)\b)/.test(value)
        const hex = [...value.matchAll(/#\w+/g)].every(([color]) => /^#[0-9a-f]{6}$/.test(color))
        return allowed && known && hex ? [] : [`${property}:${value} of <${nodeName}>`]
      }),
    ])
    assert.equal(wrong, [])
    assert.not.match(html, /<script|ld\+json|data-node|@font-face|@import/)
    for (const row of Object.values(properties))
      assert.ok(/^y y y$/.test(row.honoured) || row.otherwise, 'what is not honoured has a way out')
    const sheets = html.match(/<style>[\s\S]*?<\/style>/g)?.join('') ?? ''
    assert.ok(sheets.length < 16 * 1024, 'Gmail reads 16 KB of rules')
  })

function stylesOf(element: HtmlNode): readonly (readonly [string, string])[] {
  return (attribute(element, 'style') ?? '')
    .split(';')
    .filter(Boolean)
    .map(line => line.split(/:(.*)/, 2) as [string, string])
}

for (const [name, content] of Object.entries(copies))
  letters(
    `${name}: every word has its look from the cell around it, and every ground is an attribute too`,
    async () => {
      const { elements: all } = await readHtml(fileOf(await letterOf(content), 'site/index.html'))
      const wrong: string[] = []
      const visit = (node: HtmlNode, said: ReadonlySet<string>): void => {
        const own = stylesOf(node).map(([property]) => property)
        const isCell = node.nodeName === 'td' || node.nodeName === 'th'
        // Word hands nothing on from one table to the next.
        const inner = new Set([...(isCell ? [] : said), ...own])
        if (isCell && own.includes('background-color') && attribute(node, 'bgcolor') === undefined)
          wrong.push(`a ground of <${node.nodeName}>`)
        if (node.nodeName === '#text' && /\S/.test((node.value ?? '').replace(/\u00a0/g, ' ')))
          for (const property of ['font-size', 'line-height', 'font-family', 'color'])
            if (!said.has(property) && !said.has('mso-hide')) wrong.push(`${property} of "${node.value}"`)
        for (const child of node.childNodes ?? []) visit(child, inner)
      }
      for (const element of all) if (element.nodeName === 'body') visit(element, new Set())
      assert.equal(wrong, [])
    },
  )

letters('a letter whose rules are dropped looks the same on a desk, and folds on a phone', async () => {
  const { artifacts } = await fixtureRendition('email-newsletter', ['html'])
  const bare = artifacts.map(file =>
    file.path === 'site/index.html'
      ? {
          ...file,
          bytes: Buffer.from(
            Buffer.from(file.bytes)
              .toString()
              .replace(/<style>.*?<\/style>/gs, ''),
          ),
        }
      : file,
  )
  const browser = await createBrowser()
  try {
    const shown = async (files: typeof artifacts) => {
      const { page, foreign } = await openPage(browser, files, [800, 600])
      const desk = await page.screenshot({ fullPage: true })
      await page.setViewportSize({ width: 390, height: 600 })
      const widest = await page.evaluate('document.documentElement.scrollWidth')
      const besides = await page.evaluate(
        '[...document.querySelectorAll(".column")].map(each => each.getBoundingClientRect().top)',
      )
      await page.close()
      return {
        desk,
        widest,
        foreign,
        below: new Set(besides as number[]).size === (besides as number[]).length,
      }
    }
    const [styled, dropped] = [await shown(artifacts), await shown(bare)]
    const pixels = (png: Buffer) => sharp(png).raw().toBuffer()
    assert.ok((await pixels(styled.desk)).equals(await pixels(dropped.desk)), 'the same on a desk')
    for (const { widest, foreign, below } of [styled, dropped])
      assert.equal({ widest, foreign, below }, { widest: 390, foreign: [], below: true })
  } finally {
    await browser.close()
  }
})

letters('the message holds every word and every picture, and is a draft from nobody at no time', async () => {
  const rendition = await fixtureRendition('email-newsletter', ['html'])
  const source = textOf(rendition, 'message.eml')
  const message = await PostalMime.parse(fileOf(rendition, 'message.eml'))
  const { html = '', text = '', attachments, subject } = message
  assert.is(subject, 'October: what the marsh kept for us')
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  assert.not.match(head, /^(date|message-id|from|to):/im)
  assert.match(head, /^X-Unsent: 1\r\nList-Unsubscribe: <https:\/\/saltmarshseeds\.example\/unsubscribe>/m)

  const shown = [...html.matchAll(/src="cid:([^"]+)"/g)].map(match => `<${match[1]}>`)
  assert.is(shown.length, 4)
  assert.equal(
    attachments.map(({ contentId, related, disposition }) => ({ contentId, related, disposition })),
    [...new Set(shown)].map(contentId => ({ contentId, related: true, disposition: 'inline' })),
  )
  const { text: words } = await readHtml(new TextEncoder().encode(html))
  const page = await readHtml(fileOf(rendition, 'site/index.html'))
  assert.equal(wordsOf(words), wordsOf(page.text))
  const said = new Set(wordsOf(text))
  const body = letter.split('---').at(-1) ?? ''
  const written = wordsOf(body.replace(/\]\([^)]*\)|[#*![\]]/g, ' ')).filter(word => !said.has(word))
  assert.equal(written, [])
  for (const [, address] of body.matchAll(/\]\((https:[^)]*)\)/g))
    assert.ok(text.includes(`<${address}>`), address)
  assert.not.match(text, 'Beans that survived two floods')
  assert.is(`${text.replace(/\r\n/g, '\n').trimEnd()}\n`, textOf(rendition, 'message.txt'))
})

letters(
  'a sender with an address is the sender; an address alone has the name of the publisher',
  async () => {
    const from = async (fields: string) => {
      const rendition = await letterOf(`---\n${fields}\n---\n\n# Hello\n\nWords.\n`)
      return (await PostalMime.parse(fileOf(rendition, 'message.eml'))).from
    }
    const tools = { address: 'hello@tools.example', name: 'Tool Library' }
    assert.equal(await from('from: Tool Library <hello@tools.example>'), tools)
    assert.equal(await from('publisher: Tool Library\nemail: hello@tools.example'), tools)
    assert.is(await from('publisher: Tool Library'), undefined)
  },
)

letters('nothing of the copy gets between the headers of the message', async () => {
  const fields = [
    'subject: "Hi\\r\\nBcc: evil@x.example\\r\\n\\r\\nbody"',
    'from: "A <a@b.example>\\r\\nTo: evil@x.example"',
    'unsubscribe: "https://a.example/u>\\r\\nX-Evil: 1"',
  ]
  const source = textOf(await letterOf(`---\n${fields.join('\n')}\n---\n\n# Hi\n\nWords.\n`), 'message.eml')
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  const names = head.split(/\r\n(?=\S)/).map(line => line.split(':')[0])
  assert.equal(names, ['X-Unsent', 'From', 'Subject', 'MIME-Version', 'Content-Type'])
})

letters('the same job is the same letter', async () => {
  const [one, other] = [await render(fixture), await render(fixture)]
  assert.is(one.hash, other.hash)
})

letters('a letter that Gmail would clip is reported, and one of 40 KB is not', async () => {
  const story = `## Chapter\n\n${'The sea came over the wall twice this summer. '.repeat(12)}\n\n`
  const told = async (count: number) => {
    const { messages } = await letterOf(`# A long letter\n\n${story.repeat(count)}`)
    return messages.filter(({ rule }) => rule === 'mail-clipped')
  }
  assert.equal(await told(70), [])
  const [message] = await told(240)
  assert.match(message?.text ?? '', /^the letter is \d+ KB of HTML: Gmail shows 102 KB/)
  assert.ok(message?.hint)
})

letters('a letter is 600 px wide whatever its brief says, and says so', async () => {
  const { messages } = await letterOf(letter, 'A4 landscape, serif')
  assert.match(messages.find(({ rule }) => rule === 'size-kept')?.text ?? '', '600 px wide')
})

letters('pages of a letter are those of a desk', async () => {
  const composed = await composeJob(fixture, newsletter)
  const { drawing } = await layoutJob(composed, ['png'])
  const items = (drawing.pages?.frames ?? []).flatMap(frame => frame.items)
  const words = items.flatMap(item => (item.kind === 'text' ? item.words.map(({ word }) => word.text) : []))
  assert.ok(words.includes('Eleven'))
  const pictures = items.flatMap(item => (item.kind === 'image' ? [item] : []))
  assert.is(pictures.filter(({ width }) => Math.round(width) === 246).length, 2)
})

letters('from right to left everything is mirrored', async () => {
  const html = textOf(
    await letterOf(
      '---\nlang: ar\n---\n\n# مرحبا\n\n## أول\n\n![صورة](assets/beans.jpg)\n\nكلمات قليلة.\n\n- نقطة\n',
    ),
    'site/index.html',
  )
  assert.match(html, '<html lang="ar" dir="rtl"')
  assert.match(html, /<ul style="margin:0 \d+px 0 0/)
  assert.not.match(html, 'text-align:left')
})

letters(
  'the picture of a story stands beside a few words and above many; two such stories stand side by side',
  async () => {
    const story = (words: number): string =>
      `## Story\n\n![Beans](assets/beans.jpg)\n\n${'word '.repeat(words)}\n\n[Read on](https://a.example)\n\n`
    const rendition = await letterOf(`# Letter\n\nWords.\n\n${story(20)}${story(90)}${story(20)}${story(20)}`)
    const pictures = [...textOf(rendition, 'site/index.html').matchAll(/src="assets\/beans-(\d+)x/g)]
    assert.equal(
      pictures.map(([, width]) => Number(width)),
      [224, 520, 246, 246],
    )
  },
)

letters(
  'lists of days are set by their days, on one edge, whatever stands between a day and what is on',
  async () => {
    const copy =
      '# St Oswin\n\n## Dates\n\n- Mon 17 Nov – odd socks\n- Thurs 27 Nov: evening, 3.45 to 7pm\n- Fri 5 Dec, 15:15, fair in the hall\n\n## Work\n\nHelp wanted.\n'
    const { artifacts, messages } = await letterOf(copy)
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
    for (const words of ['Mon 17 Nov', 'Thurs 27 Nov', 'Fri 5 Dec', '15:15', 'odd socks'])
      assert.match(html, new RegExp(`>${words.replaceAll(' ', '\\s')}<`))
    const widths = [
      ...html.matchAll(/<td[^>]* width="(\d+)"[^>]*>(?:(?!<td).)*?>(?:Mon\s17|Thurs\s27|Fri\s5)/gu),
    ]
    assert.is(widths.length, 3)
    assert.is(new Set(widths.map(([, width]) => width)).size, 1)
  },
)

letters('days stand apart from their hours, a number stands large, and lines stay lines', async () => {
  const copy = [
    '# The Reading Room',
    '## This month',
    '| When | What | Where |\n|---|---|---|\n| Tue 4 Nov, 18:30 | Tax evening | Room 2 |\n| Thu 13 Nov, 19:00 | Reading | Hall |',
    '## A number',
    '**91,306** — books borrowed in October.',
    '## Work day',
    'saturday 19 april  \nmeet at the canteen  \nbring gloves',
  ].join('\n\n')
  const { artifacts, messages } = await letterOf(copy)
  const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
  assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
  assert.match(html, />Thu\s13\sNov</)
  assert.match(html, />91,306</)
  assert.match(html, />meet at the canteen</)
})

letters('a table of one column above the stories is set once', async () => {
  const { artifacts } = await letterOf('|a|\n|a|\n|a|\n\n# The week\n\nThe pool is open again.')
  const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
  assert.is(html.match(/>a</g)?.length, 3)
})

letters(
  'days that are to be found at once stand first, short notes apart, and the greetings below all stories',
  async () => {
    const copy = [
      '# Orchard news',
      'The trees are in.',
      '**Pruning**\nBring gloves on Saturday, and a saw if you own one that cuts.\n[Join in](https://orchard.example/join)',
      '**Cider**\nThe press is mended, and it has been painted a bold colour.',
      'Dates',
      '- Sat 4 Oct – pruning\n- Sun 12 Oct, 14:00 – pressing',
      'Short notes',
      'The gate sticks.\nA ladder is missing.\nThe hens are back.',
      'Warm wishes,\nIda Marsh',
      'You get this because you signed up. Orchard House, Leeds',
    ].join('\n\n')
    const { artifacts, messages } = await letterOf(copy, 'dates easy to find')
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
    const places = ['pressing', 'Pruning', 'Cider', 'gate sticks', 'Warm wishes', 'signed up'].map(words =>
      html.indexOf(words, html.indexOf('trees are in')),
    )
    assert.equal(
      places,
      places.toSorted((one, other) => one - other),
    )
    assert.match(html, /<li[^>]*>(?:<[^>]+>)*A ladder is missing/)
  },
)

letters('a subject that opens with the name of the letter is its brand and its headline', async () => {
  const rendition = await letterOf(
    'Subject: Millgate allotments – March: gate shut on the 4th, seed swap, lost kettle\n\nHello all,\n\nThe gate is shut on the 4th. Bring your key before that, or ask Ada at the hut for hers.\n\n## Seeds\n\nSwap them on Sunday.\n\n## Kettle\n\nWho has it?\n',
  )
  const html = textOf(rendition, 'site/index.html')
  const headline = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
  assert.match(headline, /gate shut/)
  assert.not.match(headline, /Millgate/)
  assert.match(html, /Millgate allotments/)
})

letters.run()
