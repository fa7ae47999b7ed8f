import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { describeReading } from '../descriptions/describe-reading.ts'
import { readCopy } from '../read-copy.ts'
import type { Roles } from '../roles.ts'

const poster: Roles = {
  needs: ['title', 'startDate'],
  takes: ['alternativeHeadline', 'location', 'telephone', 'email', 'handle', 'price'],
}

/** What a letter becomes: its title, what is printed, and what is left out as said. */
function read(source: string) {
  const document = readDocument(source, new Map(), { add() {} })
  const reading = readCopy(document, poster)
  const { roles, omitted } = describeReading(reading)
  return {
    roles,
    words: reading.words.join(' '),
    said: omitted.flatMap(({ text, because }) => (because.startsWith('said to') ? [text] : [])),
    body: [...reading.body, ...reading.notes].map(plainText),
  }
}

interface Letter {
  readonly source: string
  /** None where the letter names nothing. */
  readonly title?: string
  readonly subtitle?: string
  readonly printed: readonly string[]
  readonly unprinted: readonly string[]
}

const letters: Readonly<Record<string, Letter>> = {
  en: {
    source:
      'Hi Jo,\n\nwe need a poster for the barn dance on Saturday 7 November 2026, 7pm, Mill Barn, Frome. Headline: "Stamp & Stomp". Subtitle – a ceilidh for all.\n\nPlease make the headline nice and big. Don\'t mention the raffle. Add our Instagram: @stampstomp\n\nCheers,\nBea',
    title: 'Stamp & Stomp',
    subtitle: 'a ceilidh for all',
    printed: ['barn dance', 'Mill Barn, Frome', '@stampstomp'],
    unprinted: ['raffle', 'need a poster', 'nice and big', 'Bea', 'Headline'],
  },
  unaddressed: {
    source:
      'Can you do us a little poster? We are the Hulme seed savers and are back after four years off. It ought to say something along the lines of "Swap a seed, leave with a garden." Then that it is on Sunday 8 March 2026 at 11 in the Methodist hall, free. Please no clip-art carrots like last time. Cheers m’dears, Pauline',
    title: 'Swap a seed, leave with a garden.',
    printed: ['Hulme seed savers', 'Methodist hall'],
    unprinted: ['Can you', 'carrots', 'Pauline', 'Then that', 'something along'],
  },
  handedWithin: {
    source:
      'Hoi Sanne, hierbij de tekst voor het feestje van oma, maak er maar iets moois van.\n\nHet mag er ongeveer zo op komen: Oma Riet wordt negentig en dat vieren we op zaterdag 14 maart 2026 vanaf 15 uur in De Schuur, Dorpsstraat 12 in Bergen.\n\nO ja, en opa wil dat er ergens "Geen cadeaus" staat. Kijk maar waar.\n\nBedankt, liefs, Joke',
    printed: ['Oma Riet', 'Dorpsstraat 12', 'Geen cadeaus'],
    unprinted: ['ongeveer zo', 'Kijk maar', 'O ja', 'Joke'],
  },
  de: {
    source:
      'Hallo Ute,\n\nanbei der Text für das Plakat. Die Überschrift wäre "Nachtmarkt", drunter "Essen unter Lampions".\n\nAm Freitag, den 7. August 2026, ab 18 Uhr im Hof, Gerbergasse 2, Ulm.\n\nSetz das Datum bitte groß. Das Logo kannst du weglassen.\n\nLiebe Grüße\nTim',
    title: 'Nachtmarkt',
    subtitle: 'Essen unter Lampions',
    printed: ['Gerbergasse 2', '18 Uhr'],
    unprinted: ['anbei', 'Logo', 'bitte groß', 'Überschrift', 'Tim'],
  },
  pt: {
    source:
      'Oi Lia, tudo bem?\n\nÉ pra distribuir na rua. O texto é mais ou menos assim (pode mexer):\n\n"Feira da Praça\nPão, queijo e viola"\n\nDia 9 de maio de 2026, às 10h. Põe o código PRACA10 em algum lugar, que a gente conta depois.\n\nBeijo, me manda logo\nNina',
    title: 'Feira da Praça',
    printed: ['Pão, queijo e viola', 'PRACA10', '9 de maio'],
    unprinted: ['mais ou menos', 'distribuir', 'conta depois', 'Beijo'],
  },
  uk: {
    source:
      'Привіт, Іро!\n\nОсь що треба на афішу:\n\nНазва: «Ніч байок». Підзаголовок – історії біля вогню.\n\nКоли: 12 вересня 2026, о 19:00 (або пізніше, напиши «як стемніє», так краще)\nДе: сад, вул. Липова, 3, Київ\n\nТелефон не пиши, тільки @nichbaiok\n\nДякую! Остап',
    title: 'Ніч байок',
    subtitle: 'історії біля вогню',
    printed: ['як стемніє', '@nichbaiok', 'Липова'],
    unprinted: ['напиши', 'не пиши', 'Остап', 'афішу'],
  },
  ko: {
    source:
      "디자이너님 안녕하세요, 성수동 찻집 '고요' 김하늘입니다.\n\n포스터 부탁드려요. 들어갈 내용은 이렇습니다.\n\n봄 찻자리\n4월 3일 저녁 7시, 참가비는 2만 원입니다.\n\n전화번호는 안 넣으셔도 됩니다. 계정은 @goyo_tea 입니다. 감사합니다!",
    title: '봄 찻자리',
    printed: ['고요', '2만', '@goyo_tea'],
    unprinted: ['디자이너님', '이렇습니다', '전화번호', '감사합니다'],
  },
  zh: {
    source:
      '小王你好：\n\n麻烦做一张海报，内容如下：\n\n标题：《旧书市集》。副标题：带书来换。\n时间：2026年5月9日 上午10点\n地点：春熙路12号\n\n电话不用写，只写公众号：旧书一角。标题尽量大一点。\n\n谢谢！\n小林',
    title: '旧书市集',
    subtitle: '带书来换',
    printed: ['旧书一角', '春熙路12号'],
    unprinted: ['海报', '大一点', '电话', '谢谢'],
  },
}

for (const [lang, { source, title, subtitle, printed, unprinted }] of Object.entries(letters)) {
  test(`a letter that orders a poster becomes what it orders: ${lang}`, () => {
    const { roles, words, said } = read(source)
    assert.is(roles.title, title)
    if (subtitle !== undefined) assert.is(roles.alternativeHeadline, subtitle)
    for (const text of printed) assert.ok(words.includes(text), `${text} in ${words}`)
    for (const text of unprinted) assert.not.ok(words.includes(text), `${text} not in ${words}`)
    assert.ok(said.length > 2)
  })
}

test('without a greeting, a first paragraph of remarks and others below are a letter too', () => {
  const { roles, words } = read(
    'Pick what you need from this, it is much too long for a poster.\n\nThe mill opens on 9 May 2026 at 10.\n\nThe headline could be "Wheels turn" or something on bread? You decide. My boss wants the line "Bread is slow" at the end.\n\nCome hungry.',
  )
  assert.is(roles.title, 'Wheels turn')
  assert.ok(words.includes('Come hungry.') && words.includes('Bread is slow'))
  assert.not.match(words, /decide|boss|too long/)
})

const kept: Readonly<Record<string, string>> = {
  'an invitation that greets':
    'Dear friends,\n\nplease join us on Saturday 7 November 2026 at 7pm in the barn. Please bring a lamp, and don’t put your car on the grass. Feel free to bring a friend.\n\nSorry, no dogs. If there is room we will dance.\n\nLove,\nBea',
  'advice that greets':
    'Hello neighbours,\n\nthe tap is back on. Don’t use the hot one yet. Keep the note by the sink and skip the first cup.\n\nThank you\nThe house',
  'an invitation in German':
    'Liebe Nachbarn,\n\nam 7. August 2026 feiern wir im Hof. Bitte keine Hunde. Meldet euch bis Freitag an und vergesst die Teller nicht.\n\nHerzliche Grüße\nTim',
  'an invitation in Portuguese':
    'Queridos amigos,\n\nvenham no dia 9 de maio de 2026. Podem deixar o carro na rua. Não ponham flores, tragam fruta.\n\nBeijos\nNina',
  'questions that ask':
    '# Pots\n\nCan you make a mug?\n\nYes. Can you print a name on it? If it fits, yes.\n',
  'words that somebody said': '> "The best headline is a loaf."\n\nWe bake on Fridays.\n',
}

for (const [name, source] of Object.entries(kept)) {
  test(`what readers are told stays: ${name}`, () => {
    const { said } = read(source)
    assert.equal(
      said.filter(text => text.length > 24),
      [],
    )
  })
}

test('a letter to its reader keeps its labels as they are', () => {
  const { words } = read(
    '# Open day\n\nPrice is £5. Date: 9 May 2026. Venue – the mill.\n\nMore: wait and see.',
  )
  assert.match(words, /Price is/)
})

test.run()
