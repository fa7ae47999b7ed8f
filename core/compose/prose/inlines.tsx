import type { FootnoteReference, Image, InlineCode as InlineCodeNode, Link, RootContent, Text } from 'mdast'
import { cut, toPhrase } from '../../reading/facts/phrase.ts'
import { safeHref } from '../../source/safe-url.ts'
import { themeOn } from '../../theme/theme-on.ts'
import type { Theme } from '../../theme/theme.ts'
import { codeStyle, InlineCode } from '../code.tsx'
import { type Child, text, toNodes } from '../jsx-runtime.ts'
import { Formula, formulaOf } from '../math/formula.tsx'
import type { Style } from '../style.ts'
import { quietStyle } from '../text-style.ts'
import { type Element, isElement, type Node } from '../tree.ts'
import type { Handlers, Place, ProseSetting } from './handler.ts'

/** Everything that stands in a line of text. */
export const inlines: Handlers = {
  text: (node, { setting }) => {
    const tag = node.data?.tag
    const value = node.data?.lines ? inLines(node) : text(node.value, node.data?.id)
    return tag === undefined ? value : wrap(tag, value, setting)
  },
  emphasis: (node, { all, setting }) => wrap(node.data?.tag ?? 'em', all(node), setting),
  strong: (node, { all, setting }) =>
    node.data?.tag ? (
      wrap(node.data.tag, all(node), setting)
    ) : (
      <strong style={{ weight: setting.theme.type.strongWeight }}>{all(node)}</strong>
    ),
  delete: (node, { all }) => <del>{all(node)}</del>,
  inlineCode,
  break: () => <br />,
  link,
  image,
  footnoteReference,
  comment: () => null,
}

/** Words of several lines with a break between them. */
function inLines(node: Text): Child {
  const whole = toPhrase([node])
  const ends = [...whole.text.matchAll(/[^\S\n]*\n\s*/g)]
  return [...ends, undefined].flatMap((end, at) => {
    const before = ends[at - 1]
    const line = cut(whole, before ? before.index + before[0].length : 0, end?.index ?? whole.text.length)
    const words = line.nodes.flatMap(part => (part.type === 'text' ? [text(part.value, part.data?.id)] : []))
    return at === 0 ? words : [<br />, ...words]
  })
}

/** Code in a line, or a formula. TeX that cannot be set is code. */
function inlineCode(node: InlineCodeNode, { setting }: Place): Child {
  const { theme } = setting
  const formula = node.data?.math ? formulaOf(node.value, node.data.math === 'display') : undefined
  if (formula && 'd' in formula) return <Formula theme={theme} tex={node.value} formula={formula} />
  return (
    <InlineCode
      theme={theme}
      code={node.value}
      {...(setting.size && { size: setting.size })}
      {...(node.data?.id && { node: node.data.id })}
    />
  )
}

type InlineTag = 'sub' | 'sup' | 'kbd' | 'mark' | 'u' | 'small' | 'em'

function wrap(tag: InlineTag, children: Child, { theme, size = theme.type.base }: ProseSetting): Child {
  const Tag = tag
  return <Tag style={inlineStyle(tag, theme, size)}>{children}</Tag>
}

function inlineStyle(tag: InlineTag, theme: Theme, size: number): Style {
  const { color, type } = theme
  if (tag === 'kbd')
    return { ...codeStyle(theme, size), background: color.surface, radius: 3, padding: [0, 3] }
  if (tag === 'mark') return { background: color.accentSoft, color: color.onAccentSoft, padding: [0, 2] }
  return tag === 'small'
    ? { size: Math.round(size * 0.85 * 2) / 2, color: color.textMuted, leading: type.leading }
    : {}
}

function link(node: Link, { all, setting }: Place): Child {
  const href = safeHref(node.url)
  if (href === undefined) return <span>{all(node)}</span>
  // An address of mail or a number says itself what it is; on paper and slides a line under it is an office's.
  const isPlain = setting.button === true || /^(?:mailto|tel|sms):/.test(href)
  return (
    <a href={href} style={{ color: setting.theme.color.link, ...(!isPlain && { decoration: 'underline' }) }}>
      {all(node)}
    </a>
  )
}

/** A picture in a line is as tall as a line; without a picture, its words stand in quietly. */
function image(node: Image, { setting }: Place): Child {
  const { theme, size = theme.type.base } = setting
  if (node.data?.asset === undefined)
    return <MissingImage alt={node.alt ?? ''} color={theme.color.textMuted} />
  return (
    <img
      src={node.data.asset}
      alt={node.alt ?? ''}
      style={{ display: 'inline', height: size * 1.25, verticalAlign: 'middle' }}
    />
  )
}

/** What stands for a picture that is not there: the words that describe it. */
export function MissingImage({ alt, color }: { readonly alt: string; readonly color: string }): Child {
  return alt === '' ? null : <em style={{ color }}>{alt}</em>
}

/** The raised number of a note; the first reference to a note carries its body. */
function footnoteReference(node: FootnoteReference, place: Place): Child {
  const note = node.data?.note
  if (note === undefined) return null
  return (
    <a
      part="note-reference"
      href={`#note-${note.number}`}
      role="doc-noteref"
      {...(note.words && {
        id: `note-reference-${note.number}`,
        footnote: body(note.number, note.words, place),
      })}
      style={{
        verticalAlign: 'super',
        decoration: 'none',
        color: place.setting.theme.color.link,
        numeric: 'tabular',
      }}
    >
      {note.number}
    </a>
  )
}

/** The note is read away from its reference, on the page's own ground. */
function body(number: number, words: readonly RootContent[], { flow, setting }: Place): Element {
  const theme = themeOn(setting.theme, 'paper')
  return toNodes(
    <div
      part="note"
      id={`note-${number}`}
      role="doc-footnote"
      style={{ ...quietStyle(theme), family: theme.type.text, weight: 400, italic: false }}
    >
      {numbered(flow(words, { theme, gap: 0.25 }), number)}
    </div>,
  )[0] as Element
}

/** Puts the number before the first words. */
function numbered(blocks: readonly Node[], number: number): readonly Node[] {
  const label = toNodes(<span part="note-number">{`${number}\u2002`}</span>)
  const [first, ...rest] = blocks
  if (!isElement(first, 'p')) return [...toNodes(<p>{label}</p>), ...blocks]
  return [{ ...first, children: [...label, ...first.children] }, ...rest]
}
