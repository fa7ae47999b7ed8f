import type { RootContent } from 'mdast'
import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Claim } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { type CanvasCopy, titleOf, wordsIn } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { CopyColumns, fitColumns } from '../sheets/copy-columns.tsx'
import { blocksOfEntry, type Entry, textOf } from '../copy/entry.ts'
import { Contacts, houseLines, inOrder, plain, Position, readCard } from './name-card-words.tsx'
import { fitTitle, Title } from '../sheets/title.tsx'

/** A card that says much: the house, the person and how to reach them on one face, what they do on the other. */
export function personAndOffer(roles: Roles): Composition {
  return {
    name: 'person and offer',
    leads: true,
    suits: reading =>
      reading.roles.back !== undefined ||
      (reading.roles.name !== undefined && offersMuch(readCard(reading, roles))),
    compose: (reading, paper, measure) => {
      const copy = readCard(reading, roles)
      const { back: own } = reading.roles
      const dark = themeOn(paper, own && isInOneColour(paper) ? 'paper' : 'inverse')
      if (own) return withOwnBack(copy, own, { paper, dark, measure })
      const front = <Person copy={copy} theme={paper} measure={measure} />
      const back = <Offer copy={copy} theme={dark} measure={measure} />
      return [
        canvasSheet('front', { ...paper, margin: NONE }, front, titleOf(copy)),
        canvasSheet('back', dark, back, houseLines(copy)[0]?.text ?? titleOf(copy)),
      ]
    },
  }
}

/** Whether a card has no second ground: it is printed in one colour, or without fields. */
function isInOneColour({ design: { color, decor } }: Theme): boolean {
  return decor.fields === false || color.sparing === true
}

interface Sides extends Pick<Place, 'measure'> {
  readonly paper: Theme
  readonly dark: Theme
}

/** A card whose author says what its back carries: that alone, in the middle; everything else is on its front. */
function withOwnBack(copy: CanvasCopy, own: Claim, { paper, dark, measure }: Sides): readonly Sheet[] {
  const told = offerIn({ ...copy, facts: [] }).map(
    (block): Entry => ({ label: phraseOf(''), written: false, lines: [phraseOf(plainText(block))] }),
  )
  const all = { ...copy, contacts: [...copy.contacts, ...copy.facts, ...told], facts: [] }
  const side = { ...copy, rest: own.blocks, facts: [], captions: [], terms: [] }
  const front = <Person copy={all} theme={paper} measure={measure} />
  const back = <Offer copy={side} theme={dark} measure={measure} align="center" />
  return [
    canvasSheet('front', { ...paper, margin: NONE }, front, titleOf(copy)),
    canvasSheet('back', dark, back, titleOf(copy)),
  ]
}

/** The band runs to the edges; what stands on it keeps to the margins of the theme. */
const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

/** Letters of an offer that has a face of its own. */
const MUCH = 110

function offersMuch(copy: CanvasCopy): boolean {
  return copy.picture === undefined && wordsIn(offerIn(copy)).length >= MUCH
}

/** Letters of a fact with its label that stands in a line among the ways to reach somebody. */
const BRIEF = 44

function isReach(entry: Entry): boolean {
  if (entry.role !== undefined && plain.includes(entry.role)) return true
  return entry.label.text.length + textOf(entry).length <= BRIEF
}

/** What is said besides who it is and how to reach them. */
function offerIn({ rest, facts, captions, terms }: CanvasCopy): readonly RootContent[] {
  const told = facts.filter(fact => !isReach(fact)).flatMap(blocksOfEntry)
  const names = captions.map(({ nodes }): RootContent => ({ type: 'paragraph', children: [...nodes] }))
  return [...rest, ...told, ...names, ...terms]
}

type FaceProps = Pick<Place, 'theme' | 'measure'> & { readonly copy: CanvasCopy }

/** Share of the width between the margins that a name takes beside the ways to reach it, and from how many lines of them on. */
const NAME = 0.42
const BESIDE = 6

/** Sizes of the ways to reach somebody over body, largest first. */
const SIZES = [1.15, 1.08, 1, 0.94, 0.9]

/** The house on a band along the top; under it the person, and how to reach them beside that, or at the foot. */
function Person({ copy, theme, measure }: FaceProps): Child {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const on = themeOn(theme, bandOn(copy))
  const house = isHoused(copy) ? <House copy={copy} theme={on} /> : null
  const air = Math.round(margin.top * 0.7)
  const band = house ? heightOf(house, { width, theme: on, measure }) + 2 * air : 0
  const room = page.height - band - (house ? air : margin.top) - margin.bottom
  const gap = space(theme, 1)
  const beside = reachIn(copy).flatMap(({ lines }) => lines).length >= BESIDE
  const name = beside ? Math.round(width * NAME) : width
  const { size } = fitTitle(copy.headline?.text ?? '', theme, {
    width: name,
    height: room * (beside ? 0.6 : 0.4),
    lines: 3,
    least: pt(9),
    most: pt(17),
    named: true,
  })
  const own = reachTheme(
    { copy, theme, measure },
    beside ? { width: width - name - gap, height: room } : { width, height: room * 0.5 },
  )
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {house && (
        <div
          part="band"
          style={{
            padding: [air, margin.right, air, margin.left],
            background: on.color.paper,
            color: on.color.text,
            shrink: 0,
          }}
        >
          {house}
        </div>
      )}
      <div
        style={{
          padding: [house ? air : margin.top, margin.right, margin.bottom, margin.left],
          grow: 1,
          display: 'flex',
          direction: beside ? 'row' : 'column',
          justify: 'between',
          gap,
        }}
      >
        <div style={{ width: name, shrink: 0 }}>
          {copy.headline && (
            <Title words={copy.headline} theme={theme} size={size} width={name} style={{ leading: 1.1 }} />
          )}
          <Position blocks={copy.support} theme={theme} />
        </div>
        <div style={beside ? { grow: 1, basis: 0 } : {}}>
          <Reach copy={copy} theme={own} />
        </div>
      </div>
    </section>
  )
}

/** A mark brings its own colours, and stands on a quiet ground. */
function bandOn({ logo }: CanvasCopy): Ground {
  return logo === undefined ? 'accent' : 'quiet'
}

function isHoused(copy: CanvasCopy): boolean {
  return houseLines(copy).length + copy.above.length > 0 || copy.logo !== undefined
}

interface PartProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
}

/** The mark beside the name of the house and what else is said of it. */
function House({ copy, theme }: PartProps): Child {
  const [house, ...more] = houseLines(copy)
  const size = sizeAt(theme, 1)
  const justify = theme.type.align === 'center' ? 'center' : 'start'
  return (
    <div style={{ display: 'flex', align: 'center', justify, gap: space(theme, 0.75) }}>
      {copy.logo !== undefined && (
        <img src={copy.logo} alt="" style={{ height: theme.page.height * 0.15, fit: 'contain', shrink: 0 }} />
      )}
      <div>
        <Prose nodes={copy.above} theme={theme} measured={false} />
        {house && (
          <p style={{ ...displayStyle(theme, size), leading: 1.15 }}>
            <Phrasing nodes={house.nodes} theme={theme} size={size} />
          </p>
        )}
        {more.map(({ nodes }) => (
          <p style={{ color: theme.color.accentText, leading: 1.3 }}>
            <Phrasing nodes={nodes} theme={theme} />
          </p>
        ))}
      </div>
    </div>
  )
}

function reachIn({ contacts, facts }: CanvasCopy): readonly Entry[] {
  return inOrder([...contacts, ...facts.filter(isReach)])
}

function Reach({ copy, theme }: PartProps): Child {
  return (
    <div style={{ size: theme.type.base }}>
      <Contacts facts={reachIn(copy)} theme={theme} />
    </div>
  )
}

/** The theme in the largest type in which the ways to reach somebody have room in a box, px. */
function reachTheme(
  { copy, theme, measure }: FaceProps,
  { width, height }: { readonly width: number; readonly height: number },
): Theme {
  const themes = SIZES.map(size => scaled(theme, size)).filter(
    ({ type, page }) => type.base >= leastSize(page),
  )
  const fits = (own: Theme): boolean =>
    heightOf(<Reach copy={copy} theme={own} />, { width, theme: own, measure }) <= height
  return themes.find(fits) ?? themes.at(-1) ?? theme
}

/** What the person does, flush and as large as it goes, on the middle of the card. */
function Offer({
  copy,
  theme: asked,
  measure,
  align = 'start',
}: FaceProps & { readonly align?: 'start' | 'center' }): Child {
  const theme: Theme = { ...asked, type: { ...asked.type, align } }
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const height = page.height - margin.top - margin.bottom
  return (
    <section
      flow
      style={{
        ...bodyStyle(theme),
        height: '100%',
        display: 'flex',
        direction: 'column',
        justify: 'center',
      }}
    >
      <CopyColumns {...fitColumns(offerIn(copy), { theme, measure, width, height })} />
    </section>
  )
}
