import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../../message.ts'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Roles } from '../roles.ts'
import { openBearer } from './first-line.ts'
import { plainText } from '../../source/text.ts'

const poster: Roles = { needs: ['title'], takes: ['startDate', 'time', 'location', 'price'], facts: 'all' }
const titleOf = (copy: string): string | undefined =>
  readCopy(readDocument(copy, new Map(), createReport()), poster).roles.title?.text

test('of a few short lines over labelled facts the first is the title, and not who plays', () => {
  const play = [
    '越剧《梁祝》\n新编三折\n',
    '草桥 · 楼台\n',
    '演出：绍兴青年越剧团\n时间：2026年6月12日 19:30\n地点：绍兴大剧院\n票价：60 元',
  ].join('\n')
  assert.is(titleOf(play), '越剧《梁祝》')
  assert.is(
    titleOf('Ganga Music Circle\n12th winter season\n\nEvent: Sitar recital\nTime: 18:30\nPlace: Old Hall'),
    'Sitar recital',
  )
  assert.is.not(titleOf('Dear all,\nwe meet soon\n\nTime: 19:30\nPlace: Old Hall\nPrice: £4'), 'Dear all,')
})

test('a life is named by whose it is, and what it is stands above', () => {
  const opened = (copy: string): readonly (readonly [string, string])[] =>
    openBearer(readDocument(copy, new Map(), createReport()).root.children).map(block => [
      block.type,
      plainText(block),
    ])
  assert.equal(opened('# Curriculum vitae\n\n**Ana de la Cruz**\nCartographer').slice(0, 3), [
    ['paragraph', 'Curriculum vitae'],
    ['heading', 'Ana de la Cruz'],
    ['paragraph', 'Cartographer'],
  ])
  for (const kept of ['# Ana Cruz\n\nMap Maker', '# Curriculum vitae\n\nI have drawn maps since 2009.'])
    assert.is(opened(kept)[0]?.[0], 'heading', kept)
})

test.run()
