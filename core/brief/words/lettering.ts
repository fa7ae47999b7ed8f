import type { Typeface } from './typefaces.ts'

/** The face of each manner of lettering. It is a title's: texts keep theirs. */
const manners = {
  woodType: { family: 'Alfa Slab One', alone: 'display', weight: 400 },
  fatFace: { family: 'Abril Fatface', alone: 'display', weight: 400 },
  sign: { family: 'Lobster', alone: 'display', weight: 400 },
  brush: { family: 'Kaushan Script', alone: 'display', weight: 400 },
  marker: { family: 'Caveat Brush', alone: 'display', weight: 400 },
  chalk: { family: 'Amatic SC', alone: 'display', weight: 400 },
  stencil: { family: 'Saira Stencil One', alone: 'display', weight: 400, capitals: true },
  blackletter: { family: 'Pirata One', alone: 'display', weight: 400 },
  pixel: { family: 'Press Start 2P', alone: 'display', weight: 400 },
  thinDeco: { family: 'Poiret One', alone: 'display', weight: 400 },
  soft: { family: 'Corben', alone: 'display', weight: 400 },
  deco: { family: 'Limelight', alone: 'display', weight: 400 },
  nouveau: { family: 'Yeseva One', alone: 'display', weight: 400 },
  bubble: { family: 'Titan One', alone: 'display', weight: 400 },
  comic: { family: 'Bangers', alone: 'display', weight: 400 },
  neon: { family: 'Tilt Neon', alone: 'display', weight: 400 },
  // Beside this serif, Chinese, Japanese and Korean are set in their own faces with brush-like ends.
  song: { family: 'Source Serif 4', alone: 'both', weight: 700 },
} as const satisfies Readonly<Record<string, Typeface>>

/** Faces by the last words of what carries such letters, whatever kind of it: `lettering as on old ski lift signs`, `like road signs`. */
export const carriers: readonly (readonly [words: RegExp, face: Typeface])[] = [
  [
    /(?:(?:runway|road|motorway|highway|airport|station|underground|metro|subway|traffic|street|platform|route|bus|tram) signs?|(?:straßen|verkehrs|autobahn|bahnhofs|linien|orts|strecken|haltestellen)schild(?:er|ern)?)$/u,
    { family: 'Roboto Condensed', alone: 'display', weight: 700 },
  ],
  [
    /(?:(?<!de)signs?|schild(?:er|ern)?|skylt(?:ar|arna)?|borden?|szyld\p{L}{0,3}|enseignes?|insegne|letreros?|rótulos?|placas?|kylt\p{L}{1,4}|cedul\p{L}{1,3}|вивіс\p{L}{1,3}|uithangbord(?:en)?|manifest[oi]|affiches?|carta(?:z|zes)|letreiros?|placa de feira|(?:placa|cartel|cartaz) (?:market|stall|fair)(?: stall)?|cartel(?:es)?|plakat\p{L}{0,3}|간판)$/u,
    manners.woodType,
  ],
  [
    /(?:labels?|etikett?e?(?:n|r|rna|s)?|étiquettes?|etiquetas?|etichett[ae]|etykiet\p{L}{0,3}|etiket\p{L}{0,4}|lådor)$/u,
    manners.woodType,
  ],
  [/(?:stencils?|schablonen?|pochoirs?|plantillas|szablon\p{L}{0,3}|sjablon\p{L}{0,3})$/u, manners.stencil],
  [
    /(?:gauges?|dials?|instruments?|messgeräte?n?|messuhr(?:en)?|mätare|cadrans?|cuadrantes?|quadranti)$/u,
    { family: 'Roboto Condensed', alone: 'display', weight: 700 },
  ],
]

/** Words for lettering: those behind which the first words of a row are meant as such. `stencil letters`, not `circus titles`. */
export const letteringNouns: ReadonlySet<string> = new Set(
  'type typography font typeface lettering letter capital caps face digit numeral script'.split(' '),
)

/**
 * Words for manners of lettering and for things that carry it, divided by `|`. Those of the second column stand for it wherever
 * they are, those of the first only beside a word for lettering: `chalk letters`, not `chalk cliffs`.
 */
export const letteringRows: readonly (readonly [beside: string, alone: string, face: Typeface])[] = [
  [
    'wood|wooden|chunky old|chunky wood|old wood|old slab|heavy slab|fat slab|chunky slab|slab poster|western|wild west|cowboy|saloon|wanted poster|circus|fairground|show print|victorian|sturdy victorian|egyptian|varsity|jersey|football jersey|football shirt|rugby shirt|athletic|college|enamel|enamel sign|crate|fruit crate',
    'wood type|woodtype|chunky woodtype|wooden type|wood letter|wooden letter|wood lettering|chunky wood type|old wood type|woodblock type|alfa slab|alfa slab one|ultra slab',
    manners.woodType,
  ],
  ['fat face|fat faced', 'fat face|fatface|fat didone|abril|abril fatface', manners.fatFace],
  [
    'sign painter|sign painted|painted sign|hand painted sign|signwriter|sign writer|sign written|shop sign|shopfront|ice cream van|diner|fifties|50s|baseball|retro script',
    'sign painting|sign painter script|sign writing|signwriting|signpainting|fileteado|fileteado porteno|lobster|pacifico',
    manners.sign,
  ],
  [
    'brush|brushed|brushy|brush pen|sumi|calligraphy brush',
    'brushy hand|loose brushy hand|brush hand|loose brush hand|brush script|brush lettering|brush letter|brush stroke lettering|kaushan|kaushan script',
    manners.brush,
  ],
  [
    'marker|marker pen|felt tip|felt pen|painted|hand painted|handpainted|paint brush|paintbrush|cardboard sign|protest sign|hand cut|handcut|cut out|lino cut|linocut',
    'permanent marker|caveat brush',
    manners.marker,
  ],
  [
    'chalk|chalky|chalked|chalkboard|blackboard|menu board|school board',
    'chalk lettering|amatic|amatic sc',
    manners.chalk,
  ],
  [
    'stencil|stencilled|stenciled|crate stencil|army|military|shipping|ship|container',
    'stencil|stencilled|stenciled|saira stencil',
    manners.stencil,
  ],
  [
    'gothic script|medieval|mediaeval|tattoo|metal band|heavy metal|old english|newspaper masthead|monk',
    'blackletter|black letter|fraktur|textura|old english lettering|old english script|gothic script|gothic lettering|pirata one',
    manners.blackletter,
  ],
  [
    'pixel|pixelated|pixelled|bitmap|8 bit|8bit|arcade|video game|game boy|dot matrix',
    'pixel font|press start|press start 2p|vt323|silkscreen font',
    manners.pixel,
  ],
  [
    'thin deco|thin art deco|fine deco|fine art deco|slender deco|slender art deco|elegant deco|elegant art deco|hairline deco|light deco|slim deco',
    'poiret|poiret one',
    manners.thinDeco,
  ],
  [
    'groovy|soft fat|fat soft|soft heavy|70s|1970s|seventies|disco',
    'cooper black|cooper|corben|recoleta|fat soft serif|soft fat serif|soft heavy serif|chubby serif|70s serif|seventies serif|groovy serif',
    manners.soft,
  ],
  [
    'art deco|deco|twenties|20s|1920s|thirties|30s|1930s|cinema|marquee|film title|theatre|gatsby|jazz age|cubist|ocean liner',
    'deco lettering|limelight|broadway type|peignot',
    manners.deco,
  ],
  [
    'art nouveau|jugendstil|secession|belle epoque|metro entrance|liberty style',
    'yeseva|yeseva one',
    { ...manners.nouveau, instead: 'no face is drawn in that style, Yeseva One is the nearest' },
  ],
  [
    'bubble|bubbly|chubby|puffy|plump|balloon|inflated|squishy|fat round|round fat|chunky round|chunky rounded|rounded chunky|fat rounded|doughy',
    'bubble letter|titan one|fredoka one|lilita one|chango',
    manners.bubble,
  ],
  [
    'comic|comic book|comic style|cartoon|superhero',
    'comic lettering|comic book lettering|bangers',
    manners.comic,
  ],
  ['neon|neon tube|neon sign|tube', 'tilt neon|neon lettering', manners.neon],
  [
    'song|songti|song style|ming|ming style|mincho|mincho style',
    'songti|mincho|ming typeface|noto serif sc|noto serif jp|noto serif kr|noto serif cjk',
    manners.song,
  ],
]
