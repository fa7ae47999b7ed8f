import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scenes as told } from '../../brief/words/scenes.ts'
import { toPathOperators } from '../../paint/pdf/path-data.ts'
import { scene, sceneNames } from './scenes.ts'

const boxes = [
  { width: 600, height: 400 },
  { width: 1200, height: 160 },
  { width: 90, height: 700 },
  { width: 40, height: 40 },
]
const seeds = [0, 1, 2]
const pages = [
  { ground: '#f3ead6', ink: '#1f5b46', light: '#e2a33b' },
  { ground: '#173a5e', ink: '#f7c623', light: '#f7c623' },
]
const [page] = pages as [(typeof pages)[number]]

test('no part of a scene stands out of its box', () => {
  for (const name of sceneNames)
    for (const box of boxes)
      for (const seed of seeds)
        for (const { d } of scene(name, { ...box, ...page, seed })) {
          if (d === '') continue
          const where = `${name} ${seed} in ${JSON.stringify(box)}: ${d.slice(0, 200)}`
          assert.not.match(d, /NaN|Infinity/, where)
          const { bounds } = toPathOperators(d, 3)
          assert.ok(bounds.left >= -0.1 && bounds.top >= -0.1, where)
          assert.ok(bounds.right <= box.width + 0.1 && bounds.bottom <= box.height + 0.1, where)
        }
})

test('a scene reaches from side to side and down to the foot of its box', () => {
  for (const name of sceneNames)
    for (const box of boxes) {
      const bounds = scene(name, { ...box, ...page, seed: 2 })
        .filter(({ d }) => d !== '')
        .map(({ d }) => toPathOperators(d, 3).bounds)
      const where = `${name} in ${JSON.stringify(box)}`
      assert.ok(Math.min(...bounds.map(({ left }) => left)) <= box.width * 0.05, where)
      assert.ok(Math.max(...bounds.map(({ right }) => right)) >= box.width * 0.95, where)
      assert.ok(Math.max(...bounds.map(({ bottom }) => bottom)) >= box.height - 1, where)
    }
})

test('the same seed draws the same scene, and the light is in every one', () => {
  for (const name of sceneNames)
    for (const colors of pages) {
      const draw = () => scene(name, { width: 600, height: 400, seed: 7, ...colors })
      assert.equal(draw(), draw(), name)
      assert.ok(
        draw().some(({ d, fill }) => d !== '' && fill === colors.light),
        name,
      )
    }
})

test('there are words that tell each scene', () => {
  assert.equal(told.map(({ name }) => name).sort(), [...sceneNames].sort())
})

test.run()
