import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'parse5'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toPlain } from '../core/compose/typography/to-plain.ts'
import { createEngine } from '../core/engine.ts'
import type { Rendition } from '../core/job.ts'
import { checkedPdf, openPdf } from '../core/paint/pdf/read-pdf.test.kit.ts'
import { copyWords } from '../core/source/text.ts'
import { readDocument } from '../core/source/read-document.ts'
import { formats } from './index.ts'

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const engine = createEngine({ formats, threads: 0 })

function readAssets(slug: string): Record<string, Uint8Array> {
  const folder = join(fixtures, slug, 'assets')
  const names = readdirSync(join(fixtures, slug)).includes('assets') ? readdirSync(folder) : []
  return Object.fromEntries(names.map(name => [name, readFileSync(join(folder, name))]))
}

function renderCase(slug: string): Promise<Rendition> {
  return engine.render({
    format: slug,
    content: readFileSync(join(fixtures, slug, 'content.md')),
    instructions: readFileSync(join(fixtures, slug, 'brief.txt'), 'utf8'),
    assets: readAssets(slug),
    outputs: ['html', 'pdf'],
  })
}

/** Letters and digits only: typography changes quotes and dashes, layouts change case. */
function wordsOf(text: string): string[] {
  return (
    toPlain(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function missingWords(wanted: readonly string[], shown: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of shown) left.set(word, (left.get(word) ?? 0) + 1)
  return wanted.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

interface HtmlNode {
  readonly nodeName: string
  readonly value?: string
  readonly childNodes?: readonly HtmlNode[]
}

const inline = new Set([
  'a',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

function htmlText(node: HtmlNode): string {
  if (node.nodeName === '#text') return node.value ?? ''
  if (['script', 'style', 'head'].includes(node.nodeName)) return ''
  const text = (node.childNodes ?? []).map(htmlText).join('')
  return inline.has(node.nodeName) ? text : ` ${text} `
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await openPdf(bytes)
  let text = ''
  let baseline = Number.NaN
  for (let page = 1; page <= document.numPages; page += 1) {
    const content = await (await document.getPage(page)).getTextContent({ disableNormalization: true })
    for (const item of content.items) {
      if (!('str' in item) || item.str === '') continue
      const next = Number(item.transform[5])
      text += Math.abs(next - baseline) > 1 ? `\n${item.str}` : item.str
      baseline = next
    }
  }
  await document.destroy()
  return text
}

function bytesOf(rendition: Rendition, path: string): Uint8Array {
  const artifact = rendition.artifacts.find(candidate => candidate.path === path)
  if (!artifact) throw new Error(`${path} is missing`)
  return artifact.bytes
}

for (const slug of Object.keys(formats)) {
  test(`${slug}: the fixture renders whole`, async () => {
    const rendition = await renderCase(slug)
    assert.equal(
      rendition.messages.filter(({ severity }) => severity === 'error'),
      [],
    )

    const quiet = { add() {} }
    const source = readDocument(readFileSync(join(fixtures, slug, 'content.md')), new Map(), quiet)
    const wanted = wordsOf(copyWords(source, { notes: false, alts: false }).join(' '))

    const html = new TextDecoder().decode(bytesOf(rendition, 'site/index.html'))
    assert.equal(
      missingWords(wanted, wordsOf(htmlText(parse(html) as unknown as HtmlNode))),
      [],
      'words in the HTML',
    )
    assert.not.match(html, / style=/)
    assert.not.match(html, / on[a-z]+=/)
    assert.not.match(html, /(src|srcset|<link[^>]* href)="https?:/)
    assert.is(html.match(/<h1[\s>]/g)?.length, 1, 'one h1')

    const pdf = bytesOf(rendition, 'document.pdf')
    assert.equal(missingWords(wanted, wordsOf(await pdfText(pdf))), [], 'words in the PDF')
    const plain = await checkedPdf(pdf)
    for (const mark of ['/StructTreeRoot', '/Lang', '/Outlines', '/DisplayDocTitle true']) {
      assert.ok(plain.includes(mark), `${mark} in the PDF`)
    }
  })
}

test.run()
