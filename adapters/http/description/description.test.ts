import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../../core/testing/property.test.kit.ts'
import { casesOf } from '../../../core/testing/soak.test.kit.ts'
import type { JsonObject } from './json.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { routeList } from '../route-table.ts'

const description = suite<{ api: Harness; document: JsonObject }>('description')
description.before(async context => {
  context.api = await createHarness()
  context.document = (await context.api.send('GET', '/openapi.json', { key: '' })).json
})
description.after(({ api }) => api.close())

/** The endpoints that the interface promises, and those beyond it. */
const promised = `
GET /v1/auth/me
GET /v1/auth/keys
POST /v1/auth/keys
DELETE /v1/auth/keys/{key_id}
POST /v1/jobs
GET /v1/jobs
GET /v1/jobs/{job_id}
DELETE /v1/jobs/{job_id}
POST /v1/jobs/{job_id}/runs
GET /v1/jobs/{job_id}/runs/{run_id}
GET /v1/jobs/{job_id}/runs
POST /v1/jobs/{job_id}/runs/{run_id}/notify-email
POST /v1/jobs/{job_id}/runs/{run_id}/cancel
DELETE /v1/jobs/{job_id}/runs/{run_id}
POST /v1/files/request-upload
GET /v1/files/{file_id}
DELETE /v1/files/{file_id}
POST /v1/jobs/{job_id}/export
POST /v1/jobs/{job_id}/publish
POST /v1/jobs/{job_id}/unpublish
GET /v1/jobs/{job_id}/viewer/session
GET /v1/jobs/{job_id}/viewer/resume
PATCH /v1/jobs/{job_id}/nodes
GET /v1/credits
GET /v1/credits/ledger
POST /v1/credits/checkout
GET /v1/billing/portal
GET /v1/jobs/{job_id}/runs/{run_id}/events
GET /v1/jobs/{job_id}/repository
POST /v1/render
GET /v1/formats
GET /v1/limits
GET /livez
GET /readyz
GET /metrics
GET /version
GET /openapi.json
GET /docs
PUT /uploads/{token}
GET /downloads/{token}
GET /p/{slug}/{path}
POST /webhooks/stripe`

type Operations = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>

description('has every endpoint and no other', ({ document }) => {
  const listed = Object.entries(document['paths'] as unknown as Operations).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
  )
  assert.equal(listed.sort(), promised.trim().split('\n').sort())
})

description('every reference leads somewhere, every operation has a name of its own', ({ document }) => {
  const text = JSON.stringify(document)
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    assert.ok(name !== undefined && name in (document['components'] as { schemas: object }).schemas, name)
  }
  assert.not.match(text, /"\$schema"|"\$id"|"\$defs"/)
  const ids = routeList.map(({ operationId }) => operationId)
  assert.is(new Set(ids).size, ids.length)
})

description('bodies are closed, answers open to more fields later', ({ document }) => {
  const { schemas } = document['components'] as unknown as { schemas: Record<string, JsonObject> }
  for (const [name, schema] of Object.entries(schemas)) {
    const closed = schema['additionalProperties'] === false
    assert.is(closed, name.endsWith('Wish') || name === 'Nothing', name)
  }
})

description('no path or query makes a fault', async ({ api }) => {
  const part = check.oneof(
    check.string(),
    check.constantFrom(
      '..',
      '%2e%2e',
      '%00',
      'job_x',
      '__proto__',
      'constructor',
      '%ff',
      '*',
      ':job_id',
      '{job_id}',
    ),
  )
  await check.assert(
    check.asyncProperty(
      check.constantFrom(...routeList),
      check.array(part, { minLength: 3, maxLength: 3 }),
      part,
      async (route, parts, query) => {
        api.service.pass(10_000)
        const rest = [...parts]
        const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURI(rest.shift() ?? ''))
        const { status } = await api.app.request(`http://platen.test${path}?${encodeURI(query)}`, {
          method: route.method,
          headers: { authorization: `Bearer ${api.key}` },
        })
        assert.ok(status < 500 || status === 503, `${route.method} ${path} ${status}`)
      },
    ),
    { numRuns: casesOf(800) },
  )
})

description.run()
