import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readBody } from './read-body.ts'
import { readDocument } from './read-document.ts'
import { plainText } from './text.ts'
import { nodesOf } from './walk.ts'

function blocks(source: string): readonly string[] {
  return readBody(source, createReport()).children.map(block => {
    const [first] = 'children' in block ? block.children : []
    return first?.type === 'image' ? 'picture' : plainText(block)
  })
}

test('a picture alone on its line stands apart from the lines around it', () => {
  assert.equal(blocks('**Krug Lahn**\n![A jug](jug.jpg)\nPours well.\n120 €'), [
    'Krug Lahn',
    'picture',
    'Pours well.\n120 €',
  ])
  assert.equal(blocks('![A jug](jug.jpg)\n*A jug*'), ['picture', 'A jug'])
})

test('a picture in a line of words stays in it, and pictures below each other stay together', () => {
  assert.is(blocks('See ![the jug](jug.jpg) here\nand there.').length, 1)
  assert.is(blocks('![one](a.jpg)\n![two](b.jpg)').length, 1)
})

test('what stands below a picture keeps its place in the source', () => {
  const source = 'Name\n![A jug](jug.jpg)\nPours well.'
  const last = readBody(source, createReport()).children.at(-1)
  const words = last?.type === 'paragraph' ? last.children[0] : undefined
  assert.is(source.slice(words?.position?.start.offset, words?.position?.end.offset), 'Pours well.')
  assert.is(words?.position?.start.line, 3)
})

test('the file of a picture by its label is the picture, and any other line is words', () => {
  for (const line of [
    'Foto: hafen im nebel.jpeg',
    'cover image: quay.webp',
    '写真：港.png',
    'Zdjęcie: port.jpg',
    'PHOTO quay-at-dawn.jpg',
    '(foto: hafen.png)',
    '[Image – quay.webp]',
    '*Photo: quay.jpg*',
    'Photo: the quay at night (quay.jpg)',
    '[photo : les quais sous la brume]',
  ])
    assert.equal(blocks(`# Quay\n\n${line}`), ['Quay', 'picture'], line)
  for (const line of [
    'Menu: card.pdf',
    'Photo: Ida Birch',
    'Send us your photo: quay.jpg',
    'Foto: quay.jpg or not',
    '(photo: Ida Birch)',
    'Photo by Ida Birch',
  ])
    assert.equal(blocks(`# Quay\n\n${line}`), ['Quay', line], line)
})

test('a line that names a picture leaves the lines around it as they are', () => {
  assert.equal(blocks('Sat 3 May\nQuay 4\nphoto: quay.jpg\n@quayside'), [
    'Sat 3 May\nQuay 4',
    'picture',
    '@quayside',
  ])
})

test('a line of a paragraph that names a picture by its label is that picture', () => {
  const source = 'Photo: vest.jpg\nLoose vest.\nSizes 8–20'
  assert.equal(blocks(source), ['picture', 'Loose vest.\nSizes 8–20'])
  assert.equal(blocks('Hut\nBild: hut.png\nFilz.'), ['Hut', 'picture', 'Filz.'])
  const last = readBody(source, createReport()).children.at(-1)
  const words = last?.type === 'paragraph' ? last.children[0] : undefined
  assert.is(
    source.slice(words?.position?.start.offset, words?.position?.end.offset),
    'Loose vest.\nSizes 8–20',
  )
  assert.is(words?.position?.start.line, 2)
})

function pictures(source: string): readonly string[] {
  return nodesOf(readBody(source, createReport())).flatMap(node => (node.type === 'image' ? [node.url] : []))
}

test('a line may name several pictures, in any wording, and those alone', () => {
  for (const line of [
    'pics: quay.tif, crane at dawn.jpg',
    'Bilder: quay.tif und crane at dawn.jpg',
    'Fotos: quay.tif; crane at dawn.jpg',
    "Foto's: quay.tif, crane at dawn.jpg",
    '[Imágenes: quay.tif / crane at dawn.jpg]',
    'Zdjęcia (2): quay.tif i crane at dawn.jpg',
    '**Photos:** quay.tif, crane at dawn.jpg',
    'Photos – quay.tif (the quay), crane at dawn.jpg (our crane)',
    '写真：quay.tif、crane at dawn.jpg',
  ])
    assert.equal(pictures(`# Quay\n\n${line}`), ['quay.tif', 'crane at dawn.jpg'], line)
  assert.equal(blocks('Quay 4\npics: a.jpg, b.jpg\n@quayside'), ['Quay 4', 'picture', 'picture', '@quayside'])
  for (const line of [
    '(logo: quay_logo.svg)',
    'Logo: quay_logo.svg',
    'quay_logo.svg',
    'Logotipo – quay_logo.svg',
  ])
    assert.equal(pictures(`Quay 4\n\n${line}`), ['quay_logo.svg'], line)
  for (const line of ['Files: a.jpg, plan.pdf', 'Photos: a.jpg and a lot more', 'Send a.jpg, b.jpg to Ida'])
    assert.equal(pictures(`# Quay\n\n${line}`), [], line)
})

test('a picture named in brackets behind words stands below them, and a heading keeps its own words', () => {
  assert.equal(blocks('"It hurts once." (photo seun.jpg)\n\nNext'), ['"It hurts once."', 'picture', 'Next'])
  assert.equal(blocks('## Crew (Foto: crew.png)\n\nIda'), ['Crew', 'picture', 'Ida'])
  assert.equal(blocks('One mile (see photo below)'), ['One mile (see photo below)'])
})

test('points of a list that only name pictures are those, with the label that led to them', () => {
  assert.equal(blocks('Zdjęcia:\n\n- hive.jpg\n- comb.png'), ['picture'])
  assert.equal(blocks('- Tea\n- photo: cup.jpg\n- Cake'), ['Tea\n\nCake', 'picture'])
  assert.equal(blocks('- report.pdf\n- hive counts'), ['report.pdf\n\nhive counts'])
})

test('pictures that are noted beside words and did not come are left out with a message; those that came are shown', () => {
  const source = '# Quay\n\nOpen all day. (photo quay.jpg)\n\npics: a.jpg, b.jpg\n\n(logo: mark.svg)\n\nCome.'
  const read = (assets: Parameters<typeof readDocument>[1]) => {
    const report = createReport()
    const { root } = readDocument(source, assets, report)
    const shown = nodesOf(root).flatMap(node => (node.type === 'image' ? [node.url] : []))
    return { shown, told: report.messages.filter(({ rule }) => rule === 'pictures-left-out').length }
  }
  assert.equal(read(new Map<string, never>()), { shown: [], told: 1 })
  assert.equal(read(new Map([['a.jpg', {} as never]])), { shown: ['a.jpg'], told: 1 })
})

test.run()
