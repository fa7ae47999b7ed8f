import type { Image, RootContent } from 'mdast'
import { findAsset } from '../../source/find-asset.ts'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { paragraphsOf } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { tellsByLabels, withoutLabels } from './labels.ts'
import { ASKED } from './parts.ts'
import { isSlot, kindInComments, kindNamed, settingsIn } from './settings.ts'
import { type Division, headingOf, isShort, linesApart, slideOf, withEyebrow } from './slide.ts'

/** Slides that are divided by rules, as in Markdown decks; Slidev's settings between two rules steer the slide after them. */
export function byBreaks(
  blocks: readonly RootContent[],
  assets: ReadonlyMap<string, unknown>,
  context: Context,
): Division | undefined {
  if (!blocks.some(({ type }) => type === 'thematicBreak')) return undefined
  const groups: RootContent[][] = [[]]
  for (const block of blocks) {
    if (block.type === 'thematicBreak') groups.push([])
    else groups.at(-1)?.push(block)
  }
  const isBare = !blocks.some(({ type }) => type === 'heading')
  const omitted: string[] = []
  const steering: string[] = []
  const asked: string[] = []
  const texts = tellsByLabels(groups, context)
  const slides = groups.map((group, at) => {
    const settings = at > 0 ? settingsIn(group[0]) : undefined
    const own = settings ? group.slice(1) : group
    const copy = settings ? own.filter(block => !isSlot(block)) : own
    const { blocks: shown, notes, ...left } = withoutLabels(copy, context, { texts })
    omitted.push(...left.omitted)
    asked.push(...left.asked)
    if (settings) steering.push(...linesSaid(group, shown, settings))
    const kind = kindNamed(settings?.get('layout') ?? '') ?? kindInComments(group)
    const title = titleIn(settings, shown)
    const isUntitled = at > 0 && title.length === 0 && shown.every(({ type }) => type !== 'heading')
    const isLed = isBare || (at === groups.length - 1 && endsInAddress(shown))
    const told = isUntitled ? (isLed ? withFirstLine(shown) : withBoldLine(shown)) : shown
    return withEyebrow(
      slideOf([...title, ...told, ...pictureIn(settings, assets)], notes, kind),
      left.eyebrow,
    )
  })
  return {
    cover: [],
    slides,
    opens: true,
    isMeant: true,
    because: 'rules between slides',
    omitted: [
      ...omitted.map(text => ({ text, because: 'it marks what is said on a slide' })),
      ...asked.map(text => ({ text, because: ASKED })),
      ...steering.map(text => ({ text, because: 'it tells a tool how to show a slide' })),
    ],
  }
}

/** Letters of a bare line that heads what stands below it on its slide. */
const TITLE = 60

/** A line that ends in where to write or to call. */
const ADDRESS = /\S@\S+\.\S|\d[\d ()/.-]{7,}\d\s*$/u

/** Whether a slide is one line over where to ask: `Thank you. Please eat.`, `ada@boats.example`. */
function endsInAddress(shown: readonly RootContent[]): boolean {
  const [said, address, ...more] = shown.flatMap(linesApart).map(plainText)
  return said !== undefined && more.length === 0 && ADDRESS.test(address ?? '') && !ADDRESS.test(said)
}

/** A slide of a deck without headings, whose first line is its title: no sentence, no quotation and no line of a list of them. */
function withFirstLine(shown: readonly RootContent[]): readonly RootContent[] {
  const [block, ...others] = shown
  const [line, ...below] = block ? linesApart(block) : []
  const next = below[0] ?? others[0]
  if (line?.type !== 'paragraph' || next === undefined || !isShort(line)) return shown
  const [words, after] = [plainText(line).trim(), plainText(next).trim()]
  // Where to ask, under what is said last, is no line of its kind.
  const isAsked = ADDRESS.test(after) && !/\d{3}|@/.test(words)
  const isTold = words.length > TITLE || (!isAsked && /[.…,;]$/u.test(words)) || /^["“„«「『‹]/u.test(words)
  const isLike =
    !isAsked && [/:\s/u, /\s[=–—]\s/u, /^[-–—•\d]/u].some(mark => mark.test(words) && mark.test(after))
  const isNamed = /^[—–-]/u.test(after)
  if (isTold || isLike || isNamed) return shown
  // What the other lines are together is found in one paragraph.
  return [headingOf(line.children), ...paragraphsOf(below.flatMap(linesOfBlock)), ...others]
}

/** A slide among others with headings, whose first line is in bold over what it names: `**Problem**`. */
function withBoldLine(shown: readonly RootContent[]): readonly RootContent[] {
  const [block, ...others] = shown
  const [line, ...below] = linesOfBlock(block)
  const [bold, ...more] = line?.nodes ?? []
  const isTitle = bold?.type === 'strong' && more.length === 0 && !/[.:：,;]$/u.test(line?.text ?? '')
  if (!isTitle || !line || line.text.length > TITLE || below.length + others.length === 0) return shown
  return [headingOf(bold.children), ...paragraphsOf(below), ...others]
}

/** The lines that steer a slide, but the title that is shown. */
function linesSaid(
  [first, ...others]: readonly RootContent[],
  shown: readonly RootContent[],
  settings: ReadonlyMap<string, string>,
): readonly string[] {
  const title = titleIn(settings, shown).length > 0
  const lines = first ? plainText(first).split('\n') : []
  return [
    ...lines.map(line => (title && /^\s*title:/i.test(line) ? 'title' : line)),
    ...others.filter(isSlot).map(plainText),
  ]
}

/** A title that stands among a slide's settings. */
function titleIn(
  settings: ReadonlyMap<string, string> | undefined,
  shown: readonly RootContent[],
): readonly RootContent[] {
  const title = settings?.get('title')
  if (!title || shown.some(({ type }) => type === 'heading')) return []
  return [headingOf([{ type: 'text', value: title }])]
}

/** A picture that stands among a slide's settings, when it is at hand. */
function pictureIn(
  settings: ReadonlyMap<string, string> | undefined,
  assets: ReadonlyMap<string, unknown>,
): readonly RootContent[] {
  const url = settings?.get('image') ?? ''
  const asset = findAsset(assets, url)
  if (asset === undefined) return []
  const image: Image = { type: 'image', url, alt: '', data: { asset } }
  return [{ type: 'paragraph', children: [image] }]
}
