import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertProportional, assertWithin } from '../testing/processor-time.test.kit.ts'
import { isSoak } from '../testing/soak.test.kit.ts'
import { baseDesign } from './design.ts'
import { lexicon } from './lexicon.ts'
import { readBrief } from './read-brief.ts'
import { particlesAbroad } from './words/colors-abroad.ts'
import { cueRows } from './words/cues.ts'
import { stopWords } from './tokens.ts'

/** Words that only steer the grammar: `use`, `make`, `with`. */
const grammar = new Set(
  cueRows
    .filter(([, cue]) => cue === 'edit' || cue === 'end' || cue === 'keep' || cue === 'rather')
    .flatMap(([words]) => words.split(/[ |]/)),
)

/** Numbers from 0 to 1, the same in every run (a linear congruential generator: Numerical Recipes). */
function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const vocabulary = [...lexicon().meanings.keys()]
const strangers = [
  'zebra',
  'quixotic',
  'Straße',
  'тиша',
  '海',
  'foo-bar',
  '#b4532a',
  '#fff',
  '12px',
  '7',
  '210x99mm',
  '3:2',
]
const joints = [' ', ' ', ' ', ' ', ', ', ' and ', ' or ', '. ', '; ', ' on ', ' with ', ' the ', '\n', ' / ']

/** A brief of random words and phrases. */
function randomBrief(next: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? ''
  const length = 1 + Math.floor(next() * 14)
  return Array.from(
    { length },
    () => (next() < 0.12 ? pick(strangers) : pick(vocabulary)) + pick(joints),
  ).join('')
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/#[0-9a-f]+|[\p{L}\p{M}\p{N}:]+(?:'[\p{L}]+)?/gu) ?? []

/** As many in every test; `npm run soak` tries more, `SEED=8 npm run soak` other ones. */
const rounds = isSoak ? 4000 : 500

test(`every content word of ${rounds} random briefs is in the report`, () => {
  const next = createNumbers(Number(process.env['SEED'] ?? 7))
  for (let round = 0; round < rounds; round++) {
    const brief = randomBrief(next)
    const { report } = readBrief(brief, baseDesign)
    const notes = [...report.understood, ...report.assumed, ...report.conflicts, ...report.ignored]
    const reported = counts(notes.flatMap(({ phrase }) => wordsOf(phrase)))
    for (const [word, count] of counts(wordsOf(brief))) {
      if (stopWords.has(word) || grammar.has(word) || particlesAbroad.has(word)) continue
      assert.ok((reported.get(word) ?? 0) >= count, `"${word}" of "${brief}" is lost`)
    }
  }
})

function counts(words: readonly string[]): ReadonlyMap<string, number> {
  const result = new Map<string, number>()
  for (const word of words) result.set(word, (result.get(word) ?? 0) + 1)
  return result
}

test('words that are understood are not ignored as well', () => {
  const { report } = readBrief('warm zebra, accent #b4532a, quixotic A4', baseDesign)
  assert.equal(
    report.ignored.map(({ phrase }) => phrase),
    ['zebra', 'quixotic'],
  )
})

test('a word that another is said of is told with it', () => {
  const { report } = readBrief('number everybody have to remember foo-bar reassuring', baseDesign)
  assert.ok(report.ignored.some(({ phrase }) => phrase === 'bar reassuring'))
})

test('the stop list is small and holds no word of the vocabulary', () => {
  assert.ok(stopWords.size < 100, `${stopWords.size} stop words`)
  for (const word of stopWords) assert.not(lexicon().meanings.has(word), word)
})

test('hostile briefs are read in linear time', async () => {
  const [size, most] = isSoak ? [50_000, 2500] : [4000, 200]
  const units = [
    'a',
    ' ',
    '#',
    '1',
    '1x',
    '1.1.',
    'no ',
    'no red ',
    'red ',
    'very ',
    'serif ',
    'accent red ',
    'warm, ',
  ]
  units.push(
    '"',
    '(',
    'rgb(',
    'x×*',
    'big ',
    'one ',
    'only ',
    'dark ',
    'סגול ',
    '😀',
    '́',
    "'",
    'no red or ',
    'headline ',
  )
  units.push('2 pages ', 'change red to blue ', 'white on ', 'qwertz ', 'backgroumd ')
  for (const unit of units) {
    const brief = unit.repeat(Math.ceil(size / unit.length))
    await assertWithin(most, () => readBrief(brief, baseDesign), `"${unit}"`)
  }
})

test('a brief of one clause that never ends is read in time in proportion to it', async () => {
  for (const unit of ['dark ', 'big ', ' '])
    await assertProportional(size => readBrief(unit.repeat(size / unit.length), baseDesign), 1500)
})

test('a brief full of sizes is read in time in proportion to it', async () => {
  const [sheets, folded] = ['A4 '.repeat(17_000), 'A4 folded to '.repeat(4000)]
  for (const brief of [sheets, folded])
    await assertWithin(1500, () => readBrief(brief, baseDesign), brief.slice(0, 12))
})

test.run()
