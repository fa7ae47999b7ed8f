import { suite, type Test } from 'uvu'
import * as assert from 'uvu/assert'

const languages = 'de fr es it pt nl pl sv da nb fi cs tr el uk ru ja zh zh-Hant ko ar he'.split(' ')

/** A suite, to be run, that each language has words of its own for these names, most of them other than the English ones. */
export function testOwnWords<Name extends string>(
  what: string,
  names: readonly Name[],
  wordOf: (name: Name, lang: string) => string,
): Test {
  const words = suite(what)
  words(`every language has its own words ${what}`, () => {
    const english = names.map(name => wordOf(name, 'en'))
    for (const lang of languages) {
      const own = names.map(name => wordOf(name, lang))
      assert.ok(
        own.every(word => word !== '' && !names.includes(word as never)),
        `${lang}: ${own}`,
      )
      assert.ok(own.filter((word, at) => word === english[at]).length * 2 < own.length, `${lang}: ${own}`)
    }
  })
  return words
}
