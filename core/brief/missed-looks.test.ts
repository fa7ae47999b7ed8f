import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Document } from '../source/document.ts'
import { parseMarkdown } from '../source/parse-markdown.ts'
import { baseDesign, type PartDesign } from './design.ts'
import { metIn } from './met-in-copy.ts'
import { sayingOf } from './proper-names.ts'
import { readBrief } from './read-brief.ts'
import { thingsCalled } from './things-called.ts'

function partsOf(brief: string, copy: string): Readonly<Record<string, PartDesign>> {
  const document = { root: parseMarkdown(copy), fields: [] } as unknown as Document
  const beside = { says: sayingOf(document), meets: metIn(document), calls: thingsCalled(document) }
  return (readBrief(brief, baseDesign, { ...beside, fresh: true }).design.parts ?? {}) as Record<
    string,
    PartDesign
  >
}

const market = `# GOOSE FAIR

Saturday 12 October, gates 7:45

Berth 14 is kept for the ferry. Nobody swims here. Ref. KL-07-22

- Entry: £3.20
- Parking: £1.10
- 240 kg of damsons

Quiet hours from noon. The knife grinder sets up under the clock.

Subject to by-laws.
`

/** What briefs in ten languages say of words that they give as the copy has them. */
const said: readonly (readonly [brief: string, key: string, dress: PartDesign])[] = [
  ['Warm, and GOOSE FAIR has to hit people in the eye.', 'said:goose fair', { rank: 'first' }],
  ['Plain. 7:45 should take up over half of the poster.', 'said:7 45', { rank: 'first' }],
  ['Calm. "Nobody swims here." in italics.', 'said:nobody swims here', { italic: true }],
  ['Berth 14 where people can find it, please.', 'said:berth 14', { rank: 'second' }],
  ['Ruhig. 240 kg riesengroß.', 'said:240 kg', { rank: 'first' }],
  ['Ruhig. „Quiet hours“ muss sofort ins Auge springen.', 'said:quiet hours', { rank: 'second' }],
  ['Sobre. La référence KL-07-22 en gras.', 'said:kl 07 22', { weight: 700, extent: 'words' }],
  ['Sobre. « Nobody swims here » souligné.', 'said:nobody swims here', { underline: true, extent: 'words' }],
  ['Claro. GOOSE FAIR gigante.', 'said:goose fair', { rank: 'first' }],
  [
    'Chiaro. La frase «Nobody swims here» la vorrei in corsivo.',
    'said:nobody swims here',
    { italic: true, extent: 'words' },
  ],
  ['Rustig. De woorden "Quiet hours" piepklein.', 'said:quiet hours', { rank: 'last' }],
  ['Lugnt. 240 kg måste synas från gatan.', 'said:240 kg', { rank: 'second' }],
  ['Spokojnie. 7:45 ma się rzucać w oczy.', 'said:7 45', { rank: 'first' }],
  ['Calmo. £3.20 em tamanho que se veja do rio.', 'said:3 20', { rank: 'second' }],
  [
    'Sade ve sakin olsun. "Nobody swims here" yazısı altı çizili.',
    'said:nobody swims here',
    { underline: true, extent: 'words' },
  ],
  ['静かに。£3.20だけ太く大きく。', 'said:3 20', { rank: 'second', weight: 700 }],
]

for (const [brief, key, dress] of said)
  test(`words of the copy have what is said of them: ${brief}`, () => {
    assert.equal(partsOf(brief, market)[key], dress)
  })

test('several things in one breath share what is said, and what comes next is seen next', () => {
  const parts = partsOf('GOOSE FAIR largest, then Saturday 12 October and 7:45.', market)
  assert.is(parts['said:goose fair']?.rank, 'first')
  const both = partsOf('Nothing silly with KL-07-22 and BERTH 14, those underlined.', market)
  assert.ok(both['said:kl 07 22']?.underline && both['said:berth 14']?.underline)
  const same = partsOf('£3.20 and £1.10 at the same size.', market)
  assert.is(same['said:3 20']?.rank, same['said:1 10']?.rank)
})

test('a sentence is found by what it is about', () => {
  const parts = partsOf('The sentence about the knife grinder in italics.', market)
  assert.ok(Object.entries(parts).some(([key, dress]) => key.includes('knife grinder') && dress?.italic))
})

test('what is turned down, compared, supposed or said of something else binds nothing', () => {
  const briefs = [
    'GOOSE FAIR must not be huge.',
    'KL-07-22 never in bold.',
    'Berth 14 has a smaller dot beside it.',
    'The mayor of GOOSE FAIR has an enormous hat.',
    'If "Quiet hours" fits then bold headings.',
    'Kein „Quiet hours“ in fett.',
  ]
  for (const brief of briefs) {
    const own = Object.entries(partsOf(brief, market)).filter(
      ([key, dress]) => key.startsWith('said:') && (dress.rank ?? dress.weight) !== undefined,
    )
    assert.equal(own, [], brief)
  }
})

test('a figure of the copy of which nothing is understood is said to be one, and no count', () => {
  const document = { root: parseMarkdown(market), fields: [] } as unknown as Document
  const { report } = readBrief('Plain. 240 wanders about.', baseDesign, {
    says: sayingOf(document),
    fresh: true,
  })
  const effects = report.ignored.map(({ effect }) => effect).join(' ')
  assert.match(effects, /words of the copy/)
  assert.not.match(effects, /how many/)
})

test.run()
