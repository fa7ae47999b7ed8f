import type { Device, DesignPatch } from '../design.ts'
import type { Meaning } from '../meaning.ts'
import { BOXED } from './unsupported.ts'

const boxed: Meaning = { kind: 'unsupported', reason: BOXED }
const framed: Meaning = setting({ decor: { motif: 'frame', motifs: true } })
const louder: Meaning = { kind: 'quality', property: 'size', amount: 1, alone: null }

/** How one of several is told apart as the one to take: `marked as the usual choice`. */
const MARKED_AS = ['marked', 'clearly marked', 'shown', 'flagged'].flatMap(word =>
  ['as', 'as the', 'as our'].map(tie => `${word} ${tie}`),
)
const CHOICES =
  'usual|usual choice|popular|popular choice|most popular|recommended|recommended one|recommendation|one we recommend|one to take|favourite|favorite|best value|best choice|pick'.split(
    '|',
  )

/** Words for devices, divided by `|`, and what they mean where nothing is named that could be set in one. */
export const deviceRows: readonly (readonly [words: string, device: Device, alone: Meaning | null])[] = [
  [
    'in a box|in the box|inside a box|in its own box|in their own box|set apart|kept apart|set off|fenced off|separate box|clearly separate|kept separate|visibly separate|clearly apart|in a separate box|in a little box|in a small box|in a big box|' +
      'in a thin box|in a plain box|boxed|boxed in|boxed off|boxed out|box|a box around|box around|box round|box for|' +
      'tinted box|shaded box|outlined box|light box|in a tinted box|in a shaded box|in a panel|in a tinted panel|on a panel|' +
      'in a coloured box|in a colored box|on its own panel|in its own panel|in their own panel|in a shaded panel|shaded panel|on a panel of its own|on a coloured ground|on a colored ground|on a coloured background|on a tinted ground|in a coloured panel|in a field|in a coloured field|in a grey box|in a gray box|coloured box|colored box|callout|callout box|call out box|in a callout',
    'box',
    boxed,
  ],
  [
    'in boxes|inside boxes|boxes|boxes around|in their own boxes|in little boxes|in small boxes|each in a box|each in its own box|as its own block|as their own block|as own blocks|in its own block|each in its own block|as separate blocks|as cards|as little cards|in cards|on cards|as tiles|in tiles|as badges|as little badges|as tags|in tags|in little tags',
    'boxes',
    boxed,
  ],
  [
    'in a dashed box|in a dotted box|dashed box|dotted box|in a dashed frame|in a box with a dashed line|in a cut out box|in a coupon box|to cut out|could cut out|can cut out|cut out box|box to cut out',
    'dashed-box',
    boxed,
  ],
  [
    'dashed border|dashed frame|dashed outline|dotted border|dotted frame|dotted outline',
    'dashed-box',
    setting({ decor: { motif: 'dashes', motifs: true } }),
  ],
  [
    'line under|rule under|line below|rule below|line underneath|rule underneath|line beneath|rule beneath|line under it|rule under it|line below it|stroke under|thin line under|thin rule under|fine line under|fine rule under',
    'rule',
    setting({ shape: { rules: 'rule' } }),
  ],
  [
    'thick line under|thick rule under|heavy line under|heavy rule under|bold line under|bold rule under',
    'rule',
    setting({ shape: { rules: 'heavy' } }),
  ],
  [
    'line over|rule over|line above|rule above|stroke over|stroke above|line on top of|rule on top of|thin line above|thin rule above|fine line above|thin line over|thin rule over',
    'overline',
    setting({ shape: { rules: 'rule' } }),
  ],
  [
    'thick line over|thick rule over|thick line above|thick rule above|heavy line above|heavy rule above|heavy line over|heavy rule over|bold line above|bold rule above',
    'overline',
    setting({ shape: { rules: 'heavy' } }),
  ],
  [
    'on a slide of another colour|on a slide of another color|on a slide of a different colour|on a slide of a different color|on a slide in another colour|on a slide in another color|on a different coloured slide|on a different colored slide|on a slide of its own colour|on a slide of its own color|on its own coloured slide|feel different from the rest|look different from the rest|feel different from the others|look different from the others|different from the rest|different from the other slides',
    'apart',
    { kind: 'unsupported', reason: 'which pages differ is not said' },
  ],
  [
    'on a dark slide|on a black slide|on a darker slide|on its own dark slide|on a dark page|on one dark slide|dark slide|slide dark|slide in the dark|slide black|slide goes dark|slide can go dark|slide may go dark|page can go dark|page may go dark',
    'dark',
    setting({ color: { mode: 'dark' } }),
  ],
  ['outlined', 'box', setting({ shape: { rules: 'rule' } })],
  [
    'in a frame|in a thin frame|in a fine frame|in a narrow frame|in a simple frame|in its own frame|in a little frame|in frames|inside a frame|inside frames|framed',
    'box',
    framed,
  ],
  [
    'circle|in a circle|in circles|inside a circle|circled|ringed|in a ring|a circle around|circle around|a ring around|ring around|circle round|encircled',
    'ring',
    boxed,
  ],
  [
    'in a round sticker|on a round sticker|round sticker|as a round sticker|as a sticker|on a sticker|in a sticker|sticker|in a round badge|round badge|in a badge|as a badge|in a roundel|roundel|in a round stamp|round stamp|as a round stamp|as a stamp|like a stamp|in a stamp|in a round seal|in a round label|in a round tag|as a round badge|in a burst|in a starburst',
    'sticker',
    boxed,
  ],
  [MARKED_AS.flatMap(lead => CHOICES.map(choice => `${lead} ${choice}`)).join('|'), 'mark', louder],
  [
    'highlighted|called out|singled out|marked with a highlighter|marked with highlighter|highlighter|with a highlighter|highlighter pen|marker pen|text marker|highlighter marked|in a tag|tag|in a little tag|in a pill|in a lozenge|in a chip',
    'mark',
    louder,
  ],
  [
    'double rule|double line|with a double rule|with a double line|underlined twice|double underlined|underlined double|double underline|double underlining|double rule under|double rule below|double line under|double line below|two lines under',
    'double-rule',
    setting({ shape: { rules: 'rule' } }),
  ],
  [
    'in a strip|as a strip|into a strip|strip|in one strip|in a row|as a row|as a row of|in one row|in a line across|side by side|across the full width|over the full width|across the whole width|over the whole width',
    'strip',
    boxed,
  ],
  [
    'pulled out|pull out|pulling out|lifted out|lift out|its own moment|a moment of its own|its own space|a space of its own|a place of its own|its own place|room of its own|room to itself|its own room|get a lot of air|gets a lot of air|get lots of air|gets lots of air|get plenty of air|all to itself|a slide to itself|slide all to itself|a slide all to itself|its own slide|a slide of its own|own a slide|each own a slide|owns a slide|own a page|owns a page|have a slide to themselves|slides of their own|a slide each|own slide each|their own slide|their own slides|a full slide|a whole slide|alone on a slide|alone on its slide|by itself on a slide|on a slide alone|alone in white space|alone in the white space',
    'pull',
    null,
  ],
]

function setting(patch: DesignPatch): Meaning {
  return { kind: 'setting', patch }
}

/** Devices whose words lead what they are for: `a box around the totals`. */
export const leadsThings: RegExp =
  /^(?:a )?(?:box|boxes|circle|ring|double (?:rule|line)|two lines) (?:around|round|for|under|below)$|^(?:(?:thin|fine|thick|heavy|bold) )?(?:line|rule|stroke) (?:under|below|underneath|beneath|over|above|on top of)$|^(?:pull|lift) out$|^highlighter$/
