/** Scripts of languages that are not written in Latin letters, and Vietnamese, which needs its own marks. */
const scriptOfLanguage: Readonly<Record<string, string>> = {
  ru: 'Cyrl',
  uk: 'Cyrl',
  bg: 'Cyrl',
  sr: 'Cyrl',
  mk: 'Cyrl',
  be: 'Cyrl',
  kk: 'Cyrl',
  el: 'Grek',
  vi: 'Viet',
  ar: 'Arab',
  fa: 'Arab',
  ur: 'Arab',
  he: 'Hebr',
  yi: 'Hebr',
  hi: 'Deva',
  mr: 'Deva',
  ne: 'Deva',
  bn: 'Beng',
  as: 'Beng',
  ta: 'Taml',
  th: 'Thai',
  am: 'Ethi',
  ti: 'Ethi',
  hy: 'Armn',
  ka: 'Geor',
  ja: 'Hani',
  zh: 'Hani',
  ko: 'Hang',
}

/** The script that a language tag (BCP 47) stands for: `ru` → Cyrl; Latin for all others. */
export function scriptOf(lang: string): string {
  return scriptOfLanguage[lang.toLowerCase().split('-')[0] ?? ''] ?? 'Latn'
}

/** Scripts whose letters join or stack: letter-spacing tears them. */
export const untrackable: readonly string[] = ['Arab', 'Deva', 'Beng', 'Taml', 'Thai']

/** Least leading of a text set in a script. */
export const scriptLeading: Readonly<Record<string, number>> = {
  Arab: 1.6,
  Deva: 1.6,
  Beng: 1.6,
  Taml: 1.6,
  Thai: 1.6,
  Hani: 1.7,
  Hang: 1.6,
  Viet: 1.4,
}
