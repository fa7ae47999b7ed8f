import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { readBody } from './read-body.ts'
import { plainText } from './text.ts'

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

test.run()
