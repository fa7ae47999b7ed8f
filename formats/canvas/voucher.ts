import { numberCode } from '../../core/codes/code.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import { amountInRosette } from './passes/amount-in-rosette.tsx'
import type { PassLook } from './passes/pass.tsx'
import { passFormat } from './passes/pass-format.ts'

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
  once: true,
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
  code: reading => numberCode(reading, ['code', 'serialNumber'], ['qr']),
}

/** A gift voucher: an amount, for whom and from whom. */
const pass: Format = passFormat({
  slug: 'voucher',
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['A5'])],
  baseSize: 11,
  roles,
  look,
  face: amountInRosette,
})

/** Its rosette and its places to fill in have lines of the theme's rules. */
const format: Format = {
  ...pass,
  honours: ['decor.ornament', 'shape.rules'],
  scenery: { told: 'copy', as: 'foot' },
}

export default format
