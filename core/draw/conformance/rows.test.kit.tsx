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
]

/** Boxes below each other in a flex column. */
export const columns: readonly Tree[] = [
  tree(
    'a column with a gap',
    <div style={{ display: 'flex', direction: 'column', gap: 12 }}>
      {box(50, 30)}
      <div style={{ height: 20 }} />
      <p>Words</p>
    </div>,
  ),
  tree(
    'align across a column',
    (['start', 'center', 'end', 'stretch'] as const).map(align => (
      <div style={{ display: 'flex', direction: 'column', align, marginTop: 5 }}>
        <p>Words</p>
        {box(40, 20)}
        <div style={{ display: 'flex' }}>{box(60, 10)}</div>
      </div>
    )),
  ),
  tree(
    'justify down a column',
    <div style={{ display: 'flex', gap: 10 }}>
      {(['start', 'center', 'end', 'between'] as const).map(justify => (
        <div style={{ display: 'flex', direction: 'column', justify, height: 150, gap: 5, width: 60 }}>
          {box(30, 20)}
          {box(30, 30)}
        </div>
      ))}
    </div>,
  ),
  tree(
    'grow down a column',
    <div style={{ display: 'flex', direction: 'column', height: 200, gap: 10 }}>
      {box(50, 20)}
      <div style={{ grow: 1 }} />
      <div style={{ grow: 2, basis: 0 }}>
        <p>Words</p>
      </div>
    </div>,
  ),
  tree(
    'a column that grows in a row',
    <div style={{ display: 'flex', height: 200 }}>
      <div style={{ display: 'flex', direction: 'column', grow: 1 }}>
        {box(40, 20)}
        <div style={{ grow: 1 }} />
        {box(40, 20)}
      </div>
      {box(40, 20)}
    </div>,
  ),
  tree(
    'shrink down a column',
    <div style={{ display: 'flex', direction: 'column', height: 100 }}>
      {box(50, 80)}
      {box(50, 60, { shrink: 0 })}
      {box(50, 20)}
    </div>,
  ),
  tree(
    'alignSelf in a column',
    <div style={{ display: 'flex', direction: 'column' }}>
      <p style={{ alignSelf: 'end' }}>End</p>
      <p style={{ alignSelf: 'center', padding: [0, 10] }}>Centre</p>
      {box(40, 10, { alignSelf: 'start' })}
    </div>,
  ),
  tree(
    'margins in a column do not collapse',
    <div style={{ display: 'flex', direction: 'column' }}>
      {box(40, 20, { marginBottom: 10 })}
      {box(40, 20, { marginTop: 15 })}
      <div style={{ marginTop: 5 }}>{box(40, 20, { marginTop: 15 })}</div>
    </div>,
  ),
  tree(
    'minHeight of a column spreads its items',
    <div style={{ display: 'flex', direction: 'column', minHeight: 150, justify: 'between' }}>
      {box(40, 20)}
      {box(40, 20)}
    </div>,
  ),
  tree(
    'maxWidth in a column',
    <div style={{ display: 'flex', direction: 'column' }}>
      <p style={{ maxWidth: 100 }}>{words}</p>
      <div style={{ maxWidth: 100, height: 10 }} />
      <div style={{ width: '50%', height: 10 }} />
    </div>,
  ),
]

/** Boxes in equal or shared columns. */
export const grids: readonly Tree[] = [
  tree(
    'a grid of equal columns',
    <div style={{ display: 'grid', columns: 3, gap: 10 }}>
      {[20, 40, 30, 25].map(height => (
        <div style={{ height }} />
      ))}
    </div>,
  ),
  tree(
    'a grid of shares',
    <div style={{ display: 'grid', columns: [2, 1, 1], gap: [5, 20] }}>
      {[20, 20, 20, 20].map(height => (
        <div style={{ height }} />
      ))}
    </div>,
  ),
  tree(
    'what stands in a grid does not widen its columns',
    <div style={{ display: 'grid', columns: 2, gap: 10, width: 120 }}>
      <p>Short</p>
      <div style={{ height: 20 }}>{box(100, 10)}</div>
    </div>,
  ),
  tree(
    'span',
    <div style={{ display: 'grid', columns: 4, gap: 8 }}>
      <div style={{ span: 2, height: 20 }} />
      <div style={{ span: 1, height: 20 }} />
      <div style={{ span: 2, height: 20 }} />
      <div style={{ span: 4, height: 20 }} />
    </div>,
  ),
  tree(
    'align in a grid',
    (['start', 'center', 'end', 'stretch'] as const).map(align => (
      <div style={{ display: 'grid', columns: 3, align, marginTop: 4 }}>
        <div style={{ height: 40 }} />
        <p>Words</p>
        {box(30, 10)}
      </div>
    )),
  ),
  tree(
    'baselines in a grid',
    <div style={{ display: 'grid', columns: 2, align: 'baseline' }}>
      <p style={{ size: 30 }}>Large</p>
      <p>small</p>
    </div>,
  ),
  tree(
    'cells stretch to their row',
    <div style={{ display: 'grid', columns: 2, gap: 10 }}>
      <div style={{ padding: 5 }}>
        <p>{words}</p>
      </div>
      <div style={{ display: 'flex', direction: 'column', justify: 'between' }}>
        {box(20, 10)}
        {box(20, 10)}
      </div>
    </div>,
  ),
  tree(
    'a grid with a height',
    <div style={{ display: 'grid', columns: 2, height: 120, gap: 10 }}>
      <div />
      <div />
      <div />
    </div>,
  ),
  tree(
    'margins of cells',
    <div style={{ display: 'grid', columns: 2 }}>
      <div style={{ height: 20, margin: [5, 10] }} />
      <div style={{ height: 20, marginTop: 10 }} />
    </div>,
  ),
  tree(
    'a grid in a grid',
    <div style={{ display: 'grid', columns: [1, 3] }}>
      <p>Side</p>
      <div style={{ display: 'grid', columns: 2, gap: 6 }}>
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </div>
    </div>,
  ),
]
