import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findFontFile, resolveFace } from './resolve-face.ts'
import { familyForScripts, familyNamed, textFamilies, textFamily, weightsOf } from './catalogue.ts'

test('a stand-in for a script can be named and covers it', () => {
  for (const { name, metrics } of textFamilies) {
    for (const [script, other] of Object.entries(metrics.instead)) {
      assert.ok(familyNamed(other)?.metrics?.scripts.includes(script), `${other} for ${script} in ${name}`)
    }
  }
})

test('an unknown family is taken for an ordinary sans and kept', () => {
  assert.is(textFamily('Nonesuch').kind, 'sans')
  assert.is(familyForScripts('Nonesuch', new Set(['Cyrl'])), 'Nonesuch')
})

test('the weights of a family are those of its files', () => {
  assert.equal(weightsOf(textFamily('IBM Plex Sans')), [100, 700])
  assert.equal(weightsOf(textFamily('Great Vibes')), [400, 400])
})

/** The letters of French, German, Spanish, Portuguese, Italian, the Nordic languages, Polish and Czech, and their signs. */
const western =
  'ÀÂÄÃÅÆÇÉÈÊËÍÎÏÑÓÔÖÕØŒÚÙÛÜÝÞÐàâäãåæçéèêëíîïñóôöõøœúùûüýÿßþðĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůž0123456789&€£§°«»„“”‘’–—…·•¿¡'

test('every family that a design can name has the letters of Western Europe, and the scripts that it claims', () => {
  const samples: Readonly<Record<string, string>> = { Cyrl: 'ЖжЯяЁё', Grek: 'ΩωΣςά', Viet: 'ƠơƯưấệộỹĐđ' }
  for (const { name, metrics, rest = [] } of textFamilies) {
    const faces = [name, ...rest].map(part => resolveFace(part, 400, false))
    const claimed = metrics.scripts.map(script => samples[script] ?? '').join('')
    const lacking = [...western, ...claimed].filter(
      letter => !faces.some(face => face.covers(letter.codePointAt(0) ?? 0)),
    )
    assert.is(lacking.join(''), '', name)
  }
})

test('copy in Cyrillic, Greek or Vietnamese is set in a family that has its letters', () => {
  for (const { name } of textFamilies) {
    for (const script of ['Cyrl', 'Grek', 'Viet']) {
      const family = familyForScripts(name, new Set(['Latn', script]))
      assert.ok(textFamily(family).metrics.scripts.includes(script), `${script} for ${name}: ${family}`)
    }
  }
})

test('every cut of a family is a file', () => {
  for (const family of textFamilies) {
    for (const { file } of family.cuts)
      assert.ok(findFontFile(family.package, family.slices ?? file), `${family.name} ${file}`)
  }
})

test.run()
