import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toldStretches } from './told-stretches.ts'

const toldOf = (brief: string, lang?: string) =>
  toldStretches(brief.toLowerCase(), lang).map(({ from, to }) => brief.slice(from, to).trim())

test('readers, reasons, what was before and what others have are told, and what follows is asked for', () => {
  const briefs: readonly (readonly [brief: string, lang: string | undefined, ...told: string[]])[] = [
    ['The buyers are cheerful people, so keep it calm.', undefined, 'The buyers are cheerful people'],
    ['Our old flyer was loud and green. Red, please.', undefined, 'Our old flyer was loud and green'],
    ['Big type because the hall is dark, and no photos', undefined, 'because the hall is dark'],
    ['Everyone else uses slabs.', undefined, 'Everyone else uses slabs'],
    ['Unsere Gäste sind fröhliche Leute, also ruhig.', 'de', 'Unsere Gäste sind fröhliche Leute'],
    ['Gros caractères car la salle est sombre.', 'fr', 'car la salle est sombre'],
    ['El último cartel era rojo y chillón.', 'es', 'El último cartel era rojo y chillón'],
    ['O pessoal lê no celular, no sol forte.', 'pt', 'O pessoal lê no celular', 'no sol forte'],
    ['Inga bilder, eftersom de är suddiga.', 'sv', 'eftersom de är suddiga'],
    ['Nasi goście są weseli.', 'pl', 'Nasi goście są weseli'],
    ['Бо діти галасливі.', 'uk', 'Бо діти галасливі'],
  ]
  for (const [brief, lang, ...told] of briefs) assert.equal(toldOf(brief, lang), told, brief)
})

test('what people want, and what begins as a word that tells, is asked for', () => {
  for (const [brief, lang] of [
    ['The board wants it sober.'],
    ['Guests should see the date first.'],
    ['Our guests in red, theirs in blue'],
    ['Carton rouge, carte noire', 'fr'],
    ['Bordowy i złoty', 'pl'],
    ['Unsere Kunden wollen es schlicht.', 'de'],
  ] as const)
    assert.equal(toldOf(brief, lang), [], brief)
})

test.run()
