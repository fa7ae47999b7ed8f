import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Drawing } from './design.ts'
import { readBrief } from './read-brief.ts'

function drawn(brief: string, copy = ''): Drawing | null | undefined {
  const says = (words: string): boolean => copy.includes(words)
  return readBrief(brief, baseDesign, { says, fresh: true }).design.decor.drawing
}

test('things that a brief wants drawn are heard with their size, their place and their colour', () => {
  assert.equal(drawn('Navy poster with a big plain lighthouse.'), {
    ...{ thing: 'lighthouse', many: false, size: 'large' },
  })
  assert.equal(drawn('Cream, with a small red heart at the bottom right.'), {
    ...{ thing: 'Heart', many: false, size: 'small', at: 'bottom-end', color: '#c8102e' },
  })
  assert.equal(drawn('maybe a few simple teacups along the bottom'), {
    ...{ thing: 'coffee', many: true, size: 'medium', at: 'bottom' },
  })
  assert.is(drawn('Cream, with a simple drawing of a key')?.thing, 'key')
  assert.is(drawn('the outline of a vase, nothing more')?.thing, 'amphora')
  assert.is(drawn('An anchor drawn in thin line and cut by the edge')?.cut, true)
})

test('what something is done with, what colours are likened to and what is wanted for each is not drawn', () => {
  assert.not(drawn('Lines long enough to sign with a pen.'))
  assert.not(drawn('white with a bell per chapter'))
  const decor = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design.decor.motif
  assert.not(decor('Sober, black and ivory like a keyboard'))
  assert.not(decor('Dark, with a thin line drawing like a waveform per project'))
  assert.ok(decor('Ivory, with piano keys along the edge'))
})

test('things are heard by their names in other languages', () => {
  const things = [
    ['Plakat A3, dunkelblau, ein großer schlichter Mond über dem Titel', 'Moon'],
    ['Affiche bleu nuit avec une petite cloche dessinée au trait', 'bell'],
    ['Fondo crema y la silueta de una guitarra dibujada', 'guitar'],
    ['Sfondo bianco con una piccola campana disegnata', 'bell'],
    ['Va bene anche un cono disegnato in modo molto semplice', 'ice-cream-cone'],
    ['Witte achtergrond met een kleine getekende fiets', 'bike'],
  ] as const
  for (const [brief, thing] of things) assert.is(drawn(brief)?.thing, thing, brief)
})

test('what is only spoken of is not drawn', () => {
  for (const brief of [
    'The date should be the star, leaf green and moon yellow on cream.',
    'Warm colours, for the boat people and our flag day.',
    'Looks like a ship, feels like a house.',
    'Use the photo of the boat as it is.',
    'star ratings as numbers, key figures large',
    'Wein und Brot stehen im Text, schlicht und grün',
    'Four lanes, done greyed with a tick, planned just outlined, with a small key.',
  ])
    assert.is(drawn(brief) ?? null, null, brief)
})

test('a thing of the copy is drawn only where the brief says so outright', () => {
  assert.is(drawn('Blue, with a big boat.', 'the boat leaves at nine') ?? null, null)
  assert.is(drawn('Blue, with a simple drawing of a boat.', 'the boat leaves at nine')?.thing, 'sailboat')
})

test('a ban of a thing is kept, also beside another that is wanted', () => {
  const report = (brief: string) => readBrief(brief, baseDesign).report
  assert.is(drawn('Crisp and fresh, no anchors and no ropes'), null)
  assert.ok(report('crisp, no anchors').understood.some(({ phrase }) => phrase === 'no anchors'))
  assert.is(drawn('a simple little boat at the top, no anchors')?.thing, 'sailboat')
})

test('a thing beside a part is a sign of it', () => {
  const signsOf = (brief: string, copy = '') => {
    const { parts = {} } = readBrief(brief, baseDesign, { says: words => copy.includes(words) }).design
    const signs = Object.entries(parts).filter(([, dress]) => dress?.device === 'sign')
    return signs.map(([key, dress]) => [key.replace(/^said:(?:the )?/, ''), dress?.thing])
  }
  assert.equal(signsOf('cream, a small star beside the special', 'the special'), [['special', 'Star']])
  assert.equal(signsOf('a heart next to the names'), [['names', 'Heart']])
  const flagged = signsOf('milestones should pop like flags on a course', 'milestones')
  assert.equal(flagged, [['milestones', 'flag']])
  assert.equal(signsOf('the winners marked with a little crown', 'the winners'), [['winners', 'crown']])
  assert.equal(signsOf('first place should stand out like a seal', 'first place'), [['first place', 'Seal']])
  assert.equal(signsOf('the title stands out like a house on a hill'), [])
  assert.equal(signsOf('everybody reads it on the phone at the gate', 'gate'), [])
})

test('a seal is drawn wherever a brief wants one, as a stone prints it where that is meant', () => {
  const thingOf = (brief: string) => readBrief(brief, baseDesign).design.decor.drawing?.thing
  for (const brief of [
    'cream and green, with a wax seal',
    'verde oliva y un sello de cera',
    'Die Karte in Tannengrün, mit einem Wachssiegel',
  ])
    assert.is(thingOf(brief), 'Seal', brief)
  assert.is(thingOf('墨と朱、朱の印を一つ'), 'Hanko')
  assert.is.not(thingOf('blue and white, no seal please'), 'Seal')
})

test.run()
