import type { Design } from '../../../core/brief/design.ts'
import type { Composition } from '../../../core/format.ts'
import type { LineKind } from '../../../core/reading/lines/line-kinds.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { composeLed, type LedSetting, readLed } from './led.tsx'
import { bareLines, ranksByMeaning, ranksIn, rankedCopy, withNext } from './ranked-lines.ts'

type SettingOf = (theme: Theme) => LedSetting

/**
 * A canvas whose brief names what is to be seen first: that as large as the sheet allows, what it ranks second behind it, the title
 * over them, everything else in type that is read near. Where it ranks nothing second, lines of some kinds are.
 */
export function ledByBrief(roles: Roles, settingOf: SettingOf, kinds: readonly LineKind[] = []): Composition {
  const ranksOf = (reading: Reading, copy: CanvasCopy, design: Design) =>
    withNext(ranksIn(design, reading), copy, kinds, reading.lang)
  return {
    name: 'led by the brief',
    leads: true,
    suits: (reading, design) => {
      const copy = readLed(reading, roles)
      const ranks = ranksOf(reading, copy, design)
      if (ranks.every(([, rank]) => rank === 'last')) return false
      const { leads, insisted } = rankedCopy(copy, ranks)
      // A strip that is seen from afar has its title as large as it goes where the brief insists.
      const isStrip = kinds.length > 0 && insisted
      return isStrip || leads.some(({ titled, before, after }) => !titled || before || after)
    },
    compose: (reading, paper, measure) => {
      const copy = readLed(reading, roles)
      const ranks = ranksOf(reading, copy, paper.design)
      return composeLed({ copy, ranks, named: true, paper, measure, settingOf })
    },
  }
}

/** Bare lines under a title from which on they need an order by what they tell. */
const FEWEST = 2

/** A canvas of a title and bare lines: what those who come have to know, in the order of the kinds, behind the title, everything else in type that is read near. */
export function ledByMeaning(roles: Roles, settingOf: SettingOf, kinds: readonly LineKind[]): Composition {
  return {
    name: 'led by its meaning',
    leads: true,
    suits: reading => {
      const copy = readLed(reading, roles)
      const isBare = copy.headline !== undefined && !copy.picture && copy.facts.length === 0
      if (!isBare || bareLines(copy).length < FEWEST) return false
      return ranksByMeaning(copy, kinds, reading.lang).length > 0
    },
    compose: (reading, paper, measure) => {
      const copy = readLed(reading, roles)
      const ranks = ranksByMeaning(copy, kinds, reading.lang)
      return composeLed({ copy, ranks, paper, measure, settingOf })
    },
  }
}
