import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createEngine } from '../../../core/engine.ts'
import { createBrowser } from '../../../core/testing/browser.test.kit.ts'
import { patience, until as untilTrue } from '../../../core/testing/until.test.kit.ts'
import { formats } from '../../../formats/index.ts'
import { groupFormats } from '../../host/format-groups.ts'
import type { Service } from '../../service/service.ts'
import { startWorkers } from '../../service/runs/work-runs.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { createApp } from '../create-app.ts'
import { type Listener, listen } from '../listen.ts'
import { viewerRoutes } from '../viewer/viewer-routes.ts'
import { dashboardRoutes } from './dashboard-routes.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The whole service on a socket, with its own engine, and a browser to look at it. */
export interface Desk {
  readonly service: TestService
  readonly browser: Browser
  readonly url: string
  close(): Promise<void>
}

/** Opens both. */
export async function openDesk(
  change: (service: TestService) => Partial<Service> = () => ({}),
): Promise<Desk> {
  const engine = createEngine({ formats, threads: 0 })
  const own = await createTestService({ engine, formats: groupFormats(formats) })
  const { service, listener, url } = await listenAnywhere(own, change)
  const workers = await startWorkers(service, 1)
  const browser = await createBrowser()
  return {
    ...{ service, browser, url },
    async close() {
      await browser.close()
      await workers.drain()
      await listener.close(true)
      await engine.close()
      await own.close()
    },
  }
}

/** Listens on a port that is free, and on another one where somebody took it meanwhile. */
async function listenAnywhere(
  own: TestService,
  change: (service: TestService) => Partial<Service>,
  tries = 5,
): Promise<{ service: TestService; listener: Listener; url: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { ...own.settings, publicUrl: url, contentUrl: `http://localhost:${port}` }
  const service: TestService = { ...own, settings, ...change(own) }
  const pages = [...dashboardRoutes(service), ...viewerRoutes(service)]
  try {
    return { service, url, listener: await listen(createApp(service, { pages }), { port }) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === 0) throw error
    return listenAnywhere(own, change, tries - 1)
  }
}

/** A port that was free a moment ago: the service's own addresses name it before it listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** What a page did that it should not have: complaints of the browser, requests that failed. */
export interface Complaints {
  readonly lines: string[]
}

/** Opens a page and writes its complaints down. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: Complaints }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
  const complaints: Complaints = { lines: [] }
  page.on('console', message => message.type() === 'error' && complaints.lines.push(message.text()))
  page.on('pageerror', error => complaints.lines.push(error.message))
  page.setDefaultTimeout(patience)
  return { page, complaints }
}

/** Waits for something to be true in a page, whose own policy forbids the usual way of asking. */
export async function until(page: Page, expression: string): Promise<void> {
  const isSo = async (): Promise<boolean> => Boolean(await page.evaluate(expression))
  await untilTrue(isSo).catch(() => Promise.reject(new Error(`${expression} did not come true`)))
}

/** What axe finds of serious or critical weight, and whether the page is wider than the screen. */
export async function findFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  const { violations } = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], iframes: false })',
  )) as { violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }
  const wide = (await page.evaluate('document.documentElement.scrollWidth - innerWidth')) as number
  return [
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`),
    ...(wide > 0 ? [`the page is ${wide} px wider than the screen`] : []),
  ]
}
