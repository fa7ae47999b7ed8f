import type { Link, PhrasingContent, RootContent } from 'mdast'
import { displayStyle, Heading, Phrasing, Prose, safeHref } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { linked, linksOf, type NamedLink } from '../../../core/reading/lists/links.ts'
import type { Claim, Section } from '../../../core/reading/reading.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { plainText } from '../../../core/source/text.ts'
import { space } from '../../../core/theme/theme.ts'
import { Band } from '../pages/band.tsx'
import { ClaimLine } from '../pages/foot.tsx'
import type { Page } from '../pages/page.ts'
import { loudness, sectionSize, type Setting } from '../pages/setting.ts'
import { emsOf } from '../pages/title-size.ts'
import { FactGrid } from './fact-grid.tsx'
import { SectionHead, Sides } from './section-head.tsx'

/** How to get in touch: the copy's own section, or the addresses that it gives, large on the deep ground. */
export function Contact({
  section,
  page,
  setting,
}: {
  readonly section?: Section
  readonly page: Page
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const size = Math.round(theme.type.base * 1.2)
  const label = page.contact.find(({ role, label: own }) => role === 'contact' && own.text !== '')
  const blocks: readonly RootContent[] = section
    ? blocksUnder(section).map(block => linked(block, theme.lang))
    : []
  const said = blocks.map(plainText).join('\n')
  const isNew = ({ text, facts }: Claim): boolean => facts.length > 0 || !said.includes(text)
  const words = (
    <div style={{ size }}>
      {blocks.map(block => {
        const links = linksOf(block)
        const led = ledByMail(block)
        if (led) return <MailFirst {...led} setting={setting} size={size} />
        return links?.some(isMail) ? (
          <Reach links={links} setting={setting} />
        ) : (
          <Prose nodes={[block]} {...setting} size={size} />
        )
      })}
      {page.contact.filter(isNew).map(claim =>
        claim.role === 'contact' && claim.facts.length > 0 ? (
          <FactGrid facts={claim.facts} columns={1} setting={setting} />
        ) : (
          <p style={claim.role === 'email' ? mailStyle(setting, claim.text) : {}}>
            <ClaimLine claim={claim} setting={setting} />
          </p>
        ),
      )}
    </div>
  )
  const head = section ? (
    <SectionHead section={{ ...section, lead: [] }} setting={setting} />
  ) : (
    label && (
      <Heading theme={theme} level={2} style={displayStyle(theme, sectionSize(setting))}>
        <Phrasing nodes={label.label.nodes} {...setting} heading />
      </Heading>
    )
  )
  return (
    <Band setting={setting} ground={theme.color.paper} room={4} part="contact">
      {section?.heading || label ? (
        <Sides title={head} setting={setting}>
          {words}
        </Sides>
      ) : (
        words
      )}
    </Band>
  )
}

/** A paragraph whose first line is an address for mail and nothing else. */
interface LedByMail {
  readonly mail: Link
  readonly rest: readonly PhrasingContent[]
}

function ledByMail(block: RootContent): LedByMail | undefined {
  if (block.type !== 'paragraph') return undefined
  const [mail, next, ...others] = block.children
  if (mail?.type !== 'link' || !isMail({ href: mail.url }) || next === undefined) return undefined
  if (next.type === 'break') return { mail, rest: others }
  const isEnd = next.type === 'text' && /^[^\S\n]*\n/.test(next.value)
  return isEnd ? { mail, rest: [{ ...next, value: next.value.trimStart() }, ...others] } : undefined
}

/** An address for mail as large as its place allows, over the other lines of its paragraph. */
function MailFirst({
  mail,
  rest,
  setting,
  size,
}: LedByMail & { readonly setting: Setting; readonly size: number }): Child {
  return [
    <p style={mailStyle(setting, plainText(mail))}>
      <Phrasing nodes={[mail]} {...setting} />
    </p>,
    <Prose nodes={[{ type: 'paragraph', children: [...rest] }]} {...setting} size={size} />,
  ]
}

function isMail({ href }: Pick<NamedLink, 'href'>): boolean {
  return href.startsWith('mailto:')
}

/** px that an address may take, and has beside a title on a desk, on a tablet and on a phone. */
const MAIL = { most: 84, over: 1.4, least: 18, desk: 840, tablet: 660, phone: 330 }

/** The address that a page leads to, as large as its place allows. */
function mailStyle(setting: Setting, address: string): Style {
  const { theme } = setting
  // It is read in one, and never before the titles of the page.
  const most = Math.min(MAIL.most * loudness(theme), sectionSize(setting) * MAIL.over)
  const size = (width: number): number =>
    Math.max(MAIL.least, Math.floor(Math.min(most, width / Math.max(emsOf(theme, address), 1))))
  return {
    ...displayStyle(theme, size(MAIL.desk)),
    transform: 'none',
    leading: 1.2,
    medium: { size: size(MAIL.tablet) },
    narrow: { size: size(MAIL.phone) },
  }
}

/** Ways to get in touch: the first address for mail large, the others beside each other. */
function Reach({
  links,
  setting,
}: {
  readonly links: readonly NamedLink[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const main = links.find(isMail)
  return (
    <div
      part="reach"
      style={{
        display: 'flex',
        wrap: true,
        gap: [space(theme, 0.5), space(theme, 1.5)],
        margin: [space(theme, 0.75), 0],
      }}
    >
      {links.map(link => (
        <p
          style={
            link === main ? { ...mailStyle(setting, link.words.map(plainText).join('')), width: '100%' } : {}
          }
        >
          <a href={safeHref(link.href) ?? ''} style={{ color: theme.color.link, decoration: 'underline' }}>
            <Phrasing nodes={link.words} {...setting} />
          </a>
          {link.note.length > 0 && [' ', <Phrasing nodes={link.note} {...setting} />]}
        </p>
      ))}
    </div>
  )
}
