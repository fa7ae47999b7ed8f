import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createJob } from '../../service/jobs/jobs.ts'
import { signInLink } from '../../service/access/sign-in.ts'
import { type Desk, findFaults, openDesk, openPage, until } from './browser.test.kit.ts'
import { findJob, pageOfJobs } from '../../service/jobs/find-job.ts'

const dashboard = suite<{ desk: Desk }>('dashboard')

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

dashboard.before(async context => {
  context.desk = await openDesk()
})
dashboard.after(({ desk }) => desk?.close())

dashboard('somebody signs in, makes a document, edits, saves and publishes it', async ({ desk }) => {
  const { service, browser, url } = desk
  const { page, complaints } = await openPage(browser)

  // Sign in: the e-mail's link, and one press.
  await page.goto(`${url}/credits`)
  assert.match(page.url(), '/sign-in')
  await page.fill('#email', 'Harbour@example.com')
  await page.click('text=Send me a link')
  await page.waitForSelector('text=Check your e-mail')
  const link = /http\S+token=\S+/.exec(service.mails.at(-1)?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.click('main button')
  await page.waitForURL(`${url}/credits`)
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'platen_session')
  assert.is(session?.httpOnly, true)
  assert.is(session?.sameSite, 'Lax')

  // A run with a picture that is sent ahead.
  await page.goto(`${url}/jobs`)
  await page.waitForSelector('text=Make your first document')
  await page.click('main >> text=New job')
  await page.fill('#name', 'Tide <b>tables</b>')
  await page.fill('#content', '# Ebb and flow\n\nHigh water at noon.\n\n![A red dot](dot.png)')
  await page.fill('#instructions', 'calm, dark green')
  await page.check('input[value="report"]')
  await page.setInputFiles('#files', { name: 'dot.png', mimeType: 'image/png', buffer: png })
  await page.waitForSelector('.file.done')
  await page.click('#submit')
  await page.waitForURL(/\/jobs\/job_/)
  const job = page.url()

  // It is watched to its end without a reload.
  await page.evaluate('window.isSame = true')
  await page.waitForSelector('.version')
  assert.is(await page.evaluate('window.isSame'), true)
  assert.is(await page.textContent('h1'), 'Tide <b>tables</b>')
  await until(page, 'document.querySelector(".version img").naturalWidth > 100')
  assert.match((await page.textContent('.read-as h4')) ?? '', 'Read as: Ebb and flow')
  const files = await page.request.get(`${job}/versions/${await commitOf(desk, job)}/copy.md`)
  assert.match(await files.text(), '![A red dot](assets/dot.png)')

  // A text is changed where it stands.
  await page.click('text=Open and edit')
  await page.click('#edit')
  const frame = page.frameLocator('#frame')
  // Texts can be chosen once the frame was told that they are edited.
  await frame.locator('[data-node][tabindex]', { hasText: 'High water at noon.' }).click()
  await page.waitForSelector('#editor-content:enabled')
  assert.is(await page.inputValue('#editor-content'), 'High water at noon.')
  await page.fill('#editor-content', 'High water at <one> & two.')
  await frame.locator('text=High water at <one> & two.').waitFor()
  await page.click('#editor button[name=save]')
  await page.waitForSelector('text=Saved as a new version.')
  await frame.locator('text=High water at <one> & two.').waitFor()
  assert.is(await page.locator('#commit option').count(), 2)
  assert.equal(complaints.lines, [])

  // Exports.
  const base = `${job}/versions/${await commitOf(desk, job)}`
  const save = async (address: string): Promise<Buffer> => {
    const answer = await page.request.get(address)
    assert.is(answer.status(), 200, address)
    assert.match(answer.headers()['content-disposition'] ?? '', 'attachment')
    return answer.body()
  }
  assert.is((await save(`${base}/download/pdf`)).subarray(0, 5).toString(), '%PDF-')
  assert.is((await save(`${base}/download/zip`)).subarray(0, 2).toString(), 'PK')
  assert.match((await save(`${job}/repository.bundle`)).subarray(0, 20).toString(), '# v2 git bundle')

  // Public after a second look, and gone again.
  await page.goto(job)
  await page.click('.job-head >> text=Publish')
  await page.waitForSelector('text=Anybody who knows the address')
  await page.click('main button')
  await page.waitForSelector('text=It is public now.')
  const address = (await page.getAttribute('.address', 'href')) ?? ''
  assert.match(address, service.settings.contentUrl)
  const reader = await openPage(browser)
  await reader.page.goto(address)
  // Some words are held together by a blank that no line ends at.
  assert.match((await reader.page.textContent('body')) ?? '', /High\swater\sat\s<one>\s&\stwo\./)
  await until(reader.page, '[...document.images].every(image => image.naturalWidth > 0)')
  assert.equal(reader.complaints.lines, [])
  await page.click('text=Unpublish')
  await page.waitForSelector('text=The public page is gone.')
  assert.is((await fetch(address)).status, 404)

  await page.click('text=Sign out')
  await page.waitForSelector('text=You are signed out.')
  await page.goto(job)
  assert.match(page.url(), '/sign-in?return_to=')
  await reader.page.close()
  await page.close()
})

dashboard(
  'a new job takes its title and its format from the copy, and nothing typed is lost',
  async ({ desk }) => {
    const { service, url } = desk
    const { page, complaints } = await openPage(desk.browser)
    await signIn(desk, page)
    // An example of the format that is chosen, by its link and by its button.
    await page.goto(`${url}/jobs/new?format=report&starter=1`)
    assert.match(await page.inputValue('#content'), 'format: report')
    await page.check('input[value="social-card"]')
    await page.fill('#content', '')
    await page.click('#starter')
    await until(page, 'document.getElementById("content").value.includes("format: social-card")')
    await page.fill('#content', '')
    await page.goto(`${url}/jobs/new`)
    // Without a word of it the copy tells, as it does on the command line; whoever chooses has the last word.
    await page.fill('#content', 'Invoice 7\n\nTotal: £12')
    await until(page, 'document.querySelector("input[name=format]:checked")?.value === "invoice"')
    assert.match(
      (await page.textContent('#read-ahead')) ?? '',
      'Taken for Invoice, told from the title “Invoice 7”.',
    )
    await page.fill('#content', '# Menu\n\nA few dishes.')
    await until(page, 'document.querySelector("input[name=format]:checked")?.value === "menu"')
    const copy =
      '---\nformat: report\ntitle: Tides\n---\n# Tides\n\nHigh water.\n\nLow water.\n\n![A heron](heron.png)'
    await page.fill('#content', copy)
    await until(page, 'document.getElementById("name").value === "Tides"')
    assert.is(await page.locator('input[name=format]:checked').getAttribute('value'), 'report')
    // Browsers ask only where somebody has touched the page.
    await page.click('#content')
    let asked = 0
    page.on('dialog', dialog => {
      asked += 1
      return dialog.dismiss()
    })
    await page.evaluate('location.assign("/jobs")')
    await until(page, 'document.visibilityState === "visible"')
    assert.match(page.url(), '/jobs/new')
    await page.click('#submit')
    await page.waitForSelector('.version')
    assert.is(asked, 1)

    // Its messages stand at the lines of the copy.
    await page.click('text=/^Details/')
    await page.waitForSelector('.message.warning')
    assert.match((await page.textContent('.excerpt mark')) ?? '', '![A heron](heron.png)')
    assert.match((await page.textContent('.message.warning p')) ?? '', 'line 11')

    // Several texts are changed, one change is undone, and all are saved as one version.
    await page.click('text=Open and edit')
    await page.click('#edit')
    const frame = page.frameLocator('#frame')
    const change = async (text: string, to: string): Promise<void> => {
      await frame.locator('[data-node][tabindex]', { hasText: text }).first().click()
      await until(page, `document.getElementById("editor-content").value === ${JSON.stringify(text)}`)
      await page.fill('#editor-content', to)
    }
    await change('High water.', 'Flood.')
    await change('Low water.', 'Ebb.')
    await page.evaluate('location.assign("/jobs")')
    await page.waitForSelector('text=Save 2 changes')
    assert.is(asked, 2)
    await page.click('#editor button[name=undo]')
    await frame.locator('text=Low water.').waitFor()
    await change('Low water.', 'Neap.')
    await page.click('text=Save 2 changes')
    await page.waitForSelector('text=2 texts are saved as a new version.')
    await frame.locator('text=Neap.').waitFor()

    // The version that is looked at is published, not the newest.
    const [jobId] = /job_\w+/.exec((await page.locator('.back').getAttribute('href')) ?? '') ?? ['']
    await page.goto(`${url}/jobs/${jobId}/compare`)
    await until(page, '[...document.querySelectorAll(".compare img")].length >= 2')
    await page.locator('.compare-side').first().locator('text=Publish this').click()
    await page.click('main button')
    await page.waitForSelector('text=It is public now.')
    const address = (await page.getAttribute('.address', 'href')) ?? ''
    const shown = await (await fetch(address)).text()
    assert.match(shown, 'High water.')
    assert.not.match(shown, 'Flood.')
    assert.is((await service.store.read(tx => tx.find('versions', 'job', jobId))).length, 3)
    assert.equal(complaints.lines, [])
    await page.close()
  },
)

/** Each width and each of the two looks. */
const looks = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const

dashboard('no page has a serious fault, wide or narrow, light or dark', async ({ desk }) => {
  const { url } = desk
  const { jobId } = await oneJob(desk)
  const paths = [
    ...['/jobs', '/jobs?search=nothing+like+it', '/jobs/new', `/jobs/${jobId}`, `/jobs/${jobId}/update`],
    ...[`/jobs/${jobId}/publish`, `/jobs/${jobId}/delete`, '/keys', '/credits', '/settings', '/docs'],
    ...[`/jobs/${jobId}/viewer`, `/jobs/${jobId}/compare`],
    `/jobs/${jobId}/versions/${await commitOf(desk, `/${jobId}`)}`,
  ]
  for (const look of looks) {
    const { page, complaints } = await openPage(desk.browser, look)
    for (const path of ['/sign-in', '/docs']) {
      await page.goto(url + path)
      assert.equal(await findFaults(page), [], path)
    }
    await signIn(desk, page)
    for (const path of paths) {
      await page.goto(url + path)
      assert.equal(await findFaults(page), [], `${path} at ${look.viewport.width} px`)
    }
    await page.goto(`${page.url()}?view=pages`)
    assert.equal(await findFaults(page), [], `page pictures at ${look.viewport.width} px`)
    assert.equal(complaints.lines, [])
    for (const address of [
      `${url}/nowhere`,
      `${url}/viewer/none/`,
      `${desk.service.settings.contentUrl}/p/none/`,
    ]) {
      await page.goto(address)
      assert.equal(await findFaults(page), [], `${address} at ${look.viewport.width} px`)
    }
    await page.close()
  }
})

/** Goes on with the tab key to what a selector names; the focus is to be seen on the way. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 200; tabs += 1) {
    await page.keyboard.press('Tab')
    const seen = (await page.evaluate(
      `(({ activeElement: at }) => [at.matches(${JSON.stringify(selector)}), at.matches(':focus-visible'), at.outerHTML.slice(0, 120)])(document)`,
    )) as [boolean, boolean, string]
    if (seen[2].startsWith('<body')) continue
    assert.ok(seen[1], `the focus is not seen on ${seen[2]}`)
    if (seen[0]) return
  }
  assert.unreachable(`the tab key does not lead to ${selector}`)
}

dashboard('a job is made, looked at and put side by side by keyboard alone', async ({ desk }) => {
  const { page, complaints } = await openPage(desk.browser)
  await signIn(desk, page)
  await page.goto(`${desk.url}/jobs/new`)
  await tabTo(page, '#content')
  await page.keyboard.insertText('---\nformat: report\ntitle: Tides\n---\n# Tides\n\nHigh at six.')
  await tabTo(page, '#submit')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.version')
  const job = page.url()
  await tabTo(page, 'a[href*="/versions/"]')
  const { jobId } = await oneJob(desk)
  await page.goto(`${desk.url}/jobs/${jobId}/versions/${await commitOf(desk, `/${jobId}`)}`)
  for (const control of await controlsOf(page)) await tabTo(page, control)
  await page.goto(`${job}/update`)
  await tabTo(page, '#instructions')
  await page.keyboard.insertText('darker')
  await tabTo(page, '#submit')
  await page.keyboard.press('Enter')
  await page.waitForSelector('a[href$="/compare"]')
  await tabTo(page, 'a[href$="/compare"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${job}/compare`)
  await page.waitForSelector('.compare-side:nth-of-type(2)')
  for (const control of await controlsOf(page)) await tabTo(page, control)
  assert.equal(complaints.lines, [])
  await page.close()
})

/** Everything in the main part of a page that can be pressed or filled in, in order. */
async function controlsOf(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(`[...document.querySelectorAll('main :is(a[href], button, select, textarea, summary, input:not([type=hidden]))')]
    .filter(control => control.checkVisibility())
    .map((control, index) => (control.dataset.tab = index, '[data-tab="' + index + '"]'))`)) as string[]
}

dashboard('a name of one long word makes no page wider than the screen', async ({ desk }) => {
  const { service, url } = desk
  const { jobId } = await createJob(service, service.caller, 'Donaudampfschifffahrt'.repeat(9))
  const { page } = await openPage(desk.browser, looks[0])
  await signIn(desk, page)
  for (const path of ['', `/${jobId}`, `/${jobId}/update`, `/${jobId}/delete`, `/${jobId}/viewer`]) {
    await page.goto(`${url}/jobs${path}`)
    assert.equal(await findFaults(page), [], path)
  }
  await page.close()
})

dashboard('keys are shown once and revoked after a second look', async ({ desk }) => {
  const { page } = await openPage(desk.browser)
  await signIn(desk, page)
  await page.goto(`${desk.url}/keys`)
  await page.fill('#key-name', 'Build server')
  await page.click('text=Make a key')
  const secret = (await page.textContent('.secret code')) ?? ''
  assert.match(secret, /^plt_live_/)
  const ask = (): Promise<Response> =>
    fetch(`${desk.url}/v1/auth/me`, { headers: { authorization: `Bearer ${secret}` } })
  assert.is((await ask()).status, 200)
  await page.goto(`${desk.url}/keys`)
  assert.not.match(await page.content(), secret)
  await page.click('text=Revoke')
  await page.click('text=Revoke the key')
  await page.waitForSelector('text=The key is revoked.')
  assert.is((await ask()).status, 401)
  await page.close()
})

dashboard(
  'without scripts a run is made from one form, and a failure is told with its log',
  async ({ desk }) => {
    const { page } = await openPage(desk.browser, { javaScriptEnabled: false })
    await signIn(desk, page)
    const send = async (picture: Buffer): Promise<void> => {
      await page.goto(`${desk.url}/jobs/new`)
      await page.fill('#name', 'Plain')
      const copy = { name: 'copy.md', mimeType: 'text/markdown', buffer: Buffer.from('# From a file') }
      await page.setInputFiles('#content_file', copy)
      await page.setInputFiles('#files', { name: 'dot.png', mimeType: 'image/png', buffer: picture })
      await page.check('input[value="og-image"]')
      await page.click('#submit')
    }
    await send(Buffer.from('not a picture'))
    await page.waitForSelector('text=The file is not what its name says')
    await send(png)
    await page.waitForURL(/\/jobs\/job_/)
    // The page loads itself anew while the run is under way.
    await page.waitForSelector('.version')
    assert.match((await page.textContent('.version')) ?? '', 'New og-image')
    await page.close()
  },
)

async function signIn({ service, url }: Desk, page: Page): Promise<void> {
  const user = await service.store.read(tx => tx.get('users', service.caller.userId))
  assert.ok(user)
  await page.goto(signInLink(service, user))
  await page.click('main button')
  await page.waitForURL(`${url}/jobs`)
}

async function oneJob({ service }: Desk): Promise<{ readonly jobId: string }> {
  const [job] = await service.store.read(tx => pageOfJobs(tx, service.caller.accountId, { limit: 1 }))
  assert.ok(job)
  return job
}

async function commitOf({ service }: Desk, address: string): Promise<string> {
  const jobId = address.split('/').at(-1) ?? ''
  return (await service.store.read(tx => findJob(tx, service.caller.accountId, jobId)))?.currentCommit ?? ''
}

dashboard.run()
