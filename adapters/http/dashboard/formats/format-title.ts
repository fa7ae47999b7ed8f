/** Formats whose names are not just their words. */
const names: Readonly<Record<string, string>> = {
  'link-in-bio': 'Link in bio',
  cv: 'CV',
  nda: 'NDA',
  resume: 'Résumé',
  'og-image': 'OG image',
}

/** A format's name for people. */
export function formatTitle(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return names[slug] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the groups of formats are called. */
export function groupTitle(group: string): string {
  const titles: Readonly<Record<string, string>> = {
    web: 'Web pages',
    slides: 'Slides',
    print: 'Print documents',
    canvas: 'Cards and images',
    other: 'Charts, mail and more',
  }
  return titles[group] ?? formatTitle(group)
}
