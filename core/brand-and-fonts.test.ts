import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formats } from '../formats/index.ts'
import type { BrandKit } from './brief/brand-kit.ts'
import { createEngine, type Engine, type RenderRequest } from './engine.ts'
import { RenderError } from './error.ts'
import { ownFamily, ownFont } from './fonts/own-font.test.kit.ts'

const own = suite<{ engine: Engine }>('a brand and fonts of its own')
own.before(context => {
  context.engine = createEngine({ formats, threads: 0 })
})
own.after(({ engine }) => engine.close())

const content = '# Tides\n\nThe harbour is late.'
const job: RenderRequest = { format: 'report', content, outputs: ['html'] }

own('a brief names a family of the job’s own fonts, and it is set in it', async ({ engine }) => {
  const { design, artifacts, messages, brief } = await engine.render({
    ...job,
    fonts: { 'own.ttf': ownFont() },
    instructions: `calm, headings in ${ownFamily}`,
    outputs: ['html', 'pdf'],
  })
  assert.not(messages.some(({ rule }) => rule.startsWith('font-')))
  assert.is(design.type.display, ownFamily)
  assert.not(design.type.text === ownFamily)
  assert.ok(brief.understood.some(({ effect }) => effect.includes(ownFamily)))
  assert.match(textOf(artifacts, 'site/index.html'), `"${ownFamily} `)
  assert.match(textOf(artifacts, 'document.pdf'), /\/FontName \/[A-Z]+\+RobotoCondensed/)
})

own('fonts that neither brief nor theme names are told by their families', async ({ engine }) => {
  const { messages } = await engine.render({ ...job, fonts: { 'own.ttf': ownFont() } })
  const [told] = messages.filter(({ rule }) => rule === 'font-not-asked-for')
  assert.is(told?.text, `nothing is set in the fonts that came along, "${ownFamily}"`)
  assert.match(told?.hint ?? '', `name one in the brief, such as "${ownFamily}" for the headings`)
})

own('an engine has fonts for all its jobs, in threads too; bytes are the same', async () => {
  const fonts = { 'own.ttf': ownFont() }
  const instructions = `everything in ${ownFamily}`
  const one = createEngine({ formats, threads: 1, fonts })
  const other = createEngine({ formats, threads: 0 })
  const hashes = [
    await one.render({ ...job, instructions }),
    await other.render({ ...job, instructions, fonts }),
  ]
  await Promise.all([one.close(), other.close()])
  assert.is(hashes[0]?.hash, hashes[1]?.hash)
  assert.is(hashes[0]?.design.type.text, ownFamily)
})

for (const [fsType, why] of [
  [0x0002, 'restricted'],
  [0x0100, 'no subsetting'],
  [0x0200, 'bitmaps only'],
] as const) {
  own(`a font whose licence flags say ${why} is not embedded, and says so`, async ({ engine }) => {
    const fonts = { 'own.ttf': ownFont({ fsType }) }
    const { messages, artifacts } = await engine.render({
      ...job,
      fonts,
      theme: { fonts: { text: ownFamily } },
    })
    const [message] = messages.filter(({ rule }) => rule === 'font-not-embeddable')
    assert.match(message?.text ?? '', why)
    assert.is(message?.severity, 'error')
    assert.not.match(textOf(artifacts, 'site/index.html'), `"${ownFamily} `)
  })
}

own('a font that documents may print or be edited with is embedded', async ({ engine }) => {
  for (const fsType of [0x0004, 0x0008]) {
    const { messages } = await engine.render({
      ...job,
      fonts: { 'own.ttf': ownFont({ fsType }) },
      theme: { fonts: { text: ownFamily } },
    })
    assert.equal(
      messages.filter(({ rule }) => rule.startsWith('font-')),
      [],
    )
  }
})

own('what is no font is told, and the document is made without it', async ({ engine }) => {
  const broken = ownFont().slice(0, 2000)
  const fonts = {
    'notes.ttf': Buffer.from('no font at all'),
    'cut.ttf': broken,
    'empty.otf': new Uint8Array(),
  }
  const { messages, pages } = await engine.render({ ...job, fonts })
  assert.equal(
    messages.filter(({ rule }) => rule === 'font-unreadable').map(({ text }) => text.split('"')[1]),
    ['notes.ttf', 'cut.ttf', 'empty.otf'],
  )
  assert.is(pages, 1)
})

own('a brand kit stands between the format and the brief', async ({ engine }) => {
  const theme: BrandKit = {
    colors: { accent: '#0b5', others: ['navy'], paper: '#fffaf0', ink: '#111111' },
    fonts: { headings: 'Fraunces' },
    corners: 'round',
    rules: 'heavy',
  }
  const { design } = await engine.render({ ...job, theme })
  assert.is(design.color.seeds[0], '#00bb55')
  assert.match(design.color.seeds[1] ?? '', /^#[0-9a-f]{6}$/)
  assert.equal([design.color.paper, design.color.ink], ['#fffaf0', '#111111'])
  assert.equal([design.type.display, design.shape.radius, design.shape.rules], ['Fraunces', 16, 'heavy'])
  const bent = await engine.render({ ...job, theme, instructions: 'accent #b4532a' })
  assert.is(bent.design.color.seeds[0], '#b4532a')
  assert.is(bent.design.type.display, 'Fraunces')
})

own('a brand’s logo stands where the format has one, unless the copy has its own', async ({ engine }) => {
  const logo = readFileSync(new URL('../../fixtures/email-newsletter/assets/logo.png', import.meta.url))
  const invoice = {
    ...job,
    format: 'invoice',
    content: '# Invoice 7\n\nTotal: 10 €',
    assets: { 'logo.png': logo },
  }
  const pictures = async (more: object): Promise<number> =>
    (await engine.render({ ...invoice, ...more })).artifacts.filter(({ path }) => path.includes('logo'))
      .length
  assert.is(await pictures({}), 0)
  assert.is(await pictures({ theme: { logo: 'logo.png' } }), 1)
  assert.is(await pictures({ theme: { logo: 'brand/logo.png' } }), 1)
})

for (const [theme, says] of [
  [{ colours: {} }, 'the theme has no "colours"; did you mean "colors"?'],
  [
    { colors: { accent: 'blurple' } },
    'colors.accent of the theme is "blurple"; give a colour such as #1f5c3a',
  ],
  [{ colors: { accent: 3 } }, 'colors.accent of the theme is 3'],
  [{ colors: { others: 'navy' } }, 'give a list of colours'],
  [{ corners: 'sharp' }, 'give square, soft, round or a number of px'],
  [{ rules: 'thick' }, 'give one of none, hairline, rule, heavy'],
  [{ fonts: { title: 'Inter' } }, 'fonts has no "title"; there are headings, text, code'],
] as const) {
  own(`a brand kit that is none says what may stand there: ${JSON.stringify(theme)}`, async ({ engine }) => {
    try {
      await engine.render({ ...job, theme: theme as object })
      assert.unreachable()
    } catch (error) {
      assert.instance(error, RenderError)
      assert.match((error as RenderError).message, says)
    }
  })
}

function textOf(artifacts: readonly { path: string; bytes: Uint8Array }[], wanted: string): string {
  return Buffer.from(artifacts.find(({ path }) => path === wanted)?.bytes ?? []).toString('latin1')
}

own.run()
