import { numeralRanks, withSizes } from '../figures/few-sizes.ts'
import type { Station } from './bands.ts'
import { MANY_FIGURES, type Place, roomOfNumerals } from './place.ts'
import { roomsInBands } from './tank.tsx'

/** Sizes beside that of the text, sizes of it; numerals at most, and the least of those in bands. */
const SIZES = { small: 0.8, head: 1.45, numeral: 4, lead: 6.5, least: 2.6 }

/** A place whose words keep to few sizes: numerals of sections and bands share two of them. */
export function inFewSizes(place: Place, stations: readonly Station[]): Place {
  const { theme, size } = place
  const rooms = stations.flatMap(station => roomsIn(station, place))
  const ranks = numeralRanks(rooms, { lead: size * SIZES.lead, numeral: size * SIZES.numeral })
  const [small, head] = [Math.round(size * SIZES.small), Math.round(size * SIZES.head)] as const
  return { ...place, theme: withSizes(theme, { small, title: head, head, ...ranks }) }
}

/** px that the numerals of a section have room for. */
function roomsIn({ module: { parts }, point }: Station, place: Place): readonly number[] {
  return parts.flatMap(part => {
    if (part.kind === 'bars' && point !== undefined)
      return roomsInBands(part.chart, place).filter(room => room >= place.size * SIZES.least)
    const isRow = part.kind === 'figures' && part.figures.length < MANY_FIGURES
    return isRow ? [roomOfNumerals(part.figures, place)] : []
  })
}
