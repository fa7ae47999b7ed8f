/** Words by which briefs say that one thing is to be met before all else, in the languages that briefs come in. */

const PHRASES: readonly string[] = [
  // English
  'matters? (?:the )?most|matters? more than|most important|jumps? out|stands? out|impossible to (?:overlook|miss)',
  "(?:nobody|no ?one) (?:can|could|may|must|should) (?:miss|overlook)|(?:cannot|can't|must not|mustn't) (?:be )?(?:missed?|overlooked)",
  'remember one \\p{L}+|want (?:them|people) to remember|(?:people )?must take home|moment of the (?:talk|evening)|best card|(?:whole|main) point',
  "quick to find|without searching|findable|easy to find|(?:see|seen) (?:straight away|at once|first)|they(?:'ll| will) photocopy|in one piece",
  '(?:has|have) to (?:shout|hit)|should hit|is the star',
  // German
  'am wichtigsten|(?:das|die|der) wichtigste|niemand übersehen|nicht zu übersehen|ins auge (?:springen|fallen)|auf den ersten blick|sofort (?:zu )?(?:finden|sehen|auffallen)|(?:heraus|hervor)stechen',
  // French
  'saute(?:r|nt)? aux yeux|(?:le|la) plus importante?|passer inaperçue?s?|impossible à (?:rater|manquer)|(?:tout de suite|du premier coup d.œil)|ressortir',
  // Spanish
  '(?:lo|la|el) más importante|que (?:salten?|resalten?|destaquen?)|a primera vista|de un vistazo|(?:se )?pasar? por alto|bien visibles?',
  // Italian
  '(?:la|il|cosa) più importante|salt(?:a|are|i|ino) all.occhio|capo di punta|sfuggire|a colpo d.occhio|ben (?:in vista|visibil[ei])|in evidenza',
  // Portuguese
  '(?:a|o) mais importante|coisa mais visível|saltar à vista|à primeira vista|ninguém pode perder',
  // Dutch
  'belangrijkste?|in het oog springen|over het hoofd zien|in één oogopslag|meteen (?:vinden|zien|opvallen)',
  // Swedish
  'viktigast(?:e)?|får ingen missa|ingen får missa|synas (?:först|direkt)|sticka ut',
  // Polish, Czech
  'najważniejsz\\p{L}+|wyróżni\\p{L}+|rzuca\\p{L}+ się w oczy|przeoczyć|widoczn\\p{L}+ od razu|nejdůležitější',
  // Turkish
  'en önemli(?:si)?|göze çarp\\p{L}+|öne çık\\p{L}+',
  // Ukrainian
  '(?:най)?(?:важливіш|головніш)\\p{L}+|впада\\p{L}+ в око|пропустити',
  // Finnish, Hungarian
  'tärkein|legfontosabb\\p{L}*',
]

/** What says so in a clause, in small letters. */
export const keyMark: RegExp = new RegExp(`(?<!\\p{L})(?:${PHRASES.join('|')})(?!\\p{L})`, 'u')

/** What turns that down right before it. */
export const markDenied: RegExp =
  /(?<!\p{L})(?:not|isn't|n't|no|never|nicht|kein\p{L}*|pas|non|não|niet|geen|inte|nie|değil|не)(?: (?:be|is|the|to|das|die|der|le|la|lo|het|de|det|too|so|so sehr))*\s*$/u

/** A clause that says what it says of the one before it. */
export const refersBack: RegExp =
  /(?<!\p{L})(?:those|these|that one|it must|make it|make them|make that|das|diese|ça|celles?|eso|quello|isso|die|det|to|це)(?!\p{L})/u

/** What joins two things. */
export const joint: RegExp = / (?:and|und|et|y|e|en|och|oraz|i|ve|та|і|&|\+) /u
