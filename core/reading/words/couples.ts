/** What invitations call the two who marry, in the languages of the lexicon: of all who invite these are named first. */
export const couples: readonly string[] =
  `couple, the couple, bride and groom, bride & groom, the bride and groom, brautpaar, brautleute, paar, mariés, les mariés, les futurs mariés, novios, los novios, sposi, gli sposi, noivos, os noivos,
  bruidspaar, koppel, brudpar, brudparet, paret, para młoda, młoda para, państwo młodzi, narzeczeni, snoubenci, ženich a nevěsta, novomanželé, gelin ve damat, gelin damat, evlenen çift, çift,
  наречені, молодята, жених и невеста, молодожёны, молодожены, νεόνυμφοι, το ζευγάρι, hääpari, العروسان, العروسين, החתן והכלה, הזוג, 新郎新婦, 新郎新娘, 新人, 신랑신부`.split(
    /,\s*/,
  )
