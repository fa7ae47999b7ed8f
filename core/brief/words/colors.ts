import type { Meaning } from '../meaning.ts'

/** Hue ranges of colour families in OKLCH degrees; banning a colour bans its family. */
export const hueFamilies = {
  grey: null,
  red: [12, 38],
  orange: [38, 62],
  amber: [62, 84],
  yellow: [84, 115],
  lime: [115, 138],
  green: [138, 172],
  teal: [172, 200],
  cyan: [200, 225],
  blue: [225, 286],
  violet: [270, 312],
  magenta: [312, 348],
  pink: [338, 20],
  brown: [30, 75],
} as const

/** A family of hues. */
type HueFamily = keyof typeof hueFamilies

/** A colour word, its value, and its family. The first name is the one reports use. */
type ColorRow = readonly [names: string, hex: string, family: HueFamily]

/** The colour words. Several names of one colour are divided by `|`. */
export const colorRows: readonly ColorRow[] = [
  ['black|jet black|blackish', '#111111', 'grey'],
  ['ink black', '#1b1b1f', 'grey'],
  ['charcoal|anthracite', '#36454f', 'grey'],
  ['graphite', '#3b3f46', 'grey'],
  ['slate', '#64748b', 'grey'],
  ['grey|gray|greyish|grayish|neutral grey|neutral gray', '#808080', 'grey'],
  ['warm grey|warm gray', '#8c8680', 'grey'],
  ['cool grey|cool gray', '#7f8890', 'grey'],
  ['near black|almost black|off black', '#1b1b1f', 'grey'],
  ['silver', '#c0c0c0', 'grey'],
  ['white|pure white', '#ffffff', 'grey'],
  ['warm white|soft white|chalk white|milk white', '#fbf8f1', 'grey'],
  ['off white|gebroken wit|blanc cassé|gebrochenes weiß', '#faf9f5', 'grey'],
  ['ivory', '#fffff0', 'grey'],
  ['cream|creamy', '#faf6ef', 'grey'],
  ['eggshell', '#f0ead6', 'grey'],
  ['bone', '#e3dac9', 'grey'],
  ['beige', '#f5f5dc', 'grey'],
  ['sand', '#d8c3a5', 'amber'],
  ['taupe', '#8b7d6b', 'brown'],
  ['kraft', '#c9a26d', 'amber'],

  ['red|reddish', '#c8102e', 'red'],
  ['crimson', '#b3122d', 'red'],
  ['scarlet', '#d7261e', 'red'],
  ['ruby', '#9b111e', 'red'],
  ['burgundy', '#6d1a36', 'red'],
  ['wine', '#722f37', 'red'],
  ['maroon', '#7b1e22', 'red'],
  ['oxblood', '#4a0e16', 'red'],
  ['brick|brick red', '#9c3d2a', 'red'],

  ['terracotta', '#c4613f', 'orange'],
  ['rust|burnt orange', '#b7410e', 'orange'],
  ['copper', '#b87333', 'orange'],
  ['coral', '#ff6f61', 'red'],
  ['salmon', '#fa8072', 'red'],
  ['peach', '#ffb38a', 'orange'],
  ['apricot', '#fbceb1', 'orange'],
  ['tangerine', '#f28500', 'orange'],
  ['orange', '#f97316', 'orange'],

  ['amber', '#f59e0b', 'amber'],
  ['saffron', '#f4c430', 'yellow'],
  ['gold|golden', '#c9a227', 'amber'],
  ['mustard', '#d4a017', 'amber'],
  ['ochre|ocher', '#cc7722', 'amber'],
  ['honey', '#e0a526', 'amber'],
  ['lemon', '#f7e14b', 'yellow'],
  ['yellow|yellowish', '#facc15', 'yellow'],
  ['butter', '#f9e8a0', 'yellow'],

  ['lime', '#84cc16', 'lime'],
  ['chartreuse', '#a4c639', 'lime'],
  ['olive', '#6b7a1e', 'lime'],
  ['moss', '#6f7b4b', 'lime'],
  ['sage', '#9caf88', 'green'],
  ['pistachio', '#a9c78f', 'green'],
  ['mint', '#98d8c0', 'green'],
  ['green|greenish', '#16803c', 'green'],
  ['emerald', '#047857', 'green'],
  ['forest|forest green', '#1f4d3a', 'green'],
  ['hunter|hunter green', '#355e3b', 'green'],
  ['jade', '#00a86b', 'green'],

  ['teal', '#0f766e', 'teal'],
  ['petrol|petrol blue', '#005f6a', 'cyan'],
  ['turquoise', '#2ec4b6', 'teal'],
  ['aqua', '#22b8cf', 'cyan'],
  ['cyan', '#06b6d4', 'cyan'],
  ['sky|sky blue', '#38bdf8', 'blue'],
  ['baby blue', '#a7d3f0', 'blue'],
  ['powder blue', '#b6d0e2', 'blue'],

  ['blue|bluish', '#2563eb', 'blue'],
  ['cobalt|cobalt blue', '#0047ab', 'blue'],
  ['royal blue', '#2f4fd8', 'blue'],
  ['ultramarine', '#3f2bd6', 'blue'],
  ['electric blue', '#0066ff', 'blue'],
  ['navy|navy blue|ink blue', '#14213d', 'blue'],
  ['night blue|dark night blue', '#16233f', 'blue'],
  ['midnight|midnight blue', '#0b1437', 'blue'],
  ['denim', '#3b5b92', 'blue'],
  ['steel|steel blue', '#4a6a8a', 'blue'],

  ['indigo', '#2f3b8c', 'blue'],
  ['periwinkle', '#8e9aef', 'violet'],
  ['lavender', '#b7a8e0', 'violet'],
  ['lilac', '#c8a2c8', 'magenta'],
  ['violet', '#7c3aed', 'violet'],
  ['purple|purplish', '#6d28d9', 'violet'],
  ['plum', '#6b2d5c', 'magenta'],
  ['aubergine|eggplant', '#3d1f3b', 'magenta'],
  ['mauve', '#9f7a9a', 'magenta'],

  ['orchid', '#c65bcf', 'magenta'],
  ['magenta', '#c2188f', 'magenta'],
  ['fuchsia', '#d6189b', 'magenta'],
  ['pink|pinkish', '#ec4899', 'pink'],
  ['hot pink', '#ff3d8b', 'pink'],
  ['blush', '#f4c6c3', 'pink'],
  ['dusty rose', '#c08a8a', 'pink'],
  ['rose pink|rose red', '#e11d48', 'pink'],

  ['brown|brownish', '#6f4e37', 'brown'],
  ['chocolate', '#4e2a1e', 'brown'],
  ['coffee', '#5b4034', 'brown'],
  ['espresso', '#2f1f18', 'brown'],
  ['caramel', '#b5763a', 'brown'],
  ['tan', '#c8a47e', 'brown'],
  ['bronze', '#8c6a3f', 'brown'],

  ['sea green', '#2b7566', 'teal'],
  ['deep sea green', '#0d4a47', 'teal'],
  ['sea blue', '#1d5a83', 'blue'],
  ['deep sea blue|deep blue sea', '#123a5c', 'blue'],
  ['midnight green', '#0d3b3f', 'teal'],
  ['bottle green|british racing green', '#0f4a36', 'green'],
  ['ink green', '#16382d', 'green'],
  ['blood red|deep red', '#8f1420', 'red'],
  ['signal red', '#d3202a', 'red'],
  ['vermilion red|tomato red', '#d8361f', 'red'],
  ['hi vis orange|fluorescent orange|neon orange|signal orange|safety orange', '#ff6a13', 'orange'],
  ['hi vis yellow|fluorescent yellow|neon yellow', '#dff000', 'yellow'],
  ['signal yellow|safety yellow|hazard yellow', '#f7c600', 'yellow'],
  ['fluorescent coral|neon coral', '#ff5a4f', 'red'],
  ['rose gold', '#b76e79', 'pink'],
  ['rebeccapurple|rebecca purple', '#663399', 'violet'],
  ['cornflowerblue|cornflower blue|cornflower', '#6495ed', 'blue'],
  ['steelblue', '#4682b4', 'blue'],
  ['slategrey|slategray', '#708090', 'grey'],
  ['dodgerblue', '#1e90ff', 'blue'],
  ['royalblue', '#4169e1', 'blue'],
  ['midnightblue', '#191970', 'blue'],
  ['darkgreen', '#006400', 'green'],
  ['darkred', '#8b0000', 'red'],
  ['firebrick', '#b22222', 'red'],
  ['orangered', '#ff4500', 'orange'],
  ['goldenrod', '#daa520', 'amber'],
  ['hotpink', '#ff69b4', 'pink'],

  ['lapis lazuli|lapis blue', '#1f4e9e', 'blue'],
  ['neon green|fluorescent green|hi vis green', '#39ff14', 'green'],
  ['neon pink|fluorescent pink', '#ff2fb3', 'pink'],
]

/** The value of a colour word of the list; throws for a name that no row has, which is a slip in another word list. */
export function colorNamed(name: string): string {
  const row = colorRows.find(([names]) => names.split('|').includes(name))
  if (!row) throw new Error(`no colour row is named "${name}"`)
  return row[1]
}

/** What a colour word of the list means. */
export function colorMeaning(name: string): Meaning & { readonly kind: 'color' } {
  const row = colorRows.find(([names]) => names.split('|').includes(name))
  return { kind: 'color', hex: colorNamed(name), hues: row ? hueFamilies[row[2]] : null, literal: false }
}
