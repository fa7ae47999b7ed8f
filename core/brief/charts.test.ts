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
  assert.equal(charts('moss green, charts where they help (nitrate over four years especially)'), {
    nitrate: 'chart',
  })
  assert.equal(charts('charts where they help'), { tables: 'chart' })
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

test('numbers that are to be drawn, to scale or as figures are charts, and all that are listed', () => {
  assert.equal(charts('the sizes should be drawn, not just listed'), { sizes: 'chart' })
  assert.equal(charts('draw the bridge spans to scale please'), { 'bridge spans': 'chart' })
  assert.equal(charts('die Verbräuche maßstäblich'), { verbräuche: 'chart' })
  assert.equal(charts('weeks, reasons, towns and wages as charts'), {
    ...{ weeks: 'chart', reasons: 'chart', towns: 'chart', wages: 'chart' },
  })
  assert.equal(charts('the price must hit first and the old/new figures should be drawn'), {
    'old new figures': 'chart',
  })
  assert.equal(charts('big headings, the wages as bars'), { wages: 'bars' })
})

test('a whole that is cut in parts is one bar of them, and things in their own colours have fields of them', () => {
  assert.equal(charts('the loan as one bar cut in three'), { loan: 'stack' })
  assert.equal(charts('the ticket price split up as something people can see'), { 'ticket price': 'stack' })
  assert.equal(charts('die Tonnen in ihren echten Farben'), { tonnen: 'swatches' })
  assert.equal(charts('the bins in their real colours'), { bins: 'swatches' })
})

test('a figure with a comma is one, and what is large beside a chart is none of it', () => {
  assert.equal(charts('2,300 huge at the top and the results as bars drawn to true scale'), {
    results: 'bars',
  })
  assert.equal(charts('visits, repairs and sales as columns'), {
    visits: 'columns',
    repairs: 'columns',
    sales: 'columns',
  })
})

test.run()
