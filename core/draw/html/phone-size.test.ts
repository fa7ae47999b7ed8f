import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Style } from '../../compose/style.ts'
import { phoneSizeFor, untied } from './phone-size.ts'

function sized(words: string, style: Style, surface: 'screen' | 'pages' | 'canvas' = 'screen'): string {
  const children = [{ type: 'text', value: words }] as const
  return phoneSizeFor(surface)({ type: 'element', tagName: 'h1', properties: {}, style, children })
}

test('a heading whose words fit the narrowest phone keeps its size', () => {
  assert.is(sized('A few short words', { size: 48 }), '')
  assert.is(sized('Incomprehensibilities', { size: 18 }), '')
  assert.is(sized('没有空格的标题不会在词中断开', { size: 48 }), '')
})

test('a longer word takes as much as a narrow screen leaves, down to a least size', () => {
  assert.is(
    sized('Ten Veröffentlichungen', { size: 48 }),
    'font-size:clamp(1.25rem,calc((100vw - 72px)/10.8),3rem)',
  )
})

test('what a style says about phones counts, and so do capitals and paper', () => {
  assert.is(sized('Neighbourhood', { size: 96, narrow: { size: 28 } }), '')
  assert.is.not(sized('Neighbourhood', { size: 30, transform: 'uppercase' }), '')
  assert.is(sized('Neighbour', { size: 44 }), '')
  assert.is.not(sized('Neighbour', { size: 44 }, 'pages'), '')
  assert.is(sized('Neighbourhood', { size: 96 }, 'canvas'), '')
})

test('words that are tied to each other fit together', () => {
  assert.is.not(sized('Chapters\u00a0of it', { size: 48 }), '')
  assert.is(sized('Chapters of it', { size: 46 }), '')
})

test('the last word of a heading may part from the one before where it is long, or both are wider than a column', () => {
  assert.is(untied('The end of\u00a0evenings', 48), 'The end of evenings')
  assert.is(untied('What to make of\u00a0it', 104), 'What to make of\u00a0it')
  assert.is(untied('Market day, squared\u00a0away', 48), 'Market day, squared\u00a0away')
  assert.is(untied('Market day, squared\u00a0away', 104), 'Market day, squared away')
})

test.run()
