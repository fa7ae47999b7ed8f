/**
 * Words in the name of a tax that say it is part of the prices above, in the languages of the lexicon: `KDV %10 (dahil)`, `darin
 * enthaltene MwSt`. Compared as labels are, in lower case and without accents.
 */
export const includedWords: readonly string[] =
  `incl, included, including, inclusive, of which, inkl, inklusive, enthalten, enthaltene, darin, davon, dont, compris, comprise, incluse, incluido, incluida,
  incluidos, del cual, incluso, inclusa, compreso, compresa, di cui, incluido no preco, incluida no preco, inbegrepen, waarvan, w tym, zawarty, zawarte, wliczony, varav, ingar, herav, heraf,
  derav, sisaltaa, sisaltyy, josta, vcetne, v cene, z toho, dahil, συμπεριλαμβανεται, συμπ, εκ των οποιων, у тому числi, у т ч, включено, в том числе, в т ч,
  内, 内税, 税込, 内消費税, 含, 含税, 其中, 포함, شامل, شاملة, متضمن, כולל,
  inclus, inclusa, incluse, din care, cu tva,
  tartalmaz, tartalmazza, ebbol, brutto,
  termasuk, sudah termasuk,
  da bao gom, bao gom, da gom,
  inclos, inclosa, inclosos, del qual, dels quals,
  सहत, शमल`.split(/,\s*/)
