import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TextItem } from '../../core/draw/frame.ts'
import type { Format } from '../../core/format.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { toOklch } from '../../core/theme/oklch.ts'
import { render } from '../render.test.kit.ts'
import landingPage from './landing-page.tsx'
import portfolio from './portfolio.tsx'

const call = '[Start a week](https://loaf.example/start)'

/** Where each text of a page's first sheet begins and what it says, px. */
async function textsOf(content: string, format: Format = landingPage, instructions = '') {
  const { drawing } = await layoutJob(await composeJob({ content, instructions }, format), ['png'])
  const items = drawing.pages?.frames[0]?.items ?? []
  return items
    .filter((item): item is TextItem => item.kind === 'text')
    .map(({ words, x = 0, size, baseline }) => ({
      text: words.map(({ word }) => word.text).join(' '),
      left: x + (words[0]?.x ?? 0),
      right: x + Math.max(...words.map(placed => placed.x + placed.word.width * size)),
      size,
      baseline,
    }))
}

test('a promise of few words stands in the middle', async () => {
  const [title] = await textsOf(`# Bread at six.\n\nWe bring it before you wake up.\n\n${call}`)
  assert.match(title?.text ?? '', /^Bread/)
  // Tracking is not in the width of a word: it is as much as the type is large.
  assert.ok(Math.abs((title?.left ?? 0) + (title?.right ?? 0) - 1440) < (title?.size ?? 0) / 4)
  assert.ok((title?.size ?? 0) > 60)
})

test('words that the brief wants seen first are the promise, under the name in small letters', async () => {
  const copy = '# High Water\n\nSurf school, Ericeira\n\nLearn without a hurry.\n\n'
  for (const [format, rest] of [
    [landingPage, call],
    [
      portfolio,
      '## Selected work\n\n### The pier (2023)\n\nA wall to sit on.\n\n### The yard (2021)\n\nOne hectare.',
    ],
  ] as const) {
    const texts = await textsOf(`${copy}${rest}`, format, 'cream, "Learn without a hurry" enormous')
    const size = (start: string): number =>
      Math.max(...texts.filter(({ text }) => text.startsWith(start)).map(text => text.size))
    assert.ok(size('Learn') > 60, `${format.slug} ${size('Learn')}`)
    assert.ok(
      texts.some(({ text, size: own }) => /^high water/i.test(text) && own < 30),
      format.slug,
    )
  }
})

test('many words stand beside their title', async () => {
  const lead =
    'Loggr keeps weights, doses and photos of every animal, offline, and files them later. '.repeat(3)
  const texts = await textsOf(
    `# Field notes for vets who work out of the back of a truck\n\n${lead}\n\n${call}`,
  )
  const titles = texts.filter(({ size }) => size > 40)
  const [first] = texts.filter(({ text }) => text.startsWith('Loggr'))
  assert.ok((first?.left ?? 0) > Math.max(...titles.map(({ right }) => right)))
  assert.ok((first?.baseline ?? 0) <= Math.max(...titles.map(({ baseline }) => baseline)))
})

/** px of a page of which a desk shows the first. */
const SCREEN = 900

test('works without pictures begin on the first screen, each with its number in a column of its own', async () => {
  const work = (number: string, name: string) =>
    `### ${number} — ${name}\n**Square, Porto, 2024**\nA car park with 92 spaces became a square with 61 trees.\n\n`
  const texts = await textsOf(
    `# Helio Barragan-Cole\n\nLandscape architect\n\nI design public ground.\n\n[helio@b.example](mailto:helio@b.example) · +351 22 555 0119\n\n## Selected work\n\n${work('01', 'Largo')}${work('02', 'Yard')}${work('03', 'Fria')}`,
    portfolio,
  )
  const at = (start: string) => texts.find(({ text }) => text.startsWith(start))
  const [number, name] = [at('01'), at('Largo')]
  assert.ok(number && name && number.baseline < SCREEN)
  assert.is(number.text, '01')
  assert.ok(name.left > number.right && number.size === name.size)
  assert.ok(texts.some(({ text }) => text.includes('Barragan-Cole')))
  const [call, phone] = [at('helio@'), texts.find(({ text }) => text.includes('+351'))]
  assert.ok(call && phone && phone.baseline < (at('Selected')?.baseline ?? 0))
  assert.not.match(phone.text, /·/)
})

test('a line that leads somewhere is pressed under the promise, and bare lines below a title belong to it', async () => {
  const texts = await textsOf(
    'Mud & Marrow\nA weekend at the wheel\n\nTwo days of throwing in a barn. Eight people, eight wheels, no experience needed.\n\nBook a place → mud.example/book\n\nWhat you’ll do\nSaturday - wedging and centring\nSunday – trimming and handles\nMonday - slips, glazes, a fire\n\nWho teaches\nGwen has made pots for 26 years and taught for 19. Her work is in a museum.\n\nWhat to bring\nOld clothes, a towel and an appetite for very long lunches every day.\n',
  )
  const shown = texts.filter(({ size }) => size > 22)
  const at = (start: string) => shown.find(({ text }) => text.startsWith(start))?.baseline ?? 0
  assert.ok(at('Book') > at('Two') && at('Book') < at('What'))
})

test('black beside cream does not soil the paper of a page', async () => {
  const content =
    '# Kiln club\n\nOpen late.\n\n## How it works\n\n- Book a shelf\n- Fire it\n\n## Prices\n\n- £4 a shelf\n\n## Questions\n\n**May I come?** Yes.\n'
  const { artifacts } = await render({
    format: 'landing-page',
    content,
    instructions: 'cream paper, black headlines, black accent',
    outputs: ['html'],
  })
  const html = artifacts.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')
  const grounds = [...html.matchAll(/background:(#[0-9a-f]{6})/g)].map(([, hex = '']) => toOklch(hex))
  const soiled = grounds.filter(({ l, c }) => l > 0.6 && l < 0.92 && c < 0.02)
  assert.equal(soiled, [])
  assert.ok(grounds.some(({ l, c }) => l > 0.92 && c > 0.005))
})

test('sections that are called by keys of data have these small over them', async () => {
  const copy = (heads: readonly [string, string]) => `product: Korb
tagline: Gemüse, das um die Ecke wächst.
action: {label: Kiste bestellen, url: "https://korb.example/kiste"}
${heads[0]}:
  - q: Woher kommt es?
    a: Von vier Höfen vor der Stadt.
  - q: Und im Winter?
    a: Kohl, Rüben und Geduld.
${heads[1]}:
  - who: Imke, Lehrerin
    said: Wir essen jetzt Pastinaken. Freiwillig.
  - who: Ein Nachbar
    said: Die Kiste steht nie lange im Flur.`
  const texts = await textsOf(copy(['faq', 'quotes']))
  const sizeOf = (words: RegExp): number => texts.find(({ text }) => words.test(text))?.size ?? 0
  assert.ok(sizeOf(/faq/i) > 0 && sizeOf(/faq/i) < sizeOf(/Woher/), `${sizeOf(/faq/i)} ${sizeOf(/Woher/)}`)
})

test('a number that opens a line in bold is what is pressed, once, and the rest of the line stands below', async () => {
  const copy =
    '# Your pump has stopped.\n\nI mend pumps on the coast and come by boat.\n\n**Ruf an unter 04721 555 0131** – vor acht bin ich da, nach sechs wieder, dazwischen im Boot.\n\n## What I do\n\n- **Pumps** – all of them\n- **Pipes** – most of them\n'
  const texts = (await textsOf(copy)).map(({ text }) => text).join(' ')
  assert.is(texts.split(/vor\sacht/u).length - 1, 1, texts)
  assert.not.match(texts, /–\svor/)
})

test('a longer line that opens with a number to call is pressed, in the bar as well; years are no number', async () => {
  const page = (line: string) =>
    `# Locked out tonight?\n\nLocksmiths in Kassel.\n\n${line}\n\n## Doors\n\n- Front\n- Back\n`
  const [called, dated] = [
    'Ring 0561 555 0133 or send us your street - we tell you the price before we set off, at any hour.',
    'Restored 2019-2024 by eleven people who had never held a trowel or a level before that long spring.',
  ]
  const texts = await textsOf(page(called), landingPage, 'navy, the phone number is the most important thing')
  const numbers = texts.filter(({ text }) => /0561/.test(text)).map(({ size }) => size)
  assert.ok(numbers.length >= 2)
  assert.ok(Math.max(...numbers) > Math.min(...numbers) * 1.5, String(numbers))
  const years = (await textsOf(page(dated))).filter(({ text }) => /2019/.test(text))
  assert.is(years.length, 1)
})

test('words over who said them are a quotation, the town stands beside the work, and an address on one line', async () => {
  const copy =
    '---\nname: Ida Holm\nrole: bookbinder\nlocation: Bergen\n---\n\n# Ida Holm\n\nI bind what others wrote.\n\n## Work\n\n### The tide book, 2024\n\nForty pages.\n\n### The log, 2022\n\nOne page.\n\n## “She asks the paper first.”\n\nJon Vik, printer\n\n## Contact\n\nida.holm@holm-og-datter-bokbinderi.example\n55 55 01 77\n'
  const texts = (await textsOf(copy, portfolio)).map(({ text }) => text)
  assert.match(texts.join(' '), /first\.”\s—\sJon\sVik/u)
  assert.ok(texts.indexOf('Bergen') < texts.findIndex(text => /tide/.test(text)))
  assert.ok(texts.includes('ida.holm@holm-og-datter-bokbinderi.example'))
})

test('what is said of a price behind its amount stands below its name', async () => {
  const copy =
    '# Inkwell\n\nDrawn on skin.\n\n## Prices\n\nLeast 120 €\nHalf day 450 €\nFull day 800 €\nDeposit 100 €, kept if you cancel within 72 hours\n'
  const texts = (await textsOf(copy, portfolio)).filter(({ text }) => /100|kept/.test(text))
  assert.ok(
    texts.every(({ right }) => right <= 1440),
    JSON.stringify(texts),
  )
})

test('a last line with a mailbox between full stops is whose page it is: no button, and the page calls once at its end', async () => {
  const points =
    '## What it is\n\nA loaf every morning, and a roll on Sundays, from the oven to your step.\n\n'
  const end = `## Wake up to it.\n\n[Start my week](https://loaf.example/start)\n\nLoaf Round Ltd, Leeds. hi@loaf.example. Terms. Cookies.\n`
  const texts = await textsOf(`# Bread at six\n\nAt your door.\n\n${call}\n\n${points}${end}`)
  const size = (word: string) => texts.find(({ text }) => text.includes(word))?.size ?? 0
  assert.is(texts.filter(({ text }) => text.includes('hi@loaf.example')).length, 1)
  assert.is(texts.filter(({ text }) => text === 'Start a week').length, 1)
  assert.ok(size('Start my week') > size('Round'), `${size('Start my week')} over ${size('Round')}`)
})

test.run()
