/** What machines read from the documents that carry codes: every code is read again from the picture of its page. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import { decode } from '../core/codes/decode.test.kit.ts'
import type { Job, Output, Rendition } from '../core/job.ts'
import { isSoak, partOf } from '../core/testing/soak.test.kit.ts'
import { fixtureRendition } from './fixture-renditions.test.kit.ts'
import { render } from './render.test.kit.ts'

const test = suite('codes')

/** What is read from the pages of a rendition at a part of their size. */
async function read({ artifacts }: Rendition, scale = 1): Promise<readonly string[]> {
  const pages = artifacts.filter(({ path }) => path.endsWith('.png'))
  const found = await Promise.all(pages.map(({ bytes }) => decode(bytes, scale)))
  return found.flat().map(({ format, text }) => `${format}: ${text}`)
}

/** How the picture of a code is called in a page. */
const named = /<svg [^>]*role="img" aria-label="(?:QR|Aztec|PDF417|EAN|Code 128): /

/** The page alone is enough to tell that it has no code; a soak looks at the raster as well. */
const bare: readonly Output[] = isSoak ? ['html', 'png'] : ['html']

/** Whether a rendition has a code, to people or to machines. */
async function hasCode(rendition: Rendition): Promise<boolean> {
  return named.test(pageOf(rendition)) || (await read(rendition)).length > 0
}

function pageOf({ artifacts }: Rendition): string {
  return Buffer.from(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes ?? []).toString()
}

function rulesOf({ messages }: Rendition): readonly string[] {
  return messages.filter(({ rule }) => rule.startsWith('code-')).map(({ rule }) => rule)
}

const fixtures: Readonly<Record<string, string>> = {
  ticket: 'QRCode: TNM-88417-F14',
  'boarding-pass': 'PDF417: M1KJARTANSDOTTIR/AUDUREEQX7RT KEFOPOZZ 0417 260Y014A0048 100',
  voucher: 'QRCode: HK7Q-M4TX-9PLW',
  coupon: 'Code128: STEEP20',
  receipt: 'Code128: 20261106004172',
  invoice:
    'QRCode: BCD\n002\n1\nSCT\nPLTNNL2A\nDrukkerij Van Rossem & Dochter B.V.\nNL82PLTN0041717260\nEUR11478.78\n\n\nVR-2026-0417',
  certificate: 'QRCode: https://stonewallers.example/verify/GDSW-2026-0417',
  'business-card':
    'QRCode: BEGIN:VCARD\r\nVERSION:3.0\r\nN:Yusuf Adeyemi;;;;\r\nFN:Yusuf Adeyemi\r\nTITLE:Architect\\, partner\r\nTEL:+39 040 041 7260\r\nEMAIL:yusuf@adeyemibrandt.example\r\nURL:adeyemibrandt.example\r\nEND:VCARD',
}

for (const [slug, code] of Object.entries(fixtures)) {
  test(`the ${slug} is read at half its size, and leaves its code out when asked to`, async () => {
    const rendition = await fixtureRendition(slug, ['png', 'html'])
    // What is read at half the size is read at the whole, which takes four times as long.
    for (const scale of isSoak ? [0.5, 1] : [0.5]) assert.equal(await read(rendition, scale), [code])
    assert.equal(rulesOf(rendition), [])
    assert.match(pageOf(rendition), named)
    const job = await readCase(slug)
    const instructions = `${job.instructions} No QR code or barcode.`
    const without = await render({ ...job, outputs: bare, instructions })
    assert.not(await hasCode(without))
    assert.equal(rulesOf(without), [])
  })
}

const screens: readonly (readonly [format: string, size: string, code: RegExp])[] = [
  ['boarding-pass', '9:16', /^Aztec: M1KJARTANSDOTTIR/],
  ['boarding-pass', 'A4', /^PDF417: M1KJARTANSDOTTIR/],
  ['ticket', 'A4', /^QRCode: TNM-88417-F14$/],
  ['coupon', '1:1', /^Code128: STEEP20$/],
  ['receipt', '58mm roll', /^Code128: 20261106004172$/],
]

for (const [format, size, code] of screens) {
  test(`a ${format} of ${size} is read at half its size`, async () => {
    const rendition = await render({ ...(await readCase(format)), size, outputs: ['png'] })
    const [found, ...others] = await read(rendition, 0.5)
    assert.match(found ?? '', code)
    assert.equal(others, [])
  })
}

const grounds = ['dark mode', 'background #7a3fc0', 'background #ffd400', 'background #d8d8d8, low contrast']

test('a code is read on whatever ground its brief asks for', async () => {
  for (const [row, ground] of grounds.entries()) {
    for (const format of partOf(['coupon', 'certificate', 'receipt'], row, 3)) {
      const job = { ...(await readCase(format)), instructions: ground, outputs: ['png'] } as const
      assert.equal(await read(await render(job), 0.5), [fixtures[format]], `${format}, ${ground}`)
    }
  }
})

const plain = (format: string, content: string): Job => ({ format, content, outputs: ['png'] })

test('an EAN is drawn as one', async () => {
  const rendition = await render(plain('coupon', '---\noffer: 2 for 1\ncode: "4006381333931"\n---\n'))
  assert.equal(await read(rendition, 0.5), ['EAN13: 4006381333931'])
})

test('a Swiss bill has the cross on its code, which is read all the same', async () => {
  const rendition = await render(plain('invoice', swiss))
  const [code] = await read(rendition, 0.5)
  assert.match(code ?? '', /^QRCode: SPC\n0200\n1\nCH9300762011623852957\nS\nMuster AG\n/)
})

const swiss = `---
number: R-26/041
date: 31.03.2026
seller: { name: Muster AG, address: "Steinberggasse 31\\n8400 Winterthur" }
buyer: Verein Kulturbad, Schulstrasse 7, 8050 Zürich
iban: CH93 0076 2011 6238 5295 7
total: CHF 6654.25
---

# Rechnung
`

test('without data there is no code', async () => {
  const copies: Readonly<Record<string, string>> = {
    ticket: '# Rain\n\n24 October 2026, 19:30, Teatro Nuevo',
    'boarding-pass': '---\npassenger: Ada Lovelace\nflight: ZZ 417\nfrom: KEF\nto: OPO\nseat: 14A\n---\n',
    voucher: '# Gift voucher\n\n€150 for Thandiwe',
    coupon: '# 20% off\n\nevery tea',
    receipt: '# Books\n\n| Item | Amount |\n|---|---:|\n| Atlas | 28.50 |\n| **Total** | **28.50** |\n',
    invoice: '# Invoice\n\n| Item | Net |\n|---|---:|\n| Atlas | 28.50 |\n| **Total** | **28.50** |\n',
    'business-card': '---\nname: Ada Lovelace\nrole: Analyst\n---\n',
    certificate: '# Certificate\n\nPresented to **Ada Lovelace**',
  }
  for (const [format, content] of Object.entries(copies)) {
    const rendition = await render({ format, content, outputs: bare })
    assert.not(await hasCode(rendition), format)
    assert.equal(rulesOf(rendition), [], format)
  }
})

test('a code that is asked for without data is not made up, with a message', async () => {
  const job = { ...plain('poster', '# Rain'), instructions: 'calm, with a QR code' }
  assert.equal(rulesOf(await render(job)), ['code-without-data'])
})

test('what is too long for a code stands alone, with a message', async () => {
  const code = `${'A1B2-'.repeat(300)}C`
  const rendition = await render(plain('coupon', `---\noffer: 2 for 1\ncode: ${code}\n---\n`))
  assert.equal(await read(rendition), [])
  assert.equal(rulesOf(rendition), ['code-left-out'])
})

test('a code that has no room gives way, with a message', async () => {
  const facts = Array.from({ length: 30 }, (_, at) => `fact ${at}: something that takes its room`).join('\n')
  const rendition = await render(plain('ticket', `---\nticket number: TNM-1\n${facts}\n---\n# Rain\n`))
  assert.equal(rulesOf(rendition), (await read(rendition)).length > 0 ? [] : ['code-left-out'])
})

test.run()
