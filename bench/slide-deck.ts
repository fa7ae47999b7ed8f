import type { Bench } from './bench.ts'
import { fixtureText } from './input.ts'
import { peerInput } from './peers.ts'
import { challenge } from './rivals.ts'

const slideCount = 20

/** Twenty slides to a PDF. Pictures, charts and notes are left out: only Markdown that both sides know. */
export const slideDeck: Bench = ({ engine }) => {
  const content = plainSlides()
  return challenge(
    'slide-deck',
    () => engine.render({ format: 'slide-deck', content, outputs: ['pdf'] }),
    [{ name: 'marp', module: 'marp.mjs', factory: 'createMarp', ratio: 0.1 }],
    peerInput(content),
  )
}

function plainSlides(): string {
  const slides = fixtureText('slide-deck')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^:::notes\n[\s\S]*?\n:::$/gm, '')
    .split(/^---$/m)
    .filter(slide => !/!\[|^::/m.test(slide))
  return Array.from({ length: slideCount }, (_, index) => slides[index % slides.length]).join('\n---\n')
}
