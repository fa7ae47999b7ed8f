import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Child, toNodes } from '../../compose/jsx-runtime.ts'
import type { Sheet } from '../../compose/sheet.ts'
import type { Element } from '../../compose/tree.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { structuredData } from './structured-data.ts'

const event = { '@type': 'Event', name: 'Ebb' }

function write(context: Partial<DrawContext>, shown: Child = <p>Ebb</p>): string {
  const root = toNodes(<main>{shown}</main>)[0] as Element
  const size = { name: 'card', width: 400, height: 300, bleed: 0 }
  const sheet: Sheet = { name: 'body', size, margin: 0, background: '#ffffff', root }
  const theme = { lang: 'en' } as Theme
  const whole = {
    theme,
    surface: 'canvas',
    assets: new Map(),
    report: { add() {} },
    title: 'Ebb',
    ...context,
  }
  return structuredData('Ebb', '', whole as DrawContext, [sheet])
}

test('what the copy says is the main entity of its page', () => {
  const { mainEntity, ...page } = JSON.parse(write({ record: event }))
  assert.equal(mainEntity, event)
  assert.equal(page, {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: 'Ebb',
    inLanguage: 'en',
  })
})

test('a page without a record claims none', () => {
  assert.not('mainEntity' in JSON.parse(write({})))
})

test('beside questions and answers the record is what the page is about', () => {
  const answered = (
    <details>
      <summary>When?</summary>
      <p>At noon.</p>
    </details>
  )
  const {
    '@type': type,
    about,
    mainEntity,
  } = JSON.parse(write({ record: event, surface: 'screen' }, answered))
  assert.equal(type, ['WebPage', 'FAQPage'])
  assert.equal(about, event)
  assert.is(mainEntity[0].acceptedAnswer.text, 'At noon.')
})

test('no words of the copy end the block of data', () => {
  const name = '</script><script>alert(1)</script><!--'
  const text = write({ record: { '@type': 'Event', name }, author: name })
  assert.not.match(text, '<')
  assert.is(JSON.parse(text).mainEntity.name, name)
})

test.run()
