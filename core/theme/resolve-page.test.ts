import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Design, designFrom } from '../brief/design.ts'
import { RenderError } from '../error.ts'
import { mm, type PageSize } from './page.ts'
import { readBrief } from '../brief/read-brief.ts'
import { checkPage, resolvePage } from './resolve-page.ts'

const a4: PageSize = { name: 'A4', width: mm(210), height: mm(297), bleed: 0 }
const lying: PageSize = { name: 'A4', width: mm(297), height: mm(210), bleed: 0 }
const poster: PageSize = { name: 'A2', width: mm(420), height: mm(594), bleed: mm(3) }
const roll: PageSize = { name: '80mm roll', width: mm(80), height: 0, bleed: 0 }

const asking = (size: string | null, orientation: Design['page']['orientation'] = null): Design =>
  designFrom({ page: { size, orientation } })
const measures = ({ width, height }: PageSize) => [Math.round(width), Math.round(height)]

test('nobody asks: the first size of the format', () => {
  assert.equal(resolvePage([a4, poster], baseDesign), a4)
})

test('the job goes before the brief, the brief before the format', () => {
  assert.is(resolvePage([a4], asking('A5')).name, 'A5')
  assert.is(resolvePage([a4], asking('A5'), 'A3').name, 'A3')
})

test('names in any case, with the way the page lies', () => {
  assert.equal(measures(resolvePage([a4], baseDesign, 'letter LANDSCAPE')), [1056, 816])
  assert.equal(measures(resolvePage([a4], asking('A4', 'landscape'))), [1123, 794])
  assert.equal(measures(resolvePage([a4], asking(null, 'landscape'))), [1123, 794])
  assert.equal(measures(resolvePage([a4], baseDesign, 'landscape')), [1123, 794])
})

test('the job decides how the page lies, too', () => {
  assert.equal(measures(resolvePage([a4], asking('A4', 'landscape'), 'A4 portrait')), [794, 1123])
})

test('figures without a unit are paper where the format is, in the unit that comes nearest', () => {
  assert.equal(measures(resolvePage([poster], asking('50x70'))), [1890, 2646])
  assert.equal(measures(resolvePage([lying], asking('148x148'))), [559, 559])
  assert.equal(measures(resolvePage([a4], asking('1080x1350'))), [1080, 1350])
})

test('figures without a unit that no screen is as small as are those of a poster', () => {
  const screen: PageSize = { name: 'tall', width: 1080, height: 2400, bleed: 0 }
  assert.equal(measures(resolvePage([screen], asking('70x100'))), [2646, 3780])
  assert.equal(measures(resolvePage([screen], asking('60x180'))), [2268, 6803])
  assert.equal(measures(resolvePage([screen], asking('300x600'))), [300, 600])
  assert.equal(measures(resolvePage([screen], asking('250x250'))), [250, 250])
})

test('units as other languages write them', () => {
  const said = [
    '40 × 120 厘米',
    '40x120 センチ',
    '40 × 120 см',
    '400 × 1200 毫米',
    '40 × 120 سم',
    '40 × 120 ס״מ',
    '40 × 120 센티',
  ]
  for (const size of said)
    assert.equal(measures(resolvePage([a4], readBrief(size, baseDesign).design)), [1512, 4535], size)
  for (const size of ['10 x 15 Zoll', '10 x 15 pouces', '10 x 15 pulgadas', '10 x 15 pollici', '10 x 15 inç'])
    assert.equal(measures(resolvePage([a4], readBrief(size, baseDesign).design)), [960, 1440], size)
})

test('paper without a word about it lies like the format', () => {
  assert.equal(measures(resolvePage([lying], asking('Letter'))), [1056, 816])
  assert.equal(measures(resolvePage([a4], asking('ID-1'))), [204, 324])
})

test('screens stay as they are named', () => {
  assert.equal(measures(resolvePage([a4], asking('16:9'))), [1920, 1080])
  assert.equal(measures(resolvePage([a4], asking('16:9', 'portrait'))), [1080, 1920])
  assert.equal(measures(resolvePage([a4], asking('Instagram story'))), [1080, 1920])
})

test('measures', () => {
  assert.equal(measures(resolvePage([a4], asking('210x99mm'))), [794, 374])
  assert.equal(measures(resolvePage([a4], asking('210 mm × 99 mm'))), [794, 374])
  assert.equal(measures(resolvePage([a4], asking('1080x1350'))), [1080, 1350])
  assert.equal(measures(resolvePage([a4], asking('5x7in'))), [480, 672])
  assert.equal(measures(resolvePage([a4], asking('50x70cm'))), [1890, 2646])
})

test('small figures in px are px, and not the paper that they would be without a unit', () => {
  for (const said of ['50x70px', '50x70 px', '50 px × 70 px', '50 by 70 px', '50x70 pixels']) {
    const { design } = readBrief(`plain, ${said}`, baseDesign)
    assert.equal(measures(resolvePage([a4], design)), [50, 70], said)
  }
  assert.equal(measures(resolvePage([a4], baseDesign, '50x70px')), [50, 70])
  assert.equal(measures(resolvePage([a4], asking('50x70'))), [1890, 2646])
  assert.throws(
    () => checkPage(resolvePage([a4], baseDesign, '50x70px')),
    /50x70px holds no line of text .* 192 × 96 px or more/,
  )
})

test('print keeps the bleed of the format, screens have none', () => {
  assert.is(resolvePage([poster], asking('50x70cm')).bleed, mm(3))
  assert.is(resolvePage([poster], asking('A3')).bleed, mm(3))
  assert.is(resolvePage([poster], asking('1080x1350')).bleed, 0)
})

test('a roll is not turned', () => {
  assert.equal(resolvePage([roll], asking(null, 'landscape')), roll)
})

test('A4 becomes Letter where people print on it, unless someone asks', () => {
  assert.is(resolvePage([a4], baseDesign, undefined, 'en-US').name, 'Letter')
  assert.is(resolvePage([a4], baseDesign, undefined, 'en-GB').name, 'A4')
  assert.is(resolvePage([a4], asking('A4'), undefined, 'en-US').name, 'A4')
  assert.equal(measures(resolvePage([lying], baseDesign, undefined, 'es-MX')), [1056, 816])
})

test('an unknown size names the known ones and the nearest', () => {
  for (const name of ['lettr', 'a44', '0x0mm', '99999x99999', '5x', 'x'.repeat(100_000), '🙂']) {
    try {
      resolvePage([a4], asking(name))
      assert.unreachable(name)
    } catch (error) {
      assert.instance(error, RenderError)
      assert.is((error as RenderError).code, 'size-unknown')
      assert.match((error as RenderError).message, /A4, /)
    }
  }
  try {
    resolvePage([a4], baseDesign, 'lettr')
  } catch (error) {
    assert.match((error as RenderError).message, /did you mean Letter\?/)
  }
})

test('a strip lies as its format does in whichever order its sides are named, unless someone says how', () => {
  const ticket = { name: '203x76mm', width: 768, height: 288, bleed: 0 }
  const [width = 0, height = 0] = measures(resolvePage([ticket], asking('55x200mm')))
  assert.ok(width > height)
  const [upright = 0, tall = 0] = measures(resolvePage([ticket], asking('55x200mm', 'portrait')))
  assert.ok(upright < tall)
})

test.run()
