import type { Compose, Composition } from '../../../core/format.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { setBill } from '../bills/set-bill.tsx'
import type { SettingOf } from './banner-words.tsx'
import { broadside } from './broadside.tsx'

/** Height over width from which on a banner hangs or stands, and is read from the top down. */
const UPRIGHT = 1.3

/** A banner that hangs or stands: its title fills the width, and its lines follow in their order as on a wall. */
export function standing(roles: Roles, settingOf: SettingOf, usual: Compose): Composition {
  const whole = broadside(roles, settingOf, usual)
  const upright = setBill({ settingOf, kind: 'wall', lead: 0.42, headings: 2 }, whole.compose)
  return {
    name: 'line by line from the top down',
    leads: true,
    suits: (reading, design, page) =>
      page.height > page.width * UPRIGHT && upright.suits?.(reading, design, page) === true,
    compose: upright.compose,
  }
}
