import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { sizesNamed } from '../fitting/sizes-named.ts'
import { composePass, type PassLook } from './passes/pass.tsx'
import { frontAndBack } from './passes/back.tsx'
import { scaleToPage } from './sheets/scale-to-page.ts'

const roles: Roles = {
  headline: 'offer',
  needs: ['offer', 'validThrough'],
  takes: [
    'offer',
    'product',
    'code',
    'validFrom',
    'validThrough',
    'redeemAt',
    'issuer',
    'address',
    'conditions',
  ],
  lists: ['conditions'],
  facts: 'all',
  schema: 'Offer',
}

const look: PassLook = {
  groups: [],
  large: ['code'],
  mono: ['code'],
  side: {
    roles: ['code', 'validFrom', 'validThrough', 'redeemAt'],
    repeated: false,
    share: 0.32,
    manner: 'line',
    hero: 'code',
  },
  cutLine: true,
}

function settingOf(theme: Theme) {
  return { theme: scaleToPage(theme, mm(99), mm(210)), look }
}

/** A coupon: an offer, its code and its terms. */
const format: Format = {
  slug: 'coupon',
  group: 'canvas',
  surface: 'canvas',
  engine: 'satori',
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['1:1'])],
  design: designFrom({ type: { baseSize: 12, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: (reading, theme, measure) => composePass(reading, roles, { measure, ...settingOf(theme) }),
  others: [frontAndBack(roles, settingOf)],
}

export default format
