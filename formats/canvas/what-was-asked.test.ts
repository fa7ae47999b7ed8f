import { test } from 'uvu'
import * as assert from 'uvu/assert'
import banner from './banner.ts'
import invitation from './invitation.ts'
import { type CanvasWord, layOutCanvas } from './lay-out.test.kit.ts'
import ogImage from './og-image.ts'
import poster from './poster.ts'
import ticket from './ticket.ts'
import voucher from './voucher.ts'

function sizeOf(words: readonly CanvasWord[], text: string): number {
  return Math.max(0, ...words.filter(word => word.text.toLowerCase() === text).map(({ size }) => size))
}

test('a place stands larger on a poster than its address and what is told of its bar', async () => {
  const { words } = await layOutCanvas(
    poster,
    '# THE RUSTY SWANS\n\nwith **Mill & Moth**\n\nFRI 6 MAR\nDoors 7\n\nThe Pumphouse\nDock Road, Grimsby\n\n£9 adv · £11 door · £4 if you bring a lamp that works\n\nover-16s only, water free at the bar\n\npumphouse.example\n',
    { brief: 'Bold gig poster, black on yellow, the date right behind the headliner' },
  )
  assert.ok(sizeOf(words, 'pumphouse') > sizeOf(words, 'grimsby') * 1.2)
  assert.ok(sizeOf(words, 'fri') > sizeOf(words, 'pumphouse'))
  assert.is(sizeOf(words, 'over-16s'), sizeOf(words, 'grimsby'))
})

test('nothing stands on the foot of a banner that its brief says is hidden', async () => {
  const copy =
    '# Korbflechterei Aal\n\n## Weide. Hand. Zeit.\n\nKörbe für Holz und Brot\nKurse im Winter\n\n**Brotkorb 38 €**\n\nHalle 2, Stand 9\n\naal.example\n'
  const { words, frames } = await layOutCanvas(banner, copy, {
    brief: 'Roll-up 85 x 200 cm, grün. Die unteren 30 cm sind vom Tisch verdeckt.',
  })
  const height = frames[0]?.height ?? 0
  assert.ok(Math.max(...words.map(({ baseline }) => baseline)) <= height * 0.85)
})

test('what an invitation is to leads it', async () => {
  const { words } = await layOutCanvas(
    invitation,
    '# Einladung\n\nzur Eröffnung der Ausstellung\n\n## Ebbe und Flut\n\nSamstag, 4. Juli 2026, 18 Uhr\nKunsthaus Pohl, Kaistraße 3, Leer\n\nEs spricht Dr. Ute Harms.\n\nUm Antwort wird gebeten bis 20. Juni\nhaus@pohl.example\n',
  )
  assert.ok(sizeOf(words, 'flut') > sizeOf(words, 'einladung') * 1.5)
})

test('days that a brief has stand out are larger than the seat, and what is for the stub stands there', async () => {
  const { words } = await layOutCanvas(
    ticket,
    '# Owls after Dark\n\nDate: Fri 2 October 2026\nBegins: 19:45\nSeat: 31\nNo. OWL-310\n\nSTUB\nRow C / 31 / OWL-310\n',
    { brief: 'Night ticket, deep blue with tiny silver details, date and time dominant' },
  )
  assert.ok(sizeOf(words, '19:45') > sizeOf(words, '31'))
  const row = words.find(({ text }) => text === 'Row')
  assert.ok((row?.x ?? 0) > 500)
})

test('places to write on by hand stand on the front of a voucher', async () => {
  const terms = 'Includes a tour of the mill and a bag of flour. '.repeat(5)
  const { words } = await layOutCanvas(
    voucher,
    `# A day at the mill\n\nTo: ________\nFrom: ________\n\nValue: £45\nCode: MIL-45\n\n${terms}\n`,
  )
  for (const label of ['To', 'From']) assert.is(words.find(({ text }) => text === label)?.page, 0, label)
})

test('one word of a title has the colour that a brief has for one', async () => {
  const { words } = await layOutCanvas(ogImage, '# We rewrote the parser twice\n\nA short story\n', {
    brief: 'black, white text and one orange word, monospace',
  })
  const colors = new Map(words.map(({ text, color }) => [text, color]))
  assert.not.equal(colors.get('twice'), colors.get('parser'))
  assert.is(colors.get('We'), colors.get('parser'))
})

test.run()
