import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine, type Engine } from '../core/engine.ts'
import { formats } from './index.ts'

const drawn = suite<{ engine: Engine }>('formulas')
drawn.before(context => {
  context.engine = createEngine({ formats, threads: 0 })
})
drawn.after(({ engine }) => engine.close())

const content = `# Ohm's law in the workshop

A resistor of $R_1 = 4.7$ costs $5, not $6. The current is

$$I = \\frac{U}{R_1 + R_2}$$

and the power follows.
`

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('latin1')

for (const format of ['report', 'presentation', 'article', 'social-card', 'cv', 'whitepaper'])
  drawn(`${format} draws them, with their TeX as their words`, async ({ engine }) => {
    if (!(format in formats)) return
    const outputs = ['html', 'pdf', 'png'] as const
    const { artifacts, messages } = await engine.render({ format, content, outputs })
    const of = (path: string) => artifacts.find(artifact => artifact.path.endsWith(path))?.bytes
    assert.not(messages.some(({ rule }) => rule === 'copy-missing' || rule === 'formula-unreadable'))
    const html = Buffer.from(of('index.html') ?? []).toString()
    assert.match(html, /<svg[^>]*aria-label="I = \\frac\{U\}\{R_1 \+ R_2\}"/)
    assert.not.match(html, '$$')
    assert.match(html, 'costs $5, not $6')
    assert.match(textOf(of('document.pdf')), '/S /Formula')
  })

drawn('TeX that cannot be set is code, and told of with its line', async ({ engine }) => {
  const { artifacts, messages } = await engine.render({
    format: 'report',
    content: '# A\n\nFirst $x^2$.\n\nThen $\\nonsense{y}$ too.',
    outputs: ['html'],
  })
  const [told] = messages.filter(({ rule }) => rule === 'formula-unreadable')
  assert.is(told?.line, 5)
  assert.match(told?.text ?? '', 'Undefined control sequence \\nonsense')
  const html = Buffer.from(artifacts.find(({ path }) => path.endsWith('index.html'))?.bytes ?? []).toString()
  assert.match(html, /<code[^>]*>\\nonsense\{y\}<\/code>/)
})

drawn.run()
