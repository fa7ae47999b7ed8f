/** Copy that was torn, or written in a way that nobody thought of: each row lost words of it once. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { composeJob } from '../core/render.ts'
import { formatOf } from './format-of.test.kit.ts'
import { isLoss } from './test-copy.test.kit.ts'

interface Row {
  readonly copy: string
  /** Those that lost words, one of each sort. */
  readonly formats: readonly string[]
}

const rows: Readonly<Record<string, Row>> = {
  'a picture that is not there, within a word of the front matter': {
    copy: '---\nnote: O![sign](x)ude Haven\n---\n# Acme\n\nWords of ours.',
    formats: ['infographic', 'landing-page', 'invoice'],
  },
  'a picture that is named in a line and not there': {
    copy: '# Acme\n\nlogo: assets/acme.png\n\nWords of ours.',
    formats: ['landing-page', 'slide-deck', 'invoice', 'cv', 'menu', 'og-image', 'voucher', 'infographic'],
  },
  'a name where a picture was looked for': {
    copy: '---\nlogo: t\n---\n# Acme\n\nPhoto: Ada',
    formats: ['landing-page', 'slide-deck', 'invoice', 'poster', 'dashboard'],
  },
  'a title that is named below other words': {
    copy: '.\ntitle:l',
    formats: ['invoice', 'receipt', 'certificate', 'menu', 'boarding-pass'],
  },
  'a seller of the front matter whose name opens the copy': {
    copy: '---\nseller:\n  name: Harbor Street Books\n---\nHarbor Street Books\n\nTea 3.25\nCoffee 4.50\n\nSubtotal 7.75',
    formats: ['invoice', 'receipt'],
  },
  'a letter for a currency, apart from its figure': {
    copy: '# Gift voucher\n\nTo: Sipho Nkabinde\nFrom: Accounts\nValue: R 3 950\nVoucher no: BW-20417',
    formats: ['voucher', 'coupon'],
  },
  'a line that leads nowhere, between links and a handle': {
    copy: 'The bakery\n\n→ Bread bakery.example/pan\n→ Cake bakery.example/cake\n→ Ring the bell\n→ Insta @bakery',
    formats: ['link-in-bio', 'landing-page', 'business-card'],
  },
  'a house behind the word for it': {
    copy: 'Brand: Kolo\n\nTea 2.50\nTotal 2.50',
    formats: ['receipt', 'invoice', 'certificate'],
  },
  'a heading over nothing, below what is on': {
    copy: '# Fair\n\n## A\n- 2018\n- 2019\n### More\n\n## Note\n\nwords',
    formats: ['poster', 'banner', 'invitation'],
  },
  'how to reach the seller, under its name': { copy: 'E:E\nMAIL:H', formats: ['invoice', 'receipt'] },
  'a word that opens in bold': { copy: '**m**e', formats: ['landing-page', 'invoice', 'social-card'] },
  'a house with its street below it': {
    copy: '---\npublisher: |\n  Acme House\n  12 High Street\n---\n# A\n\nWords',
    formats: ['landing-page', 'slide-deck', 'invoice', 'cv', 'report', 'poster', 'timeline'],
  },
  'a name with what its bearer does in the line below': {
    copy: '- Name: Ann Lee\n  Surveyor\n- Phone: 0131 496 0255',
    formats: ['landing-page', 'link-in-bio', 'portfolio', 'cv', 'business-card'],
  },
  'a holder in two lines': {
    copy: '---\nholder: |\n  Ann Lee\n  Surveyor\n---\n# A\n\nWords',
    formats: ['ticket', 'boarding-pass'],
  },
  'what is known of who signs': {
    copy: '---\nsignatories:\n  - name: Olga\n    jobTitle: Chief\n---\n',
    formats: ['case-study', 'report', 'whitepaper', 'brochure'],
  },
  'a list of records': {
    copy: '---\nboats:\n  - name: Olga\n    colour: Red\n    length: 12\n---\n# T',
    formats: ['certificate', 'menu', 'business-card'],
  },
  'publications that are headings': {
    copy: '# Ann Lee\n\n## Publications\n\n### On tides\n\nWords of it.\n\n### On weirs',
    formats: ['resume', 'cv'],
  },
  'what a task is made of': { copy: '- [x] d\n  - e', formats: ['infographic', 'dashboard'] },
  'a place that is a table': {
    copy: '# room\n\n|||0|\n|||0|\n\ni\n#',
    formats: ['social-card', 'og-image', 'banner', 'poster', 'voucher'],
  },
  'a label in a record of a pass': {
    copy: '- name:S\nlabel:n',
    formats: ['ticket', 'boarding-pass', 'voucher'],
  },
  'a cover that a part is named on': {
    copy: '## Publications\n\nWords',
    formats: ['slide-deck', 'presentation', 'pitch-deck'],
  },
  'a heading below the title of a deck': {
    copy: '# T\n\n### Library\n\n## \n\n## B',
    formats: ['slide-deck', 'pitch-deck'],
  },
  'a word before the name of a shop': { copy: 'issuer:T', formats: ['receipt'] },
  'figures that stand against their units': {
    copy: '- 30kg of fish\n- 20kg of salt',
    formats: ['landing-page', 'portfolio', 'case-study'],
  },
  'a label whose value leads': { copy: 'xt:Qu', formats: ['business-card'] },
  'an address that begins another': {
    copy: '---\nurl: https://kiln.example\n---\n# Ada Quill\n\nBook at https://kiln.example/book today.',
    formats: ['business-card', 'og-image', 'social-card', 'invitation'],
  },
  'a number to call that a sentence names too': {
    copy: '---\ntelephone: +44 20 7946 0000\nname: Ana Vega\n---\nCall +44 20 7946 0000 for Ana Vega.',
    formats: ['business-card', 'og-image'],
  },
  'a house of two parts in one line': { copy: 'name: Instruments, Inc.', formats: ['voucher', 'coupon'] },
  'a line over the lanes of a roadmap': {
    copy: '## Room\n# Yard\nOld lake\\\nThen dawn\n## Alive\n- with\n## Measured\n- five',
    formats: ['roadmap'],
  },
  'what is said above somebody on a sheet that holds no tree': {
    copy: `# House\n\n## Rooms\n\n${'Train to the hills, then we fetch you. '.repeat(400)}\n\n- **17:00** At`,
    formats: ['org-chart'],
  },
  'the file of a mark in a line below others': {
    copy: 'Faster.\n logo: assets/logo.png',
    formats: ['certificate', 'boarding-pass'],
  },
  'a mark that is no file': { copy: '---\nbrand:\n logo: a*a', formats: ['voucher'] },
  'a label without a value below a name': {
    copy: '- NAME: INSTRUMENTS, INC.\nEFFECTIVE_DATE:',
    formats: ['business-card'],
  },
  'a heading over lanes whose first part is about something else': {
    copy: 'Santos\n---\n# Weather\n\n## Sources\n\n## Alive\n\n- with\n\n## Glass\n\n- one',
    formats: ['roadmap'],
  },
  'a heading over tables of lanes': {
    copy: '## room\n# Weather\n## room\n| | |\n| --- | ---: |\n| fourteen buckets\n\n| | |\n| --- | ---: |\n| Showers',
    formats: ['roadmap'],
  },
  'a list that is named and empty': {
    copy: '# A\n\n## Timeline\n\n## Next\n\nWords',
    formats: ['timeline', 'roadmap', 'report', 'landing-page', 'cv', 'menu', 'slide-deck'],
  },
  'a head that names columns and a record': { copy: 'QUARTE||\n-|-\nQ|#', formats: ['poster', 'ticket'] },
  'two tables of lines that call their columns by other words': {
    copy: '# Invoice 12\n\n| Work | Hours | Amount |\n|---|---|---|\n| Fitting | 2 | 100.00 |\n\n| Part | Qty | Cost |\n|---|---|---|\n| Pump | 2 | 80.00 |',
    formats: ['invoice', 'receipt'],
  },
  'a column in which nothing stands, or only what names a line without a name': {
    copy: '# Harbour\n| Item | Notes | Free | Price |\n|---|---|---|---|\n| Bread | | | 10.00 |\n| | Milk | | 12.00 |',
    formats: ['invoice', 'receipt', 'menu'],
  },
  'a programme in a table': {
    copy: '# Harbour\n\n## Programme\n| Time | Event | Stage |\n|---|---|---|\n| 18:00 | Opening | Hall |\n| 19:00 | Quartet | Garden |',
    formats: ['poster', 'org-chart'],
  },
  'figures and questions in tables': {
    copy: '# Harbour\n\n## Figures\n| Measure | Value |\n|---|---|\n| Guests | 1,200 |\n\n## Questions\n| Question | Answer |\n|---|---|\n| When? | At noon. |\n| Where? | At the pier. |',
    formats: ['landing-page'],
  },
  'services in a table and in lines': {
    copy: '# Harbour\n\n## Services\n| Service | Description |\n|---|---|\n| Towing | By day |\n\n## Features\n- Sails\n  Description: Mended\n- Masts\n  Name: Ida',
    formats: ['landing-page', 'portfolio'],
  },
  'a part that names what is drawn, and says more around it': {
    copy: '# Mill\n\nWords.\n\n## History\n\nBefore it all.\n\n- 1901: Built\n\nAfter it all.',
    formats: ['timeline'],
  },
  'a part of one line': {
    copy: '# Mill\n\n## Milestones\n\nBuilt, sold, burnt\n\n## More\n\nWhat else.',
    formats: ['roadmap', 'timeline'],
  },
  'a sum in several lines': { copy: '# Paper\n## Total\nfor all\n\n6', formats: ['invoice', 'receipt'] },
  'a seller with a list and a table': {
    copy: '# Paper\n## Seller\nAcme\n\n- one\n- two\n\n| Field | a |\n|---|---|\n| b | c |',
    formats: ['invoice', 'receipt'],
  },
  'a date of a bill in a list': { copy: '**Month**\n- addresses\n# ', formats: ['invoice'] },
  'columns of signs and of what is not a price': {
    copy: '| Dish | Diet | Note | VAT | Price |\n|---|---|---|---|---|\n| Soup | V | hot | 21% | 4.00 |\n| Fish | GF | cold | 21% | 12.00 |',
    formats: ['menu'],
  },
  'code below the name of a role': { copy: '## Date\nServices\n\n    Client', formats: ['voucher'] },
  'two parties in the same words': {
    copy: 'Institute for Waters, Tromvik, Strandvegen 40, 9006 Tromvik, ',
    formats: ['invoice', 'coupon'],
  },
  'a day and a place of the front matter that a sentence tells too': {
    copy: '---\ndate: 12 May 2026\nlocation: Village green\nprice: £4\n---\n# Fete\n\nCome on 12 May 2026 to the Village green, £4.\n\nBe there',
    formats: ['poster', 'social-card', 'invitation'],
  },
  'a day of the front matter that stands below another line': {
    copy: '---\ndate: 2026\n---\nhand\n2026',
    formats: ['poster', 'banner'],
  },
  'a day in figures that the front matter has too': {
    copy: '---\ndate: 2026-09-12\n---\ndate: 2026-09-12',
    formats: ['org-chart', 'report', 'poster'],
  },
  'two lines that say the same below a figure': {
    copy: '## costs\n### 5.2 pay?\na\na\n### 4.3 ',
    formats: ['dashboard', 'landing-page', 'invoice'],
  },
  'a way through the page that leads nowhere': {
    copy: '# A\n\n## Nav\n\n- Work\n- Play\n\n## W\n\nWords',
    formats: ['landing-page', 'portfolio'],
  },
  'figures whose first digits are bold, and units against bold figures': {
    copy: '- **72**86 days\n- **30**kg of fish',
    formats: ['dashboard', 'slide-deck', 'roadmap', 'case-study'],
  },
  'a bold label against its value, where words have no blanks': {
    copy: '**日期**2026年\n\n**地点**东京',
    formats: ['landing-page', 'poster', 'report', 'invoice', 'slide-deck'],
  },
  'a seller whose name has a label, over its street': {
    copy: 'Seller:\nName: Acme Ltd\n81 High Street\nLondon',
    formats: ['invoice', 'receipt'],
  },
  'a chapter of a book of pictures with parts in its parts': {
    copy: '# Day\n\n![White court](assets/stair.jpg)\n\n## Rooms\n\n### Pavilion\n\nWords of it.',
    formats: ['lookbook', 'portfolio'],
  },
  'a payment to a name, which is that of the seller': {
    copy: '---\nseller:\n  name: Acme Ltd\npayment:\n  iban: NL82PLTN0041717260\n  name: Acme Ltd\n---\n\n# Receipt',
    formats: ['receipt', 'invoice'],
  },
  'a part of works that has only one': {
    copy: '# Ann\n\n**Work**: Bridge, Tower',
    formats: ['portfolio', 'landing-page'],
  },
  'somebody who is called what they are': {
    copy: '| Name | Role |\n|---|---|\n| Chair | Chair |\n| Bob | Chair |',
    formats: ['org-chart', 'report'],
  },
  'a figure that is said again below it': {
    copy: '## Figures\n\n- **40** days\n  40\n- **50** days\n  days',
    formats: ['case-study', 'dashboard'],
  },
  'a title that the next line says again': {
    copy: '# Sale\n\nSale\n\nTen off',
    formats: ['coupon', 'poster', 'ticket', 'banner', 'social-card'],
  },
  'an offer that is a record': {
    copy: '---\noffer:\n  title: 3 buns for 2\n  who: everyone off the ferry\n  hour: 06.30 – 09.30\n---',
    formats: ['coupon', 'voucher', 'ticket', 'poster', 'banner', 'social-card', 'og-image'],
  },
  'a document that is called in a record': {
    copy: '---\noffer:\n  number: T-2026-044\n  title: New roof\n---\n\n## Stages\n\nCover, then slate.',
    formats: ['proposal', 'report', 'whitepaper', 'brochure', 'contract', 'landing-page', 'pitch-deck'],
  },
  'a house that is a record': {
    copy: '---\nfirm:\n  name: Ogilvie & Daughter\n  est: 1988\n  yard: Unit 3, Dundee\n---\n\n## What we do\n\nSlates.\n\n## When\n\nAlways.',
    formats: ['brochure', 'report', 'menu'],
  },
  'days of a span that is a record': {
    copy: '---\nvalidity:\n  start: 1 September 2026\n  end: 30 November 2026\n  days: [Monday, Tuesday]\n---\n\n# 3 buns',
    formats: ['coupon', 'voucher', 'ticket', 'certificate'],
  },
  'a field of facts that is one line': {
    copy: 'data:image/png;base64,AAAA\n## Information',
    formats: ['case-study'],
  },
}

for (const [name, { copy, formats }] of Object.entries(rows))
  for (const slug of formats)
    test(`${name}: ${slug} shows every word`, async () => {
      const { messages } = await composeJob({ content: copy }, await formatOf(slug))
      assert.equal(
        messages.flatMap(({ rule, text }) => (isLoss(rule) ? [text] : [])),
        [],
      )
    })

test.run()
