import type { Image, RootContent } from 'mdast'
import { isComment } from '../../source/text.ts'
import { nodesOf } from '../../source/walk.ts'
import { toPhrase } from '../facts/phrase.ts'
import type { SlideKind } from './slide.ts'

/** Comments with which Marp and its like are told how to show a slide: settings, not words for the speaker. */
const setting =
  /^\s*(?:fit\s*$|_?(?:class|color|background(?:Color|Image|Size|Position|Repeat)?|header|footer|paginate|theme|size|style|headingDivider|transition|math|marp)\s*:)/i

/** Names under which Slidev and its like are told how to show a slide, in lines between two rules. */
const keys: ReadonlySet<string> = new Set(
  `layout layoutclass transition class background backgroundsize backgroundcolor backgroundimage image hideintoc clicks clicksstart
  level theme zoom name routealias src disabled preload hide dragpos color state clickanimation url`.split(
    /\s+/,
  ),
)

/** What a setting of a slide's layout says that the slide is: names of Marp, Slidev, reveal.js and of front matter. */
const kinds: Readonly<Record<string, SlideKind>> = {
  cover: 'cover',
  title: 'cover',
  intro: 'cover',
  section: 'section',
  lead: 'section',
  divider: 'section',
  chapter: 'section',
  statement: 'statement',
  fact: 'statement',
  message: 'statement',
  quote: 'quote',
  quotation: 'quote',
  testimonial: 'quote',
  stats: 'stats',
  figures: 'stats',
  numbers: 'stats',
  metrics: 'stats',
  kpi: 'stats',
  comparison: 'comparison',
  compare: 'comparison',
  versus: 'comparison',
  'two-cols': 'comparison',
  'two-cols-header': 'comparison',
  'two-columns': 'comparison',
  columns: 'comparison',
  end: 'closing',
  closing: 'closing',
  thanks: 'closing',
  outro: 'closing',
}

/** The kind of slide that a layout's name means; undefined for names that say nothing about it. */
export function kindNamed(name: string): SlideKind | undefined {
  return kinds[name.trim().toLowerCase()]
}

/** Names in the front matter that only tools for decks have. */
const tools: ReadonlySet<string> = new Set(
  `marp paginate headingdivider highlighter mdc transition linenumbers colorschema routermode aspectratio canvaswidth drawings
  revealoptions revealjs slidenumber exportfilename themeconfig seometa`
    .toLowerCase()
    .split(/\s+/),
)

/** Settings of such tools whose names are words of other copy elsewhere. */
const settings: ReadonlySet<string> = new Set(
  'class size background favicon fonts defaults addons'.split(' '),
)

/** Whether the front matter steers a tool for decks, as its names tell. */
export function isForTool(names: readonly string[]): boolean {
  return names.some(name => tools.has(plainName(name)))
}

/** Whether a field steers such a tool. */
export function isToolField(name: string): boolean {
  return tools.has(plainName(name)) || settings.has(plainName(name))
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

/** Whether a comment says how to show a slide. */
export function isSettingComment(comment: string): boolean {
  return setting.test(comment)
}

/** The kind that a slide's comments give it: Marp's `_class: lead`. */
export function kindInComments(blocks: readonly RootContent[]): SlideKind | undefined {
  const classes = blocks.flatMap(block =>
    isComment(block) ? (/^\s*_class\s*:(.*)/i.exec(block.value)?.[1]?.split(/\s+/) ?? []) : [],
  )
  return classes.map(kindNamed).find(kind => kind !== undefined)
}

/** The settings in a block of `layout: quote` lines, which Slidev puts between the rules of a slide; undefined for copy. */
export function settingsIn(block: RootContent | undefined): ReadonlyMap<string, string> | undefined {
  if (block?.type !== 'heading' && block?.type !== 'paragraph') return undefined
  const lines = toPhrase(block.children).text.split('\n')
  const pairs = lines.map(line => /^\s*([a-z][\w-]*):(?:\s+(.*))?$/i.exec(line))
  if (pairs.some(pair => pair === null)) return undefined
  const settings = new Map(
    pairs.map(pair => [(pair?.[1] ?? '').toLowerCase(), (pair?.[2] ?? '').replace(/^["']|["']$/g, '')]),
  )
  return [...settings.keys()].some(key => keys.has(key)) ? settings : undefined
}

/** Marks of Slidev for a part of its layout: `::right::`. */
export function isSlot(block: RootContent): boolean {
  return block.type === 'paragraph' && /^::[\w-]+::$/.test(toPhrase(block.children).text.trim())
}

/** What Marp reads in a picture's alternative text: a background's place, and sizes. */
const background =
  /(?:^|\s)(?:bg|left|right|vertical|cover|contain|fit|auto|opacity|blur|brightness|grayscale)(?::\S+)?(?=\s|$)/gi
const measure = /(?:^|\s)(?:[wh]|width|height):\S+|(?:^|\s)\d+(?:\.\d+)?%(?=\s|$)/gi

function isBackground({ alt }: Image): boolean {
  return /(?:^|\s)bg(?:\s|$)/i.test(alt ?? '')
}

/** A picture's alternative text without what it says to Marp. */
function altWithoutSettings(image: Image): string {
  const alt = (image.alt ?? '').replaceAll(measure, ' ')
  return (isBackground(image) ? alt.replaceAll(background, ' ') : alt).replaceAll(/\s+/g, ' ').trim()
}

/** Blocks whose pictures say in words only what is on them; backgrounds that are not at hand go. */
export function withoutPictureSettings(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks.flatMap(block => {
    if (!nodesOf(block).some(node => node.type === 'image')) return [block]
    const clean = cleaned(block)
    return clean === undefined ? [] : [clean]
  })
}

/** A node with its pictures' words cleaned; undefined for a background that is not at hand, and what held only that. */
function cleaned<Kind extends RootContent>(node: Kind): Kind | undefined {
  if (node.type === 'image') {
    if (isBackground(node) && node.data?.asset === undefined) return undefined
    return { ...node, alt: altWithoutSettings(node) }
  }
  if (!('children' in node)) return node
  const children = (node.children as readonly RootContent[]).flatMap(child => cleaned(child) ?? [])
  const empty = children.every(child => child.type === 'text' && child.value.trim() === '')
  if (empty && node.children.length > 0 && node.type === 'paragraph') return undefined
  return { ...node, children } as Kind
}
