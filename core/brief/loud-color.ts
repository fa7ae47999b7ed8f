/** A colour that a brief wants loud and does not name: `one loud colour for the phone number`. */
import { distance, toOklch } from '../theme/oklch.ts'
import type { Design } from './design.ts'

/** What a colour is called that is to be loud, or that warns. */
const ENGLISH = 'loud|bright|screaming|shouting|vivid|punchy|striking|neon|flashy|glaring'
const WARNS = 'warning|alarm|alert|danger|signal|hazard|emergency'
const WARNT = 'warn|alarm|signal|gefahren'

/** One colour that is to be loud, in the languages of briefs. */
const LOUD = new RegExp(
  `(?<!(?:no|not|without|keine[nr]?|ohne|sans|sin|senza|sem|geen|zonder|ingen|utan|bez)\\s)(?<!\\p{L})(?:${[
    `(?:one|single|just one)\\s(?:\\w+\\s)?(?:${ENGLISH}|${WARNS})\\s(?:accent\\s|signal\\s)?colou?r`,
    `(?:an?|the|with)\\s(?:\\w+\\s)?(?:${WARNS})\\s(?:accent\\s)?colou?r`,
    `eine[r]?\\s(?:einzige[n]?\\s)?(?:knallige|laute|grelle|schreiende|leuchtende|kräftige)[n]?\\s(?:${WARNT})?farbe`,
    `(?:${WARNT})farbe`,
    `une\\s(?:seule\\s)?couleur\\s(?:vive|forte|criarde|éclatante|qui\\sclaque|(?:d[’']alerte|d[’']alarme|de\\ssignal|d[’']avertissement))`,
    `un\\s(?:solo\\s|único\\s)?color\\s(?:fuerte|vivo|chillón|llamativo|de\\s(?:alerta|alarma|aviso|advertencia|señal))`,
    `un\\s(?:solo\\s|unico\\s)?colore\\s(?:forte|acceso|vivace|squillante|d[’']allarme|di\\s(?:allarme|allerta|avvertimento|segnale))`,
    `uma\\s(?:só\\s|única\\s)?cor\\s(?:forte|viva|gritante|berrante|de\\s(?:alerta|alarme|aviso|sinal))`,
    `[eé]{1,2}n\\s(?:enkele\\s)?(?:(?:felle|schreeuwende|knallende|opvallende)\\skleur|(?:waarschuwings|signaal|alarm)kleur)`,
    `en\\s(?:enda\\s|eneste\\s)?(?:(?:stark|skarp|skrikande|kraftig|sterk|skrigende)\\s(?:färg|farve|farge)|(?:varnings|signal|advarsels)(?:färg|farve|farge))`,
    `jed(?:en|nym)\\s(?:mocny|krzykliwy|jaskrawy)\\skolor|jed(?:en|nym)\\skolor(?:em)?\\s(?:ostrzegawczym?|alarmowym?)`,
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Colours that nobody overlooks: signal orange, signal yellow, a pink and a green. */
const SIGNALS = ['#ff6a13', '#ffd000', '#ff2e6e', '#12c46b'] as const

/** Chroma (OKLCH) from which on a colour of the brief is loud itself, and lightness that it has at the least; how far a signal is from the others. */
const STRONG = { chroma: 0.13, lightness: 0.5 }
const APART = 0.3

/** The words that ask for a loud colour without a name, and one for it that stands out from all others of the design. */
export function loudColorIn(
  instructions: string,
  { color, parts }: Design,
): { readonly phrase: string; readonly fill: string } | undefined {
  const phrase = LOUD.exec(instructions)?.[0]
  if (phrase === undefined || parts?.buttons?.fill !== undefined) return undefined
  const named = [...color.seeds, ...(color.paper === null ? [] : [color.paper])]
  const isLoud = (hex: string): boolean => {
    const { l, c } = toOklch(hex)
    return c >= STRONG.chroma && l >= STRONG.lightness
  }
  if (named.some(isLoud)) return undefined
  const fill = SIGNALS.find(signal => named.every(hex => distance(signal, hex) >= APART)) ?? SIGNALS[0]
  return { phrase, fill }
}
