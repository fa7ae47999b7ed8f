import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { placesToWriteIn } from './places-to-write.ts'

const test = suite('places to write on')

const asked: readonly (readonly [string, readonly string[]])[] = [
  ['Dark green. Needs lines to write on To / From / No. and it should feel warm', ['To', 'From', 'No.']],
  ['Bitte Linien zum Ausfüllen: Für, Von, Gültig bis und Nr.', ['Für', 'Von', 'Gültig bis', 'Nr.']],
  ['il faut des lignes à remplir : Pour, De la part de, N°', ['Pour', 'De la part de', 'N°']],
  ['con líneas para escribir: Para, De y Fecha; letra grande', ['Para', 'De', 'Fecha']],
  ['righe su cui scrivere: A, Da, Data', ['A', 'Da', 'Data']],
  ['linhas para preencher: Para, De', ['Para', 'De']],
  ['met invullijnen voor naam en datum', ['Naam', 'Datum']],
  ['miejsce na wpisanie: Imię i nazwisko', ['Imię i nazwisko']],
  ['記入欄：宛名・贈り主・番号。和風で', ['宛名', '贈り主', '番号']],
  ['Leave a blank line for the name, we fill it in by hand', ['Name']],
]

test('lines that a brief wants to be written on have what each is for, in many tongues', () => {
  for (const [brief, labels] of asked) assert.equal(placesToWriteIn(brief)?.labels, labels, brief)
})

test('what names no places, or not what they are for, asks for none', () => {
  for (const brief of [
    'thin lines, warm',
    'lots of space for writing',
    'blank lines between the parts',
    'fine lines for the frame',
  ])
    assert.is(placesToWriteIn(brief), undefined, brief)
})

test.run()
