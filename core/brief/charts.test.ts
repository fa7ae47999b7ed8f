import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const charts = (brief: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readBrief(brief, baseDesign, { fresh: true }).design.parts ?? {}).flatMap(
      ([key, dress]) => (dress?.device ? [[key.replace('said:', ''), dress.device]] : []),
    ),
  )

test('a chart is of what its clause speaks of, in the words of the brief', () => {
  assert.equal(charts('a line chart for empty running by month'), { 'empty running month': 'line' })
  assert.equal(charts('show the weeks as bars and the food mix as one simple chart'), {
    weeks: 'bars',
    'food mix': 'chart',
  })
  assert.equal(charts('a bar chart of the months and one for the reasons'), {
    months: 'bars',
    reasons: 'bars',
  })
  assert.equal(charts('Besuche als Säulen mit kenntlich gemachtem Mai, die Zitate groß'), {
    'besuche kenntlich gemachtem mai': 'columns',
  })
  assert.equal(charts('månaderna som staplar, fördelningen som en ring'), {
    månaderna: 'columns',
    fördelningen: 'pie',
  })
  assert.equal(charts('墨绿配米白,五年收入做成柱状图,产品占比做成环形图。'), {
    五年收入做成: 'columns',
    产品占比做成: 'pie',
  })
  assert.equal(charts('chart the shares as a big donut'), { shares: 'pie' })
  assert.equal(charts('a simple bar chart'), { tables: 'bars' })
})

test('no chart is what is banned, another kind of thing, or an adjective', () => {
  for (const brief of [
    'no pie charts and no skill bars',
    'keine Diagramme',
    'pas de graphiques',
    'a wall chart for the staff room',
    'sea-chart feel',
    'i tre cipressi come segno grafico semplicissimo',
    'the price in a ring',
  ])
    assert.not.ok(
      Object.values(charts(brief)).some(device => /chart|bars|columns|pie|line|stack/.test(String(device))),
      brief,
    )
})

test('what is to be seen in a chart is none of what it is of', () => {
  assert.equal(charts('chart the ward figures so that Marsh End looks as bad as it is'), {
    'ward figures': 'chart',
  })
  assert.equal(charts('a chart of the tank sizes that shows where to stop'), { 'tank sizes': 'chart' })
  assert.equal(charts('a bar chart of the months to show the drop'), { months: 'bars' })
})

test.run()
