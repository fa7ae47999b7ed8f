import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createJob } from '../../service/jobs/jobs.ts'
import { publishRun } from '../../service/outputs/publish.ts'
import { createRun } from '../../service/runs/create-run.ts'
import { storeFile } from '../../service/files/files.ts'
import type { Run } from '../../service/runs/run.ts'
import { isTerminal } from '../../service/runs/run-status.ts'
import { type Desk, openDesk, openPage } from '../dashboard/browser.test.kit.ts'
import { findRun } from '../../service/runs/find-run.ts'
import { runTopic } from '../../service/ports/tables.ts'

/** A public page in a real browser: what it needs works, what it must not do does not. */
const published = suite<{ desk: Desk }>('published pages in a browser')
published.before(async context => {
  context.desk = await openDesk()
})
published.after(({ desk }) => desk.close())

const fixtures = new URL('../../../../fixtures/', import.meta.url)

async function publish({ service }: Desk, format: string, files: readonly string[] = []): Promise<string> {
  const { caller, store } = service
  const { jobId } = await createJob(service, caller, format)
  const content = readFileSync(new URL(`${format}/content.md`, fixtures), 'utf8')
  const stored = files.map(async name => {
    const bytes = readFileSync(new URL(`${format}/assets/${name}`, fixtures))
    const body = (async function* () {
      yield bytes
    })()
    return (await storeFile(service, caller, { filename: name, contentType: 'image/jpeg', body })).fileId
  })
  const request = { format, content, instructions: '', assets: [], notifyEmail: false }
  const { runId } = await createRun(service, caller, jobId, { ...request, files: await Promise.all(stored) })
  await new Promise<void>((resolve, reject) => {
    const look = (run: Run | undefined): void => {
      if (!run || !isTerminal(run.status)) return
      stop()
      resolve()
    }
    const stop = store.watch(runTopic(runId), look)
    // It may have ended before anybody listened.
    store.read(tx => findRun(tx, caller.accountId, jobId, runId)).then(look, reject)
  })
  return (await publishRun(service, caller, jobId)).publicUrl
}

published('a deck turns its slides, has its fonts, and reaches nothing of ours', async ({ desk }) => {
  const address = await publish(desk, 'slide-deck')
  const { page, complaints } = await openPage(desk.browser)
  await page.goto(address)
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(`${address}#2`)
  assert.equal(complaints.lines, [])
  await page.evaluate('document.fonts.ready.then(() => {})')
  assert.is(await page.evaluate('[...document.fonts].every(font => font.status !== "error")'), true)
  assert.is(await page.evaluate('document.querySelector("[data-node]")'), null)
  const cookie = 'try { document.cookie } catch (error) { error.name }'
  assert.is(await page.evaluate(cookie), 'SecurityError')
  const reach = `fetch('${desk.url}/livez').then(() => 'reached', () => 'refused')`
  assert.is(await page.evaluate(reach), 'refused')
  await page.close()
})

published('a lookbook shows its pictures', async ({ desk }) => {
  const address = await publish(desk, 'lookbook', ['plate-1.jpg', 'plate-2.jpg'])
  const { page } = await openPage(desk.browser)
  await page.goto(address)
  const shown = '[...document.images].filter(image => /plate-[12]\\.jpg$/.test(image.src))'
  await page.evaluate(
    `Promise.all(${shown}.map(image => { image.loading = 'eager'; return image.decode() }))`,
  )
  assert.is(await page.evaluate(`${shown}.length`), 2)
  await page.close()
})

published.run()
