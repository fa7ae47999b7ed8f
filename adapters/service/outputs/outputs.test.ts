import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { exportRun, openDownload } from './export.ts'
import { createJob, getJob } from '../jobs/jobs.ts'
import { openPublished, publishRun, unpublishJob } from './publish.ts'
import { writeRepository } from '../versions/repository.ts'
import type { VersionFile } from '../versions/version.ts'
import { findOutput, getVersion, openFile } from '../versions/versions.ts'
import { isTerminal } from '../runs/run-status.ts'
import { createRun } from '../runs/create-run.ts'
import { deleteRun, getRun } from '../runs/runs.ts'
import { createViewerSession, readViewerToken } from './viewer.ts'
import { startWorkers } from '../runs/work-runs.ts'
import { code } from '../../testing/outcome.test.kit.ts'

const outputs = suite<{ service: TestService; jobId: string; runIds: string[] }>('outputs')

async function complete(service: TestService, jobId: string, content: string): Promise<string> {
  const request = {
    format: 'report',
    instructions: 'calm',
    content,
    files: [],
    assets: [],
    notifyEmail: false,
  }
  const { runId } = await createRun(service, service.caller, jobId, request)
  while (!isTerminal((await getRun(service, service.caller, jobId, runId)).status))
    await new Promise(resolve => setTimeout(resolve, 2))
  return runId
}

outputs.before.each(async context => {
  const service = await createTestService()
  const workers = await startWorkers(service, 1)
  const { jobId } = await createJob(service, service.caller, 'Tide / tables')
  const runIds = [await complete(service, jobId, '# Ebb'), await complete(service, jobId, '# Flow')]
  await workers.drain()
  Object.assign(context, { service, jobId, runIds })
})
outputs.after.each(({ service }) => service.close())

const tokenOf = (url: string): string => url.replace(/\/$/, '').split('/').at(-1) as string

outputs('a PDF and a ZIP are exported by links that end', async ({ service, jobId }) => {
  const pdf = await exportRun(service, service.caller, jobId, { format: 'pdf' })
  const opened = await openDownload(service, tokenOf(pdf.downloadUrl))
  assert.is(opened.filename, 'tables.pdf')
  assert.match((await buffer(await opened.read())).toString(), '%PDF')
  const zip = async () => {
    const { downloadUrl } = await exportRun(service, service.caller, jobId, { format: 'html' })
    return buffer(await (await openDownload(service, tokenOf(downloadUrl))).read())
  }
  const [first, second] = [await zip(), await zip()]
  assert.equal(first, second)
  assert.is(first.subarray(0, 4).toString('latin1'), 'PK\u0003\u0004')
  assert.match(first.toString('latin1'), 'index.html')
  service.pass(61 * 60 * 1000)
  assert.is(await code(openDownload(service, tokenOf(pdf.downloadUrl))), 'link-invalid')
})

outputs(
  'an older run can be exported; one of another organisation cannot',
  async ({ service, jobId, runIds }) => {
    const wish = { format: 'pdf' as const, runId: runIds[0] as string }
    assert.is((await exportRun(service, service.caller, jobId, wish)).run.runId, runIds[0])
    assert.is(await code(exportRun(service, service.stranger, jobId, wish)), 'not-found')
    const empty = await createJob(service, service.caller, 'Empty')
    assert.is(
      await code(exportRun(service, service.caller, empty.jobId, { format: 'pdf' })),
      'nothing-completed',
    )
  },
)

outputs(
  'the public page is there until it is taken away, under one address',
  async ({ service, jobId, runIds }) => {
    const { publicUrl } = await publishRun(service, service.caller, jobId, { runId: runIds[0] ?? '' })
    const slug = tokenOf(publicUrl)
    const page = async () => {
      const file = await openPublished(service, slug, '')
      return file && (await buffer(await file.read())).toString()
    }
    assert.match((await page()) as string, '# Ebb')
    assert.is((await publishRun(service, service.caller, jobId)).publicUrl, publicUrl)
    assert.match((await page()) as string, '# Flow')
    assert.is(await openPublished(service, slug, '../document.pdf'), undefined)
    await deleteRun(service, service.caller, jobId, runIds[1] as string)
    assert.is(await page(), undefined)
    await publishRun(service, service.caller, jobId)
    await unpublishJob(service, service.caller, jobId)
    assert.is(await page(), undefined)
    assert.is((await getJob(service, service.caller, jobId)).publication, undefined)
  },
)

outputs('a preview shows one job to who has its link', async ({ service, jobId }) => {
  const { viewerUrl, expiresAt } = await createViewerSession(service, service.caller, jobId)
  assert.is(expiresAt - service.clock.now(), 24 * 60 * 60 * 1000)
  const access = await readViewerToken(service, tokenOf(viewerUrl))
  const { currentCommit } = await getJob(service, access, access.jobId)
  const version = await getVersion(service, access, access.jobId, currentCommit)
  const page = openFile(service, findOutput(version, 'site/index.html') as VersionFile)
  assert.match((await buffer(await page.read())).toString(), '# Flow')
  assert.is((await buffer(await page.read({ start: 0, end: 4 }))).toString(), '<!doc')
  service.pass(25 * 60 * 60 * 1000)
  assert.is(await code(readViewerToken(service, tokenOf(viewerUrl))), 'link-invalid')
})

outputs('git clones the whole history of a job', async ({ service, jobId }) => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-history-'))
  try {
    const bundle = await buffer(await writeRepository(service, service.caller, jobId))
    writeFileSync(join(folder, 'job.bundle'), bundle)
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString()
    git('clone', '-q', 'job.bundle', 'clone')
    const job = await getJob(service, service.caller, jobId)
    assert.equal(git('-C', 'clone', 'log', '--format=%H').trim().split('\n').length, 3)
    assert.is(git('-C', 'clone', 'rev-parse', 'HEAD').trim(), job.currentCommit)
    assert.is(readFileSync(join(folder, 'clone/copy.md'), 'utf8'), '# Flow')
    assert.equal(readdirSync(join(folder, 'clone/outputs')).sort(), ['document.pdf', 'pages', 'site'])
    git('-C', 'clone', 'fsck', '--strict')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

outputs.run()
