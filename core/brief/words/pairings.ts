/** Two families that go together, and how the headings are set. */
export interface Pairing {
  readonly display: string
  readonly text: string
  readonly weight: number
  readonly uppercase?: boolean
}

/** The key of a pairing. */
export type PairingKey =
  | 'editorial-warm'
  | 'classic-luxury'
  | 'literary'
  | 'swiss'
  | 'humane'
  | 'technical'
  | 'headline-condensed'
  | 'celebration'
  | 'playful'
  | 'retro'

/** Pairings by key: contrast of kind (serif and sans) or of weight, never two similar serifs. */
export const pairings: Readonly<Record<PairingKey, Pairing>> = {
  'editorial-warm': { display: 'Fraunces', text: 'Source Sans 3', weight: 600 },
  'classic-luxury': { display: 'Playfair Display', text: 'Source Serif 4', weight: 700 },
  literary: { display: 'Source Serif 4', text: 'Source Serif 4', weight: 600 },
  swiss: { display: 'Inter', text: 'Inter', weight: 700 },
  humane: { display: 'Source Sans 3', text: 'Source Sans 3', weight: 700 },
  technical: { display: 'IBM Plex Sans', text: 'IBM Plex Sans', weight: 600 },
  'headline-condensed': { display: 'Roboto Condensed', text: 'Source Sans 3', weight: 700, uppercase: true },
  celebration: { display: 'Great Vibes', text: 'Cormorant Garamond', weight: 400 },
  playful: { display: 'Rubik', text: 'Rubik', weight: 800 },
  retro: { display: 'Fraunces', text: 'Source Serif 4', weight: 700 },
}
