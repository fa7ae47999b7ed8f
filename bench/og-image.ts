import type { Bench } from './bench.ts'
import { challenge } from './challenge.ts'
import { fixtureJob } from './input.ts'
import { type CardInput, peerInput } from './peers.ts'

const challenges = [
  { name: 'takumi', module: 'takumi.mjs', factory: 'createTakumi', ratio: 1.5 },
  { name: 'chromium screenshot', module: 'chromium.mjs', factory: 'createChromiumCard', ratio: 0.1 },
]

/** One card with a photograph to a PNG of 1200 × 630. The peers are handed its lines; we read them from Markdown. */
export const ogImage: Bench = ({ engine }) => {
  const job = fixtureJob('og-image')
  return challenge(
    { name: 'og-image PNG', run: () => engine.render({ ...job, outputs: ['png'] }) },
    challenges,
    cardInput(String(job.content), Object.values(job.assets ?? {})[0] ?? new Uint8Array()),
  )
}

function cardInput(markdown: string, picture: Uint8Array): CardInput {
  const lines = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('!['))
    .map(line => line.replace(/^#+ /, ''))
  return { ...peerInput(markdown), lines, picture, width: 1200, height: 630 }
}
