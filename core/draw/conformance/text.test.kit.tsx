import { box, evenWords, type Tree, tree } from './tree.test.kit.tsx'

const even = evenWords(10)

/** Words and lines. */
export const text: readonly Tree[] = [
  tree('leading', [
    <p style={{ leading: 1 }}>{even}</p>,
    <p style={{ leading: 1.25 }}>{even}</p>,
    <p style={{ leading: 2, size: 12 }}>{even}</p>,
  ]),
  tree(
    'size is inherited and leading goes with it',
    <div style={{ size: 24, leading: 1.2 }}>
      <p>Large</p>
      <p style={{ size: 12 }}>Small</p>
    </div>,
  ),
  tree(
    'textAlign',
    (['start', 'center', 'end'] as const).map(textAlign => (
      <p style={{ textAlign, width: 220 }}>{evenWords(5)}</p>
    )),
  ),
  tree('justified text', <p style={{ textAlign: 'justify', width: 220 }}>{evenWords(9)}</p>),
  tree('tracking', [
    <p style={{ tracking: 0.1 }}>Spaced words</p>,
    <p style={{ tracking: -0.02, size: 40 }}>Tight words</p>,
    <p style={{ tracking: 0.2, textAlign: 'center' }}>Centred</p>,
    <p style={{ tracking: 0.2, textAlign: 'end' }}>At the end</p>,
  ]),
  tree('transform', [
    <p style={{ transform: 'uppercase' }}>Upper case</p>,
    <p style={{ transform: 'uppercase' }}>
      Upper and <span style={{ transform: 'none' }}>not</span>
    </p>,
  ]),
  tree('weight, italic and family', [
    <p style={{ weight: 700 }}>Bold words</p>,
    <p style={{ italic: true }}>Italic words</p>,
    <p style={{ family: 'Source Serif 4' }}>Serif words</p>,
    <p style={{ family: 'JetBrains Mono', size: 13 }}>Mono words</p>,
  ]),
  tree(
    'numeric',
    <div style={{ family: 'Inter' }}>
      <p>1 111 000</p>
      <p style={{ numeric: 'tabular' }}>1 111 000</p>
    </div>,
  ),
  tree(
    'white space is collapsed',
    <p>
      {'  Several   spaces \n and a line  '}
      <strong>{' bold '}</strong>
      {' end '}
    </p>,
  ),
  tree(
    'white space is kept',
    <pre style={{ family: 'JetBrains Mono', size: 12 }}>{'one\n  two\n\n    three'}</pre>,
  ),
  tree('lines that are not broken', [
    <div style={{ display: 'flex', gap: 10, width: 260 }}>
      <p style={{ whiteSpace: 'nowrap' }}>Not broken anywhere</p>
      <p style={{ grow: 1, basis: 0 }}>may be broken</p>
    </div>,
  ]),
  tree(
    'lines that the author ends',
    <p>
      One
      <br />
      two
      <br />
      <br />
      four
    </p>,
  ),
  tree(
    'hyphens where the author allows them',
    <p style={{ width: 112 }}>{'minimum mini\u00admum mini\u00admum'}</p>,
    { canvas: 'satori breaks words nowhere' },
  ),
  tree('textWrap', [
    <h2 style={{ textWrap: 'balance', width: 240 }}>{evenWords(4)}</h2>,
    <h2 style={{ textWrap: 'normal', width: 240 }}>{evenWords(4)}</h2>,
  ]),
  tree('a word wider than its box is broken', <p style={{ width: 60 }}>nnnnnnnnnnnnnnnnn</p>),
  tree(
    'bold and small in a line',
    <p>
      Plain <strong>bold</strong> <em>italic</em> <small style={{ size: 11 }}>small</small>{' '}
      <code style={{ family: 'JetBrains Mono', size: 14 }}>code</code>
    </p>,
  ),
  tree(
    'larger words raise their line',
    <p>
      Plain <span style={{ size: 30 }}>large</span> plain
    </p>,
  ),
  tree(
    'raised and lowered words',
    <p>
      Area<sup>2</sup> of H<sub>2</sub>O
    </p>,
  ),
  tree(
    'padding and ground within a line',
    <p>
      Before <code style={{ padding: [1, 6], background: '#eeeeee', radius: 3 }}>code</code> after{' '}
      <mark style={{ background: '#ffff00' }}>marked</mark> end
    </p>,
  ),
  tree(
    'padding within a line without a ground',
    <p>
      Before <span style={{ padding: [0, 10] }}>room</span> after
    </p>,
  ),
  tree(
    'decoration',
    <p>
      <u>Under</u> <del>struck</del>{' '}
      <a href="https://example.org" style={{ decoration: 'underline' }}>
        link
      </a>
    </p>,
  ),
  tree(
    'words beside blocks',
    <div>
      Loose words
      <div style={{ height: 10 }} />
      and more
    </div>,
  ),
  tree('no words', [<p />, <p style={{ padding: 5 }} />, box(10, 10)]),
  tree('headings and paragraphs', [
    <h1 style={{ size: 28, leading: 1.1, weight: 700 }}>Heading</h1>,
    <p style={{ marginTop: 12 }}>{even}</p>,
    <h2 style={{ size: 20, leading: 1.2, marginTop: 24 }}>Second</h2>,
    <p style={{ marginTop: 6 }}>Words</p>,
  ]),
  tree(
    'right to left',
    <div dir="rtl">
      <div style={{ borderLeft: { width: 6, color: '#aa0000' }, padding: [0, 0, 0, 10] }}>
        <p>words</p>
      </div>
      <div style={{ display: 'flex', gap: 10 }}>
        {box(30, 20)}
        {box(60, 20)}
      </div>
      <p style={{ textAlign: 'end' }}>end</p>
      <div style={{ display: 'grid', columns: [2, 1] }}>
        <div style={{ height: 10 }} />
        <div style={{ height: 10, margin: [0, 20, 0, 0] }} />
      </div>
    </div>,
  ),
  tree(
    'raised words in tight lines',
    <h1 style={{ size: 40, leading: 1.1 }}>
      Title<sup>2</sup>
    </h1>,
  ),
  tree(
    'a block among words',
    <p>
      One <span style={{ display: 'block', size: 12 }}>two</span> three
    </p>,
  ),
  tree('lines lower than their letters', <p style={{ leading: 0.8, size: 40 }}>Tight</p>),
  tree(
    'families and sizes in a line',
    <p>
      Sans <span style={{ family: 'JetBrains Mono' }}>mono</span>{' '}
      <span style={{ family: 'Playfair Display', size: 24 }}>play</span>
    </p>,
  ),
  tree(
    'leading of words in a line',
    <p>
      Plain <span style={{ leading: 3 }}>tall</span>
    </p>,
    { canvas: 'satori is told of one leading for a paragraph' },
  ),
  tree(
    'small words alone in a larger block',
    <div style={{ size: 24 }}>
      <p>
        <small style={{ size: 12 }}>only small</small>
      </p>
    </div>,
  ),
  tree(
    'capitals at the end of a line',
    <p style={{ transform: 'uppercase', tracking: 0.1, textAlign: 'end', size: 12 }}>label</p>,
  ),
  tree(
    'a summary and what it opens',
    <details open>
      <summary style={{ weight: 700 }}>Sum</summary>
      <p>Body</p>
    </details>,
  ),
  tree(
    'an empty line',
    <p>
      <br />
    </p>,
  ),
]
