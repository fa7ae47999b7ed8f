import { test } from 'uvu'
import * as assert from 'uvu/assert'
import boardingPass from '../boarding-pass.ts'
import businessCard from '../business-card.ts'
import coupon from '../coupon.ts'
import invitation from '../invitation.ts'
import { type LaidOutCanvas, largest, layOutCanvas } from '../lay-out.test.kit.ts'
import ticket from '../ticket.ts'
import voucher from '../voucher.ts'
import { isLoss } from '../../test-copy.test.kit.ts'

const textOf = (words: LaidOutCanvas['words']): string =>
  words.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ')

test('a card of bare lines is of the person before a dash, in small letters by the address, or in its own script', async () => {
  const cards = [
    ['Ragna Sivertsen – roof & timber\nMaster carpenter\n0171 555 0140\nKiel', 'Ragna Sivertsen'],
    ['ivo brandt\nsigns, hand-painted\n@ivo.brandt\nstudio: Keizersgracht 12, Delft', 'ivo brandt'],
    ['森田 かおり\nKaori Morita\n家具職人\nkaori@morita-mokko.jp\n075-555-0140', '森田 かおり'],
  ] as const
  for (const [copy, name] of cards) assert.is(textOf(largest(await layOutCanvas(businessCard, copy))), name)
})

test('of a name in two scripts its own leads, and no firm by its form is taken for one', async () => {
  const cards = [
    ['株式会社 木本造園\n造園士\n二代目 木本 進\nSusumu Kimoto\n京都市 5-55\nsusumu@kimoto.jp', '木本 進'],
    ['海風咖啡有限公司\n陳美玲\n店長\nChen Mei-Ling\n電話 02-2555-0142\nmeiling@sea.example', '陳美玲'],
    ['م. سامي نصار\nEng. Sami Nassar\nمهندس معماري\nsami@nassar.example\n06 555 0142', 'م. سامي نصار'],
  ] as const
  for (const [copy, name] of cards) {
    const lettersOf = (text: string) => [...text.replaceAll(' ', '')].toSorted()
    const front = textOf(largest(await layOutCanvas(businessCard, copy)))
    assert.equal(lettersOf(front), lettersOf(name))
  }
})

test('of what one takes and what one pays the offer is made, and not of the shop in capitals', async () => {
  const copy =
    'TALHO DA PRAÇA\nLeve 4, pague 3\nem todas as salsichas frescas\nVálido até 30/11/2026\nUm cupom por cliente.\n'
  assert.match(textOf(largest(await layOutCanvas(coupon, copy))), /Leve 4/)
})

test('strong words under a name say what somebody does, and a firm in strong words is whose card it is', async () => {
  const cards = [
    [
      '佐藤 恵\nMegumi Sato\n\n**樹木医**\n\n佐藤樹木研究所\n\n電話 06-6555-0142\nmegumi@sato-tree.jp\n',
      '佐藤 恵',
    ],
    ['Eva Lind\n\n**Master joiner**\n\nDoors and stairs\n\n0171 555 0140\neva@lind.example\n', 'Eva Lind'],
    [
      'Eva Lind\n\n**Lind Joinery Ltd**\n\nDoors and stairs\n\n0171 555 0140\neva@lind.example\n',
      'Lind Joinery Ltd',
    ],
  ] as const
  for (const [copy, name] of cards) assert.is(textOf(largest(await layOutCanvas(businessCard, copy))), name)
})

test('an invitation to an opening is led by what its author quotes under that', async () => {
  const cards = [
    [
      '# Einladung zur Eröffnung der Ausstellung\n\n## „Garn und Gras“\n\nFreitag, 5. Juni 2026, 19 Uhr\n\nKunsthaus Jever\n',
      'Garn',
    ],
    [
      "# Invitation au vernissage de l'exposition\n\n## « Fils d'eau »\n\nVendredi 5 juin 2026, 19 h\n\nHalle aux toiles, Laval\n",
      'Fils',
    ],
    ['# דעוה לפתיחה\n\n## פרטים\n\n5.6.2026\n\nחיפה\n', 'דעוה'],
  ] as const
  for (const [copy, word] of cards) assert.match(textOf(largest(await layOutCanvas(invitation, copy))), word)
})

test('what a machine reads stands at the foot of the front of a pass, its blanks kept', async () => {
  const code = 'M1SOLHEIM/TURID       EPQ4XZT BGOAESWF 0144 207Y003A0019'
  const facts =
    'Passenger: SOLHEIM/TURID MRS\nFlight: WF 144\nDate: 26 JUL 2026\nFrom: Bergen (BGO)\nTo: Ålesund (AES)\nDeparture: 07:25\nBoarding: 06:45\nGate: 22\nSeat: 3A\nGroup: 2'
  const copy = `BOARDING PASS\n${facts}\n\n${code}\n\nBe at the gate twenty minutes before departure. Whoever travels with an instrument tells the staff on the ground before boarding begins.\n`
  const { words } = await layOutCanvas(boardingPass, copy)
  const own = words.filter(({ text }) => /SOLHEIM\/TURID$|EPQ4XZT|BGOAESWF|207Y003A0019/.test(text))
  const foot = own.filter(({ baseline }) => baseline === Math.max(...own.map(word => word.baseline)))
  assert.is(foot.length, 4)
  assert.ok(foot.every(({ page }) => page === 0))
  const [name, locator, route] = foot
  assert.ok((locator?.x ?? 0) - (name?.right ?? 0) > 3 * ((route?.x ?? 0) - (locator?.right ?? 0)))
  assert.not.ok(words.some(({ text }) => text === '·'))
})

test('a card written in sentences is of the person who says who she is', async () => {
  const cards = [
    [
      '---\nlang: de\n---\nIch heiße Jorun Hallig und repariere Segel in der alten Räucherei am Hafen 4 in Husum. Anrufen unter 04841 555 0122 oder jorun@hallig.example.',
      'Jorun Hallig',
    ],
    [
      "---\nlang: fr\n---\nBonjour, je m'appelle Odile Perrault et je relie des livres à Nantes. On m'écrit à odile@perrault.example.",
      'Odile Perrault',
    ],
    ['My name is Tunde Bakare. I tune pianos in Leeds, 0113 496 0144.', 'Tunde Bakare'],
  ] as const
  for (const [copy, name] of cards) assert.is(textOf(largest(await layOutCanvas(businessCard, copy))), name)
})

const day = `We say yes

Runa & Emil
Saturday 6 June 2026

14:00 Ceremony, Old Mill
15:30 Drinks on the lawn
18:00 Dinner
21:00 Dancing

Please answer by 1 May
`

test('the hours of an invitation stand in a column on its axis, without points before them', async () => {
  const { words } = await layOutCanvas(invitation, day)
  const at = (text: string) => words.find(word => word.text.startsWith(text))
  const edges = ['14:00', '15:30', '18:00', '21:00'].map(text => Math.round(at(text)?.x ?? 0))
  assert.is(new Set(edges).size, 1)
  assert.is(new Set(['Ceremony', 'Drinks', 'Dinner'].map(text => Math.round(at(text)?.x ?? 0))).size, 1)
  assert.is(at('14:00')?.baseline, at('Ceremony')?.baseline)
  assert.not.ok(words.some(({ text }) => text.includes('•')))
})

test('what a brief wants first in a line of an invitation or a ticket leads it, and what led stands over it', async () => {
  const card = await layOutCanvas(invitation, day, { brief: 'the names the largest' })
  assert.match(textOf(largest(card)), /Runa/)
  const pass =
    'LOFT NIGHTS no. 4\nRosa Lund Quintet – "Low Tide"\n\nDate: 3 May 2026\nSeat: Row C\nName: F. Oake\n'
  const { words } = await layOutCanvas(ticket, pass, { brief: "quintet's name the largest" })
  const sizeOf = (text: string): number => words.find(word => word.text.startsWith(text))?.size ?? 0
  assert.ok(sizeOf('Rosa') > sizeOf('LOFT') * 1.5)
  assert.ok(sizeOf('Rosa') > sizeOf('F.') * 1.5)
  assert.not.ok(words.some(({ text }) => text === '–'))
})

test('a blessing in Arabic is no title: the couple leads, on lines of their own', async () => {
  const copy = `بسم الله الرحمن الرحيم

يتشرف
السيد علي بن سالم الهاشمي

بدعوتكم لحضور حفل زفاف

سامي و هند

مساء يوم الخميس
٥ مارس ٢٠٢٧ م

قاعة اللؤلؤة، مسقط
`
  const { words } = await layOutCanvas(invitation, copy)
  const most = Math.max(...words.map(({ size }) => size))
  assert.is(words.find(({ text }) => text === 'سامي')?.size, most)
  assert.ok((words.find(({ text }) => text === 'بسم')?.size ?? most) < most / 2)
})

test('what is given stands under the title of a voucher and not in its small print, and a letter keeps apart from its sum', async () => {
  const copy =
    '# Gift Voucher\n\n**Two hours at the wheel**\nClay included\n\nTo: Ines\nFrom: the choir\nValue: R 1 200\nValid until: 1 May 2027\n\nBook on 021 555 0140. Not valid in December, and never to be swapped for cash.'
  const { words, messages } = await layOutCanvas(voucher, copy)
  const sizeOf = (text: string): number => words.find(word => word.text.startsWith(text))?.size ?? 0
  assert.ok(sizeOf('Clay') > sizeOf('swapped') * 1.2)
  assert.not.ok(messages.some(({ rule }) => isLoss(rule)))
})

test('what a brief wants large leads a voucher, and what the paper is stands over it', async () => {
  const copy = '# Gift Voucher\n\n**Hop Yard**\n\nThis is worth **€60**\n\nTo: Ines\nFrom: the choir\n'
  const { words } = await layOutCanvas(voucher, copy, { brief: '€60 big' })
  const sizeOf = (text: string): number => words.find(word => word.text.startsWith(text))?.size ?? 0
  assert.ok(sizeOf('€60') > sizeOf('Voucher') * 2)
})

test('a line of an invitation that leads to whose day it is stands over them, and nothing is said twice', async () => {
  const copy =
    'בס״ד\nאנו שמחים להזמינכם לחתונה של\nמיכל ודניאל\nיום שני, 8 ביוני 2026\nקבלת פנים 19:00\nאולמי הים, חיפה\n'
  const { words } = await layOutCanvas(invitation, copy)
  const most = Math.max(...words.map(({ size }) => size))
  assert.is(words.find(({ text }) => text === 'מיכל')?.size, most)
  assert.is(words.filter(({ text }) => text === 'להזמינכם').length, 1)
})

test('a coupon without a code has its conditions on the stub, and a code in a box stays on its line', async () => {
  const { words, frames } = await layOutCanvas(
    coupon,
    '2x1 en semillas\nVivero La Acequia\nC/ Olmo 3, Soria\nno acumulable',
  )
  const width = frames[0]?.width ?? 0
  const at = (text: string) => words.find(word => word.text.startsWith(text))
  assert.ok((at('Vivero')?.x ?? 0) > width * 0.6)
  assert.ok((at('2')?.size ?? 0) > (at('Vivero')?.size ?? 0) * 3)
  const copy =
    'Gift voucher £40\nThe Map Room, Wells-next-Sea\nmaps and a pot of tea\nCode MR-40-7718\nExpires 31 Jan 2028'
  const boxed = await layOutCanvas(voucher, copy, { brief: 'the amount big, code in a box' })
  assert.ok(boxed.words.some(({ text }) => text === 'MR-40-7718'))
})

test('a seat that a brief wants large keeps its title over it, and its row stands with it', async () => {
  const copy = 'KINO AM HAFEN\nDas Boot (OmU)\nSa 17.10.26 20.15 Uhr\nSaal 2 / Reihe 6 / Platz 11\n9,00 EUR'
  const { words } = await layOutCanvas(ticket, copy, { brief: 'Platz riesig' })
  const of = (text: string) => words.filter(word => word.text === text)
  assert.ok(Math.max(...of('11').map(({ size }) => size)) > 2 * (of('KINO')[0]?.size ?? 0))
  assert.ok(of('KINO').length > 0)
  const seat = of('11').toSorted((one, other) => other.size - one.size)[0]
  assert.ok(of('6').some(({ size }) => size > (seat?.size ?? 0) * 0.5))
})

test('the thing that a voucher is for leads it, and whom it is from keeps its label', async () => {
  const copy =
    '# Gift voucher\n\nFor: **Ada Quill**\nFrom: Mum and Joe\n\n**Two days of steam**\n\nA ride from Rowsley Bridge to Peak Forest with lunch.\n\nWorth £90\n\nVoucher no. PR-2026-0031\n\nTrains run on Sundays from May to October. Not exchangeable for cash.\n'
  const laid = await layOutCanvas(voucher, copy)
  const sizeOf = (text: string): number => laid.words.find(word => word.text.includes(text))?.size ?? 0
  assert.ok(sizeOf('steam') > sizeOf('voucher') * 1.5)
  assert.match(textOf(laid.words), 'From Mum and Joe')
})

test('a name in its own letters leads, the same in Latin ones with the post is under it, and lines of Korean stay lines', async () => {
  for (const [own, latin, box] of [
    ['Ирина Белова', 'Irina Belova, Bookbinder', 'irina'],
    ['책공방 박서연', 'Seoyeon Park, Bookbinder', 'seoyeon'],
    ['رنا خليل', 'Rana Khalil, Bookbinder', 'rana'],
  ]) {
    const copy = `${own}\n${latin}\n\n02-555-0142\n${box}@leaf.example\n`
    const { words } = await layOutCanvas(businessCard, copy)
    const of = (text: string) => words.find(word => word.text === text)
    const [first = '', second = ''] = (own ?? '').split(' ')
    assert.is(of(first)?.page, of('Bookbinder')?.page, own)
    assert.ok((of(second)?.size ?? 0) > (of('Bookbinder')?.size ?? 0) * 1.4, own)
    assert.ok(of(`${box}@leaf.example`), own)
  }
})

test.run()
