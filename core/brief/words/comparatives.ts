import type { Mood } from './moods.ts'

/** Comparatives move a design a little way along the axes of `MoodVector`, and touch nothing else. */
export const comparativeRows: readonly Mood[] = [
  { words: 'warmer|cosier|cozier', vector: [0.4, 0, 0, 0, 0, 0, 0], cream: true },
  { words: 'cooler|colder', vector: [-0.4, 0, 0, 0, 0, 0, 0] },
  { words: 'calmer|quieter', vector: [0, -0.4, 0, 0, 0, 0, 0] },
  { words: 'softer|gentler', vector: [0, 0, -0.4, 0, 0, 0, 0] },
  { words: 'livelier|louder|punchier', vector: [0, 0.4, 0, 0, 0, 0, 0] },
  { words: 'cleaner|simpler|plainer', vector: [0, 0, 0, 0, 0, 0, -0.4] },
]
