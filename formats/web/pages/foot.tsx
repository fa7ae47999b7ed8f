import { Phrasing, Prose, quietStyle, safeHref } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linkOf } from '../../../core/reading/lists/links.ts'
import type { Claim } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { FactValue } from '../sections/fact-grid.tsx'
import { nodesOf } from '../sections/items.tsx'
import { Band } from './band.tsx'
import { IN_BAR } from './bar.tsx'
import { isMeta, type Page } from './page.ts'
import type { Setting } from './setting.ts'

/** The foot of a page, in small print: who is behind it, and the links that the bar has no room for. */
export function Foot({ page, setting }: { readonly page: Page; readonly setting: Setting }): Child {
  const { theme } = setting
  const more = page.nav.slice(IN_BAR)
  const { footer, brand, meta } = page
  const foot = [...page.foot, ...page.contact]
  if (footer.length + more.length + foot.length + meta.length === 0) return null
  return (
    <Band setting={setting} ground={theme.color.paper} room={1.5} tag="footer" part="foot">
      <div
        style={{ ...quietStyle(theme), maxWidth: Math.round(theme.type.measure * 0.9), textWrap: 'balance' }}
      >
        {foot.map(claim => (
          <p>
            <ClaimLine claim={claim} named={claim !== brand.name} setting={setting} />
          </p>
        ))}
        {meta.map(fact => (
          <p>
            {!isMeta(fact) && [<Phrasing nodes={fact.label.nodes} {...setting} />, ' ']}
            <FactValue fact={fact} setting={setting} />
          </p>
        ))}
        <Prose nodes={footer} {...setting} size={sizeAt(theme, -1)} />
        {more.length > 0 && (
          <nav
            style={{ display: 'flex', wrap: true, gap: [0, space(theme, 1)], marginTop: space(theme, 0.5) }}
          >
            {more.map(({ words, href }) => (
              <a
                href={safeHref(href) ?? ''}
                style={{ display: 'block', padding: [4, 0], color: theme.color.link }}
              >
                <Phrasing nodes={words} {...setting} />
              </a>
            ))}
          </nav>
        )}
      </div>
    </Band>
  )
}

/** A role in a line: its label where the author wrote one, its words, linked where they are an address, and what else is said of it. */
export function ClaimLine({
  claim,
  named = true,
  setting,
}: {
  readonly claim: Claim
  /** False where its words stand elsewhere and only what is said of it is wanted. */
  readonly named?: boolean
  readonly setting: Setting
}): Child {
  const { label, written, nodes, facts, value } = claim
  const href =
    value && nodes.every(({ type }) => type === 'text') ? safeHref(linkOf(claim)?.href ?? '') : undefined
  const words = <Phrasing nodes={nodes} {...setting} />
  return [
    named && written && [<Phrasing nodes={label.nodes} {...setting} />, ' '],
    named &&
      (href === undefined ? (
        words
      ) : (
        <a href={href} style={{ color: setting.theme.color.link, decoration: 'underline' }}>
          {words}
        </a>
      )),
    facts.map((fact, at) => [(named || at > 0) && ' · ', <Phrasing nodes={nodesOf(fact)} {...setting} />]),
  ]
}
