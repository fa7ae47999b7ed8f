/** Languages that are written from right to left, by their scripts and by letters that only they have. */
const languages: readonly { readonly lang: string; readonly script: RegExp; readonly own?: RegExp }[] = [
  { lang: 'he', script: /\p{Script=Hebrew}/gu },
  { lang: 'dv', script: /\p{Script=Thaana}/gu },
  { lang: 'ur', script: /\p{Script=Arabic}/gu, own: /[ٹڈڑںے]/gu },
  { lang: 'fa', script: /\p{Script=Arabic}/gu, own: /[پچژگ]/gu },
  { lang: 'ar', script: /\p{Script=Arabic}/gu },
]

/** Of the letters of a text, the part that letters of one language alone must have. */
const share = 0.005

/** The language of a text most of whose letters run from right to left; undefined for any other text. */
export function guessLanguage(text: string): string | undefined {
  const letters = count(text, /\p{L}/gu)
  const found = languages.find(({ script, own }) => {
    const most = count(text, script) * 2 > letters
    return most && (own === undefined || count(text, own) > letters * share)
  })
  return found?.lang
}

function count(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0
}
