import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { isMet } from './gather-ignored.ts'
import { readBrief } from './read-brief.ts'

const met = (brief: string) =>
  readBrief(brief, baseDesign, { fresh: true })
    .report.ignored.filter(isMet)
    .map(({ phrase }) => phrase)

test('what somebody does without, is not or does not do is no ban of a drawing', () => {
  for (const brief of [
    'Die Schrift so groß, dass man sie ohne Lupe liest',
    'Texte lisible, mon père lit sans ses verres',
    'Letra clara y sobria, no somos un banco',
    'Titoli verdi, prezzi senza decimali',
    'Papel blanco, casi que no quepa',
    'Rosso e nero, una via di mezzo tra i due',
  ])
    assert.equal(met(brief), [], brief)
})

test('a thing that is banned is not drawn', () => {
  for (const brief of [
    'Schwarz auf Weiß, ohne Zwerge und bitte schlicht',
    'Sobrio, papel crema, sin delfines',
    'Titoli in blu su carta bianca, niente maschere',
    'navy and white, no storks',
  ])
    assert.is(met(brief).length, 1, brief)
})

test.run()
