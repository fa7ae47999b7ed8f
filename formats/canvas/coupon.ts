import { designFrom } from '../../core/brief/design.ts'
import { numberCode } from '../../core/codes/code.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import { offerAndCode } from './passes/offer-and-code.tsx'
import type { PassLook } from './passes/pass.tsx'
import { passFormat } from './passes/pass-format.ts'

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
  once: true,
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
  promotes: true,
  code: reading => numberCode(reading, ['code'], ['code-128', 'qr']),
}

/** A coupon: an offer, its code and its terms. */
const pass: Format = passFormat({
  slug: 'coupon',
  floods: true,
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['1:1'])],
  baseSize: 12,
  roles,
  look,
  face: offerAndCode,
})

/** It is cut out: dashes go around it where its brief asks for nothing else, and no ornament beside them. */
const format: Format = {
  ...pass,
  honours: [],
  design: designFrom({ decor: { motif: 'dashes' } }, pass.design),
}

export default format
