/**
 * How briefs tell why something is wanted, who reads it, what was before and what others have, by language: none of it is a wish.
 * Words are divided by `|` and read in small letters, without their accents left out.
 */

/** Words of one language with which clauses begin, or by which they are known. */
interface Tongue {
  /** Before a reason. */
  readonly because: string
  /** Before what is to be done: a clause that only tells ends there. */
  readonly so: string
  /** Who reads a page, in one word. */
  readonly people: string
  /** What people do or are, in one word; languages that have it at the end of a clause need none. */
  readonly doing: string
  /** Others who make such pages, whatever they have. */
  readonly others: string
  /** What was before: the words before its noun. */
  readonly last: string
  /** How it was. */
  readonly was: string
  /** What makes a wish of any clause. */
  readonly wish: string
  /** Words between the beginning of a clause and who it is about. */
  readonly articles: string
  /** With which a clause goes on that says more of people. */
  readonly who: string
}

/** By language (BCP 47). */
export const stories: Readonly<Record<string, Tongue>> = {
  en: {
    because:
      'because|cos|bc|since (?:we|it|they|the|our)|so (?:that )?(?:people|nobody|no one|everyone|they|readers|parents|kids)',
    so: 'so|therefore|hence|that is why|please',
    people:
      'people|guests|customers|clients|readers|visitors|kids|children|students|pupils|parents|grandparents|seniors|families|fans|members|funders|investors|passengers|officials|neighbours|farmers|fishermen|growers|miners|workers|tourists|folks|buyers|users|patients|crew|board|committees?|audience|staff|volunteers|residents|tenants|drivers',
    doing:
      'are|is|were|was|have|has|read|reads|look at|see|sees|come|comes|work|works|stand|stands|sit|sits|sleep|use|uses|know|knows|love|loves|hate|hates|say|says|tell|tells|think|thinks|speak|live|pay|bring|ask|asks|laugh|laughs|here|all|always|mostly|can|will|who',
    others:
      'everyone else|everybody else|everyone|everybody|all the others|others|(?:all |every |each )?(?:our |the )?(?:competitors?|rivals?|neighbours?)',
    last: 'last|old|previous|former|first',
    was: 'was|were|had|looked|felt|came|got',
    wish: 'should|must|has to|have to|needs?|needed|want|wants|wanted|would like|please|let|make|shall|ought|look for|looks for',
    articles: 'our|the|my|most|many|all|some|these|those|of|half|young|old|older|elderly|local|and|but',
    who: 'who|whom|and they|they',
  },
  de: {
    because:
      'weil|denn|da (?:wir|es|die|der|das|sie|er|viele)|damit (?:alle|niemand|jeder|die leute|man|sie|ältere)',
    so: 'also|daher|deshalb|darum|deswegen|drum|bitte',
    people:
      'leute|gäste|kunden|kundinnen|leser|leserinnen|besucher|kinder|schüler|eltern|senioren|familien|fans|mitglieder|nachbarn|patienten|mitarbeiter|nutzer|anleger|investoren|bauern|vereinsmitglieder|gemeinde|vorstand|zuschauer|zuhörer',
    doing:
      'sind|ist|waren|haben|hat|lesen|liest|sehen|kommen|arbeiten|stehen|sitzen|kennen|lieben|mögen|schauen|lachen|sagen|leben|hier|alle|meist|oft',
    others: 'alle anderen|die anderen|andere|alle|jeder|die konkurrenz',
    last: 'letzte[rs]?|alte[rs]?|vorige[rs]?|frühere[rs]?|bisherige[rs]?|erste[rs]?',
    was: 'war|waren|hatte|hatten|sah',
    wish: 'soll\\p{L}*|muss|müssen|möcht\\p{L}*|will|wollen|wünsch\\p{L}*|bitte|darf|dürfen|brauch\\p{L}*|kann|können',
    articles: 'unsere|unser|meine|die|der|das|viele|alle|manche|ältere|alten|jungen|und|aber',
    who: 'die|der|und sie|sie',
  },
  fr: {
    because:
      "parce qu(?:e|['’])|puisqu(?:e|['’])|car|vu que|comme (?:il y a|on est|nous sommes)|pour que (?:les|tout le monde|personne)|afin que",
    so: 'donc|alors|du coup|merci de|svp',
    people:
      'gens|clients|clientes|lecteurs|lectrices|visiteurs|enfants|élèves|parents|familles|invités|membres|voisins|patients|passagers|usagers|investisseurs|habitants|adhérents|spectateurs|touristes|bénévoles|équipe|public',
    doing:
      'sont|est|étaient|ont|lisent|voient|viennent|travaillent|connaissent|aiment|adorent|disent|regardent|rient|vivent|le|la|les|y|ici|tous|souvent',
    others: 'tout le monde|tous les autres|les autres|la concurrence',
    last: 'derni[eè]re?|ancien|ancienne|vieux|vieille|précédente?|premi[eè]re?',
    was: 'était|étaient|avait|avaient|faisait',
    wish: 'doit|doivent|devrait|devraient|faut|voudr\\p{L}+|veu\\p{L}+|souhait\\p{L}*|merci|peut|peuvent|cherch\\p{L}+|besoin',
    articles: "nos|notre|mes|mon|ma|les|le|la|l['’]|la plupart des|beaucoup de|des|tous|et|mais",
    who: 'qui|et ils|ils|elles',
  },
  es: {
    because: 'porque|ya que|puesto que|para que (?:la gente|todos|nadie|los|las)|que se me',
    so: 'así que|por eso|por lo tanto|entonces|por favor',
    people:
      'gente|clientes|clientas|lectores|visitantes|niños|alumnos|padres|familias|invitados|socios|vecinos|pacientes|pasajeros|usuarios|inversionistas|inversores|turistas|público|vecinas|chicos',
    doing:
      'son|es|están|está|eran|tienen|leen|lee|ven|ve|vienen|trabajan|conocen|aman|dicen|miran|ríen|viven|se|lo|la|ya|aquí|todos|siempre',
    others: 'todo el mundo|todos|los demás|la competencia',
    last: 'últim[oa]|viej[oa]|anterior|antigu[oa]|primer[oa]?',
    was: 'era|eran|fue|tenía|tenían|estaba',
    wish: 'deb\\p{L}+|tien\\p{L}+ que|quier\\p{L}+|quisier\\p{L}+|por favor|pued\\p{L}+|necesit\\p{L}+|busca\\p{L}*|hay que',
    articles: 'nuestros|nuestras|nuestro|nuestra|mis|mi|los|las|el|la|muchos|estos|y|pero|sus|casi|todos',
    who: 'que|y ellos|quienes',
  },
  it: {
    because: 'perché|poiché|dato che|siccome|visto che|affinché|così (?:tutti|nessuno|i|la gente)',
    so: 'quindi|perciò|dunque|per favore',
    people:
      'gente|clienti|lettori|visitatori|bambini|alunni|genitori|famiglie|ospiti|soci|vicini|pazienti|passeggeri|utenti|investitori|turisti|pubblico|ragazzi',
    doing:
      'sono|è|erano|hanno|ha|leggono|legge|vedono|vengono|lavorano|conoscono|amano|dicono|guardano|ridono|vivono|qui|tutti|sempre',
    others: 'tutti|gli altri|tutti gli altri|la concorrenza|lo fanno tutti|le usano tutti',
    last: 'ultim[oa]|vecchi[oa]|precedente|prim[oa]',
    was: 'era|erano|aveva|avevano',
    wish: 'dev\\p{L}+|vorre\\p{L}+|vogli\\p{L}+|vuol\\p{L}*|per favore|può|possono|bisogn\\p{L}+|cerca\\p{L}*',
    articles: "i nostri|le nostre|nostri|nostre|i|gli|le|il|la|l['’]|molti|tanti|e|ma",
    who: 'che|e loro',
  },
  pt: {
    because: 'porque|já que|pois|para que (?:todos|ninguém|as pessoas)|que é',
    so: 'então|por isso|portanto|por favor',
    people:
      'gente|pessoal|clientes|leitores|visitantes|crianças|alunos|pais|famílias|convidados|sócios|vizinhos|pacientes|passageiros|usuários|investidores|turistas|público|pessoas|moradores',
    doing:
      'são|é|estão|está|eram|têm|tem|leem|lê|veem|vê|vêm|trabalham|conhecem|amam|dizem|acha|acham|olham|riem|vivem|se|já|aqui|todos|sempre',
    others: 'todo mundo|toda a gente|todos|os outros|a concorrência',
    last: 'últim[oa]|velh[oa]|anterior|antig[oa]|primeir[oa]',
    was: 'era|eram|foi|tinha|tinham|estava',
    wish: 'dev\\p{L}+|tem que|têm que|quer\\p{L}*|por favor|pod\\p{L}+|precis\\p{L}+|procura\\p{L}*',
    articles: 'os nossos|nossos|nossas|nosso|nossa|meus|os|as|o|a|muitos|e|mas|quase|todos',
    who: 'que|e eles',
  },
  nl: {
    because: 'omdat|want|aangezien|zodat (?:iedereen|niemand|mensen|de)|opdat',
    so: 'dus|daarom|vandaar|graag|alsjeblieft|alstublieft',
    people:
      'mensen|gasten|klanten|lezers|bezoekers|kinderen|leerlingen|ouders|families|leden|buren|patiënten|passagiers|gebruikers|investeerders|toeristen|publiek|vrijwilligers|bewoners',
    doing:
      'zijn|is|waren|hebben|heeft|lezen|leest|zien|komen|werken|staan|zitten|kennen|houden|zeggen|kijken|lachen|wonen|hier|allemaal|vaak|meestal',
    others: 'iedereen|alle anderen|de anderen|anderen|de concurrentie',
    last: 'laatste|oude|vorige|eerste',
    was: 'was|waren|had|hadden|zag',
    wish: 'moet\\p{L}*|wil|willen|wilde\\p{L}*|zou\\p{L}*|graag|mag|mogen|kan|kunnen|zoek\\p{L}*|hoeft',
    articles: 'onze|ons|mijn|de|het|veel|vele|alle|oudere|en|maar',
    who: 'die|en ze|ze',
  },
  sv: {
    because: 'eftersom|därför att|för (?:att de|att folk|vi|de|det)|så att (?:alla|ingen|folk)',
    so: 'så|därför|alltså|tack',
    people:
      'folk|gäster|gästerna|kunder|kunderna|läsare|läsarna|besökare|barn|barnen|elever|eleverna|föräldrar|föräldrarna|familjer|medlemmar|medlemmarna|grannar|patienter|passagerare|användare|styrelsen|publiken|turister',
    doing:
      'är|var|har|läser|ser|kommer|arbetar|står|sitter|känner|älskar|säger|tittar|skrattar|bor|här|alla|ofta',
    others: 'alla|alla andra|de andra|andra|konkurrenterna',
    last: 'sista|senaste|gamla|förra|första',
    was: 'var|hade|såg',
    wish: 'ska|skall|måste|vill|bör|borde|får|kan|tack|behöver|letar',
    articles: 'våra|vår|mina|min|de|många|alla|äldre|och|men',
    who: 'som|och de|de',
  },
  pl: {
    because: 'bo|ponieważ|gdyż|jako że|żeby (?:wszyscy|nikt|ludzie)|aby (?:wszyscy|nikt|ludzie)',
    so: 'więc|dlatego|zatem|proszę',
    people:
      'ludzie|goście|klienci|czytelnicy|zwiedzający|dzieci|uczniowie|rodzice|seniorzy|rodziny|członkowie|sąsiedzi|pacjenci|pasażerowie|użytkownicy|turyści|publiczność|mieszkańcy',
    doing:
      'są|jest|byli|mają|ma|czytają|czyta|widzą|przychodzą|pracują|stoją|siedzą|znają|kochają|mówią|patrzą|śmieją|żyją|tu|wszyscy|często|to',
    others: 'wszyscy|wszyscy inni|inni|konkurencja',
    last: 'ostatni\\p{L}*|star[yae]|poprzedni\\p{L}*|pierwsz\\p{L}+',
    was: 'był|była|było|były|miał|miała|miało',
    wish: 'powin\\p{L}+|mus\\p{L}+|chc\\p{L}+|chciał\\p{L}*|proszę|mog\\p{L}+|ma być|mają być|szuka\\p{L}*',
    articles: 'nasi|nasze|nasz|moi|moje|ci|te|starsi|wielu|i|a|ale',
    who: 'którzy|które|i oni',
  },
  tr: {
    because: 'çünkü|zira',
    so: 'bu yüzden|onun için|o yüzden|bu nedenle|lütfen',
    people:
      'insanlar|misafirler\\p{L}*|müşteriler\\p{L}*|okurlar\\p{L}*|ziyaretçiler\\p{L}*|çocuklar\\p{L}*|öğrenciler\\p{L}*|veliler\\p{L}*|üyeler\\p{L}*|komşular\\p{L}*|hastalar\\p{L}*|yolcular\\p{L}*|ortaklar\\p{L}*|konuklar\\p{L}*',
    doing: '',
    others: 'herkes|diğerleri|rakipler\\p{L}*',
    last: 'son|eski|önceki|geçen',
    was: '\\p{L}*(?:ydı|ydi|ydu|ydü|dı|di|du|dü|tı|ti|tu|tü)',
    wish: '\\p{L}+(?:sın|sin|sun|sün|malı|meli|yın|yin|yun|yün)|istiyor\\p{L}*|ister\\p{L}*|lütfen|gerek\\p{L}*',
    articles: 'bizim|çoğu|bütün|tüm|yaşlı|genç|ve|ama|salondaki',
    who: 'onlar',
  },
  uk: {
    because: 'бо|тому що|оскільки|адже|щоб (?:усі|всі|ніхто|люди)',
    so: 'тож|тому|отже|будь ласка',
    people:
      'люди|гості|клієнти|читачі|відвідувачі|діти|учні|батьки|члени|сусіди|пацієнти|пасажири|покупці|мешканці|глядачі',
    doing:
      'є|були|мають|читають|бачать|приходять|працюють|стоять|сидять|знають|люблять|кажуть|дивляться|живуть|тут|усі|всі|часто|це|переважно|здебільшого',
    others: 'усі|всі|усі інші|всі інші|інші|конкуренти',
    last: 'останн\\p{L}+|стар\\p{L}+|попередн\\p{L}+|минул\\p{L}+',
    was: 'був|була|було|були|мав|мала|мало',
    wish: 'ма(?:є|ють) (?:бути|стояти)|мус\\p{L}+|треба|хоч\\p{L}+|потріб\\p{L}+|повин\\p{L}+|прос\\p{L}+|мож\\p{L}+|шука\\p{L}+',
    articles: 'наші|наш|мої|ці|багато|старші|і|й|та|але|а',
    who: 'які|що|і вони',
  },
  zh: {
    because: '因为|因為|由于|免得',
    so: '所以|因此|请',
    people: '客人|顾客|客户|读者|观众|孩子们|学生|家长|老人|会员|邻居|病人|乘客|股东|领导们',
    doing: '',
    others: '大家都|别人都|同行都|每家都|别家都',
    last: '上次|以前|之前|去年|旧的?',
    was: '是|太|很|用',
    wish: '要|想|请|需要|应该|必须|希望|最好|能',
    articles: '我们的?|我的|这些|大部分|很多',
    who: '他们',
  },
  ja: {
    because: 'なぜなら',
    so: 'だから|なので|そのため',
    people:
      'お客様は|お客さんは|読者は|来場者は|子供たちは|子どもたちは|生徒は|会員は|高齢者が|ご年配の方が|常連さんは',
    doing: '',
    others: 'みんな|どこも|他社は|他店は|よその店は',
    last: '前回|以前|昨年|去年',
    was: '\\p{L}*(?:だった|でした|すぎた)',
    wish: '\\p{L}*(?:ください|下さい|ほしい|欲しい|たい|して)',
    articles: 'うちの|私たちの',
    who: '彼らは',
  },
}
