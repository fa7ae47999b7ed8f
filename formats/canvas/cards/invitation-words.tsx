import type { RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { isCondition } from '../../lines/conditions.ts'
import type { Design } from '../../../core/brief/design.ts'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { isDocumentName } from '../../../core/reading/words/lexicon.ts'
import { hasLink, startOf } from '../../../core/source/walk.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { promoted } from '../passes/promoted.ts'
import { ranksIn } from '../leads/ranked-lines.ts'
import { Action, isEmphasised } from '../announcements/foot.tsx'
import { type CanvasCopy, readCanvas, placeOf } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { type LineRun, lineRuns } from '../copy/telling-lines.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { Hours, hoursIn } from './invitation-hours.tsx'
import { coupleIn } from './invitation-names.tsx'
import { FactGrid } from '../sheets/fact-grid.tsx'
import { ContactLine } from '../sheets/terms.tsx'
import { HeadlineLabel } from '../sheets/title.tsx'

/** What a card is made of. */
export interface CardProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly measure: Measure
}

/** Share of the height from which on facts share lines. */
const CROWDED = 0.34

/** Set larger than the other facts, and by how much. */
const KEY = 1.3

const key: readonly Role[] = ['startDate', 'time', 'location']

/** The copy of an invitation: who asks, what for, when and where, and how to answer; led by what the brief wants first in a line of it. */
export function readInvitation(reading: Reading, roles: Roles, design: Design): CanvasCopy {
  const { roles: told } = reading
  // A sentence that runs on over the names keeps its order: who asks, for what, and then whose day it is.
  const isOver = startOf(told.request?.nodes) < startOf(told.title?.nodes)
  // Keys of the front matter stand in no order that a guest reads.
  const isUnder = told.hosts?.field === undefined && startOf(told.hosts?.nodes) > startOf(told.title?.nodes)
  const said = (['hosts', 'request', 'alternativeHeadline', 'abstract'] as const)
    .filter(role => (role !== 'hosts' || isUnder) && (role !== 'request' || !isOver))
    // What a line says that is drawn is not said once more.
    .filter(role => !told[role]?.told)
    .toSorted((first, second) => startOf(told[first]?.nodes) - startOf(told[second]?.nodes) || 0)
  const copy = readCanvas(reading, roles, {
    brand: ['publisher', 'organization'],
    above: [
      'eyebrow',
      ...(isUnder || told.hosts?.told ? [] : (['hosts'] as const)),
      ...(isOver && !told.request?.told ? (['request'] as const) : []),
    ],
    once: Number.POSITIVE_INFINITY,
    support: said,
  })
  const first = ranksIn(design, reading).flatMap(([words, rank]) => (rank === 'first' ? [words] : []))
  return inGroups(promoted(ledByOccasion(ledByNames(copy)), first), reading.lang)
}

/** Letters of what an invitation is to, in a heading of its own. */
const OCCASION = { least: 4, most: 64 }

/** What only says that this is an invitation stands over what it is to, where its author has a heading for that. */
function ledByOccasion(copy: CanvasCopy): CanvasCopy {
  const { headline, headlineLabel, above, support, rest } = copy
  if (!headline || headlineLabel) return copy
  const blocks = [...support, ...rest]
  const at = blocks.findIndex(({ type }) => type === 'heading')
  const heading = blocks[at]
  // Further down it names a part.
  if (heading?.type !== 'heading' || at > OPENING) return copy
  const occasion = toPhrase(heading.children)
  // `Invitation to the opening of` stands over what is quoted under it.
  const isNamed = at === 0 && isQuoted(occasion.text) && namesAnInvitation(firstWord(headline.text))
  if (!isNamed && !namesAnInvitation(headline.text)) return copy
  const { length } = occasion.text
  if (length < OCCASION.least || length > OCCASION.most || /[:：]$/u.test(occasion.text)) return copy
  const before = blocks.slice(0, at)
  const behind = (own: readonly RootContent[]) =>
    own.filter(block => !before.includes(block) && block !== heading)
  return {
    ...copy,
    headline: occasion,
    above: [...above, paragraphOf(headline), ...before],
    support: behind(support),
    rest: behind(rest),
  }
}

/** Whether a name is in quotation marks from end to end. */
function isQuoted(text: string): boolean {
  return /^(?:«[^«»]+»|»[^«»]+«|[“„"][^“„”"]+[”“"]|「[^「」]+」|『[^『』]+』|《[^《》]+》)$/u.test(
    text.trim(),
  )
}

function firstWord(text: string): string {
  return text.trim().split(/\s+/u, 1)[0] ?? ''
}

/** Blocks that may stand between the word for an invitation and what it is to. */
const OPENING = 2

/** Whether words say no more than what such a card is called. */
export function namesAnInvitation(text: string): boolean {
  return isDocumentName(text) || (text.split(/\s+/u).length <= 2 && INVITES.test(text))
}

const INVITES =
  /^(?:(?:an? |una? |die |la |l['’])?(?:invit\p{L}*|einladung|convite|uitnodiging|inbjudan|indbydelse|invitasjon|kutsu|zaproszenie|pozvánka|meghívó|davetiye|запрошення|приглашение|покана|πρόσκληση)|(?:ال)?دعوة|הזמנה|招待状|ご招待|ご案内|邀请函|請柬|请柬|邀請函|초대장|초대합니다|निमंत्रण|आमंत्रण)$/iu

/** Names of a couple that stand out under what they ask to lead the card, and that stands over them. */
function ledByNames(copy: CanvasCopy): CanvasCopy {
  const { headline, headlineLabel, above, support, rest } = copy
  const [first] = [...support, ...rest]
  const names = first && (first.type === 'heading' || isEmphasised(first)) ? namesOf(first) : undefined
  if (names === undefined || !headline || headlineLabel || coupleIn(headline)) return copy
  const left = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(block => block !== first)
  return {
    ...copy,
    headline: names,
    above: [...above, paragraphOf(headline)],
    support: left(support),
    rest: left(rest),
  }
}

function namesOf(block: RootContent): Phrase | undefined {
  const words = 'children' in block ? toPhrase(block.children as Phrase['nodes']) : undefined
  return coupleIn(words) && words
}

/** Bare lines in groups by what they tell: when and where stand out, and what is said before them stays under the names. */
function inGroups(copy: CanvasCopy, lang: string): CanvasCopy {
  const runsOf = (blocks: readonly RootContent[]): readonly LineRun[] =>
    blocks.flatMap(block => lineRuns(block, ['when', 'where'], lang))
  const [support, rest] = [runsOf(copy.support), runsOf(copy.rest)]
  const first = support.findIndex(({ tells }) => tells !== undefined)
  const said = first < 0 ? support : support.slice(0, first)
  return {
    ...copy,
    support: said.map(({ block }) => block),
    rest: [...support.slice(said.length), ...rest].map(({ tells, block }) =>
      tells === 'found' && !isCondition(plainText(block)) ? emphasised(block) : block,
    ),
  }
}

/** A paragraph as if its author had set all of it in strong type. */
function emphasised(block: RootContent): RootContent {
  if (block.type !== 'paragraph') return block
  return { ...block, children: [{ type: 'strong', children: block.children }] }
}

/** A copy in two: how to answer, and everything else. */
export interface Divided {
  readonly copy: CanvasCopy
  readonly reply: readonly Entry[]
  readonly contacts: CanvasCopy['contacts']
  readonly closing: readonly RootContent[]
}

/** What is asked of guests; the last words with a link are where no role says it. */
export function dividedAt(copy: CanvasCopy): Divided {
  const reply = copy.facts.filter(({ role }) => role === 'rsvp' || role === 'action')
  const last = copy.rest.at(-1)
  const isAsked = reply.length + copy.contacts.length === 0 && last?.type === 'paragraph' && hasLink(last)
  const closing = isAsked ? [last] : []
  const rest = isAsked ? copy.rest.slice(0, -1) : copy.rest
  const facts = copy.facts.filter(fact => !reply.includes(fact))
  return { copy: { ...copy, rest, facts, contacts: [] }, reply, contacts: copy.contacts, closing }
}

/** How to answer. */
export function Reply({
  reply,
  contacts,
  closing,
  theme,
}: Omit<Divided, 'copy'> & { readonly theme: Theme }): Child {
  return (
    <div style={{ size: theme.type.base, leading: 1.38 }}>
      {reply.map(fact =>
        fact.role === 'action' ? (
          <Action entry={fact} theme={theme} />
        ) : (
          <FactLine fact={fact} theme={theme} />
        ),
      )}
      <Prose nodes={closing} theme={theme} size={theme.type.base} measured={false} />
      {contacts.length > 0 && <ContactLine contacts={contacts} theme={theme} />}
    </div>
  )
}

type WordsProps = Omit<CardProps, 'measure'>

/** Who asks. */
export function Above({ copy, theme }: WordsProps): Child {
  return (
    <>
      {copy.logo !== undefined && (
        <img src={copy.logo} alt="" style={{ height: space(theme, 2), fit: 'contain' }} />
      )}
      {copy.brand
        .flatMap(({ lines }) => lines)
        .map(({ nodes }) => (
          <p style={{ color: theme.color.accentText }}>
            <Phrasing nodes={nodes} theme={theme} />
          </p>
        ))}
      <Prose nodes={copy.above} theme={theme} measured={false} />
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
    </>
  )
}

/** What for, when and where, and how to answer. */
export function Below({ copy, theme, width }: WordsProps & { readonly width?: number }): Child {
  return (
    <>
      <Prose nodes={copy.support} theme={theme} measured={false} />
      <Known copy={copy} theme={theme} width={width ?? roomAcross(theme)} />
    </>
  )
}

/** When and where, and whatever else there is to know. */
export function Known({ copy, theme, width }: WordsProps & { readonly width: number }): Child {
  const { rest, terms, captions } = copy
  const { page } = theme
  const action = copy.facts.find(({ role }) => role === 'action')
  const all = copy.facts.filter(fact => fact !== action)
  const [opening = Number.NaN] = rest.map(placeOf).filter(at => !Number.isNaN(at))
  // What its author says further down is read further down.
  const late = all
    .filter(fact => fact.written && startOfFact(fact) > opening)
    .toSorted((first, second) => startOfFact(first) - startOfFact(second))
  const facts = all.filter(fact => !late.includes(fact))
  // More facts than stand well under each other share the lines of a grid.
  const isCrowded = facts.length * theme.type.base * 3.4 > page.height * CROWDED
  const print = scaled(theme, 0.85)
  return (
    <>
      {captions.map(({ nodes }) => (
        <p style={{ color: theme.color.accentText }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      {isCrowded ? (
        <Crowded facts={facts} theme={theme} width={width} />
      ) : (
        facts.map(fact => <FactLine fact={fact} theme={theme} />)
      )}
      {inOrder(rest, late).map(({ facts: own, blocks }, at) => (
        <>
          {own.map(fact => (
            <FactLine fact={fact} theme={theme} />
          ))}
          <Details blocks={blocks} theme={theme} first={at === 0 && facts.length + own.length === 0} />
        </>
      ))}
      {action && <Action entry={action} theme={theme} />}
      {copy.contacts.length > 0 && (
        <div style={{ marginTop: space(theme, 0.75), color: theme.color.textMuted }}>
          <ContactLine contacts={copy.contacts} theme={theme} />
        </div>
      )}
      {terms.length > 0 && (
        <div style={{ marginTop: space(theme, 0.75), size: print.type.base, color: theme.color.textMuted }}>
          <Prose nodes={terms} theme={print} size={print.type.base} level={3} measured={false} />
        </div>
      )}
    </>
  )
}

function startOfFact({ lines: [first] }: Entry): number {
  return startOf(first?.nodes)
}

interface Told {
  readonly facts: readonly Entry[]
  readonly blocks: readonly RootContent[]
}

/** What is said of a day as its author has it: facts, and the blocks that follow them. */
function inOrder(blocks: readonly RootContent[], facts: readonly Entry[]): readonly Told[] {
  const places = blocks.map(placeOf)
  const before = (at: number): readonly Entry[] =>
    facts.filter(fact => places.findIndex(place => place > startOfFact(fact)) === at)
  const begins = blocks.flatMap((_, at) => (at === 0 || before(at).length > 0 ? [at] : []))
  return [
    ...begins.map((at, nth) => ({ facts: before(at), blocks: blocks.slice(at, begins[nth + 1]) })),
    { facts: before(-1), blocks: [] },
  ]
}

/** Facts from which on each has a line of its own beside its label. */
const MANY = 6
/** Share of the width that labels take at most. */
const LABELS = 0.3

/** Facts that share the lines of a grid; of many, labels in a column and what they say beside them. */
function Crowded({
  facts,
  theme,
  width,
}: Pick<WordsProps, 'theme'> & { readonly facts: readonly Entry[]; readonly width: number }): Child {
  const { type, color } = theme
  const setting = textSetting(theme, type.strongWeight)
  const widest = Math.max(...facts.map(({ label }) => textWidth(label.text, setting)))
  const isLabelled = facts.every(({ label }) => label.text !== '')
  if (facts.length < MANY || !isLabelled || widest > width * LABELS)
    return <FactGrid facts={facts} theme={theme} width={width} large={key} wrap />
  return (
    <div
      part="facts"
      style={{ display: 'flex', direction: 'column', gap: type.base * 0.35, textAlign: 'start' }}
    >
      {facts.map(({ role, label, lines }) => (
        <div part="fact" style={{ display: 'flex', gap: type.base, align: 'baseline' }}>
          <p
            style={{
              width: Math.ceil(widest),
              shrink: 0,
              textAlign: 'end',
              color: color.accentText,
              leading: 1.3,
            }}
          >
            <Phrasing nodes={label.nodes} theme={theme} />
          </p>
          <div
            style={{
              grow: 1,
              basis: 0,
              leading: 1.3,
              color: color.heading,
              ...(role && key.includes(role) && { weight: type.strongWeight }),
            }}
          >
            {lines.map(({ nodes }) => (
              <p style={{ textAlign: 'start' }}>
                <Phrasing nodes={nodes} theme={theme} />
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** One fact: a quiet label over its lines, or the lines alone; when and where are larger. */
function FactLine({ fact, theme }: { readonly fact: Entry; readonly theme: Theme }): Child {
  const { role, label, lines } = fact
  const own = role !== undefined && key.includes(role) ? scaled(theme, KEY) : theme
  const { base } = own.type
  return (
    <div part="fact" style={{ marginTop: space(theme, label.text === '' ? 0.25 : 0.5), shrink: 0 }}>
      {label.text !== '' && (
        <p style={{ color: theme.color.accentText, size: theme.type.base * 0.85, leading: 1.25 }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </p>
      )}
      {lines.map(({ nodes }) => (
        <p style={{ color: theme.color.heading, size: base, leading: 1.3 }}>
          <Phrasing nodes={nodes} theme={own} size={base} />
        </p>
      ))}
    </div>
  )
}

interface DetailsProps {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
  /** Nothing stands above them. */
  readonly first: boolean
}

/** What follows the names; emphasised lines are larger. */
function Details({ blocks, theme, first }: DetailsProps): Child {
  const large = scaled(theme, KEY)
  return blocks.map((block, index) => {
    const isKey = isEmphasised(block)
    const before = blocks[index - 1]
    const gap = isKey && before !== undefined && isEmphasised(before) ? 0.25 : 0.75
    const marginTop = index === 0 && first ? 0 : space(theme, gap)
    const style = isKey
      ? { marginTop, size: large.type.base, color: theme.color.heading, leading: 1.3 }
      : { marginTop }
    const words: RootContent =
      block.type === 'heading' ? { type: 'paragraph', children: block.children } : block
    const own = isKey ? large : theme
    const lines = linesOfBlock(words)
    const hours = hoursIn(words)
    return (
      <div style={style}>
        {hours ? (
          <Hours hours={hours} theme={own} />
        ) : lines.length > 0 ? (
          <Lines lines={lines} theme={own} />
        ) : (
          <Prose nodes={[words]} theme={own} level={2} measured={false} />
        )}
      </div>
    )
  })
}

/** Lines of the author's own, each of which goes on in lines of about one length. */
function Lines({ lines, theme }: { readonly lines: readonly Phrase[]; readonly theme: Theme }): Child {
  return lines.map(({ nodes }) => (
    <p style={{ leading: 1.3, ...(theme.type.align === 'center' && { textWrap: 'balance' }) }}>
      <Phrasing nodes={nodes} theme={theme} />
    </p>
  ))
}
