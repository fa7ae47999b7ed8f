import { box, evenWords, type Tree, tree } from './tree.test.kit.tsx'

const words = evenWords(5)

/** Boxes beside each other. */
export const rows: readonly Tree[] = [
  tree(
    'a row with a gap',
    <div style={{ display: 'flex', gap: 12 }}>
      {box(50, 30)}
      {box(60, 20)}
      <div style={{ width: 40 }} />
    </div>,
  ),
  tree(
    'a row from its end side',
    (['start', 'between'] as const).map(justify => (
      <div
        style={{ display: 'flex', direction: 'row-reverse', justify, align: 'end', gap: 10, marginTop: 5 }}
      >
        {box(50, 30)}
        <div style={{ width: 60 }}>
          <p>Read last</p>
        </div>
      </div>
    )),
  ),
  tree(
    'justify',
    (['start', 'center', 'end', 'between'] as const).map(justify => (
      <div style={{ display: 'flex', justify, gap: 10, marginTop: 5 }}>
        {box(50, 20)}
        {box(60, 20)}
        {box(40, 20)}
      </div>
    )),
  ),
  tree(
    'align',
    (['start', 'center', 'end', 'stretch'] as const).map(align => (
      <div style={{ display: 'flex', align, gap: 10, marginTop: 5 }}>
        <div style={{ width: 40 }}>
          <p>Low</p>
        </div>
        {box(60, 50)}
        {box(40, 20)}
      </div>
    )),
  ),
  tree(
    'align by baseline',
    <div style={{ display: 'flex', align: 'baseline', gap: 10 }}>
      {box(20, 20)}
      <p style={{ size: 32, leading: 1.2 }}>Large</p>
      <div style={{ padding: [20, 0, 0, 0] }}>
        <p style={{ size: 12 }}>padded</p>
      </div>
    </div>,
  ),
  tree(
    'alignSelf',
    <div style={{ display: 'flex', gap: 10, height: 80 }}>
      {box(40, 20, { alignSelf: 'start' })}
      {box(40, 20, { alignSelf: 'center' })}
      {box(40, 20, { alignSelf: 'end' })}
      <div style={{ width: 40, alignSelf: 'stretch' }} />
    </div>,
  ),
  tree(
    'an item with a height of its own is not stretched',
    <div style={{ display: 'flex', height: 80 }}>
      {box(40, 20)}
      <div style={{ width: 40, minHeight: 30 }} />
    </div>,
  ),
  tree(
    'items are as wide as their words',
    <div style={{ display: 'flex', gap: 10 }}>
      <p>Two words</p>
      <div style={{ padding: [0, 8] }}>Three</div>
    </div>,
  ),
  tree(
    'grow shares what is free',
    <div style={{ display: 'flex', gap: 10 }}>
      {box(50, 20)}
      {box(30, 20, { grow: 1 })}
      {box(30, 20, { grow: 2 })}
    </div>,
  ),
  tree(
    'grow from a basis of nothing',
    <div style={{ display: 'flex', gap: 10 }}>
      <div style={{ grow: 1, basis: 0 }}>
        <p>{words}</p>
      </div>
      <div style={{ grow: 3, basis: 0 }}>
        <p>Short</p>
      </div>
    </div>,
  ),
  tree(
    'growth of less than one leaves room',
    <div style={{ display: 'flex' }}>{box(100, 20, { grow: 0.5 })}</div>,
  ),
  tree(
    'basis in percent',
    <div style={{ display: 'flex' }}>
      <div style={{ basis: '25%', height: 20 }} />
      <div style={{ basis: '50%', height: 20 }} />
    </div>,
  ),
  tree(
    'shrink',
    <div style={{ display: 'flex' }}>
      {box(300, 20)}
      {box(200, 20)}
      {box(100, 20, { shrink: 0 })}
    </div>,
  ),
  tree(
    'words shrink to their longest word',
    <div style={{ display: 'flex', width: 150 }}>
      <p>Unbreakable words here</p>
      {box(100, 20, { shrink: 0 })}
    </div>,
    { canvas: 'satori counts the space after a word' },
  ),
  tree(
    'minWidth of nothing lets an item shrink',
    <div style={{ display: 'flex', width: 150 }}>
      {box(140, 20, { minWidth: 0 })}
      {box(100, 20, { shrink: 0 })}
    </div>,
  ),
  tree(
    'maxWidth of an item that grows',
    <div style={{ display: 'flex', gap: 10 }}>
      {box(20, 20, { grow: 1, maxWidth: 80 })}
      {box(20, 20, { grow: 1 })}
      {box(20, 20, { grow: 1, minWidth: 200 })}
    </div>,
  ),
  tree(
    'wrap with gaps of rows and columns',
    <div style={{ display: 'flex', wrap: true, gap: [6, 20] }}>
      {[150, 120, 100, 90, 60].map(width => box(width, 30))}
    </div>,
  ),
  tree(
    'wrap aligns each row',
    <div style={{ display: 'flex', wrap: true, gap: 10, align: 'center', justify: 'center' }}>
      {[20, 40, 30, 10, 25].map(height => box(110, height))}
    </div>,
  ),
  tree(
    'wrapped items grow',
    <div style={{ display: 'flex', wrap: true, gap: 10 }}>
      {[150, 150, 150].map(basis => (
        <div style={{ grow: 1, basis, height: 20 }} />
      ))}
    </div>,
  ),
  tree(
    'margins of items do not collapse',
    <div style={{ display: 'flex' }}>
      {box(40, 20, { margin: [5, 10] })}
      {box(40, 20, { margin: [15, 20, 0, 10] })}
    </div>,
  ),
  tree(
    'an item centred by its margins',
    <div style={{ display: 'flex' }}>
      {box(40, 20)}
      {box(60, 20, { marginInline: 'auto' })}
      {box(20, 20)}
    </div>,
  ),
  tree(
    'rows in rows',
    <div style={{ display: 'flex', gap: 10, padding: 10 }}>
      <div style={{ display: 'flex', gap: 4, grow: 1, basis: 0 }}>
        <p style={{ shrink: 0 }}>A</p>
        <p>{words}</p>
      </div>
      <div style={{ display: 'flex', direction: 'column', gap: 4, grow: 1, basis: 0 }}>
        <p>{words}</p>
        {box(30, 10)}
      </div>
    </div>,
  ),
  tree(
    'spans in a row are boxes',
    <p style={{ display: 'flex', justify: 'between', gap: 8 }}>
      <span>Item</span>
      <span style={{ grow: 1, borderBottom: { width: 1, color: '#aa0000', style: 'dotted' } }} />
      <span>12.00</span>
    </p>,
  ),
  tree(
    'loose words in a row',
    <div style={{ display: 'flex', gap: 10 }}>
      Loose
      <strong>words</strong>
      here
    </div>,
  ),
  tree(
    'a picture of words beside text',
    <div style={{ display: 'flex', gap: 10, align: 'center' }}>
      <div
        style={{
          width: 40,
          height: 40,
          shrink: 0,
          radius: 20,
          display: 'flex',
          align: 'center',
          justify: 'center',
        }}
      >
        <p>AB</p>
      </div>
      <div style={{ grow: 1, basis: 0 }}>
        <p>{words}</p>
      </div>
    </div>,
  ),
  tree(
    'wrapped rows share a height',
    <div style={{ display: 'flex', wrap: true, height: 200 }}>
      {[200, 150, 100].map(w => (
        <div style={{ width: w }}>
          <p>W</p>
        </div>
      ))}
    </div>,
  ),
  tree(
    'words give way to what does not shrink',
    <div style={{ display: 'flex', justify: 'between', gap: 10, width: 200 }}>
      <p>{words}</p>
      <p style={{ whiteSpace: 'nowrap', shrink: 0 }}>12.00 EUR</p>
    </div>,
  ),
  tree(
    'grow from the width of words',
    <div style={{ display: 'flex', gap: 10 }}>
      <div style={{ grow: 1 }}>
        <p>A</p>
      </div>
      <div style={{ grow: 1 }}>
        <p>Longer word</p>
      </div>
    </div>,
  ),
  tree(
    'an item that grows and is too narrow for its word',
    <div style={{ display: 'flex', gap: 10, width: 150 }}>
      <div style={{ grow: 1, basis: 0 }}>
        <p>minimum</p>
      </div>
      <div style={{ grow: 3, basis: 0 }}>
        <p>minimum</p>
      </div>
    </div>,
    {
      pages: 'a browser breaks the word there rather than widen a page',
      canvas: 'a browser breaks the word there rather than widen a page',
    },
  ),
  tree(
    'padding of a row and of its items',
    <div style={{ display: 'flex', padding: 10, gap: 10 }}>
      <div style={{ padding: 5, width: 50 }}>
        <div style={{ height: '100%' }} />
      </div>
      {box(40, 60)}
    </div>,
  ),
  tree(
    'margins of items at the end',
    <div style={{ display: 'flex', align: 'end', height: 60 }}>
      {box(20, 20, { marginBottom: 10 })}
      {box(20, 30, { marginTop: 5 })}
    </div>,
  ),
  tree(
    'margins stay in an item',
    <div style={{ display: 'flex' }}>
      <div style={{ grow: 1 }}>
        <p style={{ marginTop: 20, marginBottom: 10 }}>W</p>
      </div>
    </div>,
  ),
  tree(
    'textAlign in items',
    <div style={{ display: 'flex' }}>
      <p style={{ grow: 1, textAlign: 'center' }}>c</p>
      <p style={{ width: 100, textAlign: 'end' }}>e</p>
    </div>,
  ),
  tree(
    'wrapped words',
    <div style={{ display: 'flex', wrap: true, gap: [0, 10], width: 200 }}>
      {['minimum', 'minimum', 'minimum'].map(w => (
        <span>{w}</span>
      ))}
    </div>,
  ),
  tree(
    'borders of a row and of its items',
    <div style={{ display: 'flex', border: { width: 2, color: '#aa0000' }, padding: 4, gap: 4 }}>
      {box(20, 20, { grow: 1, border: { width: 1, color: '#00aa00' } })}
      {box(20, 20)}
    </div>,
  ),
]
