import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isRenderError } from '../error.ts'
import { checkSheetsSoFar } from './sheet.ts'

const letters = (): number => 10_000

test('far too many sheets are foreseen while the first are filled; many with words on each, or a few more than allowed, are not', () => {
  checkSheetsSoFar(59, 0.01, letters)
  checkSheetsSoFar(80, 0.15, letters)
  checkSheetsSoFar(80, 0.01, () => 1_000_000)
  try {
    checkSheetsSoFar(80, 0.05, letters)
    assert.unreachable()
  } catch (error) {
    assert.ok(isRenderError(error) && error.code === 'content-too-large')
    assert.match(error.message, /takes 1600 pages .* more than 400/)
  }
})

test.run()
