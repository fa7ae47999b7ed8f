import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCase } from '../adapters/cli/cases.ts'
import { createEngine } from '../core/engine.ts'
import type { Format } from '../core/format.ts'
import { formats } from './index.ts'

const engine = createEngine({ formats, threads: 0 })
const test = suite('structured data')

test.after(() => engine.close())

for (const [slug, url] of Object.entries(formats)) {
  const { default: format } = (await import(url)) as { default: Format }
  const { schema } = format.roles
  if (schema === undefined) continue
  test(`the web page of a ${slug} carries its copy as a ${schema}`, async () => {
    const { artifacts } = await engine.render({ ...(await readCase(slug)), outputs: ['html'] })
    const page = artifacts.find(({ path }) => path.endsWith('.html'))
    const html = Buffer.from(page?.bytes ?? []).toString('utf8')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
    const { mainEntity } = JSON.parse(data) as { mainEntity?: { readonly '@type': string } }
    assert.is(mainEntity?.['@type'], schema)
    assert.ok(Object.keys(mainEntity ?? {}).length > 2, `only ${JSON.stringify(mainEntity)}`)
  })
}

test.run()
