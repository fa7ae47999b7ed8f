import type { Bench } from './bench.ts'
import { challenge } from './challenge.ts'
import { fixtureText } from './input.ts'
import { slow } from './measure.ts'
import { peerInput } from './peers.ts'
import { renderCold } from './render-cold.ts'

const slideCount = 20
const marp = { name: 'marp', module: 'marp.mjs', factory: 'createMarp', ratio: 0.1, effort: slow }
const coldMarp = { ...marp, name: 'marp, new process', factory: 'createMarpCold', ratio: 0.5 }

/** Twenty slides to a PDF. Pictures, charts and notes are left out: only Markdown that both sides know. */
export const slideDeck: Bench = async ({ engine }) => {
  const content = plainSlides()
  const input = peerInput(content)
  const warm = () => engine.render({ format: 'slide-deck', content, outputs: ['pdf'] })
  for (let run = 0; run < 5; run += 1) await warm()
  return [
    ...(await challenge({ name: 'slide-deck PDF', run: warm }, [marp], input)),
    ...(await renderCold('slide-deck', content, run =>
      challenge({ name: 'slide-deck PDF, CLI', run }, [coldMarp], input),
    )),
  ]
}

function plainSlides(): string {
  const slides = fixtureText('slide-deck')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^:::notes\n[\s\S]*?\n:::$/gm, '')
    .split(/^---$/m)
    .filter(slide => !/!\[|^::/m.test(slide))
  return Array.from({ length: slideCount }, (_, index) => slides[index % slides.length]).join('\n---\n')
}
