import { fromMarkdown } from 'mdast-util-from-markdown'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Document } from '../source/document.ts'
import { baseDesign, type Design } from './design.ts'
import { metIn } from './met-in-copy.ts'
import { sayingOf } from './proper-names.ts'
import { readBrief } from './read-brief.ts'

function designOf(brief: string, copy = ''): Design {
  const document = { root: fromMarkdown(copy), fields: [] } as unknown as Document
  return readBrief(brief, baseDesign, { fresh: true, says: sayingOf(document), meets: metIn(document) })
    .design
}

const partsOf = (brief: string, copy = ''): Design['parts'] => designOf(brief, copy).parts

/** Whether a brief turns the manner of the whole page: its faces, its room, its colours. */
const turns = (brief: string, copy = ''): boolean => {
  const { type, space, decor } = designOf(brief, copy)
  return (
    JSON.stringify([type, space, decor]) !==
    JSON.stringify([baseDesign.type, baseDesign.space, baseDesign.decor])
  )
}

test('what is light before a face is that, and no ground', () => {
  assert.is(designOf('off-white, a light serif for the body').color.mode, 'light')
  assert.is(designOf('a light sans for body text').color.mode, baseDesign.color.mode)
  assert.is(designOf('the question huge, in a light grotesque').type.displayWeight, 400)
  assert.is(designOf('Lights of a harbour on black').color.paper, '#111111')
})

test('letters that are not to be thin are firm', () => {
  for (const brief of ["please don't use thin letters", '不要用太细的字', 'ohne dünne Schrift, Titel groß'])
    assert.is(designOf(brief).type.displayWeight, 600, brief)
})

test('what a colour is like says nothing of the page', () => {
  assert.not(turns('a smoky blue on silver'))
  assert.not(turns('a warm clay yellow and dark green'))
  assert.equal(designOf('black and white like the penguins'), designOf('black and white'))
  assert.not(turns('Linien in einem warmen Holzton, sonst schwarz'))
  const { seeds, paper } = designOf('deep navy with a sliver of pale evening-sun yellow').color
  assert.is(seeds[0], designOf('deep navy').color.seeds[0])
  assert.is(paper, null)
})

test('what a line of the copy is about, where a thing hangs, and what a thing is like turn no page', () => {
  const copy = 'HERRINGS\n\nwrapped in an old newspaper, 50p off'
  assert.not(turns('the bit about the newspaper can be small', copy))
  assert.equal(partsOf('the bit about the newspaper can be small', copy), {
    'said:wrapped in an old newspaper 50p off': { rank: 'last' },
  })
  assert.not(turns('para colgar en la feria, con azul marino y blanco'))
  assert.not(turns('la valeur discrète, bleu nuit et ivoire'))
  assert.not(turns('une silhouette simple en bas de page, bleu et blanc, le titre en rouge'))
})

test('the name of a nation among looks is one, and no language', () => {
  const { locale } = designOf('Danish and dry, with red')
  assert.is(locale.lang, baseDesign.locale.lang)
  assert.is(designOf('in Danish, with red').locale.lang, 'da')
  assert.is(designOf('German, A4').locale.lang, 'de')
})

test('words of the copy in capitals are given as it has them', () => {
  const copy = 'NOW sep\n\n- a\n\nMAYBE NEVER\n\n- b\n\nNOT doing this year: an app'
  assert.equal(partsOf('NOW should weigh the most and MAYBE NEVER be faded out', copy), {
    'said:now': { rank: 'first' },
    'said:maybe never': { rank: 'last' },
  })
  assert.is(designOf('the NOT-doing line alone at the bottom', copy).shape.rules, baseDesign.shape.rules)
  assert.equal(partsOf('En büyük yazı ORHAN USTA', 'ORHAN USTA\n\nmarangoz'), {
    'said:orhan usta': { rank: 'first' },
  })
})

test('what is to be seen more than the rest is that of one thing', () => {
  assert.equal(partsOf('o botão da encomenda mais forte que os outros', 'encomendar já'), {
    'said:encomendar já': { rank: 'first' },
  })
  assert.equal(partsOf('1983 doit se voir plus que le reste', '1983 : 4 élèves'), {
    'said:1983': { rank: 'first' },
  })
  assert.equal(partsOf('the 14 of 15 should be the number people remember', 'calls met: 14 of 15'), {
    'said:14 of 15': { rank: 'first' },
  })
  assert.equal(partsOf('38 and 11 as a giant pair', 'last year: 38\n\nthis year: 11'), {
    'said:38': { rank: 'first' },
    'said:11': { rank: 'first' },
  })
  assert.equal(partsOf('the 2,900 dives noticeable', '2,900 logged dives'), {
    'said:2,900': { rank: 'second' },
  })
})

test('words of another thing are none of the copy', () => {
  assert.equal(partsOf('tables easy to scan', 'tea and tablet'), { tables: { scale: baseDesign.type.scale } })
  assert.is(partsOf('with big soap-bubble circles', 'Soap & water'), undefined)
  assert.equal(
    partsOf(
      'Free beds is what everyone shouts across the hall for, make that the biggest',
      'Free beds 23\n\nin the hall',
    ),
    {
      'said:free beds': { rank: 'first' },
    },
  )
  assert.equal(partsOf('a narrow sans for tables, and the Pak Din quote in blue')?.tables, {
    face: 'Roboto Condensed',
  })
  assert.is(designOf('a narrow sans for tables').type.display, baseDesign.type.display)
})

test('a line in a colour is no ink, and neither are the years that are in one', () => {
  const { lines, ink } = designOf('أبيض وأزرق وخط أحمر رفيع').color
  assert.equal([lines?.hex, ink], ['#c8102e', null])
  assert.equal(partsOf("les années à l'encre rouge et grandes"), {
    dates: { color: '#c8102e', rank: 'second' },
  })
})

test('the last line, and a clause by its number, are those of the copy', () => {
  const copy = '## 5. Term\n\ntwo years\n\nThank you, and mind the dog.'
  assert.equal(partsOf('der letzte Satz klein und kursiv', copy), {
    'said:thank you and mind the dog': { rank: 'last', italic: true },
  })
  assert.equal(partsOf('clause 5 in a fine frame', copy), { 'said:5 term': { device: 'box' } })
  assert.is(designOf('clause 7 in a fine frame', copy).decor.motif, baseDesign.decor.motif)
})

test('a thing of the copy has its own colour, stamp or outline', () => {
  assert.equal(partsOf('le mot allergies en rouge et les prix alignés à droite', 'allergies : demandez'), {
    'said:allergies': { color: '#c8102e' },
    prices: { align: 'end' },
  })
  const one = 'a green board, "at risk" in the strongest colour'
  assert.is(partsOf('lã, cardo roxo e amarelo', 'flor de cardo'), undefined)
  assert.is(partsOf(one, 'ferry: at risk')?.['said:at risk']?.color, '#16803c')
  assert.is(partsOf('a small teal accent on my name')?.names?.color, '#0f766e')
  assert.is(partsOf('el precio en una etiqueta redonda amarilla, fondo azul')?.prices?.device, 'sticker')
  assert.is(
    partsOf('vacatures met een stippellijn eromheen', 'vacatures\n\nkok')?.['said:vacatures']?.device,
    'dashed-box',
  )
})

test('an ornament may be on the first sheet alone, or on the first and the last', () => {
  assert.is(designOf('stripes only on the title slide').decor.motifOn, 'first')
  assert.is(designOf('die Streifen nur auf der Titelfolie').decor.motifOn, 'first')
  assert.is(designOf('a zigzag border, but only on first and last slide').decor.motifOn, 'ends')
  assert.is(designOf('stripes, and the date only on the title slide').decor.motifOn, undefined)
})

test('figures that an arrow joins are one thing, and a time that something takes is none of the day', () => {
  assert.equal(partsOf('40% → 9% should fill the screen', 'Spoilage 40% → 9%\n\n40% of all'), {
    'said:40 9': { rank: 'first' },
  })
  assert.equal(partsOf('waiting time biggest', 'avg wait: 1 h\n\nservice time 14h'), {
    'said:avg wait': { rank: 'first' },
  })
  assert.equal(partsOf('the meeting time biggest', 'Meet 18:45 at the hut'), {
    'said:time': { rank: 'first' },
  })
})

test('one end of a gradient is no ink on the other, and a quotation has room of its own', () => {
  assert.is(designOf('lilac to peach gradient background').color.ink, null)
  const quote = '> I was sixty.\n>\n> — Rosa Lima'
  assert.equal(
    partsOf('A frase da dona Rosa merece um lugar só para ela, em azul e amarelo', quote)?.quotes?.device,
    'pull',
  )
})

test('letters like on a thing are those of what stands before', () => {
  const { text } = designOf('chunky condensed headlines like on a stenciled crate').type
  assert.is(text, baseDesign.type.text)
})

test('sizes as other languages say them', () => {
  assert.is(designOf('3 mètres sur 60 cm').page.size, '300x60cm')
  assert.is(designOf('ein Banner, 2 Meter mal 1 Meter').page.size, '200x100cm')
})

test.run()
