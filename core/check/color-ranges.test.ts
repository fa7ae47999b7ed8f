import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, designFrom } from '../brief/design.ts'
import { readBrief } from '../brief/read-brief.ts'
import { missOf, withOtherShares } from './color-ranges.ts'
import { colorShares } from './color-shares.ts'

const sharesOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design.color.shares

test('words and percentages about a colour are parts of the pages', () => {
  const gold = { hex: '#c9a227', least: 1e-6, most: 0.08 }
  assert.equal(sharesOf('mostly green with a touch of gold'), [
    { hex: '#16803c', least: 0.35, most: 1 },
    gold,
  ])
  assert.is(sharesOf('white, hardly any gold')?.[0]?.most, 0.04)
  assert.is(sharesOf('lots of red')?.[0]?.least, 0.12)
  assert.equal(
    sharesOf('60% white, 30% navy, 10% orange')?.map(({ least }) => least),
    [0.3, 0.15, 0.05],
  )
  assert.is(sharesOf('navy and gold'), undefined)
  assert.is(sharesOf('the bad 14 % in red'), undefined)
})

test('a colour with a range is inside of it, or so far from it', () => {
  assert.is(missOf({ least: 0.1, most: 0.2 }, 0.15), 0)
  assert.ok(Math.abs(missOf({ least: 0.1, most: 0.2 }, 0.05) - 0.05) < 1e-9)
  assert.ok(Math.abs(missOf({ least: 0.1, most: 0.2 }, 0.5) - 0.3) < 1e-9)
})

test('a touch steps down to lines and then off fields, much of a colour steps up to the ground', () => {
  const touch = designFrom({
    color: { seeds: ['#16803c'], shares: [{ hex: '#16803c', least: 0, most: 0.08 }] },
  })
  const down = withOtherShares(touch)
  assert.is(down[0]?.color.sparing, true)
  assert.is(down.at(-1)?.decor.fields, false)
  const much = designFrom({
    color: { seeds: ['#16803c'], shares: [{ hex: '#16803c', least: 0.35, most: 1 }] },
  })
  assert.is(withOtherShares(much).at(-1)?.color.paper, '#16803c')
  assert.equal(withOtherShares(baseDesign), [])
  const named = designFrom({ color: { ...much.color, paper: '#ffffff' } })
  assert.equal(withOtherShares(named), [])
})

test('a band is as much of a page as it covers', () => {
  const path = { kind: 'path', x: 0, y: 0, scaleX: 2, scaleY: 1, fill: '#0f766e' } as const
  const frame = { width: 200, height: 100, background: '#ffffff', items: [{ ...path, d: 'M0 0H100V5H0Z' }] }
  assert.is(colorShares([frame as never]).get('#0f766e'), 0.05)
  const curve = { ...frame, items: [{ ...path, d: 'M0 0C50 90 60 90 100 0Z' }] }
  assert.is(colorShares([curve as never]).get('#0f766e'), 0.001)
})

test('a touch of a colour never floods a sheet', () => {
  const { design } = readBrief('red and white with a little dark blue', baseDesign, {
    fresh: true,
    floods: true,
  })
  assert.is.not(design.color.paper, '#11327a')
})

test('a button has its colour for itself where others are named', () => {
  const { design } = readBrief('white and brown with one bright blue button', baseDesign, { fresh: true })
  assert.is(design.color.seeds[0], '#6f4e37')
  assert.ok(design.parts?.buttons?.fill)
})

test.run()
