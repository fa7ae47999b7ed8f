import { Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { NamedLink } from '../../../core/reading/lists/links.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import { cut, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { plainText } from '../../../core/source/text.ts'
import { isTouch, namedSeeds } from '../../../core/theme/scheme.ts'
import { hasFurther, themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { isPlain, type Setting } from '../pages/setting.ts'
import { nodesOf, othersOf } from './items.tsx'

/** px of a button's height, of the first one's, and of the label in it. */
const HEIGHT = { one: 68, first: 88 }
/** How much larger the words of the first button are, by how many letters they have. */
const LARGER = { few: 1.4, more: 1.2, letters: 20 }
/** px of the outline of a button that is not filled. */
const OUTLINE = { usual: 2, quiet: 1.5 }
/** Weight of the words of a button beside one that the brief wants seen first. */
const QUIET = 500
/** A name of one word in letters that are all as wide as high, and px that it has for its line in a button. */
const SOLID = /^[\p{Script=Katakana}\p{Script=Han}\p{Script=Hiragana}ー・]{4,14}$/u
const SOLID_ROOM = 272
/** Letters before a colon up to which they say what a link is of. */
const LABEL = 24

/** A filled button as wide as the column; the one that matters most is in the accent and larger. Words beside the link stand under its name. */
export function LinkRow({
  link,
  filled,
  fill,
  setting,
}: {
  readonly link: NamedLink
  readonly filled: boolean
  /** The colour that the brief has for the filled one, `#rrggbb`. */
  readonly fill?: string | undefined
  readonly setting: Setting
}): Child {
  const on = fill === undefined ? featured : (theme: Theme) => themeOnColor(theme, fill)
  const theme = filled ? on(setting.theme) : themeOn(setting.theme, 'paper')
  const own = { ...setting, theme }
  const { type } = theme
  const { label, words, when } = partsOf(link.words)
  const note = withoutArrow(link.note)
  const letters = link.words.map(plainText).join('').length
  const larger = letters <= LARGER.letters ? LARGER.few : LARGER.more
  const wanted = filled ? Math.round(type.base * larger) : type.base
  const asked = theme.design.parts?.buttons?.scale ?? 1
  const most = SOLID.test(link.words.map(plainText).join(''))
    ? Math.floor(SOLID_ROOM / letters / asked)
    : wanted
  const small = smallStyle(theme)
  return (
    <a
      href={link.href}
      // Where the brief wants one seen before all others, its wish for buttons is of that one.
      part={filled ? 'button-featured' : asked > 1 ? 'link-row' : 'button'}
      style={{
        ...rowStyle(theme, filled),
        size: Math.min(wanted, Math.max(most, Math.round(type.base * 0.8))),
        decoration: 'none',
        ...(!filled && { hover: { background: theme.color.paperAlt } }),
      }}
    >
      {/* Who hears the name of the link hears no new line. */}
      {label.length > 0 && [<Small nodes={label} style={small} setting={own} />, ' ']}
      <span style={{ display: 'block' }}>
        <Phrasing nodes={words} {...own} />
      </span>
      {when.length > 0 && [' ', <Small nodes={when} style={small} setting={own} />]}
      {note.nodes.length > 0 && ' '}
      {note.nodes.length > 0 && (
        <span style={note.isTag ? { display: 'flex', justify: 'center', margin: [6, 0, 0, 0] } : small}>
          {note.isTag ? (
            <span style={{ ...small, ...tagStyle(theme) }}>
              <Phrasing nodes={note.nodes} {...own} />
            </span>
          ) : (
            <Phrasing nodes={note.nodes} {...own} />
          )}
        </span>
      )}
    </a>
  )
}

/** What points from a note to the link that it stands beside. */
const ARROW = /^\s*(?:[←⟵⇐↼<«]|<-+|&lt;)+[\s-]*/u

/** A note without the arrow that points from it to its link, which makes it a tag on that. */
function withoutArrow(nodes: NamedLink['note']): {
  readonly nodes: NamedLink['note']
  readonly isTag: boolean
} {
  const [first] = nodes
  const arrow = first?.type === 'text' ? ARROW.exec(first.value)?.[0] : undefined
  if (arrow === undefined) return { nodes, isTag: false }
  return { nodes: cut(toPhrase(nodes), arrow.length).nodes, isTag: true }
}

/** A tag on a button: paper on its colour. */
function tagStyle({ paperColor }: Theme): Style {
  return {
    background: paperColor.paper,
    color: paperColor.text,
    radius: 10,
    padding: [2, 10],
    weight: 500,
  }
}

/** Letters of the name of a link at least. */
const NAME = 3

/** A remark in brackets at the end, and a day or a number behind a dash or the first comma of a long name. */
const REMARK = /\s[(（][^()（）]{3,}[)）]\s*$/u
const DASHED = /\s[–—|]\s(?=.*\d)/u
const DAY = /^[^,\d("“«„]+,\s(?=.*\d)/u
/** Letters of a name from which on it has more than one line. */
const LONG = 28

/** A name, what stands small over it, and what stands small below. */
interface Parts extends Pick<NamedLink, 'words'> {
  readonly label: NamedLink['words']
  readonly when: NamedLink['words']
}

/** A name with what says of what it is, or, where what follows its colon goes on in small letters or figures, what is said of it. */
function partsOf(words: NamedLink['words']): Parts {
  const { label, words: whole } = labelled(words)
  if (/^[\p{Ll}\d]/u.test(whole.map(plainText).join('')) && label.length > 0) {
    const name = toPhrase(label)
    return { label: [], words: cut(name, 0, name.text.length - 1).nodes, when: whole }
  }
  return { label, ...whenApart(whole) }
}

/** What is said beside the name of its link stands below that, and is not broken with it. */
function whenApart(words: NamedLink['words']): Omit<Parts, 'label'> {
  const last = words.at(-1)
  const [from, to] = last?.type === 'text' ? asideIn(last.value, words.length === 1) : []
  if (last?.type !== 'text' || from === undefined || to === undefined || from < NAME)
    return { words, when: [] }
  const line = toPhrase([last])
  return { words: [...words.slice(0, -1), ...cut(line, 0, from).nodes], when: trim(cut(line, to)).nodes }
}

/** Where a name ends, and where what is said beside it begins. */
function asideIn(value: string, isWhole: boolean): readonly number[] {
  const dash = DASHED.exec(value)
  if (dash) return [value.slice(0, dash.index).trimEnd().length, dash.index + dash[0].length]
  const remark = REMARK.exec(value)
  if (remark) return [remark.index, remark.index + 1]
  const day = isWhole && value.length > LONG ? DAY.exec(value)?.[0] : undefined
  return day === undefined ? [] : [day.trimEnd().length - 1, day.length]
}

/** The theme on the button that matters most: a touch of colour that the brief wants, one that no field of the page has, else the accent. */
function featured(theme: Theme): Theme {
  const { color } = theme.design
  const touch = color.sparing
    ? color.seeds[0]
    : namedSeeds(color)
        .slice(1)
        .find(seed => isTouch(seed, color))
  if (touch !== undefined) return themeOnColor(theme, touch)
  // An accent that is only a touch is what is pressed.
  if (color.sparing && namedSeeds(color).length > 0) return themeOnColor(theme, theme.paperColor.accent)
  if (isPlain(theme)) return themeOn(theme, 'accent')
  if (hasFurther(theme)) return themeOn(theme, 'further')
  const others = namedSeeds(color).slice(1)
  return themeOn(theme, others.includes(theme.paperColor.inverse) ? 'inverse' : 'accent')
}

/** What stands before a colon, and in no bracket, says what the link is of: a voice of its own. */
function labelled(words: NamedLink['words']): Omit<Parts, 'when'> {
  const [first] = words
  const at = first?.type === 'text' ? first.value.search(/: \S/) : -1
  const isOpen = first?.type === 'text' && /[(（[][^)）\]]*$/u.test(first.value.slice(0, at))
  if (first?.type !== 'text' || at < 1 || at > LABEL || isOpen) return { label: [], words }
  const line = toPhrase(words)
  return { label: cut(line, 0, at + 1).nodes, words: cut(line, at + 2).nodes }
}

/** The name of a place elsewhere, with room around it for a thumb, and what is said beside it. */
export function Place({
  link,
  named,
  setting,
}: {
  readonly link: NamedLink
  /** It stands among some that are called by a handle. */
  readonly named: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  if (named && saidAddress(link.href).length <= SAID) return <Reached link={link} setting={setting} />
  return [
    <a
      href={link.href}
      part="place"
      rel="me"
      style={{
        ...placeStyle(theme),
        color: theme.color.text,
        weight: theme.type.strongWeight,
        decoration: 'none',
        border: { width: 1, color: theme.color.border },
        radius: Math.min(theme.radius, 26),
      }}
    >
      <Phrasing nodes={link.words} {...setting} />
    </a>,
    link.note.length > 0 && (
      <p style={quietStyle(theme)}>
        <Phrasing nodes={link.note} {...setting} />
      </p>
    ),
  ]
}

/** A place that no address leads to, among buttons and alike: its name, its number or handle, and what is said of it. */
export function Channel({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const theme = themeOn(setting.theme, 'paper')
  const own = { ...setting, theme }
  const { label, words, when } = partsOf(item.title.nodes)
  const told = valueFirst(item)
  const value = told.find(fact => fact.value)
  const small = smallStyle(theme)
  return (
    <p part="channel" style={rowStyle(theme, false)}>
      {label.length > 0 && [<Small nodes={label} style={small} setting={own} />, ' ']}
      <span style={{ display: 'block' }}>
        <Phrasing nodes={words} {...own} />
        {value && [' ', <Phrasing nodes={nodesOf(value)} {...own} />]}
      </span>
      {[when, ...told.filter(fact => fact !== value).map(nodesOf)].map(
        nodes => nodes.length > 0 && [' ', <Small nodes={nodes} style={small} setting={own} />],
      )}
    </p>
  )
}

/** Words beside a name in a row, in their own voice. */
function Small({ nodes, style, setting }: SmallProps): Child {
  return (
    <span style={style}>
      <Phrasing nodes={nodes} {...setting} />
    </span>
  )
}

interface SmallProps {
  readonly nodes: NamedLink['words']
  readonly style: Style
  readonly setting: Setting
}

function smallStyle(theme: Theme): Style {
  return { display: 'block', size: sizeAt(theme, -1), weight: 400, color: theme.color.textMuted }
}

/** What all rows have in common; the one that matters most is higher, and beside one that the brief wants seen first the others are quiet. */
function rowStyle(theme: Theme, filled: boolean): Style {
  const { type, color } = theme
  const height = filled ? HEIGHT.first : HEIGHT.one
  const isQuiet = !filled && (theme.design.parts?.buttons?.scale ?? 1) > 1
  return {
    display: 'flex',
    direction: 'column',
    justify: 'center',
    minHeight: height,
    padding: [12, 28],
    size: type.base,
    weight: isQuiet ? Math.min(type.strongWeight, QUIET) : type.strongWeight,
    leading: 1.25,
    textAlign: 'center',
    textWrap: 'balance',
    hyphens: false,
    // Pills of two lines keep the ends of those of one.
    radius: Math.min(theme.radius, height / 2),
    background: color.paper,
    color: color.text,
    ...(color.paper === theme.paperColor.paper && {
      border: isQuiet
        ? { width: OUTLINE.quiet, color: color.border }
        : { width: OUTLINE.usual, color: color.heading },
    }),
  }
}

/** An address as people say it. */
function saidAddress(href: string): string {
  return href.replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/u, '').replace(/\/$/u, '')
}

/** Letters of an address that stands beside its name. */
const SAID = 24

/** A place elsewhere among some that are called by a handle: its name and where it is. */
function Reached({ link, setting }: { readonly link: NamedLink; readonly setting: Setting }): Child {
  return (
    <p part="place" style={placeStyle(setting.theme)}>
      <Phrasing nodes={link.words} {...setting} />{' '}
      <a href={link.href} style={{ color: setting.theme.color.text, decoration: 'underline' }}>
        {saidAddress(link.href)}
      </a>
    </p>
  )
}

/** A place elsewhere that is called and not opened: its name and its number. */
export function Callable({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const value = valueFirst(item)
  return (
    <p part="place" style={placeStyle(theme)}>
      <Phrasing nodes={item.title.nodes} {...setting} />
      {value.map(fact => [' ', <Phrasing nodes={nodesOf(fact)} {...setting} />])}
    </p>
  )
}

/** What is said of a channel, its number or handle first. */
function valueFirst(item: Item): readonly Fact[] {
  return othersOf(item, []).toSorted((one, other) => Number(!one.value) - Number(!other.value))
}

function placeStyle({ type }: Theme): Style {
  return { display: 'block', padding: [Math.round((50 - type.base * 1.3) / 2), 12], leading: 1.3 }
}
