/** Names of languages and their tags (BCP 47); right-to-left ones turn the page too. */
export const languageRows: readonly (readonly [words: string, lang: string, rtl?: true])[] = [
  ['english', 'en'],
  ['uk english|british english|british', 'en-GB'],
  ['us english|american english|american', 'en-US'],
  ['german|deutsch', 'de'],
  ['french|francais|français', 'fr'],
  ['spanish|espanol|español', 'es'],
  ['italian|italiano', 'it'],
  ['portuguese|português', 'pt'],
  ['dutch|nederlands', 'nl'],
  ['polish language|polski', 'pl'],
  ['swedish|svenska', 'sv'],
  ['danish|dansk', 'da'],
  ['norwegian|norsk', 'nb'],
  ['finnish|suomi', 'fi'],
  ['czech', 'cs'],
  ['russian|русский', 'ru'],
  ['ukrainian|українська', 'uk'],
  ['greek|ελληνικά', 'el'],
  ['turkish|türkçe', 'tr'],
  ['arabic|عربي|العربية', 'ar', true],
  ['persian|farsi|فارسی', 'fa', true],
  ['hebrew|עברית', 'he', true],
  ['hindi', 'hi'],
  ['thai', 'th'],
  ['romanian|română|limba română', 'ro'],
  ['hungarian|magyar|magyarul', 'hu'],
  ['indonesian|bahasa indonesia', 'id'],
  ['vietnamese|tiếng việt', 'vi'],
  ['catalan|català', 'ca'],
  ['japanese|日本語', 'ja'],
  ['chinese|中文', 'zh'],
  ['korean|한국어', 'ko'],
]

/** The phrases that ask for a language to be set, not for a manner: `in French`, `French typography`, `lang: fr`. */
export function firmly(words: string, lang: string): string {
  const named = words
    .split('|')
    .flatMap(word => [
      ...['in', 'auf', 'en', 'language', 'sprache', 'langue', 'idioma'].map(before => `${before} ${word}`),
      ...['typography', 'hyphenation', 'quotes', 'quotation marks', 'labels', 'version', 'language'].flatMap(
        after => [`${word} ${after}`, `in ${word} ${after}`],
      ),
    ])
  const tag = lang.toLowerCase().replace('-', ' ')
  return [...named, `lang ${tag}`, `language ${tag}`].join('|')
}
