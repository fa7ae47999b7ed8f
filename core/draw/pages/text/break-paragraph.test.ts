import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertProportional } from '../../../testing/processor-time.test.kit.ts'
import { breakParagraph } from './break-paragraph.ts'
import type { Inline, Line, LineRun, ParagraphOptions, TextStyle } from './line.ts'

const body: TextStyle = {
  family: 'Source Serif 4',
  weight: 400,
  italic: false,
  size: 14,
  color: '#000000',
  leading: 20,
  tracking: 0,
  uppercase: false,
  tabular: false,
  decoration: 'none',
  rise: 0,
  hyphens: true,
}
const bold: TextStyle = { ...body, weight: 700 }
const code: TextStyle = {
  ...body,
  family: 'JetBrains Mono',
  size: 12,
  hyphens: false,
  background: '#eeeeee',
  paddingInline: 4,
}
const plain: ParagraphOptions = {
  width: 300,
  align: 'start',
  whiteSpace: 'normal',
  balance: false,
  lang: 'en',
  dir: 'ltr',
}

function text(value: string, style: TextStyle = body): Inline {
  return { kind: 'text', text: value, style }
}

/** Runs as they stand on the line. */
function fromLeft(line: Line | undefined): LineRun[] {
  return runsOf(line).sort((one, other) => one.x - other.x)
}

function runsOf(line: Line | undefined): LineRun[] {
  return (line?.pieces ?? []).filter((piece): piece is LineRun => piece.kind === 'run')
}

/** The words of a line as set, a space where there is a gap. */
function shown(line: Line | undefined): string {
  let result = ''
  let end = Number.NaN
  for (const run of fromLeft(line)) {
    for (const { x, word } of run.words) {
      if (x - end > 0.5) result += ' '
      result += word.text
      end = x + (word.width + word.glyphs.length * run.style.tracking) * run.style.size
    }
  }
  return result
}

/** The text as an extractor would read it from left-to-right lines. */
function extracted(lines: readonly Line[]): string {
  return lines.map(line => shown(line) + (runsOf(line).at(-1)?.spaceAfter === true ? ' ' : '')).join('')
}

function rightEdge(line: Line): number {
  return Math.max(...line.pieces.map(piece => piece.x + piece.width))
}

/** px by which a blank that ties words may hang over the end of a line. */
function hanging(line: Line): number {
  const ends = fromLeft(line).filter(({ words }) => words.some(({ word }) => word.text.endsWith('\u00a0')))
  return Math.max(0, ...ends.map(({ style }) => style.size * 0.7))
}

const prose =
  'Ownership is a set of rules that govern how a program manages memory. All programs have to manage the way they use ' +
  'a computer’s memory while running. Some languages have garbage collection that regularly looks for no-longer-used memory.'

test('every word is on a line, in order', () => {
  for (const align of ['start', 'center', 'end', 'justify'] as const) {
    assert.is(extracted(breakParagraph([text(prose)], { ...plain, align })), prose)
  }
})

test('justified lines end at the margin, all but the last', () => {
  const lines = breakParagraph([text(prose)], { ...plain, align: 'justify' })
  for (const line of lines.slice(0, -1)) assert.ok(Math.abs(rightEdge(line) - 300) < 0.05)
  assert.ok(rightEdge(lines.at(-1) as Line) < 300)
})

test('alignment is in the x of the pieces, for both directions', () => {
  const left = (options: Partial<ParagraphOptions>): number =>
    breakParagraph([text('word')], { ...plain, ...options })[0]?.pieces[0]?.x ?? -1
  const width = breakParagraph([text('word')], plain)[0]?.width ?? 0
  assert.is(left({}), 0)
  assert.ok(Math.abs(left({ align: 'center' }) - (300 - width) / 2) < 1e-6)
  assert.ok(Math.abs(left({ align: 'end' }) - (300 - width)) < 1e-6)
  assert.ok(Math.abs(left({ dir: 'rtl' }) - (300 - width)) < 1e-6)
  assert.is(left({ dir: 'rtl', align: 'end' }), 0)
})

test('inlines that touch make no space and no place to break', () => {
  const lines = breakParagraph([text('prefix '), text('bo', bold), text('ldness and')], {
    ...plain,
    width: 70,
  })
  assert.equal(lines.map(shown), ['prefix', 'boldness', 'and'])
})

test('an inline that is whole has no line end in it, one wider than a line excepted', () => {
  const inlines = [text('Mutual '), { ...text('Non-Disclosure now'), whole: true } as Inline, text(' here')]
  const widest = breakParagraph([text('Non-Disclosure now')], { ...plain, width: 900 })[0]?.width ?? 0
  const lines = breakParagraph(inlines, { ...plain, width: widest + 20 })
  assert.equal(lines.map(shown), ['Mutual', 'Non-Disclosure now', 'here'])
  const narrow = breakParagraph(inlines, { ...plain, width: widest - 20 })
  assert.is(narrow.map(shown).join(' ').replace('- ', '-'), 'Mutual Non-Disclosure now here')
})

test('white space collapses over inline borders', () => {
  const lines = breakParagraph([text(' a  \n'), text(' b ', bold), text('\tc ')], plain)
  assert.equal(lines.map(shown), ['a b c'])
})

test('a line end between two kana or Han is no space', () => {
  const lines = breakParagraph([text('漢字\n仮名')], { ...plain, lang: 'ja' })
  assert.is(shown(lines[0]), '漢字仮名')
})

test('hyphens of line breaks are drawn but are no text', () => {
  const lines = breakParagraph([text('internationalization')], { ...plain, width: 70 })
  assert.ok(lines.length > 1)
  assert.is(extracted(lines), 'internationalization')
  const word = runsOf(lines[0])[0]?.words.at(-1)?.word
  assert.is(word?.clusters.at(-1), '')
  assert.is(word?.clusters.join(''), word?.text)
})

test('soft hyphens break and never show', () => {
  const lines = breakParagraph([text('co\u00adope\u00adrate')], { ...plain, width: 34 })
  assert.ok(lines.length > 1)
  assert.is(extracted(lines), 'cooperate')
})

test('a firm space never breaks', () => {
  const lines = breakParagraph([text('aaaa 12\u00a0kg')], { ...plain, width: 60 })
  assert.is(lines.at(-1) && shown(lines.at(-1)).includes('12\u00a0kg'), true)
})

test('words that are tied part at the tie before a word is broken', () => {
  const lines = breakParagraph([text('auf der Festung\u00a0Hohenstein')], { ...plain, width: 80 })
  assert.equal(
    lines.map(line => shown(line).trim()),
    ['auf der', 'Festung', 'Hohenstein'],
  )
})

test('lines of a title end where its words part, also between words of several looks', () => {
  const title = [
    text('A podcast about the places that ships no longer go to, with '),
    text('Dr', bold),
    text(' Kerr'),
  ]
  for (let width = 130; width < 420; width += 10) {
    const lines = breakParagraph(title, { ...plain, width, shown: true }).map(line => shown(line).trim())
    assert.is(lines.join(' '), 'A podcast about the places that ships no longer go to, with Dr Kerr')
    const poor = lines.slice(0, -1).filter(line => /(?:^| )(?:A|the|no|Dr)$/.test(line))
    assert.equal(poor, [], `${width}: ${lines.join(' | ')}`)
  }
})

test('the lines of a few Japanese words end between phrases', () => {
  const lines = breakParagraph([text('きのこの土鍋ご飯（二合・四十分かかります）')], {
    ...plain,
    width: 250,
    lang: 'ja',
  })
  assert.equal(lines.map(shown), ['きのこの土鍋ご飯（二合・四十分', 'かかります）'])
})

test('words that are shown end in no lone word, begin no line with a point and part no address', () => {
  const linesOf = (value: string, width: number): string[] =>
    breakParagraph([text(value)], { ...plain, width, shown: true }).map(line => shown(line).trim())
  assert.ok(linesOf('Moved six of the dispensers in eight weeks', 190).at(-1)?.endsWith('eight weeks'))
  assert.ok(linesOf('Forum of Night Cities · Porto', 150).every(line => !line.startsWith('·')))
  assert.ok(linesOf('Call 2217 or ada.tobin@mercy.example', 230).includes('ada.tobin@mercy.example'))
})

test('a word wider than the line parts between syllables, whatever the alignment', () => {
  const narrow = { ...plain, width: 90, lang: 'de' } as const
  const lines = breakParagraph([text('Grundstücksverkehrsgenehmigung', { ...body, hyphens: false })], narrow)
  assert.ok(lines.length > 1)
  assert.ok(lines.slice(0, -1).every(line => runsOf(line).at(-1)?.words.at(-1)?.word.glyphs.length))
  assert.equal(lines.map(shown).join(''), 'Grundstücksverkehrsgenehmigung')
  assert.match(shown(lines[0]), /^Grund(stücks)?$/)
})

test('a piece with a direction of its own is ordered by itself', () => {
  const inlines = [text('\u0627\u0628 '), { ...text('f()', code), isolate: 'ltr' } as Inline]
  const [line] = breakParagraph(inlines, { ...plain, dir: 'rtl', lang: 'ar' })
  assert.is(
    runsOf(line)
      .find(run => run.style.family === code.family)
      ?.words.map(({ word }) => word.text)
      .join(''),
    'f()',
  )
})

test('a word wider than the line is broken, not lost and not let out', () => {
  const long = 'x'.repeat(400)
  const lines = breakParagraph([text(long)], { ...plain, width: 50 })
  assert.is(extracted(lines), long)
  for (const line of lines) assert.ok(rightEdge(line) <= 50.05)
})

test('a word of 100,000 letters is broken, whole', () => {
  const long = 'abcdefghij'.repeat(10_000)
  assert.is(extracted(breakParagraph([text(long)], plain)), long)
})

test('a long word in joined letters is broken, whole', () => {
  const long = 'مرحبابالعالم'.repeat(2_000)
  const lines = breakParagraph([text(long)], { ...plain, dir: 'rtl' })
  assert.is(lines.map(shown).join('').length, long.length)
  for (const line of lines) assert.ok(rightEdge(line) <= 300.05)
})

test('a note is called once, where its marker begins', () => {
  const footnote = { type: 'element', tagName: 'div', properties: {}, children: [], style: {} } as const
  const marker: Inline = { kind: 'text', text: 'a long marker over lines', style: body, footnote }
  const lines = breakParagraph([text('word '), marker], { ...plain, width: 60 })
  const calls = lines.map(line => runsOf(line).filter(run => run.footnote !== undefined).length)
  assert.equal(
    calls.filter(count => count > 0),
    [1],
  )
  assert.is(calls.length > 2, true)
})

test('an address breaks after its signs', () => {
  const lines = breakParagraph([text('https://example.com/guides/printing?page=12&size=a4')], {
    ...plain,
    width: 120,
  })
  for (const line of lines.slice(0, -1)) assert.match(shown(line), /[/.?&=]$/)
})

test('preserved text keeps its spaces, tabs and empty lines', () => {
  const lines = breakParagraph([text('if x {\n\n\treturn  1\n}', code)], { ...plain, whiteSpace: 'pre' })
  assert.equal(
    lines.map(line =>
      runsOf(line)
        .flatMap(run => run.words.map(({ word }) => word.text))
        .join(''),
    ),
    ['if x {', '', '    return  1', '}'],
  )
  assert.is(lines[1]?.height, 20)
})

test('preserved lines that are too long go on below, whole', () => {
  const source = `let value = ${'function_call(argument) + '.repeat(6)}`
  const lines = breakParagraph([text(source, code)], { ...plain, whiteSpace: 'pre' })
  assert.ok(lines.length > 2)
  assert.is(
    lines.flatMap(line => runsOf(line).flatMap(run => run.words.map(({ word }) => word.text))).join(''),
    source,
  )
  for (const line of lines) assert.ok(rightEdge(line) <= 300.05)
})

test('nowrap is one line', () => {
  assert.is(breakParagraph([text(prose)], { ...plain, whiteSpace: 'nowrap' }).length, 1)
})

test('forced breaks make lines, two make an empty one, the last makes none', () => {
  const lines = breakParagraph(
    [text('a'), { kind: 'break' }, { kind: 'break' }, text('b'), { kind: 'break' }],
    plain,
  )
  assert.equal(lines.map(shown), ['a', '', 'b'])
  assert.is(lines[1]?.height, 20)
})

test('nothing gives no lines', () => {
  assert.equal(breakParagraph([], plain), [])
  assert.equal(breakParagraph([text(' \n ')], plain), [])
})

test('balance keeps the number of lines and evens them', () => {
  const heading = [text('What the rules of ownership mean for every program', bold)]
  const greedy = breakParagraph(heading, plain)
  const even = breakParagraph(heading, { ...plain, balance: true })
  assert.is(even.length, greedy.length)
  const spread = (lines: readonly Line[]): number =>
    Math.max(...lines.map(line => line.width)) - Math.min(...lines.map(line => line.width))
  assert.ok(spread(even) < spread(greedy))
})

test('mixed directions: the line is in visual order, words keep their letters', () => {
  const line = breakParagraph([text('one שלום עולם two')], plain)[0]
  assert.is(shown(line), 'one עולם שלום two')
})

test('runs stand in the order of the text, wherever their places are', () => {
  const line = breakParagraph([text('מחיר 120 שקל')], { ...plain, dir: 'rtl' })[0]
  const runs = runsOf(line)
  assert.equal(
    runs.map(run => run.words.map(({ word }) => word.text).join(' ')),
    ['מחיר', '120', 'שקל'],
  )
  assert.ok(
    (runs[0] as LineRun).x > (runs[1] as LineRun).x && (runs[1] as LineRun).x > (runs[2] as LineRun).x,
  )
})

test('a right-to-left paragraph starts at the right, and numbers stay readable', () => {
  const line = breakParagraph([text('מחיר 120 שקל')], { ...plain, dir: 'rtl' })[0]
  assert.is(shown(line), 'שקל 120 מחיר')
  assert.ok(Math.abs(rightEdge(line as Line) - 300) < 0.05)
})

test('brackets around right-to-left words turn round', () => {
  const words = fromLeft(breakParagraph([text('(אב)')], { ...plain, dir: 'rtl' })[0]).flatMap(
    run => run.words,
  )
  assert.equal(
    words.map(({ word }) => word.text),
    [')', 'אב', '('],
  )
  const [leftmost] = words
  const opening = leftmost?.word.face.font.glyphForCodePoint(0x28).id
  assert.is(leftmost?.word.glyphs[0], opening)
})

test('a padded inline has its padding at both ends, also where it is broken', () => {
  const inlines = [text('use '), text('first second third fourth', code), text(' here')]
  const lines = breakParagraph(inlines, { ...plain, width: 130 })
  for (const line of lines) {
    assert.ok(rightEdge(line) <= 130.05)
    for (const run of runsOf(line).filter(run => run.style === code)) {
      const first = run.words[0]
      const last = run.words.at(-1)
      assert.ok(Math.abs((first?.x ?? 0) - run.x - 4) < 1e-6)
      const end = (last?.x ?? 0) + (last?.word.width ?? 0) * 12
      assert.ok(Math.abs(run.x + run.width - end - 4) < 1e-4)
    }
  }
})

test('capitals follow the language', () => {
  const upper = { ...body, uppercase: true }
  assert.is(shown(breakParagraph([text('diyarbakır i', upper)], { ...plain, lang: 'tr' })[0]), 'DİYARBAKIR İ')
  assert.is(shown(breakParagraph([text('Straße', upper)], { ...plain, lang: 'de' })[0]), 'STRASSE')
  assert.is(shown(breakParagraph([text('word', upper)], { ...plain, lang: 'not a language!' })[0]), 'WORD')
})

test('lines keep their rhythm with code, notes and emoji in them', () => {
  const note: TextStyle = { ...body, size: 9, leading: 20, rise: 5 }
  const lines = breakParagraph([text('text '), text('code', code), text('1', note), text(' 👍 漢')], plain)
  assert.is(lines[0]?.height, 20)
  assert.is(lines[0]?.baseline, breakParagraph([text('text')], plain)[0]?.baseline)
})

test('a field and its marks stay on the run', () => {
  const line = breakParagraph(
    [text('page '), { kind: 'text', text: '00', style: body, field: { kind: 'page' }, mark: 7, href: '#x' }],
    plain,
  )[0]
  const run = runsOf(line)[1]
  assert.equal(run?.field, { kind: 'page' })
  assert.is(run?.mark, 7)
  assert.is(run?.href, '#x')
  assert.ok(runsOf(line)[0]?.spaceAfter)
})

/** A small generator with a seed, so that a failure can be run again. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % below
  }
}

const fragments = [
  'word',
  'internationalisation',
  'well-known',
  'https://example.com/a/b?c=1',
  'שלום',
  'עולם (טוב)',
  'مرحبا',
  '١٢٣',
  '漢字かな交じり文。',
  'สวัสดีชาวโลก',
  '👩‍👩‍👧‍👦',
  '🇫🇷🇩🇪',
  'e\u0301te\u0301',
  'हिन्दी',
  '  ',
  '\n',
  'a',
  '—',
  '«',
  '!',
  '12\u00a0kg',
  'co\u00adop',
  'snake_case::path',
  '한국어 문장',
  'W'.repeat(50),
  '\u0000',
  '\ud800',
  '\u200d',
]

test('no text is lost and no line is too wide, whatever the text', () => {
  const random = createRandom(20)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  for (let round = 0; round < 400; round++) {
    const inlines = Array.from({ length: 1 + random(4) }, () => {
      const parts = Array.from({ length: 1 + random(7) }, () => pick(fragments) + (random(3) > 0 ? ' ' : ''))
      return text(parts.join(''), pick([body, bold, code]))
    })
    const options: ParagraphOptions = {
      width: 40 + random(400),
      align: pick(['start', 'center', 'end', 'justify']),
      whiteSpace: pick(['normal', 'normal', 'normal', 'pre']),
      balance: random(5) === 0,
      lang: pick(['en', 'de', 'th', 'ja']),
      dir: pick(['ltr', 'rtl']),
    }
    const lines = breakParagraph(inlines, options)
    const letters = (value: string): string => [...value.replace(/[ \n\u00ad\0]/g, '')].sort().join('')
    const written = inlines.map(inline => (inline.kind === 'text' ? inline.text : '')).join('')
    const set = lines
      .flatMap(line => runsOf(line).flatMap(run => run.words.map(({ word }) => word.text)))
      .join('')
    assert.is(letters(set), letters(written.replace(/\p{Cs}/gu, '\ufffd')), `round ${round}`)
    for (const line of lines) {
      if (line.pieces.length === 0) continue
      assert.ok(
        rightEdge(line) <= options.width + hanging(line) + 0.05,
        `round ${round}: ${rightEdge(line)} > ${options.width}`,
      )
      assert.ok(Math.min(...line.pieces.map(piece => piece.x)) >= -0.05 - hanging(line), `round ${round}`)
    }
  }
})

test('a word without an end that breaks at signs is broken in time proportional to its length', () =>
  assertProportional(
    signs => breakParagraph([text('hyphenation-of-'.repeat(signs))], { ...plain, width: 40 }),
    60,
  ))

test('a word that its line holds is whole where what is tied to it goes on in the next', () => {
  const set = (value: string, width: number) => breakParagraph([text(value)], { ...plain, width })
  const [alone] = set('CALDERA', 1000)
  const width = (alone ? rightEdge(alone) : 0) + 1
  assert.equal(
    set('LA CALDERA\u00a0– agua', width).map(line => shown(line).trim()),
    ['LA', 'CALDERA', '– agua'],
  )
})

test.run()
