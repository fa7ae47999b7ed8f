import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { writeDescription } from '../description/description.ts'
import { curlsOf } from './curl.ts'
import { docsPage } from './docs-page.ts'
import { exampleOf, unknown } from './example.ts'
import { listOperations, type Operation } from './operation.ts'

const description = writeDescription({
  ...{ version: '1.2.3', url: 'https://platen.test', contentUrl: 'https://pages.test' },
  formats: ['report', 'poster'],
})
const operations = listOperations(description)
const { html, policy } = docsPage(description, { hasDashboard: true })

function operation(id: string): Operation {
  const found = operations.find(candidate => candidate.id === id)
  assert.ok(found, id)
  return found
}

test('every body and every answer has an example that fits it and says something', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  for (const { id, bodies, answers } of operations) {
    const all = [...bodies, ...answers.flatMap(({ body }) => (body ? [body] : []))]
    for (const { type, schema, example = exampleOf(schema) } of all) {
      if (type !== 'application/json') continue
      const fits = ajv.compile(schema)
      assert.ok(fits(example), `${id} ${type}: ${ajv.errorsText(fits.errors)} ${JSON.stringify(example)}`)
      assert.not.match(JSON.stringify(example), unknown)
    }
  }
})

test('a call can be typed as it stands', () => {
  const argumentsOf = (curl: string): string[] => {
    const script = `PLATEN=https://platen.test KEY=secret JOB=job_1; curl() { printf '%s\\0' "$@"; }; ${curl}`
    return spawnSync('sh', ['-c', script]).stdout.toString().split('\0').slice(0, -1)
  }
  const [json = '', form = ''] = curlsOf(operation('createRun'))
  const sent = argumentsOf(json)
  assert.is(sent[0], 'https://platen.test/v1/jobs/job_1/runs')
  assert.ok(sent.includes('Authorization: Bearer secret'))
  const body = operation('createRun').bodies[0]
  assert.equal(JSON.parse(sent.at(-1) ?? ''), body && exampleOf(body.schema))
  assert.ok(argumentsOf(form).includes('files=@heron.png'))
  assert.equal(argumentsOf(curlsOf(operation('deleteJob'))[0] ?? '').slice(0, 3), [
    ...['-X', 'DELETE', 'https://platen.test/v1/jobs/job_1'],
  ])
  assert.match(curlsOf(operation('getPublishedPage'))[0] ?? '', 'https://pages.test/p/')
  assert.equal(curlsOf(operation('receivePayment')), [])
})

test('a quotation mark in an example does not end the argument', () => {
  const schema = { type: 'object', examples: [{ name: "the harbour's" }] }
  const [curl = ''] = curlsOf({ ...operation('createJob'), bodies: [{ type: 'application/json', schema }] })
  const { stdout } = spawnSync('sh', ['-c', `curl() { for last; do :; done; printf %s "$last"; }; ${curl}`])
  assert.equal(JSON.parse(stdout.toString()), { name: "the harbour's" })
})

test('every operation has its place: address, scope, fields, refusals with their meaning', () => {
  for (const { id, summary } of operations) assert.match(html, `<a href="#${id}">${summary}</a>`)
  const run = html.slice(html.indexOf('<article class="operation" id="createRun"'))
  const article = run.slice(0, run.indexOf('</article>'))
  assert.match(article, '/v1/jobs/<i>{job_id}</i>/runs')
  assert.match(article, 'scope <code>runs:rw</code>')
  assert.match(article, '<code>instructions</code>')
  assert.match(
    article,
    '<b>402</b> <span><code>balance-insufficient</code> the balance does not cover the run',
  )
  assert.match(article, 'Answer <b>202</b>')
})

test('the guide begins with the shortest way, one call', () => {
  const guide = html.slice(html.indexOf('<article id="start">'), html.indexOf('<ol class="way">'))
  assert.match(guide, '<a href="#renderDocument"><code>POST /v1/render</code></a>')
  assert.match(guide, '/v1/render&quot;')
})

test('it runs nothing and loads only what is beside it', () => {
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
  assert.match(policy, `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  assert.not.match(html, /<script|undefined|\[object/)
  const loaded = [...html.matchAll(/(?:src="|<link[^>]*href="|url\()([^")]+)/g)].map(match => match[1] ?? '')
  assert.ok(loaded.length > 4)
  for (const address of loaded) assert.match(address, /^\/theme\/[\w.-]+$/)
})

test('every link within it leads somewhere, and no name is given twice', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
  assert.is(new Set(ids).size, ids.length)
  for (const [, target = ''] of html.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(target), target)
})

test('without a dashboard nothing leads to it', () => {
  const alone = docsPage(description, { hasDashboard: false }).html
  assert.match(html, 'href="/jobs"')
  assert.not.match(alone, /href="\/(jobs)?"/)
})

test.run()
