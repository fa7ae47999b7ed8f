/** English words a letter away from one of the lists, and no slips for it. */
export const realWords: ReadonlySet<string> = new Set(
  (
    'eastern topical incense intent intents tenders spots shooting shunting nature natures chroma costal rodeos valentino stylist stylists causal drawing drawings garment garments sienna siena officer officers tidal poise funeral sender render several server factually ' +
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
    'fried charges salad salade robots consents bubble bubbles cleaned kicked hashed reliably parity frances divide divided exiting robot ' +
    'property remote stable related martin capital america american likely latter metre metres meter getter leaning relating ' +
    'remotes pointed walter callers switching loaders louder executive executives patrol invented culture cultures caution ' +
    'warned leaking switched nations painter casing loosen extensive leasing excerpts signed victoria discrete growing romain ' +
    'chances prince sticks sailing stalled bounty campagne chopped hearings persia relaying refine refined toilets noting ' +
    'salomon burton dedicate dedicated knotted francis linden cattle classe denver mairie medial condenses broader shaders ' +
    'gently cereal elevate elevated strives caring sailings outdoors pointe candied bounce seagrass funerals palais calder ' +
    'ascent trends premise rotted stride shortener invents hunting intents carton filing trackers derail popping academia ' +
    'heated litter gannet platter rustling timers relaxing shared folder folders wrapped contexts accepts exciting casual ' +
    'causal martini marinas coring carson garret initiate initiated initiates divider printer printers matter matters ' +
    'summary summaries planners nation slider spider likewise outlive widow render bringing spring string brings bored boarding bearing boiling ' +
    'baring tasting hosting posting resting testing parish polish publish english finish famous format minimum maximum modest ' +
    'modern moderate ' +
    'place plane plate plain train brain grain drain crown brown drown frown grown throw these those where while whose'
  ).split(' '),
)
