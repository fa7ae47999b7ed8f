import type { Art } from '../../compose/tree.ts'
import { box, picture, type Tree, tree } from './tree.test.kit.tsx'

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
  tree(
    'a picture does not shrink in a row',
    <div style={{ display: 'flex', width: 100 }}>
      {picture('sw', { width: 80, height: 60 })}
      <p>Unbreakable</p>
    </div>,
  ),
  tree(
    'pictures in a grid',
    <div style={{ display: 'grid', columns: 2, gap: 10 }}>
      {picture('g1')}
      {picture('g2', { width: '100%' })}
      {picture('g3', { width: 50, height: 50 })}
      {picture('g4', { width: '100%', height: 60, fit: 'cover' })}
    </div>,
  ),
  tree(
    'a picture in a figure',
    <figure style={{ margin: [10, 0] }}>
      {picture('fig', { maxWidth: '100%' })}
      <figcaption style={{ marginTop: 5, size: 12 }}>Cap</figcaption>
    </figure>,
  ),
  tree(
    'a drawing in a line',
    <p>
      a{' '}
      <svg
        art={{ viewBox: [120, 80], outlines: [{ d: 'M0 0H120V80H0Z', fill: '#0000a9' }] }}
        style={{ width: 12, height: 8 }}
      />{' '}
      b
    </p>,
  ),
  tree(
    'a drawing of a height in a row',
    <div style={{ display: 'flex', align: 'center', gap: 5 }}>
      <svg
        art={{ viewBox: [120, 80], outlines: [{ d: 'M0 0H120V80H0Z', fill: '#0000aa' }] }}
        style={{ height: 20 }}
      />
      <p>t</p>
    </div>,
  ),
  tree('a picture alone is aligned as words are', [
    <p style={{ textAlign: 'center' }}>{picture('alone', { width: 50 })}</p>,
    <div style={{ textAlign: 'end' }}>
      {picture('end', { width: 50 })}
      <p>Words</p>
    </div>,
    <figure style={{ textAlign: 'center' }}>
      {picture('figure', { maxWidth: '100%' })}
      <figcaption>Caption</figcaption>
    </figure>,
    <div style={{ textAlign: 'center', display: 'flex' }}>{picture('item', { width: 50 })}</div>,
  ]),
]

function drawing(fill: string): Art {
  return { viewBox: [120, 80] as const, outlines: [{ d: 'M0 0H120V80H0Z', fill }] }
}
