/** English words a letter away from one of the lists, and no slips for it. */
export const realWords: ReadonlySet<string> = new Set(
  (
    'sunday monday tuesday wednesday thursday friday saturday morning evening winter summer ' +
    'banner banners poster posters flyer card cards leaflet coupon voucher ticket ' +
    'accept aerial appel applies bored butler caller chance charge cellars clamped classes class clearer clustered condense content ' +
    'cooked cooper corded corer developed dinner divided divides eighty engineer excerpt executed finish format formats foster frost ' +
    'future futures glasses grateful grande headed hearing heaters heating humane increased intent intern invent lager leaving ' +
    'lending livery loader loading loose lovely maine marie mariners marion matric minimalism orcid partly paste pasted peter petrel ' +
    'planner planters premises quirk quoted ragged reduced relay removed replaced robot salon saloon sample samples shingle shots ' +
    'simply singly smoked smoker solver sorters spare sport sports squared starts state states status stranger strangers stream ' +
    'streams strike strip strips striped student supper swatch tablet teller there tighten tinted traced tracing tracker wadding ' +
    'warmed warner watery chillies chilly diners board hiring raising meaning reading bonding wending feature features texture ' +
    'liver silver river rivers cover covet hover lover mover stare store share shore score scope slide glide pride bride price ' +
    'place plane plate plain train brain grain drain crown brown drown frown grown throw these those where while whose'
  ).split(' '),
)
