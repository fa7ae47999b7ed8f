/**
 * Words with which a certificate leads to whom it honours, in the languages of the lexicon: `This is to certify that`. A line that
 * ends in them is followed by the name, however that is written. Compared in lower case, without accents.
 */
export const certifying: readonly string[] =
  `certify that, certifies that, certified that, to say that, says that, declare that, declares that, awarded to, presented to, conferred upon, conferred on, granted to, given to, is hereby awarded to,
  bestatigt dass, bescheinigt dass, bescheinigen dass, bestatigen dass, bezeugt dass, urkunde fur, zeugnis fur, verliehen an, uberreicht an, ehrt, erhalt,
  certifie que, certifions que, atteste que, attestons que, decerne a, delivre a, remis a, certifica que, certificamos que, acredita que, hace constar que, se otorga a, otorgado a, concedido a, se concede a, entrega a,
  si certifica che, certifica che, attesta che, si attesta che, conferito a, rilasciato a, assegnato a, atesta que, certifica-se que, outorgado a, verklaart dat, verklaren dat, uitgereikt aan, toegekend aan, oorkonde voor,
  intygar att, intygas att, tilldelas, bekrefter at, bekraefter at, tildeles, todistaa etta, myonnetaan, zaswiadcza sie ze, zaswiadcza ze, stwierdza sie ze, otrzymuje, osvedcuje ze, potvrzuje ze, udeluje se,
  onaylar ki, takdim edilmistir, βεβαιωνει οτι, βεβαιωνεται οτι, απονεμεται στον, απονεμεται στην, засвидчуе що, цим засвидчуеться що, нагороджуеться, подтверждает что, подтверждается что, удостоверяет что, удостоверяется что, награждается, вручается, تشهد بان, يشهد بان, يمنح, מעניק ל, מעיד כי,
  certifica faptul ca, se certifica ca, certifica ca, certificam ca, atesta ca, se atesta ca, adevereste ca, se adevereste ca, confirma ca, se acorda, acordat lui, se confera, conferit lui, se decerneaza, decernat lui, oferit lui, diploma acordata lui,
  igazolja hogy, igazoljuk hogy, tanusitja hogy, tanusitjuk hogy, ezuton igazoljuk hogy, adomanyozza, reszere adomanyozza, kapja,
  menerangkan bahwa, menyatakan bahwa, dengan ini menyatakan bahwa, diberikan kepada, dianugerahkan kepada, diserahkan kepada, dengan bangga diberikan kepada,
  chung nhan rang, chung nhan, chung nhan ong, chung nhan ba, xac nhan rang, trao cho, trao tang cho, trao tang, cap cho, tang cho, vinh danh,
  certifica que, certifiquem que, es certifica que, fa constar que, acredita que, satorga a, atorgat a, es concedeix a, concedit a, lliurat a,
  परमणत कय जत ह क, यह परमणत कय जत ह क, परमणत करत ह क, परदन कय जत ह, सममनत कय जत ह`
    .split(/,\s*/)
    .map(words => words.trim())

/** The words that lead to the name where they have a line to themselves: `that`, below the house that certifies. */
export const thatWords: readonly string[] =
  'that, dass, que, che, dat, att, at, ze, sie ze, ca, что, що, οτι, بان, כי, hogy'.split(', ')

/** The same in scripts that leave no room between words, and what Thai leads to any name with: `ว่า`, `แก่`. */
export const unspaced: readonly string[] = 'วา, แก, แด, 証する, 证明, 證明, 授予, 颁发给, 頒發給, 特授'.split(
  ', ',
)
