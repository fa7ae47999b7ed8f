import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../../../core/brief/design.ts'
import { measureFor } from '../../../core/draw/draw-sheets.ts'
import { resolveTheme } from '../../../core/theme/resolve-theme.ts'
import { partTree } from './part-tree.ts'
import type { Person } from './people.ts'
import { planTree, type TreeRoom } from './plan-tree.ts'
import { treeHeights } from './tree-heights.tsx'
import { slotsOf } from './tree-plan.ts'

const page = { name: 'A4', width: 1123, height: 794, bleed: 0 }
const theme = resolveTheme(baseDesign, page, { lang: 'en', dir: 'ltr' })
const heights = treeHeights(theme, await measureFor({ theme, surface: 'canvas', assets: new Map() }))
const room: TreeRoom = { width: 990, height: 560, most: 24, least: 12 }

const person = (name: string, reports: readonly Person[] = []): Person => ({
  name: [{ type: 'text', value: name }],
  role: [],
  group: [],
  details: [],
  vacant: false,
  reports,
})

const team = (name: string, count: number): Person =>
  person(
    name,
    Array.from({ length: count }, (_, at) => person(`${name} ${at + 1}`)),
  )

const namesOf = (people: readonly Person[]): string[] =>
  people.flatMap(({ name, reports }) => [(name[0] as { value: string }).value, ...namesOf(reports)])

test('a small tree stands side by side on every level, within its room', () => {
  const plan = planTree([person('Top', [team('Left', 2), team('Right', 2)])], room, heights)
  assert.ok(plan)
  assert.is(plan.across, 2)
  assert.is(slotsOf(plan.people[0] as Person, 0, plan.across), 4)
  assert.ok(heights.tree(plan, false) <= room.height)
})

test('a wide tree stacks its leaves', () => {
  const teams = ['North', 'East', 'South', 'West', 'Centre'].map(name => team(name, 4))
  const plan = planTree([person('Top', teams)], room, heights)
  assert.is(plan?.across, 1)
})

test('a stack of many stands in columns, so that one team does not need pages', () => {
  const top = person('Top', [team('Care', 20), team('Money', 3)])
  const pages = partTree([top], room, heights)
  assert.is(pages?.length, 1)
  const plan = pages?.[0]?.plan
  assert.is(slotsOf(top.reports[0] as Person, 1, plan?.across ?? 0), 3)
  assert.ok(plan && heights.tree(plan, false) <= room.height)
})

test('cards of a level have one height', () => {
  const plan = planTree(
    [person('Top', [person('A name of several words that wraps'), person('B')])],
    room,
    heights,
  )
  assert.is(plan?.heights.length, 2)
})

test('what does not fit legibly goes on on further pages, each person once and in order', () => {
  const people = [
    person(
      'Top',
      Array.from({ length: 30 }, (_, at) => team(`Team ${at}`, 9)),
    ),
  ]
  const pages = partTree(people, room, heights)
  assert.ok(pages && pages.length > 1)
  assert.equal(
    pages.flatMap(({ plan }) => namesOf(plan.people)),
    namesOf(people),
  )
  for (const { plan } of pages)
    assert.ok(heights.tree(plan, false) <= room.height && plan.sizes.name >= room.least)
})

test('a room too small for one card has no plan', () => {
  assert.is(partTree([person('Top', [person('B')])], { ...room, width: 10 }, heights), undefined)
})

test.run()
