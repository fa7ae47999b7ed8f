import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Proportion, proportionsOf } from '../core/check/proportion.ts'
import { type WordFaultKind, wordFaults } from '../core/check/word-faults.test.kit.ts'
import { layoutFaults } from '../core/testing/test-format.ts'
import { describeReading } from '../core/reading/descriptions/describe-reading.ts'
import { readCopy } from '../core/reading/read-copy.ts'
import { composeJob, layoutJob, paintJob } from '../core/render.ts'
import { readDocument } from '../core/source/read-document.ts'
import { checkRendition } from '../core/testing/index.ts'
import { isSoak, partOf } from '../core/testing/soak.test.kit.ts'
import { formatOf } from './format-of.test.kit.ts'
import { placesByRole } from './places-by-role.test.kit.ts'

/** Copy of many hands, in every notation: ours, and where it is there a larger set beside the repository. */
const folders = ['../../fixtures/unseen/', '../../../shared/inputs/wild/'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
)

/** What must be read in a case: texts by role, numbers of things by list. */
interface Expected {
  readonly roles: Readonly<Record<string, string>>
  readonly lists: Readonly<Record<string, number>>
}

interface Case {
  readonly slug: string
  readonly name: string
  readonly copy: string
  readonly brief: string
  readonly expected: Expected
}

/** Shares of the expectations that are met, by folder: they may only rise. */
const floors: Readonly<Record<string, number>> = { unseen: 0.92, wild: 0.973 }
/** The share of its expectations that a case meets at least: below it a document is not what its author meant. */
const POOR = 0.6
/** Cases below it that are known. */
const known: readonly string[] = ['banner/second-chat', 'case-study/second-paste']

for (const folder of folders) if (!existsSync(folder)) test.skip(`${folder} is not here`)
const here = folders.filter(existsSync)

for (const [turn, folder] of here.entries()) {
  const name = basename(folder)
  const bySlug = readdirSync(folder).map(slug => casesIn(folder, slug))
  const cases = bySlug.flat()
  // All are read; drawn is one of each format, out of the folders by turns, and another one from format to format.
  const drawn = bySlug.flatMap((those, row) =>
    isSoak || row % here.length === turn ? partOf(those, row, those.length) : [],
  )
  test(`${name}: the reading tells roles and lists`, async () => {
    let met = 0
    let all = 0
    const misses: string[] = []
    const poor: string[] = []
    for (const one of cases) {
      const { roles, lists } = await readingOf(one)
      const wanted = [
        ...Object.entries(one.expected.roles).map(([role, text]) => ({ role, text, got: roles[role] })),
        ...Object.entries(one.expected.lists).map(([role, count]) => ({
          role: `[${role}]`,
          text: `${count}`,
          got: lists[role]?.toString(),
        })),
      ]
      const missed = wanted.filter(({ text, got }) => plain(text) !== plain(got))
      met += wanted.length - missed.length
      all += wanted.length
      if (wanted.length - missed.length < wanted.length * POOR) poor.push(`${one.slug}/${one.name}`)
      for (const { role, text, got } of missed)
        misses.push(`${one.slug}/${one.name} ${role}: ${short(text)} → ${short(got)}`)
    }
    const share = all === 0 ? 1 : met / all
    process.stdout.write(`${misses.join('\n')}\n${name}: ${met} of ${all}, ${(share * 100).toFixed(1)} %\n`)
    assert.ok(share >= (floors[name] ?? 0), `${(share * 100).toFixed(1)} % of ${name} are read`)
    const unknown = poor.filter(one => !known.includes(one))
    assert.equal(unknown, [], `less than ${POOR * 100} % is read of ${unknown.join(', ')}`)
  })
  const faults: string[] = []
  const words = new Map<WordFaultKind, string[]>()
  const looks: { readonly slug: string; readonly look: Proportion }[] = []
  for (const one of drawn) {
    test(`${name}: ${one.slug}/${one.name} keeps every word`, async () => {
      const composed = await composeJob(
        { content: one.copy, instructions: one.brief },
        await formatOf(one.slug),
      )
      const laidOut = await layoutJob(composed, ['html', 'pdf'])
      faults.push(...layoutFaults(laidOut).map(fault => `${one.slug}/${one.name}: ${fault}`))
      const { pages } = laidOut.drawing
      const told =
        pages && !hasStub.has(one.slug) ? wordFaults(laidOut.document, pages, laidOut.reading.lang) : []
      for (const { kind, words: said } of told)
        words.set(kind, [...(words.get(kind) ?? []), `${one.slug}/${one.name}: ${said}`])
      const [look] = laidOut.drawing.pages ? proportionsOf(laidOut.drawing.pages) : []
      if (look) looks.push({ slug: one.slug, look })
      const rendition = await paintJob(laidOut, ['html', 'pdf'])
      assert.equal(await checkRendition(one.copy, rendition, { blocksMove: placesByRole.has(one.slug) }), [])
    })
  }
  test(`${name}: no page is cut, covered, broken or left empty`, () => {
    assert.equal(faults, [])
  })
  test(`${name}: few words are torn, joined or doubled`, () => {
    for (const [kind, told] of words) process.stdout.write(`${kind} ${told.length}\n${told.join('\n')}\n`)
    const beyond = [...words].filter(([kind, told]) => told.length > drawn.length * MOST_FAULTS[kind])
    assert.equal(beyond, [])
  })
  test(`${name}: first pages have a lead, few sizes, and are filled`, () => {
    const slugs = [...new Set(looks.map(({ slug }) => slug))]
    const table = slugs.map(slug =>
      tableRow(
        slug,
        looks.filter(one => one.slug === slug).map(({ look }) => look),
      ),
    )
    const whole = looks.map(({ look }) => look)
    process.stdout.write(`${[...table, tableRow(name, whole)].join('\n')}\n`)
    assert.ok(middle(whole.map(({ lead }) => lead)) >= LOOKS.lead)
    assert.ok(middle(whole.map(({ sizes }) => sizes)) <= LOOKS.sizes)
    assert.ok(middle(whole.map(({ fill }) => fill)) >= LOOKS.fill)
  })
}

/** Formats that say on a stub again what they say above. */
const hasStub: ReadonlySet<string> = new Set(['ticket', 'boarding-pass'])

/** Faults of a kind for each case that is drawn, at most: they may only become fewer. */
const MOST_FAULTS: Readonly<Record<WordFaultKind, number>> = {
  doubled: 0.8,
  joined: 0.1,
  bracket: 0.05,
  dangling: 0.05,
  'mark-first': 0.03,
  torn: 0.1,
  widow: 0.1,
}

/** What the middle case of a folder has at least, or of sizes at most. */
const LOOKS = { lead: 2.5, sizes: 5, fill: 0.88 }

function tableRow(name: string, looks: readonly Proportion[]): string {
  const told = (['lead', 'sizes', 'field', 'fill'] as const).map(
    key => `${key} ${middle(looks.map(look => look[key])).toFixed(2)}`,
  )
  return [name.padEnd(18), ...told].join('  ')
}

function middle(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}

function casesIn(folder: string, slug: string): readonly Case[] {
  return readdirSync(join(folder, slug))
    .filter(file => file.endsWith('.md'))
    .map(file => {
      const path = (end: string): string => join(folder, slug, file.replace(/\.md$/, end))
      return {
        slug,
        name: file.replace(/\.md$/, ''),
        copy: readFileSync(path('.md'), 'utf8'),
        brief: existsSync(path('.brief.txt')) ? readFileSync(path('.brief.txt'), 'utf8') : '',
        expected: JSON.parse(readFileSync(path('.json'), 'utf8')) as Expected,
      }
    })
}

async function readingOf(one: Case): Promise<ReturnType<typeof describeReading>> {
  const { roles } = await formatOf(one.slug)
  return describeReading(readCopy(readDocument(one.copy, new Map(), { add() {} }), roles))
}

/** Quotes and white space are alike. */
function plain(text = ''): string {
  return text
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‘’‚']/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

function short(text = 'nothing'): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

test.run()
