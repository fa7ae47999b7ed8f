/** Whether there is money for something: all of it, some, or none yet. */
export type Funding = 'met' | 'part' | 'open'

/** Words that stand for no money yet, and for it, in the languages that copies are in. */
const open =
  /(?<!\p{L})(?:(?:not|isn['’]t|never)\s(?:yet\s|fully\s|been\s)*(?:funded|financed|paid|budgeted)|unfunded|unpaid|no (?:money|funds|funding|budget)(?: yet)?|(?:still )?to be (?:funded|raised|financed)|(?:still )?(?:seeking|needs?|lacks?) (?:money|funds|funding)|(?:still )?to (?:find|raise)|funding (?:needed|open|to be found|tbc)|(?:noch )?(?:nicht|un)\s?(?:aus)?(?:finanziert|bezahlt)|finanzierung (?:noch )?(?:offen|unklar|gesucht)|(?:noch )?(?:kein geld|ohne finanzierung)|(?:pas|non)(?: encore)? (?:financé|payé|budgété)e?s?|à financer|reste à trouver|financement (?:à trouver|non acquis)|sin (?:fondos|financiación|financiar)|(?:aún |todavía )?no (?:está )?(?:financiad|pagad)[oa]s?|por financiar|non (?:ancora )?(?:finanziat|pagat)[oaie]|da finanziare|senza fondi|(?:ainda )?não (?:está )?(?:financiad|pag)[oa]s?|por financiar|(?:nog )?niet (?:gefinancierd|betaald|gedekt)|ongedekt|(?:ännu )?inte (?:finansierad|finansierat|betald|betalt)|ofinansierad|(?:endnu |ennå )?ikke (?:endnu |ennå )?(?:finansieret|finansiert|betalt)|ufinansieret|ufinansiert|(?:jeszcze )?nie ?(?:sfinansowan|opłacon)[eyao]|(?:vielä )?ei (?:vielä )?rahoitettu|ilman rahoitusta|(?:zatím )?nefinancován[oay]?)(?!\p{L})/iu
const met =
  /(?<!\p{L})(?:funded|financed|paid for|fully paid|(?:money|funds|funding|grant|loan|budget)(?: is)? (?:agreed|secured|granted|approved|confirmed|in place)|finanziert|bezahlt|finanzierung gesichert|financée?s?|financement (?:acquis|assuré)|financiad[oa]s?|finanziat[oaie]|gefinancierd|betaald|finansierad|finansierat|finansieret|finansiert|sfinansowan[eyao]|rahoitettu|financován[oay]?)(?!\p{L})/iu
const part =
  /(?<!\p{L})(?:part(?:ly|ially)?|half|teil(?:weise|s)|zum teil|halb|en partie|partiellement|à moitié|en parte|parcialmente|in parte|deels|half|delvis|częściowo|osittain|částečně)(?!\p{L})/iu

/** Whether words say that something is paid for: `Funded.`, `Noch nicht finanziert`, `loan agreed, £580k still to find`. */
export function fundingIn(text: string): Funding | undefined {
  const isOpen = open.test(text)
  const isMet = met.test(isOpen ? text.replace(open, '') : text)
  if ((isOpen && isMet) || ((isOpen || isMet) && part.test(text))) return 'part'
  return isOpen ? 'open' : isMet ? 'met' : undefined
}
