/** Tells where a brief says in so many words that a thing is named for its colour: `pirinç rengi`, `Farben wie Apfel`, `hiilloksen hehkua`. */
import type { Item } from './items.ts'
import type { Token } from './tokens.ts'

/** Letters beside a thing in which a word for colour stands. */
const BESIDE = 14

/** Letters before a list in which it is said to be one of colours. */
const BEFORE = 40

/** Whether what stands beside a thing says that its colour is meant. */
export function isSaidColor({ first, last }: Item, tokens: readonly Token[], text: string): boolean {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]
  const before = text.slice(Math.max(start - BEFORE, 0), start)
  return (
    COLOR_BEHIND.test(text.slice(end, end + BESIDE)) ||
    COLOR_AT_END.test(text.slice(start, end)) ||
    COLOR_BEFORE.test(before) ||
    GLOW_BEFORE.test(before)
  )
}

/** Whether the things of a list that begins at an offset are said to be colours. */
export function opensColors(text: string, start: number): boolean {
  return COLORS.test(text.slice(Math.max(start - BEFORE, 0), start))
}

/** Whether a brief says of what its colours are to be, whatever that is. */
export function speaksOfColors(text: string): boolean {
  return COLORS_LIKE.test(text)
}

const COLOR_BEFORE =
  /(?:^|[^\p{L}])(?:kolor\p{L}*|barw\p{L}+|couleurs?(?: de)?|farben? von|color(?:es)?(?: de)?|colore(?: di)?|colori(?: di)?|cor(?:es)?(?: de)?|kleur(?:en)? van|barv\p{L}+|kol[ioó]r\p{L}*|кол[іь]\p{L}+|colou?rs? (?:of|from|like)(?: an?| the)?)\s+$/iu
const COLOR_BEHIND =
  /^(?:\s+(?:reng\p{L}*|renk\p{L}*|färg\p{L}*)|[\s-]+(?:glow|gleam|shimmer|light)(?!\p{L})|\s+(?:hehku|hohto|loiste)\p{L}*)/iu
const COLOR_AT_END =
  /(?:\s(?:reng\p{L}*|renk\p{L}*)|[\p{Script=Han}\p{Script=Hiragana}]色)$|^(?:colore?|couleur|cor|kolor)\s/iu

/** The light of a thing has its colour: `la luce della brace`, `das Leuchten der Glut`. */
const GLOW_BEFORE =
  /(?<!\p{L})(?:glow|gleam|shimmer|leuchten|glühen|schimmer|lueurs?|éclat|brillo|resplandor|luz|luce|lumière|licht|bagliore|riverbero|brilho|clarão|gloed|schijnsel|sken|blask\p{L}*|poświat\p{L}*|záře|сяйв\p{L}+|відблиск\p{L}*)\s+(?:(?:of|the|an?|von|vom|der|des|de|del|du|della|dello|dei|delle|di|da|do|das|dos|la|las|le|les|van|het|av|från)\s+){0,2}$/iu

/** What is said of colours before those are named. */
const WORDS = [
  'colou?rs',
  'colou?rs? palette',
  'couleurs',
  'colores',
  'colori',
  'cores',
  'farb(?:en|töne)',
  'kleuren',
  'färger(?:na)?',
  'farver',
  'farger',
  'kolor(?:y|ach|ami|ów)',
  'barv(?:y|ách|ami)',
  'кольор(?:и|ах|ами|ів)',
  'цвета(?:ми|х)?',
  'väri(?:t|ä|ssä)',
  'värejä',
  'renk(?:ler|leri|lerde|lerinde)',
  'χρώματα',
  'रंग',
  'ב?צבעי',
  'ب?(?:أ|ا)لوان',
  'színek',
  'culori',
].join('|')
const LIKE =
  'like|as in|of|from|wie|von|vom|comme|como|come|als|zoals|som|jak|jako|як|як у|kuin|seperti|de|del|des|du|di|do|da|dos|das|della|dello|delle|dei|av|från|van|od|z'
const ARTICLE =
  'the|an?|la|las|les|le|los|el|il|lo|gli|os?|as|der|die|das|dem|den|des|eine?|een|het|un|una|une|en|ett'
const COLORS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WORDS})(?:\\s+(?:${LIKE})){0,2}(?:\\s*:)?\\s+(?:(?:${ARTICLE})\\s+)?$`,
  'iu',
)
const COLORS_LIKE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WORDS})\\s+(?:like|wie|comme|como|come|zoals|som|jak|jako|як|kuin|de|di|of)\\s`,
  'iu',
)
