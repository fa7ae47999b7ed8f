import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../../../core/message.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { createJob } from '../../service/jobs/jobs.ts'
import { createRun } from '../../service/runs/create-run.ts'
import { storeFile } from '../../service/files/files.ts'
import { createViewerSession } from '../../service/outputs/viewer.ts'
import { longestTurn } from '../../testing/longest-turn.test.kit.ts'
import { createCopyReader } from '../../system/threaded-copy-reader.ts'
import { createHarness, type Harness, workOff } from '../testing/harness.test.kit.ts'
import { png } from '../testing/scene.test.kit.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { viewerRoutes } from './viewer-routes.ts'
import { findJob } from '../../service/jobs/find-job.ts'

/**
 * Longest that anything else waits, at the best of a few times, as a share of what it waits where the copy is read in this
 * thread: a machine that does much else makes both longer.
 */
const most = 0.2
const times = 6

const long = suite<{
  api: Harness
  base: string
  jobId: string
  runId: string
  commit: string
  fileId: string
}>('long copy')
const copyReader = createCopyReader()

long.before(async context => {
  const api = await createHarness({
    change: () => ({ copyReader }),
    pages: service => [...dashboardRoutes(service), ...viewerRoutes(service)],
  })
  const { service } = api
  const { jobId } = await createJob(service, service.caller, 'Tide')
  const { runId } = await createRun(service, service.caller, jobId, {
    ...{ format: 'report', instructions: '', content: copyOf(HEADINGS) },
    ...{ files: [], assets: [], notifyEmail: false },
  })
  await workOff(service)
  const { viewerUrl } = await createViewerSession(service, service.caller, jobId)
  const commit = (await service.store.read(tx => findJob(tx, service.caller.accountId, jobId)))?.currentCommit
  const { fileId } = await storeFile(service, service.caller, {
    ...{ filename: 'map.png', contentType: 'image/png' },
    body: (async function* () {
      yield png
    })(),
  })
  Object.assign(context, { api, jobId, runId, commit, fileId, base: new URL(viewerUrl).pathname })
  // The thread and the pages' own parts start once.
  await copyReader.readNodes('', 'x')
  await api.app.request(`http://platen.test${context.base}`)
})
long.after(async ({ api }) => {
  await copyReader.close()
  await api.close()
})

/** What makes 150 kB. */
const HEADINGS = 1500

/** About a hundred bytes a heading. */
function copyOf(headings: number): string {
  const section = (at: number): string => `## Tide ${at}\n\n${'High *water* at noon. '.repeat(4)}`
  return Array.from({ length: headings }, (_, at) => section(at)).join('\n\n')
}

long('nothing else waits for 150 kB of copy to be read or changed', async context => {
  const { api, base, jobId, runId, commit, fileId } = context
  const ask = (path: string, body?: object) => async (): Promise<unknown> => {
    const sent = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const answer = await api.app.request(`http://platen.test${path}`, sent)
    return answer.arrayBuffer()
  }
  const send = (path: string, json?: object) => () =>
    api.send(json ? 'POST' : 'GET', path, json ? { json } : {})
  const copy = copyOf(HEADINGS)
  const wholeTurn = Math.min(
    await longestTurn(async () => readDocument(copy, new Map(), createReport())),
    await longestTurn(async () => readDocument(copy, new Map(), createReport())),
  )
  let edits = 0
  const acts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['viewer', ask(base)],
    ['frame', ask(`${base}versions/${commit}/site/index.html`)],
    ['text', ask(`${base}nodes/n_1`)],
    [
      'edit by link',
      () =>
        ask(`${base}nodes`, {
          edits: [{ node_id: 'n_1', content: `Ebb ${edits++}` }],
          commit_hash: commit,
        })(),
    ],
    ['run', send(`/v1/jobs/${jobId}/runs/${runId}`)],
    ['job', send(`/v1/jobs/${jobId}`)],
    ['repository', send(`/v1/jobs/${jobId}/repository`)],
    // Signs of code whose ends have to be looked for, once a picture comes along.
    ['picture', send(`/v1/jobs/${jobId}/runs`, { content: '`` ` '.repeat(20 * HEADINGS), files: [fileId] })],
  ]
  for (const [name, act] of acts) {
    const turns: number[] = []
    const isShort = (turn: number): boolean => turn <= most * wholeTurn
    for (let time = 0; time < times && !turns.some(isShort); time += 1) turns.push(await longestTurn(act))
    const told = turns.map(Math.round).join(', ')
    assert.ok(turns.some(isShort), `${name}: ${told} ms; reading takes ${Math.round(wholeTurn)}`)
  }
})

long.run()
