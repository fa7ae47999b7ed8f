import type { Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { label } from '../../compose/labels.ts'
import type { Sheet } from '../../compose/sheet.ts'
import { bodyStyle } from '../../compose/text-style.ts'
import type { Asset } from '../../image/asset.ts'
import type { DrawContext } from '../context.ts'
import { baseCss } from './base-css.ts'
import { type StyleWriter, toDeclarations } from './declarations.ts'
import { drawCanvases } from './draw-canvas.ts'
import { drawPaper } from './draw-paper.ts'
import { drawScreen } from './draw-screen.ts'
import { element, lineEnd, onLines } from './element.ts'
import { familyProperty, familyStacks, fontFaces } from './font-face.ts'
import { fontsOf } from './fonts.ts'
import { drawHead } from './head.ts'
import { canvasLengths, screenLengths } from './lengths.ts'
import { createPageParts, type PageParts } from './page-parts.ts'
import type { DrawnSurface } from './surface.ts'

/** A page and the files it shows, which belong beside it in `assets/`. */
export interface WrittenHtml {
  readonly html: string
  readonly assets: readonly Asset[]
}

/**
 * The sheets as one web page: semantic, responsive, in one file but for its pictures. Styles are classes in one sheet, fonts
 * are inside it unless the format does without, nothing is loaded from elsewhere and nothing needs a script.
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
    context.webFonts === 'installed' ? '' : await fontFaces(fonts),
    familyStacks(families, fonts),
    baseCss(theme, writer),
    `body{background:${sheets[0]?.background ?? theme.color.paper};${body}}`,
    parts.styles.css(),
    drawn.css,
  ].join('\n')
  const page = drawDocument({ sheets, context, drawn, css: safeInStyle(css), parts })
  return { html: unified().use(rehypeStringify).stringify(page), assets: parts.pictures.used }
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
  const picture = parts.pictures.used.find(({ plate }) => plate === undefined)
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
