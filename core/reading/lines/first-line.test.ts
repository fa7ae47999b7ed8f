import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
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

test('what stands alone over who wrote it is the title, however long it is', () => {
  const long =
    'What Eleven Winters In A Borrowed Lighthouse Taught A Piano Tuner About Salt, Silence And The Patience Of Strings (With A Short List Of Things That Rust)'
  const { roles } = readIn(
    `${long}\n\nby Ida Moor and Tomás Mac Aodha\nThe Low Light, 3 May 2026\n\nStandfirst: The instrument stayed in tune. Nobody else did, and that was most of the point of going.`,
    { needs: ['title'], takes: ['datePublished'], facts: 'all' },
  )
  assert.is(roles.title?.text, long)
  assert.is(roles.abstract?.written, false)
})

test.run()
