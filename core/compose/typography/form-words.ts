const norwegian =
  'en et ei den det de av i på til fra med for om og eller men som at er ikke så ved hos din vår'

/**
 * Articles, prepositions, conjunctions and short words of denying and degree: by language, those that lead to the word after
 * them, so that a line ends in them only where it must (Chicago Manual of Style 17, 7.47; Milchin, Справочник издателя;
 * ČSN 01 6910; PWN, Zasady składu; Bringhurst, 2.4.8, on phrases that hold together).
 */
export const formWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'a an the of to in on at by for from with and or but as if is are was be no not so very your our my his her its their this that these i we you per via into than',
    de: 'der die das den dem des ein eine einen einem einer eines und oder aber in im am an auf aus bei beim mit nach von vom zu zum zur für um über unter vor durch ohne bis als wie ist sind kein keine nicht sehr so je pro ihr ihre unser unsere mein dein',
    fr: 'le la les un une des du de d l au aux à en et ou où mais par pour sur sous dans avec sans chez vers que qui ne pas très si ce cet cette ces son sa ses mon ma mes notre nos votre vos leur leurs est se y',
    es: 'el la los las un una unos unas de del a al en y e o u con sin por para que no ni muy si su sus mi mis tu tus se es lo este esta entre sobre hasta desde',
    it: 'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai alle da dal dalla in nel nella su sul sulla con per tra fra e ed o ma che non è si il suo sua',
    pt: 'o a os as um uma de do da dos das em no na nos nas ao à aos às por pelo pela para com sem e ou mas que não se é seu sua até',
    nl: "de het een van in op te ten ter aan bij met voor door uit naar om tot en of maar als dat die is zijn geen niet zeer uw ons onze je mijn 't",
    sv: 'en ett den det de av i på till från med för om och eller men som att är inte ej så vid hos under utan din vår',
    da: 'en et den det de af i på til fra med for om og eller men som at er ikke så ved hos din vores',
    nb: norwegian,
    no: norwegian,
    fi: 'ja tai sekä on ei se ne kun jos niin kuin että',
    pl: 'a i o u w z we ze na do od po za dla bez przy przed nad pod oraz lub czy nie się to że jak jest',
    cs: 'a i k o s u v z ke se ve ze na do od po za pro bez při před nad pod nebo ale že ne je si',
    sk: 'a i k o s u v z ku so vo zo na do od po za pre bez pri pred nad pod alebo ale že nie je sa si',
    ru: 'в во к ко с со о об у и а я но на по за из от до для без при над под или не ни что как это же мы вы',
    uk: 'в у к з зі із о об і й а я але на по за від до для без при над під або не ні що як це ми ви',
    el: 'ο η το οι τα τον την του της των σε στο στη στην στον από με για και ή να δεν θα που',
    tr: 've ile bir bu şu da de ki için en çok',
    hu: 'a az egy és vagy de hogy nem is',
    ro: 'un o la de din în pe cu și sau pentru nu se a al ai ale',
    ca: 'el la els les l un una uns unes de del dels d al als a en amb per i o que no si és es ni com més',
    vi: 'của và là cho các những một với để ở tại từ đến trong trên theo về do bởi',
    id: 'di ke dari yang dan atau untuk pada dengan oleh ini itu tidak',
  }).map(([lang, words]) => [lang, new Set(words.split(' '))]),
)
