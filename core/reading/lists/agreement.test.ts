import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phraseOf } from '../facts/phrase.ts'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'
import { numberOf } from './agreement.ts'
import { brokenReferences } from './clause-references.ts'

const roles: Roles = {
  needs: ['title', 'parties', 'signatures'],
  takes: ['effectiveDate', 'period'],
  lists: ['clauses', 'definitions', 'schedules'],
}

test('parties are told by records, by labels and by the sentence that names them', () => {
  const record = readIn(
    '---\nlender:\n  name: Rosa Lind\n  phone: 01434 496 0110\nborrower:\n  name: Early Music\n---\n# Loan\n',
    roles,
  )
  assert.equal(titlesIn(record, 'parties'), ['Rosa Lind', 'Early Music'])
  assert.is(record.roles.telephone?.stays ?? true, true)
  const labels = readIn('# Vertrag\n\nVermieter: Hof GmbH, Kassel\nMieterin: Ida Birke, Melsungen\n', roles)
  assert.equal(titlesIn(labels, 'parties'), ['Hof GmbH', 'Ida Birke'])
  const spoken = readIn(
    '# Contrato\n\nEntre la sociedad Molino Viejo S. L., en adelante «la Propietaria», y don Blas Ortega, en adelante «el Inquilino», se acuerda lo siguiente.\n\n## 1. Objeto\n\nUn molino.\n\n## 2. Plazo\n\nUn año.\n',
    roles,
  )
  assert.is(titlesIn(spoken, 'parties').length, 2)
  assert.match(titlesIn(spoken, 'parties')[1] ?? '', /Blas Ortega/)
  // The sentence stays where it is.
  assert.is(spoken.head.length, 1)
})

test('a line that leads to the parties is none of them', () => {
  for (const [lang, lead, one, and, other] of [
    ['fr', 'Entre les soussignés :', 'La Table de Léonie', 'et', 'Les Amis du Château'],
    ['de', 'Zwischen den Unterzeichneten:', 'Hof GmbH', 'und', 'Ida Birke'],
    ['en', 'This agreement is made between:', 'Maple Games', 'and', 'Tess Aubin'],
  ] as const) {
    const copy = `---\nlang: ${lang}\n---\n\n# NDA\n\n${lead}\n\n**${one}**, 5 rue du Port,\n\n${and}\n\n**${other}**, 2 allée Haute.\n\n## 1. A\n\nB.\n`
    assert.equal(titlesIn(readIn(copy, roles), 'parties'), [one, other], lang)
  }
})

test('points of a list of clauses are called after the name that their text runs on behind', () => {
  const points = readIn(
    '# Deal\n\n1. Services. The Consultant shall bake.\n2. Fees. The Client shall pay £400 a day.\n3. It ends in June.\n',
    roles,
  )
  assert.equal(titlesIn(points, 'clauses'), ['Services.', 'Fees.', ''])
})

test('clauses are headed parts, numbered paragraphs, points of a list or rows of a table; frames of an agreement are none', () => {
  const headed = readIn(
    '# Deal\n\n## Parties\n\nA and B.\n\n## Price\n\nTen.\n\n## Acceptance\n\n1. One.\n2. Two.\n\n## Signatures\n\nSigned.\n',
    roles,
  )
  assert.equal(titlesIn(headed, 'clauses'), ['Price', 'Acceptance'])
  const spoken = readIn(
    '# Acuerdo\n\nPRIMERO. Objeto. El taller presta su torno durante un año.\n\nSEGUNDO. Precio. No hay precio, pero hay café por las mañanas.\n\nTERCERO. Plazo. Rige desde su firma y por un año entero.\n',
    roles,
  )
  assert.equal(titlesIn(spoken, 'clauses'), ['PRIMERO. Objeto.', 'SEGUNDO. Precio.', 'TERCERO. Plazo.'])
  assert.ok(spoken.roles.period)
  const rows = readIn(
    '# Deal\n\n| No. | Clause | What is agreed |\n|---|---|---|\n| 1 | Use | Only on Sundays. |\n| 2 | Care | Dry hands. |\n| 3 | End | After a year. |\n',
    roles,
  )
  assert.equal(titlesIn(rows, 'clauses'), ['1 Use', '2 Care', '3 End'])
})

test('terms are defined in quotation marks or bold, several to a line', () => {
  const { lists } = readIn(
    '# Deal\n\n## 1. Definitions\n\n**Giver** means one. **Taker** means the other.\n\n“Boat” means the boat.\n\n## 2. Rest\n\nNothing.\n',
    roles,
  )
  assert.equal(
    (lists.definitions ?? []).map(({ title }) => title.text),
    ['Giver', 'Taker', 'Boat'],
  )
  assert.is(lists.clauses?.length, 2)
})

test('the day of an agreement is the first whole date above its clauses', () => {
  const { roles: found } = readIn(
    '# Vertrag\n\nGeschlossen am 3. Mai 2026 zwischen Ida und Bo, gültig bis 1. Juni 2027.\n\n## § 1 Sache\n\nEin Boot.\n\n## § 2 Ende\n\nBald.\n',
    roles,
  )
  assert.is(found.effectiveDate?.text, '3. Mai 2026')
  assert.ok(found.effectiveDate?.stays)
})

test('a number is divided from what follows it, and figures in sentences are none', () => {
  const number = (text: string, isHeading = false) => numberOf(phraseOf(text), isHeading)?.number.text
  assert.equal(
    ['2.1 The yard', '(a) first', '§ 4 Kaucja', 'MADDE 6 – SÜRE', 'Article 5. Fees', '第3条 目的'].map(text =>
      number(text),
    ),
    ['2.1', '(a)', '§ 4', 'MADDE 6 –', 'Article 5.', '第3条'],
  )
  assert.is(number('30 days after the date'), undefined)
  assert.is(number('5 Woran es scheitert', true), '5')
})

test('references to clauses that are not there are found', () => {
  const reading = readIn(
    '# Deal\n\n## 1. Use\n\n1. One.\n2. Two. See clause 2 and clause 1.3.\n\n## 2. End\n\nSee section 9.\n',
    roles,
  )
  assert.equal(
    brokenReferences(reading).map(({ words }) => words),
    ['clause 1.3', 'section 9'],
  )
})

test('the day it counts from is not that of a birth, of two far apart in doubt none, and without the words for since', () => {
  const day = (head: string): string | undefined =>
    readIn(`# Patto\n\n${head}\n\n## 1. Uso\n\nDi sabato.\n\n## 2. Fine\n\nPresto.\n`, roles).roles
      .effectiveDate?.text
  assert.is(
    day(
      'Tra\n\nUgo Lenzi, nato a Pavia il 4 marzo 1961\n\ne\n\nMulino Alto s.r.l.\n\nDecorre dal 2 maggio 2031.',
    ),
    '2 maggio 2031',
  )
  assert.is(day('Tra Ugo Lenzi, nata a Pavia il 4 marzo 1961, e Mulino Alto s.r.l.'), undefined)
  assert.is(
    day('Tra Ugo Lenzi, classe 4 marzo 1961, e Mulino Alto s.r.l.\n\nPavia, 2 maggio 2031'),
    undefined,
  )
  const since = '# Vertrag\n\nEr gilt ab dem 3. März 2031.\n\n## 1. Zweck\n\nMehl.\n\n## 2. Ende\n\nBald.\n'
  assert.is(readIn(since, roles).roles.effectiveDate?.text, '3. März 2031')
})

test('each of several lines that name a schedule is one', () => {
  const reading = readIn(
    '# Patto\n\n## 1. Uso\n\nDi sabato.\n\n## 2. Fine\n\nPresto.\n\nAllegato A – La macina\nAllegato B – Il canale\n',
    roles,
  )
  assert.equal(titlesIn(reading, 'schedules'), ['Allegato A – La macina', 'Allegato B – Il canale'])
})

test('words with a bracket that is still open are no label', () => {
  const { facts, sections } = readIn(
    '# NDA\n\nbetween Maple Games (Vancouver, owner: Tess Aubin) and you\n\nKeep it.\n',
    {
      needs: ['title', 'clauses'],
      facts: 'all',
    },
  )
  assert.equal(facts, [])
  assert.not(
    sections.some(({ heading }) => heading !== undefined && JSON.stringify(heading).includes('Maple')),
  )
})

test('a list has names where most of its points open with one: a first sentence is none', () => {
  const points = readIn(
    '# Loan\n\n1. The piano stays in the hall. Nobody moves it alone.\n2. It is tuned in May, before the concert.\n3. Danish law applies. Both talk first.\n4. The owner pays for strings.\n',
    roles,
  )
  assert.equal(titlesIn(points, 'clauses'), ['', '', '', ''])
})

test('a sentence about a clause and an amount with its thousands open with no number', () => {
  const numberIn = (text: string) => numberOf(phraseOf(text))?.number.text
  assert.is(numberIn('Clause 3 does not apply to what is public.'), undefined)
  assert.is(numberIn('20.000 kroner for each copy.'), undefined)
  assert.is(numberIn('2.10 The keeper tells the owner.'), '2.10')
  assert.is(numberIn('Artikel 4 Looptijd'), 'Artikel 4')
})

test('clauses are counted in one way, and recitals that are counted in another are none, with or without names over both', () => {
  const clauses =
    'PRIMERA. Objeto. El taller repara la campana.\n\nSEGUNDA. Plazo. Hasta junio.\n\nTERCERA. Fuero. Soria.'
  const read = readIn(
    `# ACUERDO\n\nREUNIDOS\n\nEl taller y la villa.\n\nEXPONEN\n\nI. Que la villa tiene una campana rota y nadie la oye.\n\nCLÁUSULAS\n\n${clauses}\n`,
    roles,
  )
  assert.equal(titlesIn(read, 'clauses'), ['PRIMERA. Objeto.', 'SEGUNDA. Plazo.', 'TERCERA. Fuero.'])
  assert.is(read.sections.length, 3)
})

test('articles of a paste are clauses, whatever of their text is short', () => {
  const read = readIn(
    'PATTO\n\nArt. 1 - Oggetto\nIl coro canta tre messe in agosto.\n\nArt. 2 - Compenso\nUna cena.\n\nArt. 3 - Foro\nLodi.\n',
    roles,
  )
  assert.equal(titlesIn(read, 'clauses'), ['Art. 1 - Oggetto', 'Art. 2 - Compenso', 'Art. 3 - Foro'])
})

test('labelled lines that words lead to stay with these', () => {
  const read = readIn(
    '# Deal\n\nDate: 3 May 2026\n\nmade between:\n\n**Keeper of the mill:** Ida Birch, Kendal\n\nand\n\n**Friend of the mill:** Mo Ash, Leeds\n\n## 1. Use\n\nOn Sundays.\n\n## 2. End\n\nSoon.\n',
    roles,
  )
  assert.is(read.head.length, 4)
})

test('a clause that is counted in words has the points below it, and each is its own where their lines stand together', () => {
  const read = readIn(
    'CONTRATO DE PRÉSTAMO\n\nEn Jaca, a 2 de mayo de 2031\n\nACUERDAN\n\nPRIMERA. Objeto. El taller presta su torno grande al alfar.\nSEGUNDA. Cuidado. Quien lo usa se compromete:\na) a limpiarlo\nb) a no moverlo\nTERCERA. Plazo. Un año entero desde la firma.\n',
    roles,
  )
  assert.equal(titlesIn(read, 'clauses'), ['PRIMERA. Objeto.', 'SEGUNDA. Cuidado.', 'TERCERA. Plazo.'])
  assert.is(read.lists.clauses?.[1]?.text.length, 3)
})

test('counted titles in capitals right above their text are clauses under a title in bold', () => {
  const read = readIn(
    '**LOAN OF A LATHE**\n\nMade on 2 May 2031 between:\n\nLender: Ida Ash, Elm Quay 4\nBorrower: Mo Birch, Mill Row 9\n\n1. USE\n1.1 On Sundays.\n1.2 In dry weather.\n\n2. CARE\n2.1 Oil it.\n\n3. END\nIn June.\n',
    roles,
  )
  assert.is(read.roles.title?.text, 'LOAN OF A LATHE')
  assert.equal(titlesIn(read, 'clauses'), ['1. USE', '2. CARE', '3. END'])
})

test('a sentence that opens with the agreement in bold is none of its clauses', () => {
  const read = readIn(
    '# Loan\n\n**This Agreement** is entered into on 2 May 2031 by and between:\n\n- **Lender:** Ida Ash, Elm Quay 4\n- **Borrower:** Mo Birch\n\n### 1. Use\nOn Sundays.\n\n### 2. End\nIn June.\n',
    roles,
  )
  assert.equal(titlesIn(read, 'clauses'), ['1. Use', '2. End'])
})

test('a paragraph of another law numbers nothing and refers to no clause', () => {
  for (const law of [
    '§ 648 BGB bleibt unberührt.',
    'Artikel 7:408 BW geldt niet.',
    '§ 14 Abs. 2 Satz 1 UStG gilt.',
    'Section 3 of the Sale of Goods Act applies.',
  ])
    assert.is(numberOf(phraseOf(law)), undefined, law)
  assert.is(numberOf(phraseOf('§ 4 Die Miete ist am Ersten fällig.'))?.number.text, '§ 4')
  const read = readIn('# V\n\n## § 1 A\n\n§ 648 BGB gilt; siehe § 7.\n\n## § 2 B\n\nDas ist alles.\n', roles)
  assert.equal(
    brokenReferences(read).map(({ words }) => words),
    ['§ 7'],
  )
})

test('clauses that are counted in words keep their order, and each what stands below it', () => {
  for (const copy of [
    'CONTRATO DE PODA\n\nEntre doña Inés Roca y don Blas Ortega.\n\nPrimera.- Objeto. Se podan doce olivos del huerto.\n\nSegunda.- Pagos.\nPrimer pago a la firma: 300 €\nSegundo pago al final: 300 €\n\nTercera.- Plazo. Dos semanas desde mayo.\n\nEn Lalín, a 10 de abril de 2026.\n',
    'CONTRATO DE PODA\n\nEntre Inês Rocha e Blas Ortega.\n\nCLÁUSULA PRIMEIRA – DO OBJETO. Podam-se doze oliveiras do pomar.\n\nCLÁUSULA SEGUNDA – DA MULTA.\na) 10 € por dia\nb) nada se chover\n\nCLÁUSULA TERCEIRA – DO FORO. Fica eleito o foro de Cunha.\n\nCunha, 12 de junho de 2026.\n',
    'CONTRAT DE TAILLE\n\nEntre Inès Roche et Blas Ortega.\n\nARTICLE PREMIER – Objet. On taille douze oliviers du verger.\n\nARTICLE DEUX – Retard.\na) 10 € par jour\nb) rien s’il pleut\n\nARTICLE TROIS – Durée. Deux semaines à partir de mai.\n',
    'BAUMSCHNITT\n\nzwischen Ines Roth und Uwe Gärtner.\n\nERSTENS. Gegenstand. Zwölf Apfelbäume werden geschnitten.\n\nZWEITENS. Verzug.\na) 10 Euro am Tag\nb) nichts bei Regen\n\nDRITTENS. Dauer. Zwei Wochen ab Mai.\n',
  ]) {
    const { lists } = readIn(copy, roles)
    assert.is(lists.clauses?.length, 3, copy)
    assert.is((lists.clauses?.[1]?.text.length ?? 0) > 0, true, copy)
  }
})

test('a list below a number with its name is of that clause, however many points it has', () => {
  const read = readIn(
    '# Nájem lodi\n\nmezi Idou Břízovou a Mo Jasanem.\n\n§ 1 Předmět\n\nLoď Racek.\n\n§ 2 Cena\n\n1. Nájem: 900 Kč.\n2. Kauce: 500 Kč.\n3. Palivo platí nájemce.\n\n§ 3 Závěr\n\nDva výtisky.\n',
    roles,
  )
  assert.equal(titlesIn(read, 'clauses'), ['§ 1 Předmět', '§ 2 Cena', '§ 3 Závěr'])
})

test('paragraphs that open with a sign or a word for clauses, its number and a name on one line are clauses', () => {
  const german = readIn(
    '# Pachtvertrag\n\nzwischen Ida Birke, Hof 1, und Mo Esche, Hof 2.\n\n§ 1 Fläche\n(1) Verpachtet wird ein Acker.\n(2) Er misst 2 ha.\n\n§ 2 Zins\nDer Zins beträgt 400 EUR.\n\n§ 3 Recht\nEs gilt § 595 BGB.\n',
    roles,
  )
  assert.equal(titlesIn(german, 'clauses'), ['§ 1 Fläche', '§ 2 Zins', '§ 3 Recht'])
  const french = readIn(
    '# Bail\n\nEntre Ida Bouleau et Mo Frêne.\n\nArticle 1 Objet\nUn pré.\n\nArticle 2 Durée\nSix ans.\n\nArticle 3 Loyer\nUn agneau par an.\n',
    roles,
  )
  assert.is(titlesIn(french, 'clauses').length, 3)
})

test.run()
