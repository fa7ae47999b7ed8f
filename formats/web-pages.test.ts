import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Artifact } from '../core/artifact.ts'
import { createBrowser } from '../core/testing/browser.test.kit.ts'
import { patience } from '../core/testing/until.test.kit.ts'
import { fixtureRendition } from './fixture-renditions.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** A name no resolver answers: every file of the site is served from memory, so nothing has to leave. */
const origin = 'http://site.invalid'

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What a page asked for from elsewhere, and what it complained about. */
interface Seen {
  readonly foreign: readonly string[]
  readonly complaints: readonly string[]
}

/** A window that shows one site after the other: each one in a window of its own takes half as long again. */
interface Window {
  readonly page: Page
  open(artifacts: readonly Artifact[]): Promise<Seen>
}

/** Opens a window for sites that exist only in memory. */
async function openWindow(browser: Browser): Promise<Window> {
  let files: ReadonlyMap<string, Artifact> = new Map()
  let foreign: string[] = []
  let complaints: string[] = []
  // axe is put into the page by the test; the page's own policy is judged by the console before that.
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(patience)
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  page.on('request', request => {
    const url = request.url()
    if (!files.has(url) && !url.startsWith('data:')) foreign.push(url)
  })
  await page.route('**/*', route => {
    const file = files.get(route.request().url())
    return file ? route.fulfill({ contentType: file.type, body: Buffer.from(file.bytes) }) : route.abort()
  })
  return {
    page,
    async open(artifacts) {
      const site = artifacts.filter(({ path }) => path.startsWith('site/'))
      files = new Map(site.map(file => [`${origin}/${file.path.replace(/^site\//, '')}`, file]))
      foreign = []
      complaints = []
      await page.goto(`${origin}/index.html`, { waitUntil: 'load' })
      return { foreign, complaints }
    },
  }
}

async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    readonly violations: readonly Violation[]
  }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary ?? ''}`,
    )
}

/** What is wrong with what the page tells machines of its copy, as schema.org names things. */
function misdescribed(artifacts: readonly Artifact[], schema: string): readonly string[] {
  const html = Buffer.from(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes ?? []).toString('utf8')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const { mainEntity = {} } = JSON.parse(data) as { mainEntity?: { readonly '@type'?: string } }
  const isTold = mainEntity['@type'] === schema && Object.keys(mainEntity).length > 2
  return isTold ? [] : [`no ${schema}: ${JSON.stringify(mainEntity)}`]
}

const webPages = suite<{ browser: Browser; window: Window }>('web pages')

webPages.before(async context => {
  context.browser = await createBrowser()
  context.window = await openWindow(context.browser)
})
webPages.after(async ({ browser }) => {
  await browser?.close()
})

webPages('the check sees what is wrong', async ({ window }) => {
  const html =
    '<!doctype html><html><title>x</title><img src="http://elsewhere.invalid/a.png"><p style="color:#eee">pale'
  const artifact = { path: 'site/index.html', type: 'text/html', bytes: new TextEncoder().encode(html) }
  const { foreign, complaints } = await window.open([artifact])
  assert.equal(foreign, ['http://elsewhere.invalid/a.png'])
  assert.ok(complaints.length > 0)
  const found = (await seriousViolations(window.page)).map(line => line.split(':')[0])
  for (const rule of ['image-alt', 'html-has-lang', 'color-contrast']) assert.ok(found.includes(rule), rule)
})

for (const slug of Object.keys(formats)) {
  webPages(
    `${slug}: no serious violation, request or complaint, and its copy for machines`,
    async ({ window }) => {
      const { schema } = (await formatOf(slug)).roles
      const { artifacts } = await fixtureRendition(slug, ['html'])
      const { foreign, complaints } = await window.open(artifacts)
      assert.equal(foreign, [], 'requests away')
      assert.equal(complaints, [], 'console')
      assert.equal(await seriousViolations(window.page), [], 'violations')
      if (schema !== undefined) assert.equal(misdescribed(artifacts, schema), [], 'structured data')
    },
  )
}

webPages.run()
