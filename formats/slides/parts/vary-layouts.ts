import type { Slide } from './slide.ts'

/** Most slides in a row that look alike. */
const ALIKE = 3

/** Turns every slide that would be one too many of its layout in a row. */
export function varyLayouts(slides: readonly Slide[]): readonly Slide[] {
  let run = 0
  return slides.map((slide, at) => {
    run = slides[at - 1]?.layout === slide.layout ? run + 1 : 1
    const turned = run > ALIKE
    if (turned) run = 0
    return { ...slide, turned }
  })
}
