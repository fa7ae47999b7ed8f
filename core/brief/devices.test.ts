import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Document } from '../source/document.ts'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { baseDesign } from './design.ts'
import { metIn } from './met-in-copy.ts'
import { sayingOf } from './proper-names.ts'
import { readBrief } from './read-brief.ts'

const copy = ' our promise key findings rent deposit abstract '
const says = (words: string): boolean => copy.includes(` ${words} `)
const heard = (brief: string) => readBrief(brief, baseDesign, { says, fresh: true })
const devicesOf = (brief: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(heard(brief).design.parts ?? {}).flatMap(([key, dress]) =>
      dress?.device ? [[key, dress.tint ? [dress.device, dress.tint] : dress.device]] : [],
    ),
  )

test('a bar or a field that holds a thing is its device, and no ornament', () => {
  assert.equal(devicesOf('the date in a red bar along the top'), { dates: ['strip', '#c8102e'] })
  assert.equal(devicesOf('Geen foto, de prijzen in een zwart vlak en de koppen groot'), {
    prices: ['box', '#111111'],
  })
  assert.equal(devicesOf('stripes in red'), {})
  const held = { dates: ['strip', '#ffffff'] }
  for (const brief of [
    'Mustard ground, the date in a white band at the bottom',
    'Senfgelber Grund, schwarzer Titel, das Datum in einem weißen Balken unten',
    'Fond moutarde, titre noir énorme, la date dans une bande blanche en bas',
    'Fondo mostaza, título negro enorme, la fecha en una franja blanca abajo',
    'Mosterd als achtergrond, zwarte titel, de datum in een witte balk onderaan',
    'Musztardowe tło, czarny tytuł, data w białym pasku na dole',
    'Senapsgul bakgrund, svart titel, datumet i ett vitt band längst ner',
    'からし色の背景に黒い文字、日付は下の白い帯の中に',
  ])
    assert.equal(devicesOf(brief), held, brief)
  assert.equal(devicesOf('revenue in teal bars').dates, undefined)
})

test('things before a device and behind it stand in it', () => {
  assert.equal(devicesOf('Put the key findings in a box.'), { 'said:key findings': 'box' })
  assert.equal(devicesOf('a box for the opening times'), { 'said:opening times': 'box' })
  assert.equal(devicesOf('boxed executive summary on page 1'), { 'said:executive summary': 'box' })
  assert.equal(devicesOf('price in a circle, rent and deposit in a box'), {
    prices: 'ring',
    'said:rent': 'box',
    'said:deposit': 'box',
  })
  assert.equal(devicesOf('Pull out one quote. The key figures pulled out in a strip.'), {
    quotes: 'pull',
    figures: 'strip',
  })
  assert.equal(devicesOf('underline the totals twice'), { 'said:totals': 'double-rule' })
  assert.equal(devicesOf('one pull quote would be lovely'), { quotes: 'pull' })
  const { ignored } = readBrief('no pulled quotes', baseDesign).report
  assert.equal(
    ignored.map(({ phrase }) => phrase),
    ['no pulled quotes'],
  )
  assert.equal(devicesOf('code in a dashed box'), { 'said:code': 'dashed-box' })
})

test('a colour beside a device is its own, and none of the page', () => {
  const { color } = heard('our promise in a yellow box').design
  assert.equal(devicesOf('our promise in a yellow box'), { 'said:our promise': ['box', '#f7c91e'] })
  assert.is(color.paper, null)
  assert.is(color.seeds.includes('#f7c91e'), false)
  assert.equal(devicesOf('Circle the price in red'), { prices: ['ring', '#c8102e'] })
  assert.equal(devicesOf('prix dans un cercle rouge'), { prices: ['ring', '#c8102e'] })
})

test('devices in thirteen languages', () => {
  for (const brief of [
    ...['Gesamtbetrag im Kasten', 'total en encadré', 'el total en un recuadro', 'totale in un riquadro'],
    ...['o total numa caixa', 'totaal in een kader', 'suma w ramce', 'summan i en ruta'],
    ...['toplam kutu içinde', 'разом у рамці', '合計は枠で囲んでください', '总计用方框圈出来'],
    'الإجمالي داخل إطار',
  ])
    assert.is(devicesOf(brief)['said:total'], 'box', brief)
})

test('a box that is part of a name is no device', () => {
  assert.equal(devicesOf('Phone-box red background, off-white type'), {})
  assert.equal(devicesOf('rent in a box'), { 'said:rent': 'box' })
})

test('a device that nothing is named for is declined, and a ban draws none', () => {
  assert.equal(devicesOf('no boxes'), {})
  assert.equal(devicesOf('nothing in boxes please'), {})
  assert.equal(devicesOf('in a box'), {})
  assert.ok(heard('in a box').report.ignored.length > 0)
  assert.equal(heard('framed').design.decor.motif, 'frame')
})

test('a thing is met in the copy by its line, its label or how many there are of it', () => {
  const copy =
    'Plat du jour\n\nLa Sirène : soupe, poisson - 36 €\n\nKochkurse am Sonntag\n\nCall us if you:\n\n- cough\n- sneeze\n- ache\n\nn’apportez pas de chien, merci'
  const document = { root: fromMarkdown(copy), fields: [] } as unknown as Document
  const met = (brief: string): Record<string, unknown> => {
    const { design } = readBrief(brief, baseDesign, {
      ...{ says: sayingOf(document), meets: metIn(document), fresh: true },
    })
    return Object.fromEntries(
      Object.entries(design.parts ?? {}).flatMap(([key, dress]) =>
        dress?.device ? [[key, dress.device]] : [],
      ),
    )
  }
  assert.equal(met('le menu La Sirène dans un encadré'), { 'said:la sirène': 'box' })
  assert.equal(met('put the three warning signs in a box'), { 'said:call us if you': 'box' })
  assert.equal(met('die Kurse in einem schlichten Kasten'), {})
  assert.equal(met('the Kochkurs line set apart in a quiet box'), { 'said:kochkurse am sonntag': 'box' })
  assert.equal(met('the three signs as little cards'), { 'said:call us if you': 'boxes' })
  assert.equal(met('four signs in a box'), {})
})

test('charts, lines beneath, dashed frames of one thing, quotations by who says them', () => {
  const copy =
    '## Spill hours\n\n| Year | Hours |\n|---|---|\n| 2024 | 9 |\n\n## To decide\n\n1. Open late?\n\nDeputy: vacant, from May\n\n> Eleven years. — Maud Ferris'
  const document = { root: fromMarkdown(copy), fields: [] } as unknown as Document
  const of = (brief: string): Record<string, unknown> => {
    const { parts = {} } = readBrief(brief, baseDesign, {
      ...{ says: sayingOf(document), meets: metIn(document), fresh: true },
    }).design
    return Object.fromEntries(
      Object.entries(parts).flatMap(([key, dress]) => (dress?.device ? [[key, dress.device]] : [])),
    )
  }
  assert.equal(of('Turn the spill hours into a chart and make it the thing nobody can miss'), {
    'said:spill hours': 'chart',
  })
  assert.equal(of('die Tabellen bitte als Balken'), { tables: 'bars' })
  assert.equal(of('a single copper line under my name'), { names: 'rule' })
  assert.equal(of('The decisions in a box'), { 'said:to decide': 'box' })
  assert.equal(of('The decisions are the point so they get the room and a box around them'), {
    'said:to decide': 'box',
  })
  assert.equal(of("put Maud's words in a tinted box"), { quotes: 'box' })
  assert.equal(of('the vacant deputy should have a dashed frame'), { 'said:deputy': 'dashed-box' })
  assert.equal(of('The spill hours slide should be the one they remember'), { 'said:spill hours': 'apart' })
  assert.equal(of('Maud on a slide of another colour'), { 'said:maud': 'apart' })
  assert.equal(of('let the quote sit alone on a dark slide, tables calm'), { quotes: 'dark' })
  assert.equal(of('warm grey, the quote slide dark, big type'), { quotes: 'dark' })
  assert.equal(of("one of Maud's quotes pulled out large"), { quotes: 'pull' })
  assert.equal(of('a coupon with a dashed border'), {})
  assert.equal(of('a moon made of one circle'), {})
  assert.equal(of('tear-off strips with my number along the bottom'), {})
  assert.equal(of('one takeaway in a box per section'), {})
})

test('what a copy does not have frames no page', () => {
  assert.is(heard('the family pack in a frame').design.decor.motif, baseDesign.decor.motif)
  assert.is(heard('buttons with a thin frame').design.decor.motif, baseDesign.decor.motif)
})

test('a sticker, a stamp and a badge are round fields, in any language', () => {
  for (const brief of [
    ...['price in a round sticker', 'prix dans une pastille ronde', 'prezzo in un bollo rotondo'],
    ...['Preis als runder Aufkleber', 'el precio en una pegatina redonda', 'prijs in een ronde sticker'],
  ])
    assert.equal(devicesOf(brief), { prices: 'sticker' }, brief)
})

test('a colour behind a thing is that of a field, whatever else is said to be without it', () => {
  for (const brief of [
    'lemon yellow only behind the total',
    'giallo limone solo dietro al totale, testo nero',
    'hellgrau nur hinter der Summe, sonst alles schwarz',
  ]) {
    const dress = readBrief(brief, baseDesign, { says: words => words === 'total' }).design.parts?.[
      'said:total'
    ]
    assert.is(dress?.device, 'box', brief)
    assert.ok(dress?.tint, brief)
  }
})

test('room of its own is that of a quote, and a stub may be torn off by either word', () => {
  for (const brief of [
    "the customer's quote should get a lot of air",
    'the quote gets a slide all to itself',
  ])
    assert.is(readBrief(brief, baseDesign).design.parts?.quotes?.device, 'pull', brief)
  for (const brief of ['a tear-off on the right', 'con talón para cortar a la derecha, letras negras'])
    assert.is(readBrief(brief, baseDesign).design.parts?.['said:stub']?.place, 'end', brief)
})

test('one of several cards is marked as the one to take, and the cards are those of what is named before', () => {
  const says = (words: string): boolean => /^(?:hall|prices|plans)$/.test(words)
  for (const how of [
    'marked as the usual choice',
    'clearly marked as the one we recommend',
    'marked as recommended',
  ]) {
    const { parts } = readBrief(`the prices as three cards with Hall ${how}`, baseDesign, { says }).design
    assert.is(parts?.prices?.device, 'boxes', how)
    assert.is(parts?.['said:hall']?.device, 'mark', how)
  }
})

test.run()
