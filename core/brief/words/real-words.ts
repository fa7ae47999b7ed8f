/** English words a letter away from one of the lists, and no slips for it. */
export const realWords: ReadonlySet<string> = new Set(
  (
    'waiting jetty eastern topical incense intent intents tenders spots shooting shunting nature natures chroma costal rodeos valentino stylist stylists causal drawing drawings garment garments sienna siena officer officers tidal poise funeral sender render several server factually ' +
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
    'academies accessibly adorably aerials allure allures altitude altitudes annular antique antiques aptitude aptitudes ' +
    'archive archives ardent ascents autistic awing balder banded banged banked batter batters battle battles beater ' +
    'beaters bellow bellows bettor bettors binned bitter bitters blacken blackens blight blights blooding boarder boarders ' +
    'boding boning booing boorish boulder boulders bounces bowing boxing bracket brackets brackish breech breeze breezes ' +
    'brighten brightens brooking brutish bugger buggers bushiness buster busters busyness butlers butted caging caking ' +
    'calmed cambric camped canard canards caning canter cantered canters capitols captious carbine carbines carboy carboys ' +
    'carding carping carting cartons cartoonist cartoonists carving carvings casings cation cations cautions caving cawing ' +
    'censer censers champed charging charring charting cheery cheesy choler chopper choppers choral chorals clattered ' +
    'cleanser cleansers cleaver cleavers clement clover clovers clunky coffer coffers commending complimentary comporting ' +
    'condenser condensers confidant confidants conical consoles contends contests convents cooker cookers cooled coopers ' +
    'copier copiers copped copter copters cornea corneas corned cornet cornets cornier coroner coroners corral corrals ' +
    'courser courtier courtiers crammed crapped crated creaky credibly crimped cropper croppers crowed crowned curing ' +
    'cutely cutest danker darken darkens decant decants decedent decedents deceit deceits dedicates delude deludes deluge ' +
    'deluges denier deniers dependably deplete depletes derails descent descents dessert desserts detain detains deviant ' +
    'deviants dinners disclaimed diviner diviners docent docents dolled dreary duller earthly easier enchanter enchanters ' +
    'excising expansive fashionably firmed flambes flashes fleshy flunky footed fosters funnel funnels gannets garner ' +
    'garners garnish garrets gentile gentiles geometries germanium ghastly glazier glaziers goggle goggles gores grange ' +
    'granges grasps grimly groove grooves grudge grudges halted hasted hastes haters hatred hatreds hatted headier healer ' +
    'healers healing heaping hearer hearers hearth hearths heater heathen heathens heaving heeding herder herders herding ' +
    'hermitage hermitages heroin heroins homily honestly hospitably humanest humanism humbly hunger hungers hunker hunkers ' +
    'hunted husked inanely incenses inciting incredible interlink interlinks inventors isotope isotopes jangle jangles ' +
    'jingle jingles jockey jockeys juggle juggles kickier knickers lading ladings larder larders lather lathers leafing ' +
    'leanings leaping leavings lefter legend legends legibly lighted lighten lightens likelier lindens literacy literate ' +
    'literates literati littering litters lodger lodgers lonely loosed loosens looter looters lovelier madden maddens ' +
    'majesties mallow mallows marlin marlins martins matches meddle meddles melancholia melded mender menders middies ' +
    'minded missive missives modernism molest molests morrow morrows muddle muddles narrowed nestle nestles niceties nicked ' +
    'noshing nostalgia notching noticeably numbed ouster ousters outlived outlives outwit outwits overdoes overdose ' +
    'overdoses overtone overtones pamper pampers parched passel passels pastern pasterns patrols paunchier paunchy pauper ' +
    'paupers peasant peasants pebbly perter pester pesters petrels pettier pheasant pheasants phonograph phonographs ' +
    'pilaster pilasters pippins pitched planter platters plushy polisher polishers posture postures preach prettied primacy ' +
    'princes processional processionals punches quieted quilter quilters quitter quitters raceway raceways radios radium ' +
    'rasher rashers readings realty rebellions redoing referent refiled refiner refiners regally reined relayed rending ' +
    'retrained reverend reverends ridding riddle riddles rigged roaster roasters roomer roomers roosted rotund sacked ' +
    'salver salvers sampler samplers sapling saplings sarong sarongs scared scouting scouts scrams sensors serous sharped ' +
    'sharpen sharpens shingles shootings shoots shorting shorts shrank shriek shrieks shrine shrines shrunk shunning ' +
    'sicking sidecar sidecars sifter sifters simile similes simper simpers slacking sliver slivers smacking smoothing ' +
    'snacking snailing snitch snooty snorts snouts socking soften softens soiling solvers sorter spading sparing spaying ' +
    'specious spicing spores spotty spouting spouts spurts squire squires stacking stagger staggers starches starlet ' +
    'starlets stitch stoats streaming strides striding strife strikes stringer stringers strings striping strive striving ' +
    'stroking strung stunting sucking sunning suppers swagged symmetries talker talkers tasted tellers tempos thinker ' +
    'thinkers thinned thinness thralling tightens tiller tillers tireless tittle tittles toaster toasters topographic ' +
    'topography trilling trough troughs underlie underlies underling underlings undermine undermined undermines unfounded ' +
    'unmistakably unwonted uptight urbanest vantage vantages verdant violent visibly waiter waiters wallow wallows warder ' +
    'warders warier waster wasters wedging weeding welding whimper whimpering whimpers whipping whippings whisker whiskers ' +
    'whooping wilder winery wishful yelping ' +
    'place plane plate plain train brain grain drain crown brown drown frown grown throw these those where while whose'
  ).split(' '),
)
