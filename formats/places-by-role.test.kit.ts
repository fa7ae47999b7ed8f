/**
 * Formats that give each role a place of its own, so that blocks of the copy may change places: cards and passes, bills and
 * menus, careers with their dates in a column, a folded sheet that prints its last panel beside the first (who signs
 * a proposal has all that is theirs below one line, the row of a table is facts under their labels), and graphics
 * that lay out their events, people and tasks before the rest. All others keep the order of the copy.
 */
export const placesByRole: ReadonlySet<string> = new Set([
  'ticket',
  'boarding-pass',
  'coupon',
  'voucher',
  'invitation',
  'business-card',
  'poster',
  'banner',
  'social-card',
  'og-image',
  'invoice',
  'receipt',
  'menu',
  'certificate',
  'resume',
  'cv',
  'brochure',
  'timeline',
  'roadmap',
  'org-chart',
  'link-in-bio',
  'proposal',
  'case-study',
])
