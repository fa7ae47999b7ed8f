/** The public names: a name that goes or comes is a change for everyone who uses the package. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as platen from '../core/index.ts'
import * as testing from '../core/testing/index.ts'
import * as formats from './index.ts'

test('platen', () => {
  assert.equal(Object.keys(platen).sort(), [
    'RenderError',
    'baseDesign',
    'createEngine',
    'designFrom',
    'editNode',
  ])
})

test('platen/testing', () => {
  assert.equal(Object.keys(testing).sort(), ['checkRendition', 'matchFixture', 'snapshot', 'testFormat'])
})

test('platen/formats', () => {
  assert.equal(Object.keys(formats), ['formats'])
  assert.is(Object.keys(formats.formats).length, 37)
})

test.run()
