/** Finds the slides of a copy that a brief names by their numbers: `slides 2, 8 and 11`, `the fourth slide`. */
import { wordsOf } from '../../source/text.ts'
import { type Copy, said, type Thing } from './lead-copy.ts'

/** What heads the slides whose numbers a text says. */
export function numberedIn(text: string, { slides }: Copy): readonly Thing[] {
  if (slides.length < 2 || !SLIDES.test(text)) return []
  const words = wordsOf(text.replace(/(\d)(?:st|nd|rd|th|\.|º|ª|e|ème|er)(?!\p{L})/giu, '$1')).split(' ')
  const places = words.flatMap(word => {
    const place = ORDINALS.findIndex(ordinal => ordinal.test(word)) + 1
    return /^\d{1,2}$/.test(word) ? [Number(word)] : place > 0 ? [place] : []
  })
  return [...new Set(places)].flatMap(place => {
    const name = slides[place - 1]
    return name ? [said(name, false)] : []
  })
}

const SLIDES =
  /(?<!\p{L})(?:slides?|folien?|diapos?|diapositives?|diapositivas?|diapositiv[ae]|lâminas?|dia's|dias?|bild(?:er|erna)?|sida|sidorna|slajd\p{L}*|slayt\p{L}*|слайд\p{L}*)(?!\p{L})|スライド|幻灯片|第\d+[页頁]|슬라이드/iu

/** Words for the first, the second and so on. */
const ORDINALS: readonly RegExp[] = [
  'first|erste[nrs]?|premi[eè]re?|primer[ao]?|prim[ao]|primeir[ao]|eerste|första|pierwsz\\p{L}+|ilk|birinci|перш\\p{L}+',
  'second|zweite[nrs]?|deuxième|segund[ao]|second[ao]|tweede|andra|drug[aią]|ikinci|друг\\p{L}+',
  'third|dritte[nrs]?|troisième|tercer[ao]?|terz[ao]|terceir[ao]|derde|tredje|trzeci\\p{L}*|üçüncü|трет\\p{L}+',
  'fourth|vierte[nrs]?|quatrième|cuart[ao]|quart[ao]|vierde|fjärde|czwart\\p{L}+|dördüncü|четверт\\p{L}+',
  'fifth|fünfte[nrs]?|cinquième|quint[ao]|vijfde|femte|piąt\\p{L}+|beşinci|п.ят\\p{L}+',
  'sixth|sechste[nrs]?|sixième|sext[ao]|sest[ao]|zesde|sjätte|szóst\\p{L}+|altıncı|шост\\p{L}+',
].map(words => new RegExp(`^(?:${words})$`, 'u'))
