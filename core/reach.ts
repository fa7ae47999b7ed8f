import { declining, type Declines, type WhyNot } from './brief/reach.ts'
import type { Format, Surface } from './format.ts'

/** Why a format draws nothing for a value of a token. Asked of `shape.shadow` and true, a report says: no shadows in print. */
export function declinesOf(format: Pick<Format, 'surface' | 'html' | 'honours' | 'declines'>): WhyNot {
  const { surface, html = 'page', honours = [], declines = {} } = format
  const usual = declining({
    ...everywhere,
    ...bySurface[surface],
    ...(html === 'mail' && byMail),
    ...declines,
  })
  return (path, value) => {
    if (honours.some(honoured => honoured === path)) return undefined
    if (html === 'mail' && isSign(path, value)) return byMail['decor.drawing']
    const reason = usual(path, value)
    return reason !== undefined && isLarger(path, value) ? `${reason} already` : reason
  }
}

/** A thing that is drawn beside a part. */
function isSign(path: string, value: unknown): boolean {
  return path.startsWith('parts.') && (value === 'sign' || path.endsWith('.thing'))
}

/** A title that is to be larger is so where its place is filled by it. */
function isLarger(path: string, value: unknown): boolean {
  return path === 'type.displayScale' && Number(value) > 1
}

/** Whether a format is one sheet that is composed as a whole: a card, a poster, a board; no pages that flow and no deck. */
export function isSheet({ surface, group, single }: Pick<Format, 'surface' | 'group' | 'single'>): boolean {
  return single ?? (surface === 'canvas' && group !== 'slides')
}

const everywhere: Declines = {
  'color.each': 'single items do not have colours of their own here: name one for the part',
  'decor.icons':
    'an icon is drawn where the brief names the thing and its part: "a small anchor before the dates"',
  'decor.pattern': 'a pattern needs a name: dots, checks, waves, knitting, window panes or the like',
  'decor.ornament':
    'ornaments are drawn on certificates, invitations and passes: the name of one, leaves or a double frame, comes nearest',
  'layout.axis': 'lines follow from the copy: a timeline has one down its middle',
  'layout.apart':
    'how much stands on a page follows from the copy: in a portfolio each work may have a spread of its own',
  'layout.cover': 'its title stands over the copy: a report, a whitepaper or a proposal has a cover',
  'layout.contents': 'it is too short for a table of contents: a report or a whitepaper has one',
}

const bySurface: Readonly<Record<Surface, Declines>> = {
  screen: {
    'layout.pageNumbers': 'a page on a screen is scrolled and has no numbers',
    'page.maxPages': 'a page on a screen is scrolled, as long as its copy',
    'page.orientation': 'a page on a screen is as wide as the window of its reader',
  },
  pages: { 'shape.shadow': 'no shadows in print: panels are set off by their tone and their lines' },
  canvas: {
    'shape.shadow': 'no shadows on a flat picture: panels are set off by their tone and their lines',
    'layout.pageNumbers': 'a sheet that stands alone has no number',
    'type.displayScale': 'titles are as large as their place holds',
  },
}

const byMail: Declines = {
  'decor.motif': 'mail programs draw no ornaments: fields and lines come nearest',
  'decor.frame': 'mail programs draw no ornaments: fields and lines come nearest',
  'decor.drawing': 'mail programs draw nothing: add it to the copy as a picture',
  'shape.shadow': 'mail programs draw no shadows: stories are set off by lines',
  'page.size': 'mail programs give letters one width',
  'page.orientation': 'mail programs give letters one width',
  'decor.gradient': 'mail programs draw no gradients: fields have one colour',
}
