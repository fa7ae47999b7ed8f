import chromium from '@sparticuz/chromium'
import {
  type Browser,
  type BrowserServer,
  type LaunchOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import type { Artifact } from '../artifact.ts'
import { patience } from './until.test.kit.ts'

/** A name no resolver answers: every file of the site is served from memory, so nothing has to leave. */
const origin = 'http://site.invalid'

const browserArguments = [
  ...['--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--no-first-run'],
  // Glyphs stand at fractions of a px, as they do on paper.
  ...['--disable-background-networking', '--no-zygote', '--font-render-hinting=none'],
]

/** Where suites that run side by side find the browser that they share. */
export const sharedBrowser = 'TEST_BROWSER'

/** The browser that pages are looked at in: that of all suites where there is one, else one of its own. Close it. */
export async function createBrowser(): Promise<Browser> {
  const address = process.env[sharedBrowser]
  return address === undefined
    ? playwright.launch(await launchOptions())
    : playwright.connect(address, { timeout: patience })
}

/** Starts the browser that suites share; what `sharedBrowser` has to say is its `wsEndpoint()`. Close it. */
export async function serveBrowser(): Promise<BrowserServer> {
  return playwright.launchServer({ ...(await launchOptions()), host: '127.0.0.1' })
}

async function launchOptions(): Promise<LaunchOptions> {
  return { executablePath: await chromium.executablePath(), args: browserArguments, timeout: patience }
}

/** A page in a window of a size in px, and the addresses that it asked for outside its own files. */
export interface Opened {
  readonly page: Page
  readonly foreign: readonly string[]
}

/** Opens a site that exists only in memory. */
export async function openPage(
  browser: Browser,
  artifacts: readonly Artifact[],
  [width, height]: readonly [number, number],
): Promise<Opened> {
  const files = new Map(artifacts.map(file => [`${origin}/${file.path.replace(/^site\//, '')}`, file]))
  const foreign: string[] = []
  const page = await browser.newPage({ viewport: { width, height } })
  page.setDefaultTimeout(patience)
  await page.route('**/*', route => {
    const url = route.request().url()
    const file = files.get(url)
    if (file) return route.fulfill({ contentType: file.type, body: Buffer.from(file.bytes) })
    if (!url.startsWith('data:')) foreign.push(url)
    return route.abort()
  })
  await page.goto(`${origin}/index.html`, { waitUntil: 'load' })
  await page.evaluate('document.fonts.ready')
  return { page, foreign }
}
