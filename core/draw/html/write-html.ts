import type { Root } from 'hast'
import { defaultStyle } from '../../compose/defaults.ts'
import { label } from '../../compose/labels.ts'
import type { Sheet } from '../../compose/sheet.ts'
import { bodyStyle } from '../../compose/text-style.ts'
import type { Asset } from '../../image/asset.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { type StyleWriter, toDeclarations } from './declarations.ts'
import { drawCanvases } from './draw-canvas.ts'
import { drawPaper } from './draw-paper.ts'
import { type DrawnSurface, drawScreen } from './draw-screen.ts'
import { element, lineEnd, onLines } from './element.ts'
import { familyProperty, familyStacks, fontFaces, fontsOf } from './fonts.ts'
import { drawHead } from './head.ts'
import { canvasLengths, screenLengths } from './lengths.ts'
import type { Mail } from './mail/write-mail.ts'
import { createPageParts, type PageParts } from './page-parts.ts'
import { withPicturesInside } from './pictures-inside.ts'
import { toMarkup } from './to-markup.ts'

/** A page and the files it shows, which belong beside it in `assets/`. */
export interface WrittenHtml {
  readonly html: string
  readonly assets: readonly Asset[]
  /** Of a letter: what is sent. */
  readonly mail?: Mail
}

/**
 * The sheets as one web page: semantic, responsive, in one file but for its pictures. Styles are classes in one sheet, fonts
 * are inside it, nothing is loaded from elsewhere and nothing needs a script.
 */
export async function writeHtml(sheets: readonly Sheet[], context: DrawContext): Promise<WrittenHtml> {
  const { theme } = context
  const families = new Set<string>()
  const writer: StyleWriter = {
    ...(context.surface === 'canvas' ? canvasLengths : screenLengths),
    dir: theme.dir,
    family(name) {
      families.add(name)
      return `var(${familyProperty(name)})`
    },
  }
  const roots = sheets.map(sheet => sheet.root)
  const parts = createPageParts(roots, context, writer)
  const body = toDeclarations(bodyStyle(theme), { ...writer, ...screenLengths })
  const drawn = drawSurface(sheets, context, parts)
  const fonts = fontsOf(
    sheets.flatMap(({ root, notes = [] }) => [root, ...notes]),
    { family: theme.type.text },
    theme.lang,
  )
  const css = [
    await fontFaces(fonts),
    familyStacks(families, fonts),
    baseCss(theme, writer),
    `body{background:${sheets[0]?.background ?? theme.color.paper};${body}}`,
    parts.styles.css(),
    drawn.css,
  ].join('\n')
  const page = drawDocument({ sheets, context, drawn, css: safeInStyle(css), parts })
  const { used } = parts.pictures
  return context.standalone
    ? { html: toMarkup(withPicturesInside(page, used)), assets: [] }
    : { html: toMarkup(page), assets: used }
}

function drawSurface(sheets: readonly Sheet[], context: DrawContext, parts: PageParts): DrawnSurface {
  switch (context.surface) {
    case 'screen':
      return drawScreen(sheets, context, parts)
    case 'pages':
      return drawPaper(sheets, context, parts)
    case 'canvas':
      return drawCanvases(sheets, context, parts)
  }
}

/** CSS cannot end the element it stands in. */
function safeInStyle(css: string): string {
  return css.replaceAll('</', '<\\/')
}

interface Page {
  readonly sheets: readonly Sheet[]
  readonly context: DrawContext
  readonly drawn: DrawnSurface
  readonly css: string
  readonly parts: PageParts
}

function drawDocument({ sheets, context, drawn, css, parts }: Page): Root {
  const { lang, dir } = context.theme
  const { script, children } = drawn
  // Previews of links load a picture by its address: one that stands in the page has none.
  const picture = context.standalone
    ? undefined
    : parts.pictures.used.find(({ plate }) => plate === undefined)
  const head = drawHead({
    sheets,
    context,
    css,
    ...(script !== undefined && { script }),
    ...(picture !== undefined && { picture }),
  })
  const skip = element('a', { href: '#main', className: ['skip'] }, label(lang, 'skip'))
  const scripts = script === undefined ? [] : [element('script', {}, script)]
  const body = element('body', {}, ...onLines([skip, ...children, ...scripts]), lineEnd)
  const html = element('html', { lang, dir }, ...onLines([head, body]), lineEnd)
  return { type: 'root', children: [{ type: 'doctype' }, lineEnd, html, lineEnd] }
}

/** Tags whose meaning shows in their default style. */
const meaningful = 'strong em cite th del s u sup sub pre'.split(' ')

/** What every page begins with: browsers' own looks taken away, and the looks that tags have by definition. */
function baseCss(theme: Theme, writer: StyleWriter): string {
  const { color } = theme
  const tags = meaningful.map(tag => `${tag}{${toDeclarations(defaultStyle(tag), writer)}}`)
  return [
    '*,::before,::after{box-sizing:border-box}',
    'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;font-synthesis:none;overflow-wrap:break-word;font-variant-numeric:lining-nums}',
    'body,h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,pre,hr{margin:0;padding:0}',
    'h1,h2,h3,h4,h5,h6,small,code,kbd,address{font:inherit}',
    'h1,h2,h3,h4,h5,h6{break-after:avoid}',
    'hr{border:0}mark{background:none;color:inherit}',
    `a{color:inherit;text-decoration-line:none;text-decoration-thickness:from-font;text-underline-offset:.15em}`,
    'img,svg{display:block;max-width:100%}img{height:auto;object-fit:contain}',
    'ul{list-style:disc}ul ul{list-style:"–  "}ul ul ul{list-style:disc}',
    'ol{list-style:decimal}ol ol{list-style:lower-alpha}ol ol ol{list-style:lower-roman}',
    '[role=list]{list-style:none}ol>li::marker{font-variant-numeric:lining-nums tabular-nums}',
    `.task{list-style:none}.task input{accent-color:${color.accent};margin-block:0;margin-inline:-1.35em .35em;width:1em;height:1em;vertical-align:-.1em}`,
    'table{border-spacing:0}th,td{padding:0;vertical-align:top}th{text-align:inherit}',
    '.table-scroll{overflow-x:auto;max-width:100%}',
    ...tags,
    ...wordBreaks(theme.lang),
    // A sign at the end of the line says that there is more; readers have it said by the element itself.
    'details:not(.notes)>summary{cursor:pointer;list-style:none;position:relative;padding-inline-end:2em}',
    'summary::-webkit-details-marker{display:none}details:not(.notes)>summary::after{content:"+"/"";position:absolute;inset-inline-end:.25em;inset-block-start:50%;translate:0 -50%;font-weight:400}',
    'details[open]:not(.notes)>summary::after{content:"–"/""}',
    'pre{overflow-x:auto}pre,code,kbd{direction:ltr;unicode-bidi:isolate}code,kbd{font-variant-ligatures:none}',
    '@media (max-width:720px){.table-scroll{font-size:.9em}}',
    `:focus-visible{outline:2px solid ${color.accentText};outline-offset:2px}`,
    `.skip{position:absolute;inset-block-start:0;inset-inline-start:0;padding:8px 16px;background:${color.paper};color:${color.link};z-index:2;font-size:16px;transform:translateY(-100%)}`,
    '.skip:focus{transform:none}main:focus{outline:none}p,li,figcaption{text-wrap:pretty}',
    `.notes-list{margin-top:${writer.px(theme.unit * 2)};padding-top:${writer.px(theme.unit)};border-top:1px solid ${color.hairline}}`,
    `.notes-list>*+*{margin-top:${writer.px(theme.unit / 4)}}.back{color:${color.link};padding-inline:.4em;text-decoration:underline}`,
    // Browsers repeat table feet on every page: sums stand at the end.
    '@media print{tfoot{display:table-row-group}.skip{display:none}details::details-content{content-visibility:visible}details:not(.notes)>summary::after{content:none}}',
    '@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}',
  ].join('\n')
}

/** Korean breaks between words; a Japanese heading between phrases, where the browser knows them. */
function wordBreaks(lang: string): string[] {
  if (/^ko\b/i.test(lang)) return ['html{word-break:keep-all}']
  return /^ja\b/i.test(lang) ? ['h1,h2,h3,h4,h5,h6{word-break:auto-phrase}'] : []
}
