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

/** What people call the slides that open and close a deck, in other languages and other words. */
const opening =
  /^(?:hero|title[ _-]?(?:slide|page)|cover[ _-]?(?:slide|page)|front|opener|opening|ouverture|apertura|abertura|eröffnung|couverture|page de (?:titre|garde)|titre|portada|carátula|copertina|capa|titel(?:folie|seite|blatt|dia|bild|sida)?|deckblatt|voorblad|omslag|forsid[ea]|okładka|tytuł|kapak|kansi|обложка|обкладинка|титул|封面|表紙|표지)$/iu
const ending =
  /^(?:close|closer|ending|final|thank[ _-]?you|finish|schluss|ende|abschluss|danke|fin|clôture|merci|cierre|final|gracias|chiusura|fine|grazie|encerramento|fim|obrigad[oa]|slot|einde|bedankt|slut|avslutning|tack|koniec|zakończenie|dziękuj\p{L}*|конец|кінець|结尾|結び|끝)$/iu

/** The kind of slide that a layout's name means; undefined for names that say nothing about it. */
export function kindNamed(name: string): SlideKind | undefined {
  const plain = name.trim().toLowerCase()
  if (opening.test(plain)) return 'cover'
  return ending.test(plain) ? 'closing' : kinds[plain]
}

/** What tools and people call a slide by what stands on it: no words for whoever sees it. */
const shapes =
  /^(?:default|blank|content|contents|text|body|bullets?|bullet[ _-]?(?:list|points)|points|list|steps|table|charts?|graphs?|(?:bar|line|pie|column)[ _-]?chart|diagram|images?|picture|photo|full[ _-]?(?:bleed|image)|gallery|grid|cards?|columns?|(?:one|two|three)[ _-]?(?:cols?|columns?)|split|side[ _-]?by[ _-]?side|big[ _-]?(?:number|stat|figure|text)|number|stats?|kpis?|figures?|metrics?|timeline|agenda|toc|code|video|headline|center(?:ed)?|left|right|plain|simple|inhalt|liste|tabelle|diagramm|bild|zitat|zahlen|texte|contenu|tableau|graphique|citation|contenido|lista|tabla|gráfico|cita|testo|tabella|grafico|citazione|conteúdo|tabela|citação|inhoud|lijst|citaat|treść|wykres|cytat)$/iu

/** Whether words only say of which kind a slide is. */
export function namesSlide(name: string): boolean {
  return kindNamed(name) !== undefined || shapes.test(name.trim())
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
