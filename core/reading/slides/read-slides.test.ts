import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

const read = (content: string): Reading =>
  readCopy(readDocument(content, new Map(), { add() {} }), {
    needs: ['title', 'slides'],
    takes: ['author', 'datePublished', 'contact', 'pageHeader', 'pageFooter'],
  })

const slidesOf = (content: string): readonly Item[] => read(content).lists.slides ?? []
const titles = (content: string): string[] => slidesOf(content).map(({ title }) => title.text)
const shown = (slide: Item | undefined): string => (slide?.text ?? []).map(plainText).join(' ')
const said = (slide: Item | undefined): string => slide?.parts.notes?.text ?? ''

/** One talk in the notations that people write talks in. */
const talk: Readonly<Record<string, string>> = {
  'rules, comments and settings of Marp':
    '---\nmarp: true\ntheme: gaia\n---\n\n# Peat\n\n---\n\n<!-- _class: invert -->\n\n## Why\n\nIt burns.\n\n<!-- Wait here. -->\n\n---\n\n## How\n\n- dig\n- dry',
  'front matter between rules, as Slidev has it':
    '---\nhighlighter: shiki\nlineNumbers: true\n---\n\n# Peat\n\n---\ntransition: fade\nclass: wide\n---\n\n# Why\n\nIt burns.\n\n<!-- Wait here. -->\n\n---\n\n# How\n\n- dig\n- dry',
  'counted labels in a note':
    'Title: Peat\n\nSlide 1: Why\nIt burns.\nSpeaker notes: Wait here.\n\nSlide 2: How\n- dig\n- dry',
  'counted headings in German':
    '---\nlang: de\n---\n\nTORF\n\n## Folie 1 – Why\n\n**Text:** It burns.\n**Notizen:** Wait here.\n\n## Folie 2 – How\n\n- dig\n- dry',
  'a plan in a table':
    '# Peat\n\n| # | Slide title | On the slide | What I say |\n|---|---|---|---|\n| 1 | Why | It burns. | Wait here. |\n| 2 | How | dig; dry | |',
  'a list of slides in the front matter':
    '---\ntitle: Peat\nslides:\n  - title: Why\n    kind: bullets\n    body: It burns.\n    notes: Wait here.\n  - title: How\n    points: [dig, dry]\n---',
  'a list in the front matter in Spanish':
    '---\nlang: es\ntítulo: Peat\ndiapositivas:\n  - título: Why\n    texto: It burns.\n    notas: Wait here.\n  - título: How\n    puntos: [dig, dry]\n---',
}

for (const [name, content] of Object.entries(talk))
  test(`${name}: two slides with their titles, what is shown and what is said`, () => {
    const slides = slidesOf(content).filter(({ parts }) => parts.kind?.text !== 'cover')
    assert.equal(
      slides.map(({ title }) => title.text),
      ['Why', 'How'],
    )
    assert.is(shown(slides[0]), 'It burns.')
    assert.is(said(slides[0]), 'Wait here.')
    assert.is(slides[1]?.text[0]?.type, 'list')
    assert.match(shown(slides[1]), /dig\s+dry/)
    assert.is(read(content).roles.title?.text.toLowerCase().replace('torf', 'peat'), 'peat')
  })

test('what marks a slide is left out of the copy, with the reason', () => {
  const { words, omitted } = read(talk['counted labels in a note'] ?? '')
  assert.not.match(words.join(' '), /Slide|Speaker/)
  assert.match(omitted.map(({ text }) => text).join(' '), /Slide 1:.*Speaker notes/)
})

test('settings between rules, names of columns and counts of slides are left out, each with its reason', () => {
  const left = (content = ''): string[] => read(content).omitted.map(({ text }) => text)
  assert.equal(left(talk['front matter between rules, as Slidev has it']), [
    'transition: fade',
    'class: wide',
  ])
  assert.equal(left(talk['a plan in a table']), ['#', 'Slide title', 'On the slide', 'What I say', '1', '2'])
})

test('a cover that is written counts as a slide, one made of fields does not', () => {
  assert.is(slidesOf('# Peat\n\n---\n\n## Why\n\nIt burns.').length, 2)
  assert.is(slidesOf('Title: Peat\n\nSlide 1: Why\n\nIt burns.\n\nSlide 2: How\n\nDig.').length, 2)
  assert.is(slidesOf('# Peat\n\n## Why\n\nIt burns.\n\n## How\n\nDig.').length, 2)
})

test('fields that are parts of a pitch are slides; its roles and short facts are not', () => {
  const content =
    '---\nlang: pl\nnazwa: Torfix\nhasło: Ciepło z bagna\nrunda: 2 mln zł\nproblem: Gaz jest drogi, a zima w górach trwa siedem długich miesięcy w roku.\nzespół:\n  - imię: Ewa Lis\n    rola: chemiczka\n  - imię: Jan Kot\n    rola: sprzedaż\nprosimy o: 2 mln zł\nkontakt: ewa@torfix.example\n---'
  assert.equal(titles(content), ['Problem', 'Zespół', 'Prosimy o'])
  const { roles, facts } = read(content)
  assert.is(roles.title?.text, 'Torfix')
  assert.is(roles.contact?.text, 'ewa@torfix.example')
  assert.equal(
    facts.map(({ text }) => text),
    ['2 mln zł'],
  )
})

test('labels before texts and lists are slides, with no colon in their titles', () => {
  const text =
    'A town of twenty thousand pays more for its lamps in a year than for its school, its library and its bus.'
  assert.equal(titles(`Name: Lumo\n\nProblem:\n${text}\n\nSolution:\n- dim\n- sleep\n\nAsk:\n${text}`), [
    'Problem',
    'Solution',
    'Ask',
  ])
})

test('what Slidev and Marp say a slide is becomes its kind, and their marks are not shown', () => {
  const content =
    '---\nhighlighter: shiki\n---\n\n# Peat\n\n---\nlayout: statement\n---\n\n# Bogs breathe\n\n---\nlayout: two-cols\n---\n\n# Wet\n\nSlow\n\n::right::\n\n# Dry\n\nFast\n\n---\nlayout: quote\n---\n\n# "It never goes out"\n\na stoker'
  const slides = slidesOf(content)
  assert.equal(
    slides.map(({ parts }) => parts.kind?.text),
    ['cover', 'statement', 'comparison', 'quote'],
  )
  assert.not.match(slides.map(shown).join(' '), /right|layout/)
  assert.is(slides[3]?.text[0]?.type, 'blockquote')
})

test('lines in which everything counts something open with their figures', () => {
  for (const body of [
    'Compliance 71%. Hospital average 84%.',
    '- Compliance – 71%\n- Hospital average – 84%',
    '- 71% compliance\n- 84% hospital average',
  ]) {
    const [list] = slidesOf(`# Hands\n\n---\n\n## Last quarter\n\n${body}`)[1]?.text ?? []
    assert.is(list?.type, 'list')
    const leads = list?.type === 'list' ? list.children.map(item => item.children[0]) : []
    assert.equal(
      leads.map(lead => (lead?.type === 'paragraph' && lead.children[0] ? plainText(lead.children[0]) : '')),
      ['71%', '84%'],
    )
  }
})

test('dots that lead to a figure are gone, and the figure is that which they lead to', () => {
  for (const dots of [' … ', ' ..... ', '......', ' . . . . ', ' ···· ']) {
    const body = `- 3 boats by May 2031${dots}€420k\n- Crew for a year${dots}€200k`
    const [list] = slidesOf(`# Kelp\n\n---\n\n## The ask\n\n${body}`)[1]?.text ?? []
    assert.equal(list?.type === 'list' ? list.children.map(plainText) : [], [
      '€420k 3 boats by May 2031',
      '€200k Crew for a year',
    ])
  }
})

test('a second heading with who speaks and when is of the cover, one with copy is a slide', () => {
  const slides = '\n\n## Last time\n\n- one\n- two\n\n## Today\n\n- three\n- four'
  const head = '# BIO 210 – Vorlesung 3\n## Wie Moore wachsen\n'
  const told = (below: string): readonly string[] => titles(`${head}${below}${slides}`)
  const content = ['Last time', 'Today']
  assert.equal(
    told('Prof. Ada Lund, Institut für Botanik\nDienstag, 14:15 Uhr, Hörsaal 2').slice(-2),
    content,
  )
  assert.not(told('Prof. Ada Lund, Institut für Botanik\nDienstag, 14:15 Uhr').includes('Wie Moore wachsen'))
  assert.ok(told('- Torf\n- Wasser').includes('Wie Moore wachsen'))
  assert.ok(told('Torfmoos wächst einen Millimeter im Jahr.').includes('Wie Moore wachsen'))
})

test('a figure that ends a change is not cut from it', () => {
  for (const line of [
    'Spoilage down from 41 % to 7 %',
    'Verderb nun von 41 % auf 7 %',
    'Merma baja de 41 % a 7 %',
  ])
    assert.match(shown(slidesOf(`# Ice\n\n---\n\n## Now\n\n1,260 traders\n${line}`)[1]), line)
})

test('years, bold words and figures within words are left as they are', () => {
  for (const body of [
    '- 2024 was dry\n- 2025 was wet',
    '- **Ada** 71%\n- **Bo** 84%',
    '- 子どもの数は212人\n- 大人の数は300人',
  ]) {
    const [list] = slidesOf(`# Hands\n\n---\n\n## Last quarter\n\n${body}`)[1]?.text ?? []
    assert.is(
      list?.type === 'list' ? list.children.map(plainText).join('\n') : '',
      body.replaceAll(/- |\*\*/g, ''),
    )
  }
})

test('a cover tells who speaks and when, and does not say twice what the front matter says', () => {
  const { roles, omitted } = read(
    '---\nauthor: Ida Blom, City of Oslo\n---\n\n# Snow\n\nIda Blom\n\nWinter school · 4 May 2027\n\n---\n\n## One\n\nText.',
  )
  assert.is(roles.author?.text, 'Ida Blom, City of Oslo')
  assert.is(roles.datePublished?.text, '4 May 2027')
  assert.is(roles.alternativeHeadline?.text, 'Winter school · 4 May 2027')
  assert.ok(omitted.some(({ text }) => text === 'Ida Blom'))
})

test('paragraphs without headings are a slide each, named by the short sentence that opens them', () => {
  const text = 'It took three weeks and two boats, and nobody would do it again before next year.'
  assert.equal(titles(`Dredging the harbour\n\nFirst the money. ${text}\n\nThen the mud. ${text}`), [
    'First the money',
    'Then the mud',
  ])
})

test('a mail that asks for slides tells the title, the line under it and the author in its sentences', () => {
  const { roles } = read(
    'Hello both,\n\nhere is what I want. The title is Tidewall and the line under it is "A wall that swims". On the cover put my name, Ada Lund, and no more.\n\nSlide 1: the sea. It rises four millimetres in a year, and more where the ground sinks.\n\nSlide 2: the wall. It floats.\n',
  )
  assert.is(roles.title?.text, 'Tidewall')
  assert.is(roles.alternativeHeadline?.text, 'A wall that swims')
  assert.is(roles.author?.text, 'Ada Lund')
})

test('a few words that name a slide before it goes on are its title', () => {
  const content =
    'Title: Tidewall\n\nSlide 1: the sea. It rises four millimetres in a year, and more where the ground sinks.\n\nSlide 2: Walls that float. And swim.\n'
  assert.equal(titles(content), ['the sea', 'Walls that float. And swim.'])
  assert.match(shown(slidesOf(content)[0]), /^It rises/)
})

test('no copy has no slides', () => {
  assert.equal(slidesOf(''), [])
})

test('a heading under the first title is part of the cover, and lines that their author ended stay lines', () => {
  const content =
    '# Torf\n## Was tun?\n\nMoorverein\n18. März 2026\nAda Lund\n\n---\n\n# Lage\n\nEs brennt seit Mai.\nNiemand löscht.\n\n---\n\n# Ende\n\nGut.'
  const [cover, state] = slidesOf(content)
  assert.is(cover?.parts.kind?.text, 'cover')
  assert.is(read(content).roles.title?.text, 'Torf')
  assert.equal(state?.text.map(plainText), ['Es brennt seit Mai.', 'Niemand löscht.'])
  const wrapped = 'The peat was cut by hand until the last war and is\nnow taken by machines that float.'
  assert.is(slidesOf(`# Peat\n\n---\n\n# Now\n\n${wrapped}`)[1]?.text.length, 1)
})

test('labels stay before their figures, and a last slide that says where to write closes the deck', () => {
  const slides = slidesOf(
    '# Box\n\n---\n\n## Meet her\n\n- Buys: ₹1,800 a day\n- Earns: ₹520 a day\n\n---\n\n## Keep it cool\n\nnandini@thandak.example\n+91 00000 28104',
  )
  assert.match(shown(slides[1]), /^Buys: ₹1,800 a day/)
  assert.is(slides.at(-1)?.parts.kind?.text, 'closing')
})

test('a first slide of bare lines is the cover, and its first line the title', () => {
  const content =
    'Rapport annuel\nÉquipe de lecture, janvier 2026\n\n---\n\n## Visites\n\n12 400\n\n---\n\n## Fin\n\nMerci à tous.'
  assert.is(slidesOf(content)[0]?.parts.kind?.text, 'cover')
  assert.is(read(content).roles.title?.text, 'Rapport annuel')
})

test('lines that strokes part into as many cells each are a table, others stay lines', () => {
  const typeOf = (...said: string[]): string | undefined =>
    slidesOf(`# T\n\nt\n\n---\n\n## A\n\n${said.join('\n')}\n\n---\n\n## B\n\nc`)[1]?.text[0]?.type
  assert.is(typeOf('name / sealable / price', 'Kelp / yes / mid', 'Paper / no / low'), 'table')
  assert.is(typeOf('名称 ／ 価格 ／ 数', '茶 ／ 三百 ／ 二', '紙 ／ 百 ／ 五'), 'table')
  assert.is(typeOf('Ada / Bo / Cy', 'Oslo / Bergen', 'Autumn'), 'list')
  assert.is(typeOf('and/or/neither', 'he/she/they', 'km/h'), 'list')
})

test('measures of one kind stay behind what they are of, and what is labelled keeps its figure', () => {
  const lines = (...said: string[]): string =>
    shown(slidesOf(`# T\n\nt\n\n---\n\n## A\n\n${said.join('\n')}\n\n---\n\n## B\n\nc`)[1])
  assert.match(lines('Wasser 100 °C', 'Ofen 450 °C', 'Lava 1200 °C'), /^Wasser\s+100\s°C\s+Ofen\s+450/)
  assert.match(lines('LDPE film 2.10', 'PLA film 6.80', 'Kelp at 800 t/yr 4.60'), /^LDPE film\s+2\.10/)
  assert.match(lines('Trains 12', 'Visitors 4,100', 'Dogs 3'), /^Trains 12/)
  assert.match(lines('- 24 new rooms: 640,000', '- Team: 250,000', '- Reserve: 80,000'), /^24 new rooms: 640/)
})

test('in a deck of bare lines the first line of a slide is its title, and the first slide is the cover', () => {
  const content = [
    'Vulkane! Klasse 5\nFrau Lindenlaub',
    'Was wissen wir noch?\n- Die Erde hat Schichten\n- Platten wandern',
    'Wie heiß ist Lava?\nKochendes Wasser 100 °C\nLava 1200 °C',
    '1. Flasche hinstellen\n2. Essig eingießen',
    '2024: 31,000\n2025: 84,000',
    '“Nobody joins a technology.”\n— Project chair',
    'Hausaufgabe\nSchreibt einen Satz.',
  ].join('\n\n---\n\n')
  assert.equal(titles(content).slice(1), [
    ...['Was wissen wir noch?', 'Wie heiß ist Lava?', '', '', '', 'Hausaufgabe'],
  ])
  assert.is(read(content).roles.title?.text, 'Vulkane! Klasse 5')
})

test('a word in capitals marks where slides begin, and is not shown', () => {
  const slides = slidesOf(
    'Peat that works\n15 minutes for ward 7B\n\nSLIDE Why\nIt burns.\nIt dries.\n\nSLIDE How\n- dig\n- dry\n\nSLIDE When you dare not say what is wrong\nSay: “Stop.”',
  )
  assert.match(shown(slides.at(-1)), /Say: “Stop.”/)
  assert.equal(slides.map(({ title }) => title.text).slice(-3), [
    'Why',
    'How',
    'When you dare not say what is wrong',
  ])
})

test('lines that tell a change are points that open with what changed, and what stands above them stays there', () => {
  const [, slide] = slidesOf(
    '# Peat\n\n---\n\n## Did it help?\n\nWard 6A\nhandover time 38 min -> 16 min\nleaving on time: 41% -> 77%',
  )
  assert.equal(
    (slide?.text ?? []).map(plainText).filter(text => !/help/.test(text)),
    ['Ward 6A', 'handover time 38 min -> 16 min\n\nleaving on time 41% -> 77%'],
  )
})

test('years that each stand in a paragraph of their own are one course', () => {
  const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023].map((year, at) => `${year} : ${80 - at * 3} %`)
  const [, slide] = slidesOf(`# Sève\n\n---\n\n## Au fil des ans\n\n${years.join('\n\n')}`)
  assert.ok(slide?.text.some(({ type }) => type === 'table'))
})

test('first lines that are counted before a stroke begin slides', () => {
  const copy =
    'Mice: a love story\nLightning talk, Tom Reed\n\n1 / It began\nOne mouse, one crumb. Fine.\n\n2 / It went on\nTwenty mice in the attic by May. The cat had left.\n\n3 / What we do now\n- traps\n- the neighbour’s cat\n'
  assert.equal(titles(copy).slice(-3), ['1 / It began', '2 / It went on', '3 / What we do now'])
})

test('numbers alone in their lines, that count from one, begin slides, and the line over them all is the title', () => {
  const counts = [
    (at: number): string => `${at}\n`,
    (at: number): string => `(${at})\n`,
    (at: number): string => `${at}/3\n\n`,
  ]
  for (const count of counts) {
    const copy = `Friends of the lido\nspring meeting, 4 May\n\n${count(1)}where we stand\nmembers 212\na new boiler\n\n${count(2)}THE ROOF\nBid: £ 9,000\n• raffle\n• loans\n\n${count(3)}thank you, cake is outside\n`
    const slides = slidesOf(copy).filter(({ parts }) => parts.kind?.text !== 'cover')
    assert.equal(
      slides.map(({ title }) => title.text),
      ['where we stand', 'THE ROOF', ''],
    )
    assert.is(shown(slides[2]), 'thank you, cake is outside')
    assert.is(read(copy).roles.title?.text, 'Friends of the lido')
  }
})

test('a line in bold over what it names is the title of its slide, also among slides with headings', () => {
  const copy =
    '# Tiffin\n\n---\n\n**Problem**\nPeople work at night. They eat chips.\n\n---\n\n## Traction\n\n- 21 cooks\n\n---\n\n**Ask**\n₹3 crore for 12%\n\n- 45% kitchens\n- 55% relay\n\n---\n\n**Thank you**\n'
  assert.equal(titles(copy).slice(1), ['Problem', 'Traction', 'Ask', ''])
})

test('what is said last over where to ask closes a deck, also with a full stop', () => {
  const slides = slidesOf(
    '# Tiffin\n\n---\n\n## Why\n\n- night work\n\n---\nThank you. Come and eat.\nada@tiffin.example | +91 98200 71463\n',
  )
  assert.is(slides.at(-1)?.title.text, 'Thank you. Come and eat.')
  assert.is(slides.at(-1)?.parts.kind?.text, 'closing')
})

test('a number to call, perhaps behind what says so, closes a deck', () => {
  const last = (line: string) =>
    slidesOf(
      `# Reef\n\n## Why\n\n- warm water\n- pots\n\n## Come along\n\nEvery Wednesday at seven.\n\n${line}`,
    ).at(-1)
  for (const line of ['**876 555 0138**', 'Telefon: 02-555-0144'])
    assert.is(last(line)?.parts.kind?.text, 'closing', line)
  assert.is(last('It has been so since 1980.')?.parts.kind, undefined)
})

test('amounts that arrows join in one line are points', () => {
  const slide = slidesOf(
    '# Tiffin\n\n---\n\n## Money\n\nPrice ₹140 → cook ₹78 → relay ₹27 → left ₹35\n\n---\n\n## How\n\nPhone → cook → relay\n',
  )
  const [, money, how] = slide
  assert.is(money?.text[0]?.type, 'list')
  assert.match(shown(money), /₹140 Price\s+₹78 cook/)
  assert.is(shown(how), 'Phone → cook → relay')
})

test('a sentence that hands over a deck is said and not shown, and a first slide that is called cover is one', () => {
  for (const name of ['Title', 'Cover slide:', 'Couverture', 'Titelfolie', '封面']) {
    const copy = `Sure, here are three slides for **Peat**:\n\n---\n\n### Slide 1: ${name}\n**Peat**\nHeat from the bog\n\n---\n\n### Slide 2: Why\nIt burns.\n\n---\n\n### Slide 3: Ask\n- One shed\n- Two spades\n`
    const [cover, ...others] = slidesOf(copy)
    assert.is(cover?.parts.kind?.text, 'cover')
    assert.match(cover?.parts.notes?.text ?? '', /^Sure, here are/)
    assert.equal(titles(copy).slice(-2), ['Why', 'Ask'])
    assert.is(others.length, 2)
  }
})

const bodyOf = (...lines: string[]) =>
  slidesOf(`# T\n\nt\n\n---\n\n## A\n\n${lines.join('\n')}\n\n---\n\n## B\n\nc`)[1]?.text ?? []

test('times, terms before arrows and terms between dots are points that open with them', () => {
  const leads = (...lines: string[]): unknown =>
    bodyOf(...lines).map(block =>
      block.type === 'list'
        ? block.children.map(({ children: [first] }) =>
            first?.type === 'paragraph' && first.children[0]?.type === 'strong'
              ? plainText(first.children[0])
              : '',
          )
        : block.type,
    )
  assert.equal(leads('- 09:30 Keys', '- 10:00 Tour', '- 14:00 Desk'), [['09:30', '10:00', '14:00']])
  assert.equal(leads('Broken desk → Ada 8021', 'Pay → Bo 8006'), [['Broken desk', 'Pay']])
  assert.equal(leads('Jan: rest', '', 'May: look', '', 'Aug: harvest'), [['Jan', 'May', 'Aug']])
  const [dotted] = bodyOf('**Ice** – melts · **Salt** – stays · **Us** – both')
  assert.is(dotted?.type === 'list' && dotted.children.length, 3)
  assert.is(bodyOf('Ada Lund · Leeds · May 2026')[0]?.type, 'paragraph')
})

test('lines that count are a list with numbers, whatever stands behind a number', () => {
  for (const mark of ['、', '- ', '. ', ') ']) {
    const [list] = bodyOf(`1${mark}look`, `2${mark}ask`, `3${mark}read`)
    assert.is(list?.type === 'list' && list.ordered, true, mark)
    assert.is(list && plainText(list).replace(/\s+/g, ' '), 'look ask read')
  }
})

test('an amount over shares of it stands apart from them, and one over what it is for is a figure', () => {
  const ask = bodyOf('350 000 € for 18 months', '60 % vans', '25 % people', '15 % cash')
  assert.equal(
    ask.map(({ type }) => type),
    ['paragraph', 'list'],
  )
  const [figure] = bodyOf('£600k', 'for a pilot line')
  assert.is(figure?.type, 'list')
})

test('numbers alone in their lines that do not count are words of their slides', () => {
  const copy = '# Peat\n\n## Sales\n\n3\n\nsheds\n\n## Homes\n\n1\n\nstreet\n\n## Loss\n\n2\n\nspades\n'
  assert.equal(titles(copy).slice(-3), ['Sales', 'Homes', 'Loss'])
})

test('lines behind bullets or dashes are points, also right below a heading, and what is quoted stands apart from who said it', () => {
  const types = (content: string): string[] => (slidesOf(content).at(-1)?.text ?? []).map(({ type }) => type)
  assert.equal(types('# Peat\n\n---\n\n## Then\n• cut it\n• dry it\n• burn it'), ['list'])
  assert.equal(
    types(
      '# Peat\n\n---\n\n## Then\nLast year: 38 fires\nThis year: 11\n– same peat\n– what changed was the rain',
    ),
    [...['list', 'list']],
  )
  assert.equal(types('Peat\nA talk\n\n---\n\n“Peat is a bog that waits.”\n— my grandmother'), [
    'blockquote',
    'paragraph',
  ])
})

test('names that are counted behind a colon or without one are points of one kind', () => {
  const slide = slidesOf(
    '# Peat\n\n---\n\n## Figures\n\nSales 2023: €84,000\nSales 2024: €311,000\nMargin 41 %\nShops 96',
  ).at(-1)
  const [list, ...others] = slide?.text ?? []
  assert.is(others.length, 0)
  assert.equal(list?.type === 'list' ? list.children.map(plainText) : [], [
    'Sales 2023 €84,000',
    'Sales 2024 €311,000',
    'Margin 41 %',
    'Shops 96',
  ])
})

test('a smaller heading under the first is said on the cover, and a last slide with an address alone closes the deck', () => {
  const slides = slidesOf(
    '# Moss\n## Quiet drones\n\nKen Aoki – Sapporo\n\n# Why\nThey are loud.\n\n# How\nOurs are not.\n\n# Come ride with us\nken@moss.example · +81 700 555 019',
  )
  assert.equal(
    slides.map(({ parts }) => parts.kind?.text),
    ['cover', undefined, undefined, 'closing'],
  )
})

test('short lines over what they name begin slides, and a lone dash under a quotation says whose it is', () => {
  assert.equal(
    titles(
      'Why my cat eats better\nElsa Lind, Lund\n\nThe beginning\nI ate crackers. She ate salmon, every day.\n\nThe cost\nShe has a budget and I have none.\n\nThe lesson\nPlan what you buy, and hide it.\n',
    ).slice(-3),
    ['The beginning', 'The cost', 'The lesson'],
  )
  const slide = slidesOf('Tides\nA talk\n\n---\n\n"The tide waits for nobody."\n- Skipper Moira').at(-1)
  assert.equal(
    slide?.text.map(({ type }) => type),
    ['blockquote', 'paragraph'],
  )
})

test('records of slides are read in other languages: a figure to be seen, a table in pieces, words and who said them, sums with blanks', () => {
  const copy = [
    '---',
    'titel: Die Mole',
    'folien:',
    '  - titel: Preis',
    '    große_zahl: 0,31 €/kg',
    '    erklärung: Im Laden kostet er das Vierzigfache.',
    '  - titel: Wohin',
    '    tabelle:',
    '      spalten: [Weg, "2015", "2025"]',
    '      zeilen:',
    '        - [Futter, 78 %, 61 %]',
    '        - [Küche, 22 %, 39 %]',
    '  - titel: Geld',
    '    punkte: [Verein 120 000 €, Land 210 000 €, Kredit 90 000 €]',
    '  - titel: Alt',
    '    zitat: Das Netz fragt nicht, wer es knüpft.',
    '    von: Fiete Holm',
    '---',
  ].join('\n')
  const [figure, table, money, quote] = slidesOf(copy).filter(({ parts }) => parts.kind?.text !== 'cover')
  assert.is(shown(figure), '0,31 €/kg Im Laden kostet er das Vierzigfache.')
  assert.equal(
    table?.text.map(({ type }) => type),
    ['table'],
  )
  assert.is(plainText(money?.text[0] as never).includes('Verein 120 000 €'), true)
  assert.is(quote?.text[0]?.type, 'blockquote')
})

test('one list of records of different things is a talk, whatever it and their titles are called', () => {
  const copy = [
    '---',
    'title: The weir',
    'bits:',
    '  - { h: What broke, pts: [two sluices, one pump] }',
    '  - { h: What it cost, big: £1.86 million, under: without the piano }',
    '  - { h: Said there, quote: I never met so many neighbours., by: Mrs Dunn }',
    '---',
  ].join('\n')
  assert.equal(titles(copy).slice(-3), ['What broke', 'What it cost', 'Said there'])
})

test('slides are counted in any digits; the label that opens most of them says what they are called', () => {
  const copy = [
    '**الشريحة ١**\nالفكرة: الخبز\nالعدد: ٤٠',
    '**الشريحة ٢**\nالفكرة: الفرن\nالحطب: زيتون',
    '**الشريحة ٣**\nكلام: «كان الفرن يدفئ الحي كله في الشتاء.»\nالقائلة: أم علي',
    '**الشريحة ٤**\nالفكرة: السعر\nالرغيف: دينار',
    'زورونا: bread@oven.example',
  ].join('\n\n')
  const slides = slidesOf(`العنوان: خبز القرية\nالمتحدثة: سلمى حداد\n\n${copy}`)
  assert.equal(
    slides
      .map(({ title }) => title.text)
      .filter(text => text !== '')
      .slice(-4),
    ['الخبز', 'الفرن', 'السعر', 'زورونا'],
  )
  const quote = slides.flatMap(({ text }) => text).find(({ type }) => type === 'blockquote')
  assert.match(plainText(quote as never), /أم علي/)
})

test('a length of time in two units is one figure, whether it counts something or says all', () => {
  const points = (lines: string): string[] =>
    slidesOf(`# Peat\n\n---\n\n# Night\n\n${lines}\n`)
      .flatMap(({ text }) => text)
      .flatMap(block => (block.type === 'list' ? block.children.map(plainText) : []))
  assert.equal(points('- 6 hours 4 minutes\n- 310 loaves not baked\n- £900 in refunds').slice(0, 2), [
    '6 hours 4 minutes',
    '310 loaves not baked',
  ])
  assert.equal(points('- 3 Std. 20 Min. ohne Strom\n- 40 Öfen kalt'), [
    '3 Std. 20 Min. ohne Strom',
    '40 Öfen kalt',
  ])
})

test('a note that ends a counted slide is not what it is called', () => {
  const table = '| Skill | Now |\n| --- | --- |\n| Dig | 2 |\n| Dry | 4 |'
  const copy = `Slide 1\nPeat\nAda Lund\n\nSlide 2\nScorecard\n\n${table}\n\nScale 1 (poor) to 5 (good)\n\nSlide 3\nNext\n- dig\n- dry\n`
  assert.equal(titles(copy).slice(1), ['Scorecard', 'Next'])
})

test.run()
