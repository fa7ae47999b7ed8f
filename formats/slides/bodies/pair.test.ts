import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import format from '../presentation.ts'
import { layoutDeck, textOf } from '../sheets/layout-deck.test.kit.ts'

const test = suite('compared figures')

const deck = (slide: string): string => `# Hedges\n\n---\n\n${slide}\n\n---\n\n# Thanks`

/** The words of a slide from the largest down, each with its size as a share of the slide's height. */
async function sizesOn(slide: string, instructions = ''): Promise<readonly (readonly [string, number])[]> {
  const { slides } = await layoutDeck(format, deck(slide), instructions)
  const frame = slides[1]?.frame
  if (!frame) return []
  return textOf(frame)
    .map(({ words, size }) => [words.map(({ word }) => word.text).join(' '), size / frame.height] as const)
    .toSorted(([, one], [, other]) => other - one)
}

test('two figures of one unit that are compared are the largest of their slide, each over a bar', async () => {
  const [one, other, next] = await sizesOn(
    '## Cut late, and they nest\n\nCut in May: **11% nest**\nCut in October: **64% nest**',
  )
  assert.equal([one?.[0], other?.[0]].toSorted(), ['11%', '64%'])
  assert.ok((one?.[1] ?? 0) > 0.16 && (next?.[1] ?? 1) < 0.1, JSON.stringify([one, next]))
})

test('of a course each time has a bar, and its figure is larger than its name', async () => {
  const sizes = await sizesOn('## Nests\n\n| 2022 | 2023 | 2024 |\n|---|---|---|\n| 6 | 11 | 9 |')
  const of = (word: string): number => sizes.find(([text]) => text === word)?.[1] ?? 0
  assert.ok(of('11') > of('2023') && of('2023') > 0.03, JSON.stringify(sizes))
})

test('four figures stand on fields of their own where the brief wants figures large', async () => {
  const sizes = await sizesOn(
    '## We have\n\n- 14 hedges\n- 612 birds\n- 38 stiles\n- 9 gates',
    'very large numbers',
  )
  assert.ok((sizes[3]?.[1] ?? 0) > 0.1, JSON.stringify(sizes))
})

test.run()
