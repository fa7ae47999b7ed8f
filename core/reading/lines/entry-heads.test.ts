import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const paper: Roles = { needs: ['title'], takes: ['abstract'], lists: ['authors'], schema: 'Report' }
const deck: Roles = { needs: ['title', 'slides'], takes: ['abstract'] }

const headsIn = (copy: string, roles: Roles = paper): readonly string[] =>
  readIn(copy, roles).written.flatMap(block =>
    block.type === 'heading' ? [`${block.depth} ${plainText(block)}`] : [],
  )

const minutes = `Protokoll der Vorstandssitzung, Ruderverein Möhnesee, 4. Mai 2026

1. Begrüßung. Der Vorsitzende ist heiser, es sprechen die anderen. Beginn ist um 19 Uhr.

2. Steg: Die Bohlen am Ende sind morsch, Angebot der Zimmerei Köster über 2.400 Euro. Angenommen.

3. JUDr. Hahn. Er prüft die Haftung, wenn Gäste über den Steg gehen, und schreibt bis Juni.

4. Wer macht die Regatta? Noch niemand. Wir fragen die Jugend und danach die Eltern der Jugend.`

test('points of minutes stand under the words that open them, with their numbers', () => {
  assert.equal(headsIn(minutes), [
    '1 Protokoll der Vorstandssitzung, Ruderverein Möhnesee, 4. Mai 2026',
    '2 1. Begrüßung',
    '2 2. Steg',
    '2 3. JUDr. Hahn',
    '2 4. Wer macht die Regatta?',
  ])
})

test('of minutes made into a deck each point is a slide that its words call', () => {
  const { lists } = readIn(minutes, deck)
  assert.equal(
    (lists.slides ?? []).map(({ title }) => title.text),
    ['1. Begrüßung', '2. Steg', '3. JUDr. Hahn', '4. Wer macht die Regatta?'],
  )
})

test('of minutes made into a menu each point is a part of it', () => {
  const menu: Roles = { needs: ['title', 'sections', 'items'] }
  assert.equal(
    headsIn(minutes, menu).map(head => head.slice(2, 4)),
    ['Pr', '1.', '2.', '3.', '4.'],
  )
})

test('points go on below a list that stands in one of them', () => {
  const copy = `1. Money. The tin holds this much, and nobody knows why it is more than last month:

- from the stall £41
- from Mrs Lodge £12

2. Keys. One is missing, it may be in the river since the fête. Ask at the Swan.

3. Next time. At the Swan, on the first Tuesday, and bring the other ledger with you.`
  assert.equal(headsIn(copy), ['2 1. Money', '2 2. Keys', '2 3. Next time'])
})

test('points that text between them made paragraphs of are points', () => {
  const copy = `1. Слухали про дах. Покрівля тече у двох місцях, майстер прийде до травня.

2. Слухали інженера. Пропонує насос і два щити, монтаж шість тижнів.
Питали: чи витримає стеля? Витримає.

3. Про гроші. Разом 264 000 грн, половину дає місто, решту ми самі.

4. Різне. Просять не ставити велосипеди біля щитової, бо там темно.`
  assert.equal(headsIn(copy), [
    '2 1. Слухали про дах',
    '2 2. Слухали інженера',
    '2 3. Про гроші',
    '2 4. Різне',
  ])
})

test('days of a diary stand under their dates, clock times below their day', () => {
  const copy = `Cuaderno del faro de Punta Brava

3 de mayo. Llegamos con la barca y dos bombonas, y la puerta sigue sin cerradura.

1130. Niebla hasta el mediodía, no se ve ni el pozo. Arreglamos la bomba entre los dos.

4 de mayo. Contamos los nidos: 41 en la ladera norte y 12 en el espigón.

9 de junio. Se marchan los estudiantes. Queda pan.`
  assert.equal(headsIn(copy), [
    '1 Cuaderno del faro de Punta Brava',
    '2 3 de mayo',
    '3 1130',
    '2 4 de mayo',
    '2 9 de junio',
  ])
})

test('a list of steps, and sentences that only open with a day, head nothing', () => {
  const steps = `How to bleed the pump

1. Close the valve.
2. Open the screw. Wait.
3. Turn it. Listen.`
  assert.equal(headsIn(steps), [])
  const told = `On 3 May we arrived with the boat and both of the cylinders.

On 4 May we counted the nests on the north side of the rock.

On 9 June the students left us, and there was still some bread.`
  assert.equal(headsIn(told), [])
})

test.run()
