import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm } from '../../core/theme/page.ts'
import invoice from './invoice.tsx'
import { find, layOut } from './lay-out.test.kit.ts'

const bill = `# Rechnung Nr. 2026-0083

Tischlerei Hinrichs
Deichstraße 9
26789 Leer

**Rechnungsempfänger**
Eheleute Poppinga
Am Sieltief 22
26802 Moormerland

Rechnungsdatum: 04.05.2026

| Leistung | Menge | Einzelpreis | Gesamt |
|---|---:|---:|---:|
| Montage | 10 Std. | 54,00 € | 540,00 € |

Nettobetrag: 540,00 €
zzgl. 19 % MwSt.: 102,60 €
**Rechnungsbetrag: 642,60 €**

Hinweis: Bitte trocken halten.

Arbeitskosten gemäß § 35a EStG: 540,00 € netto.

Vielen Dank!
`

test('a bill as a letter has its address where an envelope has its window, and what it is below', async () => {
  const { words } = await layOut(invoice, bill, 'Briefbogen nach DIN 5008, dunkelbraun')
  const [buyer, sender, title] = [
    find(words, 'Poppinga'),
    find(words, 'Deichstraße'),
    find(words, 'Rechnung'),
  ]
  assert.ok(buyer.x >= mm(20) && buyer.right <= mm(105))
  assert.ok(buyer.baseline > mm(45) && buyer.baseline < mm(90))
  assert.ok(sender.baseline < buyer.baseline && sender.baseline > mm(45) && sender.size < buyer.size)
  assert.is(find(words, '26789').baseline, sender.baseline)
  assert.ok(title.baseline > mm(90))
  assert.ok(
    find(words, 'Arbeitskosten').baseline >
      (words.find(({ text }) => text.startsWith('642,60'))?.baseline ?? 0),
  )
  assert.is(find(words, 'Hinweis').baseline, find(words, 'trocken').baseline)
})

test('a line that says what a bill is with its number is its title', async () => {
  const plain =
    'GULLCLIFF WELDING\nPO Box 31, Bay Roberts NL\n709-555-0118\n\nINVOICE 0219\nDate: Sept 12, 2026\n\n| What | Qty | Rate | Amount |\n|---|---|---|---|\n| Plate | 1 | 64.20 | 64.20 |\n\n**Total 64.20**\n'
  const { words } = await layOut(invoice, plain)
  assert.is(words.filter(({ text }) => text === 'INVOICE').length, 1)
  assert.is(find(words, '0219').size, find(words, 'INVOICE').size)
})

test('the sums of a bill go on one from the other, its salutation opens it, and its foot says what registers know', async () => {
  const partly = `Zimmerei Ostwald GmbH
Holzbau seit 1988
Sägeweg 4, 49716 Meppen
Tel. 05931 555 018 · post@ostwald.example
Geschäftsführerin: Ada Ostwald · HRB 20118 AG Osnabrück

An:
Jan Poppinga
Am Sieltief 22
26802 Moormerland

# Rechnung 2026-12

Rechnungsdatum: 04.05.2026

Sehr geehrter Herr Poppinga,

für den Dachstuhl berechnen wir wie besprochen:

| Leistung | Menge | Einzelpreis | Gesamt |
|---|---:|---:|---:|
| Dachstuhl | 1 | 5.000,00 € | 5.000,00 € |

Nettosumme: 5.000,00 €
zzgl. 19 % USt.: 950,00 €
**Bruttosumme: 5.950,00 €**
abzgl. Abschlag: − 2.000,00 €
**Noch zu zahlen: 3.950,00 €**

IBAN DE12 5001 0517 0648 4898 90
`
  const { words } = await layOut(invoice, partly, 'schlichte Rechnung für Fensterkuvert, A4')
  const heights = [
    'Sehr',
    'Dachstuhl',
    'Nettosumme',
    'USt',
    'Bruttosumme',
    'Abschlag',
    '3.950,00',
    'HRB',
  ].map(word => find(words, word).baseline)
  assert.equal(
    heights,
    heights.toSorted((one, other) => one - other),
  )
  const [gross, net] = ['5.950,00', '5.000,00'].map(word =>
    words.findLast(({ text }) => text.startsWith(word)),
  )
  assert.ok(Math.abs((gross?.right ?? 0) - (net?.right ?? 99)) < 20)
  assert.not(words.some(({ text }) => /^an:?$/iu.test(text)))
  assert.ok(find(words, 'seit').baseline < mm(45))
})

const plumber = `Klempnerei Asmus
Torstraße 3, 24837 Schleswig
Tel. 04621 000 12

Hausverwaltung Brodersen GmbH
z. Hd. Herrn Lüth
Lollfuß 40
24837 Schleswig

# Rechnung 25-077

Datum: 02.06.2025

Sehr geehrter Herr Lüth,

für den neuen Abfluss berechne ich:

| Leistung | Menge | EP € | Gesamt € |
|---|---:|---:|---:|
| Rohr gespült, 2x | 8 m | 11,50 | 92,00 |

**Gesamtbetrag: 92,00 €**

Zahlbar bis 16.06.2025 ohne Abzug.

Bank: Schleibank
IBAN DE00 0000 0000 0000 0041 00
Verwendungszweck: 25-077

Mit freundlichen Grüßen
J. Asmus
`

test('whom a letter goes to is known without a label, and when and where to pay stand with the amount', async () => {
  const { words } = await layOut(invoice, plumber, 'DIN-Brief-tauglich, schlicht')
  const at = (word: string): number => find(words, word).baseline
  const sum = words.findLast(({ text }) => text.startsWith('92,00'))?.baseline ?? 0
  assert.ok(at('Brodersen') > mm(45) && at('Brodersen') < at('Rechnung'))
  assert.ok(at('16.06.2025') < sum && sum - at('16.06.2025') < mm(40))
  for (const word of ['Schleibank', 'DE00', 'Verwendungszweck'])
    assert.ok(Math.abs(at(word) - sum) < mm(40) && at(word) < at('freundlichen'))
  assert.is(find(words, '25-077').text, '25-077')
  assert.is(find(words, '2x').baseline, find(words, 'Rohr').baseline)
})

test.run()
