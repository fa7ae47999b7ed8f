/** What machines read from the documents that carry codes: every code is read again from the picture of its page. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import { decode } from '../core/codes/decode.test.kit.ts'
import { createEngine } from '../core/engine.ts'
import type { Job, Rendition } from '../core/job.ts'
import { formats } from './index.ts'

const engine = createEngine({ formats, threads: 0 })
const test = suite('codes')

test.after(() => engine.close())

/** What is read from the pages of a rendition at a part of their size. */
async function read({ artifacts }: Rendition, scale = 1): Promise<readonly string[]> {
  const pages = artifacts.filter(({ path }) => path.endsWith('.png'))
  const found = await Promise.all(pages.map(({ bytes }) => decode(bytes, scale)))
  return found.flat().map(({ format, text }) => `${format}: ${text}`)
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
  test(`the ${slug} is read at its size and at half of it, and leaves its code out when asked to`, async () => {
    const job = { ...(await readCase(slug)), outputs: ['png', 'html'] } as const
    const rendition = await engine.render(job)
    assert.equal(await read(rendition), [code])
    assert.equal(await read(rendition, 0.5), [code])
    assert.equal(rulesOf(rendition), [])
    const page = rendition.artifacts.find(({ path }) => path.endsWith('.html'))
    assert.match(
      Buffer.from(page?.bytes ?? []).toString(),
      /<svg [^>]*role="img" aria-label="(QR|PDF417|Code 128): /,
    )
    const bare = await engine.render({
      ...job,
      outputs: ['png'],
      instructions: `${job.instructions} No QR code or barcode.`,
    })
    assert.equal(await read(bare), [])
    assert.equal(rulesOf(bare), [])
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
    const rendition = await engine.render({ ...(await readCase(format)), size, outputs: ['png'] })
    const [found, ...others] = await read(rendition, 0.5)
    assert.match(found ?? '', code)
    assert.equal(others, [])
  })
}

test('a code is read on whatever ground its brief asks for', async () => {
  for (const ground of [
    'dark mode',
    'background #7a3fc0',
    'background #ffd400',
    'background #d8d8d8, low contrast',
  ]) {
    for (const format of ['coupon', 'certificate', 'receipt']) {
      const job = { ...(await readCase(format)), instructions: ground, outputs: ['png'] } as const
      assert.equal(await read(await engine.render(job), 0.5), [fixtures[format]], `${format}, ${ground}`)
    }
  }
})

const plain = (format: string, content: string): Job => ({ format, content, outputs: ['png'] })

test('an EAN is drawn as one', async () => {
  const rendition = await engine.render(plain('coupon', '---\noffer: 2 for 1\ncode: "4006381333931"\n---\n'))
  assert.equal(await read(rendition, 0.5), ['EAN13: 4006381333931'])
})

test('a Swiss bill has the cross on its code, which is read all the same', async () => {
  const rendition = await engine.render(plain('invoice', swiss))
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
    const rendition = await engine.render(plain(format, content))
    assert.equal(await read(rendition), [], format)
    assert.equal(rulesOf(rendition), [], format)
  }
})

test('a code that is asked for without data is not made up, with a message', async () => {
  const job = { ...plain('poster', '# Rain'), instructions: 'calm, with a QR code' }
  assert.equal(rulesOf(await engine.render(job)), ['code-without-data'])
})

test('what is too long for a code stands alone, with a message', async () => {
  const code = `${'A1B2-'.repeat(300)}C`
  const rendition = await engine.render(plain('coupon', `---\noffer: 2 for 1\ncode: ${code}\n---\n`))
  assert.equal(await read(rendition), [])
  assert.equal(rulesOf(rendition), ['code-left-out'])
})

test('a code that has no room gives way, with a message', async () => {
  const facts = Array.from({ length: 30 }, (_, at) => `fact ${at}: something that takes its room`).join('\n')
  const rendition = await engine.render(plain('ticket', `---\nticket number: TNM-1\n${facts}\n---\n# Rain\n`))
  assert.equal(rulesOf(rendition), (await read(rendition)).length > 0 ? [] : ['code-left-out'])
})

test.run()
