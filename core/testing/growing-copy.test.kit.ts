/**
 * Copy that grows: each construct of Markdown repeated, nested or left open, in as many bytes as are asked for. What is
 * made of it may take time in proportion to its length, and no more.
 */

/** Makes copy of about so many bytes. */
export type GrowingCopy = (bytes: number) => string

/** A piece again and again; a function is told which one it is. */
function again(piece: string | ((at: number) => string), before = '', after = ''): GrowingCopy {
  return bytes => {
    const parts = [before]
    for (let size = before.length + after.length, at = 0; size < bytes; at += 1) {
      const part = typeof piece === 'string' ? piece : piece(at)
      parts.push(part)
      size += Buffer.byteLength(part)
    }
    return [...parts, after].join('')
  }
}

/** Something opened so often, a letter, and as much that closes it. */
function nested(open: string, close: string, between = 'a'): GrowingCopy {
  return bytes => {
    const times = Math.floor((bytes - between.length) / (open.length + close.length))
    return `${open.repeat(times)}${between}${close.repeat(times)}`
  }
}

const words =
  'the granite bridge was opened after many years of careful work by people from both valleys'.split(' ')
const word = (at: number): string => words[at % words.length] ?? ''
const prose = again(at => (at % 17 === 16 ? `${word(at)}. ` : `${word(at)} `))
const title = '# A title\n\n'

function table(columns: number): GrowingCopy {
  const row = (cell: string): string => `|${` ${cell} |`.repeat(columns)}\n`
  return again(at => row(word(at)), `${title}${row('head')}${row('---')}`)
}

const thai = 'ภาษาไทยเป็นภาษาที่ไม่มีช่องว่างระหว่างคำ'
const han = '橋は長い年月をかけて両方の谷の人々によって開かれました。'

/** By name: what was slow once, and every construct there is. */
export const growingCopy: Readonly<Record<string, GrowingCopy>> = {
  'inline tags in one another': nested('<sup>', '</sup>'),
  'kept inline tags, 30 deep, again and again': again(`${'<sup>'.repeat(30)}a${'</sup>'.repeat(30)}\n\n`),
  'stars around a letter': nested('*', '*'),
  'stars and a letter, 30 deep': again(`${'*'.repeat(30)}a${'*'.repeat(30)} `),
  'empty quotes': again('> \n\n'),
  'quotes of one letter': again('> a\n\n'),
  'quotes one upon the other': again('> a\n'),
  'quotes of more and more levels': again(at => `${'>'.repeat((at % 40) + 1)} a\n\n`),
  'nested quotes with blank lines': again('> > a\n>\n> b\n>\n'),
  alerts: again('> [!NOTE]\n> a\n\n'),
  'notes and their marks': again(at => `a[^${at}]\n\n[^${at}]: b\n\n`),
  'notes alone': again(at => `[^${at}]: b\n`),
  'marks of one note': again('a[^1] ', '', '\n\n[^1]: b'),
  'marks without notes': again(at => `a[^${at}] `),
  'notes at the end': bytes => {
    const count = Math.floor(bytes / 24)
    const numbers = Array.from({ length: count }, (_, at) => at)
    return `${numbers.map(at => `a[^${at}] `).join('')}\n\n${numbers.map(at => `[^${at}]: b\n`).join('')}`
  },
  'lines of =': again('=\n'),
  'headings underlined with =': again('a\n=\n'),
  'headings underlined with -': again('a\n-\n'),
  'lazy lines': again('> a\nb\n'),
  'indented lazy lines': again('> a\n    b\n'),
  'lazy lines of lists': again('- a\nb\n'),
  'lines of one paragraph': again('a\n'),
  'lines of words of one paragraph': again('the granite bridge was opened\n'),
  'hard breaks': again('a  \n'),
  'hard breaks with backslashes': again('a\\\n'),
  'one long address': again('a', 'https://example.org/'),
  'one long address in brackets': again('a', '<https://example.org/', '>'),
  'a link with a long address': again('a', '[words](https://example.org/', ')'),
  'long addresses': again(at => `https://example.org/${'a'.repeat(200)}${at} `),
  'addresses of mail': again('a@example.org '),
  'one long address of mail': again('a.', '', '@example.org'),
  'www.': again('www.'),
  'brackets that open': again('['),
  'brackets that close': again(']'),
  'brackets in one another': nested('[', ']'),
  'pictures that open': again('!['),
  'pictures in one another': nested('![', '](x)'),
  'links in one another': nested('[', '](x)'),
  links: again('[a](https://example.org) '),
  'missing pictures': again(at => `![a](${at}.png)\n\n`),
  'pictures without words': again('![](x.png) '),
  references: again(at => `[a][${at}]\n\n[${at}]: https://example.org\n\n`),
  'definitions alone': again(at => `[${at}]: https://example.org\n`),
  'references without definitions': again(at => `[a][${at}] `),
  'Thai without blanks': again(thai),
  'Thai paragraphs': again(`${thai}\n\n`),
  'Chinese characters': again(han),
  'Chinese paragraphs': again(`${han}\n\n`),
  'Korean words': again('다리가 열렸습니다 '),
  'Arabic words': again('افتتح الجسر بعد سنوات من العمل '),
  'Arabic and Latin in turn': again('الجسر bridge '),
  'Hebrew words': again('הגשר נפתח '),
  'Devanagari words': again('पुल खुला '),
  'Tamil words': again('பாலம் திறந்தது '),
  emoji: again('👩‍👩‍👧‍👦'),
  'emoji of one person': again('🙂 '),
  'marks upon a letter': again('\u0301', 'a'),
  'zero-width joiners': again('a\u200D'),
  'soft hyphens': again('ab\u00AD'),
  'directions turned over': again('\u202Ea\u202C'),
  'characters nobody has': again('\u{12000}'),
  'headings without words': again('#\n'),
  headings: again(at => `## ${word(at)}\n\n`),
  'headings of six depths': again(at => `${'#'.repeat((at % 6) + 1)} ${word(at)}\n\nwords\n\n`),
  'headings, lines, points, quotes and tables in turn': again(
    at =>
      [
        `## ${word(at)}\n\n`,
        `${word(at)} ${word(at + 1)}\n\n`,
        `- ${word(at)}\n- ${word(at + 1)}\n\n`,
        `> ${word(at)}\n\n`,
        `| a | b |\n|---|---|\n| ${word(at)} | ${at} |\n\n`,
      ][at % 5] ?? '',
    title,
  ),
  'one long heading': bytes => `# ${prose(bytes)}`,
  'one long second heading': bytes => `${title}## ${prose(bytes)}\n\nwords`,
  'long headings': again(at => `## ${words.join(' ')} ${at}\n\nwords\n\n`),
  'a long title in front matter': bytes => `---\ntitle: ${prose(bytes).replaceAll(':', '')}\n---\nwords`,
  'one paragraph': prose,
  paragraphs: again(at => `${words.join(' ')} ${at}.\n\n`, title),
  'paragraphs of one letter': again('a\n\n'),
  'one long word': again('a'),
  'words of 200 letters': again(`${'a'.repeat(200)} `),
  'a word of digits': again('1'),
  'a word with hyphens': again('a-'),
  'a word with slashes': again('a/'),
  'small tags again and again': again('<b>x</b> '),
  'tags that open': again('<b>'),
  'tags in one another': nested('<b>', '</b>'),
  'spans of HTML': again('<span class="a">b</span> '),
  'boxes of HTML in one another': nested('<div>', '</div>'),
  'boxes of HTML': again('<div>\na\n</div>\n\n'),
  'paragraphs of HTML': again('<p>a</p>\n'),
  'a list of HTML': again('<li>a</li>', '<ul>', '</ul>'),
  'a table of HTML': again('<tr><td>a</td></tr>', '<table>', '</table>'),
  'comments that open': again('<!--'),
  comments: again('<!-- a -->\n'),
  'angles that open': again('<'),
  'tags with attributes that open': again('<a href="'),
  'a tag of many attributes': again(at => ` a${at}="b"`, '<b', '>x</b>'),
  entities: again('&amp;'),
  'entities that are none': again('&a'),
  'backslashes before signs': again('\\*'),
  backslashes: again('\\'),
  'marks of emphasis': again('*a '),
  emphases: again('*a* '),
  'emphases in one another': again('*a **b '),
  'underscores in words': again('a_b_'),
  'struck words': again('~~a~~ '),
  'tildes that open': again('~a '),
  backticks: again('`a'),
  'code in a line': again('`a` '),
  'backticks of every length': bytes =>
    Array.from({ length: Math.floor(Math.sqrt(bytes * 2)) }, (_, at) => '`'.repeat(at + 1)).join(' '),
  'a fence left open': again('a b c\n', '```js\n'),
  fences: again('```js\nlet a = 1\n```\n\n'),
  'one long line of code': again('a(b) ', '```js\n', '\n```'),
  'indented code': again('    a\n'),
  'items of one letter': again('- a\n'),
  'items with blank lines': again('- a\n\n'),
  'items of words': again(at => `- ${word(at)} ${word(at + 3)}\n`, title),
  'items of numbers': again(at => `${at + 1}. a\n`),
  'items with boxes': again('- [ ] a\n'),
  'lists in turn': again(at => `${'-+*'[at % 3]} a\n`),
  'items within items': again(at => `${'  '.repeat(at % 50)}- a\n`),
  'items within one item': again('  - a\n', '- a\n'),
  'items within a quote': again('> - a\n'),
  'items that nest in a line': again('- '),
  'items of two paragraphs': again('- a\n\n  b\n\n'),
  'items of a fact': again(at => `- **${word(at)}:** ${at}\n`, title),
  'lines of facts': again(at => `**${word(at)}:** ${at}\n\n`, title),
  'a table of two columns': table(2),
  'a table of ten columns': table(10),
  'a table of one wide row': again('a|', '|a|b|\n|-|-|\n|'),
  'a table of many columns': bytes => {
    const columns = Math.floor(bytes / 6)
    return `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n|${'b|'.repeat(columns)}`
  },
  'tables of one row': again('|a|b|\n|-|-|\n|c|d|\n\n'),
  pipes: again('|'),
  'lines of pipes': again('|a|\n'),
  'rules across': again('---\n\n'),
  'stars in a row': again('***\n'),
  'directives that open': again(':::card\n'),
  directives: again(':::callout\na\n:::\n\n', title),
  'columns of directives': again(':::card\n## a\n\nb\n:::\n\n', '::::columns\n', '::::\n'),
  'directives of one line': again('::button[Go]{href="https://example.org"}\n\n'),
  colons: again(':'),
  'fields of front matter': again(at => `field${at}: ${word(at)}\n`, '---\n', '---\nwords'),
  'a list in front matter': again('  - a\n', '---\nitems:\n', '---\nwords'),
  'objects in front matter': again(
    at => `  - name: ${word(at)}\n    price: ${at}\n`,
    '---\nitems:\n',
    '---\nwords',
  ),
  'front matter in one another': bytes => `---\na: ${nested('[', ']')(bytes)}\n---\nwords`,
  'front matter left open': again(at => `field${at}: a\n`, '---\n'),
  'one long field': bytes => `---\ntitle: A\nsummary: ${prose(bytes)}\n---\nwords`,
  'lines with times': again(at => `${at % 24}:00 ${word(at)}\n`, title),
  dates: again(at => `- ${(at % 28) + 1} March 2026 – ${word(at)}\n`, title),
  prices: again(at => `- ${word(at)} ${word(at + 1)} €${at}.50\n`, title),
  'telephone numbers': again(at => `+44 20 7946 ${String(at).padStart(4, '0')}\n`, title),
  numbers: again(at => `${at} `),
  'lines of capitals': again('A LINE OF CAPITALS\n\n'),
  blanks: bytes => `a${' '.repeat(bytes)}b`,
  'blank lines': bytes => `a${'\n'.repeat(bytes)}b`,
  tabs: again('\ta\n'),
  'carriage returns': again('a\r\n\r\n'),
  'a chat': again(at => `[10:${String(at % 60).padStart(2, '0')}] Ana: ${word(at)}\n`),
  'a mail quoted again and again': again(
    at => `${'> '.repeat(at % 12)}${word(at)}\n`,
    'From: a@example.org\nTo: b@example.org\nSubject: A\n\n',
  ),
  'rows of commas': again(at => `${word(at)},${at},b\n`, 'name,count,letter\n'),
  JSON: again(at => `{"name":"${word(at)}","count":${at}},`, '[', '{"name":"a","count":0}]'),
  'a whole page of HTML': again('<p>a <b>b</b></p>', '<!doctype html><html><body>', '</body></html>'),
  'a calendar': again(
    at => `BEGIN:VEVENT\nSUMMARY:${word(at)}\nDTSTART:20260301T100000Z\nEND:VEVENT\n`,
    'BEGIN:VCALENDAR\n',
    'END:VCALENDAR\n',
  ),
}
