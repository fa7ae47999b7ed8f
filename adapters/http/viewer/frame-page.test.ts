import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toFramePage } from './frame-page.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const page = (policy: string): string => `<!doctype html>
<html><head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Ebb</title></head>
<body><p data-node="n_0">&lt;/body&gt;</p></body></html>`

test('the page’s own policy moves to the header and lets one more script run', () => {
  const { html, policy } = toFramePage(
    page('default-src &#x27;none&#x27;; style-src &#x27;sha256-abc=&#x27;'),
  )
  const script = /<script>([\s\S]*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  assert.not.match(html, 'http-equiv')
  assert.is(
    policy,
    `sandbox allow-scripts; default-src 'none'; style-src 'sha256-abc='; script-src ${hash(script)}; frame-ancestors 'self'`,
  )
})

test('a script of the page’s own keeps its place', () => {
  const { policy } = toFramePage(page("default-src 'none'; script-src 'sha256-deck='"))
  assert.match(policy, /script-src 'sha256-[^']+' 'sha256-deck='/)
  assert.is(policy.match(/script-src/g)?.length, 1)
})

test('a page that says nothing of itself may do nothing, and copy that looks like a policy is none', () => {
  const { html, policy } = toFramePage(
    '<p data-node="n_1"><meta http-equiv="Content-Security-Policy" content="default-src *"></p>',
  )
  assert.match(policy, "default-src 'none'")
  assert.not.match(policy, 'default-src *')
  assert.match(html, 'data-node="n_1"')
})

test('the sandbox never gives the page an origin', () => {
  assert.not.match(toFramePage(page("default-src 'none'")).policy, 'allow-same-origin')
})

test.run()
