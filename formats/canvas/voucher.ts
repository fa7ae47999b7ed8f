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
  needs: ['value', 'code'],
  takes: [
    'value',
    'recipient',
    'giver',
    'message',
    'code',
    'serialNumber',
    'validFrom',
    'validThrough',
    'redeemAt',
    'issuer',
    'terms',
  ],
  lists: ['terms'],
  facts: 'all',
  schema: 'Offer',
}

const look: PassLook = {
  hero: 'value',
  groups: [['recipient', 'giver'], ['message']],
  large: ['recipient', 'giver'],
  mono: ['code'],
  side: {
    roles: ['code', 'serialNumber', 'validFrom', 'validThrough', 'redeemAt'],
    repeated: false,
    share: 0.36,
    manner: 'panel',
    hero: 'code',
  },
}

function settingOf(theme: Theme) {
  return { theme: scaleToPage(theme, mm(99), mm(210)), look }
}

/** A gift voucher: an amount, for whom and from whom. */
const format: Format = {
  slug: 'voucher',
  group: 'canvas',
  surface: 'canvas',
  engine: 'satori',
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['A5'])],
  design: designFrom({ type: { baseSize: 11, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: (reading, theme, measure) => composePass(reading, roles, { measure, ...settingOf(theme) }),
  others: [frontAndBack(roles, settingOf)],
}

export default format
