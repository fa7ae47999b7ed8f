import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { find, layOut, rectsOn } from './lay-out.test.kit.ts'
import proposal from './proposal.tsx'

const copy =
  'A choir for Sulmona\n\nCOSTS\ndirector, 70 hours     2.450\npianist     1.750\nscores     280\nTOTAL     4.480 €\nof which we ask the town for 3.800, the rest comes from the foundation (which has agreed)\n\nWHO WE ARE\nThe Cicada, since 2007.\n'

test('the amount of the last sum is large, and words in which a number stands go on in lines', async () => {
  const { words, theme, messages } = await layOut(proposal, copy)
  assert.equal(
    messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.ok(words.every(({ right }) => right <= theme.page.width - theme.margin.right / 2))
  assert.ok(find(words, '4.480').size >= 1.5 * find(words, 'pianist').size)
})

test('stages that end in their price have it beside their name at the edge, and the first sum below them is the largest', async () => {
  const offer =
    'A stove for Elm Quay\n\nTHE PLAN\nStage 1 - Hearth\nTake out the old grate, sweep\n2 days | £860\n\nStage 2 - Stove\nFit the new one\n1 day | £1,240\n\nStage 3 - Bench (optional)\nOak, oiled\n1 day | £310\n\nTOTAL A+B: £2,100 with VAT\n\nwith bench: £2,410 with VAT\n\nWHO WE ARE\nTwo sweeps.\n'
  const { words, theme, messages } = await layOut(proposal, offer)
  assert.equal(
    messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  const edge = theme.page.width - theme.margin.right
  assert.ok(Math.abs(find(words, '£860').right - edge) < 8)
  assert.ok(Math.abs(find(words, '£860').baseline - find(words, 'Hearth').baseline) < 8)
  assert.ok(find(words, '£2,100').size > find(words, '£2,410').size * 1.5)
  assert.ok(find(words, 'optional').weight >= 700)
})

test('what may be chosen stands side by side with its price large, the one that is advised on a ground of its own', async () => {
  const offer =
    'A roof for Mill Hall\n\nTHREE WAYS\n\nOption A: tin, two days. £4,450. Lasts ten years.\n\nOption B: slate from Wales. £9,200. Lasts ninety years. This is the one we recommend.\n\nOption C: straw. £12,900. Looks well.\n\nWHAT IS IN OPTION B\n\nSlate: £6,000\nNails of copper, hooks, ridge tiles and everything else: £850\nWork: £2,350\nTotal: £9,200\n\nWHO WE ARE\nTwo roofers.\n'
  const laid = await layOut(proposal, offer)
  const { words, messages } = laid
  assert.equal(
    messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  const [a, b, c] = ['£4,450', '£9,200', '£12,900'].map(price => find(words, price))
  assert.ok(a && b && c && a.page === b.page && a.right < b.x && b.right < c.x)
  assert.ok(a.size >= 1.5 * find(words, 'straw.').size)
  assert.ok(rectsOn(laid, b.page).some(({ x, width }) => x > a.right && x <= b.x && x + width >= b.right))
  // The long line of the bill stands among the others, its amount on their edge.
  assert.ok(Math.abs(find(words, '£850').right - find(words, '£2,350').right) < 1)
  assert.ok(Math.abs(find(words, '£850').right - find(words, '£6,000').right) < 1)
})

test('a span of days that is the longest of a timetable stays on one line', async () => {
  const steps = '- 20-28 July 2026: Works\n- 3 Aug 2026: Trial\n- 9 Aug 2026: Handing over\n'
  const { words } = await layOut(proposal, `# A lift\n\nWe look after lifts.\n\n## Timetable\n\n${steps}`)
  assert.is(find(words, '2026').baseline, find(words, 'Works').baseline)
})

const long = `# A quotation for the repair of the north roof and both valleys of the old meeting house

**Petherick & Daughter Ltd**
12 Quay Hill
Falmouth TR11 3HG

To
The Council of the Meeting House
Attn. Canon Pollard

Quotation no. 2026-044
Date: 9 March 2026
Valid until: 30 September 2026

Dear Canon Pollard, dear members of the council of the meeting house,

thank you for having us. We spent a whole day on the roof, where it seems nobody had been since the seventies, and found it sound.

## What we found

${'The slates slip where the nails rust, and the valley lets the rain in beside the vestry. '.repeat(60)}

## What we propose

We repair and do not replace.

## Payment

On completion.
`

test('what is greeted and thanked begins the text, and the cover says who writes and to whom side by side', async () => {
  const { words } = await layOut(proposal, long)
  assert.equal(
    [find(words, 'Petherick').page, find(words, 'Attn.').page, find(words, 'Dear').page],
    [0, 0, 1],
  )
  assert.ok(find(words, 'Attn.').x > find(words, 'Hill').right)
  assert.is(find(words, 'thank').page, 1)
})

test('a cover stays one page: what has no room on it heads the text, and nothing stands at the edge of a sheet', async () => {
  const said = (count: number): string =>
    Array.from({ length: count }, (_, at) => `Point ${at + 1}: ${'oak and slate '.repeat(4)}`).join('\n')
  for (const count of [4, 12, 24]) {
    const title = `# ${'A quotation for the old roof '.repeat(count > 12 ? 6 : 3)}\n\n`
    const { words, theme } = await layOut(
      proposal,
      long.replace(/# .*\n\n/, title).replace('Date:', `${said(count)}\nDate:`),
      'with a cover, without colour fields',
    )
    const tops = words.filter(({ text }) => /\p{L}/u.test(text)).map(({ baseline, size }) => baseline - size)
    assert.ok(Math.min(...tops) >= theme.margin.top / 3, `${count}`)
    const heading = find(words, 'found')
    assert.ok(heading.page <= 1 + Math.floor(count / 12), `${count} ${heading.page}`)
  }
})

test.run()
