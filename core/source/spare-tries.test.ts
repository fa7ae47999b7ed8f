import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../testing/property.test.kit.ts'
import { casesOf } from '../testing/soak.test.kit.ts'
import { spareTries } from './spare-tries.ts'

const full = unified().use(remarkParse).use(remarkGfm)

const spared = (source: string) => full().use(spareTries, source).parse(source)

const same = (source: string): void =>
  assert.equal(spared(source), full().parse(source), JSON.stringify(source))

test('addresses of mail and tables are found wherever they may stand', () => {
  const rows = '| a | b |\n| - | - |\n| x@y.org | 2 |\n'
  for (const source of [
    rows,
    `words\n${rows}\nmore words`,
    rows.replaceAll('\n', '\r\n'),
    rows.replaceAll('\n', '\r'),
    rows.replace(/^/gm, '> '),
    rows.replace(/^/gm, '> - ').replaceAll('> - ', '>   ').replace('>   ', '> - '),
    `- ${rows.replace(/\n(?=.)/g, '\n  ')}`,
    'a\n:-\nb',
    'a b\n-|\n> c',
    'word a.b-c@d.org, word\nname\nx@y.org',
    '*a@b.org* [c@d.org](e) `f@g.org`',
  ])
    same(source)
  assert.is(spared(rows).children[0]?.type, 'table')
})

test('what is read is the same for any text', () => {
  const line = check.constantFrom(
    ...['a | b', '| - | - |', ':-', '-|-', '|', '> | a | b |', '> - | -', '- a | b', '  - | -', '1. a | b'],
    ...[
      '',
      '  ',
      'words a@b.org.',
      'a@b',
      '[x@y.org]: z',
      '<a@b.org>',
      '> a@b.org',
      '    a@b.org',
      '```',
      '---',
    ],
    ...['[^1]: a@b.org', 'text[^1]', '\ta | b', '\u2028a | b', '<b>x@y.org</b>', '- [ ] a@b.org'],
  )
  const text = check.array(line, { maxLength: 12 }).map(lines => lines.join('\n'))
  check.assert(check.property(text, same), { numRuns: casesOf(800), seed: 7 })
})

test.run()
