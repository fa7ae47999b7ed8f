import type { Page } from 'playwright-core'

/** A box of the page in px. */
export interface Box {
  readonly text: string
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly width: number
  readonly height: number
  /** Type size in px. */
  readonly size: number
  readonly weight: number
  readonly color: string
  readonly ground: string
}

/** The boxes of all elements that a selector finds and that are shown. */
export async function boxesOf(page: Page, selector: string): Promise<readonly Box[]> {
  return (await page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map(element => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    let ground = 'rgba(0, 0, 0, 0)'
    for (let at = element; at && ground === 'rgba(0, 0, 0, 0)'; at = at.parentElement) ground = getComputedStyle(at).backgroundColor
    return { text: element.textContent.trim(), top: top + scrollY, bottom: bottom + scrollY, left, width, height,
      size: parseFloat(style.fontSize), weight: Number(style.fontWeight), color: style.color, ground }
  }).filter(box => box.width > 0 && box.height > 0)`)) as readonly Box[]
}

/** px by which a page can be scrolled sideways. */
export async function overflow(page: Page): Promise<number> {
  return (await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )) as number
}

/** Widths of paragraphs in characters of their own text, those of a line or more. */
export async function measures(page: Page): Promise<readonly { text: string; characters: number }[]> {
  return (await page.evaluate(`[...document.querySelectorAll('p, li, dd')].flatMap(element => {
    const text = element.textContent.trim()
    if (text.length < 90 || element.querySelector('p, ul, ol, div')) return []
    const style = getComputedStyle(element)
    const canvas = document.createElement('canvas').getContext('2d')
    canvas.font = style.fontWeight + ' ' + style.fontSize + ' ' + style.fontFamily
    const box = element.getBoundingClientRect()
    return [{ text: text.slice(0, 40), characters: box.width / (canvas.measureText(text).width / text.length) }]
  })`)) as readonly { text: string; characters: number }[]
}

/** `rgb(1, 2, 3)` as `#010203`. */
export function toHex(color: string): string {
  const channels = color.match(/[\d.]+/g)?.slice(0, 3) ?? []
  return `#${channels.map(channel => Math.round(Number(channel)).toString(16).padStart(2, '0')).join('')}`
}
