import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { findFile } from '../../service/files/kept-files.ts'
import { overhear } from '../../testing/overhear.test.kit.ts'

/** Forms that are refused leave nothing behind. */
const hostile = suite<{ api: Harness }>('hostile forms')
hostile.before.each(async context => {
  context.api = await createHarness({ transport: 'socket' })
})
hostile.after.each(({ api }) => api.close())

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const megabyte = 1024 * 1024

function appendAll(form: FormData, names: readonly string[], value: string): void {
  for (const name of names) form.append(name, value)
}

hostile('a form is refused whole, and none of its files stay', async ({ api }) => {
  const jobId = await api.job()
  const { store, caller } = api.service
  const granted: string[] = []
  overhear(store, { put: (table, { fileId }) => table === 'files' && granted.push(fileId as string) })
  const picture = (): [string, Blob, string] => ['files', new Blob([png], { type: 'image/png' }), 'a.png']
  const cases: readonly (readonly [number, (form: FormData) => void])[] = [
    [
      413,
      form =>
        form.append('files', new Blob([png, new Uint8Array(25 * megabyte)], { type: 'image/png' }), 'b.png'),
    ],
    [400, form => form.append('files', new Blob(['not a picture'], { type: 'image/png' }), 'b.png')],
    [400, form => form.append('files', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'b.svg')],
    [400, form => form.append('files', new Blob(['<html>'], { type: 'image/png' }), 'b.png')],
    [400, form => form.append('files', new Blob([png], { type: 'image/png; charset=utf-8' }), 'b.png')],
    [400, form => form.append('surprise', 'x')],
    [400, form => form.append('other', new Blob([png], { type: 'image/png' }), 'b.png')],
    [400, form => form.append('format', 'report')],
    [400, form => form.append('file_ids', 'file_1')],
    [400, form => form.append('assets', '[{"name":"x"}]')],
    [400, form => form.append('notify_email', 'perhaps')],
    [400, form => form.append('webhook_url', 'javascript:alert(1)')],
    [400, form => form.append('content', new Blob([new Uint8Array([0xff, 0xfe])]), 'copy.md')],
    [404, form => appendAll(form, ['content', 'file_ids'], '["file_none"]')],
    [413, form => Array.from({ length: 51 }, () => form.append(...picture()))],
  ]
  for (const [status, spoil] of cases) {
    const form = new FormData()
    form.set('format', 'report')
    form.append(...picture())
    spoil(form)
    const refused = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
    assert.is(refused.status, status, `${refused.text} ${spoil}`)
    api.service.pass(5000)
  }
  assert.ok(granted.length > 0)
  for (const fileId of granted)
    assert.is(await store.read(tx => findFile(tx, caller.accountId, fileId)), undefined)
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 0)
})

hostile('a file that cannot be kept once the form is through refuses the form', async ({ api }) => {
  const jobId = await api.job()
  const { put } = api.service.blobs
  Object.assign(api.service.blobs, {
    async put(...args: Parameters<typeof put>) {
      await put(...args)
      await new Promise(resolve => setTimeout(resolve, 50))
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    },
  })
  const form = new FormData()
  form.set('format', 'report')
  form.set('content', 'x')
  form.append('files', new Blob([png], { type: 'image/png' }), 'a.png')
  const refused = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
  assert.equal([refused.status, refused.json.code], [503, 'storage-unavailable'])
  Object.assign(api.service.blobs, { put })
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 0)
})

hostile.run()
