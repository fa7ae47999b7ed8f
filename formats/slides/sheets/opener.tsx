import type { RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { headlineSize } from '../../fitting/headline.tsx'
import { holdsTie, onPhone, roomAcross } from '../type/deck-theme.ts'
import { PictureBeside, widthBeside } from '../bodies/pictures.tsx'
import type { SlideProps } from './content-slide.tsx'
import { SlideFootnotes } from './footnotes.tsx'

/** A title, section or closing slide: large words on the deep ground, from the same left edge as all others. */
export function Opener({ slide, deck, theme }: SlideProps): Child {
  const { blocks, layout } = slide
  const [picture] = slide.pictures
  const width = picture ? widthBeside(theme, slide) : Math.round(roomAcross(theme) * 0.86)
  const small = layout === 'section' ? [] : blocks.slice(1)
  return (
    <>
      {layout !== 'section' && deck.brand && (
        <p part="brand" style={{ weight: theme.type.strongWeight, color: theme.color.text }}>
          <Phrasing nodes={deck.brand} theme={theme} />
        </p>
      )}
      <div
        style={{ grow: 1, display: 'flex', direction: 'column', width, marginBottom: space(theme, 0.75) }}
        flow
      >
        <div style={{ grow: 1 }} />
        {slide.eyebrow && (
          <div part="eyebrow" style={{ color: theme.color.textMuted, marginBottom: space(theme, 1.5) }}>
            <Prose nodes={slide.eyebrow} theme={theme} measured={false} />
          </div>
        )}
        <div part="accent-bar" style={{ width: 96, height: 8, background: theme.color.accent, shrink: 0 }} />
        <OpenerTitle slide={slide} theme={theme} width={width} />
        <Lead blocks={blocks.slice(0, blocks.length - small.length)} theme={theme} />
        <div style={{ grow: 1 }} />
      </div>
      {small.length > 0 && (
        <div part="byline" style={{ color: theme.color.textMuted, width }}>
          <Prose nodes={small} theme={theme} measured={false} />
        </div>
      )}
      <div style={{ width }}>
        <SlideFootnotes notes={slide.footnotes} theme={theme} />
      </div>
      {picture && <PictureBeside slide={slide} picture={picture} theme={theme} />}
    </>
  )
}

function OpenerTitle({
  slide,
  theme,
  width,
}: Pick<SlideProps, 'slide' | 'theme'> & { readonly width: number }): Child {
  const { title, layout } = slide
  if (title === undefined) return null
  const most = Math.min(sizeAt(theme, layout === 'section' ? 4 : 5), theme.page.height * 0.2)
  const words = plainText(title)
  const size = headlineSize(words, { width, lines: 3, least: theme.type.base * 1.3, most })
  return (
    <h1
      part="slide-title"
      style={{
        ...displayStyle(theme, size),
        marginTop: space(theme, 1.5),
        narrow: onPhone(theme, words, size),
      }}
      {...(title.data?.slug && { id: title.data.slug })}
    >
      <Phrasing
        nodes={title.children}
        theme={theme}
        size={size}
        heading={holdsTie(words, { size, width }, theme)}
      />
    </h1>
  )
}

/** The line under an opener's title. */
function Lead({ blocks, theme }: { readonly blocks: readonly RootContent[]; readonly theme: Theme }): Child {
  const lead = scaled(theme, 1.3)
  const size = lead.type.base
  const style = {
    marginTop: space(theme, 1),
    size,
    leading: 1.35,
    maxWidth: '82%',
    textWrap: 'balance',
  } as const
  return blocks.map(block =>
    block.type === 'paragraph' ? (
      <p style={style}>
        <Phrasing nodes={block.children} theme={lead} size={size} />
      </p>
    ) : (
      <div style={style}>
        <Prose nodes={[block]} theme={lead} measured={false} size={size} />
      </div>
    ),
  )
}
