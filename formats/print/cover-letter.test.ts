import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm, pt } from '../../core/theme/page.ts'
import letter from './cover-letter.tsx'
import { chosenFor, find, layOut, rectsOn } from './lay-out.test.kit.ts'

const paragraph =
  'For nine winters I have kept the road over the pass open, first with a shovel and later with a crew of five. What I learned there is patience, the use of a map, and how to speak with drivers who are late. '
const words = paragraph.split(' ').length - 1
const copy = (count: number) => `# Jon Arnesen

Road engineer

Tromsø · [jon@arnesen.example](mailto:jon@arnesen.example)

2 January 2026

Ms Kari Moe\\
Road Office

**Application: Head of Winter Service**

Dear Ms Moe,

${`${paragraph}\n\n`.repeat(count)}
Yours sincerely,

Jon Arnesen
`

test('R1: letters of any usual length stand on one page, the text beside the strip, at 10.5 to 11.5 pt', async () => {
  for (let count = 2; count * words <= 420; count += 1) {
    const { pages, words: placed } = await layOut(letter, copy(count))
    assert.is(pages.frames.length, 1, `${count * words} words`)
    assert.ok(placed.every(({ x, right }) => x >= mm(10) && right <= mm(200)))
    const left = find(placed, 'winters').x
    assert.ok(left >= mm(20))
    const { size } = find(placed, 'winters')
    assert.ok(size >= pt(10.5) - 0.01 && size <= pt(11.5), `${size} px`)
    const fill = Math.max(...placed.map(({ baseline }) => baseline)) / mm(297)
    if (count * words >= 250) assert.ok(fill >= 0.55 && fill <= 0.95, `${fill}`)
  }
})

test('R2: lines have at most eighty characters and stand flush left', async () => {
  const { words: placed } = await layOut(letter, copy(4))
  const lines = new Map<number, string[]>()
  for (const { baseline, text } of placed) lines.set(baseline, [...(lines.get(baseline) ?? []), text])
  const lengths = [...lines.values()].map(line => line.join(' ').length)
  assert.ok(Math.max(...lengths) <= 84, `${Math.max(...lengths)} characters`)
})

test('the name is written above with room to sign, and a letter that is too long says so', async () => {
  const { words: placed } = await layOut(letter, copy(3))
  const [name, signed] = placed.filter(({ text }) => text === 'Jon')
  assert.ok(name && signed && signed.baseline - find(placed, 'sincerely,').baseline > mm(12))
  assert.ok(signed.baseline - find(placed, 'sincerely,').baseline < signed.size * 9)
  assert.ok(name.size >= signed.size * 2.4 && name.size <= signed.size * 3.7)
  assert.is(find(placed, 'Arnesen').baseline, name.baseline)
  assert.is((await layOut(letter, copy(3))).messages.length, 0)
  assert.ok((await layOut(letter, copy(14))).messages.some(({ rule }) => rule === 'cover-letter-R1'))
})

test('the sender stands on a block of the accent, date and addressee on a tint, and the order is that of the copy', async () => {
  const laid = await layOut(letter, copy(4), 'accent #b4532a')
  const block = rectsOn(laid, 0).find(({ fill }) => fill === '#b4532a')
  const [engineer, date, first] = ['Road', '2\u00a0January', 'winters'].map(word => find(laid.words, word))
  assert.ok(block && engineer && date && first)
  assert.ok(engineer.baseline < block.height && engineer.right < block.width)
  assert.ok(date.baseline > block.height && date.right < block.width && first.x > block.width)
  const order = ['Jon', 'Road', '2\u00a0January', 'Kari', 'Application:', 'Dear', 'sincerely,'].map(text =>
    laid.words.indexOf(find(laid.words, text)),
  )
  assert.equal(
    order,
    [...order].sort((one, other) => one - other),
  )
  assert.ok(find(laid.words, 'Jon').size >= 3.5 * first.size)
})

test('a letter is plain where its brief asks for that, and where it does not fit beside the strip', async () => {
  assert.is(await chosenFor(letter, copy(4)), 'block and strip')
  const plain = await layOut(letter, copy(4), 'minimal, no fills')
  assert.equal(
    rectsOn(plain, 0).filter(({ height }) => height > 30),
    [],
  )
  assert.equal(
    rectsOn(await layOut(letter, copy(14)), 0).filter(({ height }) => height > 30),
    [],
  )
})

test('whom a letter goes to keeps their name, where house and name stand in one line', async () => {
  const { words } = await layOut(
    letter,
    'Ida Birch\nUmeå / 090-555 01 64 / ida@birch.example\n\nTo: Hiring team, Greenline Maintenance\nRe: Night shift\n\nHi there, I apply for the night shift that I saw posted at the depot.\n\nIda Birch\n',
  )
  for (const word of ['Hiring', 'team', 'Greenline']) assert.ok(find(words, word), word)
})

test('the number of a house stays beside its street, and contacts between dashes keep none of them', async () => {
  const { words } = await layOut(
    letter,
    'Léa Roux\nLyon 69001 — 06 48 21 77 03 — lea.roux@courrier.example\n\nCabinet Diallo\n31, rue Neuve, 69002 Lyon\n\nLyon, le 3 novembre 2025\n\nMadame,\n\nJe vous écris pour le poste.\n\nCordialement,\n\nLéa Roux\n',
  )
  assert.is(find(words, '31,').baseline, find(words, 'Neuve').baseline)
  assert.not.ok(words.some(({ text }) => text === '—'))
})

test('what a record says of the post that a letter is about stands below it', async () => {
  const about =
    '{"@type":"JobPosting","title":"Ferry Clerk","identifier":"FC-12","hiringOrganization":{"@type":"Organization","name":"Lake Line Ltd","address":{"@type":"PostalAddress","streetAddress":"9 Quay","addressLocality":"Hay"}}}'
  const { words } = await layOut(
    letter,
    `{"@type":"Message","about":${about},"sender":{"@type":"Person","name":"Mo Ash"},"text":"Dear Dr. Birch,\\n\\nI have sold tickets for six years and would like to sell yours.\\n\\nYours sincerely,\\nMo Ash"}`,
  )
  const said = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
  assert.match(said, /Ferry Clerk.*FC-12.*Lake Line Ltd.*Dear Dr\. Birch/)
})

test('a letter in French has its addressee and then its date on the right, and the word before its subject', async () => {
  const copy =
    'Ida Bouleau\n4 rue du Moulin\n63000 Clermont-Ferrand\nida@bouleau.example\n\nMusée du Textile\n2 place du Puits\n42000 Saint-Étienne\n\nClermont-Ferrand, le 3 mai 2026\n\nObjet : candidature au poste de médiatrice\n\nMadame,\n\nDepuis quatre ans, je suis médiatrice dans un musée des volcans et je conçois les visites pour les scolaires.\n\nJe vous prie d’agréer, Madame, l’expression de mes salutations distinguées.\n\nIda Bouleau\n'
  const { words } = await layOut(letter, copy)
  const at = (text: string) => words.find(word => word.text.startsWith(text))
  const edge = at('Madame')?.x ?? 0
  assert.ok((at('Musée')?.x ?? 0) > edge + 100)
  assert.is(at('Musée')?.x, words.findLast(({ text }) => text.startsWith('Clermont'))?.x)
  assert.ok(at('Objet'))
})

test('a line that the brief has under the name is the only one', async () => {
  const short =
    'Ida Birch\nMill Lane 2, Leeds\nida@birch.example\n\nDear Ms Ash,\n\nI would like to mend your boats.\n\nYours sincerely\n\nIda Birch\n'
  const laid = await layOut(letter, short, 'one thin burgundy line under the name')
  const wide = rectsOn(laid, 0).filter(({ width, height }) => width > 200 && height < 4)
  assert.is(wide.length, 1)
})

test('a list of works in a letter is said once, where it is written', async () => {
  const { words: placed } = await layOut(
    letter,
    `Ida Moor
Lindenweg 8
99867 Gotha

Orgelbau Birk GmbH
Herrn Jo Stade
Talstraße 14
99880 Waltershausen

Gotha, 12. Januar 2026

**Bewerbung als Orgelbauerin**

Sehr geehrter Herr Stade,

seit vierzehn Jahren stimme ich Orgeln, zuerst mit unserem Kantor und dann allein.

Drei Arbeiten davon möchte ich nennen:

- Dorfkirche Pferdsdorf (1792): Rekonstruktion von 61 Pfeifen nach Befund
- Dorfkirche Sundhausen: Reinigung und Neubelederung der Bälge
- Stadtkirche Meiningen: Schimmelbefund und Klimakonzept

Ich könnte zum 1. April beginnen.

Mit freundlichen Grüßen

Ida Moor
`,
  )
  assert.is(placed.filter(({ text }) => text.startsWith('Neubelederung')).length, 1)
  assert.ok(find(placed, 'Drei').baseline < find(placed, 'Neubelederung').baseline)
})

test.run()
