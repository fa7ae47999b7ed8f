import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phrasingText } from '../../../core/source/text.ts'
import { render } from '../../render.test.kit.ts'
import { chartOf } from './chart.ts'
import { periodOf, planOf } from './plan-of.test.kit.ts'
import { withThemes } from './plan-themes.ts'
import type { Lane, Plan } from './plans.ts'

const lanesOf = (periods: Readonly<Record<string, readonly string[]>>): readonly Lane[] =>
  withThemes([
    {
      opening: [],
      periods: Object.entries(periods).map(([name, plans]) =>
        periodOf(
          name,
          plans.map(plan => planOf(plan)),
        ),
      ),
    },
  ])
const plansIn = (lanes: readonly Lane[]): readonly Plan[] =>
  lanes.flatMap(({ periods }) => periods.flatMap(({ plans }) => plans))

test('words in brackets before plans are their theme where some share it', () => {
  const told = (...names: readonly string[]) =>
    plansIn(lanesOf({ Now: names })).map(({ theme, title }) => [theme, phrasingText(title)])
  assert.equal(told('[Depot] New lifts', '[Depot] New doors'), [
    ['Depot', 'New lifts'],
    ['Depot', 'New doors'],
  ])
  assert.equal(told('[Beta] New lifts', '[RFC 12] New doors'), [
    [undefined, '[Beta] New lifts'],
    [undefined, '[RFC 12] New doors'],
  ])
})

test('themes are rows across periods, in the order that a period of them tells', () => {
  const lanes = lanesOf({
    Themes: ['Rider', 'Power', 'Depot'],
    Q1: ['[Depot] New lifts', '[Rider] Day pass'],
    Q2: ['[Depot] New doors', '[Depot] Night shift'],
    Dates: ['Lifts open'],
  })
  assert.equal(
    chartOf({ lanes, lang: 'en' })?.bands.flatMap(({ blocks }) => blocks.map(({ row }) => row)),
    [0, 3, 1, 1, 0, 1, 2, 0],
  )
})

test('a year in themes with owners and states stands on one sheet', async () => {
  const work = (theme: string, what: string) => `- [${theme}] ${what} — *owner: Ingrid* — **committed**`
  const quarter = (name: string) =>
    `## ${name}\n\n${[
      work('Track', 'Renew all switches, Nord and Harbour'),
      work('Depot', 'Replace lifts, Nord and Harbour'),
      work('Rider', 'Announce stops in three languages'),
    ].join('\n')}`
  const quarters = [
    'Q1 – January to March',
    'Q2 – April to June',
    'Q3 – July to September',
    'Q4 – October to December',
  ]
  const themes = ['Track', 'Depot', 'Rider', 'Power'].map((name, at) => `${at + 1}. **${name}** – what it is`)
  const dates = '| Date | Milestone |\n|---|---|\n| 2 March | Lifts open |\n| 1 June | Doors everywhere |'
  const content = `# Tramway roadmap 2026\n\nHarbour Trams · 11 depots · agreed 4 December 2025\n\n## Themes\n\n${themes.join('\n')}\n\n${quarters.map(quarter).join('\n\n')}\n\n## Milestones\n\n${dates}\n\n## Later, not promised\n\n- Night trams\n- Sand on rails\n\n*Committed* = money and people are in place.\n`
  const { pages, composition } = await render({ format: 'roadmap', content, outputs: ['png'] })
  assert.equal([composition.chosen, pages], ['lanes of months', 1])
})

test.run()
