import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { composeJob, layoutJob } from '../../core/render.ts'
import { layoutDeck, textOf, titleOn } from './sheets/layout-deck.test.kit.ts'
import format from './presentation.ts'

const test = suite('presentation')

const sentence = 'Nobody plans a city for the people who clean it at night. '
const copy = `# Night\n\n${['Work', 'Wait', 'Walk'].map(name => `## ${name}\n\n${sentence.repeat(9)}\n\n- one short point\n- another short point\n`).join('\n')}`

test('R1 forty words a slide at the most on nine slides of ten; the rest goes on, and nothing is lost', async () => {
  const { slides } = await layoutDeck(format, copy)
  const counts = slides.map(({ frame }) => textOf(frame).reduce((sum, item) => sum + item.words.length, 0))
  const wordy = counts.filter(count => count > 40 + 4)
  assert.ok(wordy.length <= slides.length / 10, counts.join(' '))
  assert.ok(counts.reduce((sum, count) => sum + count, 0) >= copy.split(/\s+/).length)
})

test('R2 titles are 36 pt at the least', async () => {
  const { slides } = await layoutDeck(format, copy)
  const titled = slides.filter(slide => titleOn(slide, false) !== undefined)
  assert.ok(titled.length > 3)
  for (const { frame, layout } of titled) {
    const largest = Math.max(...textOf(frame).map(({ size }) => size))
    assert.ok(largest >= 72, `${largest} on ${layout}`)
  }
})

test('R3 most slides have something to look at', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Night\n\n---\n\n## Riders\n\n- **61%** of night riders work\n\n---\n\n# First: trust\n\n---\n\n> A bus must come.\n>\n> — Ada\n\n---\n\n## Why\n\nBecause.',
  )
  const paper = slides.at(-1)?.frame.background
  const seen = slides.filter(
    ({ frame }) =>
      frame.background !== paper || frame.items.some(({ kind }) => kind === 'rect' || kind === 'image'),
  )
  assert.ok(seen.length >= slides.length * 0.6, `${seen.length} of ${slides.length}`)
})

test('a slide ends where its room does: a long quotation stays whole, and so does a table with a line below it', async () => {
  const said = 'The pain was eight and is three, the pressure is drifting down and he is dry. '.repeat(4)
  const rows = Array.from({ length: 6 }, (_, at) => `| Line ${at} | ${at} | ${at * 7} |`).join('\n')
  const { slides } = await layoutDeck(
    format,
    `# Ward\n\n---\n\n## A good one\n\n> ${said}\n\nTime: 21 seconds.\n\n---\n\n## It performs\n\n| | A | B |\n|---|--:|--:|\n${rows}\n\nParity comes next year.`,
  )
  assert.is(slides.length, 3)
})

test('where a brief names the letters and the ground, no slide turns them round; tables mark what the deck is called by, and nothing for being the most', async () => {
  const table = (rows: string): string => `| Tree | Share |\n|---|---|\n${rows}`
  const content = `# Our last beech\n\nA talk\n\n---\n\n## Now\n\n${table('| Spruce | 62 % |\n| Fir | 19 % |\n| Beech | 19 % |')}\n\n---\n\n## 63 %\n\nof all trees are ill.\n\n---\n\n## Later\n\n${table('| Fir | 44 % |\n| Beech | 36 % |\n| Spruce | 20 % |')}\n\n---\n\n# End`
  const instructions = 'dark purple letters on a pale yellow background'
  const job = await composeJob({ content, instructions }, format)
  assert.is(new Set(job.sheets.map(({ background }) => background)).size, 1)
  const { drawing } = await layoutJob(job, ['pdf'])
  const accent = job.context.theme.color.accent
  const marked = (drawing.pages?.frames ?? []).map(({ items }) =>
    items.flatMap(item => (item.kind === 'rect' && item.fill === accent && item.height > 20 ? [item.y] : [])),
  )
  assert.equal(
    marked.map(({ length }) => length),
    [0, 1, 0, 1, 0],
  )
  assert.ok((marked[1]?.[0] ?? 0) > (marked[3]?.[0] ?? 0), JSON.stringify(marked))
})

test('no slide has a deep ground that nobody named: colours on white open on white and end on the first of them', async () => {
  const content = '# Boats\n\nFor the club\n\n---\n\n## Why\n\n- Old\n- Leaky\n\n---\n\n# Come and row'
  const grounds = async (instructions: string) => {
    const { sheets } = await composeJob({ content, instructions }, format)
    return [sheets[0], sheets.at(-1)].map(sheet => sheet?.background)
  }
  const [cover, end] = await grounds('bright orange #e8590c and sky blue #a5d8ff on white')
  assert.is(cover, '#ffffff')
  assert.is(end, '#e8590c')
  const [deep] = await grounds('bright orange #e8590c and navy #14213d on white')
  assert.is(deep, '#14213d')
})

test('titles that a brief wants largest stand over smaller figures, all of them or the one that it names', async () => {
  const copy =
    '# Heating\n\n---\n\n## What the old boiler burns\n\n61 %\n\n---\n\n## What a pump would need\n\n€18,400'
  const sizes = async (instructions: string) => {
    const { sheets, drawing } = await layoutJob(await composeJob({ content: copy, instructions }, format), [
      'pdf',
    ])
    const frames = drawing.pages?.frames ?? []
    assert.is(frames.length, sheets.length)
    return frames.slice(1).map(frame => {
      const largest = textOf(frame).toSorted((one, other) => other.size - one.size)[0]
      return largest?.words[0]?.word.text === 'What'
    })
  }
  assert.equal(await sizes('white'), [false, false])
  assert.equal(await sizes('Titles the largest thing on every slide.'), [true, true])
  assert.equal(await sizes('"What the old boiler burns" is the largest thing'), [true, false])
})

test('the figure of a table that a brief wants first is the largest of its slide, among rows in their order', async () => {
  const table =
    '| | Yes |\n|---|---|\n| Ate a proper meal? | 22 % |\n| Skipped eating? | 31 % |\n| Felt unsafe? | 44 % |'
  const content = `# Night shift\n\n---\n\n## We asked them\n\n${table}\n\n487 answers.`
  const instructions = 'the 22 % the largest thing in the whole talk'
  const { drawing } = await layoutJob(await composeJob({ content, instructions }, format), ['pdf'])
  const lines = (drawing.pages?.frames ?? []).slice(1).flatMap(textOf)
  const sizeOf = (said: string) =>
    lines.find(({ words }) =>
      words
        .map(({ word }) => word.text)
        .join('')
        .includes(said),
    )?.size ?? 0
  assert.ok(sizeOf('22') > 1.8 * sizeOf('asked') && sizeOf('22') > 3 * sizeOf('31'), `${sizeOf('22')}`)
})

test('a row that a brief names leads its slide with what it was and what it became', async () => {
  const table =
    '| | März 2023 | Nov 2023 |\n|---|---|---|\n| Besuche | 310 | 420 |\n| Ausfälle im Monat | 17 h | 2 h |\n| Beschwerden | 40 | 12 |'
  const content = `# Die Leitstelle\n\n---\n\n## Was es brachte\n\n${table}`
  const sizesOf = async (instructions: string) => {
    const { drawing } = await layoutJob(await composeJob({ content, instructions }, format), ['pdf'])
    const lines = (drawing.pages?.frames ?? []).slice(1).flatMap(textOf)
    return (said: string) =>
      Math.max(...lines.filter(({ words }) => words[0]?.word.text.startsWith(said)).map(({ size }) => size))
  }
  for (const instructions of ['Am wichtigsten: "Ausfälle im Monat".', 'Most important: "17 h".']) {
    const sizeOf = await sizesOf(instructions)
    assert.ok(sizeOf('17') > 1.5 * sizeOf('310') && sizeOf('17') === sizeOf('2'), instructions)
  }
})

test('what somebody wrote has the slide to itself that the brief gives it, with what is said of it below', async () => {
  const content =
    '# The organ\n\n---\n\n## Behind the pipes\n\nUnder the paint we found graffiti.\n\n“H. Vogt tuned this in a cold like Siberia”\nVogt was the blower, not the tuner.\n\nWe left it there.\n\n---\n\n## The bellows\n\n- Leather from 1904\n- Mice'
  const layouts = async (instructions: string) => {
    const { slides } = await layoutDeck(format, content, instructions)
    return slides.map(({ layout }) => layout)
  }
  const alone = await layouts('the graffiti should have a slide to itself like a quotation')
  assert.is(alone.filter(layout => layout === 'quote').length, 1)
  assert.is(alone.length, 5)
  assert.is((await layouts('dark')).length, 3)
})

test('thanks at the end of pasted notes are a slide that closes the deck', async () => {
  const content =
    '# Eels\n\n## Where they go\n\n- Out to sea\n- Nobody has seen them\n\n## Come and count\n\nEvery Friday at the weir\n\nThank you\nQuestions'
  const { slides } = await layoutDeck(format, content)
  assert.is(slides.at(-1)?.layout, 'closing')
  assert.is(slides.length, 4)
})

test('a slide that is to be remembered says its sentence alone, and this year is heavier than the last', async () => {
  const copy = `# Rowing club\n\nBy Ada\n\n---\n\n## The flood problem\n\nThe June flood put 70 cm of silty water through the shed. The council says to expect that once every nine years, not once every thirty.\n\nWhat we lost:\n\n- two sets of sculls\n- the old tinny outboard\n- most of the bottom rack\n\n---\n\n## Where it went\n\n| | This year | Last year |\n|---|---:|---:|\n| Travel | $27,600 | $22,150 |\n| Repairs | $16,925 | $11,480 |\n\n---\n\n## What it costs\n\nQuote: $64,200\nPledged: $28,900\nGap: about $35,300\n`
  const { slides } = await layoutDeck(
    format,
    copy,
    'Bottle green and gold. The flood problem and the dollar gap are what I need people to remember.',
  )
  const sizeOf = (at: number, word: string): number =>
    Math.max(
      0,
      ...textOf(slides[at]?.frame as never).flatMap(({ size, words }) =>
        words.some(({ word: { text } }) => text.includes(word)) ? [size] : [],
      ),
    )
  assert.ok(sizeOf(1, 'silty') > 80, `${sizeOf(1, 'silty')}`)
  assert.is(sizeOf(1, 'sculls'), 0)
  const weights = textOf(slides[3]?.frame as never).flatMap(({ words, face }) =>
    words.flatMap(({ word: { text } }) => (/27,600|22,150/.test(text) ? [face.weight] : [])),
  )
  assert.is(new Set(weights).size, 2)
})

test.run()
