/** The public names: a name that goes or comes is a change for everyone who uses the package. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as authoring from '../core/authoring.ts'
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
  assert.equal(Object.keys(testing).sort(), [
    'checkRendition',
    'matchFixture',
    'proportionsOf',
    'snapshot',
    'testFormat',
  ])
})

test('platen/formats', () => {
  assert.equal(Object.keys(formats), ['formats'])
  assert.is(Object.keys(formats.formats).length, 37)
})

test('platen/compose', () => {
  assert.equal(Object.keys(authoring).sort(), [
    'Button',
    'ButtonRow',
    'Callout',
    'Caption',
    'Card',
    'CardGrid',
    'Code',
    'Column',
    'Columns',
    'Contents',
    'DataTable',
    'Figure',
    'Flow',
    'Heading',
    'InlineCode',
    'KeyValue',
    'Label',
    'List',
    'ListItem',
    'Motif',
    'NotePlace',
    'Ornament',
    'PageFooter',
    'PageHeader',
    'Phrasing',
    'Prose',
    'PullQuote',
    'Quote',
    'Row',
    'Rule',
    'Stack',
    'Stat',
    'StatRow',
    'Table',
    'anchorOf',
    'bodyStyle',
    'buttonStyle',
    'columnsFor',
    'displayStyle',
    'drawsMotifs',
    'firstFitting',
    'fitPage',
    'flowEdges',
    'groupBlocks',
    'headingSize',
    'headings',
    'inManner',
    'inch',
    'isElement',
    'isNumeric',
    'label',
    'labelStyle',
    'measureStyle',
    'mm',
    'motifOutlines',
    'plainText',
    'pt',
    'quietStyle',
    'readQuotation',
    'ruleOf',
    'safeHref',
    'scaled',
    'sizeAt',
    'space',
    'startBorder',
    'textOf',
    'themeOn',
    'toNodes',
    'toPlain',
    'typeset',
  ])
})

test.run()
