import type { Mood } from './moods.ts'

/**
 * Manners of making a thing that a brief may name: more than a mood, each sets type, rules, corners, room and ornament together.
 * What the brief says outright outranks each of them. One word belongs to one row; words are divided by `|`.
 */
export const manners: readonly Mood[] = [
  {
    words: 'letterpress|hand set|typeset by hand|job printer|woodcut|wood engraving',
    vector: [0.5, 0, 0.3, 0.3, -0.7, 0.1, 0.2],
    cream: true,
    patch: {
      type: { display: 'Rokkitt', text: 'Source Serif 4', displayWeight: 600 },
      shape: { radius: 0, rules: 'rule' },
    },
  },
  {
    words: 'riso|risograph|riso print|risograph print|screen print|screenprint|silkscreen|screen printed',
    vector: [0.4, 0.6, 0.4, -0.4, 0.1, 0, 0.4],
    accents: ['coral', 'petrol'],
    cream: true,
    patch: {
      type: { display: 'Outfit', text: 'Inter', displayWeight: 800 },
      shape: { radius: 0 },
      color: { ground: 'cream' },
      decor: { motif: 'halftone' },
    },
  },
  {
    words: 'blueprint look|blueprint style|like a blueprint|engineering drawing|technical drawing|cyanotype',
    vector: [-0.3, 0, 0.2, 0.2, 0.4, 0, -0.2],
    patch: {
      type: { display: 'IBM Plex Sans', text: 'IBM Plex Sans', displayWeight: 600, displayCase: 'uppercase' },
      shape: { radius: 0, rules: 'hairline' },
      decor: { motif: 'grid' },
    },
    ground: { mode: 'dark', paper: '#0f3f8c', seeds: ['#ffffff'] },
  },
  {
    words: 'phosphor|command line look|teletext|terminal style|terminal screen',
    vector: [-0.2, 0.2, 0.3, 0, 0.6, -0.2, -0.3],
    patch: {
      type: { display: 'JetBrains Mono', text: 'JetBrains Mono', displayWeight: 700 },
      shape: { radius: 0, rules: 'hairline' },
      color: { mode: 'dark' },
    },
    ground: { paper: '#0b120d', seeds: ['#7cff9b'] },
  },
  {
    words: 'bauhaus',
    vector: [0.1, 0.8, 0.6, -0.1, 0.6, 0.1, 0.4],
    accents: ['red', 'cobalt', 'yellow'],
    patch: {
      type: { display: 'Outfit', text: 'Inter', displayWeight: 800 },
      shape: { radius: 0, rules: 'heavy' },
      color: { scheme: 'triad' },
      decor: { motif: 'forms' },
    },
  },
  {
    words: 'art deco|deco|gatsby',
    vector: [0.3, 0.1, 0.6, 0.8, -0.5, 0.2, 0.8],
    pairing: 'classic-luxury',
    accents: ['gold'],
    patch: {
      type: { display: 'Limelight', displayWeight: 400, displayCase: 'uppercase' },
      decor: { motif: 'fans' },
    },
  },
  {
    words: '1930s|thirties|30s|années 30|anni 30|años 30',
    era: true,
    vector: [0.3, 0.3, 0.5, 0.3, -0.4, 0.1, 0.5],
    accents: ['petrol', 'mustard'],
    cream: true,
    patch: {
      type: { display: 'Outfit', text: 'Inter', displayWeight: 700, displayCase: 'uppercase' },
      shape: { radius: 0 },
      decor: { motif: 'rays' },
    },
  },
  {
    words: 'wiener werkstätte|wiener werkstatte|vienna secession|wiener secession|viennese secession',
    vector: [0.1, 0, 0.6, 0.7, 0, 0.3, 0.5],
    accents: ['bronze'],
    patch: {
      type: {
        ...{ display: 'Outfit', text: 'EB Garamond', displayWeight: 500, displayCase: 'uppercase' },
        align: 'center',
      },
      shape: { radius: 0, rules: 'rule' },
      layout: { centered: true },
      decor: { motif: 'squares' },
    },
  },
  {
    words:
      'polish poster|polish poster school|polish school of posters|polskiego plakatu|polskiej szkoły plakatu|polski plakat|szkoły plakatu|polnisches plakat',
    vector: [0.4, 0.7, 0.5, -0.4, -0.1, 0, 0.5],
    accents: ['scarlet', 'mustard', 'navy'],
    cream: true,
    patch: {
      type: { display: 'Rubik', text: 'Rubik', displayWeight: 800 },
      shape: { radius: 0, rules: 'none' },
      decor: { motif: 'blobs' },
    },
  },
  {
    words:
      '70s|seventies|1970s|70er|record sleeve|soul record|soul record sleeve|siebziger|siebzigerjahre|années 70|anni 70|años 70|lata 70',
    era: true,
    vector: [0.7, 0.5, 0.4, -0.4, -0.6, -0.1, 0.5],
    accents: ['mustard', 'brick', 'brown'],
    cream: true,
    patch: { type: { display: 'Corben', text: 'Rubik', displayWeight: 400 }, decor: { motif: 'stripes' } },
  },
  {
    words: 'psychedelic|trippy|flower power',
    vector: [0.6, 0.8, 0.4, -0.7, -0.5, -0.1, 0.7],
    accents: ['orange', 'purple'],
    cream: true,
    patch: { type: { display: 'Rubik', text: 'Rubik', displayWeight: 900 }, decor: { motif: 'waves' } },
  },
  {
    words:
      'mid century|midcentury|mid century modern|1950s|50er|50s|fifties|fünfziger|années 50|anni 50|años 50',
    vector: [0.6, 0.4, 0.2, -0.2, -0.4, 0, 0.4],
    accents: ['teal', 'mustard'],
    cream: true,
    patch: {
      type: { display: 'Fraunces', text: 'Source Sans 3', displayWeight: 700 },
      decor: { motif: 'diamonds' },
    },
  },
  {
    words: 'space age|atomic age|1960s space age|googie|sputnik',
    vector: [0.1, 0.6, 0.3, -0.2, 0.3, 0.1, 0.5],
    accents: ['orange', 'mint'],
    patch: { type: { display: 'Outfit', text: 'Inter', displayWeight: 700 }, decor: { motif: 'rings' } },
  },
  {
    words:
      'zine|zine look|fanzine|photocopied|photocopy look|photocopied look|xeroxed|xerox|xerox look|photocopier|cut and paste look',
    vector: [0, 0.6, 0.9, -0.8, 0, -0.3, 0.3],
    accents: ['black'],
    patch: {
      type: { display: 'League Gothic', text: 'Courier Prime', displayWeight: 400, displayCase: 'uppercase' },
      shape: { radius: 0, rules: 'heavy' },
      color: { neutral: 'pure' },
      decor: { motif: 'halftone' },
    },
  },
  {
    words: 'newspaper|broadsheet|newspaper front page|broadsheet newspaper',
    vector: [0.2, -0.1, 0.4, 0.5, -0.4, -0.3, 0],
    accents: ['ink black'],
    patch: {
      type: { display: 'Playfair Display', text: 'Source Serif 4', displayWeight: 800 },
      shape: { radius: 0, rules: 'rule' },
      decor: { motif: null },
    },
  },
  {
    words: 'signage|wayfinding|airport signage|aviation signage|transit signage|road sign|road signage',
    vector: [-0.1, 0.4, 0.7, 0, 0.7, 0, -0.3],
    accents: ['signal yellow'],
    patch: {
      type: { display: 'Inter', text: 'Inter', displayWeight: 700, align: 'start' },
      shape: { radius: 4, rules: 'heavy' },
      color: { contrast: 'high' },
      decor: { motif: 'bar' },
    },
  },
  {
    words: 'government form|official form|tax form|form look|government form look|bureaucratic|customs form',
    vector: [-0.1, -0.6, 0.1, 0.5, 0, -0.5, -0.7],
    accents: ['graphite'],
    patch: {
      type: { display: 'IBM Plex Sans', text: 'IBM Plex Sans', displayWeight: 600, align: 'start' },
      shape: { radius: 0, rules: 'rule' },
      space: { density: 'compact' },
      decor: { motif: 'frame' },
    },
  },
  {
    words: 'museum label|museum label style|gallery label|wall label|museum caption',
    vector: [0, -0.5, 0, 0.2, 0.6, 0.8, -0.8],
    accents: ['graphite'],
    patch: {
      type: { display: 'Inter', text: 'Inter', displayWeight: 600, align: 'start' },
      shape: { radius: 0, rules: 'hairline' },
      space: { density: 'airy' },
    },
  },
  {
    words:
      'archive label|archive tape box|tape box|specimen label|luggage label|luggage tag|apothecary label|typed label',
    vector: [0.5, -0.2, 0.1, 0.2, -0.6, 0.1, 0.1],
    accents: ['brick'],
    cream: true,
    patch: {
      type: { display: 'Courier Prime', text: 'Courier Prime', displayWeight: 700 },
      shape: { radius: 0, rules: 'rule' },
      decor: { motif: 'double-frame' },
    },
  },
  {
    words: 'merchant pad|duplicate book|order pad|receipt pad|invoice pad|docket',
    vector: [0, -0.2, 0.2, 0.1, -0.5, -0.3, -0.2],
    accents: ['blue'],
    patch: {
      type: { display: 'Courier Prime', text: 'Courier Prime', displayWeight: 700 },
      shape: { radius: 0, rules: 'rule' },
      decor: { motif: 'dashes', motifAt: 'top' },
    },
  },
  {
    // A till has one ink.
    words: 'till roll|till receipt|real till receipt|cash register',
    vector: [0, -0.2, 0.2, 0.1, -0.5, -0.3, -0.2],
    accents: ['black'],
    patch: {
      type: { display: 'Courier Prime', text: 'Courier Prime', displayWeight: 700 },
      shape: { radius: 0, rules: 'rule' },
      decor: { motif: 'dashes', motifAt: 'top' },
    },
  },
  {
    words: 'rubber stamp|rubber stamped|stamped look|it was stamped|hand stamped',
    vector: [0.1, 0.1, 0.5, -0.1, -0.4, 0, 0.1],
    accents: ['indigo'],
    patch: {
      type: { display: 'Rokkitt', text: 'Courier Prime', displayWeight: 700, displayCase: 'uppercase' },
      shape: { radius: 4, rules: 'rule' },
      decor: { motif: 'frame' },
    },
  },
  {
    words: 'old pub|old pub feel|pub feel|pub look|old pub look|old tavern',
    vector: [0.6, 0, 0.3, 0.4, -0.8, 0, 0.3],
    accents: ['forest'],
    cream: true,
    patch: {
      type: { display: 'Playfair Display', text: 'Source Serif 4', displayWeight: 700 },
      shape: { radius: 0, rules: 'rule' },
      decor: { motif: 'double-frame' },
    },
  },
  {
    words: 'chalkboard|blackboard|chalk board|slate board|chalked menu',
    vector: [0.3, 0.2, 0.4, -0.4, -0.3, 0, 0.3],
    patch: {
      type: { display: 'Amatic SC', text: 'Nunito', displayWeight: 400 },
      color: { mode: 'dark' },
      decor: { motif: 'frame' },
    },
    ground: { paper: '#23302b', seeds: ['#f4efe2'] },
  },
  {
    words: 'folk|folk art|folksy|folkloric',
    vector: [0.7, 0.6, 0.2, -0.4, -0.6, 0, 0.7],
    accents: ['crimson', 'forest'],
    cream: true,
    patch: {
      type: { display: 'Rokkitt', text: 'Source Serif 4', displayWeight: 700 },
      decor: { motif: 'zigzag' },
    },
  },
  {
    words: 'art nouveau|jugendstil|stile liberty|modernisme|secese|secesja',
    vector: [0.4, 0, 0.2, 0.5, -0.7, 0.2, 0.8],
    accents: ['moss', 'gold'],
    cream: true,
    patch: {
      type: { display: 'Yeseva One', text: 'EB Garamond', displayWeight: 400 },
      decor: { motif: 'leaves' },
    },
  },
  {
    words:
      'russian avant garde|ukrainian avant garde|soviet avant garde|1920s avant garde|avant garde poster|constructivist|constructivism|agitprop|suprematist',
    vector: [0.1, 0.9, 0.9, -0.1, 0.5, 0, 0.4],
    accents: ['red', 'black'],
    cream: true,
    patch: {
      type: {
        display: 'League Gothic',
        text: 'Roboto Condensed',
        displayWeight: 400,
        displayCase: 'uppercase',
      },
      shape: { radius: 0, rules: 'heavy' },
      decor: { motif: 'slashes' },
    },
  },
  {
    words: 'de stijl|mondrian|neoplasticism',
    vector: [0, 0.7, 0.7, 0.1, 0.6, 0, 0.2],
    accents: ['red', 'cobalt', 'yellow'],
    patch: {
      type: { display: 'Outfit', text: 'Inter', displayWeight: 800, displayCase: 'uppercase' },
      shape: { radius: 0, rules: 'heavy' },
      color: { scheme: 'triad' },
      decor: { motif: 'stripes' },
    },
  },
  {
    words: 'cubist|cubism|czech cubism|český kubismus|českého kubismu|kubismus|kubismu',
    vector: [0.1, 0.3, 0.6, 0.1, 0.1, 0, 0.6],
    accents: ['moss', 'copper'],
    patch: {
      type: { display: 'Outfit', text: 'Inter', displayWeight: 700, displayCase: 'uppercase' },
      shape: { radius: 0 },
      decor: { motif: 'zigzag' },
    },
  },
  {
    words: 'memphis style|memphis group|memphis design|80s|eighties|1980s|80er|los ochenta',
    vector: [0.3, 1, 0.3, -0.8, 0.3, 0, 0.8],
    accents: ['hot pink', 'turquoise', 'yellow'],
    patch: {
      type: { display: 'Outfit', text: 'Nunito', displayWeight: 800 },
      color: { scheme: 'triad' },
      decor: { motif: 'dots' },
    },
  },
  {
    words: '1960s|60s|sixties|60er|swinging sixties|blue note style|blue note covers|mod style|pop art',
    era: true,
    vector: [0.2, 0.6, 0.5, -0.1, 0.4, 0, 0.1],
    accents: ['orange', 'cobalt'],
    patch: { type: { display: 'Outfit', text: 'Inter', displayWeight: 800 }, shape: { radius: 0 } },
  },
  {
    words: '1920s|twenties style|20s style|roaring twenties|20er|speakeasy',
    era: true,
    vector: [0.3, 0.1, 0.6, 0.8, -0.5, 0.2, 0.6],
    pairing: 'classic-luxury',
    accents: ['gold'],
    patch: {
      type: { display: 'Limelight', displayWeight: 400, displayCase: 'uppercase' },
      decor: { motif: 'fans' },
    },
  },
  {
    words: '1990s|90s|nineties|90er|grunge era|rave flyer',
    era: true,
    vector: [-0.1, 0.9, 0.5, -0.7, 0.4, -0.2, 0.2],
    accents: ['electric blue', 'lime'],
    patch: { type: { display: 'Krona One', text: 'Inter', displayWeight: 400 } },
  },
  {
    words: 'y2k|2000s|early 2000s|chrome letters|chrome lettering|cyber y2k',
    era: true,
    vector: [-0.5, 0.8, 0.4, -0.5, 1, 0, 0.2],
    accents: ['electric blue', 'fuchsia'],
    patch: { type: { display: 'Krona One', text: 'Inter', displayWeight: 400 }, shape: { radius: 24 } },
  },
  {
    words: 'wanted poster|a western|western style|western look|western poster|wild west|saloon|rodeo',
    vector: [0.7, 0.3, 0.7, -0.2, -0.8, -0.1, 0.4],
    accents: ['brick', 'brown'],
    cream: true,
    patch: {
      type: {
        display: 'Alfa Slab One',
        text: 'Source Serif 4',
        displayWeight: 400,
        displayCase: 'uppercase',
      },
      shape: { radius: 0, rules: 'heavy' },
    },
  },
  {
    words: 'halloween|trick or treat',
    vector: [0.2, 0.7, 0.8, -0.5, 0, 0, 0.4],
    accents: ['orange', 'purple'],
    patch: { type: { displayWeight: 800 } },
  },
  {
    words: 'valentine|valentines|valentines day',
    vector: [0.5, 0.1, -0.3, 0.1, -0.1, 0.3, 0.4],
    accents: ['crimson', 'blush'],
  },
  {
    words: 'easter|springlike|spring like|spring feel',
    vector: [0.3, 0.2, -0.5, -0.2, 0.1, 0.5, 0.3],
    accents: ['sage', 'butter'],
  },
  {
    words: 'airline style|pan am|pan am style|golden age of flying|jet age',
    vector: [0.1, 0.4, 0.4, 0.1, 0.3, 0.1, 0],
    accents: ['sky blue', 'navy'],
    patch: { type: { display: 'Outfit', text: 'Inter', displayWeight: 700 } },
  },
  {
    words: 'sport|sports|athletic|varsity|team spirit|stadium',
    vector: [0, 0.9, 0.7, -0.3, 0.4, -0.1, 0],
    pairing: 'headline-condensed',
    accents: ['scarlet'],
  },
  {
    words: 'maritime|nautical|seaside|coastal|sailing|harbour feel|by the sea',
    vector: [-0.2, 0.2, 0.1, 0.1, 0, 0.4, 0],
    accents: ['navy', 'signal red'],
  },
  {
    words: 'tropical|island vibes|exotic|jungle feel|tiki|caribbean',
    vector: [0.5, 0.9, 0.1, -0.6, 0.2, 0.1, 0.4],
    accents: ['turquoise', 'coral', 'saffron'],
    palette: true,
    patch: { decor: { motif: 'leaves' } },
  },
  {
    words: 'lucha libre|circus poster|circus|boxing poster|fairground',
    vector: [0.4, 1, 0.8, -0.4, -0.4, -0.2, 0.6],
    accents: ['crimson', 'mustard'],
    cream: true,
    patch: {
      type: {
        display: 'Alfa Slab One',
        text: 'Roboto Condensed',
        displayWeight: 400,
        displayCase: 'uppercase',
      },
      shape: { radius: 0, rules: 'heavy' },
      decor: { motif: 'stars' },
    },
  },
  {
    words: 'bank note|banknote|like a banknote|share certificate|bond certificate',
    vector: [0.1, -0.3, 0.4, 0.9, -0.5, 0, 0.3],
    accents: ['forest'],
    patch: { shape: { radius: 0 }, decor: { motif: 'guilloche' } },
  },
  {
    words: 'japanese minimal|japanese minimalism|japanese minimalist',
    vector: [0.2, -0.6, -0.2, 0.2, 0.2, 1, -0.5],
    accents: ['ink black'],
    cream: true,
    patch: {
      type: { display: 'EB Garamond', text: 'EB Garamond', displayWeight: 400 },
      shape: { radius: 0 },
      space: { density: 'airy' },
    },
  },
]

/** Manners in other languages, by one of their words above; divided by blanks, `*` stands for up to four letters of an ending. */
export const mannersAbroad: readonly (readonly [english: string, words: string])[] = [
  ['letterpress', 'buchdruck bleisatz holzschnitt træsnit træsnitt 活版 活版印刷'],
  [
    'riso',
    'risographie risografie risografía risografia risograf siebdruck siebdruckplakat sérigraphie serigrafía serigrafia zeefdruk sitodruk sitodruku screentryck リソグラフ 孔版',
  ],
  ['like a blueprint', 'blaupause креслення чертёж чертеж 設計図 蓝图'],
  ['newspaper', 'zeitung zeitungsseite gazeta gazety krant dagstidning tidning giornale periódico 新聞 报纸'],
  ['signage', 'signalétique señalética sinalética beschilderung leitsystem skyltning bewegwijzering'],
  ['chalkboard', 'kreidetafel schiefertafel lavagna krijtbord 黒板'],
  ['folk', 'volkskunst folklorique folklór* ludow* folklorist*'],
  [
    'constructivist',
    'konstruktivistisch konstruktivismus constructiviste konstruktyw* конструктивізм* конструктивизм* конструктивіст* конструктивист*',
  ],
  ['zine', 'fotokopiert photocopié fotocopiado'],
  ['art deco', 'artdeco'],
  ['wiener werkstätte', 'sezession'],
  ['till receipt', 'kassenbon kassenzettel'],
]
