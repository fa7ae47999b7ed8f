import type { Sheet } from '../../compose/sheet.ts'
import type { Theme } from '../../theme/theme.ts'
import { round } from './lengths.ts'
import { reflowing } from './narrow.ts'

/** Class of a canvas by its size. */
export function stageName({ size }: Sheet): string {
  return `stage-${Math.round(size.width)}x${Math.round(size.height)}`
}

/** Room in px under a slide for its notes and around it. */
const FRAME = 64

/** The share of a slide's width that a phone shows at a time: type is then about half its size on the slide. */
const READABLE = 0.42

/** Width in px of a phone: what is no wider was designed to be read at its size. */
const PHONE = 390

/** A canvas of a size: as wide as the window allows, and as its height allows. One unit is one px of the design. */
export function canvasCss(sheet: Sheet): string {
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
export function deckCss(sheets: readonly Sheet[], { neutralRamp, mode, color, type }: Theme): string {
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
