import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine, type Engine } from '../../../core/engine.ts'
import { formats } from '../../../formats/index.ts'
import { createTestEngine } from '../../testing/create-service.test.kit.ts'
import { readZip } from '../../testing/read-zip.test.kit.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { viewerRoutes } from '../viewer/viewer-routes.ts'

/** What others name becomes paths in archives and repositories, and headers of downloads. */
const hostile = suite<{ open(engine: Engine): Promise<Harness>; opened: Harness[]; folder: string }>(
  'hostile outputs',
)
hostile.before.each(context => {
  context.folder = mkdtempSync(join(tmpdir(), 'platen-hostile-'))
  context.opened = []
  context.open = async engine => {
    const api = await createHarness({
      engine,
      transport: 'socket',
      formats: { report: 'print', 'landing-page': 'web' },
      pages: service => [...dashboardRoutes(service), ...viewerRoutes(service)],
    })
    context.opened.push(api)
    return api
  }
})
hostile.after.each(async ({ opened, folder }) => {
  for (const api of opened) await api.close()
  rmSync(folder, { recursive: true })
})

async function exported(api: Harness, jobId: string): Promise<readonly string[]> {
  const link = await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'html' } })
  const { bytes } = await api.send('GET', link.json.download_url, { key: '' })
  return [...readZip(bytes).keys()].sort()
}

hostile(
  'a format that writes outside of its folder fails the run, and nothing of it is kept',
  async ({ open }) => {
    const paths = [
      ...[
        'site/../../evil.txt',
        'site/ok/../../../evil.txt',
        '../evil.txt',
        '/etc/evil.txt',
        'site//evil.txt',
      ],
      ...[
        'site/a\\..\\..\\evil.txt',
        'C:\\evil.txt',
        'site/C:/evil.txt',
        'site/a\u0000.txt',
        'site/./evil.txt',
        '',
      ],
      ...['site/.git/config', 'site/..', 'site/\u202etxt.exe', 'site/a\r\nb', 'site/', 'site/trailing. '],
    ]
    let path = ''
    const engine = createTestEngine()
    const api = await open({
      ...engine,
      async render(job) {
        const rendition = await engine.render(job)
        return {
          ...rendition,
          artifacts: [...rendition.artifacts, { path, type: 'text/plain', bytes: Buffer.from('evil') }],
        }
      },
    })
    const jobId = await api.job()
    for (path of paths) {
      const runId = await api.run(jobId)
      const run = (await api.send('GET', `/v1/jobs/${jobId}/runs/${runId}`)).json
      assert.equal([run.status, run.charge_usd], ['failed', 0], JSON.stringify(path))
      assert.match(run.error, 'paths are relative and of plain names')
    }
    assert.is((await api.send('GET', '/v1/credits')).json.balance_usd, 10)
    path = 'site/assets/fine name-1.txt'
    await api.run(jobId)
    assert.equal(await exported(api, jobId), ['assets/fine name-1.txt', 'index.html'])
  },
)

hostile(
  'pictures of any name come out under plain names, in the ZIP and in the repository',
  async ({ open, folder }) => {
    const api = await open(createEngine({ formats, threads: 0 }))
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const names = [
      ...[
        '../../etc/passwd.png',
        'a\\..\\b.png',
        '.git',
        '__proto__',
        'constructor',
        'ü “x” <b>&.png',
        'CON.png',
      ],
      ...['a\u0000b.png', 'x'.repeat(300), '-rf.png', '%2e%2e%2fc.png', 'ebb.png', 'EBB.png'],
    ]
    const form = new FormData()
    form.set('format', 'landing-page')
    form.set('content', names.map(name => `![x](<${name.replaceAll(/[<>]|\0/g, '-')}>)`).join('\n\n'))
    const blob = new Blob([new Uint8Array(picture)], { type: 'image/png' })
    for (const name of names) form.append('files', blob, name)
    const jobId = await api.job()
    const created = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
    assert.is(created.status, 202, created.text)
    await api.workOff()
    const run = (await api.send('GET', `/v1/jobs/${jobId}/runs/${created.json.run_id}`)).json
    assert.is(run.status, 'completed', run.error)
    const zipped = await exported(api, jobId)
    assert.ok(zipped.includes('index.html') && zipped.length > 5, zipped.join())
    for (const name of zipped) assert.match(name, /^(index\.html|assets\/[\w-][\w.-]*)$/)
    assert.is(new Set(zipped.map(name => name.toLowerCase())).size, zipped.length)
    const bundle = await api.send('GET', `/v1/jobs/${jobId}/repository`)
    writeFileSync(join(folder, 'job.bundle'), bundle.bytes)
    execFileSync('git', ['-c', 'fetch.fsckObjects=true', 'clone', '-q', 'job.bundle', 'cloned'], {
      cwd: folder,
    })
    assert.equal(readdirSync(folder).sort(), ['cloned', 'job.bundle'])
    const assets = readdirSync(join(folder, 'cloned/assets'))
    // Two names that differ by case only are one file to many.
    assert.is(assets.length, names.length - 1)
    for (const name of assets) assert.not.match(name, /[/\\:<>"|?*]|^\./)
  },
)

hostile(
  'a job of any name is downloaded under one line of ASCII, by link and from the viewer',
  async ({ open }) => {
    const api = await open(createTestEngine())
    const names = [
      ...[
        'a\r\nSet-Cookie: x=1',
        '"; filename=evil.exe',
        '../../etc/passwd',
        '界\u2028\u202egpj.exe',
        '%0d%0aX: 1',
        'a\ud800',
      ],
      ...['.htaccess', ';', 'a\u0000b', 'a\u007f\u0085', "';alert(1)//", '😀'.repeat(200)],
    ]
    for (const name of names) {
      const jobId = await api.job(name)
      await api.run(jobId)
      const { viewer_url } = (await api.send('GET', `/v1/jobs/${jobId}/viewer/session`)).json
      const links = [`${viewer_url}download/pdf`, `${viewer_url}download/zip`]
      for (const format of ['pdf', 'html']) {
        links.push(
          (await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format } })).json.download_url,
        )
      }
      for (const link of links) {
        const { status, headers } = await api.send('GET', new URL(link).pathname, { key: '' })
        assert.is(status, 200, name)
        const shown = headers.get('content-disposition') ?? ''
        assert.match(
          shown,
          /^attachment; filename=(?:"(?:[^"\\/]|\\.)+\.(?:pdf|zip)"|[\w.-]+)(; filename\*=UTF-8''[\w.!%~'()*-]+)?$/,
          name,
        )
        assert.match(shown, /^[\x20-\x7e]+$/)
        assert.is(headers.get('set-cookie'), null)
        assert.is(headers.get('x-content-type-options'), 'nosniff')
      }
      api.service.pass(60_000)
    }
  },
)

hostile(
  'names are kept without what turns them over, ends their line or no store takes',
  async ({ open }) => {
    const api = await open(createTestEngine())
    const seen = new Set<string>()
    const named = async (name: string, path: string): Promise<string | number> => {
      const { status } = await api.send('POST', path, { json: { name } })
      if (status >= 300) return status
      const names: string[] = (await api.send('GET', path)).json.data.map((one: { name: string }) => one.name)
      return names.find(one => !seen.has(one) && seen.add(one)) ?? 'none'
    }
    for (const path of ['/v1/jobs', '/v1/auth/keys']) {
      seen.clear()
      for (const { name } of (await api.send('GET', path)).json.data) seen.add(name)
      assert.is(await named('a\u0000b\r\n\tc\u001b[31md', path), 'a b c [31md')
      assert.is(await named('tide\u202egpj.exe\u2066', path), 'tide gpj.exe')
      assert.is(await named('\ud800x\uffff', path), 'x')
      assert.is(await named(' \u0000\u0007\u2028 ', path), 400)
      assert.is(await named('👩\u200d👧 \u06a9\u200c\u06cc', path), '👩\u200d👧 \u06a9\u200c\u06cc')
    }
  },
)

hostile.run()
