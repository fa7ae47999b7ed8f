import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { balanced, narrowed } from '../cards/invitation-card.tsx'
import { type Dress, Dressing, footTheme, insetOf } from '../cards/invitation-dress.tsx'
import { standingOn } from '../leads/led.tsx'
import type { Part } from './bill.ts'
import { Cluster, clustersOf, type PartsPlace } from './bill-parts.tsx'

// What a card is dressed in: leaves over a hill where its brief wants an ornament, else a frame, over a band for the answer.

/** A theme in the margins that a dress leaves, and the dress. */
export interface Dressed {
  readonly theme: Theme
  readonly dress: Dress
}

/** Shares of the page: leaves over the words, and beside them. */
const LEAVES = { above: 0.17, beside: 0.13 }
/** Width over height from which on leaves have no room beside the words. */
const LYING = 1.1

/** The ways to dress a card, the best first. */
export function dressesOf(theme: Theme): readonly Dressed[] {
  const { design, page, type, margin } = theme
  const [wide, narrow] = [balanced(theme), balanced(narrowed(theme))]
  if (design.decor.fields === false) return [wide, narrow].map(one => ({ theme: one, dress: 'none' }))
  const framed = [wide, narrow].map((one): Dressed => ({ theme: one, dress: 'frame' }))
  const isLeafy = design.decor.ornament && type.align === 'center' && page.width <= page.height * LYING
  if (!isLeafy) return framed
  const beside = Math.round(page.width * LEAVES.beside)
  const room = { ...margin, top: Math.round(page.height * LEAVES.above * 0.9), left: beside, right: beside }
  return [{ theme: { ...theme, margin: room }, dress: 'garland' }, ...framed]
}

/** A card has its lead in the colour of its accent. */
export function onCard(theme: Theme): { readonly on: Theme; readonly lower: Theme } {
  const isPlain = theme.design.decor.fields === false
  const color = isPlain ? theme.color : { ...theme.color, heading: theme.color.accentText }
  return { on: { ...theme, color }, lower: theme }
}

/** px that stay free between the words of a card and its band. */
export function apartIn({ theme, dress }: Dressed): number {
  return dress === 'frame' ? 2 * insetOf(theme) : riseIn({ theme, dress })
}

/** px by which the edge of a hill rises in the middle. */
function riseIn({ theme, dress }: Dressed): number {
  return dress === 'garland' ? Math.round(theme.page.width * 0.045) : 0
}

/** The last parts from the one that says how to answer. */
export function replyIn(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ manner }) => manner === 'reach')
  const rest = at < 0 ? [] : parts.slice(at)
  return at > 0 && rest.length <= 3 && rest.every(({ manner, occasions }) => manner !== 'found' && !occasions)
    ? rest
    : []
}

interface ReplyProps {
  readonly reply: readonly Part[]
  readonly dressed: Dressed
  readonly place: PartsPlace
  /** px between its parts. */
  readonly gap: number
}

/** How to answer, in the colours of the band that it stands on. */
export function Reply({ reply, dressed: { theme, dress }, place, gap }: ReplyProps): Child {
  const on = footTheme(theme, dress)
  const own = { ...place, theme: standingOn(on, place.theme) }
  return (
    <div style={{ color: on.color.text }}>
      {clustersOf(reply, own).map((cluster, at) => (
        <div style={{ marginTop: at === 0 ? 0 : gap }}>
          <Cluster parts={cluster} {...own} />
        </div>
      ))}
    </div>
  )
}

interface AroundProps {
  readonly dressed: Dressed
  /** px of the band; 0 where nothing stands on it. */
  readonly band: number
}

/** What stands around the words of a card. */
export function Around({ dressed, band }: AroundProps): Child {
  const { theme, dress } = dressed
  const rise = riseIn(dressed)
  const foot = {
    height: band + Math.round(rise * 0.6) + (band === 0 ? Math.round(theme.page.height * 0.05) : 0),
    rise,
    empty: band === 0,
  }
  const leaves = dress === 'garland' ? Math.round(theme.page.height * LEAVES.above) : 0
  return <Dressing theme={theme} dress={dress} leaves={leaves} foot={foot} picture={undefined} />
}
