import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SceneName } from '../../brief/design.ts'
import { toPathOperators } from '../../paint/pdf/path-data.ts'
import { sceneNames, scene } from './scenes.ts'

const colors = { ground: '#f3ead6', ink: '#1f5b46', light: '#e2a33b' }
const boxes = [
  { width: 600, height: 400 },
  { width: 1200, height: 160 },
  { width: 90, height: 700 },
  { width: 40, height: 40 },
]
const seeds = [3, 7]

function eachScene(check: (name: SceneName, box: (typeof boxes)[number], seed: number) => void): void {
  for (const name of sceneNames) for (const box of boxes) for (const seed of seeds) check(name, box, seed)
}

test('no part of a scene stands out of its box', () => {
  eachScene((name, box, seed) => {
    const place = `${name} in ${JSON.stringify(box)}, ${seed}`
    for (const { d } of scene(name, { ...box, ...colors, seed })) {
      if (d === '') continue
      assert.not.match(d, /NaN|Infinity/, place)
      const { bounds } = toPathOperators(d, 3)
      assert.ok(bounds.left >= -0.1 && bounds.top >= -0.1, `${place}: ${d}`)
      assert.ok(bounds.right <= box.width + 0.1 && bounds.bottom <= box.height + 0.1, `${place}: ${d}`)
    }
  })
})

test('a scene fills its box from side to side and stands on its foot', () => {
  eachScene((name, box, seed) => {
    const all = scene(name, { ...box, ...colors, seed })
      .filter(({ d }) => d !== '')
      .map(({ d }) => toPathOperators(d, 3).bounds)
    const place = `${name} in ${JSON.stringify(box)}, ${seed}`
    assert.ok(Math.min(...all.map(({ left }) => left)) < box.width * 0.02, place)
    assert.ok(Math.max(...all.map(({ right }) => right)) > box.width * 0.98, place)
    assert.ok(Math.max(...all.map(({ bottom }) => bottom)) > box.height * 0.98, place)
  })
})

test('the same seed gives the same scene, and its colours are of the page alone', () => {
  eachScene((name, box, seed) => {
    const drawn = scene(name, { ...box, ...colors, seed })
    assert.equal(drawn, scene(name, { ...box, ...colors, seed }))
    for (const { fill = '' } of drawn) assert.match(fill, /^#[0-9a-f]{6}$/, name)
  })
})

test.run()
