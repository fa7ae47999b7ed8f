import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toOklch } from '../../core/theme/oklch.ts'
import { find, layOut, linesOf, rectsOn } from './lay-out.test.kit.ts'
import report from './report.tsx'
import whitepaper from './whitepaper.tsx'

const prose =
  'The ferry company counted every passenger for a year and found that the last boat is fuller than the first one. '
const table = '| Pier | Boats |\n| --- | ---: |\n| North | 12 |\n| South | 9 |\n\n*Table 1: boats a day*\n'
const section = (at: number, paragraphs: number) =>
  `## Part${at}\n\n${`${prose.repeat(4)}\n\n`.repeat(paragraphs)}### Detail${at}\n\n${prose.repeat(3)}[^n${at}]\n\n${table}\n[^n${at}]: Note${at} says where the figure is from.\n`
const copy = (sections: number, paragraphs: number) =>
  `# Ferries after dark\n\n${Array.from({ length: sections }, (_, at) => section(at, paragraphs)).join('\n')}`
const long = copy(7, 5)

test('R1: contents name the page that each heading stands on, and the outline has them all', async () => {
  const { pages, words } = await layOut(report, long)
  const contents = linesOf(words, 1)
  assert.is(contents[0], 'Contents')
  for (let at = 0; at < 7; at += 1) {
    for (const name of [`Part${at}`, `Detail${at}`]) {
      const entry = contents.find(line => line.startsWith(name))
      const heading = words.find(
        ({ text, page }) =>
          text === name &&
          page > 1 &&
          pages.outline.some(({ title, page: on }) => title === name && on === page),
      )
      assert.ok(heading, name)
      // The cover is the first of the pages.
      assert.is(entry?.split(/\s+/).at(-1), `${(heading?.page ?? 0) + 1}`, name)
    }
  }
})

test('R2: lines have 55 to 75 characters, a caption stands with its table', async () => {
  const { words } = await layOut(report, long)
  const lines = linesOf(words, 3).filter(line => line.includes('ferry') || line.includes('passenger'))
  const full = lines.filter(line => line.length > 45)
  const average = full.reduce((sum, line) => sum + line.length, 0) / full.length
  assert.ok(average >= 55 && average <= 75, `${average} characters`)
  const captions = words.filter(({ text }) => text === 'day')
  const rows = words.filter(({ text }) => text === 'South')
  assert.is(captions.length, 7)
  assert.equal(
    captions.map(({ page }) => page),
    rows.map(({ page }) => page),
  )
})

test('R3: no heading ends a page, the last page is a quarter full, pages have their number', async () => {
  for (const paragraphs of [1, 2, 3, 4, 5, 6]) {
    const { pages, words } = await layOut(report, copy(6, paragraphs))
    const last = pages.frames.length - 1
    const height = pages.frames[last]?.height ?? 0
    const text = (page: number) => words.filter(word => word.page === page)
    const bottom = (page: number) =>
      Math.max(
        0,
        ...text(page)
          .filter(({ baseline }) => baseline < height * 0.93)
          .map(({ baseline }) => baseline),
      )
    if (last > 0) assert.ok(bottom(last) >= height * 0.25, `${paragraphs}: ${bottom(last) / height}`)
    for (const { title, page } of pages.outline) {
      const heading = words.find(word => word.page === page && word.text === title)
      if (!heading || page === last) continue
      const below = new Set(
        words
          .filter(
            word => word.page === page && word.baseline > heading.baseline && word.baseline < height * 0.93,
          )
          .map(({ baseline }) => baseline),
      )
      assert.ok(below.size >= 2, `${title} on page ${page}`)
    }
    for (let page = 2; page <= last; page += 1) assert.match(linesOf(words, page).at(-1) ?? '', /\d+$/)
  }
})

test('a document without a title has no cover, and contents that are asked for stand below a title', async () => {
  const nameless = await layOut(report, long.replace('# Ferries after dark', 'An opening line.'))
  assert.ok(linesOf(nameless.words, 0).includes('Contents'))
  const listed = await layOut(report, `---\ntoc: true\n---\n${copy(2, 1)}`)
  const lines = linesOf(listed.words, 0).map(line => line.replaceAll('\u00a0', ' '))
  assert.is(lines.slice(0, lines.indexOf('Contents')).join(' '), 'Ferries after dark')
})

test('the lines that lead into a table stand on its page, under their heading', async () => {
  const rows = ['North', 'South', 'East', 'West'].map((pier, at) => `| ${pier} | ${12 - at} |`).join('\n')
  const led = `## Last boats\n\nThe winter in figures, pier by pier.\n\n| Pier | Boats |\n|---|---:|\n${rows}\n`
  for (const paragraphs of [4, 5, 6, 7, 8]) {
    const before = `${prose.repeat(3)}\n\n`.repeat(paragraphs)
    const { words } = await layOut(report, `# Ferries\n\n## Why\n\n${before}${led}`)
    const pages = ['boats', 'pier.', 'North'].map(word => find(words, word).page)
    assert.is(new Set(pages).size, 1, `${paragraphs}: ${pages}`)
  }
})

test('figures that a brief names stand at the head as the copy has them, those that it has not do not', async () => {
  const told = 'We ran for 214 days and carried 9,300 people, 88 % of them dry.'
  const brief = 'start with four big figures (214 days, 9,300 people, 88 %, 77 dogs)'
  const { words } = await layOut(report, `# Ferries\n\n## The year\n\n${told}\n\n${prose.repeat(3)}`, brief)
  const size = find(words, 'carried').size
  const large = words.filter(word => word.size > size * 1.5).map(({ text }) => text.replace(/\s/g, ''))
  for (const figure of ['214', '9,300', '88%']) assert.ok(large.includes(figure), `${figure}: ${large}`)
  assert.not(words.some(({ text }) => text === '77'))
})

test('a copy without a title is called what its short first section is', async () => {
  const copy = `## Warm walls, old stones\n\nA discussion paper\n\n## Why\n\n${prose}\n\n## How\n\n${prose}`
  const { words } = await layOut(report, copy)
  const most = Math.max(...words.map(({ size }) => size))
  const largest = words.filter(({ size }) => size === most).map(({ text }) => text)
  assert.is(largest.join(' ').replaceAll('\u00a0', ' '), 'Warm walls, old stones')
  assert.is(find(words, 'discussion').page, 0)
})

test('notes stand on the page of their markers, one each', async () => {
  const { words } = await layOut(whitepaper, long)
  for (let at = 0; at < 7; at += 1) {
    const notes = words.filter(({ text }) => text === `Note${at}`)
    assert.is(notes.length, 1)
    const markers = words.filter(({ text, size }) => text === `${at + 1}` && size < 12)
    assert.equal(
      markers.map(({ page }) => page),
      [notes[0]?.page],
    )
  }
})

test('a short report has no cover and no contents; chapters of a long one begin pages where the one before is filled', async () => {
  const short = await layOut(report, copy(2, 1))
  assert.is(find(short.words, 'Ferries').page, 0)
  const chapters = `---\ntitle: A book\n---\n${Array.from({ length: 4 }, (_, at) => `# Chapter${at}\n\n${`${prose.repeat(6)}\n\n`.repeat(9)}`).join('\n')}`
  const { words, pages } = await layOut(report, chapters)
  const tops = pages.outline.map(({ y }) => Math.round(y))
  const height = pages.frames[0]?.height ?? 0
  // At the head of a page, or where the page above is filled by little.
  assert.ok(tops.every(y => y <= height * 0.65))
  assert.is(new Set(pages.outline.map(({ page }) => page)).size, 4)
  assert.ok(words.length > 3000)
})

test('a title grows into what the text below leaves of its page, and no page is added for it', async () => {
  const rows = Array.from({ length: 6 }, (_, at) => `| Pier ${at} | ${at} |`).join('\n')
  const short = `# Ferries after dark\n\n## Summary\n\n${prose}\n`
  const largest = ({ words }: Awaited<ReturnType<typeof layOut>>) =>
    Math.max(...words.map(({ size }) => size))
  const table = `## Piers\n\n| Pier | Boats |\n|---|---|\n${rows}\n\n${prose.repeat(12)}\n`
  const [sparse, full] = [
    await layOut(report, short),
    await layOut(report, `${short}${prose.repeat(44)}\n\n${table}`),
  ]
  assert.is(sparse.pages.frames.length, 1)
  assert.ok(largest(sparse) >= largest(full) * 1.3, `${largest(sparse)} and ${largest(full)}`)
  const foot = Math.max(...sparse.words.map(({ baseline }) => baseline))
  assert.ok(foot > sparse.theme.page.height * 0.55, `${foot}`)
})

test('on plain paper a title that is to be strong leads its page', async () => {
  const sizes = async (brief: string) => {
    const { words, theme } = await layOut(report, copy(2, 1), brief)
    return find(words, 'Ferries').size / theme.type.base
  }
  const [quiet, strong] = [await sizes('no fills, light headings'), await sizes('no fills, bold headings')]
  assert.ok(strong > 4 && strong > quiet * 1.3, `${quiet} and ${strong}`)
})

test('a few short points under their names stay on one page', async () => {
  const names = ['Phosphate', 'Bacteria', 'Temperature', 'Invertebrates', 'Salmon']
  const points = names
    .map(
      name =>
        `- **${name}:** 41 days above the bathing limit at Kington, up from 26 in a year that was wetter than most`,
    )
    .join('\n')
  for (const count of [102, 109, 116]) {
    const copy = `# Rivers\n\n## Summary\n\n${'Water runs on. '.repeat(count)}\n\nFindings:\n\n${points}\n\n## Next\n\n${'More water.'.repeat(200)}\n`
    const { words } = await layOut(report, copy)
    const pages = new Set(names.map(name => find(words, `${name}:`).page))
    assert.is(pages.size, 1, `${count}`)
  }
})

test('a heading under the title with nothing but lines, or with all others below it, is the second line of it', async () => {
  const parts = [1, 2, 3].map(at => `Part${at}\n\n${prose.repeat(3)}\n`)
  const apart = `# Ferries\n## Why boats are late\n\nA paper by the Pier Group\nCork, May 2026\n\n---\n\n${parts.map(part => `## ${part}`).join('\n')}`
  const over = `# Ferries\n## The Pier Group of Cork\n\nMeeting of 4 May\n\n${parts.map(part => `### ${part}`).join('\n')}`
  for (const copy of [apart, over]) {
    const { words, pages } = await layOut(report, copy)
    const [title, second, part] = ['Ferries', copy === apart ? 'boats' : 'Group', 'Part1'].map(text =>
      find(words, text),
    )
    assert.ok(title && second && part && second.baseline > title.baseline && second.size < title.size)
    assert.equal(
      pages.outline.map(entry => entry.title).filter(name => !name.startsWith('Part')),
      [],
    )
  }
})

test('lines that open with figures stand under their heading, side by side and large, whatever is said above', async () => {
  for (const format of [report, whitepaper]) {
    const { words, theme } = await layOut(
      format,
      '# Ferries after dark\n\nWe counted for a year, and were surprised twice a week.\n\n## In figures\n\n6,112 passengers after nine\n31 % of them asleep\n48 boats\n\n## Where\n\nAt the pier.\n\n## When\n\nAt night.\n\n## Why\n\nNobody knows.\n',
    )
    const figures = ['6,112', '31', '48'].map(figure => words.find(({ text }) => text.startsWith(figure)))
    assert.ok(figures.every(word => word && word.size > theme.type.base * 2))
    assert.is(new Set(figures.map(word => word?.baseline)).size, 1)
    const heading = words.find(({ text }) => text === 'figures')
    assert.ok((heading?.baseline ?? Number.POSITIVE_INFINITY) < (figures[0]?.baseline ?? 0))
  }
})

test('a cover in a colour of the brief is a sheet of that colour, and the pages after it are as they were', async () => {
  for (const format of [report, whitepaper]) {
    const { pages, words } = await layOut(
      format,
      copy(2, 1),
      'ink-black cover, inside pages white, magenta accent',
    )
    const title = find(words, 'Ferries')
    assert.is(title.page, 0)
    assert.ok(toOklch(title.color).l > 0.85)
    assert.ok(toOklch(pages.frames[0]?.background ?? '#ffffff').l < 0.3)
    assert.ok(toOklch(find(words, 'passenger').color).l < 0.5)
  }
})

test('a figure in brackets stands out in its line, with its minus', async () => {
  const { words } = await layOut(
    report,
    '# Boats\n\n## Numbers\n\nTrips: 1.184 (year before 1.402, –15,5 %)\nof those late – 61\n',
    'the –15,5 % large',
  )
  const [figure, before] = [find(words, '–15,5'), find(words, '1.402,')]
  assert.ok(figure.size > before.size)
  assert.is(Math.round(figure.baseline), Math.round(before.baseline))
})

test('headings below chapters all stand beside their text, or all above it', async () => {
  const headed = (names: readonly string[]) =>
    `# Tides\n\n## Counts\n\n${prose.repeat(3)}\n\n${names.map(name => `### ${name}\n\n${prose.repeat(3)}\n`).join('\n')}`
  const placesOf = async (names: readonly string[]) => {
    const { words } = await layOut(report, headed(names))
    return names.map(name => {
      const heading = find(words, name.split(' ')[0] ?? '')
      return words.some(
        ({ text, page, baseline, x }) =>
          text === 'The' &&
          page === heading.page &&
          x > heading.x &&
          Math.abs(baseline - heading.baseline) < 8,
      )
    })
  }
  assert.equal(await placesOf(['Morning', 'Noon', 'Evening']), [true, true, true])
  assert.equal(await placesOf(['Morning', 'Noon', 'Unzerbrechlichkeitsversicherungswesen', 'Evening']), [
    false,
    false,
    false,
    false,
  ])
})

test('code whose lines are a little too long is smaller, with its columns whole', async () => {
  const lines = [
    'pump at the quay      12.5 kW x 4 h x 0.75          = 37.5 kWh (daily)',
    'pump at the lock      8 kW x 2 h                    = 16.0 kWh (daily)',
  ]
  const { words } = await layOut(
    whitepaper,
    `${long}\n## Energy\n\nAs follows.\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`,
  )
  const ends = words.filter(({ text }) => text.endsWith('(daily)'))
  assert.is(ends.length, 2)
  assert.is(Math.round(ends[0]?.right ?? 0), Math.round(ends[1]?.right ?? 1))
  assert.ok((ends[0]?.right ?? 0) > find(words, 'As').x + 300)
})

test('panels of a white paper have the colour that a brief gives them, tables and remarks alike', async () => {
  const remark = `${long}\n> [!NOTE]\n> The pier is closed in March.\n`
  const laid = await layOut(whitepaper, remark, 'petrol #005f6a accent with pale sand panels')
  assert.not.ok(laid.messages.some(({ text }) => /cards/.test(text)))
  const fills = laid.pages.frames
    .flatMap((_, page) => rectsOn(laid, page))
    .filter(({ width, height }) => width > 200 && height > 30)
  const sand = fills.filter(
    ({ fill }) => typeof fill === 'string' && /^#f[0-9a-f]{3}[0-9a-e]/.test(fill) && fill !== '#ffffff',
  )
  assert.ok(sand.length > 1)
})

test('a short line below a heading goes with what follows', async () => {
  for (const paragraphs of [1, 2, 3, 4]) {
    const { words } = await layOut(
      whitepaper,
      `${copy(3, paragraphs)}\n## Limits\n\nThree doubts remain.\n\n${prose.repeat(4)}\n\n## Thanks\n\n${prose}\n`,
    )
    const remain = find(words, 'remain.')
    const next = words.find(
      ({ text, page, baseline }) =>
        text === 'The' && (page > remain.page || (page === remain.page && baseline > remain.baseline)),
    )
    assert.is(next?.page, remain.page)
  }
})

test('A cover in a colour reaches the edges of its sheet, and takes no page more for it', async () => {
  const laid = await layOut(report, long, 'a cover in forest green')
  const { width, height } = laid.theme.page
  const [cover] = rectsOn(laid, 0).filter(rect => rect.width >= width)
  assert.ok(cover && Math.abs(cover.y + cover.height - height) < 0.01, `${cover?.height} of ${height}`)
  assert.is(linesOf(laid.words, 1)[0], 'Contents')
})

test('points that each open with a figure are large figures, and points of years bars', async () => {
  const told = await layOut(
    report,
    `# Year\n\n## Who\n\nWe asked.\n\n- 38 % work\n- 1 in 7 came for the first time\n- 212 are new\n\n## Days\n\n- 2022: 80 open days\n- 2023: 95 open days\n- 2024: 120 open days\n`,
  )
  const size = (text: string) => find(told.words, text).size
  assert.ok(size('212') > size('asked.') * 1.5)
  assert.ok(size('2024') <= size('asked.'))
})

test('the points of a summary are a panel on one page, also behind a second title, and a short list is not divided', async () => {
  const points =
    '- **One ferry in nine** did not sail.\n- **64% of those** lay at one pier.\n- Mending it would cost €38,000.\n'
  const summary = `# Over the water\n## The ferries of the bay in winter\n\nReport to the council\nSpring\n\n## Summary\n\n${prose}\n\n${points}\n`
  const steps = '1. Ask the harbour\n2. Close the pier\n3. Tell the schools\n4. Begin in May\n'
  const sections = [1, 2, 3].map(at => `## ${at}. Part\n\n${prose}\n\n${steps}\n`).join('\n')
  const { words } = await layOut(report, summary + sections)
  const [ferry, share, cost] = ['nine', '64%', '€38,000'].map(text => find(words, text))
  assert.is(ferry?.page, cost?.page)
  assert.is(ferry?.size, share?.size)
  assert.ok((cost?.size ?? 0) > find(words, 'Mending').size)
  const [asks, begins] = ['Ask', 'Begin'].map(first => words.filter(({ text }) => text === first))
  assert.equal(
    asks?.map(({ page }) => page),
    begins?.map(({ page }) => page),
  )
})

test('a table with bars that has no room beside numerals takes the width of the page, and is not parted', async () => {
  const wide =
    '| Path of the heat | Share of heat lost | Temperature | What is in it |\n|---|---|---|---|\n| Dryer and ironer exhaust | 48% | 75–110 °C | lint, moisture |\n| Wastewater | 37% | 38–45 °C | lint, detergent, grit |\n| Boiler stack and pipe losses | 15% | 140–210 °C | – |\n'
  const { words } = await layOut(
    whitepaper,
    `# Heat\n\n## 1. Prize\n\n${prose}\n\n${wide}\n\n## 2. Way\n\n${prose}\n`,
  )
  assert.is(words.filter(({ text }) => text === 'ironer').length, 1)
})

test.run()
