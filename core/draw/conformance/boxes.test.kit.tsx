import { box, evenWords, type Tree, tree } from './tree.test.kit.tsx'

const line = { width: 2, color: '#aa0000' } as const

/** Blocks below each other: sizes, limits, margins, padding, borders, places. */
export const boxes: readonly Tree[] = [
  tree('blocks are as wide as their container and below each other', [
    <div style={{ height: 20 }} />,
    <section style={{ height: 30 }} />,
    <p>One line</p>,
  ]),
  tree(
    'width and height count padding and border',
    <div style={{ width: 200, height: 80, padding: 10, border: line }}>
      <div style={{ height: 20 }} />
    </div>,
  ),
  tree(
    'percentages of width',
    <div style={{ width: '50%', padding: [0, 20] }}>
      <div style={{ width: '25%', height: 20 }} />
      <div style={{ width: '100%', height: 20 }} />
    </div>,
  ),
  tree(
    'percentages of a height that is stated',
    <div style={{ height: 120, padding: 10 }}>
      <div style={{ height: '50%', width: 40 }} />
    </div>,
  ),
  tree('minWidth and maxWidth', [
    <div style={{ width: 60, minWidth: 100, height: 20 }} />,
    <div style={{ maxWidth: 150, height: 20 }} />,
    <div style={{ maxWidth: '40%', height: 20 }} />,
    <div style={{ width: 90, maxWidth: 50, minWidth: 70, height: 20 }} />,
  ]),
  tree('minHeight', [
    <div style={{ minHeight: 50 }}>
      <p>Short</p>
    </div>,
    <div style={{ minHeight: 10 }}>
      <p>Tall</p>
    </div>,
    <div style={{ height: 100 }}>
      <div style={{ minHeight: '30%' }} />
    </div>,
  ]),
  tree('padding of one, two and four values', [
    <div style={{ padding: 8 }}>{box(50, 10)}</div>,
    <div style={{ padding: [4, 16] }}>{box(50, 10)}</div>,
    <div style={{ padding: [2, 4, 6, 8] }}>{box(50, 10)}</div>,
  ]),
  tree('margins collapse between neighbours', [
    <div style={{ height: 20, marginBottom: 30 }} />,
    <div style={{ height: 20, marginTop: 12 }} />,
    <div style={{ height: 20, margin: [10, 20, 0, 40] }} />,
  ]),
  tree(
    'margins collapse through the edge of a plain block',
    <div>
      <div style={{ height: 20 }} />
      <div style={{ marginTop: 8 }}>
        <div style={{ height: 20, marginTop: 24, marginBottom: 16 }} />
      </div>
      <div style={{ height: 20 }} />
    </div>,
  ),
  tree('padding and border keep margins in', [
    <div style={{ padding: 6 }}>
      <div style={{ height: 20, margin: [10, 0] }} />
    </div>,
    <div style={{ borderTop: line, borderBottom: line }}>
      <div style={{ height: 20, margin: [10, 0] }} />
    </div>,
  ]),
  tree('negative margins', [
    <div style={{ height: 40 }} />,
    <div style={{ height: 40, marginTop: -15, margin: [0, -10, 0, 20] }} />,
    <div style={{ display: 'flex', margin: [0, -8] }}>{box(30, 30, { grow: 1 })}</div>,
  ]),
  tree('a block of limited width is centred', [
    <div style={{ maxWidth: 120, height: 20, marginInline: 'auto' }} />,
    <div style={{ width: 100, height: 20, marginInline: 'auto', marginTop: 5 }} />,
  ]),
  tree('borders of single sides', [
    <div style={{ borderTop: line, borderLeft: { width: 6, color: '#00aa00' }, padding: 4 }}>
      {box(20, 20)}
    </div>,
    <div style={{ borderRight: line, borderBottom: { width: 5, color: '#00aa00' }, marginTop: 10 }}>
      {box(20, 20)}
    </div>,
    <div style={{ border: line, borderBottom: { width: 8, color: '#00aa00' }, marginTop: 10 }}>
      {box(20, 20)}
    </div>,
  ]),
  tree('borders dashed, dotted and rounded', [
    <div style={{ height: 30, border: { width: 1, color: '#aa0000', style: 'dashed' } }} />,
    <div style={{ height: 30, borderTop: { width: 2, color: '#aa0000', style: 'dotted' }, marginTop: 8 }} />,
    <div style={{ height: 30, border: { width: 4, color: '#aa0000', style: 'dashed' }, marginTop: 8 }} />,
    <div style={{ height: 30, border: line, radius: 8, marginTop: 8 }} />,
    <div style={{ height: 30, borderLeft: { width: 4, color: '#aa0000' }, radius: 4, marginTop: 8 }} />,
  ]),
  tree(
    'a rule of no width takes no room',
    <div style={{ border: { width: 0, color: '#000000' }, height: 20 }} />,
  ),
  tree('radius is at most half of a box', [
    <div style={{ width: 40, height: 20, radius: 99 }} />,
    <div style={{ width: 40, height: 40, radius: 6 }} />,
  ]),
  tree('a horizontal rule', [
    <p>Above</p>,
    <hr style={{ borderTop: { width: 3, color: '#aa0000' }, marginTop: 10, marginBottom: 10, width: 80 }} />,
    <p>Below</p>,
  ]),
  tree('a box that is not displayed takes no room', [
    <div style={{ display: 'none', height: 50 }}>
      <p>Gone</p>
    </div>,
    box(20, 20),
  ]),
  tree(
    'content higher than a stated height',
    <div>
      <div style={{ height: 10 }}>
        <p>Words that are higher than the box they stand in</p>
      </div>
      <div style={{ height: 20 }} />
    </div>,
    {
      pages: 'a height is the least one there: words never stand in what follows',
      canvas: 'what a face does not hold is laid out as on pages',
    },
  ),
  tree('margins collapse through an empty block', [
    <div style={{ height: 10, marginBottom: 20 }} />,
    <div style={{ marginTop: 10, marginBottom: 30 }} />,
    <div style={{ height: 10 }} />,
  ]),
  tree('a negative margin takes from a positive one', [
    <div style={{ height: 30, marginBottom: 20 }} />,
    <div style={{ height: 10, marginTop: -10 }} />,
  ]),
  tree('the last margin collapses through the edge of a plain block', [
    <div>
      <div style={{ height: 10, marginBottom: 20 }} />
    </div>,
    <div style={{ height: 10, marginTop: 5 }} />,
  ]),
  tree(
    'percentages of heights in each other',
    <div style={{ height: 100 }}>
      <div style={{ height: '100%', display: 'flex', direction: 'column' }}>
        <div style={{ grow: 1 }} />
        {box(10, 20)}
      </div>
    </div>,
  ),
]

/** Boxes taken out of the flow, and moved in it. */
export const places: readonly Tree[] = [
  tree(
    'absolute by top and left',
    <div style={{ position: 'relative', height: 150, margin: [20, 30] }}>
      {box(50, 40, { position: 'absolute', top: 15, left: 25 })}
      {box(30, 20)}
    </div>,
  ),
  tree(
    'absolute by right and bottom',
    <div style={{ position: 'relative', height: 150, margin: [20, 30], padding: 10 }}>
      {box(50, 40, { position: 'absolute', right: 5, bottom: 15 })}
    </div>,
  ),
  tree(
    'absolute between two sides',
    <div style={{ position: 'relative', height: 150, width: 200 }}>
      <div style={{ position: 'absolute', top: 10, right: 20, bottom: 30, left: 40 }} />
    </div>,
  ),
  tree(
    'absolute in percentages',
    <div style={{ position: 'relative', height: 150, width: 200 }}>
      <div style={{ position: 'absolute', top: '10%', left: '50%', width: '25%', height: '50%' }} />
    </div>,
  ),
  tree(
    'absolute against the border of its box',
    <div style={{ position: 'relative', height: 100, border: { width: 10, color: '#aa0000' } }}>
      {box(20, 20, { position: 'absolute', top: 0, left: 0 })}
      {box(20, 20, { position: 'absolute', right: 0, bottom: 0 })}
    </div>,
    { canvas: 'satori is not told of borders: it would paint them' },
  ),
  tree('absolute against the sheet', [
    box(50, 50),
    box(30, 30, { position: 'absolute', right: 10, bottom: 20 }),
    box(30, 30, { position: 'absolute', left: 200, top: 40 }),
  ]),
  tree(
    'absolute as wide as its words',
    <div style={{ position: 'relative', height: 100 }}>
      <div style={{ position: 'absolute', top: 10, right: 10, padding: 5 }}>Few words</div>
    </div>,
  ),
  tree(
    'absolute where it stands',
    <div style={{ position: 'relative' }}>
      {box(50, 30)}
      {box(20, 20, { position: 'absolute' })}
      {box(60, 30)}
    </div>,
  ),
  tree(
    'absolute takes no room in a row',
    <div style={{ display: 'flex', gap: 10, position: 'relative' }}>
      {box(50, 30)}
      {box(20, 20, { position: 'absolute', top: 5, left: 5 })}
      {box(60, 30)}
    </div>,
  ),
  tree('a relative box is an anchor and stays where it is', [
    box(50, 30),
    box(50, 30, { position: 'relative', top: 10, left: 20 }),
    box(50, 30),
  ]),
  tree(
    'absolute takes no room in a grid',
    <div style={{ display: 'grid', columns: 2, position: 'relative' }}>
      <div style={{ height: 20 }} />
      {box(10, 10, { position: 'absolute', right: 0, top: 0 })}
      <div style={{ height: 30 }} />
    </div>,
  ),
  tree(
    'absolute words keep to the widths that are stated',
    <div style={{ position: 'relative', height: 200 }}>
      <div style={{ position: 'absolute', left: 10, top: 0, maxWidth: 100 }}>{evenWords(5)}</div>
      <div style={{ position: 'absolute', right: 0, top: 0, width: '30%' }}>{evenWords(5)}</div>
    </div>,
  ),
  tree(
    'absolute words wrap in the room that is left',
    <div style={{ position: 'relative', height: 200, width: 250 }}>
      <div style={{ position: 'absolute', left: 100, top: 10 }}>{evenWords(5)}</div>
    </div>,
    { canvas: 'satori gives them the width of the whole box' },
  ),
]
