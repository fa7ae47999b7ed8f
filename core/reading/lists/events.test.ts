import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

const read = (copy: string): Reading =>
  readCopy(readDocument(copy, new Map(), { add() {} }), { needs: ['title', 'events'], facts: 'all' })

const told = ({ lists }: Reading): string[] =>
  (lists.events ?? []).map(({ title, parts }: Item) =>
    [parts.date?.text, parts.endDate?.text, title.text, parts.description?.text]
      .map(text => text ?? '')
      .join('|'),
  )

const course = ['1998||The kiosk opens|', '2004||A second oven|']

const notations: Readonly<Record<string, string>> = {
  list: '- 1998 – The kiosk opens\n- 2004 – A second oven',
  bold: '- **1998** The kiosk opens\n- **2004** A second oven',
  arrows: '- 1998 → The kiosk opens\n- 2004 -> A second oven',
  'dates behind': '- The kiosk opens (1998)\n- A second oven (2004)',
  table: '| Year | What happened |\n|-|-|\n| 1998 | The kiosk opens |\n| 2004 | A second oven |',
  headings: '## 1998: The kiosk opens\n\n## 2004: A second oven',
}

for (const [notation, copy] of Object.entries(notations)) {
  test(`events are read from ${notation}`, () => {
    assert.equal(told(read(`# Bakery\n\n${copy}`)), course)
  })
}

test('dated headings over dated things name the eras of these', () => {
  const eras =
    '## 1950–1969: By boat\n\n- 1951: First mail\n- 1960: A doctor\n\n## 1970–1990: By air\n\n| Year | What |\n|-|-|\n| 1971 | The runway |\n| 1988 | A second plane |'
  const { lists } = read(`# The island\n\n${eras}`)
  assert.equal(
    lists.events?.map(({ parts }) => parts.date?.text),
    ['1951', '1960', '1971', '1988'],
  )
  assert.equal(
    lists.events?.map(({ parts }) => parts.group?.text ?? ''),
    ['1950–1969: By boat', '', '1970–1990: By air', ''],
  )
})

test('dated headings of which one has dated things below are what happened', () => {
  const { lists } = read(
    '# Club\n\n## 1950: Founded\n\n- 3 May 1950: first meeting\n- 9 June 1950: first race\n\n## 1960: A house\n\nBuilt by members.\n\n## 1970: A fire',
  )
  assert.is(lists.events?.length, 3)
})

test('moments that are counted from something date events as days do', () => {
  const stages =
    '*Six weeks before* | Clinic.\n**Day 0** | Surgery.\n*Day 2–3* | Stairs.\n*Month 12* | X-ray.'
  const { roles, lists } = read(`**Your knee**\nOrange Base Hospital\n\n${stages}`)
  assert.is(roles.title?.text, 'Your knee')
  assert.equal(
    lists.events?.map(({ parts }) => parts.date?.text),
    ['Six weeks before', 'Day 0', 'Day 2–3', 'Month 12'],
  )
})

test('records and days in pieces are events', () => {
  const record = '{ year: 2004, month: 2 }'
  const events = `events:\n  - { start_date: ${record}, text: { headline: A second oven, text: It smokes. } }\n`
  const copy = `---\ntitle: Bakery\n${events}  - { start_date: { year: 2009 }, text: { headline: Fire } }\n---\n`
  assert.equal(told(read(copy)), ['February 2004||A second oven|It smokes.', '2009||Fire|'])
})

test('keys that are years are dates', () => {
  assert.equal(told(read('---\ntitle: A\n1961: One\n1967: Two\n1969: Three\n---\n')), [
    '1961||One|',
    '1967||Two|',
    '1969||Three|',
  ])
})

test('an undated entry among dated ones is an event, and what precedes its divider a date', () => {
  const [, , third, fourth] = told(
    read('# A\n\n- 1998 – one\n- 2001 – two\n- today – three\n- 2005 – four\n'),
  )
  assert.is(third, 'today||three|')
  assert.is(fourth, '2005||four|')
})

test('paragraphs in other languages, with spans and seasons', () => {
  const copy =
    '# Fabryka\n\nlato 1914 – front\n\n1934–1936 – strajk\n\nXII 1981 – ulotki\n\n12 maja 1963 r. – pożar\n'
  assert.equal(
    read(copy).lists.events?.map(({ parts }) => parts.date?.text),
    ['lato 1914', '1934–1936', 'XII 1981', '12 maja 1963 r.'],
  )
})

test('headings between events name groups, notes stay outside', () => {
  const reading = read(
    '# A\n\n## Old\n\n- 1900 – a\n- 1901 – b\n\n## New\n\n- 2000 – c\n\nWith thanks to all.\n',
  )
  assert.equal(
    reading.lists.events?.map(({ parts }) => parts.group?.text),
    ['Old', undefined, 'New'],
  )
  assert.is(reading.unplaced.length, 1)
})

test('heads of columns are silent, figures keep their label', () => {
  const reading = read('# A\n\n| When | What | Crew |\n|-|-|-|\n| 1900 | Boat | 8 |\n| 1910 | Motor | 6 |\n')
  assert.equal(
    reading.lists.events?.map(({ facts }) => facts.map(({ label, text }) => `${label.text} ${text}`)),
    [['Crew 8'], ['Crew 6']],
  )
  assert.not(reading.words.includes('When'))
})

test('months and seasons of no year are the dates of a year told in lines, in any language', () => {
  const dates = (copy: string): (string | undefined)[] | undefined =>
    read(copy).lists.events?.map(({ parts }) => parts.date?.text)
  assert.equal(dates('園の一年\n\n4月 進級式\n10月 運動会\n3月 卒園式'), ['4月', '10月', '3月'])
  assert.equal(dates('# Our year\n\n- April: planting\n- May weeding'), ['April', 'May'])
  assert.equal(dates('# Das Jahr\n\nMärz Säen\nJuni Jäten\nHerbst Ernte'), ['März', 'Juni', 'Herbst'])
  assert.is(dates('# Team\n\nAda engineer\nMay cook\nJosé driver'), undefined)
})

test('a day of the week with its hour is a date among hours', () => {
  assert.equal(
    told(
      read('# Kiln log\n\n- **09:10** Lit\n- **17:45** Cone 9 down\n- **Sat 10:00** Opened, 3 bowls lost\n'),
    ),
    ['09:10||Lit|', '17:45||Cone 9 down|', 'Sat 10:00||Opened, 3 bowls lost|'],
  )
})

test('prose holds no events', () => {
  assert.is(read('# A\n\nIn 1998 we opened. In 2004 came a second oven.').lists.events, undefined)
})

test('years by an era, about right, of two or of a decade stand beside others, with what is said of them below', () => {
  const dates = (copy: string) => read(copy).lists.events?.map(({ parts }) => parts.date?.text)
  assert.equal(
    dates(
      '冰店六十年\n\n民國五十四年（1965）　挑擔賣冰\n民國 61　租下店面\n1977 颱風，屋頂飛走\n1986　女兒接手\n1994　觀光船開了\n',
    ),
    ['民國五十四年（1965）', '民國 61', '1977', '1986', '1994'],
  )
  assert.equal(
    dates(
      'The hall\n\n1898 Land given\n1915-19 hospital, 22 beds\nc. 1927 electric light\n1944: roof off\n1989 rebuilt\n',
    ),
    ['1898', '1915-19', 'c. 1927', '1944', '1989'],
  )
  assert.equal(
    dates(
      '---\nlang: es\n---\n# El tren\n\n1911 – locomotora\n1978: última salida\n1979-2003\n   hierba\n2004, mayo: vuelven\nhoy: 9 km\n',
    ),
    ['1911', '1978', '1979-2003', '2004, mayo', 'hoy'],
  )
  const dam = read(
    "La diga\n\n1954: 1.200 operai\n24/8/1956 — l'acqua arriva\n1957 – inaugurazione\n   (il sindaco cade in acqua)\nanni '60: energia\n1976 terremoto\n2003 — svuotamento\n",
  )
  assert.equal(
    dam.lists.events?.map(({ parts }) => parts.date?.text),
    ['1954', '24/8/1956', '1957', "anni '60", '1976', '2003'],
  )
})

test('running text tells of events by the years in its sentences, in scripts without blanks too', () => {
  const copy =
    'The mill began with my aunt, who had no money and a good horse. In 1911 she leased the lower wheel from the parish. ' +
    'It broke twice that winter.\n\n' +
    'After the flood of 1924 nobody wanted it. 1936 brought the electric motor, and the horse retired to the meadow.\n\n' +
    'We closed in March 1971 and opened again as a bakery, which we are to this day.\n'
  assert.equal(told(read(copy)), [
    '1911|||In 1911 she leased the lower wheel from the parish. It broke twice that winter.',
    '1924|||After the flood of 1924 nobody wanted it.',
    '1936|||brought the electric motor, and the horse retired to the meadow.',
    'March 1971|||We closed in March 1971 and opened again as a bakery, which we are to this day.',
  ])
  const short =
    '外婆的面馆在老城的桥头，灶是自己砌的。五八年开张，只有三张桌子，客人端着碗站在街上吃。我是六三年学会拉面的，那时个子还没有灶台高。' +
    '七一年桥塌了，九〇年才修好，我们在对岸摆了十几年的摊。二〇一九年换了新招牌，字还是外公写的。'
  assert.equal(
    read(short).lists.events?.map(({ parts }) => parts.date?.text),
    ['五八年', '六三年', '七一年', '九〇年', '二〇一九年'],
  )
})

test.run()
