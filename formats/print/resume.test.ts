import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { contrast } from '../../core/theme/contrast.ts'
import { mm, pt } from '../../core/theme/page.ts'
import cv from './cv.tsx'
import { testCopy } from '../test-copy.test.kit.ts'
import { chosenFor, find, layOut, linesOf, rectsOn } from './lay-out.test.kit.ts'
import resume from './resume.tsx'

const job = (at: number, bullets = 3) => `### Role${at}, Company${at}

*Mar 20${20 - at} - Feb 20${21 - at}* | Town${at}

${Array.from({ length: bullets }, (_, bullet) => `- Did thing ${bullet} for ${at * 7 + 3} people in the valley`).join('\n')}
`
const copy = `# Tove Lind

Carpenter and teacher

Umeå · [tove@lind.example](mailto:tove@lind.example)

> Twenty years of roofs, and six of teaching others to build them.

## Experience

${[0, 1, 2, 3].map(at => job(at)).join('\n')}
## Education

### Journeyman, Guild

*2001 - 2004* | Skellefteå

## Awards

- 2015: Golden Plane, Guild of Carpenters
- 2009 - 2011: Chair, Board of Examiners
`

test('R1: a resume of one page has small but legible text inside margins that printers reach', async () => {
  const { pages, words, theme } = await layOut(resume, copy)
  assert.is(pages.frames.length, 1)
  assert.ok(theme.type.base >= pt(9.5) - 0.01 && theme.type.base <= pt(11))
  assert.ok(words.every(({ x, right }) => x >= mm(12.7) && right <= mm(210 - 12.7)))
})

test('R1: a second page is at least a quarter full', async () => {
  const long = copy.replace(
    '## Education',
    `${Array.from({ length: 4 }, (_, at) => job(at + 4, 5)).join('\n')}\n## Education`,
  )
  const { pages, words } = await layOut(resume, long)
  assert.is(pages.frames.length, 2)
  const lowest = Math.max(
    ...words.filter(({ page, text }) => page === 1 && text !== 'Page').map(({ baseline }) => baseline),
  )
  assert.ok(lowest > 0.25 * (pages.frames[1]?.height ?? 0))
})

test('R2: on a plain page dates stand in one column with one dash, beside what they date', async () => {
  const { words } = await layOut(resume, copy, 'plain')
  const dates = words.filter(({ text, x }) => /^Mar$/.test(text) && x < mm(40))
  assert.is(dates.length, 4)
  assert.is(new Set(dates.map(({ x }) => Math.round(x * 10))).size, 1)
  assert.is(
    words.some(({ text }) => text === '-'),
    false,
  )
  const [date] = dates
  assert.ok(Math.abs((date?.baseline ?? 0) - find(words, 'Role0,').baseline) < 0.5)
  const golden = find(words, 'Golden')
  assert.ok(
    words.some(
      ({ text, baseline, x }) =>
        text === '2015' && Math.abs(baseline - golden.baseline) < 0.5 && x === date?.x,
    ),
  )
})

test('R3: text reads in the order of the copy and links are live', async () => {
  for (const brief of ['', 'plain']) {
    const { words, pages } = await layOut(resume, copy, brief)
    const order = ['Tove', 'Carpenter', 'Twenty', 'Experience', 'Role0', 'Role3', 'Education', 'Awards']
    const at = order.map(text => words.findIndex(word => word.text.replace(',', '') === text))
    assert.not(at.includes(-1))
    assert.equal(
      at,
      [...at].sort((one, other) => one - other),
    )
    assert.ok(
      pages.frames[0]?.items.some(item => item.kind === 'link' && item.href === 'mailto:tove@lind.example'),
    )
  }
})

test('a CV numbers its pages from the second, names its owner there, and keeps entries whole', async () => {
  const long = copy.replace(
    '## Education',
    `${Array.from({ length: 12 }, (_, at) => job(at + 4, 4)).join('\n')}\n## Education`,
  )
  const laid = await layOut(cv, long)
  assert.ok(laid.pages.frames.length >= 2)
  const [first, second] = [linesOf(laid.words, 0), linesOf(laid.words, 1)]
  assert.is(
    first.some(line => /Page/.test(line)),
    false,
  )
  assert.match(second[0] ?? '', /^Tove Lind/)
  assert.match(second.at(-1) ?? '', /Page 2 of/)
  for (let at = 0; at < 16; at += 1) {
    const pagesOf = laid.words
      .filter(({ text }) => text === `Role${at},` || text === `Town${at}`)
      .map(({ page }) => page)
    assert.is(new Set(pagesOf).size, 1)
  }
})

test('a few lines of a life stand large in the middle of the page, the same in each output', async () => {
  const few = [
    '# Maria Olsen\n\nCarpenter, Bergen\n',
    '# Bo Ek\n\nSmith\n\nbo@ek.example\n\n## Skills\n\n- Iron\n- Coal\n',
  ]
  for (const format of [resume, cv])
    for (const content of few) {
      const { composition, pages } = await testCopy(format, { content })
      assert.is(composition.chosen, 'few words')
      assert.is(pages, 1)
      assert.is(await chosenFor(format, content, ['html']), 'few words')
      const { words, theme } = await layOut(format, content)
      const lines = words.map(({ baseline }) => baseline)
      const middle = (Math.min(...lines) + Math.max(...lines)) / 2
      assert.ok(Math.abs(middle / theme.page.height - 0.5) < 0.1)
    }
})

test('the name stands large on a band of the accent, posts along a line with their dates at one edge', async () => {
  assert.is(await chosenFor(resume, copy), 'line and stops')
  const laid = await layOut(resume, copy, 'accent #f2c230')
  const { words, theme } = laid
  const accent = rectsOn(laid, 0).filter(({ fill }) => fill === '#f2c230')
  const band = accent.filter(({ width }) => width === theme.page.width)
  const foot = Math.max(...band.map(({ y, height }) => y + height))
  const [name, body] = [find(words, 'Tove'), find(words, 'thing')]
  assert.ok(name.baseline < foot && name.size >= 3.5 * body.size)
  assert.ok(contrast(name.color, '#f2c230') >= 4.5)
  const line = accent.find(({ width, height }) => width < 6 && height > 100)
  assert.ok(line)
  const posts = words.filter(({ text }) => /^Role\d$/.test(text))
  assert.is(posts.length, 4)
  assert.ok(
    posts.every(({ baseline, x }) => x > line.x && baseline > line.y && baseline < line.y + line.height),
  )
  const ends = [0, 1, 2, 3].map(at => {
    const { baseline } = find(words, `Town${at}`)
    const dates = words.filter(
      word => Math.abs(word.baseline - baseline) < 0.5 && word.x < theme.page.width * 0.65,
    )
    return Math.round(Math.max(...dates.map(({ right }) => right)))
  })
  assert.is(new Set(ends).size, 1)
})

test('fields reach the edges of each page, and the second names its owner on a band', async () => {
  const long = copy.replace(
    '## Education',
    `${Array.from({ length: 4 }, (_, at) => job(at + 4, 5)).join('\n')}\n## Education`,
  )
  const laid = await layOut(resume, long, 'accent #1d5c3a')
  const { width, height } = laid.theme.page
  for (const page of [0, 1]) {
    const rects = rectsOn(laid, page)
    assert.ok(rects.some(rect => rect.fill === '#1d5c3a' && rect.y <= 0 && rect.width >= width - 1))
    assert.ok(
      rects.some(
        rect =>
          rect.fill !== '#1d5c3a' && rect.y + rect.height >= height - 1 && rect.x + rect.width >= width - 1,
      ),
    )
  }
})

test('a CV has its statement on a band and its table of figures on another, two columns between them', async () => {
  const grants =
    '## Grants\n\n| Year | Grant | Amount |\n|---|---|---:|\n| 2019 | Larch | 12,000 |\n| 2021 | Lime | 9,500 |\n'
  const laid = await layOut(cv, `${copy}\n${grants}`, 'accent #4a0e16')
  assert.is(await chosenFor(cv, `${copy}\n${grants}`), 'journal')
  const bands = laid.pages.frames.flatMap((_, page) =>
    rectsOn(laid, page).filter(({ fill, height }) => fill === '#4a0e16' && height > 30),
  )
  assert.is(bands.length, 2)
  assert.is(await chosenFor(cv, '# Bo Ek\n\nSmith\n'), 'few words')
  assert.equal(
    rectsOn(await layOut(cv, copy, 'ATS-friendly, save ink'), 0).filter(({ height }) => height > 30),
    [],
  )
})

test('contacts stand at even distances, and dates in the line of their titles', async () => {
  const { words } = await layOut(
    resume,
    copy.replace('Umeå · ', 'Umeå · +46 90 000 12 · ').replace(')\n\n>', ') · tovelind.example\n\n>'),
  )
  const line = words.filter(({ baseline }) => baseline === find(words, 'Umeå').baseline)
  const gaps = line.slice(1).map(({ x }, at) => Math.round(x - (line[at]?.right ?? 0)))
  const wide = gaps.filter(gap => gap > 10)
  assert.ok(wide.length > 1 && Math.max(...wide) - Math.min(...wide) <= 1, wide.join())
  assert.ok(
    Math.abs(
      find(words, 'Role1').baseline - (words.find(({ text }) => text.startsWith('2019'))?.baseline ?? 0),
    ) < 3,
  )
})

test('a column of a CV never ends or begins with a single thing of many', async () => {
  for (let bullets = 1; bullets < 7; bullets++) {
    const works = Array.from(
      { length: 9 },
      (_, at) => `${at + 1}. Lind, T. (20${20 - at}). On larch number ${at} and how to split it by hand.`,
    )
    const long = `${[0, 1, 2].map(at => job(at, bullets)).join('\n')}\n## Publications\n\n${works.join('\n')}\n`
    const { words } = await layOut(cv, `# Tove Lind\n\nCarpenter\n\n> Roofs.\n\n## Experience\n\n${long}`)
    const heads = [find(words, 'Publications'), ...works.map((_, at) => find(words, `${at + 1}.`))]
    const columns = heads.map(({ page, x }) => `${page} ${x > mm(100)}`)
    assert.is(columns[0], columns[2], `${bullets} points`)
    assert.is(columns.at(-2), columns.at(-1), `${bullets} points`)
  }
})

test('dates stand at the end of their lines where a brief wants them there, and all else begins on one edge', async () => {
  const { words } = await layOut(resume, copy, 'dates on the right, everything centred')
  const title = find(words, 'Role0,')
  assert.ok(Math.abs(title.x - find(words, 'Experience').x) < 2, `${title.x}`)
  const line = words.filter(({ baseline }) => Math.abs(baseline - title.baseline) < 4)
  const last = line.toSorted((one, other) => other.right - one.right)[0]
  const end = Math.max(...words.map(({ right }) => right))
  assert.match(last?.text ?? '', /^20\d\d$/)
  assert.ok((last?.right ?? 0) > end - 4)
})

test('lines that a brief has between the parts of a CV send none of them to another page, and no column ends in a hole', async () => {
  const posts = ['Clinical Nurse', 'Staff Nurse', 'Junior Nurse'].map(
    post =>
      `### ${post}\n**St Ultan's Hospital, Dublin** | 2017 – 2021\n\n- Leads a unit of 28 beds\n- Has taught nine who are newly qualified\n`,
  )
  const copy = `# Aoife Tully\n\n**Nurse**\nGalway, Ireland · 085 555 0128 · a.tully@postbox.ie\n\n## Profile\n\nNurse with eleven years in respiratory and acute medicine, known for calm.\n\n## Experience\n\n${posts.join('\n')}\n## Skills\n\nSpirometry · Blood gases · Prescribing · Audit\n\n## Training\n\nAdvanced life support, every second year since 2016.\n\n## Languages\n\n- English – native\n- Irish – fluent\n\n## Referees\n\nAvailable on request.\n`
  const { pages, words } = await layOut(cv, copy, 'Sober, thin rules between the sections, my name large.')
  assert.is(pages.frames.length, 1)
  const middle = (pages.frames[0]?.width ?? 0) / 2
  const ends = [words.filter(({ x }) => x < middle), words.filter(({ x }) => x >= middle)].map(column =>
    Math.max(...column.map(({ baseline }) => baseline)),
  )
  assert.ok(Math.min(...ends) > Math.max(...ends) * 0.6, `${ends}`)
})

test('a name leads its sheet also where a brief has the sizes of its type close together', async () => {
  const copy =
    '# Ida Birch\n\nShip carpenter\n\nHay · ida@birch.example\n\n## Yards\n\n| Yard | Work | Years |\n|---|---|---|\n| North | Masts | 2018 – 2021 |\n| South | Hulls | 2013 – 2018 |\n\n## Papers\n\n- Crane, level 2\n- First aid\n'
  const { words, theme } = await layOut(resume, copy, 'tidy, black on white')
  assert.ok(find(words, 'Birch').size >= 2.3 * theme.type.base)
})

test('a label that opens each of several posts heads all of them once, and a colour for the headings is theirs', async () => {
  const labels =
    'Name: Ada Bello\nTarget: Yard Manager\n\nExperience: Rigger, Elm Yard, 2019 to present\n- Rigged nine boats\n\nExperience: Sailmaker, Loft Two, 2014 to 2019\n- Cut forty sails\n\nEducation: Boat school, Lyme, 2013\nEducation: Chart work, 2012\nSkills: splicing; whipping\n'
  const { words, messages } = await layOut(
    resume,
    labels,
    'single column and real headings, deep teal #005751 for the headings only',
  )
  assert.equal(
    messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  for (const heading of ['Experience', 'Education', 'Skills']) {
    assert.is(words.filter(({ text }) => text === heading).length, 1, heading)
    assert.is(find(words, heading).color.toLowerCase(), '#005751', heading)
  }
  assert.is.not(find(words, 'Rigged').color.toLowerCase(), '#005751')
})

test('skills that run on stand one below the other in their column, what is in brackets within its own', async () => {
  const { words } = await layOut(
    resume,
    copy.replace(
      '## Awards',
      '## Tools\n\nplane, adze, saw (rip, cross-cut), chisel, drawknife\n\n## Awards',
    ),
  )
  const tools = ['plane', 'adze', 'chisel', 'drawknife'].map(text => find(words, text))
  assert.is(new Set(tools.map(({ baseline }) => baseline)).size, 4)
  assert.is(new Set(tools.map(({ x }) => Math.round(x))).size, 1)
  assert.is(find(words, 'saw').baseline, find(words, 'cross-cut)').baseline)
})

test.run()
