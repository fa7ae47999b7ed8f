/**
 * Things that are named for their colour, divided by `|`: fabrics, stones, plants, metals, foods, weather. Each is a colour only
 * where a colour can stand (`core/brief/color-slots.ts`); everywhere else it is the thing itself.
 */
export const tintRows: readonly (readonly [words: string, hex: string])[] = [
  // Paper, plaster, cloth
  ['ecru|unbleached|raw linen', '#efe6d2'],
  ['undyed wool|wool|unbleached wool|lambswool', '#efe8da'],
  ['linen|oatmeal|oat|porridge', '#e6dbc6'],
  ['washi|rice paper|rice|laid', '#f6f1e4'],
  ['cotton|cotton paper|sailcloth|canvas cloth|muslin', '#f5f0e4'],
  ['newsprint', '#ece7da'],
  ['parchment|vellum|manila', '#f0e4c8'],
  ['chalk|plaster|gesso|enamel|slip|porcelain', '#f5f3ee'],
  ['milk|condensed milk|tofu|yoghurt|yogurt', '#faf5e8'],
  ['flour|salt|sugar|meringue', '#f7f3ea'],
  ['pearl|oyster|shell', '#ece7de'],
  ['wheat|straw|hay|reed', '#dcc07c'],
  ['cardboard|brown paper|biscuit|rusk', '#c49a6c'],
  ['toast|toasted|roasted|bread crust|crisp bread', '#b0763f'],
  ['dust|sawdust', '#c2b49c'],
  ['champagne', '#f1ddbf'],
  ['snow', '#f7f9fa'],
  ['gull|seagull|dove', '#c6cbce'],
  ['mushroom', '#b7a696'],
  ['putty', '#cfc4b0'],
  ['camel', '#c19a6b'],
  ['cocoa', '#6f4a35'],
  ['tweed', '#8a7f6a'],
  ['khaki', '#a39a6b'],
  // Stone, metal, earth
  ['concrete|raw concrete|cement', '#a3a29d'],
  ['asphalt|tarmac', '#43464a'],
  ['tyre|tire|soot|lampblack|coal|wrought iron', '#17171a'],
  ['iron|gunmetal', '#4b5054'],
  ['tin|pewter|zinc|galvanised|galvanized|aluminium|corrugated iron', '#9aa0a3'],
  ['fog|mist|haze', '#c3c8ca'],
  ['cloud|foam', '#eef1f1'],
  ['smoke|ash|flint|mudflat', '#8b8d8c'],
  ['river stone|pebble|stone|granite', '#a5a099'],
  ['limestone|sandstone|honey limestone', '#d9c79c'],
  ['ice|glacier|glacial', '#cfe6ee'],
  ['brass', '#b08d3c'],
  ['old gold|antique gold|dull gold|matte gold', '#a98a3a'],
  ['clay|raw clay|adobe', '#b5775a'],
  ['mud|soil|earth|loam', '#5b4232'],
  ['peat', '#3f3026'],
  ['tar|pine tar', '#3a2a20'],
  ['brickwork|roof tile', '#a6492f'],
  ['madder|raddle', '#a5302b'],
  ['cinnabar|vermilion', '#e0402a'],
  ['ember|flame|fire', '#e2521e'],
  // Wood and drink
  ['wood', '#8b6242'],
  ['oak|oak wood', '#a57f52'],
  ['cedar', '#8d4e32'],
  ['walnut|mahogany', '#5a3825'],
  ['maple', '#c08a52'],
  ['leather|cognac', '#9a5a32'],
  ['bark|crust|rye', '#7a4e2d'],
  ['tea|cinnamon|tobacco', '#8a5a34'],
  ['chestnut', '#7b3f26'],
  // Plants
  ['eucalyptus|saltbush', '#8fa395'],
  ['lichen', '#8a9a5b'],
  ['leaf|spring leaf|new grass|grass', '#4f8a34'],
  ['fern|hop|basil', '#5a8a3c'],
  ['pine|fir|spruce|cypress', '#1f4d3a'],
  ['mangrove|kelp|seaweed', '#4a5a34'],
  ['celadon', '#a8c4ae'],
  ['bottle|bottle glass', '#0f4a36'],
  ['sea glass|seaglass', '#8cc9b5'],
  ['absinthe', '#8fae2a'],
  ['pear|lime blossom', '#b5c24a'],
  ['marrow|cucumber', '#3f7a3a'],
  ['heather', '#8f6f9c'],
  ['wisteria', '#9f8ac9'],
  ['jacaranda', '#7a5bb5'],
  ['rose', '#d9677f'],
  ['peony', '#d84f8a'],
  ['marigold', '#f0a010'],
  ['sunflower|sun|sunshine', '#f8c81c'],
  ['maize|corn|turmeric', '#e8ab1a'],
  // Food
  ['tomato', '#d8361f'],
  ['cherry', '#b3122d'],
  ['strawberry', '#d8384a'],
  ['persimmon', '#e8622c'],
  ['crumb|crumbs of bread', '#d2b48c'],
  ['beech|beech wood', '#d3a878'],
  ['pasture|meadow green', '#6a9a4a'],
  ['raspberry|beetroot', '#a8174f'],
  ['lingonberry|cranberry|redcurrant', '#b01c2e'],
  ['watermelon', '#ee5a62'],
  ['ketchup', '#c41e12'],
  ['mayonnaise|mayo|vanilla|custard', '#f6e3a1'],
  ['carrot|papaya|mango|pumpkin', '#f28a1e'],
  ['chili|chilli|paprika', '#c2301a'],
  // Water and sky
  ['carbon', '#31468f'],
  ['delft', '#1f5aa8'],
  ['sea|ocean|marine', '#1d5a73'],
  ['lake|deep water|water', '#2f6690'],
  ['lagoon|shallow water', '#2ab8b8'],
  ['river', '#4d7c96'],
  ['harbour|harbor', '#22383c'],
  ['night sky|lake night', '#16233f'],
  ['dusk|twilight', '#5b4b7a'],
  ['dawn|sunrise', '#f2935c'],
  ['peacock', '#0f6f7c'],
  ['lapis', '#1f4e9e'],
  // Lights
  ['oilskin|raincoat|butane', '#f2b705'],
  ['sodium|lamplight|lamp|porch lamp', '#f5b83d'],
  ['rope', '#c8a878'],
  ['buoy', '#f0601c'],
]

/** What is of a colour where one of these follows: `ecru paper`, `indigo ink`. */
export const partNouns: ReadonlySet<string> = new Set(
  'ink paper ground background backdrop accent stock board card'.split(' '),
)

/** First names too: with a capital they are a colour only where nothing else could be meant. */
export const nameWords: ReadonlySet<string> = new Set(
  'amber ruby scarlet violet olive coral ivory jade indigo rosa lila blanca bianca violeta hunter steel forest'.split(
    ' ',
  ),
)

/** Words before a colour that covers the page. */
export const groundWords: ReadonlySet<string> = new Set(
  'solid mostly mainly predominantly fully entirely'.split(' '),
)
