import { onDemand } from '../../on-demand.ts'
import { plainLabel } from '../words/lexicon.ts'

/** What menus write beside the dishes that a house is known for, in the languages of the copy. */
const words = onDemand(
  (): ReadonlySet<string> =>
    new Set(
      [
        'house special, house speciality, house specialty, signature, signature dish, house favourite, house favorite, chef’s choice, chefs choice, recommended, our favourite, bestseller, must try',
        'hausspezialität, spezialität des hauses, empfehlung, empfehlung des hauses, unsere empfehlung, hausempfehlung, tipp, spezialität, liebling',
        'spécialité, spécialité maison, spécialité de la maison, coup de cœur, notre coup de cœur, le plat signature, plat signature, recommandé',
        'specialità, specialità della casa, della casa, consigliato, consigliata, piatto forte, il nostro preferito',
        'especialidad, especialidad de la casa, de la casa, recomendado, recomendada, recomendación, favorito de la casa',
        'especialidade, especialidade da casa, da casa, recomendamos, sugestão da casa, sugestão',
        'huisspecialiteit, specialiteit, specialiteit van het huis, aanrader, onze aanrader, favoriet',
        'specjalność, specjalność zakładu, polecamy, polecane, danie popisowe',
        'husets specialitet, specialitet, rekommenderas, vår favorit, anbefales, husets spesialitet',
        'special ház, spécialita podniku, specialita, doporučujeme, talon suositus, suositus, spesiaali, şefin tavsiyesi, tavsiye, spesiyal, σπεσιαλιτέ, фирменное, рекомендуем, фірмова, радимо',
        '招牌, 招牌菜, 推荐, 推薦, 必点, 必點, 人气, 人氣, 主厨推荐, 特色, 特色菜, 镇店, おすすめ, オススメ, お勧め, 人気, 名物, 一押し, 看板, 당점 추천, 추천, 인기, 대표, 대표메뉴, 시그니처',
      ].flatMap(line => line.split(', ').map(plainLabel)),
    ),
)

/** Whether words beside a dish say that its house is known for it: `house special`, `招牌`. */
export function isSignature(text: string): boolean {
  return words().has(plainLabel(text))
}
