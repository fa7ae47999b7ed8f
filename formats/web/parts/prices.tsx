import { displayStyle, Flow, Heading, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { LinkButton } from './links.tsx'
import { type Group, titleOf } from './sections.ts'
import { inverted, type Setting } from './setting.ts'
import { moneyAt, readLinks } from './shapes.ts'

/** Plans side by side, one of them on the deep ground when the author set it in bold. */
export function Prices({
  groups,
  setting,
}: {
  readonly groups: readonly Group[]
  readonly setting: Setting
}): Child {
  const marked = groups.findIndex(
    group => group.strong || /popular|recommended|beliebt|empfohlen|populaire/i.test(titleOf(group)),
  )
  return (
    <div
      part="prices"
      style={{
        display: 'grid',
        columns: groups.length,
        gap: space(setting.theme, 1),
        medium: { columns: groups.length % 2 === 0 ? 2 : 1 },
        narrow: { columns: 1 },
      }}
    >
      {groups.map((group, at) => (
        <Price group={group} marked={at === marked} setting={at === marked ? inverted(setting) : setting} />
      ))}
    </div>
  )
}

function Price({
  group,
  marked,
  setting,
}: {
  readonly group: Group
  readonly marked: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { color } = theme
  const { name, amount } = divideTitle(group)
  const size = sizeAt(theme, 3)
  return (
    <article
      part={marked ? 'price-marked' : 'price'}
      style={{
        display: 'flex',
        direction: 'column',
        background: color.paper,
        color: color.text,
        textAlign: theme.type.align,
        border: marked ? { width: 1, color: color.paper } : { width: 1, color: color.hairline },
        radius: Math.min(theme.radius, 24),
        padding: space(theme, 1.25),
        breakInside: 'avoid',
      }}
    >
      <div style={{ grow: 1 }}>
        <Flow theme={theme} gap={0.5}>
          <Heading theme={theme} level={3} {...(group.id !== undefined && { id: group.id })}>
            {name === '' ? <Phrasing nodes={group.title} {...setting} heading /> : name}
          </Heading>
          {amount !== undefined && (
            <p part="amount" style={{ ...displayStyle(theme, size), leading: 1.15, numeric: 'tabular' }}>
              {amount.figure}
              <span
                style={{
                  family: theme.type.text,
                  size: theme.type.base,
                  weight: 400,
                  tracking: 0,
                  color: color.textMuted,
                }}
              >
                {amount.per}
              </span>
            </p>
          )}
          <Prose
            nodes={group.blocks.filter(block => !readLinks(block))}
            {...setting}
            level={2}
            measured={false}
          />
        </Flow>
      </div>
      {group.blocks
        .flatMap(block => readLinks(block) ?? [])
        .map(link => (
          <div style={{ marginTop: space(theme, 1) }}>
            <LinkButton link={link} primary={marked} setting={setting} />
          </div>
        ))}
    </article>
  )
}

/** A plan's name, and the amount that follows it in the title. A title with markup is left whole. */
function divideTitle(group: Group): {
  readonly name: string
  readonly amount?: { readonly figure: string; readonly per: string }
} {
  const [only, ...others] = group.title
  if (only?.type !== 'text' || others.length > 0) return { name: '' }
  const at = moneyAt(only.value)
  if (at <= 0) return { name: '' }
  const [figure = ''] = /^[^\s\d]*\s?[\d.,\u00A0]*\d\s?[€$£¥₹]?/.exec(only.value.slice(at)) ?? []
  const name = only.value.slice(0, at).replace(/\s*[—–:|·-]?\s*$/, '')
  return { name, amount: { figure, per: only.value.slice(at + figure.length) } }
}
