/**
 * Copy and sizes that nobody designs for have a designed result or a clear error: never a cut or covered word, an empty page
 * or a table that breaks its words.
 */
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import type { Format } from '../core/format.ts'
import type { Job } from '../core/job.ts'
import { isRenderError } from '../core/error.ts'
import { composeJob, layoutJob, paintJob } from '../core/render.ts'
import { createBrowser, openPage } from '../core/testing/browser.test.kit.ts'
import { partOf } from '../core/testing/soak.test.kit.ts'
import { layoutFaults } from '../core/testing/test-format.ts'
import { formatOf } from './format-of.test.kit.ts'
import { formats } from './index.ts'

const test = suite<{ browser: Browser }>('extremes')
const slugs = Object.keys(formats)
const decks = ['slide-deck', 'pitch-deck', 'presentation']

/** A title of 3,000 letters. */
const title = 'The granite bridge was opened after many years of careful work by people from both valleys. '
  .repeat(33)
  .trim()
const titled = (copy: string): string => {
  if (/^# .*$/m.test(copy)) return copy.replace(/^# .*$/m, `# ${title}`)
  return /^title:.*$/m.test(copy) ? copy.replace(/^title:.*$/m, `title: ${title}`) : `# ${title}\n\n${copy}`
}

/** A table of so many rows and columns. */
function table(rows: number, columns: number): string {
  const cells = (cell: (column: number) => string): string =>
    `| ${Array.from({ length: columns }, (_, column) => cell(column)).join(' | ')} |`
  const body = Array.from({ length: rows }, (_, row) =>
    cells(column => (column === 0 ? `Valley ${row + 1}` : `${(row + 1) * (column + 3)}`)),
  )
  const head = [cells(column => `Column ${column + 1}`), cells(() => '---')]
  return `# Valleys\n\n## All of them\n\n${[...head, ...body].join('\n')}\n`
}

/** What a job is made of copy. */
type Extreme = (copy: string) => Pick<Job, 'content' | 'size' | 'instructions'>

const extremes: Readonly<Record<string, { readonly of: Extreme; readonly slugs: readonly string[] }>> = {
  'a page of A7': { of: content => ({ content, size: 'A7' }), slugs },
  'type of 200 pt': { of: content => ({ content, instructions: 'body text 200pt' }), slugs },
  'a title of 3,000 letters': { of: copy => ({ content: titled(copy) }), slugs },
  'a canvas of 100 × 100 px': { of: content => ({ content, size: '100x100px' }), slugs },
  'a table of 60 columns': { of: () => ({ content: table(6, 60) }), slugs },
  'a table of 400 rows': { of: () => ({ content: table(400, 4) }), slugs: decks },
  'a table of 60 columns on a phone': {
    of: () => ({ content: table(6, 60), size: '390x844' }),
    slugs: decks,
  },
}

for (const [row, [name, { of, slugs: some }]] of Object.entries(extremes).entries()) {
  test(name, async () => {
    const faults: string[] = []
    for (const slug of partOf(some, row, some.length > 9 ? 12 : 3)) {
      const format = await formatOf(slug)
      const { content, assets } = await readCase(slug)
      const found = await faultsOf({ ...of(String(content)), ...(assets && { assets }) }, format)
      faults.push(...found.map(fault => `${slug}: ${fault}`))
    }
    assert.equal(faults, [])
  })
}

test('a page that holds no line of text ends the job, and says which would', async () => {
  for (const slug of slugs) {
    const format = await formatOf(slug)
    if (format.surface === 'canvas' || format.html === 'mail') continue
    try {
      await composeJob({ content: '# Valleys', size: '100x100px' }, format)
      assert.unreachable(slug)
    } catch (error) {
      assert.ok(isRenderError(error) && error.code === 'size-too-small', slug)
      assert.match(error.message, /100x100px .*choose one of \d+ × \d+ px or more/)
    }
  }
})

test('a contract on a page smaller than its least paper ends the job, and names that', async () => {
  const contract = await formatOf('contract')
  const { content } = await readCase('contract')
  const error = await composeJob({ content, size: 'A7' }, contract).catch((thrown: unknown) => thrown)
  assert.ok(isRenderError(error) && error.code === 'size-too-small')
  assert.match(error.message, /A7 .*choose one of A6 or more/)
  await composeJob({ content, size: 'A6 landscape' }, contract)
})

test('a stamp holds a word and no programme, and says so', async () => {
  const card = await formatOf('business-card')
  const layout = async (content: Job['content']): Promise<unknown> =>
    layoutJob(await composeJob({ content, size: '100x100px' }, card), ['html'])
  await layout('# Amara Obi')
  const { content } = await readCase('business-card')
  const error = await layout(content).catch((thrown: unknown) => thrown)
  assert.ok(isRenderError(error) && error.code === 'size-too-small')
  assert.match(error.message, /100x100px is too small for this copy: .*choose one of \d+ × \d+ px or more/)
})

test.before(async context => {
  context.browser = await createBrowser()
})
test.after(async ({ browser }) => {
  await browser.close()
})

test('a table of 60 columns scrolls in its own box in the browser of a phone', async ({ browser }) => {
  const those = ['landing-page', 'link-in-bio', 'report', 'contract', 'slide-deck', 'poster', 'dashboard']
  for (const slug of partOf(those, 0, 2)) {
    const composed = await composeJob({ content: table(6, 60) }, await formatOf(slug))
    const { artifacts } = await paintJob(await layoutJob(composed, ['html']), ['html'])
    const { page } = await openPage(browser, artifacts, [390, 844])
    assert.is(await page.evaluate('document.documentElement.scrollWidth'), 390, slug)
    await page.close()
  }
})

test.run()

/** What the pages of a job do that none may; nothing where it ends with the error of too small a page. */
async function faultsOf(job: Omit<Job, 'format'>, format: Format): Promise<readonly string[]> {
  try {
    const laidOut = await layoutJob(await composeJob(job, format), ['pdf'])
    const blank = (laidOut.drawing.pages?.frames ?? []).flatMap((frame, index) =>
      frame.items.some(({ kind }) => kind === 'text' || kind === 'image')
        ? []
        : [`page ${index + 1} is blank`],
    )
    return [...layoutFaults(laidOut), ...blank]
  } catch (error) {
    if (isRenderError(error) && error.code === 'size-too-small') return []
    throw error
  }
}
