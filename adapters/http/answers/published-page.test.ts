import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Service } from '../../service/service.ts'
import { createEngine } from '../../../core/engine.ts'
import { formats } from '../../../formats/index.ts'
import { pagePolicy, takePolicy } from './page-policy.ts'
import { readRange } from './range.ts'
import { withoutSpeakerNotes } from '../../service/outputs/speaker-notes.ts'
import { stripNodes } from './strip-nodes.ts'
import { writePublished } from './published-page.ts'

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
    assert.ok(before > 2 && turns > 20, `${before} and ${turns} turns`)
  } finally {
    clearImmediate(next)
  }
})

test('many who look at a long public page cost little more than one', async () => {
  const page = `<head></head>${'<p data-node="n_1">tide</p>'.repeat(60_000)}`
  let reads = 0
  const file = {
    path: 'outputs/site/index.html',
    type: 'text/html',
    size: page.length,
    blob: 'page',
    gitHash: 'f0',
  }
  const store = { read: async () => ({ version: { manifest: 'files' } }) }
  const blobs = {
    get: async () => Buffer.from(JSON.stringify([file])),
    async read() {
      reads += 1
      if (reads === 1) throw new Error('not now')
      return (async function* () {
        yield Buffer.from(page)
      })()
    },
  }
  const service = { store, blobs, settings: { publicUrl: 'https://platen.example' } } as unknown as Service
  const ask = async (): Promise<string> => {
    const wish = { slug: 'long', path: '' }
    return (await writePublished(service, wish, new Request('https://pages.example/'), {})).text()
  }
  await ask().catch(() => {})
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, ask))
  assert.is(first, page.replaceAll(' data-node="n_1"', ''))
  assert.ok(others.every(other => other === first))
  assert.is(reads, 2, 'what failed is tried again, once for all')
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
