/** What briefs in ten languages say of words that they give as the copy has them: how soon these are seen, and how they are set. */
import { onDemand } from '../../on-demand.ts'
import type { PartDesign } from '../design.ts'

/** Of several things: none is seen before the others. */
const SAME: PartDesign = { rank: 'second' }
/** Behind what is seen first. */
const NEXT: PartDesign = { rank: 'second' }

/** What is said, with the words for it, and those that have no blanks around them. */
const LOOKS: readonly (readonly [dress: PartDesign, english: string, abroad: string, solid: string])[] = [
  [
    { rank: 'first' },
    "(?:the )?(?:very )?(?:biggest|largest)(?: (?:thing|words?|of all|by (?:a mile|far)))?(?: (?:up |on )?(?:there|it))?|huge|enormous|gigantic|massive|disproportionately large|(?:hits?|hitting) (?:them|you|people|us|everyone) in the (?:face|eye)|(?:twice|three times|double) the size|(?:takes?|fills?|covers?|takes? up) (?:at least |over )?(?:half|two thirds|most) of (?:it|the (?:page|card|sheet|poster|banner))|matters? more than anything(?: else)?|(?:the )?one number|shouts? loudest|(?:in|i|w|em|en|à|a) (?:[4-9]\\d|1\\d\\d|forty|fifty|sixty|vierzig|fünfzig|sechzig|cinquante|soixante|cincuenta|sesenta|cinquanta|sessanta|vijftig|zestig|femtio|sextio|pięćdziesiąt|cinquenta|sessenta) (?:points?|pt|punkter|punkt|puntos|punti|punten|pontos|punktów)|cannot be missed|can't be missed|impossible to (?:miss|overlook)|unmissable",
    '(?:am )?(?:aller)?größte[nrms]?|riesig\\p{L}*|riesengroß\\p{L}*|(?:sofort |gleich )?ins auge (?:springen|springt|stechen|fallen)|spring(?:t|en) (?:sofort |gleich |einem )?ins auge|unübersehbar|nicht zu übersehen|so groß, dass es fast rausfällt|so groß wie (?:möglich|es geht)|doppelt so groß' +
      '|énormes?|géante?s?|immenses?|(?:le|la|les) plus (?:gros(?:se)?s?|grande?s?)|saut(?:e|ent|er) aux yeux|immanquables?|deux fois plus gros(?:se)?' +
      '|enormes?|gigantes?|(?:lo|el|la) más grande|salt(?:e|en|a|an|ar) a la vista|imposible de no ver|el doble de grande' +
      "|enormi|gigantesc\\p{L}+|(?:il|la|la cosa) più grande|salt(?:i|a|ino|are) all[’']occhio|il doppio più grande" +
      '|(?:het )?allergrootst\\p{L}*|(?:het |de )?grootste?|reusachtig|gigantisch|reuzegroot|(?:moet |moeten )?(?:eruit|er uit) springen|springt eruit|niet te missen|twee keer zo groot' +
      '|(?:allra )?störst\\p{L}*|jättestor\\p{L}*|gigantisk\\p{L}*|(?:ska |får )?(?:få )?(?:kosta|ta) (?:mycket )?plats|omöjlig\\p{L}* att missa|dubbelt så stor\\p{L}*' +
      '|największ\\p{L}+|ogromn\\p{L}+|olbrzymi\\p{L}*|(?:ma |mają |musi |muszą )?(?:się )?(?:wybijać|rzucać)(?: się)?(?: w oczy)?|nie do przeoczenia|dwa razy większ\\p{L}+' +
      '|(?:o|a) maior(?: de tod[oa]s)?|salt(?:e|a|ar) à vista|impossível de não ver|o dobro do tamanho' +
      '|en büyük|kocaman|devasa|göze (?:çarpsın|çarpmalı|batsın)|iki kat büyük',
    '(?:一番|いちばん|最も|もっとも|とにかく|ひときわ)大き(?:く|い)|特大|でかでかと',
  ],
  [
    { rank: 'second' },
    "pulled out|second biggest|visible from \\p{L}[^,.;]*|(?:readable|legible|seen|read) (?:from|by|at) (?:the |a )?[^,.;]*|in (?:big|large) (?:letters|print|type)|(?:nice and |really |good and )?(?:big|large)|easy to (?:see|find|spot)|where (?:people|everyone|she|he|they|she'll|he'll|they'll)(?: will| can)? (?:find|see|spot)s? (?:it|them)|somewhere (?:people|she|he|they|she'll|he'll|they'll)(?: will| can)? (?:find|see|spot)s? (?:it|them)?",
    'größer|plus (?:gros(?:se)?s?|grande?s?)|más grandes?|più grandi?|groter|större|większ\\p{L}+(?: stopniem| czcionką| literami)?|maior(?:es)?|(?:schön |ganz )?groß|hervorgehoben|hervorheben|herausgestellt|von weitem (?:zu )?(?:sehen|sichtbar|lesbar|lesen)|gut sichtbar|auf einen blick' +
      "|bien (?:gros(?:se)?s?|grande?s?|visibles?)|en (?:gros|grand)|en évidence|d[’']un coup d[’']œil|(?:lisibles?|visibles?) de loin|mis(?:e|es)? en (?:avant|valeur|évidence)" +
      '|bien (?:grandes?|visibles?|clarit[oa]s?|clar[oa]s?)|en grande|destacad[oa]s?|(?:que )?(?:se )?(?:vea|lea|note|vean|lean|noten) (?:bien|desde lejos|de lejos)|donde no se pierdan?' +
      '|(?:ben|molto) (?:grand[ei]|visibil[ei]|chiar[oaie])|in grande|in evidenza|evidenziat[oaei]' +
      '|(?:lekker |goed |mooi )?groot|goed (?:leesbaar|zichtbaar)|opvallend|van ver(?:re)? (?:te )?(?:lezen|zien|leesbaar|zichtbaar)' +
      '|stort|stora?|syn(?:s|as) (?:från|på) [^,.;]*|väl synlig\\p{L}*|lätt att (?:se|hitta)' +
      '|duż(?:y|a|e|ymi|ą)(?: (?:literami|czcionką))?|dużo większ\\p{L}+|wyraźnie|dobrze widoczn\\p{L}+|z daleka widoczn\\p{L}+|wyróżnion\\p{L}+' +
      '|bem (?:grandes?|visíve(?:l|is))|em tamanho que se vej[^,.;]*|em destaque|destacad[oa]s?|em grande|grandes?' +
      '|iri(?: olsun)?|büyük(?: olsun)?|göze çarp\\p{L}*|uzaktan (?:okun|görün)\\p{L}*|öne çık\\p{L}+',
    '(?:に|が|も)?目(?:にとま|に留ま|立)\\p{L}{1,4}|大き(?:く|め)(?:に)?',
  ],
  [
    NEXT,
    'then|followed by',
    'dann|danach|darauf|puis|ensuite|luego|después|poi|dopo|dan|daarna|potem|następnie|sedan|därefter|depois|em seguida|sonra|ardından',
    '次に|つぎに',
  ],
  [
    SAME,
    '(?:in |with |at )?the same size|equally (?:big|large)',
    'gleich groß|(?:avec |de )?la même taille(?: de chiffre)?|(?:del |con el )?mismo tamaño|(?:nella |con la )?stessa grandezza|(?:della )?stessa dimensione|even groot|lika stora?|(?:w )?tym samym rozmiarze|(?:tej |takiej )samej wielkości|(?:d?o |com o )?mesmo tamanho|aynı (?:boyda|büyüklükte)',
    '同じ大きさ(?:で|に)?',
  ],
  [
    { rank: 'last' },
    'smaller|quieter|as (?:small|quiet) as (?:possible|can be|(?:the )?(?:law|rules?) (?:permits?|allows?)|you (?:can|dare|like))|(?:very |really |nice and )?(?:tiny|small)|in small (?:print|type|letters)|microscopic',
    'kleiner|leiser|plus (?:petite?s?|discr[eè]te?s?)|más (?:pequeñ[oa]s?|chic[oa]s?)|più piccol[oaei]|mindre|mniejsz\\p{L}+(?: stopniem| czcionką| literami)?|menor(?:es)?|(?:ganz |sehr )?klein(?: gehalten)?|winzig|klein gedruckt|kleingedruckt|so klein wie (?:möglich|erlaubt|es geht)|im kleingedruckten|nicht so (?:protzig|groß|laut)' +
      '|(?:tout |très |en )?petite?s?|en (?:tout )?petit(?:s caractères)?|minuscules?|le plus petit possible' +
      '|(?:muy )?pequeñ[oa]s?|chiquit[oa]s?|en (?:chico|chiquito|pequeño|letra (?:chica|pequeña|menuda))|lo más (?:chico|pequeño) posible' +
      '|(?:molto )?piccol[oaei]|in piccolo|piccolissim[oaei]|minuscol[oaei]' +
      '|(?:heel )?klein|piepklein|kleintjes|in kleine letters|zo klein mogelijk' +
      '|(?:mycket |så )?lit(?:en|et)(?: stil)?|(?:i )?liten stil|smått|pytteliten|pyttelitet|i finstilt|så liten som möjligt' +
      '|mał(?:y|a|e|ymi|ą)(?: (?:literami|czcionką))?|drobno|drobn(?:y|ym|ymi|a|e)(?: (?:drukiem|literami))?|malutk\\p{L}+|najmniejsz\\p{L}+(?: możliwym)?(?: drukiem)?' +
      '|(?:muito )?pequen[oa]s?|miudinh[oa]s?|em letra (?:miudinha|miúda|pequena)|pequenin[oa]s?|o mais pequeno possível' +
      '|küçük(?: kalsın| olsun)?|küçücük|ufak(?: kalsın| olsun)?|minik',
    '小さ(?:く|め)(?:に)?',
  ],
  [
    { weight: 700 },
    '(?:in )?(?:semi-?|extra )?bold(?:ed)?(?: type)?',
    'fett(?:gedruckt)?|halbfett|in fett|en (?:gras|negritas?)|in (?:grassetto|neretto)|(?:in )?vet(?:gedrukt)?|(?:i )?fet(?:stil|t| stil)|pogrubion\\p{L}+|półgrub\\p{L}+|(?:w )?pogrubieni\\p{L}+|tłust\\p{L}+|(?:a|em) negrito|kalın(?: harf\\p{L}*| yazılsın| olsun)?',
    '太(?:く|字)(?:で|に)?',
  ],
  [
    { italic: true },
    '(?:in )?italics?|italici[sz]ed',
    '(?:in (?:einer )?(?:schönen )?)?kursiv\\p{L}*|en italiques?|(?:en )?cursivas?|(?:in )?corsivo|(?:in )?cursief|i kursiv|kursywą|pochylon\\p{L}+|(?:em )?itálico|(?:itali[kğ]|eğik|yatık)(?: yaz\\p{L}*| harf\\p{L}*| olsun)?',
    '斜体(?:で|に)?|イタリック(?:で|に)?',
  ],
  [
    { underline: true },
    'underlined?',
    'unterstrichen|unterstreichen|soulignée?s?|souligner|subrayad[oa]s?|sottolineat[oaei]|onderstreept?|understruk\\p{L}+|podkreślon\\p{L}+|sublinhad[oa]s?|altı çizili',
    '下線(?:を)?',
  ],
]

/** A look that is said somewhere in a text. */
export interface SaidLook {
  readonly from: number
  readonly to: number
  readonly dress: PartDesign
  /** Of several things alone. */
  readonly among?: true
  /** Behind what is seen first alone. */
  readonly next?: true
}

const patterns = onDemand(() =>
  LOOKS.map(([dress, english, abroad, solid]) => ({
    dress,
    english: wordsIn(english),
    abroad: new RegExp(`${wordsIn(`${english}|${abroad}`).source}|(?:${solid})`, 'giu'),
  })),
)

function wordsIn(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'giu')
}

/** The looks that a text in a language (BCP 47; undefined: English) says, of those at one place the longest. */
export function looksSaid(text: string, lang: string | undefined): readonly SaidLook[] {
  const all = patterns().flatMap(({ dress, english, abroad }) =>
    [...text.matchAll(lang === undefined ? english : abroad)].map(({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
      dress,
      ...(dress === SAME && { among: true as const }),
      ...(dress === NEXT && { next: true as const }),
    })),
  )
  const covers = (one: SaidLook, other: SaidLook): boolean =>
    one !== other && one.from < other.to && other.from < one.to && one.to - one.from > other.to - other.from
  return all.filter(one => !all.some(other => covers(other, one)))
}
