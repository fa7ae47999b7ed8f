import type { DesignPatch, OrnamentName } from '../design.ts'
import type { Mood } from './moods.ts'

/**
 * Things that have a look of their own, for `like a ferry timetable` and `pharmacy-label style`. A word of these lists is read
 * only where a brief says that its design is to be like it: everywhere else it is a thing of the copy.
 */

/** What a likeness sets besides its faces; colours count where the brief names none. */
interface Traits {
  /** Colour words of the accents, divided by commas, the first leading. */
  readonly accents?: string
  /** `#rrggbb` of the ground. */
  readonly ground?: string
  readonly cream?: true
  readonly motif?: OrnamentName
  readonly rules?: 'none' | 'hairline' | 'rule' | 'heavy'
  readonly density?: 'airy' | 'compact' | 'dense'
  readonly align?: 'start' | 'center'
  readonly radius?: number
}

/** `display/text/weight`, and `/caps` where titles are capitals. */
function look(words: string, vector: Mood['vector'], faces: string, traits: Traits): Mood {
  const [display = '', text = '', weight = '', caps] = faces.split('/')
  const { accents, ground, cream, motif, rules, density, align, radius } = traits
  const patch: DesignPatch = {
    type: {
      ...{ display, text, displayWeight: Number(weight) },
      ...(caps && { displayCase: 'uppercase' as const }),
      ...(align && { align }),
    },
    shape: { radius: radius ?? 0, ...(rules && { rules }) },
    ...(density && { space: { density } }),
    ...(align && { layout: { centered: align === 'center' } }),
    ...(motif && { decor: { motif } }),
  }
  return {
    ...{ words, vector, patch },
    ...(accents && { accents: accents.split(', '), palette: true as const }),
    ...(cream && { cream }),
    ...(ground && { ground: groundOf(ground) }),
  }
}

function groundOf(paper: string): DesignPatch['color'] & object {
  const isDark = Number.parseInt(paper.slice(3, 5), 16) < 0x70
  return { paper, mode: isDark ? 'dark' : 'light' }
}

/** Where most things of one kind stand on the axes of `MoodVector`. */
const old: Mood['vector'] = [0.6, 0, 0.2, 0.4, -0.8, 0.1, 0.3]
const oldLoud: Mood['vector'] = [0.5, 0.6, 0.6, 0, -0.6, -0.1, 0.5]
const quiet: Mood['vector'] = [0.1, -0.5, 0, 0.2, 0.4, 0.9, -0.7]
const bookish: Mood['vector'] = [0.3, -0.5, 0, 0.6, -0.5, 0.5, -0.2]
const plain: Mood['vector'] = [-0.2, -0.3, 0.2, 0.3, 0.4, -0.5, -0.7]
const bright: Mood['vector'] = [0.3, 0.9, 0.3, -0.6, 0.1, 0, 0.6]
const festal: Mood['vector'] = [0.3, 0.1, 0.4, 0.9, -0.5, 0.4, 0.5]
const machine: Mood['vector'] = [-0.3, 0.1, 0.4, 0, 0.8, -0.2, -0.4]

/** Likenesses with a look of their own. */
export const likenessRows: readonly Mood[] = [
  // Books and papers
  look(
    'paperback|penguin paperback|penguin|penguin book|pelican book|pocket book|book cover|novel cover|dust jacket|dime novel|pulp novel|pulp paperback|pulp magazine',
    [0.5, 0.4, 0.4, 0.1, -0.4, 0, 0.2],
    'Outfit/EB Garamond/700',
    { accents: 'orange, black', cream: true, motif: 'bar', rules: 'rule', align: 'start' },
  ),
  look(
    'poetry book|poetry collection|book of poems|faber book|slim volume|chapbook|novel|literary novel|old novel|hardback|book page|page of a book|old book|clothbound book|first edition|private press book|prayer book|hymn book|hymnal|missal|psalter|bible|old bible|book',
    bookish,
    'EB Garamond/EB Garamond/500',
    { accents: 'oxblood', cream: true, rules: 'hairline', density: 'airy', align: 'center' },
  ),
  look(
    'phone book|telephone directory|telephone book|directory|yellow pages|classifieds|classified ads|small ads|want ads|stock listing|racing form|tv listings',
    plain,
    'Roboto Condensed/Source Sans 3/700',
    { accents: 'signal yellow, black', rules: 'hairline', density: 'dense', align: 'start' },
  ),
  look(
    'timetable|ferry timetable|bus timetable|train timetable|tram timetable|railway timetable|swiss timetable|station clock|railway clock|train schedule|bus schedule|flight schedule|fixture list|tide table|calendar|wall calendar|almanac',
    plain,
    'Inter/Inter/700',
    { accents: 'navy, signal red', rules: 'hairline', density: 'compact', align: 'start' },
  ),
  look(
    'engineering journal|engineers journal|technical journal|engineering magazine|technical magazine|trade journal|industry journal|professional journal|specialist journal|architecture journal|architectural journal|design journal|technical report|engineering report',
    [0, -0.3, 0.2, 0.6, 0.3, 0.1, -0.8],
    'Inter/Source Serif 4/600',
    { accents: 'ink black', rules: 'hairline', align: 'start' },
  ),
  look(
    'maths book|math book|well set book|encyclopedia|encyclopaedia|dictionary|old dictionary|textbook|old textbook|school book|schoolbook|primer|grammar book|reference book|scientific paper|journal article|academic paper|academic journal|scientific journal|science journal|medical journal|research journal|law journal|university journal|peer reviewed journal|thesis|dissertation|latex|latex document|tex document|lecture notes|arxiv paper|learned journal',
    [0.1, -0.5, 0.1, 0.8, -0.4, -0.1, -0.6],
    'Source Serif 4/Source Serif 4/600',
    { accents: 'ink black', rules: 'hairline', align: 'start' },
  ),
  look(
    'field guide|nature guide|bird book|botanical book|herbarium|herbarium sheet|herbarium page|herbarium card|botanical plate|botanical illustration|botanical print|botany book|natural history book|naturalist notebook|flora|herbal',
    [0.5, -0.3, 0, 0.4, -0.5, 0.3, 0.2],
    'EB Garamond/EB Garamond/600',
    { accents: 'moss, brick', cream: true, rules: 'hairline', motif: 'double-frame' },
  ),
  look(
    'atlas|old atlas|school atlas|old map|map|nautical chart|sea chart|admiralty chart|ordnance survey map|os map|treasure map|survey map|hiking map',
    [0.4, -0.1, 0.1, 0.4, -0.5, 0, 0.2],
    'EB Garamond/Source Sans 3/600',
    { accents: 'petrol, brick', cream: true, rules: 'hairline', motif: 'double-frame' },
  ),
  look(
    "ship's log|ships log|ship log|logbook|log book|captain's log|captains log|ledger|old ledger|ledger book|account book|accounts book|accounts ledger|cash book|guest book|guestbook|register|parish register|fisherman's logbook|fishermans logbook|bookkeeping",
    old,
    'EB Garamond/EB Garamond/600',
    { accents: 'navy, brick', cream: true, rules: 'rule', motif: 'lines', align: 'start' },
  ),
  look(
    'notebook|handwritten note|handwritten notes|exercise book|school notebook|composition book|moleskine|field notebook|field notes|sketchbook|travel journal|travel diary|travel notebook|diary|journal|scrap of paper|napkin|back of an envelope|sticky note|post it|letter from a friend|message from a friend|message|text message|note from a friend|letter from an old friend|handwritten letter|love letter|shopping list|note on the fridge',
    [0.5, 0.1, -0.2, -0.5, -0.3, 0.2, 0.2],
    'Caveat/Source Serif 4/700',
    { accents: 'denim, brick', cream: true, motif: 'lines', rules: 'hairline', align: 'start' },
  ),
  look(
    'typewritten|typewritten letter|typed letter|typewritten page|typed page|typed memo|typed|memo|office memo|carbon copy|case file|dossier|police report|police file|secret file|telegram|index card|library card|library catalogue card|library index card|catalogue card|card catalogue|card index|recipe card|recipe cards|screenplay|film script|shooting script|manuscript|typescript|samizdat|mimeograph|punch card|filing card|minutes of a meeting',
    [0.3, -0.3, 0.1, 0.2, -0.6, 0, -0.3],
    'Courier Prime/Courier Prime/700',
    { accents: 'brick', cream: true, rules: 'rule', align: 'start' },
  ),
  look(
    "solicitor|lawyer|law firm|law firm's letter|solicitor's letter|lawyer's letter|deed|court document|court filing|legal brief|law report|statute|statute book|act of parliament|last will|old contract|treaty|notary|notary's deed|gazette|official gazette|government gazette|hansard|white paper",
    [0, -0.7, 0.2, 1, -0.5, 0, -0.7],
    'Source Serif 4/Source Serif 4/600',
    { accents: 'ink black', rules: 'hairline', align: 'start' },
  ),
  look(
    'parish magazine|parish newsletter|village newspaper|village newsletter|church bulletin|church magazine|order of service|hymn sheet|service sheet|obituary|memorial card|community noticeboard|village noticeboard',
    [0.3, -0.4, 0, 0.6, -0.5, 0.3, 0],
    'Source Serif 4/Source Serif 4/600',
    { accents: 'burgundy', cream: true, rules: 'rule' },
  ),
  look(
    'tabloid|tabloid front page|red top|gossip magazine|breaking news|news ticker|wanted notice',
    [0.1, 0.9, 0.9, -0.5, 0.2, -0.3, 0],
    'League Gothic/Source Sans 3/400/caps',
    { accents: 'signal red, black', rules: 'heavy', motif: 'bar', density: 'compact' },
  ),
  look(
    'fashion magazine|magazine cover|glossy magazine|magazine spread|editorial spread|design magazine|kinfolk|kinfolk magazine|cereal magazine|monocle|wallpaper magazine|coffee table book|photo book|photobook|art book|monograph|catalogue raisonne',
    [0, -0.2, 0.1, 0.5, 0.4, 0.9, -0.4],
    'Playfair Display/Source Sans 3/500',
    { accents: 'ink black', rules: 'hairline', density: 'airy', align: 'start' },
  ),
  look(
    'comic|comic book|cartoon strip|superhero comic|manga|graphic novel|tintin|ligne claire',
    bright,
    'Bangers/Nunito/400',
    { accents: 'red, cobalt, yellow', rules: 'heavy', motif: 'halftone' },
  ),
  look(
    "children's book|childrens book|picture book|nursery|nursery rhyme|kindergarten|toy shop|toy box|building blocks|wooden toys|bruna|dick bruna|miffy|alphabet blocks|crayon box",
    [0.4, 0.8, 0, -0.8, 0.2, 0.3, 0.4],
    'Nunito/Nunito/800',
    { accents: 'red, cobalt, yellow', radius: 16, motif: 'dots' },
  ),
  look(
    "instruction manual|manual|handbook|user manual|owner's manual|owners manual|service manual|repair manual|workshop manual|haynes manual|technical manual|assembly instructions|operating instructions|ikea manual|ikea instructions|patent drawing|patent|spec sheet|data sheet|datasheet|parts catalogue|specification",
    plain,
    'IBM Plex Sans/IBM Plex Sans/600',
    { accents: 'graphite, orange', rules: 'rule', density: 'compact', align: 'start' },
  ),
  look(
    'school report|report card|exam paper|school certificate|scout handbook|scout badge|boy scout handbook|scout|camp sign|summer camp|trail map|park ranger',
    old,
    'Rokkitt/Source Serif 4/700',
    { accents: 'forest, mustard', cream: true, rules: 'rule', motif: 'frame' },
  ),

  // Labels and packages
  look(
    "pharmacy label|old pharmacy label|pharmacist's label|pharmacy|old pharmacy|apothecary|apothecary jar|apothecary bottle|apothecary shop|chemist's label|chemist's shop|old chemist's shop|medicine bottle|medicine label|poison label|poison bottle|laboratory bottle|herbalist|perfume label|perfume bottle|specimen jar",
    festal,
    'Cinzel/EB Garamond/600',
    { accents: 'forest', cream: true, rules: 'rule', motif: 'double-frame', align: 'center' },
  ),
  look(
    'wine label|wine bottle|bottle label|château label|burgundy label|champagne label|olive oil label|vineyard|wine list|sommelier',
    [0.4, -0.3, 0.2, 0.8, -0.4, 0.7, 0.1],
    'EB Garamond/EB Garamond/500',
    { accents: 'burgundy, bronze', cream: true, rules: 'hairline', motif: 'corners', align: 'center' },
  ),
  look(
    'sake label|sake bottle|japanese label|japanese packaging|tea packet|japanese tea|rice bag|calligraphy scroll|hanging scroll|scroll|ink painting|sumi e|haiku|haiku book',
    [0.2, -0.3, 0.3, 0.4, -0.1, 0.7, -0.2],
    'EB Garamond/EB Garamond/600',
    { accents: 'ink black, red', cream: true, rules: 'hairline', density: 'airy' },
  ),
  look(
    'beer label|craft beer label|beer can|beer mat|beer coaster|brewery|whisky label|whiskey label|gin label|rum label|spirit label|tobacco tin|biscuit tin|cookie tin|spice tin|sardine tin|sardine can|tin can|cigar box|cigar band|cigar label|cuban cigar|matchbox|matchbox label|matchbook|fireworks box|firework packet|fruit crate|fruit crate label|orange crate|citrus label|tin label|soap box|soap wrapper|soap label|jam jar|jam jar label|jam label|honey jar|pickle jar|baking powder tin|coffee tin|tea caddy|tea tin|chocolate box|chocolate wrapper|sugar packet|razor blade packet|old advert|old advertisement|old packaging|old grocery label',
    oldLoud,
    'Rokkitt/Source Serif 4/800/caps',
    { accents: 'crimson, mustard', cream: true, rules: 'rule', motif: 'double-frame', align: 'center' },
  ),
  look(
    'seed packet|seed packets|seed catalogue|seed catalog|seed merchant|garden centre|nursery catalogue|allotment|allotment sign|plant label|plant tag|gardening book|kitchen garden|vegetable garden|farmers market|farm shop|farm stand',
    [0.6, 0.3, 0.1, 0.1, -0.6, 0.1, 0.4],
    'Rokkitt/Source Serif 4/700',
    { accents: 'forest, tomato red', cream: true, rules: 'rule', motif: 'leaves' },
  ),
  look(
    'butcher|butcher paper|butcher shop|butchers shop|butcher block|bakery|old bakery|bakery bag|bread bag|paper bag|brown paper bag|brown paper|wrapping paper|parcel|brown paper parcel|flour sack|flour bag|coffee sack|coffee bag|burlap sack|feed sack|grain sack|hessian|sugar sack|market stall|market sign|fruit stall|corner shop|general store|grocer|greengrocer|grocery store|deli|delicatessen',
    [0.7, 0.2, 0.4, -0.1, -0.6, 0, 0.2],
    'Rokkitt/Source Serif 4/700',
    { accents: 'brick, black', ground: '#e8d5b5', rules: 'rule', motif: 'stripes' },
  ),
  look(
    "price tag|price tags|price ticket|supermarket flyer|supermarket leaflet|supermarket|discount flyer|sale sign|bargain bin|fishmonger's board|fishmonger|fish and chip shop|chip shop|chippy|kebab shop|burger joint|fast food|street food|food truck|taco truck|fairground|fairground sign|fair|bingo card|bingo hall|lottery ticket",
    [0.4, 1, 0.7, -0.6, 0, -0.2, 0.4],
    'Alfa Slab One/Source Sans 3/400/caps',
    { accents: 'signal red, yellow', rules: 'heavy', motif: 'stripes' },
  ),
  look(
    'ice cream parlour|ice cream parlor|ice cream shop|ice cream van|gelateria|sweet shop|candy shop|candy store|candy wrapper|sweet wrapper|bubblegum|cupcake|cupcake shop|pastry shop|patisserie|pâtisserie|macaron box|cake box|wes anderson|wes anderson film|grand budapest hotel|grand budapest|dollhouse',
    [0.5, 0.4, -0.3, 0, -0.2, 0.3, 0.6],
    'Outfit/Nunito/700',
    { accents: 'dusty rose, mint', ground: '#fbeff0', motif: 'scallops', radius: 12, align: 'center' },
  ),

  // Tickets, passes and official papers
  look(
    'train ticket|old train ticket|tram ticket|bus ticket|cinema ticket|raffle ticket|cloakroom ticket|theatre ticket|ticket|ticket stub|old ticket|luggage label|baggage label|suitcase label|hotel label|hotel luggage label|parcel label|museum ticket',
    oldLoud,
    'Rokkitt/Courier Prime/700/caps',
    { accents: 'brick', cream: true, rules: 'rule', motif: 'dashes' },
  ),
  look(
    'departure board|departures board|arrivals board|airport board|flight board|station board|railway board|train station board|split flap|split flap board|split flap display|solari board|scoreboard|score board|led board|digital clock',
    machine,
    'Roboto Condensed/Roboto Condensed/700/caps',
    { accents: 'signal yellow', ground: '#141414', rules: 'hairline', density: 'compact', align: 'start' },
  ),
  look(
    'passport|passport page|passport stamp|id card|identity card|visa|postage stamp|stamp sheet|stock certificate|bearer bond|diploma|university diploma|college diploma|old diploma|degree certificate|royal charter|charter|papal bull|academy certificate',
    festal,
    'Cinzel/EB Garamond/600',
    { accents: 'burgundy, bronze', cream: true, motif: 'guilloche', align: 'center' },
  ),
  look(
    'postcard|old postcard|picture postcard|airmail|air mail|airmail letter|airmail envelope|air mail envelope|envelope|par avion',
    [0.3, 0.2, 0, 0, -0.4, 0.3, 0.3],
    'Courier Prime/Source Serif 4/700',
    { accents: 'signal red, navy', cream: true, motif: 'slashes', rules: 'hairline' },
  ),
  look(
    "engraved|engraving|engraved invitation|royal invitation|royal wedding|palace invitation|embassy|embassy dinner|state dinner|state banquet|gala|gala dinner|black tie dinner|white tie|gentlemen's club|gentleman's club|grand hotel|old hotel|savoy|the ritz|ritz|opera programme|opera house|opera|concert hall|philharmonic|royal|coronation|calling card|visiting card",
    festal,
    'Cinzel/EB Garamond/500',
    { accents: 'bronze', cream: true, rules: 'hairline', motif: 'frame', density: 'airy', align: 'center' },
  ),

  // Posters and signs
  look(
    'travel poster|vintage travel poster|tourist poster|tourist board poster|swiss tourist board poster|tourist board|tourism poster|railway poster|rail poster|ski poster|alpine poster|holiday poster|airline poster|shell guide|shell poster|cruise poster|ocean liner|ocean liner poster|liner poster|seaside poster|national park poster|national parks poster|national park|wpa poster|wpa|mountain railway|ski resort|alpine hotel',
    [0.3, 0.6, 0.4, 0.1, -0.3, 0.1, 0.4],
    'Outfit/Inter/800/caps',
    { accents: 'cobalt, mustard, brick', cream: true, motif: 'horizon', rules: 'none' },
  ),
  look(
    'propaganda poster|soviet poster|soviet propaganda|soviet|revolutionary poster|protest poster|protest sign|protest placard|picket sign|placard|political poster|strike poster|union poster|trade union banner|may 68|may 68 poster|atelier populaire|manifesto|pamphlet|rodchenko|el lissitzky|malevich',
    [0.2, 0.9, 0.9, -0.2, 0.2, -0.1, 0.2],
    'League Gothic/Roboto Condensed/400/caps',
    { accents: 'red, black', cream: true, rules: 'heavy', motif: 'slashes' },
  ),
  look(
    'film poster|movie poster|noir poster|film noir|film noir poster|saul bass|saul bass poster|hitchcock|hitchcock poster|title sequence|thriller|thriller cover|crime novel|detective novel|paul rand|matisse|matisse cut outs|paper cut outs|paper cut|cut paper|jazz poster',
    [0.2, 0.8, 0.8, -0.3, 0.2, 0, 0.3],
    'League Gothic/Source Sans 3/400/caps',
    { accents: 'orange, black', cream: true, motif: 'blobs' },
  ),
  look(
    'show bill|showbill|agricultural show bill|agricultural show poster|county show poster|cattle show poster|horse fair poster|old fair poster|fair bill|sale bill|theatre bill|theater bill|theatre poster|playbill|handbill|broadside|victorian poster|victorian handbill|victorian advert|victorian newspaper|music hall|music hall bill|music hall poster|auction bill|auction poster|wood type poster|letterpress poster|hatch show print|hatch show|boxing bill|boxing poster|bullfight poster|magic show|magician|travelling show|vaudeville|vaudeville poster|chapel poster|election poster|political broadside',
    oldLoud,
    'Alfa Slab One/Source Serif 4/400',
    { accents: 'crimson, black', cream: true, rules: 'heavy', align: 'center' },
  ),
  look(
    'rock poster|gig poster|concert poster|punk flyer|punk poster|club flyer|rave poster|techno flyer|techno club|berghain|hardcore flyer|skate magazine|skateboard|skate brand|surf shop|barbara kruger|jamie reid|factory records|joy division|street poster',
    [0, 0.8, 0.9, -0.7, 0.4, -0.2, 0],
    'League Gothic/Inter/400/caps',
    { accents: 'signal red, black', rules: 'heavy', motif: 'halftone' },
  ),
  look(
    "street sign|paris street sign|metal sign|platform sign|station sign|railway sign|house number|door plate|brass plate|doctor's plate|nameplate|name plate|number plate|licence plate|license plate",
    [0, 0.4, 0.6, 0.2, -0.3, 0, 0.1],
    'Outfit/Inter/700/caps',
    { accents: 'cobalt, white', motif: 'frame', rules: 'rule', radius: 8 },
  ),
  look(
    'shop sign|old shop sign|shop front|shopfront|enamel sign|enamel plate|enamel|tin sign|fascia',
    [0, 0.4, 0.6, 0.2, -0.3, 0, 0.1],
    'Alfa Slab One/Inter/400/caps',
    { accents: 'cobalt, white', motif: 'frame', rules: 'rule', radius: 8 },
  ),
  look(
    'miami vice|miami|cyberpunk|blade runner|tokyo at night|hong kong neon|synthwave|vaporwave',
    [0, 1, 0.8, -0.5, 0.6, -0.1, 0.3],
    'Krona One/Inter/400',
    { accents: 'neon pink, cyan', ground: '#140d24', motif: 'grid', radius: 8 },
  ),
  look(
    'arcade|arcade machine|arcade game|pinball|pinball machine|video game',
    [0, 1, 0.8, -0.5, 0.6, -0.1, 0.3],
    'Press Start 2P/Inter/400',
    { accents: 'neon pink, cyan', ground: '#140d24', motif: 'grid', radius: 8 },
  ),
  look(
    'neon sign|neon lights|bar sign|nightclub|casino|las vegas|vegas|karaoke bar',
    [0, 1, 0.8, -0.5, 0.6, -0.1, 0.3],
    'Tilt Neon/Inter/400',
    { accents: 'neon pink, cyan', ground: '#140d24', motif: 'grid', radius: 8 },
  ),
  look(
    'construction site|building site|hazard tape|warning tape|warning sign|warning label|safety notice|safety sign|danger sign|shop floor|shop floor notice|factory notice|factory floor|factory|workshop|garage|car workshop|car repair shop|toolbox|tool box|toolshed|tool shed|hardware shop|hardware store|van|delivery van|work van|builder van|engineer van|ironmonger|tool catalogue|work order',
    [0, 0.5, 0.9, -0.3, 0.3, -0.3, 0],
    'Roboto Condensed/Source Sans 3/700/caps',
    { accents: 'signal yellow, black', rules: 'heavy', motif: 'slashes', align: 'start' },
  ),
  look(
    'shipping container|shipping crate|army crate|ammo box|ammunition box|military stencil|army surplus|stencil|oil drum',
    [0, 0.5, 0.9, -0.3, 0.3, -0.3, 0],
    'Saira Stencil One/Source Sans 3/400/caps',
    { accents: 'signal yellow, black', rules: 'heavy', motif: 'slashes', align: 'start' },
  ),
  look(
    'metro map|tube map|underground map|subway map|transit map|metro sign|underground sign|london underground|subway sign|new york subway|vignelli|otl aicher|aicher|munich olympics|munich 72|olympics 72|olympic pictograms|motorway sign|highway sign|hospital signs|hospital signage|parking ticket|traffic sign',
    [-0.1, 0.5, 0.6, 0, 0.8, 0.1, -0.5],
    'Inter/Inter/700',
    { accents: 'cobalt, signal red, signal yellow', rules: 'heavy', align: 'start', radius: 4 },
  ),

  // Places
  look(
    'diner|paper placemat|placemat|american diner|diner menu|drive in|milkshake bar|milk bar|soda fountain|ice cream diner|motel|motel sign|motel key|route 66|jukebox|bowling alley|gas station|petrol station|roller disco|canteen|works canteen|school canteen|cafeteria|espresso bar|formica table|formica',
    [0.5, 0.7, 0.3, -0.4, -0.6, 0, 0.5],
    'Lobster/Nunito/400',
    { accents: 'red, turquoise', cream: true, motif: 'checks', radius: 12 },
  ),
  look(
    "bistro|french bistro|paris bistro|parisian bistro|parisian café|parisian cafe|paris café|paris cafe|brasserie|zinc bar|wine bar|viennese café|viennese coffee house|coffee house|old café|old cafe|tea room|tearoom|trattoria|osteria|italian trattoria|nonna's kitchen|nonna kitchen|grandmother's kitchen|grandma kitchen|grandmother kitchen|grandma's recipe book|family recipe book|old cookbook|cookbook|recipe book|tavern|taverna|inn|country inn|farmhouse kitchen|country kitchen",
    old,
    'Playfair Display/Source Serif 4/700',
    { accents: 'burgundy, forest', cream: true, motif: 'double-frame', rules: 'rule', align: 'center' },
  ),
  look(
    'church|old church|church window|cathedral|chapel|monastery|abbey|cloister|convent|gothic cathedral|illuminated manuscript|medieval manuscript|medieval book|book of hours|icon|russian icon|orthodox icon|altar|altarpiece|reliquary|gravestone|tombstone|war memorial|epitaph|roman inscription|stone inscription|carved stone|marble inscription|trajan column',
    festal,
    'Cinzel/EB Garamond/600',
    { accents: 'burgundy, gold', cream: true, motif: 'arches', align: 'center' },
  ),
  look(
    'theatre|old theatre|theater|theatre programme|theatre curtain|stage curtain|red curtain|velvet curtain|velvet|red velvet|velvet sofa|cabaret|moulin rouge|burlesque|old cinema|picture palace|ballroom|boudoir|masquerade|venetian carnival|venetian mask|vampire film|hammer horror',
    [0.3, 0.5, 0.9, 0.5, -0.4, 0.1, 0.5],
    'Playfair Display/Source Serif 4/700',
    { accents: 'gold', ground: '#3a0d14', rules: 'rule', motif: 'fans', align: 'center' },
  ),
  look(
    "gallery|art gallery|white cube|white cube gallery|gallery wall|gallery invitation|exhibition catalogue|exhibition catalog|museum|museum catalogue|museum wall|moma|tate|tate modern|artist's book|agnes martin|donald judd|rothko|mark rothko|john pawson|pawson|architect's portfolio|architecture office|architecture magazine|architecture book|architect|concrete|bare concrete|tadao ando",
    quiet,
    'Inter/Inter/500',
    { accents: 'ink black', rules: 'hairline', density: 'airy', align: 'start' },
  ),
  look(
    'tailor|savile row|savile row tailor|suit lining|pinstripe suit|tweed jacket|bespoke suit|shirt label|clothing label|haberdashery|barber|barber shop|barbershop|barber pole|shoe shop|hatter|stationer|fountain pen|leather wallet|leather chair|old library|library|library book|study|antique shop|antiquarian bookshop|second hand bookshop|old bookshop|bookshop|university library|oxford college|cambridge college|boarding school|ivy league',
    [0.3, -0.3, 0.5, 0.9, -0.5, 0.3, 0],
    'EB Garamond/EB Garamond/600',
    { accents: 'bottle green, bronze', cream: true, rules: 'hairline' },
  ),
  look(
    'hospital|hospital form|hospital chart|clinic|medical chart|medical record|prescription|prescription pad|lab report|laboratory|lab notebook|lab|doctor|doctor surgery|dentist|swiss pharmacy|skincare|skincare brand|sunscreen|nhs|nhs leaflet|health leaflet|gov uk|government website|government leaflet|public information leaflet|public information poster|tax office|council letter|council leaflet',
    [-0.4, -0.4, 0, 0.3, 0.6, 0.4, -0.6],
    'Source Sans 3/Source Sans 3/700',
    { accents: 'teal, cobalt', rules: 'hairline', align: 'start', radius: 4 },
  ),
  look(
    'beach hut|beach huts|deckchair|deck chair|beach bar|beach towel|sailor|sailor shirt|breton shirt|breton top|marinière|yacht|yacht club|sailing club|regatta|lifeboat|harbour office|harbour master|fishing boat|fishing village|fishing port|fishing harbour|lighthouse|pier|seaside hotel|seaside resort|swimming pool|swimming baths|lido|signal flags|sail',
    [0, 0.4, 0.2, 0.1, -0.1, 0.4, 0.3],
    'Outfit/Inter/700',
    { accents: 'navy, signal red', ground: '#fbfaf5', motif: 'stripes', rules: 'rule' },
  ),
  look(
    'circus tent|big top|awning|marquee|carnival tent|popcorn box|popcorn bag|merry go round|carousel|punch and judy|ghost train|amusement park|luna park|coney island',
    bright,
    'Rokkitt/Source Serif 4/800/caps',
    { accents: 'crimson, mustard', cream: true, motif: 'scallops', rules: 'rule', align: 'center' },
  ),

  // Fabric and folk
  look(
    'tea towel|dish towel|tablecloth|picnic blanket|picnic|gingham|gingham cloth|checked tablecloth|apron|kitchen towel|flannel shirt|lumberjack shirt|lumberjack|tartan|kilt|scottish tartan|tartan blanket|chequerboard|chessboard|chess board',
    [0.6, 0.3, 0.2, -0.1, -0.4, 0, 0.4],
    'Rokkitt/Source Serif 4/700',
    { accents: 'crimson, forest', cream: true, motif: 'checks' },
  ),
  look(
    'sweater|knitted jumper|knitted sweater|wool jumper|christmas jumper|fair isle|nordic sweater|norwegian sweater|icelandic sweater|mitten|embroidery|ukrainian embroidery|vyshyvanka|cross stitch sampler|sampler|quilt|patchwork quilt|kilim|carpet|oriental carpet|persian carpet|rug|tapestry|weaving|woven blanket|lace|doily|folk costume|polish cut paper|wycinanki|matryoshka|russian lubok|lubok|scherenschnitt|decorated wagon|narrowboat|canal boat|gypsy caravan|painted wagon|peasant cupboard',
    [0.7, 0.5, 0.2, -0.1, -0.7, 0, 0.8],
    'Rokkitt/Source Serif 4/700',
    { accents: 'crimson, forest, mustard', cream: true, motif: 'zigzag', rules: 'rule' },
  ),
  look(
    'ankara print|ankara fabric|ankara|african print|african wax print|african fabric|wax print|kente|kente cloth|kitenge|kanga|mudcloth|mud cloth|bogolan|adire|ndebele|ghanaian movie poster|indian truck|truck art|pakistani truck|lorry art|rickshaw|rickshaw art|bollywood|bollywood poster|rangoli|sari|block print|indian block print|mexican blanket|papel picado|day of the dead|otomi|talavera|oaxaca|guatemalan weaving|carnival costume|brazilian carnival|notting hill carnival|caribbean carnival|cordel|cordel booklet|salsa poster|fania records',
    [0.6, 1, 0.4, -0.4, -0.2, -0.1, 0.9],
    'Rubik/Rubik/800',
    { accents: 'magenta, orange, turquoise', cream: true, motif: 'zigzag' },
  ),
  look(
    'portuguese tile|portuguese tiles|azulejo|azulejos|azulejo panel|delft|delft tile|delft tiles|delftware|delft plate|delft pottery|willow pattern|blue and white china|ming vase|ming porcelain|moroccan tile|moroccan tiles|moroccan|moroccan riad|zellige|alhambra|moorish palace|iznik|iznik tile|iznik tiles|turkish tile|turkish tiles|persian miniature|spanish courtyard|sevillian courtyard|andalusian courtyard|mosaic floor|talavera tile|tiled kitchen|dutch tile|dutch tiles|greek island|greek taverna|santorini',
    [0.1, 0.3, 0.2, 0.4, -0.4, 0.2, 0.8],
    'Playfair Display/Source Serif 4/700',
    { accents: 'cobalt, sky blue', ground: '#fbfbf6', motif: 'tiles', rules: 'rule' },
  ),
  look(
    'greek vase|amphora|ancient greece|roman mosaic|pompeii|etruscan|aztec|inca|egyptian tomb|egyptian|hieroglyphs|pottery|clay pot|earthenware|terracotta pot|ceramic workshop',
    [0.8, 0.2, 0.5, 0.3, -0.6, 0, 0.6],
    'Cinzel/EB Garamond/700',
    { accents: 'terracotta, black', cream: true, motif: 'zigzag' },
  ),
  look(
    'japanese woodcut|ukiyo e|ukiyoe|woodblock print|japanese woodblock|hokusai|hiroshige|japanese print|japanese screen|japanese garden|kimono|noren|indigo cloth|indigo dyed cloth|aizome|shibori|boro|noh|kabuki|izakaya|ramen bar|sushi bar|ryokan|tea ceremony|tea house|onsen|origami paper|washi|washi paper|chiyogami',
    [0.2, 0.1, 0.3, 0.3, -0.2, 0.5, 0.2],
    'EB Garamond/EB Garamond/600',
    { accents: 'indigo, crimson', cream: true, motif: 'waves', rules: 'hairline' },
  ),
  look(
    'chinese new year|red envelope|hongbao|chinese lantern|lucky cat|chinese restaurant|dim sum|dim sum cart|peking opera|shanghai poster|shanghai calendar|shanghai calendar poster|mahjong|wuxia|chinatown|chinese seal|lunar new year',
    [0.5, 0.7, 0.6, 0.3, -0.4, 0, 0.6],
    'Playfair Display/Source Serif 4/800',
    { accents: 'gold', ground: '#a3141d', motif: 'double-frame', align: 'center' },
  ),
  look(
    'william morris|morris wallpaper|arts and crafts|arts and crafts movement|wallpaper|liberty print|liberty fabric|floral wallpaper|flower shop|florist|greenhouse|orangery|cottage garden|english garden|secret garden|meadow|wildflower meadow|hedgerow|forest floor|woodland|beatrix potter|mucha|alphonse mucha|toulouse lautrec|belle epoque|belle époque|chat noir|guimard|paris metro|paris metro entrance|gaudi|perfume ad',
    [0.5, 0, 0.1, 0.4, -0.6, 0.2, 0.8],
    'Cormorant Garamond/EB Garamond/600',
    { accents: 'forest, dusty rose', cream: true, motif: 'leaves' },
  ),

  // Water, weather and hours
  look(
    'cold sea|winter sea|north sea|grey sea|open sea|the sea|sea|ocean|the ocean|sea swell|cold water|open water|harbour at dawn',
    [-0.4, 0.1, 0.2, 0, 0.2, 0.2, -0.1],
    'Outfit/Inter/700',
    { accents: 'petrol, sky blue', ground: '#dcebf0', motif: 'waves' },
  ),
  look(
    'night sky|starry sky|starry night|clear night|polar night|winter night|northern lights|milky way|planetarium',
    [-0.2, 0.1, 0.2, 0.2, 0, 0.2, 0.3],
    'Playfair Display/Source Serif 4/700',
    { accents: 'gold, ice blue', ground: '#0f1830', motif: 'stars' },
  ),
  look(
    'sunrise|sunset|dawn|daybreak|first light|dusk|evening sun|golden hour|summer evening',
    [0.6, 0.3, 0, 0, 0, 0.2, 0.2],
    'Fraunces/Source Serif 4/600',
    { accents: 'coral, plum', ground: '#fdeee0', motif: 'rays' },
  ),
  look(
    'fresh snow|snow|frost|frosty morning|glacier|winter morning|ski slope',
    [-0.6, -0.1, 0, 0.1, 0.2, 0.5, -0.4],
    'Outfit/Inter/600',
    { accents: 'navy, ice blue', ground: '#f1f6f9', density: 'airy' },
  ),
  look(
    'desert|sand dunes|dunes|dry riverbed|mesa',
    [0.8, 0, 0.1, 0, -0.2, 0.3, 0],
    'Fraunces/Source Serif 4/600',
    { accents: 'terracotta, bronze', ground: '#f4e3c8', motif: 'waves' },
  ),

  // Machines and brands
  look(
    'braun|dieter rams|rams|vitsoe|teenage engineering|muji catalogue|swiss watch|watch face|watch dial|camera manual|leica|leica manual|hi fi|hifi|stereo|radio dial|old radio|calculator|pocket calculator|porsche|mid range synth|synthesizer|synth|olivetti|olivetti advert',
    [-0.1, -0.2, 0.2, 0.1, 0.8, 0.6, -0.7],
    'Inter/Inter/600',
    { accents: 'orange, graphite', ground: '#f2f1ec', rules: 'hairline', align: 'start', radius: 4 },
  ),
  look(
    'bridge at night|ship bridge|bridge of a ship|submarine|nasa|nasa manual|nasa graphics manual|mission control|control room|space mission|apollo mission|apollo|rocket launch|cockpit|flight deck|flight manual|aircraft cockpit|car dashboard|instrument panel|formula 1|formula one|racing car|race car|racing number|le mans|rally car|racing poster|race bib|race number',
    machine,
    'Inter/IBM Plex Sans/800/caps',
    { accents: 'signal red, cobalt', rules: 'heavy', align: 'start' },
  ),
  look(
    'old computer|dos|ms dos|dos screen|commodore|commodore 64|c64|8 bit|8 bit game|game boy|gameboy|pixel game|hacker screen|hacker|code editor|terminal|unix terminal|command line|matrix|green screen|mainframe|oscilloscope|radar screen',
    machine,
    'JetBrains Mono/JetBrains Mono/700',
    { accents: 'neon green', ground: '#0b120d', rules: 'hairline', motif: 'grid', align: 'start' },
  ),
  look(
    'github|readme|developer docs|api docs|saas website|software company|tech company|tech startup|app|mobile app|ios app|stripe website|vercel|figma|slack|fintech|bank app|monzo|spotify',
    [-0.3, 0.2, 0, -0.1, 1, 0.4, -0.5],
    'Inter/Inter/700',
    { accents: 'indigo', rules: 'hairline', align: 'start', radius: 12 },
  ),
  look(
    'investment bank|private bank|swiss bank|bank|bank statement|annual report|mckinsey|consultancy|consulting firm|big four|insurance company|insurer|board paper|financial times|ft|wall street journal|economist chart',
    [-0.2, -0.4, 0.3, 0.7, 0.2, 0.2, -0.6],
    'Source Serif 4/Source Sans 3/600',
    { accents: 'navy', rules: 'hairline', align: 'start' },
  ),
  look(
    'hermes|hermès|chanel|dior|tiffany|cartier|rolex|aesop|diptyque|perfume house|couture house|haute couture|jewellery box|jeweller|luxury hotel|five star hotel|first class lounge|art dealer|auction house|christies|sothebys',
    [0.1, -0.4, 0.3, 0.9, 0.2, 0.9, -0.3],
    'Cormorant Garamond/Cormorant Garamond/500/caps',
    { accents: 'bronze, black', rules: 'hairline', density: 'airy', align: 'center' },
  ),
  look(
    'album cover|record cover|lp cover|lp sleeve|vinyl sleeve|vinyl record|jazz record|jazz record sleeve|jazz album|jazz club|blue note|blue note cover|blue note record|reid miles|mixtape|cassette|cassette tape|cassette inlay|tape cassette|radio show|bossa nova record|ecm record',
    [0.2, 0.5, 0.6, -0.1, 0.3, 0.2, 0],
    'Outfit/Inter/800',
    { accents: 'orange, cobalt', rules: 'heavy', align: 'start' },
  ),
  look(
    'football programme|ice rink|hockey arena|hockey|football scarf|football ticket|match programme|matchday programme|football club|soccer jersey|football shirt|panini sticker|panini album|trading card|baseball card|team sheet|sports page|cycling jersey|tour de france|boxing gym|gym|athletics meet',
    [0.1, 0.9, 0.7, -0.3, 0, -0.1, 0.2],
    'Roboto Condensed/Source Sans 3/700/caps',
    { accents: 'royal blue, signal red', rules: 'heavy', motif: 'stripes' },
  ),
]

/** Likenesses that look as a manner does that the brief may name: `mucha` and `art nouveau` are one look. */
export const likenessOf: readonly (readonly [words: string, manner: string])[] = [
  [
    'lino print|lino cut|linocut|woodcut print|type specimen|type specimen book|specimen book|print shop|printer',
    'letterpress',
  ],
  ['kandinsky|klee|moholy nagy|herbert bayer|weimar', 'bauhaus'],
  ['warhol|andy warhol|lichtenstein|roy lichtenstein', 'pop art'],
  ['klimt|secession|kolo moser|josef hoffmann', 'wiener werkstätte'],
  [
    'eye test chart|eye chart|eye test|tschichold|jan tschichold|josef muller brockmann|muller brockmann|armin hofmann|helvetica poster',
    'swiss',
  ],
  ['pub|english pub|irish pub|tavern sign|pub sign|brewery sign', 'old pub'],
  ['great gatsby|chrysler building|art deco hotel|ocean drive|poirot|agatha christie', 'art deco'],
  ['saloon door|cowboy|cowboy boots|ranch|western film|spaghetti western', 'western style'],
  ['clown|trapeze|circus|circus ticket|old circus', 'circus poster'],
  ['woodstock|hippie van|summer of love|fillmore poster', 'psychedelic'],
  ['architect drawing|construction drawing|floor plan|technical drawing|plan', 'like a blueprint'],
  ['chalk board|pavement board|a board|specials board|school board', 'chalkboard'],
  ['receipt|supermarket receipt|cash receipt', 'till receipt'],
  ['tax return|form|customs declaration', 'official form'],
]
