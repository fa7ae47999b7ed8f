import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import { readPdf } from '../core/testing/read-pdf.ts'
import { render } from './render.test.kit.ts'

const test = suite('missing pictures')

/** Copy that is laid out around its pictures, one case a surface. */
for (const slug of ['lookbook', 'portfolio', 'brochure', 'slide-deck', 'social-card', 'case-study']) {
  test(`${slug} keeps the places of its pictures`, async () => {
    const job = await readCase(slug)
    const alts = [
      ...Buffer.from(job.content)
        .toString()
        .matchAll(/!\[([^\]]{8,})\]/g),
    ].map(match => match[1] ?? '')
    const { artifacts, messages } = await render({ ...job, assets: {}, outputs: ['html', 'pdf'] })
    assert.ok(messages.some(({ rule }) => rule === 'image-missing'))
    assert.equal(
      messages.filter(({ severity }) => severity === 'error'),
      [],
    )
    const file = (path: RegExp) => artifacts.find(artifact => path.test(artifact.path))
    const html = Buffer.from(file(/index\.html$/)?.bytes ?? []).toString()
    const pictures = [...html.matchAll(/<img src="assets\/(plate-[^"]+)"/g)].map(match => match[1] ?? '')
    assert.ok(pictures.length >= alts.length && alts.length > 0, `${pictures.length} of ${alts.length}`)
    for (const name of pictures) assert.ok(file(new RegExp(`site/assets/${name.replace('.', '\\.')}$`)), name)
    const { text: printed } = await readPdf(file(/\.pdf$/)?.bytes ?? new Uint8Array())
    for (const alt of alts) {
      assert.not.match(printed, alt)
      assert.not.match(html.replaceAll(/<[^>]*>/g, ' '), alt)
    }
  })
}

test.run()
