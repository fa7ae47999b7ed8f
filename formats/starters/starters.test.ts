import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readOwnSettings } from '../../core/source/own-settings.ts'
import { isLoss } from '../test-copy.test.kit.ts'
import { formats } from '../index.ts'
import { render } from '../render.test.kit.ts'
import { starterOf } from './starter-of.ts'

for (const slug of Object.keys(formats))
  test(`${slug} begins with a copy that says what it is for, loses no word and is heard`, async () => {
    const content = starterOf(slug) ?? ''
    const { format, brief = '' } = readOwnSettings(content)
    assert.is(format, slug)
    const { messages, brief: heard } = await render({
      format: slug,
      content,
      instructions: brief,
      outputs: ['html'],
    })
    assert.equal(
      messages.filter(({ rule }) => isLoss(rule)),
      [],
    )
    const unheard = heard?.told?.filter(({ became }) => became === 'not done') ?? []
    assert.equal(
      unheard.map(({ phrase, said }) => `${phrase}: ${said}`),
      [],
    )
  })

test.run()
