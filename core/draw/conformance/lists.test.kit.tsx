import { box, evenWords, picture, type Tree, tree } from './tree.test.kit.tsx'

const words = evenWords(5)

/** Lists and tables. */
export const lists: readonly Tree[] = [
  tree(
    'a list with its markers in its padding',
    <ul style={{ padding: [0, 0, 0, 24] }}>
      <li>One</li>
      <li style={{ marginTop: 8 }}>
        <p>Two</p>
        <p>Second paragraph</p>
      </li>
    </ul>,
  ),
  tree(
    'a list in a list',
    <ol style={{ padding: [0, 0, 0, 24] }} start={9}>
      <li>
        Nine
        <ul style={{ padding: [0, 0, 0, 20] }}>
          <li>Inner</li>
        </ul>
      </li>
      <li>Ten</li>
    </ol>,
  ),
  tree(
    'a list that is a row',
    <ul role="list" style={{ display: 'flex', gap: 10 }}>
      <li>One</li>
      <li>Two</li>
    </ul>,
  ),
  tree(
    'terms beside their meaning',
    <dl>
      <div style={{ display: 'flex', gap: 10 }}>
        <dt style={{ width: 80, shrink: 0 }}>Term</dt>
        <dd style={{ grow: 1, basis: 0 }}>{words}</dd>
      </div>
    </dl>,
  ),
  tree(
    'a table with widths',
    <table style={{ width: '100%' }}>
      <tbody>
        <tr>
          <td style={{ width: 100, padding: 4 }}>One</td>
          <td style={{ width: 200, padding: 4 }}>Two</td>
          <td style={{ width: 100, padding: 4 }}>Three</td>
        </tr>
        <tr>
          <td style={{ padding: 4 }}>{words}</td>
          <td style={{ padding: 4 }}>b</td>
          <td style={{ padding: 4 }}>c</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'verticalAlign in a table',
    <table style={{ width: '100%' }}>
      <tbody>
        <tr>
          <td style={{ width: 100 }}>{box(20, 60)}</td>
          <td style={{ width: 60, verticalAlign: 'top' }}>top</td>
          <td style={{ width: 60, verticalAlign: 'middle' }}>middle</td>
          <td style={{ width: 90, verticalAlign: 'bottom' }}>bottom</td>
          <td style={{ width: 90, verticalAlign: 'baseline' }}>base</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'cells are at the top unless told otherwise',
    <table style={{ width: '100%' }}>
      <tbody>
        <tr>
          <td style={{ width: 200 }}>{box(20, 60)}</td>
          <td style={{ width: 200 }}>Top</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'cells over several columns',
    <table style={{ width: '100%' }}>
      <thead>
        <tr>
          <th colSpan={2} style={{ textAlign: 'center' }}>
            Both
          </th>
          <th style={{ width: 100 }}>One</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td style={{ width: 100 }}>a</td>
          <td style={{ width: 200 }}>b</td>
          <td style={{ width: 100 }}>c</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'cells over several rows',
    <table style={{ width: '100%' }}>
      <tbody>
        <tr>
          <td rowSpan={2} style={{ width: 100, verticalAlign: 'middle' }}>
            Tall
          </td>
          <td style={{ width: 300, padding: 6 }}>First</td>
        </tr>
        <tr>
          <td style={{ padding: 6 }}>Second</td>
        </tr>
      </tbody>
    </table>,
    { canvas: 'satori lays out row by row' },
  ),
  tree(
    'borders in a table',
    <table style={{ width: '100%' }}>
      <thead>
        <tr>
          <th
            style={{
              width: 200,
              padding: 4,
              borderTop: { width: 3, color: '#aa0000' },
              borderBottom: { width: 3, color: '#aa0000' },
            }}
          >
            One
          </th>
          <th
            style={{
              width: 200,
              padding: 4,
              borderTop: { width: 3, color: '#aa0000' },
              borderBottom: { width: 3, color: '#aa0000' },
            }}
          >
            Two
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td style={{ padding: 4, borderBottom: { width: 2, color: '#00aa00' } }}>a</td>
          <td style={{ padding: 4, borderBottom: { width: 2, color: '#00aa00' } }}>b</td>
        </tr>
        <tr>
          <td style={{ padding: 4 }}>c</td>
          <td style={{ padding: 4 }}>d</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'a table in a row',
    <div style={{ display: 'flex', gap: 10 }}>
      <div style={{ grow: 1, basis: 0 }}>
        <table style={{ width: '100%' }}>
          <tbody>
            <tr>
              <td style={{ width: '50%' }}>a</td>
              <td style={{ width: '50%' }}>b</td>
            </tr>
          </tbody>
        </table>
      </div>
      {box(100, 20)}
    </div>,
    { canvas: 'satori is told the widths of columns before that of the table is known' },
  ),
]

/** Pictures and drawings. */
export const pictures: readonly Tree[] = [
  tree('a picture is as large as it is', picture('natural')),
  tree('a picture of a width', picture('wide', { width: 60 })),
  tree('a picture of a height', picture('high', { height: 40 })),
  tree(
    'a picture of a width in percent',
    <div style={{ width: 200 }}>{picture('percent', { width: '100%' })}</div>,
  ),
  tree('a picture is no wider than its box', <div style={{ width: 90 }}>{picture('narrow')}</div>),
  tree('a picture that covers its box', picture('cover', { width: 60, height: 60, fit: 'cover' })),
  tree('a picture contained in its box', picture('contain', { width: 60, height: 60, fit: 'contain' })),
  tree('a picture of both measures and no fit', picture('both', { width: 60, height: 60 })),
  tree(
    'a picture of a height and a maxWidth',
    picture('limited', { height: 60, maxWidth: 60, fit: 'contain' }),
  ),
  tree(
    'a picture with a border and padding',
    <div>
      {picture('framed', { width: 80, height: 60, padding: 4, border: { width: 2, color: '#aa0000' } })}
    </div>,
  ),
  tree(
    'pictures in a row',
    <div style={{ display: 'flex', gap: 10, align: 'center' }}>
      {picture('one', { height: 40, fit: 'contain' })}
      {picture('two', { width: 30, height: 30, shrink: 0, fit: 'cover' })}
      <p>Words</p>
    </div>,
  ),
  tree(
    'a picture that is stretched in a row',
    <div style={{ display: 'flex', height: 100 }}>{picture('stretched', { width: 60, fit: 'cover' })}</div>,
  ),
  tree(
    'a picture in a column',
    <div style={{ display: 'flex', direction: 'column', gap: 5 }}>
      {picture('start', { height: 40, alignSelf: 'start' })}
      {picture('centre', { height: 40, alignSelf: 'center', fit: 'contain' })}
      <p>Words</p>
    </div>,
  ),
  tree(
    'a picture that grows',
    <div style={{ display: 'flex', direction: 'column', height: 200 }}>
      {picture('grows', { width: '100%', height: 20, grow: 1, fit: 'cover' })}
      {box(40, 20)}
    </div>,
  ),
  tree(
    'an absolute picture',
    <div style={{ position: 'relative', height: 200 }}>
      {picture('afloat', { position: 'absolute', top: 10, left: 20, width: 100, height: 100, fit: 'cover' })}
    </div>,
  ),
  tree(
    'a picture in a line',
    <p>Before {picture('inline', { display: 'inline', height: 12, verticalAlign: 'middle' })} after</p>,
  ),
  tree(
    'a picture on the baseline of a line',
    <p>Before {picture('standing', { display: 'inline', height: 40 })} after</p>,
  ),
  tree('a drawing', <svg art={drawing('#0000a1')} />),
  tree('a drawing of a width', <svg art={drawing('#0000a2')} style={{ width: 60 }} />),
  tree('a drawing of both measures', <svg art={drawing('#0000a3')} style={{ width: 60, height: 60 }} />),
  tree(
    'a drawing as wide as its box',
    <div style={{ width: 200 }}>
      <svg art={drawing('#0000a4')} style={{ width: '100%' }} />
    </div>,
  ),
  tree(
    'a drawing in a row',
    <div style={{ display: 'flex', gap: 10 }}>
      <svg art={drawing('#0000a5')} style={{ width: 20, height: 20, shrink: 0 }} />
      <p>Words</p>
    </div>,
  ),
]

function drawing(fill: string) {
  return { viewBox: [120, 80] as const, outlines: [{ d: 'M0 0H120V80H0Z', fill }] }
}
