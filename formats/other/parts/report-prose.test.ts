import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { AnyFormat } from '../../../core/format.ts'
import type { Message } from '../../../core/message.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import dashboard from '../dashboard.ts'
import infographic from '../infographic.ts'
import orgChart from '../org-chart.ts'
import roadmap from '../roadmap.ts'
import timeline from '../timeline.ts'

function messagesFor(format: AnyFormat, copy: string): readonly Message[] {
  const messages: Message[] = []
  const document = readDocument(copy, new Map(), { add() {} })
  format.read?.(document, { add: message => messages.push(message) })
  return messages
}

for (const format of [dashboard, infographic, orgChart, roadmap, timeline] as readonly AnyFormat[]) {
  test(`a ${format.slug} says that copy of another shape is set as prose`, () => {
    const [message, ...others] = messagesFor(format, '# A title\n\nText.\n\n- a point\n- another')
    assert.is(message?.rule, 'graphic-missing')
    assert.match(message?.text ?? '', format.slug)
    assert.equal(others, [])
  })
}

test('copy that is drawn is not complained about', () => {
  assert.equal(messagesFor(timeline, '# A\n\n- 1900 - a\n- 1901 - b'), [])
  assert.equal(messagesFor(orgChart, '# A\n\n- a\n  - b'), [])
  assert.equal(messagesFor(roadmap, '# A\n\n## Now\n\n- a\n\n## Next\n\n- b'), [])
  assert.equal(messagesFor(infographic, '# A\n\n- **4%** drunk'), [])
  assert.equal(messagesFor(dashboard, '# A\n\n- **4%** drunk'), [])
})

test.run()
