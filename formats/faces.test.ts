import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { render } from './render.test.kit.ts'

/** What a brief says of the type, and the face of the titles that it gets, by its name in a PDF. */
const kinds: Readonly<Record<string, string>> = {
  'old-style type': 'EBGaramond',
  'engraved capitals': 'Cinzel',
  'narrow poster type': 'LeagueGothic',
  'wide headlines': 'KronaOne',
  'geometric sans': 'Outfit',
  'slab headlines': 'Rokkitt',
  'typewriter type': 'CourierPrime',
  'rounded bold sans': 'Nunito',
  'hand-drawn lettering': 'Caveat',
}

const test = suite('faces')

for (const format of ['poster', 'report']) {
  test(`${format}: a kind of type that the brief asks for is what the files hold`, async () => {
    const content = '# Harbour Night\n\nPier 7, Göteborg, 14 June 2026'
    for (const [instructions, family] of Object.entries(kinds)) {
      const { artifacts } = await render({ content, format, instructions, outputs: ['html', 'pdf'] })
      const [html, pdf] = ['.html', '.pdf'].map(end => {
        const file = artifacts.find(({ path }) => path.endsWith(end))
        return Buffer.from(file?.bytes ?? []).toString('latin1')
      })
      assert.match(pdf ?? '', `+${family}-`, `${instructions} in the PDF`)
      assert.ok(html?.replaceAll(' ', '').includes(family), `${instructions} in the page`)
    }
  })

  test(`${format}: a title in letters that its face lacks is set in one that has them all`, async () => {
    const content = '---\nlang: ru\n---\n# Ночной рынок\n\nПричал 7, 14 июня 2026'
    const instructions = 'narrow poster type'
    const { artifacts } = await render({ content, format, instructions, outputs: ['pdf'] })
    const pdf = Buffer.from(artifacts[0]?.bytes ?? []).toString('latin1')
    assert.match(pdf, '+RobotoCondensed-')
    assert.not.match(pdf, 'LeagueGothic')
  })
}

test.run()
