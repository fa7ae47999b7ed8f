import { test } from 'uvu'
import * as assert from 'uvu/assert'
import format from '../certificate.tsx'
import { layOut } from '../lay-out.test.kit.ts'

/** The words of a certificate, and the first that begins with some letters. */
async function set(content: string, brief = '') {
  const { pages, words } = await layOut(format, content, brief)
  const at = (text: string) => words.find(word => word.text.toLowerCase().startsWith(text.toLowerCase()))
  return { pages: pages.frames.length, words, at }
}

const merit = `HILL VALLEY PUBLIC SCHOOL
Lake Road, Kottayam
(Estd. 1991)

CERTIFICATE OF MERIT

This is to certify that
Master / Kum. DEVIKA S. PILLAI
of Std. IX - A
has secured SECOND PLACE
in the Inter-School Debate 2025-26

Smt. Anitha Kurian | Sri. M. P. Joseph
Debate Co-ordinator | Principal

Sl. No. HVPS/DB/2026/007
`

test('a certificate in lines keeps its order, and the name is the largest of it', async () => {
  const { pages, words, at } = await set(merit, "student's name the largest, in a graceful script")
  assert.is(pages, 1)
  const order = ['hill', 'lake', 'merit', 'certify', 'devika', 'secured', 'inter', 'anitha', 'sl.']
  const heights = order.map(word => at(word)?.baseline ?? Number.NaN)
  assert.equal(
    heights,
    heights.toSorted((one, other) => one - other),
  )
  const largest = Math.max(...words.map(({ size }) => size))
  assert.is(at('devika')?.size, largest)
  assert.ok((at('master')?.size ?? 0) < largest / 2)
})

test('capitals have no script, and who signs stands beside each other over what they are', async () => {
  const { words, at } = await set(merit, 'names in a script face')
  const hands = new Set(words.filter(({ text }) => /[A-Z]{3}/.test(text)).map(({ family }) => family))
  assert.not.ok([...hands].some(family => /script|vibes|dancing|pinyon|allura/i.test(family)))
  assert.is(at('smt')?.baseline, at('sri')?.baseline)
  assert.ok(at('smt'))
  assert.ok((at('principal')?.x ?? 0) > (at('co-ordinator')?.x ?? 0))
  assert.not.ok(words.some(({ text }) => text.includes('|')))
})

test('posts with names at the foot are who signs', async () => {
  const copy =
    '# Diploma de honor\n\nEl Club Torre Blanca otorga el presente diploma a\n\n**Lautaro Benegas Quiroz**\n\npor su 1.er puesto\n\nPresidenta: Elvira Sarmentera\nÁrbitro: Nicanor Duprat\n'
  const { at } = await set(copy)
  assert.is(at('Elvira')?.baseline, at('Nicanor')?.baseline)
})

test('names with what they are sign beside each other at the foot, with or without a blank line above', async () => {
  const head =
    '# Urkunde\n\nHiermit wird bestätigt, dass\n\n**Ida Birke**\n\nden Kurs im Korbflechten besucht hat.\n'
  for (const gap of ['\n', '']) {
    const { at } = await set(
      `${head}${gap}Kiel, den 4. Mai 2026  \n${gap}Mo Esche, Kursleiter  \ngez. Ada Linde, Vorsitzende, Werkhof e. V.\n`,
    )
    assert.is(at('Esche')?.baseline, at('Ada')?.baseline, gap)
    assert.ok((at('Kursleiter')?.baseline ?? 0) > (at('Esche')?.baseline ?? 0))
    assert.ok((at('Kiel')?.baseline ?? 0) < (at('Esche')?.baseline ?? 0))
  }
})

test('who signs stands over what they are, whichever sign divides them', async () => {
  const { at } = await set(
    '# Certificado\n\notorga el presente a\n\n**Lia Roble**\n\nProf. Ana Olmo – Directora\nDon Rui Pino – Junta Escolar\n',
  )
  assert.ok((at('Olmo')?.baseline ?? 0) < (at('Directora')?.baseline ?? 0))
  assert.is(at('Olmo')?.baseline, at('Pino')?.baseline)
})

test('lines of a post and a name are somebody each, and rows of names over posts somebody a column', async () => {
  const head = '# Attestato\n\nsi attesta che\n\n**Ada Pino**\n\nha frequentato il corso\n\n'
  const each = await set(`${head}il maestro     Gio Olmo\nper la scuola     Dott.ssa Lia Faggio\n`)
  assert.is(each.at('Olmo')?.baseline, each.at('Faggio')?.baseline)
  assert.ok((each.at('maestro')?.baseline ?? 0) > (each.at('Olmo')?.baseline ?? 0))
  const beside = await set(`${head}Gio Olmo     Lia Faggio\nil maestro     la direttrice\n`)
  assert.is(beside.at('Olmo')?.baseline, beside.at('Faggio')?.baseline)
  assert.ok((beside.at('direttrice')?.x ?? 0) > (beside.at('Olmo')?.x ?? 0))
})

test('a label before the name leads to it, and posts before a comma or a colon sign though whose they are stands below', async () => {
  const copy = `Attestation de stage
Atelier de reliure
délivrée à : Mme Awa Diarra
Durée 21 h
La formatrice, Odile Ferrand
Le directeur, Luc Maillet
Maison du livre
`
  const { words, at } = await set(copy)
  assert.is(at('Awa')?.size, Math.max(...words.map(({ size }) => size)))
  assert.ok((at('délivrée')?.size ?? 0) < (at('Awa')?.size ?? 0))
  assert.is(at('Odile')?.baseline, at('Luc')?.baseline)
  assert.ok((at('formatrice')?.baseline ?? 0) > (at('Odile')?.baseline ?? 0))
  assert.ok((at('livre')?.baseline ?? 0) > (at('formatrice')?.baseline ?? 0))
})

test('who signs in Arabic stands side by side, and the name is the largest', async () => {
  const copy = `شهادة إتمام

تشهد مدرسة النور
بأن

ليلى حسن عودة

قد أتمّت الدورة بنجاح

منى الزعبي — مديرة المدرسة
يوسف حدّاد — المدرّب
`
  const { words, at } = await set(copy)
  assert.is(at('ليلى')?.size, Math.max(...words.map(({ size }) => size)))
  assert.is(at('منى')?.baseline, at('يوسف')?.baseline)
  assert.not.ok(words.some(({ text }) => text.includes('—')))
})

test('posts that blanks divide have room to sign over them, though one is counted', async () => {
  const copy = `URKUNDE
Beim Pokalschießen der Vereine
errang
Levi Aumüller
den 3. Platz

Passau, den 2. Mai 2026
1. Vorsitzender    Sportwart
`
  const { words, at } = await set(copy)
  assert.is(at('Levi')?.size, Math.max(...words.map(({ size }) => size)))
  assert.is(at('Vorsitzender')?.baseline, at('Sportwart')?.baseline)
  assert.ok((at('Sportwart')?.x ?? 0) > (at('Vorsitzender')?.x ?? 0) + 100)
  assert.ok((at('Beim')?.baseline ?? 0) < (at('errang')?.baseline ?? 0))
  assert.ok((at('errang')?.baseline ?? 0) < (at('Levi')?.baseline ?? 0))
})

test('the last of three who sign stays with them', async () => {
  const copy =
    'CERTIFICADO\nSe otorga a\nRosa Quilla Mamani\npor su constancia\n\nProf. Inés Calle — Directora\nProf. Hugo Soto — Tutor\nDon Luis Paz — Junta Escolar\n'
  const { at } = await set(copy)
  assert.is(at('Luis')?.baseline, at('Inés')?.baseline)
})

test('below a name what for is larger than the rest, short labelled lines are a row, and the number is small at the foot', async () => {
  const copy =
    'Elm Quay Training Centre\n\nCertificate of Completion\n\nAwarded to: Rana Birch\n\nwho has completed\n\nCourse: First aid for people who work with small children\n\nHours: 24 hours\nPeriod: 5 to 16 April 2026\nGrade: excellent\n\nCertificate number: EQ-2026-0418\nDate issued: 20 April 2026\nValid for two years\n\nTrainer: Dr Sam Reid\nHead of the centre: Hana Marsh\n'
  const { at } = await set(copy, 'a frame with a zigzag border')
  const text = at('completed')?.size ?? 0
  assert.ok((at('people')?.size ?? 0) > text * 1.2)
  assert.is(at('excellent')?.baseline, at('24')?.baseline)
  assert.ok((at('EQ-2026')?.size ?? text) < text)
  assert.ok((at('EQ-2026')?.baseline ?? 0) > (at('Reid')?.baseline ?? Number.POSITIVE_INFINITY))
})

test('a line that only leads to a course is not what somebody is honoured for', async () => {
  const copy =
    'Taller del Valle\n\nCERTIFICADO DE APROBACIÓN\n\nSe otorga a\n\nRosa Quilla Mamani\n\npor haber completado con distinción el curso\n\nTejido andino en telar de cintura\n\n120 horas\nNota final: 6,6\n\nCusco, 3 de mayo de 2026\n'
  const { at } = await set(copy)
  assert.ok((at('andino')?.size ?? 0) > (at('completado')?.size ?? 0) * 1.1)
})

test('a name between what a paper is called and a sentence that goes on is the largest of it, in any script', async () => {
  const swum = await set('Diplom\nNils Åkerblom\nhar den 3 juli 2026 i Tallåsbadet\ntagit märket\nHajen.\n')
  assert.is(swum.at('Nils')?.size, Math.max(...swum.words.map(({ size }) => size)))
  const thai = await set(
    'ใบประกาศเกียรติคุณ\nโรงเรียนบ้านนา\nขอมอบให้แก่\nเด็กหญิงดาว ใจงาม\nชนะเลิศการคัดลายมือ\nให้ไว้ ณ วันที่ 1 มีนาคม 2569\n',
  )
  assert.is(thai.at('เด็กหญิงดาว')?.size, Math.max(...thai.words.map(({ size }) => size)))
})

test('who signs may have a title that is cut short in its middle, and what is quoted alone is what for', async () => {
  const { at } = await set(
    '# Attestato\n\nsi attesta che\n\n**Ida Betulla**\n\nha frequentato\n\n«Innesto del melo»\n\nLa docente: dott.ssa Ada Quercia\nIl preside: prof. Ugo Olmo\n',
  )
  assert.is(at('Quercia')?.baseline, at('Olmo')?.baseline)
  assert.ok((at('«Innesto')?.size ?? 0) > (at('ha')?.size ?? 0))
})

test('the first line of a sentence that goes on is no heading of it', async () => {
  const copy = `認定証

二段位

森田 葉子 殿

あなたは第12回全国けん玉段位認定会において
すべての技に合格されました
よってここに二段を認定します

認定番号　第88号
令和8年5月2日

全国けん玉連盟
会長　西 一郎
`
  const { words } = await set(copy, '横長A4。名前を一番大きく。')
  const size = (text: string) => words.find(word => word.text.includes(text))?.size ?? 0
  assert.ok(size('認定番号') > 0 && size('認定番号') <= size('合格') * 1.01)
  assert.ok(size('あなた') <= size('合格') * 1.01)
  assert.ok(size('二段位') > size('合格') * 1.2)
})

test('whoever did what a line in small letters goes on with is honoured, and not what stands above or signs below', async () => {
  const copy = `Certificate of Completion

River Rescue, Level 3

Maeve Tully

has completed twenty hours of instruction
in throw lines, wading and recovery

5 May 2026

Corrib Water Instructors
Director  Sam Ferris
`
  const { words, at } = await set(copy, 'A4 landscape, name biggest')
  assert.is(at('maeve')?.size, Math.max(...words.map(({ size }) => size)))
  assert.ok((at('river')?.size ?? 0) > (at('completed')?.size ?? 0))
})

test.run()
