import { box, evenWords, type Tree, tree } from './tree.test.kit.tsx'

const words = evenWords(5)

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
  tree(
    'words and boxes of limited width, centred',
    <div style={{ display: 'flex', direction: 'column', align: 'center' }}>
      <p style={{ maxWidth: 220 }}>{words}</p>
      <div style={{ maxWidth: 100, height: 20, width: '100%' }} />
    </div>,
  ),
  tree(
    'items centred by their margins',
    <div style={{ display: 'flex', direction: 'column' }}>
      <div style={{ width: 100, height: 20, marginInline: 'auto' }} />
      <div style={{ maxWidth: 100, height: 20, marginInline: 'auto' }} />
    </div>,
  ),
  tree(
    'justify at the end',
    <div style={{ display: 'flex', direction: 'column', height: 100, justify: 'end' }}>
      {box(20, 20)}
      {box(30, 20)}
    </div>,
  ),
  tree(
    'centred both ways',
    <div style={{ display: 'flex', direction: 'column', align: 'center', justify: 'center', height: 100 }}>
      <p>Mid</p>
    </div>,
  ),
  tree(
    'loose words in a column',
    <div style={{ display: 'flex', direction: 'column', gap: 5 }}>
      Loose
      <div style={{ height: 5 }} />
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
  tree(
    'a column that grows in a cell',
    <div style={{ display: 'grid', columns: 2 }}>
      {box(50, 100)}
      <div style={{ display: 'flex', direction: 'column' }}>
        <p>A</p>
        <div style={{ grow: 1 }}>
          <p>B</p>
        </div>
        <p>C</p>
      </div>
    </div>,
  ),
  tree(
    'margins stay in a cell',
    <div style={{ display: 'grid', columns: 2 }}>
      <div>
        <p style={{ marginTop: 20, marginBottom: 10 }}>W</p>
      </div>
      <div>
        <div style={{ height: 5 }} />
      </div>
    </div>,
  ),
  tree(
    'maxWidth in a grid',
    <div style={{ display: 'grid', columns: [1, 1, 1], gap: 0 }}>
      {[10, 20, 30].map(h => (
        <div style={{ height: h, maxWidth: 60 }} />
      ))}
    </div>,
  ),
]
