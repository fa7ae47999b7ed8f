/**
 * Letters: the composed tree as mail programs honour it, instead of a web page. What they honour is listed beside the
 * tests; Outlook's Word engine, Gmail and Apple Mail set the bounds.
 */
import { withPicturesInside } from '../pictures-inside.ts'
import type { Element as HastElement, ElementContent, Nodes, Root } from 'hast'
import type { Sheet } from '../../../compose/sheet.ts'
import type { Style } from '../../../compose/style.ts'
import type { Asset } from '../../../image/asset.ts'
import type { Theme } from '../../../theme/theme.ts'
import type { DrawContext } from '../../context.ts'
import { rootText } from '../../text-properties.ts'
import { element } from '../element.ts'
import { createHeadingLevels } from '../page-parts.ts'
import { toMarkup } from '../to-markup.ts'
import type { WrittenHtml } from '../write-html.ts'
import { forOutlook, styled } from './cells.ts'
import { createDarkPalette } from './dark-palette.ts'
import { familyStack } from './inline-style.ts'
import { createMailPictures } from './pictures.ts'
import { toPlainText } from './plain-text.ts'
import { drawBlocks, onPhones } from './to-mail.ts'
import type { LetterParts, Place } from './leaves.ts'

/** A letter as it is sent: without what only our own viewer needs, its pictures by `cid:`. */
export interface Mail {
  readonly html: string
  readonly text: string
  readonly pictures: readonly { readonly cid: string; readonly asset: Asset }[]
}

/** Bytes of HTML that Gmail shows of a letter; the rest stands behind a link. */
const CLIPPED = 102 * 1024

/** The sheets as one letter: its HTML with pictures beside it, and what is sent. A letter that is clipped is reported. */
export async function writeMail(sheets: readonly Sheet[], context: DrawContext): Promise<WrittenHtml> {
  const { theme, assets, report } = context
  const phones = new Map<string, string>()
  const parts: LetterParts = {
    levels: createHeadingLevels(sheets.map(({ root }) => root)),
    pictures: createMailPictures(assets, theme),
    dark: createDarkPalette(theme),
    notes: [],
    phoneClass(declarations) {
      if (declarations === '') return undefined
      const name = phones.get(declarations) ?? `phone-${phones.size + 1}`
      phones.set(declarations, name)
      return name
    },
  }
  const body = drawLetter(sheets, context, parts)
  const head = drawHead(context, styleSheets(parts, phones))
  const files = await parts.pictures.files()
  const ground = sheets[0]?.background ?? theme.color.paper
  const documentWith = (inHead: readonly ElementContent[]): Root => documentOf(theme, ground, inHead, body)
  const page = documentWith([policy, ...head])
  const html = toMarkup(forSending(documentWith(head)) as Root)
  const size = new TextEncoder().encode(html).length
  if (size > CLIPPED)
    report.add({
      rule: 'mail-clipped',
      severity: 'warning',
      text: `the letter is ${Math.ceil(size / 1024)} KB of HTML: Gmail shows ${CLIPPED / 1024} KB and puts the rest behind a link`,
      hint: 'send fewer stories, or their first words with a link to the whole text',
    })
  const pictures = files.map(asset => ({ cid: cidOf(asset.name), asset }))
  const mail = { html, text: toPlainText(sheets), pictures }
  return context.standalone
    ? { html: toMarkup(withPicturesInside(page, files)), assets: [], mail }
    : { html: toMarkup(page), assets: files, mail }
}

/** What stands in the body: the ground of the window, and the letter's root on it. */
function drawLetter(
  sheets: readonly Sheet[],
  { theme, title }: DrawContext,
  parts: LetterParts,
): readonly ElementContent[] {
  const text = rootText(theme)
  return sheets.flatMap(({ root, background, size }) => {
    const place: Place = { parts, width: size.width, text, turns: parts.dark.turns(background) }
    const drawn = drawBlocks([root], place)
    // A note may hold a reference to another: the list grows while it is drawn.
    for (let at = 0; at < parts.notes.length; at++) {
      const { style, ...note } = parts.notes[at] as (typeof parts.notes)[number]
      const inset: Style = {
        ...style,
        padding: [12, 40],
        background: theme.color.paper,
        maxWidth: size.width,
        marginInline: 'auto',
      }
      drawn.push(...drawBlocks([{ ...note, style: inset }], place))
    }
    const { lang, dir } = theme
    // Programs throw `html` and `body` away, and their languages and grounds with them.
    const said = { role: 'article', ariaRoleDescription: ['email'], ariaLabel: title, lang, dir }
    const classes = [parts.dark.classFor('ground', background)]
    return [element('div', { ...said, ...styled([`background-color:${background}`], classes) }, ...drawn)]
  })
}

function documentOf(
  { lang, dir }: Theme,
  ground: string,
  head: readonly ElementContent[],
  children: readonly ElementContent[],
): Root {
  const names = {
    'xmlns:v': 'urn:schemas-microsoft-com:vml',
    'xmlns:o': 'urn:schemas-microsoft-com:office:office',
  }
  const look = styled(['margin:0', 'padding:0', `background-color:${ground}`])
  const body = element('body', { bgColor: ground, ...look }, ...children)
  const html = element('html', { lang, dir, ...names }, element('head', {}, ...head), body)
  return { type: 'root', children: [{ type: 'doctype' }, html] }
}

/** For browsers that show the letter as a page: nothing runs in it. */
const policy = element('meta', {
  httpEquiv: ['Content-Security-Policy'],
  content:
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'",
})

function drawHead(
  { theme, title, subject }: DrawContext,
  sheets: readonly string[],
): readonly ElementContent[] {
  const schemes = theme.mode === 'dark' ? 'dark' : 'light dark'
  const named = {
    viewport: 'width=device-width, initial-scale=1',
    'x-apple-disable-message-reformatting': '',
  }
  const metas = {
    ...named,
    'format-detection': 'telephone=no,date=no,address=no,email=no,url=no',
    'color-scheme': schemes,
    'supported-color-schemes': schemes,
  }
  const office =
    '<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>'
  const tables = 'table{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}'
  // Where the first family of a list is missing, Word takes Times and not the next one.
  const fonts = `td,th,p,h1,h2,h3,h4,h5,h6,li,a,span{font-family:${familyStack(theme.type.text).split(',').slice(1).join(',')}!important}`
  return [
    element('meta', { charSet: 'utf-8' }),
    ...Object.entries(metas).map(([name, content]) => element('meta', { name, content })),
    element('title', {}, subject ?? title),
    forOutlook(`${office}<style>${tables}${fonts}</style>`),
    ...sheets.map(css => element('style', {}, css)),
  ]
}

/** px up to which a screen is a phone. */
const PHONE = 620

/** Rules that may be dropped without harm, each kind in a sheet of its own: programs drop a whole one for what they do not know. */
function styleSheets({ dark }: LetterParts, phones: ReadonlyMap<string, string>): readonly string[] {
  const { column, cell, table } = onPhones
  const folded = [
    `.${column},.${column} img{max-width:100%!important}`,
    `.${cell}{padding-left:0!important;padding-right:0!important}`,
    `.${table} td,.${table} th{padding-left:3px!important;padding-right:3px!important;font-size:14px!important;line-height:19px!important}`,
  ]
  const own = [...phones].map(([declarations, name]) => `.${name}{${declarations}}`)
  return [
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
    `@media (max-width:${PHONE}px){${[...folded, ...own].join('')}}`,
    ...dark.css(),
  ]
}

/** A letter without the names of nodes, that only the viewer needs, and with its pictures by the ids of their parts. */
function forSending(node: Nodes): Nodes {
  if (!('children' in node)) return node
  const children = node.children.flatMap(child => {
    const sent = forSending(child) as ElementContent
    return sent.type === 'element' && isBare(sent) ? sent.children : [sent]
  })
  if (node.type !== 'element') return { ...node, children } as Root
  const { dataNode: _, ...properties } = node.properties
  const name = /^assets\/(.*)$/.exec(String(properties.src ?? ''))?.[1]
  return {
    ...node,
    children,
    properties: { ...properties, ...(name !== undefined && { src: `cid:${cidOf(name)}` }) },
  }
}

function isBare({ tagName, properties }: HastElement): boolean {
  return tagName === 'span' && Object.keys(properties).length === 0
}

function cidOf(name: string): string {
  return `${name}@letter`
}
