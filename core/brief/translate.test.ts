import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readTokens } from './tokens.ts'
import { colorNamed } from './words/colors.ts'
import { readBrief } from './read-brief.ts'
import { tellBriefLanguage } from './tell-brief-language.ts'
import { toEnglish } from './translate.ts'

/** A brief in English words, with `,` and `.` where its clauses end. */
function inEnglish(brief: string): string {
  return toEnglish(readTokens(brief))
    .tokens.map(({ text, gap }) => (gap === 'none' ? ` ${text}` : `${gap === 'comma' ? ',' : '.'} ${text}`))
    .join('')
    .trim()
}

const langOf = (brief: string): string | undefined => tellBriefLanguage(readTokens(brief))?.language.lang

test('the language of a brief is told by its words and its script', () => {
  const briefs: Readonly<Record<string, string>> = {
    de: 'Überschriften größer, ohne Schatten',
    fr: 'titres bleu marine, sans ombres',
    es: 'títulos en negrita, sin sombras',
    it: 'titoli grandi, senza ombre',
    pt: 'títulos maiores, sem sombras',
    nl: 'koppen groter, geen schaduw',
    pl: 'większe nagłówki, bez cieni',
    sv: 'större rubriker, inga skuggor',
    tr: 'başlıklar büyük, gölge olmasın',
    uk: 'більші заголовки, без тіней',
    ar: 'العناوين كبيرة، بدون ظلال',
    ja: '見出しは大きく、影なし',
    zh: '标题大一点,不要阴影',
    cs: 'větší nadpisy, bez stínů',
    fi: 'Käyntikortti 90×50 mm, otsikot isolla, ilmavasti',
    he: 'כותרות גדולות, בלי צללים',
    ko: '제목은 크게, 그림자 없이',
    el: 'Μεγάλοι τίτλοι, χωρίς σκιές',
    hi: 'बड़े शीर्षक, छाया नहीं चाहिए',
  }
  for (const [lang, brief] of Object.entries(briefs)) assert.is(langOf(brief), lang, brief)
})

test('English and languages without a list are left as they are', () => {
  for (const brief of [
    'Letter paper, navy headings, no shadows',
    'warm, minimal, sans',
    'percentages large, bars horizontal',
    'a menu for Trattoria Da Mario, cream and burgundy, prices in bold',
    'Nafnspjald 90×50 mm, mosagrænt, loftgott',
    'Приглашение А5, тёмно-зелёное, без цветов, чтобы читалось',
    'मोठी अक्षरे, फुले नको, लाल आणि पांढरा',
    '',
    '2 × 3',
  ]) {
    assert.is(langOf(brief), undefined, brief)
    const tokens = readTokens(brief)
    assert.is(toEnglish(tokens), tokens)
  }
})

test('looks that stand behind their noun come before it', () => {
  assert.is(inEnglish('titres bleu marine sur fond crème'), 'navy headings on crème background')
  assert.is(inEnglish('títulos muy grandes, márgenes anchos'), 'very big headings, wide margins')
  assert.is(inEnglish('verde salvia chiaro, senza ombre'), 'light sage, no shadows')
})

test('a ban from behind stands before what it bans, and ends there', () => {
  assert.is(
    inEnglish('Inhaltsverzeichnis weglassen, Schatten raus'),
    'remove table of contents, remove shadows',
  )
  assert.is(inEnglish('gölge ve degrade olmasın, başlık kalın'), 'no shadows or gradients, headings boldface')
  assert.is(inEnglish('写真はいりません。背景の黒はやめて白に'), 'no photos. no background black, white')
})

test('words that are written as one are two', () => {
  assert.is(
    inEnglish('eine andere Überschriftenfarbe, größere Seitenränder'),
    'andere headings, bigger margins',
  )
  assert.is(inEnglish("l'italique pour les légendes, titres d'or"), 'italic captions, gold headings')
})

test('names and words that are other words in English are not heard', () => {
  for (const [brief, unheard] of [
    ['Firma heißt Blaue Blume GmbH, aber Überschriften groß', 'blue'],
    ['Para el hotel Casa Azul, títulos grandes', 'blue'],
    ['Zum Geburtstag von Oma Rosa, große Schrift', 'pink'],
    ['stark und schnell, Überschriften fett', 'stark'],
  ] as const) {
    const { report } = readBrief(brief, baseDesign)
    assert.not.ok(
      report.understood.some(({ effect }) => /seeds|paper|ink|radius/.test(effect)),
      `${unheard}: ${JSON.stringify(report.understood)}`,
    )
  }
})

test('a family keeps its name beside a ban of the language', () => {
  const { report } = readBrief('Titres ronds, pas de Comic Sans, texte petit', baseDesign)
  assert.ok([...report.understood, ...report.conflicts].some(({ phrase }) => phrase.includes('Comic Sans')))
})

test('only long words are taken for a slip, and the report says so', () => {
  const { report } = readBrief('Die Überschirften größer, ohne Schatten bitte', baseDesign)
  assert.equal(
    report.assumed.filter(({ effect }) => effect.startsWith('read as')),
    [{ phrase: 'Überschirften', effect: 'read as "überschriften"' }],
  )
})

test('lengths with a comma, with units and digits of their language', () => {
  const lengths = (brief: string) =>
    toEnglish(readTokens(brief))
      .tokens.filter(({ kind }) => kind === 'length')
      .map(({ text }) => text)
  assert.equal(lengths('Ränder 2,5 cm, Schrift 11 Punkt'), ['2.5 cm', '11pt'])
  assert.equal(lengths('yazı 10 punto, iki sütun'), ['10pt'])
  assert.equal(lengths('поля 2 см, без фото'), ['2 cm'])
  assert.equal(lengths('خط واضح ١١ نقطة، بدون صور'), ['11pt'])
})

test('what a word is before its noun, and what is exchanged, reads as it is meant', () => {
  assert.is(inEnglish('dunkler Grund, Überschriften kleiner'), 'dark background, headings smaller')
  assert.is(inEnglish('das Rot der Titel durch Ziegel ersetzen'), 'replace rot headings with brick')
  assert.is(inEnglish('把绿色换成砖红,合计放大加粗'), 'no green, brick, total big boldface')
  assert.is(inEnglish('フォントは10.5pt、影は使わないで'), 'type 10.5pt, no shadows')
})

test('what everybody asks a designer for is in the list of every language', () => {
  for (const [brief, english] of [
    ['Frech, ohne Schnickschnack, passt auf ein Blatt', 'playful, no frills, fit on one page'],
    [
      'Fond ivoire, sans chichis, le tarif bien en évidence',
      'ivoire background, no frills, prominent prices',
    ],
    [
      'Que quepa en una cara, letra de palo seco, precios a la derecha',
      'fit on one page, sans serif type, prices on the right',
    ],
    ['Senza fronzoli, sfondo tortora, il resto uguale', 'no frills, taupe background, keep everything else'],
    ['Letras gordinhas, sem firulas, o resto igual', 'rounded type, no frills, keep everything else'],
    [
      'Geen poespas, past op één kantje, de rest hetzelfde',
      'no frills, fit on one page, keep everything else',
    ],
    ['Bez udziwnień, na jednej kartce, reszta bez zmian', 'no frills, fit on one page, keep everything else'],
    ['Utan krusiduller, på ett ark, resten som det är', 'no frills, fit on one page, keep everything else'],
    [
      'Süs püs olmasın, tek sayfaya sığsın, gerisi aynı kalsın',
      'no frills, fit on one page, keep everything else',
    ],
    ['Без викрутасів, на один аркуш, решту не чіпай', 'no frills, fit on one page, keep everything else'],
    ['縦書き、一枚に収めて、他はそのまま', 'tategaki, fit on one page, keep everything else'],
    ['竖排,一页放得下,其他保持不变', 'tategaki, fit on one page, keep everything else'],
    ['بدون بهرجة، في ورقة واحدة، الباقي كما هو', 'no frills, fit on one page, keep everything else'],
  ] as const)
    assert.is(inEnglish(brief), english)
})

test('Czech, Finnish, Hebrew and Korean are read like the others', () => {
  for (const [brief, english] of [
    ['Plakát A3: lahvová zelená na krémovém papíru, datum největší, bez rámečků', 'green'],
    ['Juliste A3, tausta yönsininen, hinnat pienellä, ei kehyksiä', 'midnight blue'],
    ['הזמנה A5, רקע שמנת, השמות הכי גדולים, בלי מסגרת', 'cream'],
    ['A5 초대장, 배경은 크림색, 날짜를 가장 크게, 테두리 없이', 'cream'],
  ] as const)
    assert.ok(inEnglish(brief).includes(english), inEnglish(brief))
  const heard = (brief: string) => readBrief(brief, baseDesign).design
  assert.is(heard('배경은 남색, 글자는 흰색').color.ink, '#ffffff')
  assert.is(heard('pozadí krémové, text tmavě zelený').color.paper, '#faf6ef')
  assert.is(heard('רקע שחור, טקסט לבן').color.mode, 'dark')
  assert.is(heard('tausta valkoinen, ei kuvia').imagery.images, false)
})

test('any bytes are read', () => {
  for (const brief of [
    '\u0000ohne\uffff Überschrift',
    "l' d' qu' titres",
    'ー、の。はなし',
    'و ال بال',
    'ß'.repeat(5000),
  ]) {
    assert.ok(readBrief(brief, baseDesign))
  }
})

test('traditional characters are read as simplified ones', () => {
  const { design } = readBrief('內部培訓，白底、深藍標題，最多十五頁', baseDesign, { fresh: true })
  assert.is(design.color.paper, '#ffffff')
  assert.ok(design.parts?.headings?.color)
})

test('a Portuguese boarding card is no cardboard, and where something stands is no wave', () => {
  const { design } = readBrief(
    'Quero um cartão de embarque à antiga, um talão com picotado onde se repete o nome',
    baseDesign,
    { fresh: true },
  )
  const cardboard = readBrief('cardboard brown', baseDesign).design.color.seeds
  assert.is(
    cardboard.some(color => design.color.seeds.includes(color)),
    false,
  )
  assert.is.not(design.decor.motif, 'waves')
})

test('in Korean what stands on a ground is no part of its colour, and a particle joins two colours', () => {
  const colorsOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design.color
  const cream = colorsOf('크림색 바탕에 쪽빛과 주황 포인트')
  assert.equal([cream.paper, cream.seeds], [colorNamed('cream'), [colorNamed('orange'), colorNamed('navy')]])
  const white = colorsOf('흰색과 빨강')
  assert.equal([white.paper, white.seeds], ['#ffffff', [colorNamed('red')]])
})

test('what a ban from behind joins is banned in Japanese, a face among it', () => {
  const { design } = readBrief('筆文字や和柄の飾りはなしで', baseDesign, { fresh: true })
  assert.equal([design.decor.pattern, design.decor.ornament], [false, false])
  assert.is.not(design.type.display, 'Kaushan Script')
})

test('a brief in Greek or Hindi has its colours, sizes, parts and bans', () => {
  const briefs: Readonly<Record<string, string>> = {
    'Μπορντό και κρεμ, όχι άγκυρες, οι τιμές να ξεχωρίζουν':
      'burgundy and cream, no anchors, prices impossible to miss',
    'Σκούρο πράσινο με χρυσό, τεράστιος τίτλος, χωρίς λουλούδια':
      'dark green with gold, huge headings, no flowers',
    'με γράμματα σαν ζωγραφισμένη ταμπέλα παλιού μαγαζιού': 'with type like shop sign',
    'μόνο οι τιμές σε βυσσινί': 'only prices in cherry',
    'गहरा बैंगनी और आम जैसा पीला, अक्षर बहुत बड़े': 'dark purple and mango yellow, type very big',
    'गहरा बैंगनी, अक्षर बहुत बडे': 'dark purple, type very big',
    'काला और सुनहरा, फूल न हों': 'black and gold, no flowers',
    'बिना फोटो, सादा और आधुनिक': 'no photos, simple and modern',
    'तारीख सबसे बड़ी।': 'dates biggest',
  }
  for (const [brief, english] of Object.entries(briefs)) assert.is(inEnglish(brief), english)
  assert.equal(readBrief('Αφίσα Α2', baseDesign).design.page.size, 'A2')
  assert.equal(readBrief('चौकोर १०८०x१०८०', baseDesign).design.page.size, '1080x1080')
})

test('a word that looks like another says what it says beside its neighbours', () => {
  assert.is(inEnglish('Köpük resmi falan istemiyorum'), 'no köpük pictures')
  assert.is(inEnglish('resmi bir görünüm'), 'formal')
  assert.is(inEnglish('částka ať je vidět hned'), 'amount impossible to miss')
  assert.is(inEnglish('datum het allergrootst'), 'date biggest')
})

test('a phrase with an article written as one with its last word is heard', () => {
  for (const [brief, english] of [
    ["il corso deve saltare all'occhio", 'corso impossible to miss'],
    ["les prix doivent taper dans l'œil", 'prices impossible to miss'],
    ['sfondo carta da erbario, rosa papavero', 'herbarium background, poppy pink'],
  ] as const)
    assert.is(inEnglish(brief), english)
})

test.run()
