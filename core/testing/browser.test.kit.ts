import chromium from '@sparticuz/chromium'
import { type Browser, type Page, chromium as playwright } from 'playwright-core'
import type { Artifact } from '../artifact.ts'
import { patience } from './until.test.kit.ts'

/** A name no resolver answers: every file of the site is served from memory, so nothing has to leave. */
const origin = 'http://site.invalid'

const browserArguments = [
  ...['--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--no-first-run'],
  // Glyphs stand at fractions of a px, as they do on paper.
  ...['--disable-background-networking', '--no-zygote', '--font-render-hinting=none'],
]

/** Starts the browser that pages are looked at in. Close it. */
export async function createBrowser(): Promise<Browser> {
  return playwright.launch({
    ...{ executablePath: await chromium.executablePath(), args: browserArguments, timeout: patience },
  })
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
