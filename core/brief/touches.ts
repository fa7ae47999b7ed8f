/** Finds that there is to be little of a colour by the mark that it is said to be: `one red spot`, `ein Tupfer Rot`, `赤をひとさし`. */
import type { Source } from './things-of-copy.ts'

/** Marks that are little by themselves, in the languages of briefs. */
const LITTLE =
  /(?<!\p{L})(?:dots?|dab|speck|slap|splash|splodge|smidgen|pinch|hint|touch|drop|blob|daub|kick|whisper|tupfer|klecks|spritzer|hauch|tropfen|prise|touche|pointe|goutte|pincée|toque|gota|pincelada|pizca|chispa|tocco|goccia|pizzico|pennellata|pingo|pitada|pincelada|vleugje|toefje|spatje|tikje|druppel|vleug|klick|skvätt|droppe|stänk|nypa|klatt|kropla|kropelka|odrobina|kropelką|kroplą|akcencik|kapka|kapkou|špetka|špetkou|крапля|крапелька|дрібка|краплею|damla|tutam|dokunuş|πινελιά|σταγόνα|πινελια|pisara|ripaus|hyppysellinen|لمسة|قطرة|נגיעה|טיפה)(?!\p{L})(?!\s+colou?r)|ひとさし|差し色|一滴|ワンポイント|一抹|一点|一點|点缀|點綴|한 ?점|한 ?방울/u

/** Marks of which there is little where they are one. */
const COUNTED =
  /(?<!\p{L})(?:spot|mark|stripe|thread|stroke|line|flash|punkt|fleck|strich|point|tache|trait|punto|mancha|trazo|macchia|tratto|ponto|traço|stip|vlek|streep|prick|fläck|streck|kropka|kropką|plama|plamka|kreska|tečka|skvrna|цятка|пляма|точка|nokta|leke|κουκκίδα|κηλίδα|pilkku|piste|täplä|نقطة|נקודה)(?!\p{L})/u
const ONE =
  /(?<!\p{L})(?:one|single|ein(?:e[mnr]?|zige[mnrs]?)?|un[ae]?|seule?|sol[oa]|únic[oa]|unic[oa]|um|uma|só|één|een|enkele?|en|ett|enda|jedn[aąo]|jeden|jedin[áéou]+|jediná|один|одна|лише|тільки|tek|bir|μία|μια|μόνο|yksi|yhden|واحدة|אחת)(?!\p{L})/u

/** What parts a colour from what else a sentence says. */
const APART =
  /[,;.:!?、，。；–—]|\s(?:and|with|plus|und|mit|sowie|et|avec|y|con|e|com|met|och|med|oraz|z|ze|a|s|та|з|із|ve|ile|και|με|sekä)\s|と(?!さし)|和|[과와]\s/gu

/** Whether a colour at a place of a brief, between those of others before and behind it, is said to be one small mark. */
export function isSmallMark({ text }: Source, at: number, before: number, behind: number): boolean {
  const opening = text.slice(before, at)
  const from = Math.max(...[...opening.matchAll(APART)].map(({ index, 0: said }) => index + said.length), 0)
  const rest = text.slice(at, behind)
  const to = rest.search(APART)
  const said = `${opening.slice(from)}${to < 0 ? rest : rest.slice(0, to)}`
  return LITTLE.test(said) || (ONE.test(said) && COUNTED.test(said))
}
