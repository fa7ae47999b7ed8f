import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine } from '../../../core/engine.ts'
import { formats } from '../../../formats/index.ts'
import { pagePolicy, takePolicy } from './page-policy.ts'
import { readRange } from './range.ts'
import { withoutSpeakerNotes } from '../../service/outputs/speaker-notes.ts'
import { stripNodes } from './strip-nodes.ts'

test('a rendered deck keeps its own policy, and loses the names of its nodes', async () => {
  const engine = createEngine({ formats, threads: 0 })
  try {
    const folder = new URL('../../../../fixtures/slide-deck/', import.meta.url)
    const content = readFileSync(new URL('content.md', folder), 'utf8')
    const { artifacts } = await engine.render({ format: 'slide-deck', content, outputs: ['html'] })
    const page = artifacts.find(({ path }) => path === 'site/index.html')
    const html = Buffer.from(page?.bytes ?? []).toString()
    assert.match(html, ' data-node="n_')
    const shown = await stripNodes(html)
    assert.not.match(shown, 'data-node')
    assert.is(shown, html.replaceAll(/ data-node="[nf]_[\w@-]+"/g, ''))
    const policy = pagePolicy(takePolicy(html).policy, 'https://platen.example')
    assert.match(policy, /^sandbox allow-scripts; default-src 'none'; style-src 'sha256-/)
    assert.match(policy, /; frame-ancestors https:\/\/platen\.example$/)
    const script = [...shown.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    assert.match(policy, `script-src 'sha256-${hash}'`)
  } finally {
    await engine.close()
  }
})

test('what the copy says about nodes stays', async () => {
  const copy = '<p data-node="n_1" title="a > b">write data-node="n_1" &lt;p data-node="n_2"></p>'
  assert.is(await stripNodes(copy), '<p title="a > b">write data-node="n_1" &lt;p data-node="n_2"></p>')
  assert.is(await stripNodes('<a x="<b data-node=\'1\'>">'), '<a x="<b data-node=\'1\'>">')
  const hostile = '<a "'.repeat(50_000)
  assert.is(await stripNodes(hostile), hostile)
})

test('others have their turns while a page of very many tags is made public', async () => {
  const page = `<details class="notes">${'<p data-node="n_1">x</p>'.repeat(20_000)}</details>`
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  try {
    assert.not.match(await stripNodes(page), 'data-node')
    const before = turns
    assert.is(await withoutSpeakerNotes(page), '')
    assert.ok(before > 20 && turns > 2 * before - 5, `${before} and ${turns} turns`)
  } finally {
    clearImmediate(next)
  }
})

test('a page that says nothing of itself may do nothing', () => {
  const policy = pagePolicy(takePolicy('<p>x</p>').policy, 'https://platen.example')
  assert.match(policy, "sandbox allow-scripts; default-src 'none'")
  const late = '<head></head><meta http-equiv="Content-Security-Policy" content="script-src *">'
  assert.not.match(pagePolicy(takePolicy(late).policy, 'https://platen.example'), 'script-src *')
  const broken = '<meta http-equiv="Content-Security-Policy" content="a\r\nX-Evil: 1"></head>'
  assert.not.match(pagePolicy(takePolicy(broken).policy, 'https://platen.example'), 'Evil')
})

test('ranges: one part, from the start, from the end, and what is none', () => {
  assert.equal(readRange('bytes=0-4', 10), { start: 0, end: 4 })
  assert.equal(readRange('bytes=4-', 10), { start: 4, end: 9 })
  assert.equal(readRange('bytes=-3', 10), { start: 7, end: 9 })
  assert.equal(readRange('bytes=-30', 10), { start: 0, end: 9 })
  assert.equal(readRange('bytes=0-99', 10), { start: 0, end: 9 })
  for (const beyond of ['bytes=10-', 'bytes=10-20', 'bytes=-0'])
    assert.is(readRange(beyond, 10), 'unsatisfiable')
  for (const none of [
    null,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'items=0-1',
    'bytes=a-b',
  ]) {
    assert.is(readRange(none, 10), undefined, String(none))
  }
})

test.run()
