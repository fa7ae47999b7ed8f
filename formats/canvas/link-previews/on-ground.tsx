import { baseDesign } from '../../../core/brief/design.ts'
import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { isTouch, namedSeeds } from '../../../core/theme/scheme.ts'
import { closedUp } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { type CanvasCopy, titleOf, wordsIn } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { fitTitle, HeadlineLabel, Title } from '../sheets/title.tsx'
import { readLink } from './parted-title.ts'
import { LinkFoot, LinkSupport } from './words.tsx'

/** OKLCH lightness under which a ground is dark, and chroma under which a colour is none to stand on. */
const DARK = { lightness: 0.4, chroma: 0.04 }

/** Letters of text beside a title up to which the picture is the title. */
const BESIDE = 140

/** A link's picture on the dark ground that its brief names, where it names no colour for a field beside it: the title across, and below it in one line whose it is. */
export function linkOnGround(roles: Roles): Composition {
  return {
    name: 'title on its ground',
    leads: true,
    suits: (reading, { color, parts = {} }) => {
      const copy = readLink(reading, roles)
      const isDark = color.paper !== null && toOklch(color.paper).l < DARK.lightness
      const ofWords = Object.values(parts).map(dress => dress?.color)
      // A colour that nobody named has no field beside a ground that somebody did.
      const named = color.seeds.filter(
        seed => !baseDesign.color.seeds.includes(seed) && !ofWords.includes(seed) && !isTouch(seed, color),
      )
      const hasField = named.some(seed => toOklch(seed).c >= DARK.chroma)
      const isBare = copy.headline !== undefined && !copy.picture
      return isDark && !hasField && isBare && wordsIn([...copy.rest, ...copy.terms]).length <= BESIDE
    },
    compose: (reading, theme, measure) => {
      const copy = inOneLine(readLink(reading, roles))
      const width = roomAcross(theme)
      const root = <OnGround copy={copy} place={{ theme, measure, width }} />
      return [canvasSheet('canvas', theme, root, titleOf(copy))]
    },
  }
}

/** Who says it and where it is found before everything else that stands small. */
function inOneLine(copy: CanvasCopy): CanvasCopy {
  const all = [...copy.contacts, ...copy.facts]
  const isFirst = ({ role }: Entry): boolean => role === 'author' || role === 'url'
  return { ...copy, facts: [...all.filter(isFirst), ...all.filter(entry => !isFirst(entry))], contacts: [] }
}

/** Sizes of the title in px on a canvas 1200 px wide. */
const TITLE = { least: 64, most: 168, leading: 1.04 }

function OnGround({ copy, place }: { readonly copy: CanvasCopy; readonly place: Place }): Child {
  const { theme, width } = place
  const { page, margin } = theme
  const words = copy.headline?.text ?? ''
  const { color } = theme.design
  const touch = namedSeeds(color).find(seed => isTouch(seed, color))
  const close: Theme = closedUp(theme, words, TITLE.leading)
  const parts = { copy, theme, width }
  const around = heightOf(
    [<Masthead copy={copy} theme={theme} />, <LinkSupport {...parts} />, <LinkFoot {...parts} />],
    place,
  )
  const { size } = fitTitle(words, close, {
    width,
    height:
      page.height -
      margin.top -
      margin.bottom -
      around -
      1.5 * space(theme, 1) -
      (touch ? page.width * STRIKE + space(theme, 0.5) : 0),
    lines: 4,
    least: (TITLE.least * page.width) / 1200,
    most: (TITLE.most * page.width) / 1200,
  })
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      <Masthead copy={copy} theme={theme} />
      {hasMasthead(copy) && <div style={{ height: space(theme, 0.5), shrink: 0 }} />}
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
      {copy.headline && <Title words={copy.headline} theme={close} size={size} width={width} />}
      <LinkSupport {...parts} />
      <div style={{ grow: 1 }} />
      {touch !== undefined && (
        <div
          ariaHidden
          part="mark"
          style={{ width, height: Math.round(page.width * STRIKE), background: touch, shrink: 0 }}
        />
      )}
      {touch !== undefined && <div style={{ height: space(theme, 0.5), shrink: 0 }} />}
      <LinkFoot {...parts} />
    </section>
  )
}

/** Height of a stroke of the colour that a brief wants little of, over the width. */
const STRIKE = 0.01
