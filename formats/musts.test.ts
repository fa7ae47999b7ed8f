import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../core/brief/design.ts'
import { readBrief } from '../core/brief/read-brief.ts'
import { colorPlaces } from '../core/compose/color-places.ts'
import { familyNamed } from '../core/fonts/catalogue.ts'
import { composeJob } from '../core/render.ts'
import { hueTurn, toOklch } from '../core/theme/oklch.ts'
import { readFreeSize } from '../core/theme/page-sizes.ts'
import { partOf } from '../core/testing/soak.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'

/** Briefs of many hands with what must be seen of each: where that is told by sheets and tokens, it is looked for. */
const folder = fileURLToPath(new URL('../../../shared/inputs/wild/', import.meta.url))

/** The share that is met: it may only rise. */
const FLOOR = 0.95

type Composed = Awaited<ReturnType<typeof composeJob>>

/** What a sentence demands, as far as it can be told; undefined where it is told by looking alone. */
type Check = (composed: Composed) => boolean

/** `85 × 55 mm`, `8 : 3 proportion`: within a fiftieth, whichever unit the sheet is in. */
function measures(must: string): Check | undefined {
  const [, width, height] = /(\d+(?:\.\d+)?)\s*(?:mm|cm|in)?\s*[×x:]\s*(\d+(?:\.\d+)?)/.exec(must) ?? []
  if (width === undefined || height === undefined || /\d:\d\d/.test(must)) return undefined
  const size = readFreeSize(must.replaceAll(/\s/g, ''))
  const wanted = (size?.width ?? Number(width)) / (size?.height ?? Number(height))
  return ({ sheets: [sheet], brief }) => {
    // An ornament around takes its room off the sheets, and is put around them again when they are drawn.
    const asked = readFreeSize(brief.design.page.size ?? '')
    return [sheet?.size, asked].some(found => {
      const ratio = found ? found.width / found.height : 0
      return Math.min(Math.abs(ratio / wanted - 1), Math.abs(ratio * wanted - 1)) < 0.02
    })
  }
}

/** Every colour that the sheets show or the design holds. */
function colorsOf({ sheets, brief, context: { theme } }: Composed): readonly string[] {
  const { paper, ink, seeds } = brief.design.color
  const { text, accent, accentText } = theme.color
  const given = [paper, ink, ...seeds, theme.color.paper, text, accent, accentText]
  return [...colorPlaces(sheets).keys(), ...given.filter(hex => hex !== null)]
}

/** How far apart two colours may be and still have one name. */
const SAME = { hue: 40, lightness: 0.22 }

/** How near a colour comes to one that is banned: sand is no gold, and burgundy no red. */
const BANNED = { hue: 20, lightness: 0.15, chroma: 0.06 }

function isBanned(hex: string, ban: string): boolean {
  const [a, b] = [toOklch(hex), toOklch(ban)]
  if (b.c < 0.045) return isLike(hex, ban)
  const { hue, lightness, chroma } = BANNED
  return Math.abs(hueTurn(a.h, b.h)) < hue && Math.abs(a.l - b.l) < lightness && Math.abs(a.c - b.c) < chroma
}

function isLike(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)]
  if (b.c < 0.045) return a.c < 0.06 && Math.abs(a.l - b.l) < SAME.lightness
  return a.c >= 0.025 && Math.abs(hueTurn(a.h, b.h)) < SAME.hue
}

/** `deep green ground, mango orange button`, `#0B3D91`, `no red`: the colours that are named, seen or not. */
function colors(must: string): Check | undefined {
  const { reading } = readBrief(must, baseDesign).account
  const { color } = readBrief(must, baseDesign).design
  const named = reading.colors.map(({ hex }) => hex)
  if (reading.bans.length > 0) {
    // `reed yellow and white, no gold border`: what the same sentence wants is not what it bans.
    const banned = reading.bans.map(({ hex }) => hex).filter(hex => !named.some(want => isLike(want, hex)))
    return composed =>
      !composed.brief.design.color.seeds.some(seed => banned.some(hex => isBanned(seed, hex)))
  }
  if (named.length === 0) return undefined
  const wanted = [...new Set([...named, ...(color.paper ? [color.paper] : [])])]
  return composed => wanted.every(hex => colorsOf(composed).some(seen => isLike(seen, hex)))
}

/** `serif title`, `sans serif`, `no script typeface`. */
function faces(must: string): Check | undefined {
  const kinds = [
    [/(?<!comic )\bsans\b|grotesk|grotesque/i, ['sans', 'condensed']],
    [/\bserif\b/i, ['serif']],
    [/\bmono(?:space)?(?:d)?\b|typewriter/i, ['mono']],
    [/condensed/i, ['condensed']],
    [/\bscript\b/i, ['script']],
  ] as const
  const found = kinds.find(([words]) => words.test(must))
  if (!found) return undefined
  const isBan = /\bno\b|\bnot\b/.test(must)
  return ({ context: { theme } }) => {
    const own = [theme.type.display, theme.type.text].map(name => familyNamed(name)?.kind ?? '')
    return own.some(kind => (found[1] as readonly string[]).includes(kind)) !== isBan
  }
}

/** `A2 portrait`, `landscape`. */
function lies(must: string): Check | undefined {
  const way = /^(?:A\d )?(portrait|landscape|upright)\b/i.exec(must)?.[1]?.toLowerCase()
  if (way === undefined) return undefined
  return ({ context: { theme } }) => theme.page.width > theme.page.height === (way === 'landscape')
}

test('what briefs demand of size, colour and type is there', async () => {
  if (!existsSync(folder)) return
  const misses: string[] = []
  let all = 0
  for (const [row, slug] of readdirSync(folder).entries()) {
    const briefs = readdirSync(join(folder, slug)).filter(name => name.endsWith('.brief.txt'))
    for (const file of partOf(briefs, row, 4)) {
      const path = (end: string): string => join(folder, slug, file.replace('.brief.txt', end))
      const { brief } = JSON.parse(readFileSync(path('.json'), 'utf8')) as {
        brief?: { must: readonly string[] }
      }
      const checks = (brief?.must ?? []).flatMap(must =>
        [measures, colors, faces, lies].flatMap(kind => {
          const check = kind(must)
          return check ? [{ must, check }] : []
        }),
      )
      if (checks.length === 0) continue
      const job = {
        content: readFileSync(path('.md'), 'utf8'),
        instructions: readFileSync(path('.brief.txt'), 'utf8'),
      }
      const composed = await composeJob(job, await formatOf(slug))
      all += checks.length
      for (const { must, check } of checks)
        if (!check(composed)) misses.push(`${slug}/${file.replace('.brief.txt', '')}: ${must}`)
    }
  }
  const met = all - misses.length
  process.stdout.write(`${misses.join('\n')}\n${met} of ${all} demands met\n`)
  assert.ok(met >= all * FLOOR, `${met} of ${all}`)
})

test.run()
