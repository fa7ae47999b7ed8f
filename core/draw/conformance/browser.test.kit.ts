import type { Browser } from 'playwright-core'
import { openPage } from '../../testing/browser.test.kit.ts'
import type { WrittenHtml } from '../html/write-html.ts'
import type { Positions } from './positions.test.kit.ts'
import { sheetSize } from './tree.test.kit.tsx'

/** px: slides are shown at twice their size in it, sheets of paper at theirs. */
const window = [1200, 64 + 2 * sheetSize.height] as const

/** Opens a page and reads the positions on each of its sheets or slides, in px of their own. */
export async function readBrowser(browser: Browser, { html, assets }: WrittenHtml): Promise<Positions[]> {
  const { page } = await openPage(
    browser,
    [
      { path: 'index.html', type: 'text/html', bytes: new TextEncoder().encode(html) },
      ...assets.map(({ name, type, bytes }) => ({ path: `assets/${name}`, type, bytes })),
    ],
    window,
  )
  const positions = (await page.evaluate(`(${measure})()`)) as Positions[]
  await page.close()
  return positions
}

/** Runs in the page. */
const measure = `() => {
  const canvas = document.createElement('canvas').getContext('2d')
  const ascents = new Map()
  const ascentOf = style => {
    const font = [style.fontStyle, style.fontWeight, style.fontSize, style.fontFamily].join(' ')
    if (!ascents.has(font)) {
      canvas.font = font
      ascents.set(font, Math.round(canvas.measureText('x').fontBoundingBoxAscent))
    }
    return ascents.get(font)
  }
  const hex = color => '#' + color.match(/\\d+/g).slice(0, 3).map(part => Number(part).toString(16).padStart(2, '0')).join('')
  const readSheet = sheet => {
    const origin = sheet.getBoundingClientRect()
    const scale = origin.width / ${sheetSize.width}
    const place = ({ left, top, width, height }) => ({ x: (left - origin.left) / scale, y: (top - origin.top) / scale, width: width / scale, height: height / scale })
    const boxes = {}
    const words = []
    const pictureOf = image => {
      const style = getComputedStyle(image)
      const edge = side => parseFloat(style['padding' + side]) + parseFloat(style['border' + side + 'Width'])
      const box = image.getBoundingClientRect()
      const room = { left: box.left + edge('Left'), top: box.top + edge('Top'),
        width: box.width - edge('Left') - edge('Right'), height: box.height - edge('Top') - edge('Bottom') }
      if (style.objectFit !== 'contain') return room
      const scale = Math.min(room.width / 120, room.height / 80)
      const [width, height] = [120 * scale, 80 * scale]
      return { left: room.left + (room.width - width) / 2, top: room.top + (room.height - height) / 2, width, height }
    }
    const readText = node => {
      const style = getComputedStyle(node.parentElement)
      const range = document.createRange()
      let open
      for (let at = 0; at < node.data.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const rect = [...range.getClientRects()].at(-1)
        if (node.data[at] === '\\u00ad') continue
        if (/\\s/.test(node.data[at]) || rect === undefined) { open = undefined; continue }
        const baseline = rect.top - origin.top + ascentOf(style)
        if (open !== undefined && open.at === baseline) open.text += node.data[at].toLowerCase()
        else words.push(open = { text: node.data[at].toLowerCase(), x: (rect.left - origin.left) / scale, baseline: baseline / scale, at: baseline })
      }
    }
    const visit = node => {
      if (node.nodeType === 3) return readText(node)
      if (node.nodeType !== 1 || getComputedStyle(node).display === 'none') return
      if (node.tagName === 'IMG') boxes[node.src.split('/').at(-1)] = place(pictureOf(node))
      else if (node.tagName === 'path') boxes[node.getAttribute('fill')] = place(node.getBoundingClientRect())
      else {
        const box = place(node.getBoundingClientRect())
        const style = getComputedStyle(node)
        const ground = hex(style.backgroundColor)
        if (style.display !== 'inline' && style.backgroundColor !== 'rgba(0, 0, 0, 0)' && ground.startsWith('#0000') && box.width > 0 && box.height > 0) boxes[ground] = box
      }
      node.childNodes.forEach(visit)
    }
    sheet.childNodes.forEach(visit)
    return { boxes, words }
  }
  return [...document.querySelectorAll('.sheet, .canvas')].map(readSheet)
}`
