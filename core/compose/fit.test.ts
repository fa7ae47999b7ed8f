import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { Theme } from '../theme/theme.ts'
import { countFitting, filledPages } from './fit.ts'
import type { Sheet } from './sheet.ts'

const lang = { lang: 'en', dir: 'ltr' } as const
const paper: Theme = resolveTheme(baseDesign, { name: 'A4', width: 794, height: 1123, bleed: 0 }, lang)
const screen: Theme = resolveTheme(baseDesign, { name: 'screen', width: 1200, height: 0, bleed: 0 }, lang)

function sheetOf(letters: number, { page }: Theme): Sheet {
  const text = { type: 'text', value: 'a'.repeat(letters) } as const
  return {
    ...{ name: 'text', size: page, margin: 0, background: '#ffffff' },
    root: { type: 'element', tagName: 'p', properties: {}, style: {}, children: [text] },
  }
}

/** How often sheets with so many letters are laid out before they are chosen. */
function layoutsOf(letters: number, theme: Theme): number {
  let layouts = 0
  const pages = (): readonly number[] => {
    layouts += 1
    return [0.4]
  }
  const piece = (): never => {
    throw new Error('a piece was measured')
  }
  filledPages(theme, set => [sheetOf(letters, set)], { pages, piece })
  return layouts
}

test('a text is laid out to fill its pages where it takes few of them', () => {
  assert.ok(layoutsOf(2_000, paper) > 1)
})

test('a text that takes many pages, or one without an end, is not laid out to be composed', () => {
  assert.is(layoutsOf(60_000, paper), 0)
  assert.is(layoutsOf(2_000, screen), 0)
})

test('how many fit is found in few tries, and what is tried is hardly more than that', () => {
  for (const most of [1, 2, 7, 100])
    for (let limit = 1; limit <= most; limit += 1) {
      const tried: number[] = []
      const count = countFitting(most, many => {
        tried.push(many)
        return many <= limit
      })
      assert.is(count, limit)
      assert.ok(tried.length <= 2 * Math.ceil(Math.log2(limit + 1)) + 1, `${limit} of ${most}: ${tried}`)
      assert.ok(tried.every(many => many <= limit * 2))
    }
})

test.run()
