import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createTestEngine } from '../../testing/create-service.test.kit.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { viewerRoutes } from '../viewer/viewer-routes.ts'

/** Addresses that try to leave the folder that they are for, sent as they are: clients tidy them up. */
const hostile = suite<{ api: Harness; jobId: string; commit: string }>('hostile paths')
hostile.before(async context => {
  const engine = createTestEngine()
  const api = await createHarness({
    transport: 'socket',
    pages: service => [...dashboardRoutes(service), ...viewerRoutes(service)],
    engine: {
      ...engine,
      async render(job) {
        const rendition = await engine.render(job)
        const logo = { path: 'site/assets/ü logo.png', type: 'image/png', bytes: Buffer.from('the logo') }
        return { ...rendition, artifacts: [...rendition.artifacts, logo] }
      },
    },
  })
  const jobId = await api.job()
  const run = { format: 'report', instructions: 'the brief is secret', content: '# Only the page' }
  await api.send('POST', `/v1/jobs/${jobId}/runs`, { json: run })
  await api.workOff()
  const { current_commit: commit } = (await api.send('GET', `/v1/jobs/${jobId}`)).json
  Object.assign(context, { api, jobId, commit })
})
hostile.after(({ api }) => api.close())

interface Got {
  readonly status: number
  readonly text: string
}

/** Asks for a path as it is written. */
function ask(api: Harness, host: string, path: string, key = ''): Promise<Got> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve, reject) => {
    const headers = { host, ...(key !== '' && { authorization: `Bearer ${key}` }) }
    const sent = request({ hostname, port, path, headers, agent: false }, async answer => {
      resolve({ status: answer.statusCode ?? 0, text: await text(answer) })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Ways out of a folder, and names that mean something to somebody on the way. */
const ways: readonly string[] = [
  ...['../copy.md', '../brief.txt', '../../copy.md', '%2e%2e/copy.md', '%2e%2e%2fcopy.md', '..%2fcopy.md'],
  ...['..%5ccopy.md', '..\\copy.md', '%252e%252e%252fcopy.md', '..%c0%afcopy.md', '%c0%ae%c0%ae/copy.md'],
  ...['....//copy.md', '..;/copy.md', './../copy.md', 'assets/../../copy.md', 'assets/..%2f..%2fcopy.md'],
  ...['/copy.md', '//copy.md', '/etc/passwd', '%2fetc%2fpasswd', 'C:/copy.md', 'file:///etc/passwd'],
  ...['index.html/', 'index.html/../../copy.md', 'index.html%00.png', '%00', 'index.html%20', 'index.html.'],
  ...[
    'INDEX.HTML',
    'index.html;x',
    '%ff',
    '%ZZ',
    '%',
    '__proto__',
    'constructor',
    'toString',
    'assets',
    'assets/',
  ],
  ...['\uff0e\uff0e\uff0fcopy.md', '\u2024\u2024/copy.md'].map(encodeURI),
  ...['x'.repeat(8000), '../'.repeat(2000), 'a/'.repeat(2000), '?'.repeat(50), '*', '..', '...'],
]

function checkRefused(got: Got, what: string): void {
  // Enough steps up lead to the first page, which leads to where one signs in.
  assert.ok(
    [303, 308, 400, 403, 404].includes(got.status),
    `${what}: ${got.status} ${got.text.slice(0, 200)}`,
  )
  assert.not.match(got.text, /the brief is secret|# Only the page|root:x:|sha256-[0-9a-f]{10}|\/tmp\//)
}

hostile('a published page has its files and nothing around them', async ({ api, jobId }) => {
  const { public_url } = (await api.send('POST', `/v1/jobs/${jobId}/publish`)).json
  const { host, pathname } = new URL(public_url)
  for (const good of [
    '',
    'index.html',
    '%69ndex.html',
    './index.html',
    'assets/../index.html',
    '?x=1',
    '?',
  ]) {
    const got = await ask(api, host, pathname + good)
    assert.equal([got.status, /# Only the page/.test(got.text)], [200, true], good)
  }
  assert.is((await ask(api, host, `${pathname}assets/${encodeURIComponent('ü logo.png')}`)).text, 'the logo')
  for (const way of ways.filter(path => !path.startsWith('?'))) {
    checkRefused(await ask(api, host, pathname + way), way)
    // Nor is there a way from one page to what lies beside it.
    checkRefused(await ask(api, host, `/p/${way}`), `/p/${way}`)
    checkRefused(await ask(api, host, pathname.slice(0, -1) + way), `without the slash ${way}`)
  }
  for (const path of [
    'document.pdf',
    'pages/1.png',
    'site/index.html',
    'outputs/site/index.html',
    'design.json',
  ]) {
    checkRefused(await ask(api, host, pathname + path), path)
  }
})

hostile('a preview has the outputs of its own versions and nothing else', async ({ api, jobId, commit }) => {
  const { viewer_url } = (await api.send('GET', `/v1/jobs/${jobId}/viewer/session`)).json
  const { host, pathname } = new URL(viewer_url)
  const base = `${pathname}versions/${commit}/`
  assert.match((await ask(api, host, `${base}site/index.html`)).text, '# Only the page')
  assert.match((await ask(api, host, `${base}document.pdf`)).text, '%PDF')
  for (const way of ways) {
    checkRefused(await ask(api, host, base + way), way)
    // The router forgives a slash at the end.
    if (way !== 'index.html/') checkRefused(await ask(api, host, `${base}site/${way}`), `site/${way}`)
    checkRefused(await ask(api, host, `${pathname}versions/${way}/site/index.html`), `version ${way}`)
    if (way !== '..') checkRefused(await ask(api, host, `${pathname}download/${way}`), `download ${way}`)
  }
  for (const path of ['copy.md', 'brief.txt', 'design.json', 'report.json', 'outputs/document.pdf', '']) {
    checkRefused(await ask(api, host, base + path), path)
  }
})

hostile('links and ids that are paths lead nowhere', async ({ api, jobId }) => {
  for (const way of ways.filter(path => path !== '..')) {
    api.service.pass(10_000)
    for (const path of [
      `/downloads/${way}`,
      `/v1/jobs/${way}`,
      `/v1/jobs/${jobId}/runs/${way}`,
      `/v1/files/${way}`,
    ]) {
      const { status, text: body } = await ask(api, 'platen.test', path, api.key)
      assert.ok([303, 400, 403, 404].includes(status), `${path.slice(0, 100)}: ${status}`)
      assert.not.match(body, /root:x:|the brief is secret|\/tmp\//)
      assert.ok(body.length < 1000, 'what was asked for is not repeated at length')
    }
  }
})

hostile('hosts that are not ours get the API and never a published page', async ({ api, jobId }) => {
  const { public_url } = (await api.send('POST', `/v1/jobs/${jobId}/publish`)).json
  const { pathname } = new URL(public_url)
  for (const host of [
    'evil.example',
    'pages.test.evil.example',
    'pages.test@evil.example',
    'platen.test',
    '[::1]',
    'x',
  ]) {
    const { status, text: body } = await ask(api, host, pathname)
    assert.ok([400, 404].includes(status), `${host}: ${status}`)
    assert.not.match(body, 'evil.example')
  }
  assert.is((await ask(api, 'PAGES.test', pathname)).status, 200, 'a host has no case')
})

hostile.run()
