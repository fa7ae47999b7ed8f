import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { type Proposal, readProposals } from './designer.ts'
import { readBrief } from './read-brief.ts'

const brief = 'Like Sunday evening in Oslo, serif headlines, accent #b4532a'
const dusk: Proposal = {
  quote: 'sunday  evening in Oslo',
  patch: { color: { mode: 'dark', neutral: 'cool', seeds: ['#0a7a4a'] }, type: { display: 'Inter' } },
  reason: 'an evening there is dark and cool',
}

test('a proposal holds where its quote stands in the brief and its tokens may be what they are', () => {
  assert.equal(readProposals([dusk], brief), [dusk])
  const wrong: readonly unknown[] = [
    { ...dusk, quote: 'a forest at dawn' },
    { ...dusk, quote: ' ' },
    { ...dusk, patch: { color: { mode: 'purple' } } },
    { ...dusk, patch: { color: { seeds: ['red'] } } },
    { ...dusk, patch: { type: { display: 'Comic Sans' } } },
    { ...dusk, patch: { content: { title: 'Buy now' }, locale: { lang: 'fr' } } },
    { ...dusk, patch: JSON.parse('{"__proto__": {"mode": "dark"}, "color": {"constructor": 1}}') },
    { quote: dusk.quote, patch: dusk.patch },
    'dark',
    null,
  ]
  for (const one of wrong) assert.equal(readProposals([one], brief), [], JSON.stringify(one))
  for (const answer of [undefined, {}, 'nonsense', 7]) assert.equal(readProposals(answer, brief), [])
})

test('of a proposal what holds is taken, and what does not is left', () => {
  const mixed = { ...dusk, patch: { color: { mode: 'dark', paper: 'night' }, copy: { title: 'x' } } }
  assert.equal(readProposals([mixed], brief)[0]?.patch, { color: { mode: 'dark' } })
})

test('proposals rank above moods and below everything said in words, and are assumed with their reason', () => {
  const { design, report } = readBrief(brief, baseDesign, { proposals: [dusk] })
  assert.is(design.color.mode, 'dark')
  assert.is(design.color.neutral, 'cool')
  assert.equal(design.color.seeds, ['#b4532a'], 'the literal stays')
  assert.is.not(design.type.display, 'Inter')
  const note = report.assumed.find(({ phrase }) => phrase === dusk.quote)
  assert.match(note?.effect ?? '', 'an evening there is dark and cool')
  assert.ok(!report.understood.some(({ phrase }) => phrase === dusk.quote))
  const warm = readBrief('warm', baseDesign, {
    proposals: [{ quote: 'warm', patch: { color: { neutral: 'cool' } }, reason: 'a test' }],
  })
  assert.is(warm.design.color.neutral, 'cool')
})

test('without proposals the rules stand as they are', () => {
  assert.equal(readBrief(brief, baseDesign, { proposals: [] }), readBrief(brief, baseDesign))
})

test.run()
