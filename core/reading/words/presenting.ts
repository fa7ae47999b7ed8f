/** Words with which a house announces what stands below its name, in the languages of the lexicon: `The Gripen presents`. */
export const presenting: readonly string[] =
  `presents, present, proudly presents, proudly present, proudly presenting, presenting, präsentiert, präsentieren, zeigt, zeigen, présente, présentent, presenta, presentan, presentano,
  apresenta, apresentam, presenteert, presenteren, presenterar, præsenterer, presenterer, viser, visar, esittää, esittävät, przedstawia, przedstawiają, prezentuje, uvádí, představuje, představují, sunar, παρουσιάζει, παρουσιάζουν,
  представляет, представляют, представляє, представляють,
  prezintă, vă prezintă,
  bemutatja, bemutatják, bemutat,
  mempersembahkan, menyajikan, menampilkan,
  giới thiệu, trân trọng giới thiệu, hân hạnh giới thiệu,
  presenten,
  प्रस्तुत करते हैं, प्रस्तुत करता है, प्रस्तुति`.split(/,\s*/)
