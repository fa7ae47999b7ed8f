import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm } from '../../core/theme/page.ts'
import contract from './contract.tsx'
import { find, layOut, linesOf, rectsOn } from './lay-out.test.kit.ts'
import nda from './nda.tsx'

const clause = (name: string, refers = '') => `## ${name}

1. The Supplier shall deliver what the order says, in the state that the order says, on the day that it says.
2. The Buyer shall:
   1. pay within thirty days; and
   2. say without delay what is missing:
      1. by letter; or
      2. by e-mail.
3. Nothing else is owed. ${refers}
`

const copy = (clauses: readonly string[]) => `---
parties:
  - {name: Alder Tools Ltd, signatory: Mo Alder, role: Director}
  - {name: Birch & Sons, signatory: Ida Birch, role: Partner}
---
# Supply agreement

## Parties

Alder Tools Ltd (the **“Supplier”**) and Birch & Sons (the **“Buyer”**).

${clauses.join('\n')}
## Signatures

Signed on the dates below.
`
const short = copy([clause('Delivery', 'See clause 2.1.'), clause('Price')])
const long = copy(Array.from({ length: 16 }, (_, at) => clause(`Matter ${at}`)))

test('R1: clauses count on, nest by indent, and references resolve', async () => {
  const { words, messages } = await layOut(contract, short)
  const labels = ['1.1', '1.2', '(a)', '(b)', '(i)', '(ii)', '1.3', '2.1', '2.3']
  const at = labels.map(label => words.findIndex(({ text }) => text === label))
  assert.equal(
    at,
    [...at].sort((one, other) => one - other),
  )
  assert.ok(at.every(place => place >= 0))
  const xOf = (text: string) => find(words, text).x
  assert.ok(xOf('1.1') === xOf('2.3') && xOf('1.1') < xOf('(a)') && xOf('(a)') < xOf('(i)'))
  assert.equal(messages, [])
  const wrong = copy([clause('Delivery', 'See clause 7.4 and section 1.3.'), clause('Price')])
  assert.equal(
    (await layOut(contract, wrong)).messages.map(({ rule, text }) => [rule, text]),
    [['contract-R1', '"clause 7.4" refers to a clause that is not there']],
  )
})

test('what is set apart right under the title qualifies it, above the day and the parties', async () => {
  const text = copy([clause('Delivery')]).replace(
    '# Supply agreement',
    '# Supply agreement\n\n**(no partnership)**\n\nDated: 3 May 2026',
  )
  const { words } = await layOut(contract, text)
  const [title, under, day] = ['agreement', '(no', 'Dated'].map(word => find(words, word))
  assert.ok((title?.baseline ?? 0) < (under?.baseline ?? 0) && (under?.baseline ?? 0) < (day?.baseline ?? 0))
})

test('R2: every page says which of how many it is; all parties sign on one page below some text', async () => {
  const laid = await layOut(contract, long)
  const { length } = laid.pages.frames
  assert.ok(length > 2)
  for (let page = 0; page < length; page += 1)
    assert.match(linesOf(laid.words, page).at(-1) ?? '', new RegExp(`Page ${page + 1} of ${length}`))
  const signed = ['Mo', 'Ida'].map(name => find(laid.words, name).page)
  assert.is(signed[0], signed[1])
  assert.is(find(laid.words, 'Signed').page, signed[0])
})

test('R3: black on white, nothing behind the text, rules to sign on of 40 mm and more', async () => {
  const laid = await layOut(contract, short)
  assert.is(laid.pages.frames[0]?.background, '#ffffff')
  const rects = laid.pages.frames.flatMap((_, page) => rectsOn(laid, page))
  assert.ok(rects.every(({ height }) => height <= 2))
  assert.ok(rects.filter(({ width, y }) => width >= mm(40) && y > mm(60)).length >= 2)
})

test('lettered lines below a sentence are points of their own, one below the other, and who signs is said once', async () => {
  const points =
    '# Terms\n\n1. What is not. It is not secret if it\n(a) was public before;\n(b) came from somebody\nelse; or\n(c) was found alone.\n\n2. Term. Two years.\n\n3. Law. That of Malta.\n\n## Signatures\n\nIda Birch, Director\nDate:\n\nMo Ash\nDate:\n'
  const { words } = await layOut(nda, points)
  const labels = ['(a)', '(b)', '(c)'].map(label => find(words, label))
  assert.is(new Set(labels.map(({ x }) => x)).size, 1)
  assert.is(new Set(labels.map(({ baseline }) => Math.round(baseline))).size, 3)
  assert.ok(find(words, 'public').x > (labels[0]?.x ?? 0) + 10)
  for (const name of ['Birch,', 'Birch', 'Ash', 'Date', 'Date:'])
    assert.ok(words.filter(({ text }) => text === name).length <= (name.startsWith('Date') ? 2 : 1), name)
})

test('points of one list are clauses too, and the lines fill the column', async () => {
  const points = `# Terms\n\n1. **Purpose**. ${'The parties talk about a bridge. '.repeat(12)}\n2. **Term**. As section 1 says, for two years from the effective date.\n`
  const { words, messages, theme } = await layOut(nda, points)
  assert.equal(messages, [])
  const right = Math.max(
    ...words.filter(({ text }) => text === 'bridge.' || text === 'talk').map(word => word.right),
  )
  assert.ok(right > theme.page.width * 0.7)
})

test('R4: an agreement without a term says so', async () => {
  const { messages } = await layOut(nda, '# One-way NDA\n\nThe Recipient keeps secrets.\n')
  assert.equal(
    messages.map(({ text }) => text),
    ['no term is stated'],
  )
  const { words } = await layOut(nda, '# One-way NDA\n\nThe Recipient keeps secrets.\n')
  assert.ok(
    words
      .map(({ text }) => text)
      .join('')
      .startsWith('One-way'),
  )
})

test('titles stand in the margin on the line of their first words, their numbers before them', async () => {
  const { words, theme } = await layOut(contract, short)
  const [title, text] = [find(words, 'Delivery'), find(words, '1.1')]
  assert.ok(Math.abs(title.baseline - text.baseline) < 1 && title.right < text.x)
  const number = words.find(({ text: word }) => word.trim() === '1.')
  assert.ok(number && number.right <= title.x)
  const [name] = words
  assert.ok(name && name.size >= theme.type.base * 2.6, 'the title leads')
})

test('places to sign stand right below what is agreed, titles above clauses on a small page', async () => {
  const laid = await layOut(contract, long)
  const signing = find(laid.words, 'Signatures')
  const agreed = laid.words.filter(
    ({ page, baseline }) => page === signing.page && baseline < signing.baseline,
  )
  const last = Math.max(...agreed.map(({ baseline }) => baseline))
  assert.ok(signing.baseline - last < laid.theme.page.height * 0.2)
  const small = await layOut(contract, short, 'A6')
  const [title, text] = [find(small.words, 'Delivery'), find(small.words, '1.1')]
  assert.ok(title.baseline < text.baseline)
})

test('a compact confidentiality agreement has two columns that are read one after the other', async () => {
  const clauses = Array.from({ length: 9 }, (_, at) => clause(`Matter ${at}`))
  const { words, theme } = await layOut(nda, copy(clauses), 'compact')
  const columns = new Set(words.filter(({ text }) => /^\d\.1$/.test(text)).map(({ x }) => Math.round(x)))
  assert.is(columns.size, 2)
  const right = Math.max(...words.filter(({ text }) => text === 'agreement').map(word => word.right))
  assert.ok(right > theme.page.width / 2)
  const plain = await layOut(nda, copy(clauses))
  assert.is(
    new Set(plain.words.filter(({ text }) => /^\d\.1$/.test(text)).map(({ x }) => Math.round(x))).size,
    1,
  )
})

test('a clause begins with two of its paragraphs and ends with two, and its title never hangs below the text', async () => {
  for (const count of [4, 7, 11]) {
    const { words } = await layOut(
      contract,
      copy(Array.from({ length: count }, (_, at) => clause(`Matter ${at}`))),
    )
    for (let at = 1; at <= count; at += 1) {
      const pages = [`${at}.1`, `${at}.2`].map(label => find(words, label).page)
      assert.is(pages[0], pages[1], `${at}.1 of ${count}`)
    }
  }
})

test('who makes an agreement stands in the sentence that says so, in its size', async () => {
  const { words } = await layOut(
    contract,
    `${short.replace('Alder Tools Ltd (the **“Supplier”**) and Birch & Sons (the **“Buyer”**).', '1. **Alder Tools Ltd**, of Leeds; and\n2. **Birch & Sons**, of Ripon.')}`,
  )
  const [name, place] = [find(words, 'Alder'), find(words, 'Leeds;')]
  assert.is(name.baseline, place.baseline)
  assert.is(name.size, place.size)
})

test('a compact agreement whose signatures would stand with one clause on a last page is set on a page less', async () => {
  const clauses = Array.from({ length: 11 }, (_, at) => clause(`Matter ${at}`))
  const front = copy(clauses).replace('parties:', 'effective_date: 2026-05-04\nterm: two years\nparties:')
  const { words, theme } = await layOut(nda, front, 'compact')
  const [label, value] = [find(words, 'Term'), find(words, 'two')]
  assert.is(label.baseline, value.baseline)
  assert.ok(value.x - label.right < theme.type.base * 1.5)
  const signed = find(words, 'Mo')
  const beside = words.filter(({ page, text }) => page === signed.page && /^\d+\.\d$/.test(text))
  assert.ok(beside.length > 3)
})

test('a word without end is broken in the column of its fact', async () => {
  const { words, theme } = await layOut(contract, `# Lease\n\nNote: ${'x'.repeat(200)}\n\nText.`)
  const long = words.filter(({ text }) => /^x+$/.test(text))
  assert.ok(long.length > 1)
  // Each letter is half its size wide, or nearly.
  assert.ok(long.every(({ x, text, size }) => x + text.length * size * 0.4 <= theme.page.width))
})

test('lines of those who sign stand on one height, whatever is said over and under them', async () => {
  const line = '________________'
  const signed = (who: string, name: string) => `${who}: ${line}  \nName: ${name}  \nDate: ${line}\n\n`
  const { words } = await layOut(
    contract,
    `# Deal\n\n## Use\n\nOn Sundays.\n\n## End\n\nSoon.\n\n## Signatures\n\n${signed('For the Venue', 'Ida Birch, Director of Programmes')}${signed('The Artist', 'Mo Ash')}`,
  )
  const dates = words.filter(({ text }) => text === 'Date').map(({ baseline }) => Math.round(baseline * 10))
  assert.equal([dates.length, dates[0]], [2, dates[1]])
  assert.is(find(words, 'Venue').baseline, find(words, 'Artist').baseline)
})

test('points that carry letters of their own need no dots, and a number in words stands over its title', async () => {
  const { words } = await layOut(
    contract,
    '# Deal\n\n## Article 1 – Meaning\n\nNot meant is what:\n\n- a. was public;\n- b. was found.\n\n## Article 2 – End\n\nSoon.\n',
  )
  assert.not(words.some(({ text }) => text === '•'))
  assert.ok(find(words, 'was').x > find(words, 'a.').right + 5)
  assert.ok(find(words, 'Meaning').baseline > find(words, 'Article').baseline + 5)
})

test('numbers of clauses and of their paragraphs have the colour that a brief has for them, their names have not', async () => {
  const numbered = `# Deal\n\n## § 1 Use\n\n1. On Sundays.\n2. By day.\n\n## § 2 End\n\nSoon.\n`
  const { words } = await layOut(contract, numbered, 'black on white, only the clause numbers in crimson')
  const red = words.filter(({ color }) => color !== find(words, 'Sundays.').color).map(({ text }) => text)
  for (const text of ['§', '1.', '2.']) assert.ok(red.includes(text), text)
  assert.not.ok(red.some(text => /Use|End|Deal/.test(text)))
})

test('titles that count in words get no numbers besides, and what is signed stands close to the text where the foot is far', async () => {
  const titles = ['Primero – Objeto', 'Segundo – Plazo', 'Tercero – Precio', 'Cuarto – Fin']
  const counted = `# Acuerdo\n\n${titles.map(title => `## ${title}\n\nSe cumple lo dicho.\n`).join('\n')}\nPor la Casa: Ida Birch\n\nEl Técnico: Mo Ash\n`
  const { words } = await layOut(contract, counted)
  assert.not.ok(words.some(({ text }) => /^[1-4]\.$/.test(text)))
  const [last] = words.filter(({ text }) => text === 'dicho.').slice(-1)
  assert.ok(last && find(words, 'Casa').baseline - last.baseline < mm(60))
})

test('a clause that leads to a table stands on the page of that table', async () => {
  const filler = 'The Joiner shall keep the Property secure while it has the keys. '
  for (const clauses of [14, 15, 16, 17, 18, 19, 20, 21]) {
    const rest = Array.from({ length: clauses }, (_, at) => `1.${at + 1}\t${filler.repeat(2)}`).join('\n')
    const copy = `JOINERY AGREEMENT\n\n1.\tWORKS\n${rest}\n\n2.\tPRICE\n2.1\tThe Client shall pay in the following instalments:\nStage\tWhen due\tAmount (EUR)\nDeposit\tOn signing\t9,730\nOak\tOn delivery\t14,595\nEnd\tOn completion\t2,433\n2.2\tEach is payable within ten days.\n`
    const { words } = await layOut(contract, copy)
    assert.is(find(words, 'instalments:').page, find(words, 'Deposit').page, `${clauses} clauses`)
  }
})

test('points nest below the paragraph that they complete, and what is still open is seen', async () => {
  const { words } = await layOut(
    contract,
    '# Vertrag\n\nzwischen\n\nHof GmbH, Kassel\\\n– „Vermieter“ –\n\nund\n\n[Name fehlt]\n\n## § 1 Preis\n\n(1) Es kostet viel.\n\n(2) Gezahlt wird:\n\na) sofort,\n\nb) später:\n\ni) im Mai.\n\n## § 2 Ende\n\nBald.\n',
  )
  const at = (text: string): number => find(words, text).x
  assert.ok(at('a)') > at('(2)') + 5 && at('i)') > at('a)') + 5)
  assert.is(words.filter(({ text }) => text === 'zwischen').length, 1)
  assert.ok(find(words, '[Name').weight > find(words, 'viel.').weight)
})

test('a place to sign that is filled in has the lines of that which is not', async () => {
  const { words } = await layOut(
    contract,
    '# Deal\n\n## 1. One\n\nOne.\n\n## 2. Two\n\nTwo.\n\nSigned for Ash Ltd\n\nName: Mo Ash\n\nPosition: Clerk\n\nSignature / Date\n\nSigned for the Choir\\\nName:\\\nPosition:\\\nSignature / Date\n',
  )
  const rows = ['Name', 'Position', 'Signature'].map(label =>
    words.filter(({ text }) => text.startsWith(label)),
  )
  for (const row of rows) {
    assert.is(row.length, 2)
    assert.ok(Math.abs((row[0]?.baseline ?? 0) - (row[1]?.baseline ?? 9)) < 1)
  }
})

test('a party may be given its name between dashes, terms are bold where they are defined, and what is attached follows the signatures', async () => {
  const { words } = await layOut(
    contract,
    `# Mietvertrag

zwischen

**Seilerei Anker GmbH**, Kai 3, Bremen

– nachfolgend „Vermieterin“ –

und

**Ida Birke**, Weg 2, Jena

– nachfolgend „Mieterin“ –

## § 1 Sache

(1) Vermietet wird die Werkbank (die „Werkbank“) gemäß Anlage 1.

(2) Bei Rückgabe schuldet die Mieterin

- das Putzen,
- das Ölen.

## § 2 Dauer

(1) Ein Jahr.

Bremen, den ____________________          Jena, den ____________________

______________________________          ______________________________
Olga Anker                              Ida Birke

## Anlage 1: Werkzeug

1. Hobel
2. Säge
`,
  )
  const at = (text: string): number => words.findIndex(word => word.text.includes(text))
  assert.ok(at('nachfolgend') > 0, 'whole')
  const bold = words.filter(({ text }) => /Vermieterin|Werkbank/u.test(text)).map(({ weight }) => weight)
  assert.ok(Math.max(...bold) > 500, `${bold}`)
  assert.ok(at('Olga') < words.findLastIndex(({ text }) => text === 'Anlage'))
})

test('places to sign under a heading of their own are there once, whatever is attached behind them', async () => {
  const { words } = await layOut(
    contract,
    `# Hire of a workshop

## 1. Room

The bench by the window is let for a year.

## Signatures

For Larch Ropes Ltd

Name: Wanda Quill

For Fen Sails Ltd

Name: Jonas Reed

## Annex A

A plan of the room.
`,
  )
  for (const name of ['Quill', 'Reed']) assert.is(words.filter(({ text }) => text === name).length, 1, name)
})

test('lines of bold labels above an agreement are said once', async () => {
  const { words } = await layOut(
    contract,
    `# Hire of a workshop

**Boatyard** Larch & Daughters
**Vessel** Kittiwake
**Slipway** North quay

## 1. Room

The bench by the window is let for a year.

## 2. Rent

The rent is paid on the first of the month.
`,
  )
  for (const name of ['Boatyard', 'Kittiwake', 'Slipway'])
    assert.is(words.filter(({ text }) => text === name).length, 1, name)
})

test('clauses under one heading that names them are clauses, counted in words, after what the parties state', async () => {
  const copy = `# Contratto di locazione di un pianoforte

## PREMESSO CHE

1. la Locatrice possiede un pianoforte verticale accordato di recente;
2. il Conduttore ne ha bisogno per la stagione;
3. le parti si accordano come segue:

## CLAUSOLE

### Prima. Oggetto
La Locatrice concede in uso il pianoforte verticale con panchetto e coperta per tutta la stagione.

### Seconda. Durata
2.1. L'uso comincia il giorno della consegna in sala.
2.2. Dura venti settimane e si rinnova per iscritto.

### Terza. Prezzo
Il prezzo è di 90 € al mese, da pagare entro il giorno cinque di ogni mese.

## Firme

La Locatrice: Ada Neri

Il Conduttore: Ugo Bassi
`
  const { words, messages } = await layOut(contract, copy)
  const texts = words.map(({ text }) => text)
  const count = (word: string): number => texts.filter(text => text === word).length
  assert.equal(['panchetto', 'rinnova', 'mese,', 'verticale'].map(count), [1, 1, 1, 2])
  assert.ok(texts.indexOf('accordano') < texts.indexOf('panchetto'))
  assert.is(texts.filter(text => /^[1-9]\.$/.test(text)).length, 3, 'none is counted once more')
  assert.not.ok(messages.some(({ rule }) => rule === 'copy-twice'))
  const [side, text] = ['Oggetto', 'panchetto'].map(word => find(words, word).x)
  assert.ok((side ?? 0) < (text ?? 0), 'its name stands beside it')
})

const hire = (parties: string) => `# Loan of a loom

${parties}

## 1. Loan

The loom is lent for a year.

## 2. Care

It is kept dry.

## 3. Return

It comes back oiled.

---

Signed for the Guild: ______________  Date: ________
Runa Alder

Signed by the Weaver: ______________  Date: ________
Nils Hopper

Signed by the Weaver: ______________  Date: ________
Tove Gorse
`

test('parties that a sentence leads to stay in it, in the order in which they are written', async () => {
  const { words } = await layOut(
    contract,
    hire(`This loan is made on 2 May 2026 between

**The Guild:** The Weavers' Guild, 14 Mill Road, Ennis, Co. Clare ("the Guild")

and

**The Weaver:** Nils Hopper and Tove Gorse, 3 Marine Terrace, Tramore, Co. Waterford ("the Weaver").`),
  )
  const order = ['between', 'Mill', 'Marine'].map(word => find(words, word).baseline)
  assert.equal(
    order,
    order.toSorted((one, other) => one - other),
  )
})

test('three who sign stand in one row, none alone below', async () => {
  const { words } = await layOut(contract, hire('Between the Guild and the Weaver.'))
  const below = ['Runa', 'Nils', 'Tove'].map(word => find(words, word).baseline)
  assert.is(new Set(below.map(Math.round)).size, 1)
})

test('witnesses by number have a line each, and a colour that a brief names is no band along the edge of what is signed', async () => {
  const laid = await layOut(
    nda,
    `SECRECY AGREEMENT

Date: 3 April 2026
Place: Leeds

**1. Secrets.** All recipes that are shown in any form, whether or not they are marked as secret.

**2. Duty.** The Receiving Party keeps them to itself and shows them to nobody else at all.

**3. Term.** It lasts for five years from the date above, and longer where the parties agree.

For Larch Ltd
Name: Wanda Quill
Signature:
Date:

For Fen LLP
Name: Jonas Reed
Signature:
Date:

Witness 1:
Witness 2:
`,
    'black, with at most a deep cardamom green',
  )
  const { words, pages } = laid
  const [one, other] = words.filter(({ text }) => text === 'Witness')
  assert.is(Math.round(one?.baseline ?? 0), Math.round(other?.baseline ?? 1))
  assert.ok(find(words, 'Leeds').baseline < find(words, 'recipes').baseline)
  const filled = pages.frames.flatMap((_, at) => rectsOn(laid, at))
  assert.ok(filled.every(({ y, height }) => y > 0 || height > mm(200)))
})

test('all lines to sign on stand at one height, whether a name is under them or not', async () => {
  const { words } = await layOut(
    nda,
    '# Secrecy Agreement\n\n1. Both keep the recipe of the glaze to themselves.\n\n## Signatures\n\nFor Kiln House Ltd\nName: Wanda Quill\nTitle: Director\nSignature:\nDate:\n\nDr Ines Falk\nSignature:\nDate:\n',
  )
  const lines = words.filter(({ text }) => text === 'Signature').map(({ baseline }) => Math.round(baseline))
  assert.is(lines.length, 2)
  assert.is(lines[0], lines[1])
})

const lease = `# Mooring licence

between

**Licensor:** Teifi Trust, 2 Netpool Road

and

**Licensee:** Rhodri Beynon, Pilot House

## 1. The moorings

(1) The Trust licenses the following moorings:

| Row | Mooring | Position | Tackle (year laid) | Length allowed |
|---|---|---|---|---|
| A | 12/2 | Netpool | Mushroom-anchors (2019) | 9.50 m |
| C | 3/1 | Patch | Screw-in (2023) | 11.00 m |

## 2. Final

(1) Changes have to be in writing. (2) Should one clause be void the others stand. (3) The law of Wales applies.
`

test('what joins the parties stands before each of them, where it does in the copy', async () => {
  const { words } = await layOut(contract, lease)
  const [joint, role, next] = ['between', 'Licensor', 'and'].map(text => find(words, text))
  assert.ok(joint && role && next && joint.baseline <= role.baseline && role.baseline < next.baseline)
  assert.ok(next.baseline <= find(words, 'Licensee').baseline)
})

test('paragraphs of a clause that run on in one line stand below each other, each behind its number', async () => {
  const { words } = await layOut(contract, lease)
  const numbers = words.filter(({ text }) => /^\([123]\)$/.test(text)).slice(-3)
  assert.is(new Set(numbers.map(({ x }) => Math.round(x))).size, 1)
  assert.is(new Set(numbers.map(({ baseline }) => baseline)).size, 3)
})

test('a table of which a brief wants a column found, in large print, stays one table, its head once', async () => {
  const brief = 'Plain, large print. The lengths allowed have to be found at once.'
  const { words, messages } = await layOut(contract, lease, brief)
  assert.not(messages.some(({ rule }) => rule === 'table-too-wide'))
  assert.is(words.filter(({ text }) => text === 'Row').length, 1)
  assert.is(find(words, 'Row').baseline, find(words, 'allowed').baseline)
})

test.run()
