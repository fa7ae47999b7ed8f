import { readFileSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import { cardHtml } from './card.mjs'
import { toHtml } from './markdown.mjs'

async function openPage(options) {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args,
    headless: true,
  })
  return { browser, page: await browser.newPage(options) }
}

function fontFace(family, file, weight) {
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}) }`
}

function styleSheet({ text, bold, code }) {
  return `${fontFace('Text', text, 400)}${fontFace('Text', bold, 600)}${fontFace('Code', code, 400)}
body { font: 10.5pt/1.45 Text; hyphens: auto } code { font: 9pt Code }`
}

/** Chromium's print: Markdown to HTML by unified, then a tagged PDF with outline from a browser that stays open. */
export async function createChromiumPrint({ markdown, fonts }) {
  const { browser, page } = await openPage()
  const style = styleSheet(fonts)
  return {
    async run() {
      await page.setContent(`<!doctype html><html lang="en"><style>${style}</style>${toHtml(markdown)}`)
      return page.pdf({
        format: 'A4',
        tagged: true,
        outline: true,
        margin: { top: '25mm', bottom: '25mm', left: '30mm', right: '30mm' },
      })
    },
    close: () => browser.close(),
  }
}

/** Chromium's screenshot of a card, in a browser that stays open. */
export async function createChromiumCard(input) {
  const { browser, page } = await openPage({ viewport: { width: input.width, height: input.height } })
  const html = cardHtml(
    input,
    fontFace('Text', input.fonts.text, 400) + fontFace('Text', input.fonts.bold, 600),
  )
  return {
    async run() {
      await page.setContent(html)
      return page.screenshot({ type: 'png' })
    },
    close: () => browser.close(),
  }
}
