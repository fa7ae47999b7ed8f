import { box, evenWords, type Tree, tree } from './tree.test.kit.tsx'

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
  ),
  tree(
    'items that are rows',
    <ul style={{ padding: [0, 0, 0, 20] }}>
      <li style={{ display: 'flex', gap: 10 }}>
        <p>A</p>
        <p>B</p>
      </li>
    </ul>,
  ),
  tree(
    'items in a grid',
    <ul role="list" style={{ display: 'grid', columns: 2, gap: 10 }}>
      <li>A</li>
      <li>
        <p>B</p>
      </li>
    </ul>,
  ),
  tree(
    'numbers that are stated',
    <ol style={{ padding: [0, 0, 0, 30] }}>
      <li value={5}>five</li>
      <li>six</li>
    </ol>,
  ),
  tree(
    'terms above their meaning',
    <dl>
      <dt>Term</dt>
      <dd style={{ padding: [0, 0, 0, 20] }}>Def</dd>
    </dl>,
  ),
  tree(
    'heads of rows',
    <table style={{ width: '100%', size: 12 }}>
      <tbody>
        <tr>
          <th style={{ width: 200 }}>Head</th>
          <td style={{ width: 200 }}>Cell</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'a table as wide as its words',
    <table>
      <tbody>
        <tr>
          <td>aaa</td>
          <td>bb</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'a table centred in a column',
    <div style={{ display: 'flex', direction: 'column', align: 'center' }}>
      <table>
        <tbody>
          <tr>
            <td>aaa</td>
          </tr>
        </tbody>
      </table>
    </div>,
  ),
  tree(
    'widths of columns in percent',
    <table style={{ width: 300 }}>
      <tbody>
        <tr>
          <td style={{ width: '30%' }}>a</td>
          <td style={{ width: '70%' }}>b</td>
        </tr>
      </tbody>
    </table>,
  ),
  tree(
    'rows and lists in cells',
    <table style={{ width: '100%' }}>
      <tbody>
        <tr>
          <td style={{ width: 200, padding: [4, 8] }}>
            <div style={{ display: 'flex', gap: 5 }}>
              {box(20, 20)}
              <p>W</p>
            </div>
          </td>
          <td style={{ width: 200 }}>
            <ul style={{ padding: [0, 0, 0, 15] }}>
              <li>x</li>
            </ul>
          </td>
        </tr>
      </tbody>
    </table>,
  ),
]
