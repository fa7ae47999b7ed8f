import type { Element as HastElement, ElementContent, Properties } from 'hast'
import { label } from '../../compose/labels.ts'
import type { Sheet } from '../../compose/sheet.ts'
import { type AmongSheets, placeAmong, type Surround } from '../../compose/surround.ts'
import { type Element, type Node, textOf } from '../../compose/tree.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { drawEndnotes, type DrawnSurface, mainOf } from './draw-screen.ts'
import { classNames, element } from './element.ts'
import { round } from './lengths.ts'
import { canReflow, type PageParts, reflowing, uniqueId } from './page-parts.ts'
import { headingLevel } from './phone-size.ts'
import { drawOrnament, surroundCss, wholeOf } from './draw-surround.ts'
import { toHast } from './to-hast.ts'
import { sidesOf } from '../../compose/style.ts'

/**
 * Canvases that keep their proportions and fill the window; their text stays text. More than one make a deck: slides that
 * snap into place, with a small script for keys.
 */
export function drawCanvases(sheets: readonly Sheet[], context: DrawContext, parts: PageParts): DrawnSurface {
  const deck = sheets.length > 1
  const { surround } = context
  const sections = sheets.map((sheet, at) =>
    drawSlide(sheet, deck ? placeOf(sheet, at, sheets.length, parts) : undefined, parts, {
      surround,
      ...placeAmong(at, sheets.length),
    }),
  )
  const notes = drawEndnotes(parts)
  const children = notes ? [...sections, notes] : sections
  return {
    children: [mainOf(children, deck ? 'deck' : 'easel')],
    css: [
      ...new Set(sheets.map(sheet => canvasCss(wholeOf(sheet, surround)))),
      deckCss(sheets, context.theme),
      ...(surround ? [surroundCss] : []),
    ].join('\n'),
    ...(deck && { script: deckScript }),
  }
}

/** What a slide is called to those who do not see it: `3 of 12: Title`. */
function placeOf(sheet: Sheet, at: number, count: number, parts: PageParts): Properties {
  const title = sheet.title ?? firstHeading(sheet.root)
  const of = label(parts.lang, 'of')
  return {
    id: uniqueId(`slide-${at + 1}`, parts.ids),
    tabIndex: -1,
    ariaRoleDescription: ['slide'],
    ariaLabel: `${at + 1} ${of} ${count}${title ? `: ${title}` : ''}`,
  }
}

/** The ornament that a sheet has, and where the sheet is among the others. */
interface Around extends AmongSheets {
  readonly surround: Surround | undefined
}

function drawSlide(
  sheet: Sheet,
  place: Properties | undefined,
  parts: PageParts,
  { surround, ...among }: Around,
): HastElement {
  const ground = classNames('canvas', groundOf(sheet, parts))
  const canvas = surround
    ? drawSurrounded(sheet, parts, surround, among)
    : element('div', { className: ground }, toHast(sheet.root, parts))
  const stage = element('div', { className: ['stage', stageName(wholeOf(sheet, surround))] }, canvas)
  const className = classNames('slide', place && reads(sheet) ? reflowing : undefined)
  return element('section', { className, ...place }, stage, ...drawNotes(sheet.notes ?? [], parts))
}

/** A canvas with its ornament, and what was composed in the room that this leaves. */
function drawSurrounded(sheet: Sheet, parts: PageParts, surround: Surround, among: AmongSheets): HastElement {
  const { top, right, bottom, left } = surround.border
  const outer = groundOf({ ...sheet, margin: [top, right, bottom, left] }, parts)
  const ground = classNames('inset', groundOf(sheet, parts))
  const inset = element('div', { className: ground }, toHast(sheet.root, parts))
  const ornament = drawOrnament(sheet, surround, parts, among)
  return element('div', { className: classNames('canvas', outer) }, ...ornament, inset)
}

/** Whether a slide is set as running text on a phone: it is wider than a phone is tall, and has nothing placed by hand. */
function reads({ size, root }: Sheet): boolean {
  return size.width > size.height && size.height > 0 && canReflow(root)
}

/** The class of a sheet's ground and margins. */
function groundOf({ margin, background }: Sheet, parts: PageParts): string | undefined {
  const style = { padding: sidesOf(margin), background }
  return parts.styles.classFor({ tagName: 'div', part: 'ground', style })
}

/** What the speaker says, folded away under the slide. */
function drawNotes(notes: readonly Node[], parts: PageParts): ElementContent[] {
  if (notes.length === 0) return []
  const body: Element = { type: 'element', tagName: 'div', properties: {}, children: notes, style: {} }
  const summary = element('summary', {}, label(parts.lang, 'notes'))
  return [element('details', { className: ['notes'] }, summary, toHast(body, parts))]
}

function firstHeading(element: Element): string | undefined {
  if (headingLevel(element.tagName) !== undefined) return textOf(element)
  for (const child of element.children) {
    const found = child.type === 'element' ? firstHeading(child) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Class of a canvas by its size. */
function stageName({ size }: Sheet): string {
  return `stage-${Math.round(size.width)}x${Math.round(size.height)}`
}

/** Room in px under a slide for its notes and around it. */
const FRAME = 64

/** The share of a slide's width that a phone shows at a time: type is then about half its size on the slide. */
const READABLE = 0.42

/** Width in px of a phone: what is no wider was designed to be read at its size. */
const PHONE = 390

/** A canvas of a size: as wide as the window allows, and as its height allows. One unit is one px of the design. */
function canvasCss(sheet: Sheet): string {
  const { width, height } = sheet.size
  const stage = `.${stageName(sheet)}`
  const ratio = height > 0 ? `aspect-ratio:${round(width)}/${round(height)};` : ''
  return [
    `${stage}{--w:${round(width)};max-width:${round(width)}px}`,
    `${stage}>.canvas{${ratio}--u:calc(100cqw/${round(width)})}`,
    ...(height > 0 ? [`.deck ${stage}{max-width:calc((100vh - ${FRAME}px)*${round(width / height)})}`] : []),
    ...(height > 0
      ? [`@page s${round(width)}x${round(height)}{size:${round(width)}px ${round(height)}px;margin:0}`]
      : []),
    ...(width > PHONE
      ? [
          `@media (max-width:720px){.${reflowing} ${stage}>.canvas{aspect-ratio:auto;min-height:56cqw;--u:calc(100cqw/${round(Math.max(width * READABLE, PHONE))})}}`,
        ]
      : []),
    `@media print{${stage},.deck ${stage}{page:s${round(width)}x${round(height)};width:${round(width)}px;max-width:none}}`,
  ].join('\n')
}

/** The table on which canvases lie; for a deck each fills the window in turn. */
function deckCss(sheets: readonly Sheet[], { neutralRamp, mode, color, type }: Theme): string {
  const desk = neutralRamp[mode === 'light' ? 3 : 0] ?? color.paperAlt
  const shared = [
    `body{background:${desk}}`,
    '.stage{container-type:inline-size;width:100%;margin-inline:auto}',
    '.canvas{position:relative;display:grid;overflow:hidden;print-color-adjust:exact}',
    '.canvas>*{min-width:0;min-height:0}',
    '.notes{max-width:720px;margin:8px auto 0;padding-inline:16px;font-size:.875rem;line-height:1.5}',
    `.notes summary{cursor:pointer;color:${color.textMuted};min-height:24px}`,
    // Notes are not on a canvas: a unit makes their type as large as a page's.
    `.notes,.notes-list{--u:${round(14 / type.base)}px}`,
    '.easel{display:grid;min-height:100vh;align-content:center}',
    '@media print{body{background:none}.easel{min-height:0}.slide{break-after:page}.slide:last-child{break-after:auto}.notes{display:none}}',
  ]
  if (sheets.length < 2) return shared.join('\n')
  return [
    ...shared,
    '@media (min-width:721px){html{scroll-snap-type:y mandatory}.slide{min-height:100vh}}',
    '.slide{display:grid;align-content:center;scroll-snap-align:start;padding-block:8px;outline-offset:-4px}',
    '.deck>.notes-list{max-width:720px;margin-inline:auto;padding-inline:16px}',
    '.overview{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:24px;padding:24px}',
    '.overview .slide{min-height:0;padding:0;cursor:pointer}.overview .notes{display:none}',
    '@media print{.slide{min-height:0;padding:0;display:block}}',
  ].join('\n')
}

/**
 * Keys for a deck: arrows, space, Page Up and Down, Home and End move; `f` is full screen, `o` shows all slides; `#3` in the
 * address leads to the third. Scrolling does the same without it. Kept under 6 KB.
 */
export const deckScript = `(() => {
  const slides = [...document.querySelectorAll('.slide')]
  const deck = document.querySelector('.deck')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0

  const show = (index, focus = true) => {
    const next = Math.min(Math.max(index, 0), slides.length - 1)
    const far = Math.abs(next - current) > 1
    current = next
    const slide = slides[current]
    // On a long way the slides passed would each be taken for the current one.
    slide.scrollIntoView({ behavior: calm.matches || far ? 'instant' : 'smooth', block: 'start' })
    if (focus) slide.focus({ preventScroll: true })
    history.replaceState(null, '', '#' + (current + 1))
  }

  const overview = on => {
    deck.classList.toggle('overview', on)
    if (!deck.classList.contains('overview')) show(current)
  }

  const keys = {
    ArrowRight: () => show(current + 1), ArrowDown: () => show(current + 1), PageDown: () => show(current + 1),
    ArrowLeft: () => show(current - 1), ArrowUp: () => show(current - 1), PageUp: () => show(current - 1),
    ' ': event => show(current + (event.shiftKey ? -1 : 1)),
    Home: () => show(0), End: () => show(slides.length - 1),
    f: () => document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
    o: () => overview(), Escape: () => overview(false),
  }

  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target.closest('a, button, input, textarea, select, summary, [contenteditable]')) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act(event)
  })

  deck.addEventListener('click', event => {
    const slide = event.target.closest('.slide')
    if (!deck.classList.contains('overview') || !slide) return
    event.preventDefault()
    current = slides.indexOf(slide)
    overview(false)
  })

  const seen = new IntersectionObserver(entries => {
    if (deck.classList.contains('overview')) return
    for (const entry of entries) if (entry.isIntersecting) current = slides.indexOf(entry.target)
  }, { threshold: 0.6 })
  for (const slide of slides) seen.observe(slide)

  const follow = () => {
    const number = Number(location.hash.slice(1))
    if (Number.isInteger(number) && number > 0) show(number - 1, false)
  }
  addEventListener('hashchange', follow)
  follow()
})()`
