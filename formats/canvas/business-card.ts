import { contactCode } from '../../core/codes/contact.ts'
import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { inch, mm } from '../../core/theme/page.ts'
import { nameAcross } from './cards/name-across.tsx'
import { composeBusinessCard } from './cards/name-card.tsx'
import { personAndOffer } from './cards/person-and-offer.tsx'
import { ledByBrief } from './leads/led-by-brief.ts'

const roles: Roles = {
  headline: 'name',
  needs: ['name'],
  takes: ['name', 'jobTitle', 'organization', 'telephone', 'email', 'url', 'address', 'handle', 'back'],
  facts: 'all',
  schema: 'Person',
}

/** A business card: the mark on its front; on its back a name and how to reach it. */
const format: Format = {
  slug: 'business-card',
  group: 'canvas',
  surface: 'canvas',
  floods: true,
  engine: 'satori',
  cutOut: 'kept',
  sizes: [
    { name: 'business card', width: mm(85), height: mm(55), bleed: mm(3) },
    { name: 'US business card', width: inch(3.5), height: inch(2), bleed: inch(0.125) },
    { name: 'JP business card', width: mm(91), height: mm(55), bleed: mm(3) },
  ],
  design: designFrom({ type: { baseSize: 9.5, scale: 1.333, displayWeight: 700 } }),
  roles,
  code: contactCode,
  compose: (reading, theme, measure) => composeBusinessCard(reading, roles, theme, measure),
  others: [ledByBrief(roles, theme => ({ theme })), nameAcross(roles), personAndOffer(roles)],
}

export default format
