import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBrowser } from '../../core/testing/browser.test.kit.ts'
import { findFaults, openPage, until } from '../http/dashboard/browser.test.kit.ts'
import type { Plan } from './make-command.ts'
import { createFileServer, type FileServer } from './play-file-server.ts'

interface Desk {
  browser: Browser
  play: FileServer
  url: string
}

const copy = `# Tides\n\nHigh at six.\n\n${'## Part\n\nWords of a part that goes on.\n\n'.repeat(30)}`

function planOf(content: string): Plan {
  return {
    source: 'tides.md',
    job: { format: 'report', content },
    target: { path: '-', type: 'pdf' },
    because: 'its words',
    notes: [],
    folders: [],
  }
}

const look = suite<Desk>('a file in a browser')
look.before(async context => {
  context.browser = await createBrowser()
  context.play = createFileServer()
  context.play.take(planOf(copy))
  await new Promise<void>(resolve => context.play.server.listen(0, '127.0.0.1', resolve))
  context.url = `http://127.0.0.1:${(context.play.server.address() as AddressInfo).port}`
})
look.after(async ({ browser, play }) => {
  await browser.close()
  await play.close()
})

look('its pages fit the window, and the page has no serious fault, wide or narrow', async desk => {
  const { page, complaints } = await openPage(desk.browser)
  for (const [width, height] of [
    [1280, 860],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(desk.url)
    await until(page, 'document.querySelectorAll("#pages img").length > 1')
    await until(page, 'document.getElementById("state").textContent.includes(" ms")')
    assert.equal(await findFaults(page), [], `${width} px`)
    const shown = (await page.locator('#pages img').first().boundingBox()) ?? { width: 0, height: 0 }
    assert.ok(shown.width <= width && (shown.height <= height || width === 390), `${width} px`)
    const brief = (await page.locator('#brief').boundingBox()) ?? { y: height }
    assert.ok(brief.y < height, 'the brief is at hand without scrolling')
  }
  assert.equal(complaints.lines, [])
  await page.close()
})

look(
  'brief, copy and format are tried by keyboard alone, and the file is told when it changes',
  async desk => {
    const { page } = await openPage(desk.browser)
    await page.goto(desk.url)
    await until(page, 'document.querySelectorAll("#pages img").length > 1')
    const told = (words: string): Promise<void> =>
      until(page, `document.getElementById("told").textContent.includes(${JSON.stringify(words)})`)
    const reach = async (id: string): Promise<void> => {
      for (let steps = 0; steps < 12; steps += 1) {
        if ((await page.evaluate('document.activeElement.id')) === id) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`the keyboard does not reach ${id}`)
    }
    await reach('brief')
    await page.keyboard.insertText('navy, with confetti')
    await told('✓ “navy”')
    await told('✗ “confetti”')
    await page.evaluate('document.activeElement.blur()')
    await reach('format')
    await page.keyboard.type('menu')
    await told('Documentmenu')
    desk.play.take(planOf('# Ebb\n\nLow at noon.\n'))
    await until(page, '!document.getElementById("note").hidden')
    await page.evaluate('document.activeElement.blur()')
    await reach('take')
    await page.keyboard.press('Enter')
    await until(page, 'document.getElementById("copy").value.startsWith("# Ebb")')
    await told('title: Ebb')
    await page.close()
  },
)

look.run()
