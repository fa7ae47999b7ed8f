import type { Image, Link } from 'mdast'
import type { Theme } from '../../theme/theme.ts'
import { codeStyle, InlineCode } from '../code.tsx'
import { type Child, text } from '../jsx-runtime.ts'
import { safeHref } from '../safe-href.ts'
import { footnoteReference } from './footnote.tsx'
import type { Style } from '../style.ts'
import type { Handlers, Place, ProseSetting } from './handler.ts'

/** Everything that stands in a line of text. */
export const inlines: Handlers = {
  text: (node, { setting }) => {
    const tag = node.data?.tag
    const value = text(node.value, node.data?.id)
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
  inlineCode: (node, { setting }) => (
    <InlineCode
      theme={setting.theme}
      code={node.value}
      {...(setting.size && { size: setting.size })}
      {...(node.data?.id && { node: node.data.id })}
    />
  ),
  break: () => <br />,
  link,
  image,
  footnoteReference,
  comment: () => null,
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
  return (
    <a href={href} style={{ color: setting.theme.color.link, decoration: 'underline' }}>
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
