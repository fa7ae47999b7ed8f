import { contrast, inkSide, solveContrast } from '../../../core/theme/contrast.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'

/** The grounds of a folded sheet, each with inks that are read on it. */
export interface FoldGrounds {
  /** What most panels stand on. */
  readonly paper: Theme
  /** The panels that are filled: the darker colour of the brief. */
  readonly fill: Theme
  /** Fields on the foot of a panel: its other colour, or a grey of the paper. */
  readonly foot: Theme
  /** The foot has a colour of its own. */
  readonly isTwofold: boolean
  /** No panel is filled. */
  readonly plain: boolean
}

/** Of all that is printed, what a touch of a colour covers at most. */
const TOUCH = 0.12

/** What grey is in OKLCH. */
const GREY = 0.035

/** The grounds of a brief: of two colours the one that carries white is for panels, the other for fields on their foot. */
export function foldGrounds(theme: Theme): FoldGrounds {
  const { seeds, shares = [] } = theme.design.color
  const plain = theme.design.decor.fields === false
  const { accent } = theme.color
  // What is to be a touch fills no panel.
  const isTouch = (hex: string): boolean => shares.some(share => share.hex === hex && share.most <= TOUCH)
  const further = seeds.slice(1).filter(hex => toOklch(hex).c >= GREY && !isTouch(hex))
  const colors = [accent, ...further]
  const fill = colors.find(hex => contrast('#ffffff', hex) >= 4.5) ?? accent
  const foot = colors.find(hex => hex !== fill)
  const paper = inked(theme, fill)
  if (plain) return { plain, paper, fill: paper, foot: paper, isTwofold: false }
  return {
    plain,
    paper,
    fill: filledWith(theme, fill),
    isTwofold: foot !== undefined,
    foot: foot === undefined ? onSurface(paper) : filledWith(theme, foot),
  }
}

/** The theme of the paper with titles in a deep shade of a colour, and what stands out in that colour. */
function inked(theme: Theme, hex: string): Theme {
  const { color } = theme
  const toward = inkSide(color.paper)
  const shade = (target: number) => solveContrast(toOklch(hex), [color.paper], target, toward)
  return { ...theme, color: { ...color, heading: shade(8), accentText: shade(4.5), accent: hex } }
}

/** The theme of the paper on the grey of what is set off from it. */
function onSurface(theme: Theme): Theme {
  const { paper, surface } = theme.color
  return { ...theme, color: { ...theme.color, paper: surface, paperAlt: paper, surface: paper } }
}

/** The theme on a ground of just this colour. */
function filledWith(theme: Theme, hex: string): Theme {
  const { color } = theme
  const light = [color.paper, '#ffffff'].find(one => contrast(one, hex) >= 4.5)
  const onAccent = light ?? solveContrast(toOklch(hex), [hex], 7, inkSide(hex))
  return themeOn({ ...theme, color: { ...color, accent: hex, onAccent } }, 'accent')
}
