import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../../../core/reading/read-in.test.kit.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { type CanvasCopy, readCanvas } from './canvas-copy.ts'

const roles: Roles = { needs: ['title'], takes: ['abstract', 'url', 'telephone'], facts: 'all' }

const canvasIn = (copy: string): CanvasCopy => readCanvas(readIn(copy, roles), roles)

const restOf = ({ support, rest }: CanvasCopy): string => [...support, ...rest].map(plainText).join(' | ')

test('the sentence that tells most leads a letter, and none that thanks', () => {
  const copy = canvasIn(`Kära Birgitta,

tack för lånet av släpkärran, den står hos Olle.

Vi tänkte ha loppis på skolgården lördagen den 9 maj 2026 kl. 10. Kaffe finns, och Lasse spelar dragspel.

Kan du sätta upp det i kiosken?

Varma hälsningar,
Gunnel`)
  assert.is(copy.headline?.text, 'Vi tänkte ha loppis på skolgården lördagen den 9 maj 2026 kl. 10.')
  assert.match(restOf(copy), /tack för lånet.*\| Kaffe finns, och Lasse.*\| Kan du/)
})

test('of a chat the name in quotation marks leads that its members settled on', () => {
  const copy = canvasIn(`**Choir WhatsApp** (31 members)

[Mon 19:02] Ines: so what is it called now
[19:04] Rob P: not "Songs!!" again please
[19:05] Ines: could be "Salt, Rope and Psalms"
[19:07] Dan: yes that
[19:09] Ines: 14 March then, in the net loft`)
  assert.is(copy.headline?.text, 'Salt, Rope and Psalms')
  assert.match(restOf(copy), /Choir WhatsApp/)
  assert.not.match(restOf(copy), /19:0/)
})

test('a long sentence leads with the clauses that tell it, and the rest stays', () => {
  const copy = canvasIn(`Lieber Herr Vogt,

danke noch einmal für das Holz, wir haben es am Dienstag abgeladen.

Wie schon am Telefon gesagt, weil Sie es ja aufhängen wollten: das Apfelfest ist am Sonntag, dem 4. Oktober 2026, ab 11 Uhr, und wer Äpfel bringt, der nimmt Saft mit nach Hause, solange die Presse hält.

Herzlich
Anni Roth`)
  assert.is(copy.headline?.text, 'das Apfelfest ist am Sonntag, dem 4. Oktober 2026, ab 11 Uhr')
  assert.match(
    restOf(copy),
    /Wie schon am Telefon gesagt, weil Sie es ja aufhängen wollten: \| und wer Äpfel/,
  )
})

test('a letter that tells no day, sum or place is led as it was', () => {
  const copy = canvasIn(`Dear Joan,

The tide brought the old bell back.

We rang it until the children came down to look at it, and nobody said a word about the rust.`)
  assert.is(copy.headline?.text, 'The tide brought the old bell back.')
})

test('a copy that says it to nobody keeps the sentence that it opens with', () => {
  const copy = canvasIn(`The bell is back.

It hangs in the yard of the chandlery. On 9 May 2026 at 6 pm we ring it.`)
  assert.is(copy.headline?.text, 'The bell is back.')
})

test.run()
