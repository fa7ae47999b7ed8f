import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readDocument } from './read-document.ts'
import { areSetLines, holdsSetLines } from './set-lines.ts'
import { plainText } from './text.ts'

/** The first words of the paragraphs of a copy that are set in lines. */
function setIn(copy: string): readonly string[] {
  const { root } = readDocument(copy, new Map(), createReport())
  return root.children.filter(holdsSetLines).map(block => plainText(block).split(/\s/, 1).join())
}

const long = 'who have been with us since the roof came off and the kiln was moved to the barn'

test('lines that each have a label, or are a sentence, were ended by their author whatever their length', () => {
  assert.ok(areSetLines([`Potters: Ada Moss, Bo Lund, Cy Dale, ${long}`, 'Glazers: Di Ray', 'Cats: 2']))
  assert.ok(
    areSetLines([`We fire the big kiln once a month for those ${long}.`, 'The small one runs daily!']),
  )
})

test('a paragraph that met its margin goes on', () => {
  assert.not(
    areSetLines([
      `We fire the big kiln once a month for all of those ${long}`,
      'and the small one runs daily.',
    ]),
  )
  assert.not(
    areSetLines([`Note: we fire the big kiln once a month for those ${long},`, 'and the small one daily.']),
  )
})

test('lines that say how to reach somebody, or a day alone, are lines whatever their length', () => {
  assert.ok(
    areSetLines([
      'Kiln Makers Co-operative Ltd, 14 Navigation Road, Granary Steps, Aldersby-on-Marsh AL6 3QT',
      'kilns@makers.example · 01632 960 220',
    ]),
  )
  assert.ok(
    areSetLines([
      'Dr Ida Birch, Institute for the History of Old Kilns – ida.birch@kilns.example',
      'Prof. Mo Ash, Aldersby – mo.ash@very-long-name-of-a-university.example',
      'Ada Quill, Kiel – ada@quill.example',
    ]),
  )
  assert.ok(
    areSetLines([
      'Aldersby Library',
      'Prepared for the Board by Ida Birch, Manager of all that goes outdoors',
      '17 June 2025',
    ]),
  )
  assert.not(
    areSetLines([`Write to us before the end of the month at the office, or ${long}`, 'Ida says so.']),
  )
})

const told =
  'We have kept the orchard since the railway came, and in all these years nobody has ever asked us for a map of it, though many have been lost among the quinces.'

test('lines that end before the others of their copy, and begin another anew, are lines however long they are', () => {
  const lines = [
    'Estación Biológica del Faro, Camino de la Atalaya 14, 36940 Cangas, Pontevedra\nEn barco desde Vigo, muelle de Bouzas, a 20 minutos del puerto\nHorario: de martes a domingo, de 10 a 14 y de 16 a 19 h',
    '»Noch nie hat jemand meine alte Uhr so lange angesehen, ohne etwas zu sagen.«\n— Rosemarie Tetzlaff',
    'Dr. Ines Brandão, Departamento de Geologia, Universidade do Minho – ines@uminho.example\nProf. Ole Lund, Tromsø – ole.lund@uit.example',
    'Skogens Vävstuga, Ekbacken 12, 812 94 Åshammar, bakom den gamla kvarnen\nÅterförsäljare: Visby, Göteborg, Köpenhamn, Oslo, Kyoto\nvavstugan.example · hej@vavstugan.example',
  ]
  assert.equal(
    setIn([`# Orchard`, told, ...lines].join('\n\n')),
    lines.map(line => line.split(' ')[0]),
  )
})

/** Words in lines of at most so many letters. */
function wrapped(words: string, width: number): string {
  return words.split(' ').reduce((text, word) => {
    const line = text.slice(text.lastIndexOf('\n') + 1)
    return `${text}${line.length + 1 + word.length > width ? '\n' : ' '}${word}`
  })
}

test('a text that somebody broke at a margin is one, however narrow the margin', () => {
  const other =
    'Im Herbst kommen die Schulen aus Rostock und Güstrow, und jedes Kind darf einen Baum beim Namen nennen, der dann ein Jahr lang so heißt. Am Zaun hängen die Schilder, und die Namen wechseln mit den Jahren.'
  for (const width of [42, 50, 57, 66, 72, 80])
    assert.equal(
      setIn(['# Orchard', wrapped(told, width), wrapped(other, width)].join('\n\n')),
      [],
      `${width}`,
    )
})

test.run()
