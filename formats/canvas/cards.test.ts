import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm, pt } from '../../core/theme/page.ts'
import boardingPass from './boarding-pass.ts'
import businessCard from './business-card.ts'
import coupon from './coupon.ts'
import invitation from './invitation.ts'
import { type LaidOutCanvas, largest, layOutCanvas, picture, titleIn } from './lay-out.test.kit.ts'
import poster from './poster.ts'
import ticket from './ticket.ts'
import voucher from './voucher.ts'

const sizeOf = (laid: LaidOutCanvas, text: string): number | undefined =>
  laid.words.find(word => word.text === text)?.size
const textOf = (words: LaidOutCanvas['words']): string => words.map(({ text }) => text).join(' ')

test('a business card has a front and a back with bleed; its contacts share one edge and even leading', async () => {
  const laid = await layOutCanvas(
    businessCard,
    '---\nbrand: Otter Works\nname: Ama Boateng\nrole: Joiner\nphone: "+44 20 7946 0011"\nemail: ama@otter.example\naddress: 4 Quay Street, Bristol\n---\n\n# Otter Works',
  )
  assert.equal(
    laid.frames.map(({ bleed }) => bleed),
    [mm(3), mm(3)],
  )
  assert.ok(laid.words.every(({ size }) => size >= pt(6.5) - 0.1))
  const lines = ['+44', 'ama@otter.example', '4'].map(text => laid.words.find(word => word.text === text))
  assert.is(new Set(lines.map(word => Math.round(word?.x ?? 0))).size, 1)
  const [one = 0, two = 0, three = 0] = lines.map(word => word?.baseline ?? 0)
  assert.ok(Math.abs(three - two - (two - one)) < 1)
})

test('a business card of a name alone is one side', async () => {
  assert.is((await layOutCanvas(businessCard, '# Ama Boateng')).frames.length, 1)
})

test('a poster keeps date and place legible at 2 m, nothing under 14 pt, and one dominant line', async () => {
  const laid = await layOutCanvas(
    poster,
    '# Night Swim\n\nTwelve lanes, no clocks\n\n**Friday 3 July 2026, 21:00**\n\n**Lido, Park Road**\n\nTowels are lent at the door. Children under ten come with an adult.\n\nSupported by the borough',
  )
  const head = Math.min(...titleIn(laid).map(({ size }) => size))
  assert.equal(textOf(titleIn(laid)).toLowerCase(), 'night swim')
  for (const text of ['Friday', 'Lido,']) {
    const size = laid.words.find(word => word.text.toLowerCase() === text.toLowerCase())?.size ?? 0
    assert.ok(size >= pt(30) && size * 2.5 <= head, `${text} at ${size} under ${head}`)
  }
  assert.ok(laid.words.every(({ size }) => size >= pt(14)))
  assert.equal(
    laid.messages.filter(({ rule }) => rule !== 'role-missing'),
    [],
  )
})

test('a ticket repeats on its stub what is on its main part, at the same size', async () => {
  const laid = await layOutCanvas(
    ticket,
    '---\nevent: Low Tide\ndate: 2026-06-03\ntime: "20:15"\nvenue: The Shed\nseat: 9C\nprice: €22\n---\n\n# Low Tide',
  )
  for (const text of ['20:15', '9C']) {
    const found = laid.words.filter(word => word.text === text)
    assert.is(found.length, 2, text)
    assert.is(found[0]?.size, found[1]?.size)
    const small = laid.words.find(word => word.text === 'Shed')?.size ?? 0
    assert.ok((found[0]?.size ?? 0) >= small * 1.6)
  }
})

test('a boarding pass shows its route largest, tells what is missing and makes nothing up', async () => {
  const laid = await layOutCanvas(
    boardingPass,
    '---\ncarrier: Skua Air\npassenger: Li/Wen\nflight: SK 12\nfrom:\n  code: BGO\n  city: Bergen\nto:\n  code: LIS\n  city: Lisboa\n---\n',
  )
  assert.equal(textOf(largest(laid)), 'BGO → LIS')
  const missing = laid.messages.filter(({ rule }) => rule === 'role-missing').map(({ text }) => text)
  assert.is(missing.length, 4)
  assert.match(missing.join(), 'boarding')
  assert.not.match(textOf(laid.words), /seat|gate|specimen/i)
})

test('a coupon says its offer largest and its code once, a voucher its amount', async () => {
  const offer = await layOutCanvas(
    coupon,
    '---\noffer: 3 for 2\ncode: BERRY32\nvalid_until: 2026-08-31\n---\n\n# 3 for 2\n\nall jams\n\nOne use per person.',
  )
  assert.equal(textOf(largest(offer)), '3 for 2')
  assert.is(offer.words.filter(({ text }) => text === 'BERRY32').length, 1)
  const gift = await layOutCanvas(
    voucher,
    '---\namount: €80\nto: Mina\ncode: AB-12-CD\nvalid_until: 2027-01-31\n---\n\n# Gift voucher',
  )
  assert.equal(textOf(largest(gift)), '€80')
})

test('a picture beside a coupon’s words costs them no size', async () => {
  const copy = (shown: string): string =>
    `---\noffer: 3 for 2\ncode: BERRY32\nvalid_until: 2026-08-31\n---\n\n# 3 for 2\n\nall jams\n${shown}\nOne use per person.`
  const plain = await layOutCanvas(coupon, copy(''))
  const assets = picture('jam.png', 1200, 800)
  const pictured = await layOutCanvas(coupon, copy('\n![Jam](jam.png)\n'), { assets })
  for (const text of ['use', 'jams', 'BERRY32']) assert.is(sizeOf(pictured, text), sizeOf(plain, text), text)
})

test('small print of many short lines stands in two columns, at the size of a single line', async () => {
  const terms = ['No re-entry', 'No bags', 'No flash', 'No dogs', 'No glass', 'No chairs'].join('\n- ')
  const fields =
    '---\nevent: Low Tide\ndate: 2026-06-03\ntime: "20:15"\nvenue: The Shed\nseat: 9C\n---\n\n# Low Tide\n\n'
  const one = await layOutCanvas(ticket, `${fields}- No re-entry`)
  const many = await layOutCanvas(ticket, `${fields}- ${terms}`)
  assert.is(many.frames.length, 1)
  assert.is(sizeOf(many, 'glass'), sizeOf(one, 're-entry'))
  const found = (text: string) => many.words.find(word => word.text === text)
  assert.ok((found('dogs')?.x ?? 0) > (found('flash')?.x ?? 0) + 100)
})

test('an invitation stands on one axis, with facts of the front matter', async () => {
  const laid = await layOutCanvas(
    invitation,
    '---\ndate: 2026-06-03\nvenue: The Orchard\n---\n\nPlease join\n\n# Ines & Tomas\n\nfor lunch under the trees\n\nAnswer by May',
  )
  const [frame] = laid.frames
  for (const { left, right } of linesOf(laid))
    assert.ok(Math.abs((left + right) / 2 - (frame?.width ?? 0) / 2) < 2, `${left}–${right}`)
  assert.match(textOf(laid.words), 'Orchard')
  assert.equal(textOf(largest(laid)), 'Ines & Tomas')
})

function linesOf({ words }: LaidOutCanvas): readonly { left: number; right: number }[] {
  const lines = new Map<number, { left: number; right: number }>()
  for (const { baseline, x, right } of words) {
    const key = Math.round(baseline)
    const line = lines.get(key) ?? { left: x, right }
    lines.set(key, { left: Math.min(line.left, x), right: Math.max(line.right, right) })
  }
  return [...lines.values()]
}

test.run()
