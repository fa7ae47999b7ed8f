import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const partsOf = (brief: string) => readBrief(brief, baseDesign).design.parts
const designOf = (brief: string) => readBrief(brief, baseDesign).design

test('a wish is for the part beside it and not for the page', () => {
  assert.equal(partsOf('navy headings on cream'), { headings: { color: '#14213d' } })
  assert.is(designOf('navy headings on cream').color.paper, '#faf6ef')
  const code = designOf('code on light grey')
  assert.is(code.color.paper, null)
  assert.match(code.parts?.code?.fill ?? '', /^#/)
  assert.equal(partsOf('italic captions, prices in bold'), {
    captions: { italic: true },
    prices: { weight: 700 },
  })
  assert.equal(partsOf('small caps for names'), { names: { case: 'small' } })
  assert.equal(partsOf('links underlined'), { links: { underline: true } })
  assert.equal(partsOf('page numbers bottom centre'), { pageNumbers: { align: 'center' } })
})

test('what no list knows is dressed by its own name and changes nothing else', () => {
  const { parts, ...rest } = designOf('definitions in bold')
  assert.equal(parts, { 'said:definitions': { weight: 700 } })
  assert.equal(rest, baseDesign)
  assert.equal(partsOf('seat number huge')?.['said:seat number'], { rank: 'first' })
})

test('words for the whole keep their mood', () => {
  assert.is(partsOf('a bold poster, layout bold'), undefined)
  assert.is(partsOf('warm, editorial, serif headlines, accent #b4532a, A4 landscape'), undefined)
})

test('names of people, brands and places are no wishes', () => {
  const names = [
    'for the White Horse Inn',
    'our client is Red Chillies Catering',
    'It is for Mr Black',
    'our company is called Green Door',
    'we print for Prudence Black',
    'the shop "Violet Grey"',
  ]
  for (const brief of names) {
    const { design, report } = readBrief(brief, baseDesign)
    assert.equal(design.color, baseDesign.color, brief)
    assert.equal(report.understood, [], brief)
  }
})

test('a word of the copy is a name where both have a capital', () => {
  const inCopy = (word: string) => ['project', 'indigo'].includes(word)
  assert.equal(readBrief('a page for Project Indigo', baseDesign, { inCopy }).design.color, baseDesign.color)
})

test('renaming the client changes nothing', () => {
  const brief = (name: string) => `warm, for ${name}, navy headings, A5`
  const usual = designOf(brief('Tamsin Weller'))
  for (const name of ['Green Door Ltd', 'Mr White', 'Ruby Marsh Bakery', 'the White Horse Inn'])
    assert.equal(designOf(brief(name)), usual, name)
})

test('swapping clauses that do not touch changes nothing', () => {
  const clauses = ['navy headings on cream', 'italic captions', 'no gradients', 'A5 landscape', 'serif']
  const sorted = (brief: string) => JSON.stringify(Object.entries(designOf(brief)).map(sortedEntry))
  const usual = sorted(clauses.join('; '))
  for (let turn = 1; turn < clauses.length; turn++) {
    assert.is(sorted([...clauses.slice(turn), ...clauses.slice(0, turn)].join('; ')), usual)
  }
})

function sortedEntry([group, tokens]: readonly [string, object]) {
  return [group, Object.fromEntries(Object.entries(tokens).sort(([one], [other]) => (one < other ? -1 : 1)))]
}

test('a ban covers its own clause and no more', () => {
  assert.is(designOf('no gradients — dark').color.mode, 'dark')
  assert.is(designOf('no shadows: serif headlines').type.display === 'Source Sans 3', false)
  assert.is(designOf("don't make it dark").color.mode, 'light')
})

test.run()
