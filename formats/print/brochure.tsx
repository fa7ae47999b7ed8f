import type { Paragraph } from 'mdast'
import { designFrom, saidIn } from '../../core/brief/design.ts'
import { filledPages } from '../../core/compose/fit.ts'
import { toSheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { plainText, wordsOf } from '../../core/source/text.ts'
import { mm, pt, type PageSize } from '../../core/theme/page.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { composeArticle } from './articles/paper.tsx'
import { foldSheet, type SizedFold } from './folds/fold.tsx'
import { numberIn, panelCopy } from './folds/panel-copy.ts'
import { type PanelCopy, type Panels, waysOverAll, waysToSplit } from './folds/split-panels.ts'
import { a4Landscape, a5, letterLandscape } from './sheets/sizes.ts'

const withBleed = (size: PageSize): PageSize => ({ ...size, bleed: mm(3) })

/** An invitation to come, stay or buy: a sheet folded twice, with six panels on two sides. */
const format: Format = {
  slug: 'brochure',
  group: 'print',
  scenery: { told: 'copy', as: 'picture' },
  surface: 'pages',
  sizes: [withBleed(a4Landscape), withBleed(letterLandscape), a5],
  design: designFrom({
    type: { display: 'Fraunces', scale: 1.333, baseSize: pt(10.5) },
  }),
  roles: {
    needs: ['title', 'panels'],
    takes: ['abstract', 'contact'],
  },
  compose(reading, named, measure) {
    const asked = unfolded(named)
    const isFolded = asked.page.width > asked.page.height && asked.page.height > 0
    const flowing = () => filledPages(asked, theme => composeArticle(reading, theme, { measure }), measure)
    if (!isFolded) return flowing()
    const foldBy = (isTabled: boolean, theme: Theme) => {
      const { opening, prices, phones, call, ...parts } = panelCopy(reading, isTabled)
      const foldIn = (panels: Panels) =>
        foldSheet(
          { opening, panels: withCall(panels, call), words: { prices, phones }, ...(call && { call }) },
          theme,
          measure,
        )
      const foldOf = (copy: PanelCopy) =>
        largest(waysToSplit(copy), foldIn) ?? largest(waysOverAll(copy), foldIn)
      const front = withFront(parts, theme)
      const fold = (front && foldOf(front)) ?? foldOf(parts)
      return fold && { fold, theme, title: opening.title?.text ?? '' }
    }
    // Few prices in one table leave panels empty: each is an entry of its own then.
    const foldOn = (theme: Theme) => foldBy(true, theme) ?? foldBy(false, theme)
    const usual = foldOn(asked)
    const isCramped = !usual || (usual.fold.by < 1 && asked.type.base >= LARGE)
    const larger = isCramped && asked.design.page.size === null ? onLargerSheet(asked) : undefined
    const folded = (larger && foldOn(larger)) ?? usual
    if (folded === undefined) return flowing()
    const { fold, theme, title } = folded
    return [
      toSheet('outside', theme, fold.outside, { margin: 0, title }),
      ...(fold.inside === undefined ? [] : [toSheet('inside', theme, fold.inside, { margin: 0 })]),
    ]
  },
}

/** Panels of which the back, which lies on the table as often as the cover, says whom to call as well. */
function withCall(panels: Panels, call: Paragraph | undefined): Panels {
  const number = call && numberIn(plainText(call))
  if (!call || number === undefined || panels.back.some(block => plainText(block).includes(number)))
    return panels
  return { ...panels, back: [...panels.back, call] }
}

/** px of type that is asked for as large print: it is not made smaller for the sake of a sheet. */
const LARGE = pt(12.5)

/** The page of twice the size, in type as large as it is: what six panels do not hold, and letters that are to be large, stand on wider ones. */
function onLargerSheet(theme: Theme): Theme | undefined {
  const { page } = theme
  const isLetter = page.name === letterLandscape.name
  const [width, height] = isLetter ? [mm(431.8), mm(279.4)] : [mm(420), mm(297)]
  if (page.width > mm(300)) return undefined
  return { ...theme, page: { ...page, name: isLetter ? 'Tabloid' : 'A3', width, height } }
}

/** Copy whose first part stands on the cover, where the brief wants what that tells met first; undefined where it does not. */
function withFront(copy: PanelCopy, { design }: Theme): PanelCopy | undefined {
  const [first = [], ...others] = copy.parts
  const words = ` ${wordsOf(first.map(plainText).join(' '))} `
  const isWanted = Object.entries(design.parts ?? {}).some(([key, dress]) => {
    const said = saidIn(key)
    return dress?.opens === true && said !== undefined && words.includes(` ${wordsOf(said)} `)
  })
  return isWanted && others.length > 1
    ? { ...copy, cover: [...copy.cover, ...first], parts: others }
    : undefined
}

/** The first fold in type as large as was asked for, else that in which type gives way least. */
function largest(
  ways: readonly Panels[],
  foldFor: (panels: Panels) => SizedFold | undefined,
): SizedFold | undefined {
  let best: SizedFold | undefined
  for (const panels of ways) {
    const fold = (best?.by ?? 0) < 1 ? foldFor(panels) : undefined
    if (fold && fold.by > (best?.by ?? 0)) best = fold
  }
  return best
}

/** The sheet that a brochure is folded of, where its page is the panel: three of DL are an A4 that lies. */
function unfolded(theme: Theme): Theme {
  const { width, height } = theme.page
  const isPanel =
    Math.abs(Math.min(width, height) - mm(99)) < 1 && Math.abs(Math.max(width, height) - mm(210)) < 1
  if (!isPanel) return theme
  return { ...theme, page: { ...theme.page, width: a4Landscape.width, height: a4Landscape.height } }
}

export default format
