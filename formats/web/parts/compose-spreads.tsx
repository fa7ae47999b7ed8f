import { bodyStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Lookbook, Spread } from './read-spreads.ts'
import { inverted, forScreens, type Setting } from './setting.ts'
import { countWords } from './shapes.ts'
import { Cover } from './cover.tsx'
import { isUpright } from './spread-frame.tsx'
import { PairSpread, PlateSpread, SideSpread, WordsSpread } from './spreads.tsx'

/** The ways a spread may be laid out. */
type Template = 'plate' | 'side' | 'turned' | 'pair' | 'pair-turned' | 'words' | 'closing'

/** A book of pictures: each spread is a page of paper, and on a screen a band from edge to edge. */
export function composeSpreads(book: Lookbook, given: Theme): readonly Sheet[] {
  const theme = forScreens(given)
  const setting: Setting = { theme }
  const templates = chooseTemplates(book.spreads, isUpright(theme))
  const bodies: readonly [name: string, body: Child][] = [
    ['cover', <Cover book={book} setting={setting} />],
    ...book.spreads.map((spread, at): [string, Child] => [
      `spread-${at + 1}`,
      <SpreadBody spread={spread} template={templates[at] ?? 'words'} setting={setting} />,
    ]),
  ]
  return bodies.map(([name, body]) => toSheet(name, body, theme))
}

function toSheet(name: string, body: Child, theme: Theme): Sheet {
  const root = (
    <section part={name === 'cover' ? name : 'spread'} style={{ ...bodyStyle(theme), breakInside: 'avoid' }}>
      {body}
    </section>
  )
  const size = { ...theme.page, height: 0 }
  return { name, size, margin: 0, background: theme.color.paper, root: toNodes(root)[0] as Element }
}

/** One template a spread, none twice in a row as long as there are pictures; a few last words close the book. */
function chooseTemplates(spreads: readonly Spread[], upright: boolean): readonly Template[] {
  let last: Template = 'side'
  return spreads.map(({ plates, blocks }, at) => {
    const closes = at > 0 && at === spreads.length - 1 && plates.length === 0 && countWords(blocks) <= CLOSING
    last = closes ? 'closing' : nextTemplate(plates.length, last, upright)
    return last
  })
}

/** Words up to which the last spread stands on the deep ground. */
const CLOSING = 60

function nextTemplate(plates: number, last: Template, upright: boolean): Template {
  if (plates === 0) return 'words'
  if (plates > 1) return last === 'pair' ? 'pair-turned' : 'pair'
  if (last === 'plate') return 'turned'
  if (!last.startsWith('pair')) return 'plate'
  // On an upright page words at the side stand under the picture, as they do under a plate.
  return upright ? 'turned' : 'side'
}

function SpreadBody({
  spread,
  template,
  setting,
}: {
  readonly spread: Spread
  readonly template: Template
  readonly setting: Setting
}): Child {
  switch (template) {
    case 'plate':
      return <PlateSpread spread={spread} setting={setting} />
    case 'side':
      return <SideSpread spread={spread} turned={false} setting={setting} />
    case 'turned':
      return <SideSpread spread={spread} turned setting={setting} />
    case 'pair':
      return <PairSpread spread={spread} shares={[1, 1]} setting={setting} />
    case 'pair-turned':
      return <PairSpread spread={spread} shares={[3, 2]} setting={setting} />
    case 'words':
      return <WordsSpread spread={spread} setting={setting} />
    case 'closing':
      return <WordsSpread spread={spread} setting={inverted(setting)} />
  }
}
