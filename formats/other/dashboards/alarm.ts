/** Tells which figures of a board have missed what they were to be, and in what colour that is told. */
import { saidIn } from '../../../core/brief/design.ts'
import { saysMissed } from '../../../core/brief/reserved-colors.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { inkSide, solveContrast } from '../../../core/theme/contrast.ts'
import { hueTurn, toOklch } from '../../../core/theme/oklch.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Figure } from '../figures/figure.ts'

/** What is the better the less there is of it, in the languages of copies. */
const LESS =
  /(?<!\p{L})(?:mortalit\p{L}*|deaths?|dead|feed conversion|fcr|\p{L}*sterblichkeit|\p{L}*mortalität|mortalid\p{L}*|sterfte\p{L}*|dödlighet\p{L}*|dødelighet\p{L}*|śmiertelność|upadki|úhyn\p{L}*|úmrtnost|смертност\p{L}*|падеж\p{L}*|смертніст\p{L}*|ölüm\p{L}*|\p{L}*kosten|\p{L}*koster|kostnad\p{L}*|omkostning\p{L}*|koszt\p{L}*|náklad\p{L}*|затрат\p{L}*|расход\p{L}*|витрат\p{L}*|maliyet\p{L}*|gastos?|spese|dépenses|ausgaben|spotřeb\p{L}*|zmetkovitost|závad\p{L}*|poruch\p{L}*|prostoj\p{L}*|čekání|doba (?:čekání|opravy|odezvy)|czas (?:oczekiwania|przestoju|realizacji|reakcji)|przestoj\p{L}*|awari\p{L}*|usterk\p{L}*|время (?:ожидания|простоя|ответа)|простой|простої|час (?:очікування|простою)|downtime|response time|lead time|turnaround(?: time)?|cycle time|changeover(?: time)?|queue time|bearbeitungszeit|durchlaufzeit|reaktionszeit|rüstzeit|standzeit|stillst\p{L}*|ausschussquote|délai\p{L}*|temps d.(?:attente|arrêt)|tiempo de (?:espera|parada|respuesta)|tempi? di (?:attesa|fermo)|tempo de (?:espera|paragem)|doorlooptijd|stilstand|väntetid\p{L}*|ventetid\p{L}*|ledtid|odotusaika|bekleme\p{L}*|duruş\p{L}*|leak\p{L}*|loss\p{L}*|lost|interruption\p{L}*|outage\p{L}*|downtime|failures?|faults?|errors?|defects?|complaints?|claims?|incidents?|accidents?|injur\p{L}*|sick\p{L}*|absen\p{L}*|churn|turnover of staff|vacanc\p{L}*|overdue|late|delay\p{L}*|wait\p{L}*|queue\p{L}*|backlog|arrears|debt|costs?|spend\p{L}*|waste|spoil\p{L}*|emission\p{L}*|co2|scrap|fuel|diesel|consumption|energy use\p{L}*|kraftstoff\p{L}*|treibstoff\p{L}*|\p{L}*verbrauch|carburant|consommation\p{L}*|combustible|consumo|carburante|brandstof\p{L}*|verbruik|bränsle\p{L}*|förbrukning|paliwo|zużycie|returns|cancel\p{L}*|no.shows?|left without|reject\p{L}*|without being|missed|falls|infection\p{L}*|verlust\p{L}*|ausf[aä]ll\p{L}*|störung\p{L}*|fehler\p{L}*|beschwerde\p{L}*|krank\p{L}*|wartezeit\p{L}*|verspät\p{L}*|kosten|abfall|pertes?|pannes?|erreurs?|plaintes?|retards?|attente|coûts?|pérdidas?|averías?|errores|quejas|retrasos?|espera|costes?|perdite|guasti|errori|reclami|ritard\p{L}*|attesa|costi|perdas?|falhas?|erros|reclamações|atrasos?|custos?|verlies|storing\p{L}*|fouten|klachten|vertraging|wachttijd\p{L}*|förlust\p{L}*|fel|klagomål|försening\p{L}*|merma\p{L}*|desperdi\p{L}*|invendus|gaspillage|casse|rebuts?|démarque|ausschuss|schwund|bruch|\p{L}*abfälle|verschnitt|retouren|fehlzeiten|scart[io]|sprec\p{L}*|resi|uitval|verspilling|derving|verzuim|svinn|spild|hukka|poissaolo\p{L}*|sjukfrånvaro|fravær|odpad\p{L}*|strat[ay]|zmetky|braki|reklamac\p{L}*|absencj\p{L}*|fire|iade\p{L}*|брак|отход\p{L}*|потер\p{L}*|втрат\p{L}*|відход\p{L}*|shrink\p{L}*|wastage|breakages?|no-shows?|absentismo|absentéisme|assenze|faltas)(?!\p{L})/iu

/** Whether a figure is on the wrong side of what it was to be; what is said of no target is not. */
export function isOff({ reach, label, value }: Figure): boolean {
  if (WARNED.test(phrasingText(value))) return true
  if (!reach || reach.underway) return false
  // Of what is not to be at all, less is better.
  if (reach.aim === 0) return reach.value > 0
  const name = phrasingText(label)
  const isLess = reach.bound ? reach.bound === 'most' : LESS.test(name)
  // What is counted for each of something else, or is to be as it is, is better more or less: nobody has said.
  if (!reach.bound && !isLess && (EACH.test(phrasingText(value)) || LEVEL.test(name))) return false
  return isLess ? reach.value > reach.aim : reach.value < reach.aim
}

/** A measure of one thing for each of another: `3.41 lb/doz`, `1.72 kg/kg`. */
const EACH = /\d\s?(?:k?g|mg|lbs?|oz|m?l|k?Wh|gal|t|m³|m3|J|MJ)\s?(?:\/|per\s|pro\s|par\s|por\s)\s?\p{L}/iu

/** What is neither better the more nor the less there is of it. */
const LEVEL =
  /(?<!\p{L})(?:\p{L}*temperatur\p{L}*|température|temp|teplota|sıcaklık|температур\p{L}*|lämpötila|humidity|\p{L}*feuchte|\p{L}*feuchtigkeit|humidité|humedad|umidità|umidade|vochtigheid|fuktighet|wilgotność|vlhkost|влажност\p{L}*|вологіст\p{L}*|nem|ph|ph.?\p{L}{1,6}|conductivity|leitwert|salinity|salinité|ratio|verhältnis|conversion ratio|pressure|\p{L}*druck|pression|presión|pressione|ciśnienie|tlak|тиск|давление|density|dichte|age|alter|speed|bpm)(?!\p{L})/iu

/** Signs by which an author says so. */
const WARNED = /[⚠❗‼🔴]/u

/** Whether words of a brief are for what is wrong: a target that was missed, or trouble as such. */
function isTrouble(words: string): boolean {
  return saysMissed(words) || TROUBLE.test(words)
}

const TROUBLE =
  /(?<!\p{L})(?:troubles?|warnings?|alarms?|alerts?|problems?|off|wrong|worse|danger|late|critical|bad|missed|missing|miss(?:es)?|not met|not reached|anything low|ärger|probleme?|warnung\p{L}*|abweichung\p{L}*|problèmes?|alertes?|problemas?|alertas?|problemi|allarm\p{L}*|problemen|varning\p{L}*)(?!\p{L})/iu

/** The colour of a field that tells what is wrong: the one that the brief keeps for it, else that of warnings. */
export function alarmField({ design, color }: Theme): string {
  const [asked] = Object.entries(design.parts ?? {}).flatMap(([key, dress]) =>
    dress?.color !== undefined && isTrouble(saidIn(key) ?? '') ? [dress.color] : [],
  )
  const [accent, ...others] = namedSeeds(design.color)
  const named = others.find(seed => accent !== undefined && isWarm(seed) && !isNearHue(accent, seed))
  // Beside an accent of its own hue a warning is no warning.
  return (
    asked ??
    design.color.danger ??
    named ??
    (isNearHue(color.accent, color.warning) ? color.danger : color.warning)
  )
}

/** Whether a colour is a red, an orange or an amber. */
function isWarm(color: string): boolean {
  const { c, h } = toOklch(color)
  return c > 0.08 && h >= 10 && h <= 100
}

/** Degrees of hue in which two colours are one for somebody far away. */
const ONE_HUE = 35

function isNearHue(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)]
  return a.c > 0.05 && Math.abs(hueTurn(a.h, b.h)) < ONE_HUE
}

/** Whether a brief wants seen what has missed its aim: its tile is a field in the colour of what is wrong. */
function wantsMissedSeen({ design }: Theme): boolean {
  const isAllowed = design.decor.fields !== false
  if (design.color.danger !== undefined) return isAllowed
  return isAllowed && Object.keys(design.parts ?? {}).some(key => speaksOfAims(saidIn(key) ?? ''))
}

/** Degrees of hue around the green of what is well. */
const WELL = { from: 120, to: 175 }

/** Whether fields tell how figures stand: the brief wants what is missed seen, or its accent is the green of what is well, which a missed one must not have. */
export function isToldByLights(theme: Theme): boolean {
  const { c, h } = toOklch(theme.color.accent)
  const isGreen = c > 0.05 && h >= WELL.from && h <= WELL.to
  return wantsMissedSeen(theme) || (isGreen && theme.design.decor.fields !== false)
}

function speaksOfAims(words: string): boolean {
  return isTrouble(words) || AIM.test(words)
}

const AIM =
  /^(?:below )?(?:targets?|aims?|goals?|ziele?|soll|objectifs?|objetivos?|obiettiv[oi]|metas?|doel(?:en)?|mål|cele?|cíle?|план|ціль)$/u

/** The same for figures and bars, which stand out from the ground. */
export function alarmColor(theme: Theme): string {
  const { paper, surface } = theme.color
  return solveContrast(toOklch(alarmField(theme)), [paper, surface], SEEN, inkSide(paper))
}

/** Contrast of a mark and of large figures (WCAG 2.2, 1.4.11). */
const SEEN = 3
