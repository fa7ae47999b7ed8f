import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type ColorDesign } from '../brief/design.ts'
import { contrast, contrastTargets } from './contrast.ts'
import { resolveGrounds } from './grounds.ts'
import { toHex, toOklch } from './oklch.ts'
import { resolveRoles } from './roles.ts'
import type { Roles } from './theme.ts'
import { withScheme } from './scheme.ts'

const colorOf = (patch: Partial<ColorDesign>): ColorDesign => ({ ...baseDesign.color, ...patch })
const rolesOf = (color: ColorDesign) => resolveRoles(color, resolveGrounds(color))

/** What a ground allows at most, so that a mid-grey paper asks for no more than black or white can give. */
const most = (ground: string) => Math.max(contrast('#000000', ground), contrast('#ffffff', ground))

function checkPairs(color: ColorDesign): void {
  const { roles } = rolesOf(color)
  const targets = contrastTargets[color.contrast]
  const holds = (role: keyof Roles, ground: keyof Roles, target: number) => {
    const ratio = contrast(roles[role], roles[ground])
    const asked = Math.min(target, most(roles[ground]))
    if (ratio < asked - 0.001) {
      const { mode, ground: base, paper, seeds } = color
      assert.unreachable(
        `${role} on ${ground}: ${ratio.toFixed(2)} of ${asked} for ${seeds} ${mode} ${paper ?? base}`,
      )
    }
  }
  for (const ground of ['paper', 'paperAlt', 'surface'] as const) {
    holds('text', ground, targets.text)
    holds('heading', ground, Math.min(4.5, targets.text))
    holds('textMuted', ground, targets.muted)
    for (const role of ['accentText', 'link', 'success', 'warning', 'danger', 'info'] as const) {
      holds(role, ground, targets.accentText)
    }
    holds('border', ground, targets.border)
    holds('hairline', ground, targets.hairline)
  }
  holds('text', 'accentSoft', Math.min(targets.text, most(roles.paper)))
  holds('onAccent', 'accent', targets.onAccent)
  holds('onAccentSoft', 'accentSoft', targets.accentText)
  holds('onInverse', 'inverse', targets.text)
  holds('onInverseMuted', 'inverse', targets.muted)
  holds('accentOnInverse', 'inverse', targets.accentText)
}

const seeds: string[] = []
for (let h = 0; h < 360; h += 12) {
  for (const l of [0.2, 0.4, 0.55, 0.7, 0.9]) {
    for (const c of [0.04, 0.16]) seeds.push(toHex({ l, c, h }))
  }
}
seeds.push('#000000', '#ffffff', '#808080', '#ffff00', '#39ff14')

test('every role pair keeps its contrast: 305 seeds, both modes, white, cream and explicit papers', () => {
  assert.ok(seeds.length >= 300)
  for (const seed of seeds) {
    for (const mode of ['light', 'dark'] as const) checkPairs(colorOf({ seeds: [seed], mode }))
    checkPairs(colorOf({ seeds: [seed], ground: 'cream', neutral: 'warm' }))
    for (const paper of ['#f5eee3', '#0a0a0a', '#1f4d3a', '#888888'])
      checkPairs(colorOf({ seeds: [seed], paper }))
  }
})

test('and at every contrast level', () => {
  for (const level of ['low', 'high', 'max'] as const) {
    for (const seed of seeds.filter((_, index) => index % 7 === 0)) {
      for (const mode of ['light', 'dark'] as const)
        checkPairs(colorOf({ seeds: [seed], mode, contrast: level }))
    }
  }
})

test('max contrast is black on white', () => {
  assert.is(rolesOf(colorOf({ contrast: 'max' })).roles.text, '#000000')
})

test('the golden example: #b4532a on cream', () => {
  const { roles } = rolesOf(colorOf({ seeds: ['#b4532a'], neutral: 'warm', ground: 'cream' }))
  assert.is(roles.paper, '#faf6ef')
  assert.is(roles.accent, '#b4532a')
  assert.is(roles.onAccent, '#ffffff')
  assert.is(roles.accentText, '#a04b28')
  assert.is(roles.accentSoft, '#f6f0ed')
  assert.is(roles.text, '#241e1c')
  assert.is(contrast(roles.text, roles.paper).toFixed(1), '15.3')
  assert.is(contrast(roles.textMuted, roles.paper).toFixed(2), '5.55')
  assert.is(contrast(roles.accentText, roles.paper).toFixed(2), '5.52')
  const hairline = contrast(roles.hairline, roles.paper)
  assert.ok(hairline > 1.2 && hairline < 1.6)
})

test('the golden example in the dark', () => {
  const { roles } = rolesOf(colorOf({ seeds: ['#b4532a'], neutral: 'warm', mode: 'dark' }))
  assert.is(roles.paper, '#131110')
  assert.is(roles.accentText, '#f19773')
  assert.is(roles.accentSoft, '#361e15')
  assert.is(contrast(roles.accentText, roles.paper).toFixed(2), '8.44')
})

test('the brand colour is never altered as a fill; pale ones get dark text', () => {
  for (const seed of seeds) assert.is(rolesOf(colorOf({ seeds: [seed] })).roles.accent, seed)
  const { roles } = rolesOf(colorOf({ seeds: ['#e8731f'] }))
  assert.is.not(roles.onAccent, '#ffffff')
  assert.ok(contrast(roles.onAccent, '#e8731f') >= 4.5)
})

test('an explicit paper is kept verbatim and decides the mode', () => {
  const color = colorOf({ paper: '#0a0a0a', mode: 'light' })
  assert.is(rolesOf(color).roles.paper, '#0a0a0a')
  assert.is(resolveGrounds(color).mode, 'dark')
})

test('an explicit ink is kept when it can be read', () => {
  const { roles, moves } = rolesOf(colorOf({ ink: '#333344', paper: '#ffffff' }))
  assert.is(roles.text, '#333344')
  assert.not(moves.some(move => move.asked))
})

test('an ink that cannot be read moves, and the log says so', () => {
  const { roles, moves } = rolesOf(colorOf({ ink: '#bbbbbb', paper: '#ffffff' }))
  assert.ok(contrast(roles.text, '#ffffff') >= 4.5)
  const move = moves.find(({ asked }) => asked)
  assert.is(move?.role, 'text')
  assert.is(move?.from, '#bbbbbb')
  assert.is(move?.to, roles.text)
  assert.match(move?.reason ?? '', /4\.5:1/)
})

test('muted text never stands out more than the text', () => {
  for (const ink of ['#666666', '#7a7a7a', '#111111']) {
    const { roles } = rolesOf(colorOf({ ink, paper: '#ffffff' }))
    assert.ok(contrast(roles.textMuted, roles.paper) <= contrast(roles.text, roles.paper))
  }
})

test('a deep brand colour is the inverted ground; a second one sets the headings', () => {
  const navy = rolesOf(colorOf({ seeds: ['#14213d'] })).roles
  assert.is(navy.inverse, '#14213d')
  const pair = rolesOf(colorOf({ seeds: ['#c9a227', '#14213d'] })).roles
  assert.is(pair.inverse, '#14213d')
  assert.is(pair.heading, '#14213d')
  assert.is(pair.accent, '#c9a227')
  assert.is(pair.accentOnInverse, '#c9a227')
})

test('the inverted ground differs from a dark paper', () => {
  const { roles } = rolesOf(colorOf({ seeds: ['#0b1437'], paper: '#0b1437' }))
  assert.is.not(roles.inverse, roles.paper)
})

test('words beside a yellow accent have the ink, and the deep ground of a page with black words is black', () => {
  const { roles } = rolesOf(colorOf({ seeds: ['#f7c600'] }))
  assert.is(roles.accentText, roles.text)
  assert.is.not(rolesOf(colorOf({ seeds: ['#c8102e'] })).roles.accentText, roles.text)
  assert.is(rolesOf(colorOf({ seeds: ['#cc7722'], ink: '#111111' })).roles.inverse, '#111111')
})

test('a colour that a scheme derived sets no headings', () => {
  const { roles } = rolesOf(withScheme(colorOf({ seeds: ['#005322'], scheme: 'complement' })))
  assert.is(roles.heading, roles.text)
})

test('a scheme derives nothing beside a sheet that somebody named in a colour of its own', () => {
  const seedsOn = (paper: string) => withScheme(colorOf({ seeds: ['#1e4290'], scheme: 'triad', paper })).seeds
  assert.equal(seedsOn('#c0f0e9'), ['#1e4290'])
  assert.is(seedsOn('#faf6ef').length, 3)
})

test('the deep ground is the deep colour that was named before one that a scheme derived', () => {
  for (const scheme of ['complement', 'triad'] as const) {
    const { roles } = rolesOf(withScheme(colorOf({ seeds: ['#11327a'], scheme })))
    assert.is(roles.inverse, '#11327a', scheme)
  }
})

test('what went wrong is warned of in the colour that a brief has for warnings, unless it has its own', () => {
  const amber = rolesOf(colorOf({ seeds: ['#004e3e'], warning: '#e0982a' })).roles
  assert.is(amber.danger, amber.warning)
  const both = rolesOf(colorOf({ seeds: ['#004e3e'], warning: '#e0982a', danger: '#c8102e' })).roles
  assert.is.not(both.danger, both.warning)
})

test('words in a deep accent are in it as it is, and beside a touch of a colour greys that are named are the deep ground', () => {
  for (const seed of ['#14213d', '#730017', '#1f4d36'])
    assert.is(rolesOf(colorOf({ seeds: [seed], paper: '#faf6ef' })).roles.accentText, seed)
  const touch = { shares: [{ hex: '#799552', least: 0, most: 0.08 }], sparing: true }
  const { roles } = rolesOf(colorOf({ seeds: ['#799552', '#667585'], ...touch }))
  const [hue, slate] = [toOklch(roles.inverse).h, toOklch('#667585').h]
  assert.ok(Math.abs(hue - slate) < 12, `${hue} ${slate}`)
})

test.run()
