import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const heard = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design
const titleIn = (brief: string): string => heard(brief).type.display

test('lettering is heard by its manner and by what carries it', () => {
  for (const [brief, face] of [
    ['stencil letters, black', 'Saira Stencil One'],
    ['the title in brush script', 'Kaushan Script'],
    ['hand-painted sign lettering for the title', 'Lobster'],
    ['letters like on a circus poster', 'Alfa Slab One'],
    ['chunky woodtype feel, dashed edge', 'Alfa Slab One'],
    ['name and title like on a football jersey, the title as on a banknote', 'Cinzel'],
    ['art deco lettering, black and gold', 'Limelight'],
    ['title in letters like on a shop sign', 'Lobster'],
    ['in the style of old enamel signs', 'Alfa Slab One'],
    ['condensed lettering like runway signs', 'Roboto Condensed'],
    ['Schrift wie auf alten Linienschildern', 'Roboto Condensed'],
    ['gros caractères carrés', 'Rubik'],
    ['big square letters', 'Rubik'],
    ['tattoo lettering, black', 'Pirata One'],
  ] as const)
    assert.is(titleIn(brief), face, brief)
  assert.is(heard('years very big in a sturdy Victorian face').parts?.dates?.face, 'Alfa Slab One')
  assert.is(heard('prices in chalk lettering').parts?.prices?.face, 'Amatic SC')
})

test('a face that is not there by its name has one that comes near, beside a word for type where the name is a word', () => {
  for (const [brief, face] of [
    ['headings in Lora', 'Source Serif 4'],
    ['Headings: Optima, black', 'Marcellus'],
    ['title in Cooper Black', 'Corben'],
    ['titles in Souvenir', 'Corben'],
    ['titoli in Goudy', 'EB Garamond'],
    ['elegant art deco lettering', 'Poiret One'],
    ['Lettering a bit like fish crate stencils for the headings', 'Saira Stencil One'],
    ['carattere teatrale anni Trenta', 'Limelight'],
  ] as const)
    assert.is(titleIn(brief), face, brief)
  for (const brief of [
    'a card for a souvenir shop',
    'small lettering for labels',
    'letters on shop signs are our trade',
  ])
    assert.is(titleIn(brief), baseDesign.type.display, brief)
})

test('of a school and its years the school has the say', () => {
  for (const brief of [
    'constructivism of the 1920s',
    '1920s constructivism',
    'у дусі конструктивізму 1920-х',
  ])
    assert.is(titleIn(brief), 'League Gothic', brief)
  assert.is(titleIn('a flyer of the 1920s'), 'Limelight')
})

test('lettering is heard in other languages', () => {
  for (const [brief, face] of [
    ['Titel in Holzlettern, bitte kräftig', 'Alfa Slab One'],
    ['lettres au pochoir pour le titre', 'Saira Stencil One'],
    ['Que se vea alegre, letra gordita', 'Titan One'],
    ['título con letras de rotulista', 'Lobster'],
    ['plakat na słupy, odważny kolor, ręczne litery w tytule, kremowe tło i różowy', 'Caveat Brush'],
    ['letra gorda de placa de feira', 'Alfa Slab One'],
    ['lettere da manifesto', 'Alfa Slab One'],
    ['tipografía un poco imperfecta, como hecha a mano', 'Caveat'],
    ['標題は手書き風の文字', 'Caveat'],
    ['标题用宋体类字体', 'Source Serif 4'],
    ['墨色の明朝体で', 'Source Serif 4'],
    ['店名は筆文字で', 'Kaushan Script'],
  ] as const)
    assert.is(titleIn(brief), face, brief)
})

test('lettering goes to what is named beside it, and leaves the rest its own', () => {
  const { type } = heard('cream, our names the largest, a calligraphic script, the rest a calm serif')
  assert.equal([type.display, type.text], ['Great Vibes', 'Source Serif 4'])
  const says = (words: string): boolean => /see you soon/i.test(words)
  const card = readBrief('black and white, at the bottom "See you soon" handwritten', baseDesign, {
    says,
    fresh: true,
  })
  assert.is(card.design.parts?.['said:see you soon']?.face, 'Caveat')
  assert.is(heard('chunky old wood type for the pub name').type.display, 'Alfa Slab One')
})

test('what carries letters says which by its last word, whatever kind of it', () => {
  for (const brief of [
    'cream, lettering like on old tram stop signs',
    'Weiß, Schrift wie auf alten Bahnhofsschildern, keine Schatten',
    'vit bakgrund, bokstäver som på gamla tändsticksetiketter, inga skuggor',
  ])
    assert.is(titleIn(brief), 'Alfa Slab One', brief)
  assert.is(titleIn('cream, lettering like in old designs'), baseDesign.type.display)
  assert.is(titleIn('Nachtblau, Schrift wie auf einem alten Messgerät'), 'Roboto Condensed')
})

test('what has such letters is no lettering where it is a thing, or is not wanted', () => {
  for (const brief of [
    'the painted ceiling, gold',
    'Bitte keine Frakturschrift',
    'no blackletter please',
    'a ship on the cover',
    'our circus title is blue',
  ])
    assert.is(titleIn(brief), baseDesign.type.display, brief)
})

test.run()
