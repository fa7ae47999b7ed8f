import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { roomDown } from '../type/deck-theme.ts'
import type { Picture, Slide } from '../decks/slide.ts'
import type { BodyProps } from './body.tsx'
import { columnsFor } from './side-by-side.tsx'

/** Share of the slide's width that a picture beside text takes. */
const BESIDE = 0.54
/** The same on a slide of the other manner. */
const WIDE = 0.6

function shareOf({ manner }: Slide): number {
  return manner ? WIDE : BESIDE
}

/** What holds on a phone, where pictures stand in the text. */
const inText = { position: 'relative', left: 0, top: 0, width: '100%', height: 480, marginTop: 32 } as const

/** px of the text's width beside a picture. */
export function widthBeside({ page, margin }: Theme, slide: Slide): number {
  return Math.round(page.width * (1 - shareOf(slide)) - margin.left - margin.right * 0.6)
}

interface PictureProps {
  readonly slide: Slide
  readonly picture: Picture
  readonly theme: Theme
}

/** A picture beside the text: a photograph from edge to edge, a drawing whole and within the margins. */
export function PictureBeside({ slide, picture, theme }: PictureProps): Child {
  const { page, margin, dir } = theme
  const width = Math.round(page.width * shareOf(slide))
  const start = dir === 'rtl' ? 0 : page.width - width
  const place: Style = picture.photo
    ? { top: 0, left: start, width, height: page.height, fit: 'cover' }
    : {
        top: margin.top,
        left: dir === 'rtl' ? margin.left : start,
        width: width - (dir === 'rtl' ? margin.left : margin.right),
        height: page.height - margin.top * 2,
        fit: 'contain',
      }
  const style: Style = { position: 'absolute', ...place, ...plateOf(picture, theme), narrow: inText }
  return <img src={picture.src} alt={picture.alt} style={style} />
}

/** Drawings are made for white paper: on a dark ground they get some. */
function plateOf({ photo }: Picture, { mode, neutralRamp }: Theme): Style {
  return photo || mode === 'light' ? {} : { background: neutralRamp.at(-1) ?? '#ffffff' }
}

/** A picture that is all there is: a photograph fills the slide, a drawing its margins. */
export function FullPicture({ slide, picture, theme }: PictureProps): Child {
  const { page, margin } = theme
  const [x, y] = picture.photo && slide.manner === undefined ? [0, 0] : [margin.left, margin.top * 0.75]
  const size = { width: page.width - x * 2, height: page.height - y * 2 }
  const fit = picture.photo ? 'cover' : 'contain'
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      style={{
        position: 'absolute',
        left: x,
        top: y,
        ...size,
        fit,
        ...plateOf(picture, theme),
        narrow: inText,
      }}
    />
  )
}

/** Several pictures of one height in a row, or in two when there are more than three; words below. */
export function SlideGallery({ slide, theme, width }: BodyProps): Child {
  const { pictures, blocks } = slide
  const columns = columnsFor(pictures.length)
  const rows = Math.ceil(pictures.length / columns)
  const gap = space(theme, 1)
  const down = roomDown(theme) * (blocks.length > 0 ? 0.72 : 0.96)
  const height = Math.round((down - gap * (rows - 1)) / rows)
  const across = Math.floor((width - gap * (columns - 1)) / columns)
  return (
    <>
      <div style={{ display: 'grid', columns, gap }}>
        {pictures.map(picture => {
          const fit = picture.photo ? 'cover' : 'contain'
          const style: Style = {
            width: across,
            height,
            fit,
            ...plateOf(picture, theme),
            narrow: { height: 420 },
          }
          return <img src={picture.src} alt={picture.alt} style={style} />
        })}
      </div>
      {blocks.length > 0 && (
        <div style={{ marginTop: space(theme, 1) }}>
          <Prose nodes={blocks} theme={theme} />
        </div>
      )}
    </>
  )
}
