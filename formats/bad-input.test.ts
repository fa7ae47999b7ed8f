import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine } from '../core/engine.ts'
import { RenderError } from '../core/error.ts'
import type { Job, Output, Rendition } from '../core/job.ts'
import { checkedPdf } from '../core/paint/pdf/read-pdf.test.kit.ts'
import { readHtml } from '../core/testing/read-html.ts'
import { isSoak, partOf } from '../core/testing/soak.test.kit.ts'
import { patience } from '../core/testing/until.test.kit.ts'
import { formats } from './index.ts'
import { render } from './render.test.kit.ts'

const slugs = ['report', 'landing-page', 'slide-deck'] as const
const canvases = ['slide-deck', 'og-image'] as const
/** Where the point is no picture, a soak alone makes rasters. */
const usual: readonly Output[] = isSoak ? ['html', 'pdf', 'png'] : ['html', 'pdf']
const pictured: readonly Output[] = ['html', 'pdf', 'png']

/**
 * ms that the engine allows a hostile job here; far below its default so that the tests end soon. Where a machine is so busy
 * that the next job takes as long only to begin, the longer ones are tried.
 */
const timeLimits = [2500, 20_000, patience]

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function chunk(type: string, data: Uint8Array): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  return Buffer.concat([size, bytes(type), data, crc32(Buffer.concat([bytes(type), data]))])
}

/** The check sum of a PNG chunk, from the polynomial of ISO 3309. */
function crc32(data: Uint8Array): Buffer {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  const written = Buffer.alloc(4)
  written.writeUInt32BE((sum ^ 0xffffffff) >>> 0)
  return written
}

/** A well-formed PNG that declares a size and holds next to nothing. */
function declaredPng(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(64))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3333' } })

function rules(rendition: Rendition): string[] {
  return rendition.messages.map(({ rule }) => rule)
}

function htmlOf(rendition: Rendition): string {
  return Buffer.from(
    rendition.artifacts.find(({ path }) => path === 'site/index.html')?.bytes ?? [],
  ).toString()
}

/** Everything of a rendition that is text: the page, its drawings. */
function textsOf(rendition: Rendition): string {
  const isText = (type: string): boolean => /html|svg|css|json/.test(type)
  return rendition.artifacts
    .map(({ path, type, bytes: content }) => (isText(type) ? `${path}\n${Buffer.from(content)}` : path))
    .join('\n')
}

async function assertDrawn(rendition: Rendition): Promise<void> {
  assert.ok(rendition.pages >= 1)
  assert.match(htmlOf(rendition), /<body[\s>]/)
  const pdf = rendition.artifacts.find(({ path }) => path === 'document.pdf')
  if (pdf) assert.ok((await checkedPdf(pdf.bytes)).length > 0)
  const png = rendition.artifacts.find(({ path }) => path === 'pages/1.png')
  if (png) assert.ok(((await sharp(png.bytes).metadata()).width ?? 0) > 100)
}

async function failure(work: Promise<unknown>): Promise<RenderError | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof RenderError) return error
    throw error
  }
}

const badInput = suite('bad input')
/** A case that every one of these formats must stand. */
function forEach(
  those: readonly string[],
  name: string,
  job: Omit<Job, 'format'>,
  check: (rendition: Rendition) => void | Promise<void>,
): void {
  for (const format of those) {
    badInput(`${format}: ${name}`, async () => {
      const rendition = await render({ outputs: usual, ...job, format })
      await assertDrawn(rendition)
      await check(rendition)
    })
  }
}

forEach(
  ['lookbook', 'report'],
  'letters raised again and again',
  { content: `${'<sup>'.repeat(30)}a${'</sup>'.repeat(30)}\n\n`.repeat(8) },
  rendition => assert.not(rules(rendition).includes('text-outside-page')),
)

forEach(slugs, 'no content', { content: '' }, rendition => {
  assert.ok(rules(rendition).includes('copy-empty'))
})

forEach(slugs, 'only front matter', { content: '---\ntitle: Only this\n---\n' }, rendition => {
  // Front matter is copy.
  assert.not.ok(rules(rendition).includes('copy-empty'))
  assert.match(htmlOf(rendition), /<title>Only this</)
})

const onlyImage = {
  content: '![a red field](a.png)',
  assets: { 'a.png': await plain.clone().png().toBuffer() },
  outputs: pictured,
}
forEach([...slugs, 'og-image'], 'only a picture', onlyImage, rendition => {
  assert.ok(rules(rendition).includes('copy-empty'))
  assert.match(htmlOf(rendition), /alt="a red field"/)
  assert.ok(rendition.artifacts.some(({ path }) => path === 'site/assets/a.png'))
})

forEach(slugs, 'no heading', { content: 'Just a few words.\n\nAnd some more.' }, rendition => {
  assert.ok(rules(rendition).includes('heading-missing'))
  assert.match(htmlOf(rendition), /Just a few words/)
})

const unknownDirective = {
  content: '# A\n\n:::calout\nKept words.\n:::\n\n::chartt{a=1}\n',
  outputs: ['html'],
} as const
forEach(slugs, 'a directive nobody knows', unknownDirective, rendition => {
  assert.match(htmlOf(rendition), /Kept words/)
  const found = rendition.messages.filter(({ rule }) => rule === 'directive-unknown')
  assert.equal(
    found.map(({ hint, line }) => [hint, line]),
    [
      ['did you mean callout?', 3],
      ['did you mean chart?', 7],
    ],
  )
})

const everyFormat = Object.keys(formats)
const typo = {
  content:
    '---\nautor: Jane Doe\nlayout: post\ndate: 2026-01-02\ntags: [a, b]\nslug: x\nsidebar: false\n---\n# A\n\nWords.',
  outputs: ['html'],
} as const
// One format in two has this, the others have the next.
forEach(partOf(everyFormat, 0, 2), 'a field with a mistyped name', typo, rendition => {
  assert.not.match(htmlOf(rendition), />\s*post\s*</)
  const found = rendition.messages.filter(({ rule }) => rule === 'field-unknown')
  // A format that reads its copy draws every field, whatever it is called.
  if (found.length === 0) return assert.match(htmlOf(rendition), 'Jane Doe')
  assert.equal(
    found.map(({ hint }) => hint),
    ['did you mean author?'],
  )
  assert.match(found[0]?.text ?? '', /^the front matter's "?autor/)
  // Shown as a fact nothing is lost; otherwise the author has to hear of it.
  const isShown = htmlOf(rendition).includes('Jane Doe')
  assert.is(found[0]?.severity, isShown ? 'info' : 'warning')
})

forEach(
  partOf(everyFormat, 1, 2),
  'a picture and no words',
  { ...onlyImage, outputs: ['html'] },
  rendition => {
    assert.ok(rules(rendition).includes('copy-empty'))
    const missing = rendition.messages.find(({ rule }) => rule === 'part-missing' || rule === 'role-missing')
    // Some formats are built from nothing but words; pictures are what a lookbook and a portfolio are built from.
    const content = [
      'landing-page',
      'lookbook',
      'portfolio',
      'social-card',
      'og-image',
      'banner',
      'cover-letter',
    ]
    if (content.includes(rendition.format) && !missing) return
    assert.match(missing?.text ?? '', new RegExp(`^${rendition.format} (is built from|has a place for) `))
    assert.match(missing?.hint ?? '', /^write (them|it) as /)
  },
)

const picture = '# A\n\n![a lost boat](boat.png)\n\nWords after it.'
forEach([...slugs, 'og-image'], 'a missing picture', { content: picture, outputs: pictured }, rendition => {
  assert.ok(rules(rendition).includes('image-missing'))
  assert.match(htmlOf(rendition), /a lost boat/)
})

const unreadable: Readonly<Record<string, Uint8Array>> = {
  'text that says it is a PNG': bytes('I am text'),
  'a picture of 2,500 megapixels': declaredPng(50_000, 50_000),
  'half a picture': declaredPng(40, 30).slice(0, 40),
}
for (const [name, content] of Object.entries(unreadable)) {
  forEach([...slugs, 'og-image'], name, { content: picture, assets: { 'boat.png': content } }, rendition => {
    const message = rendition.messages.find(({ rule }) => rule === 'image-unreadable')
    assert.match(message?.text ?? '', 'boat.png')
    assert.match(htmlOf(rendition), /a lost boat/)
    assert.not.match(htmlOf(rendition), /assets\/boat/)
  })
}

const webp = {
  content: picture.replace('png', 'webp'),
  assets: { 'boat.webp': await plain.clone().webp().toBuffer() },
  outputs: pictured,
}
forEach(canvases, 'a WebP in a canvas', webp, async rendition => {
  assert.equal(
    rendition.messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.ok(rendition.artifacts.some(({ path }) => path === 'site/assets/boat.webp'))
  const png = rendition.artifacts.find(({ path }) => path === 'pages/1.png')
  const { data, info } = await sharp(png?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let red = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if (Math.abs((data[at] ?? 0) - 0xcc) < 6 && Math.abs((data[at + 1] ?? 0) - 0x33) < 6) red += 1
  }
  assert.ok(red > 500, `${red} red pixels`)
})

forEach(
  [...slugs, 'og-image'],
  'characters that no font has',
  { content: '# Signs \u{12000}\n\nAnd అ too.' },
  rendition => {
    const found = rendition.messages.filter(({ rule }) => rule === 'glyph-missing')
    assert.equal(found.length, 2)
    assert.match(found[0]?.text ?? '', 'U+12000')
    assert.match(found[1]?.text ?? '', 'అ U+0C05')
    assert.match(found[1]?.hint ?? '', '@expo-google-fonts/noto-sans-telugu')
  },
)

const cut = '<rect x="900" y="-900" width="9" height="9"'
const outside = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">
  <defs><mask id="m"><rect x="500" y="500" width="9" height="9" fill="#fff"/></mask></defs>
  <rect width="50" height="50" fill="#c33"/>${cut} opacity="0.5"/>${cut} mask="url(#m)"/><g opacity="0.3">${cut}/></g></svg>`
const aborting = {
  content: '# A\n\n![a shape](s.svg)',
  assets: { 's.svg': bytes(outside) },
  outputs: pictured,
}
forEach([...slugs, 'og-image'], 'drawings outside their own canvas', aborting, rendition => {
  assert.ok(rendition.artifacts.some(({ path }) => path === 'pages/1.png'))
})

const evilSvg = bytes(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10" onload="evil1()"><script>evil2()</script>' +
    '<a href="javascript:evil3()"><rect width="5" height="5" fill="red"/></a><image href="https://evil4.example/x.png"/>' +
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="evil5()"/></foreignObject>' +
    '<style>@import url(https://evil6.example/a.css);</style></svg>',
)
const evil = {
  content: `# T

Harmless words.

<script>alert("evil7")</script>

<img src="x.png" onerror="evil8()">

[click](javascript:evil9) <a href="JaVa&#x0A;ScRiPt:evil10()">go</a> [data](data:text/html,evil11)

<p style="background:url(https://evil12.example/)">styled</p>

<style>body{--evil13:1}</style>

<iframe src="https://evil14.example"></iframe>

![](../../etc/evil15.png) ![drawing](s.svg) ![other](../../../passwd.svg)
`,
  instructions: 'calm"><script>evil16()</script>, accent red;}body{background:url(https://evil17.example)}',
  assets: { 's.svg': evilSvg, '../../../passwd.svg': evilSvg, '..\\..\\other.svg': evilSvg },
  outputs: ['html', 'svg'],
} as const
forEach(slugs, 'scripts, styles, links and paths that break out', evil, rendition => {
  const found = textsOf(rendition)
  // The missing picture is named by its alternative text or by its base name, never by its path.
  assert.equal(found.match(/\bevil(?!15)\d+/g), null)
  assert.not.match(found, /\.\.[/\\]|javascript:|onload|onerror|foreignObject/i)
  assert.match(found, /Harmless words/)
  for (const { path } of rendition.artifacts) assert.match(path, /^(site\/|pages\/)[\w./-]+$/)
  for (const rule of ['html-removed', 'link-unsafe', 'svg-cleaned', 'asset-renamed', 'image-missing']) {
    assert.ok(rules(rendition).includes(rule), rule)
  }
})

const evilFields = {
  content: `---
title: 'A </title><script>evil1()</script>'
author: '"><img src=x onerror=evil2()>'
description: '"><script>evil3()</script>'
lang: 'en" onload="evil4()'
url: javascript:evil5()
brand: { name: '<b onclick=evil6()>B</b>', logo: '../../etc/evil7.png', url: 'javascript:evil8()' }
cta: { text: Go, link: 'javascript:evil9()' }
nav: [{ text: Away, link: 'JaVaScRiPt:evil10()' }]
hero: { name: N, actions: [{ text: Act, link: 'data:text/html,evil11' }] }
features: [{ title: F, details: D, link: 'vbscript:evil12()' }]
unsubscribe: javascript:evil13()
view_online: javascript:evil14()
verifyUrl: javascript:evil15()
web: javascript:evil16()
qr: javascript:evil17()
---

# Heading {#x" onload="evil18()}

::button[Press]{href="javascript:evil19()" onclick="evil20()"}

![alt" onerror="evil21()](x.png "t" onload="evil22()")

- **Name** one [go](vbscript:evil23())

\`\`\`js" onload="evil24()
let x
\`\`\`
`,
  outputs: ['html'],
} as const

/** Nothing of the copy is run in a web page, or leads to what is run. */
async function assertHarmless(rendition: Rendition): Promise<void> {
  const page = await readHtml(
    rendition.artifacts.find(({ path }) => path === 'site/index.html')?.bytes ?? new Uint8Array(),
  )
  const isMail = rendition.artifacts.some(({ path }) => path === 'message.eml')
  for (const { nodeName, attrs = [], childNodes = [] } of page.elements) {
    for (const { name, value } of attrs) {
      assert.not.match(name, isMail ? /^(on|srcdoc)/i : /^(on|style$|srcdoc)/i, `${name} of <${nodeName}>`)
      if (name === 'style') assert.not.match(value, /url\(|expression|evil/i, `${name} of <${nodeName}>`)
      if (/^(href|src|action|xlink:href)$/.test(name))
        assert.not.match(value, /^\s*(javascript|vbscript|data:text)/i)
    }
    // Scripts of ours say nothing of the copy; structured data does, and is never run.
    if (nodeName === 'script' && !attrs.some(({ value }) => value === 'application/ld+json'))
      assert.not.match(childNodes[0]?.value ?? '', /evil/)
  }
}

const printed = partOf(everyFormat, 1, 4)
const alone = everyFormat.filter(slug => !printed.includes(slug))
forEach(alone, 'fields and attributes that break out', evilFields, assertHarmless)

const evilPrint = { ...evilFields, outputs: ['html', 'pdf'] } as const
forEach(printed, 'fields, attributes and links of a PDF that break out', evilPrint, async rendition => {
  await assertHarmless(rendition)
  const document = rendition.artifacts.find(({ path }) => path === 'document.pdf')
  const plainPdf = await checkedPdf(document?.bytes ?? new Uint8Array())
  assert.not.match(
    plainPdf,
    /\/S \/(JavaScript|Launch|SubmitForm|GoToR)|\/URI \((javascript|vbscript|data):/i,
  )
})

badInput('what is not UTF-8 names the byte', async () => {
  for (const format of slugs) {
    const error = await failure(render({ format, content: Uint8Array.from([0x23, 0x20, 0xc3, 0xa9, 0xff]) }))
    assert.is(error?.code, 'content-not-text')
    assert.match(error?.message ?? '', 'offset 4')
  }
})

const row = (cell: string): string => `|${cell.repeat(500)}\n`
const monsters: Readonly<Record<string, string>> = {
  '10,000 list levels': `# A\n\n${'- '.repeat(10_000)}x`,
  'a list indented to 95 MB': `# A\n\n${Array.from({ length: 10_000 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')}`,
  'a word of 100,000 letters': `# A\n\n${'w'.repeat(100_000)}`,
  'a table of 500 columns': `# A\n\n${row(' a |')}${row('---|')}${row(' b |')}`,
}
badInput(`${Object.keys(monsters).join(', ')}: each ends, and the engine goes on`, async () => {
  for (const timeLimit of timeLimits) if (await goesOn(timeLimit)) return
  assert.unreachable('the next job is never done')
})

/** Whether an engine with such a limit does another job after each hostile one. */
async function goesOn(timeLimit: number): Promise<boolean> {
  const limited = createEngine({ formats, threads: 1, timeLimit })
  try {
    for (const [row, content] of Object.values(monsters).entries()) {
      for (const format of partOf(slugs, row, slugs.length)) {
        const error = await failure(limited.render({ format, content, outputs: ['html', 'pdf'] }))
        assert.ok(
          [undefined, 'time-limit', 'memory-limit', 'content-too-large'].includes(error?.code),
          error?.code,
        )
      }
      const still = { format: 'report', content: '# Still here', outputs: ['html'] } as const
      const error = await failure(limited.render(still))
      assert.ok(error === undefined || error.code === 'time-limit', error?.code)
      if (error) return false
    }
    return true
  } finally {
    await limited.close()
  }
}

badInput.run()
