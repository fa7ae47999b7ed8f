import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import type { Item, Reading } from '../reading.ts'

const read = (content: string): Reading =>
  readCopy(readDocument(content, new Map(), { add() {} }), {
    needs: ['title', 'slides'],
    takes: ['author', 'datePublished', 'contact', 'pageHeader', 'pageFooter'],
  })

const slidesOf = (content: string): readonly Item[] => read(content).lists.slides ?? []

/** What each slide but the cover shows, in one line a block. */
const shown = (content: string): string[][] =>
  slidesOf(content)
    .filter(({ parts }) => parts.kind?.text !== 'cover')
    .map(({ title, text }) => [title.text, ...text.map(block => `${block.type} ${written(block)}`)])

const written = (block: Item['text'][number]): string =>
  block.type === 'list' || block.type === 'table'
    ? block.children
        .map(child =>
          child.type === 'tableRow' ? child.children.map(plainText).join('|') : plainText(child),
        )
        .join('; ')
    : plainText(block)

const french =
  'Diapo 1\nTitre : La haie\n\nDiapo 2\nTitre : Ce que nous plantons\nPoints : 40 charmes / 22 houx / 9 poiriers\n\nDiapo 3\nTitre : Les oiseaux\nTableau : année ; nids ; espèces\n2019 ; 12 ; 5\n2024 ; 31 ; 9\n\nDiapo 4\nCitation : « Une haie, c’est une rue. »\nAuteur : Odile Ferrand, bocagère\n\nDiapo 5\nTitre : À samedi\nContact : odile@haie.example\n'

test('the labels of a slide’s parts make of the words behind them what they name', () => {
  assert.equal(shown(french), [
    ['Ce que nous plantons', 'list 40 charmes; 22 houx; 9 poiriers'],
    ['Les oiseaux', 'table année|nids|espèces; 2019|12|5; 2024|31|9'],
    ['', 'blockquote « Une haie, c’est une rue. »', 'paragraph Odile Ferrand, bocagère'],
    ['À samedi', 'paragraph odile@haie.example'],
  ])
})

for (const [name, content] of Object.entries({
  'German, with strokes':
    'Folie 1\nÜberschrift: Der Hof\n\nFolie 2\nÜberschrift: Ernte\nTabelle: Jahr | Kisten\n2022 | 310\n2023 | 420\nNotizen: Langsam sprechen.\n\nFolie 3\nÜberschrift: Wer hilft\nStichpunkte: Anna, Bert, Cleo\n',
  'Polish, under numbers between signs':
    '=== 1 ===\nTytuł: Der Hof\n\n=== 2 ===\nTytuł: Ernte\nTabela: Jahr; Kisten\n2022; 310\n2023; 420\nNotatki: Langsam sprechen.\n\n=== 3 ===\nTytuł: Wer hilft\nPunkty: Anna / Bert / Cleo\n',
  'English, between rules':
    'Title: Der Hof\n\n---\n\nTitle: Ernte\n\nTable:\nJahr, Kisten\n2022, 310\n2023, 420\n\nSpeaker notes: Langsam sprechen.\n\n---\n\nTitle: Wer hilft\n\nBullets: Anna; Bert; Cleo\n',
}))
  test(`${name}: a table, points and what is said`, () => {
    assert.equal(shown(content), [
      ['Ernte', 'table Jahr|Kisten; 2022|310; 2023|420'],
      ['Wer hilft', 'list Anna; Bert; Cleo'],
    ])
    const harvest = slidesOf(content).find(({ title }) => title.text === 'Ernte')
    assert.is(harvest?.parts.notes?.text, 'Langsam sprechen.')
  })

test('a picture that is asked for is a remark to whoever designs the slide, and what stands small over a title is no text', () => {
  const content =
    'Slide 1\nTitle: Ferry\n\nSlide 2\nKicker: Money\nTitle: What it costs\nText: Little.\nVisual: a boat at dusk\n\nSlide 3\nTitle: When\nText: Soon.'
  assert.equal(shown(content)[0], ['What it costs', 'paragraph Little.'])
  assert.is(slidesOf(content)[1]?.parts.eyebrow?.text, 'Money')
  assert.match(JSON.stringify(read(content).omitted), /a boat at dusk/)
})

test('who speaks is no label of a part where nobody is quoted, and stays with what stands around it', () => {
  const content =
    '**Dia 1 – De dijk**\nSubtitel: ledenavond\nSpreker: Ria Bos\n\n**Dia 2 – Waarom**\nTekst: Het water komt.\n\n**Dia 3 – Hoe**\nTekst: Met klei.'
  const { words, roles } = read(content)
  assert.is(roles.author?.text, 'Ria Bos')
  assert.is(words.join(' ').match(/Ria Bos/g)?.length, 1)
})

test('entries of one numbered list over the whole copy are slides, with what stands below each', () => {
  const content =
    '1. The mill – open again\n\n2. Why – it stood still for nine years\n\n3. What it grinds\n\nRye 80 kg\nSpelt 95 kg\n\n4. Who pays – the town 45%, members 35%, a fund 20%\n'
  assert.equal(shown(content), [
    ['Why', 'paragraph it stood still for nine years'],
    ['What it grinds', 'list 80 kg Rye; 95 kg Spelt'],
    ['Who pays', 'list 45% the town; 35% members; 20% a fund'],
  ])
  assert.is(slidesOf('Buy:\n\n1. flour\n2. salt\n3. yeast').length < 3, true)
})

test('one row under times is a course, and shares behind their names stand before them whatever is remarked', () => {
  const content =
    '# Bats\n\n---\n\n## Roosts\n\n| 2022 | 2023 | 2024 |\n|---|---|---|\n| 6 | 11 | 9 |\n\n---\n\n## Food\n\n- Midges 58%\n- Moths 31%\n- Others 11%, even a wasp\n'
  assert.equal(shown(content), [
    ['Roosts', 'list 2022 6; 2023 11; 2024 9'],
    ['Food', 'list 58% Midges; 31% Moths; 11% Others, even a wasp'],
  ])
})

test('points that all open with the label of a part are those parts, and what stands by the number is the part of the talk', () => {
  const content =
    '### Slide 1: Title slide\n- **Title:** Fords\n- **Subtitle:** A survey\n\n### Slide 2: Why\n- **Headline:** Nine fords are gone\n- **Body:** The river moved.\n- **Speaker notes:** Wait.\n\n### Slide 3: What\n- **Headline:** Two are left\n- **Bullets:**\n  - one at the mill\n  - one at the weir\n'
  assert.equal(shown(content), [
    ['Nine fords are gone', 'paragraph The river moved.'],
    ['Two are left', 'list one at the mill; one at the weir'],
  ])
  const [, why] = slidesOf(content)
  assert.equal([why?.parts.eyebrow?.text, why?.parts.notes?.text], ['Why', 'Wait.'])
})

test('slides that nobody counts begin where each says what it is called', () => {
  const content =
    'Titel: Das Wehr\nUntertitel: ein Bericht\n\nTitel: Der Pegel\nTabelle: Monat | cm\nMai | 82\nJuni | 61\n\nTitel: Was hilft\nText: Nachts schließen.\nNotizen: Leise.'
  assert.equal(shown(content), [
    ['Der Pegel', 'table Monat|cm; Mai|82; Juni|61'],
    ['Was hilft', 'paragraph Nachts schließen.'],
  ])
})

test('slides that nobody counts begin where their author calls each a slide', () => {
  const content =
    'WELCOME TALK v3\n\nSlide: The depot\nWe have three halls.\n\nSlide: The day\n8.00 start\n12.30 lunch\n\nSlide: Rules\nHelmets on.'
  assert.equal(
    shown(content).map(([title]) => title),
    ['The depot', 'The day', 'Rules'],
  )
})

test.run()
