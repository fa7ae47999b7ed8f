import { hills } from './ground.ts'
import { circle, rectangle, type Shape, toPath } from './shape.ts'
import type { Outline } from '../tree.ts'
import { mixed } from '../../theme/oklch.ts'

/** Where a scene stands, what it is drawn from, and its colours. */
export interface ScenePlace {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  /** A whole number that is the picture's own: which forms it has, and how they are turned. */
  readonly seed: number
  /** Colours of its forms, the quietest first. */
  readonly forms: readonly [string, string, string]
}

/** The scene that the words of a picture name, in a box that it does not leave; undefined where they name none. */
export function sceneOf(place: ScenePlace, words: string): readonly Outline[] | undefined {
  return scenes.find(({ names }) => names.test(words))?.draw(place)
}

type Scene = (place: ScenePlace) => readonly Outline[]

/** A form where it is. */
function outlineOf(shape: Shape, fill: string): Outline {
  return { d: toPath(shape, { width: 0, height: 0 }), fill }
}

/** Squares along the shorter side of a box, and of one that is so many times as long as high. */
const SQUARES = { most: 3, few: 2, long: 2 }

/** The squares that fill a box, or nearly squares. px */
function squaresOf({ width, height }: ScenePlace): readonly Square[] {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const along = long > SQUARES.long * short ? SQUARES.few : SQUARES.most
  const columns = Math.max(Math.round((width * along) / short), 1)
  const rows = Math.max(Math.round((height * along) / short), 1)
  // Squares that meet between two pixels let the ground through.
  const [x, y] = [
    (column: number) => Math.round((width * column) / columns),
    (row: number) => Math.round((height * row) / rows),
  ]
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [left, top] = [x(column), y(row)]
    return { left, top, width: x(column + 1) - left, height: y(row + 1) - top }
  })
}

interface Square {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Quarters of discs in squares, each in a corner of its own: a field of tiles. */
export const tiles: Scene = place => {
  const { seed, forms } = place
  const draw = drawsFrom(seed)
  return squaresOf(place).flatMap(({ left, top, width, height }): readonly Outline[] => {
    const tile = [undefined, forms[0], forms[1]][draw(3)]
    const fills = [forms[2], ...forms.filter(form => form !== tile)]
    const [right, low] = [draw(2) === 1, draw(2) === 1]
    const corner = { x: left + (right ? width : 0), y: top + (low ? height : 0) }
    const shape = quarterDisc(corner, Math.min(width, height), right ? -1 : 1, low ? -1 : 1)
    const under = tile ? [outlineOf(rectangle(left, top, width, height), tile)] : []
    return [...under, outlineOf(shape, fills[draw(fills.length)] ?? forms[2])]
  })
}

/** A quarter of a disc around a corner, towards the side that the signs tell. */
function quarterDisc(
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
  across: 1 | -1,
  down: 1 | -1,
): Shape {
  const turn = across === down ? 'clockwise' : 'counter'
  return [['M', x, y], ['L', x + across * reach, y], ['A', reach, x, y + down * reach, turn], ['Z']]
}

/** Whole numbers below a bound, one after the other the same for the same seed. Numerical Recipes' generator. */
function drawsFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0
  return bound => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

/** Hills one behind the other under a disc. */
const ridges: Scene = ({ width, height, seed, forms }) => {
  const across = (seed >>> 8) % 2 === 1
  const reach = Math.min(width, height) * 0.15
  const sun = circle(width * (across ? 0.26 : 0.74), Math.max(height * 0.28, reach), reach)
  const others = [mixed(forms[0], forms[1], 0.5), forms[0]]
  return [
    outlineOf(sun, forms[2]),
    ...hills({ width, height, across, ground: forms[0], ink: forms[1], others }),
  ]
}

/** Water under a disc, in two bands. */
const sea: Scene = ({ width, height, seed, forms }) => {
  const across = (seed >>> 8) % 2 === 1
  const reach = Math.min(width, height) * 0.13
  const sun = circle(width * (across ? 0.3 : 0.7), Math.max(height * 0.3, reach), reach)
  const band = (top: number, rise: number): Shape => swell(width, height, height * top, height * rise)
  return [
    outlineOf(sun, forms[2]),
    outlineOf(band(0.56, 0.03), forms[0]),
    outlineOf(band(0.74, -0.04), forms[1]),
  ]
}

/** A disc over a level line. */
const sunrise: Scene = ({ width, height, seed, forms }) => {
  const line = height * 0.68
  const reach = Math.min(line * 0.6, width * 0.24)
  const middle = width * ([0.36, 0.5, 0.64][(seed >>> 8) % 3] ?? 0.5)
  const half: Shape = [['M', middle - reach, line], ['A', reach, middle + reach, line], ['Z']]
  return [outlineOf(half, forms[2]), outlineOf(rectangle(0, line, width, height - line), forms[1])]
}

/** What is under a line that rises and falls once over the width. */
function swell(width: number, height: number, top: number, rise: number): Shape {
  return [
    ['M', 0, top],
    ['Q', width * 0.25, top - 2 * rise, width * 0.5, top],
    ['Q', width * 0.75, top + 2 * rise, width, top],
    ['L', width, height],
    ['L', 0, height],
    ['Z'],
  ]
}

/** Scenes by what the words of a picture name, most languages of copies together. */
const scenes: readonly { readonly names: RegExp; readonly draw: Scene }[] = [
  {
    names:
      /(?<!\p{L})(?:seas?|ocean|coast\w*|shore\w*|beach(?:es)?|bay|harbou?r|lake|waves?|tide\w*|meer|(?:am|im|vom|zum|auf dem) see|ozean|küste|strand|hafen|wellen?|mer|océan|côte|plage|rivage|vagues?|mar|océano|costa|playa|praia|lago|olas?|ondas?|mare|spiaggia|onde|zee|kust|meer|golven|hav(?:et)?|kyst(?:en)?|kust(?:en)?|strand(?:en)?|morze|plaża|jezioro|deniz|sahil|göl|море|пляж|озеро)(?!\p{L})|海|湖|波|바다|호수|해변|بحر|البحر/iu,
    draw: sea,
  },
  {
    names:
      /(?<!\p{L})(?:hills?|hillside|mountains?|peaks?|ridges?|valley|dunes?|alps|highlands?|moors?|vineyards?|berge?|gipfel|hügel|tal|dünen?|alpen|weinberge?|collines?|montagnes?|sommets?|vallées?|alpes|vignes|colinas?|montañas?|cerros?|sierra|valle|montanhas?|serra|colline|monti|montagna|montagne|bergen|heuvels?|duinen|fjäll(?:en)?|fjell(?:et)?|bakker|góry|wzgórza|dağ(?:lar)?|tepe(?:ler)?|гори|горы|пагорби|холмы)(?!\p{L})|山|峰|谷|산맥|언덕|جبل|جبال/iu,
    draw: ridges,
  },
  {
    names:
      /(?<!\p{L})(?:sunrise|sunset|dawn|dusk|daybreak|horizon|sonnen(?:auf|unter)gang|morgenröte|lever de soleil|coucher de soleil|aube|amanecer|atardecer|alba|tramonto|amanhecer|pôr do sol|zonsopgang|zonsondergang|solnedgång|soluppgång|solnedgang|soloppgang|wschód|zachód|gün(?:doğumu|batımı)|світанок|закат|рассвет)(?!\p{L})|日の出|夕日|日落|日出|일출|일몰/iu,
    draw: sunrise,
  },
]
