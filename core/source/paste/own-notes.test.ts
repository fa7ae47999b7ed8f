import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../read-document.ts'
import { plainText } from '../text.ts'

function read(source: string, keep?: 'all') {
  const rules: string[] = []
  const report = { add: ({ rule }: { rule: string }) => void rules.push(rule) }
  const { root, omitted } = readDocument(source, new Map(), report, keep ? { keep } : {})
  return {
    words: root.children.map(plainText).join('\n'),
    left: omitted.flatMap(({ because, text }) => (because === 'note of the writer' ? [text] : [])),
    rules,
  }
}

const notes: readonly (readonly [line: string, printed: string])[] = [
  ['TODO send Priya the photo of the kiln', ''],
  ['(do not mention the flood, the insurers are still at it)', ''],
  ['Mugs from £14 (check the wording with Bea, not for the poster)', 'Mugs from £14'],
  ['Glazing on Fridays (the prices add up, I checked)', 'Glazing on Fridays'],
  ['[photo here]', ''],
  ['Last line: See you by the kiln.', 'See you by the kiln.'],
  ['Ganz unten: Bis bald am Ofen.', 'Bis bald am Ofen.'],
  ['Tazze da 14 € (non stampare, ho controllato)', 'Tazze da 14 €'],
  ['(for the designer: the kiln photo comes in May, leave room and make the rest work in words)', ''],
  ['Bea -> layout: put the kiln drawing somewhere in part 2. Don’t print this line.', ''],
  ['(check 1961 w/ Priya, she says 1962)', ''],
  ['(we write the name by hand + number)', ''],
  ['The term is two years. [Priya: they wanted 3. Leave 2 for now]', 'The term is two years.'],
  ['Die Laufzeit ist zwei Jahre. [Jana: wollten drei, erstmal so lassen]', 'Die Laufzeit ist zwei Jahre.'],
  ['Für die Druckerei: Rückseite frei lassen', ''],
  ['(pour la graphiste : les photos arrivent lundi)', ''],
  ['(para la imprenta: el papel, sin brillo)', ''],
  ['Note per la grafica: il logo arriva domani', ''],
  ['(voor de vormgever: foto volgt)', ''],
  ['(dla grafika: zdjęcie w maju)', ''],
  ['[Layout: the form goes on a page of its own]', ''],
  ['[Gestaltung: Formular bitte auf eine eigene Seite]', ''],
  ['(pro grafika: fotka bude v květnu)', ''],
  ['(для дизайнерки: фото буде в травні)', ''],
  ['(给设计师：照片五月才有)', ''],
  ['Diese Zeile bitte nicht drucken: der Preis ist noch offen', ''],
  ['Working title: Mud & Fire? nope. "Kiln Days". yes, this one', 'Kiln Days'],
]

for (const [line, printed] of notes) {
  test(`a note of the writer is left out and told: ${line}`, () => {
    const { words, left, rules } = read(`# Open studio\n\nCome and throw a pot.\n\n${line}\n`)
    assert.is(words, ['Open studio', 'Come and throw a pot.', printed].filter(Boolean).join('\n'))
    assert.is(left.length, 1)
    assert.ok(rules.includes('copy-pasted'))
    assert.equal(read(`# Open studio\n\nCome.\n\n${line}\n`, 'all').left, [])
  })
}

test('what a text says that it is for is no text of it', () => {
  assert.is(
    read('# Open studio\n\ntext for the flyer in the shop. Anyone may come.\n').words,
    'Open studio\nAnyone may come.',
  )
  assert.is(read('flyer for open studio. draft.\n\nCome and throw a pot.\n').words, 'Come and throw a pot.')
})

test('in a copy with notes a label for its end is one too', () => {
  assert.equal(read('TODO ring Bea\n\nPots.\n\n[logo here]\n\nend: Clay washes off, mostly.\n').left, [
    'TODO ring Bea',
    '[logo here]',
    'end:',
  ])
  const { words } = read(
    'TODO ring Bea\n\nPots.\n\n[logo here]\n\nabout: I throw pots in a shed.\n\nend: Clay washes off. [button again]\n',
  )
  assert.is(words, 'Pots.\nI throw pots in a shed.\nClay washes off.')
  assert.equal(read('# Bus 4\n\nstart: Market Square\n\nend: The old kiln yard\n').left, [])
})

test('what a reader is told stays, in brackets or behind a label', () => {
  for (const line of [
    'Dogs welcome (do not put them on the chairs)',
    'Todo incluido (todo el verano)',
    'Bottom line: it pays for itself in 3 years.',
    'Mugs (check with us before you order)',
    'Take it out of the oven (leave it to cool)',
    'TODO',
    '- [ ] wedge the clay',
    'Title: Kiln Days',
    'Date: [to be filled in at signing]',
    'Number [ask Priya], Unit 2',
    'Potters [Ada: wheel and glaze]',
    'Potters [Note: please bring an apron]',
    'Mugs (check the shelf with Bea before you leave)',
    'Kilns for the designer and the maker',
    'For printers: ink, 4 colours',
    'We sign every mug by hand',
    'Confirmación (confirmar con antelación)',
    'Walk (see the map here)',
    'Notes for the programme are on page 4.',
    'Date: tbc',
    'Speaker tbc',
    'Doors 7pm, band tbc.',
    '| Talk | tbc |',
  ])
    assert.equal(read(`# Open studio\n\nCome.\n\nMore.\n\n${line}\n`).left, [], line)
  assert.equal(read('# Notes\n\n```\nTODO later\n```\n').left, [])
})

test.run()
