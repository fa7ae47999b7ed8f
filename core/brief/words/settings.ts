import type { Meaning } from '../meaning.ts'
import type { DesignPatch } from '../design.ts'

/** Words that set tokens by themselves, divided by `|`, what they set, and what their negation sets. */
type SettingRow = readonly [words: string, patch: DesignPatch, off?: DesignPatch]

/** Things that can stand in a list of bans: `no gradients, shadows or icons`. */
export const thingRows: readonly SettingRow[] = [
  [
    'gradient|mesh gradient|background gradient|fading into|fades into|melting into|melts into|blending into|rising into|shading into|dissolving into',
    { decor: { gradient: true } },
    { decor: { gradient: false } },
  ],
  [
    'sidebar|side bar|side column|side panel|sidebars',
    { decor: { fields: true } },
    { decor: { fields: false } },
  ],
  ['shadow|drop shadow|elevated|glass', { shape: { shadow: true } }, { shape: { shadow: false } }],
  ['icon|iconography|pictogram', { decor: { icons: true } }, { decor: { icons: false } }],
  ['emoji|emojis', { decor: { icons: true } }, { decor: { icons: false } }],
  [
    'image|picture|photo|photograph|photography|imagery|photo led|full bleed photo|hero image',
    { imagery: { images: true } },
    { imagery: { images: false } },
  ],
  [
    'qr code|qr|qrcode|barcode|bar code|machine readable code|scannable code',
    { decor: { codes: true } },
    { decor: { codes: false } },
  ],
  ['pattern|dot|grain|texture|confetti|wave', { decor: { pattern: true } }, { decor: { pattern: false } }],
  [
    'ornament|ornamental|decoration|flourish|floral|illustration|doodle|ribbon|line art',
    { decor: { ornament: true } },
    { decor: { ornament: false, pattern: false, motifs: false } },
  ],
  ['awning|awnings', { decor: { motifs: true } }, { decor: { motifs: false } }],
  [
    'fill|filled area|colour field|color field|field of colour|coloured area|colour block|color block',
    { decor: { fields: true } },
    { decor: { fields: false, motifs: false } },
  ],
  ['rounded corner|soft corner|round corner', { shape: { radius: 12 } }, { shape: { radius: 0 } }],
  [
    'rule|line|divider|hairline|thin line|fine line|thin rule',
    { shape: { rules: 'hairline' } },
    { shape: { rules: 'none' } },
  ],
  [
    'dotted line|dotted rule|dotted separator|dotted divider|dotted leader|dot leader|leader dot',
    { shape: { rules: 'dotted' } },
    { shape: { rules: 'hairline' } },
  ],
  [
    'dashed line|dashed rule|dashed separator|dashed divider',
    { shape: { rules: 'dashed' } },
    { shape: { rules: 'hairline' }, decor: { motif: null } },
  ],
  // One border goes around the page; several are those of its parts.
  [
    'border',
    { decor: { motif: 'frame', motifs: true } },
    { shape: { rules: 'none' }, decor: { frame: null } },
  ],
  ['no frame|frameless|unframed', { decor: { motif: null, frame: null } }],
  [
    'borders|frames|outline',
    { shape: { rules: 'rule' } },
    { shape: { rules: 'none' }, decor: { frame: null } },
  ],
]

/** Everything else that a word can set. */
export const settingRows: readonly SettingRow[] = [
  // Ground
  ['dark mode|dark theme|night mode|night', { color: { mode: 'dark' } }, { color: { mode: 'light' } }],
  ['light mode|light theme|day mode', { color: { mode: 'light' } }, { color: { mode: 'dark' } }],
  ['paper like|papery', { color: { mode: 'light', ground: 'cream', neutral: 'warm' } }],
  [
    'monochrome|monochromatic|greyscale|grayscale',
    { color: { scheme: 'mono', neutral: 'pure', seeds: ['#111111'] } },
  ],
  [
    'no colour|no color|no colours|no colors|colourless|not a single colour|not a single color|without colour|without color|without any colour|without any color|nothing coloured|nothing colored|nothing in colour|nothing in color|nothing colourful|no colour whatsoever|no color whatsoever|no colour at all|no color at all',
    { color: { scheme: 'mono', neutral: 'pure', seeds: ['#111111'] } },
  ],
  [
    ownSoftly() +
      '|each in its own colour|each in its own color|each its own colour|each its own color|own colour|own color|own colours|own colors|its own colour|its own color|colour by|color by|colours by|coloured by|colored by|coloured differently|colored differently|in different colours|in different colors|multi coloured|different colour for each|different color for each|each a different|each another|rainbow order|one colour each|one color each|a colour each|a color each|one colour per|one color per|a colour per|a color per|colour per|color per|a colour for each|a color for each|one colour for each|one color for each',
    { color: { each: true } },
    { color: { each: false } },
  ],
  ['two colours|two colors|two colour|two color|duotone|two inks', { color: { scheme: 'mono' } }],
  [
    'one ink|single ink|one ink only|just one ink|printed in one colour|printed in one color|printed in a single colour|letterpressed in one colour|letterpressed in one color|letterpress in one colour|one colour letterpress|one colour print|one colour printing|single colour print|prints in one colour|print in one colour|print it in one colour|printed one colour',
    { color: { scheme: 'mono', neutral: 'pure' }, decor: { fields: false } },
  ],
  [
    "one colour|one color|single colour|single color|don't overdo it|don't overdo the colour|do not overdo it|dont overdo it|nothing else coloured|nothing else colored|no other colour|no other color|nothing else in colour",
    { color: { scheme: 'mono' } },
  ],
  [
    'used sparingly|sparingly|sparing with colour|sparing with the colour|very little colour|hardly any of it|hardly any of that|hardly any colour|barely any colour|only a little of it|just a little of it|a little of it|not too much of it|go easy on the colour|easy on the colour|colour only in small doses|in small doses|only in details|in homeopathic doses',
    { color: { scheme: 'mono', sparing: true } },
  ],
  [
    // A letter is a sheet of paper: in an envelope with a window nothing runs to its edges.
    'no boxes|no box|without boxes|nothing in a box|nothing else in a box|nothing else in boxes|din 5008|window envelope|windowed envelope|letterhead|headed paper|headed notepaper|business letter',
    { decor: { fields: false } },
  ],
  ['black and white|black white|black on white|b w|bw', { color: { ...blackOnWhite() } }],
  [
    'white on black',
    { color: { mode: 'dark', paper: '#111111', ink: '#ffffff', neutral: 'pure', seeds: ['#ffffff'] } },
  ],
  ['in the dark', { color: { contrast: 'high' } }],
  [
    'terminal look|old terminal|trading terminal|bloomberg terminal',
    { color: { mode: 'dark' } },
    { color: { mode: 'light' } },
  ],
  [
    'high contrast|strong contrast|accessible|contrasty|chiaroscuro|light and shadow|light and shadows|light and shade|light and darkness|shadow and light|darkness and light',
    { color: { contrast: 'high' } },
    { color: { contrast: 'normal' } },
  ],
  ['aaa|maximum contrast|max contrast', { color: { contrast: 'max' } }, { color: { contrast: 'normal' } }],
  ['low contrast|soft contrast', { color: { contrast: 'low' } }, { color: { contrast: 'normal' } }],
  [
    'print friendly|printable|easy to print|printer friendly|ink saving|save ink|saves ink|save on ink|hardly any ink|cheap to print|not much ink|saving ink|little ink|easy on ink|county paper|town paper|village paper|parish paper|out of the paper|from the paper|out of the newspaper|from the newspaper|out of a newspaper|cut from newspaper',
    { color: { mode: 'light', ground: 'white' }, decor: { pattern: false, gradient: false, fields: false } },
  ],
  [
    'photocopy it|work in grey|works in grey|work in gray|work in greyscale|works in greyscale|work in grayscale|works in grayscale|work in black and white|works in black and white|work without colour|works without colour|hold up in greyscale|hold up in black and white|survive in greyscale|legible in greyscale|readable in greyscale|readable in black and white|print well in black and white|prints well in black and white|printed in black and white too|also in black and white|black and white laser|laser printer|photocopy this|will photocopy|get photocopied|gets photocopied|to photocopy|must photocopy|photocopies well|photocopy well|to be photocopied|will be photocopied|for photocopying|survive a fax|survives a fax|be faxed|gets faxed|black and white printer|office printer|home printer',
    { color: { contrast: 'high' }, decor: { pattern: false, gradient: false } },
  ],
  ['neutral palette|neutral colour|neutral color|neutral tone', { color: { chroma: 0.55 } }],
  ['ats|ats friendly|ats safe|ats proof|machine readable', { decor: { fields: false } }],
  ['single column|one single column|only one column|just one column', { layout: { columns: 1 } }],
  [
    'bright colour|bright color|vivid colour|vivid color|strong colour|strong color|bold colour|bold color|cheerful colour|cheerful color',
    { color: { chroma: 1.4 } },
    { color: { chroma: 0.9 } },
  ],
  [
    'primary colours|primary colors',
    { color: { seeds: ['#d7261e', '#2563eb', '#facc15'], scheme: 'triad' } },
  ],
  ['saturated|electric', { color: { chroma: 1.4 } }, { color: { chroma: 0.9 } }],
  ['complementary', { color: { scheme: 'complement' } }],
  ['analogous', { color: { scheme: 'analogous' } }],
  ['triadic|multicolour|multicolor', { color: { scheme: 'triad' } }, { color: { scheme: 'mono' } }],

  // Type
  ['justified|justify|justification', { type: { align: 'justify' } }, { type: { align: 'start' } }],
  ['ragged right', { type: { align: 'start' }, layout: { centered: false } }],
  [
    'symmetrical|symmetric',
    { type: { align: 'center' }, layout: { centered: true } },
    { type: { align: 'start' }, layout: { centered: false } },
  ],
  ['double spaced|double spacing|double line spacing', { type: { leading: 2 } }],
  ['single spaced|single spacing', { type: { leading: 1.2 } }],
  [
    'dyslexia friendly',
    { type: { display: 'Source Sans 3', text: 'Source Sans 3', leadingScale: 1.15, align: 'start' } },
  ],
  [
    'wide spacing|wider spacing|wider line spacing|wide line spacing|more line spacing|bigger line spacing|large line spacing|loose leading|open leading|loose line spacing|generous leading|leading generous|leading wide|wide leading|wide open leading|leading open|generous line spacing',
    { type: { leadingScale: 1.1 } },
  ],
  [
    'tighter lines|closer lines|lines closer|tight leading|tight line spacing',
    { type: { leadingScale: 0.93 } },
  ],

  // Room
  [
    'lots of air|much air|a lot of air|much white|a lot of white|more air|plenty of air|lots of space|more space|lots of room|more room|plenty of room|lots of nothing|empty space|emptiness|airy|spacious|generous|roomy|breathing room|white space|whitespace|negative space|uncrowded|almost empty|almost nothing on it|next to nothing on it|barely anything on it|almost nothing on the page|almost nothing|nearly empty|mostly empty|very little on the page|little on the page|very little on it|hardly anything on the page|hardly anything on it',
    { space: { density: 'airy' } },
    { space: { density: 'normal' } },
  ],
  [
    'compact|tight|information rich|data heavy',
    { space: { density: 'compact' } },
    { space: { density: 'normal' } },
  ],
  ['dense|very dense', { space: { density: 'dense' } }, { space: { density: 'normal' } }],
  [
    'not too busy|not too many bits and pieces|not too many bits|not too many things|not too full|not overloaded|nothing crammed|not crammed|not packed|keep some empty space|room to breathe',
    { space: { density: 'airy' } },
  ],
  ['crowded|cramped|cluttered', { space: { density: 'compact' } }, { space: { density: 'airy' } }],
  [
    'wide margin|wide outer margin|wide inner margin|wide outer margins|wide inner margins|wider margin|more margin|bigger margin|larger margin|generous margin|airy margin|big margin|large margin',
    { space: { marginScale: 1.25 } },
  ],
  [
    'narrow margin|narrower margin|smaller margin|small margin|tight margin',
    { space: { marginScale: 0.75 } },
  ],
  [
    'asymmetric|asymmetrical|asymmetric margin',
    { space: { margins: 'asymmetric' }, layout: { centered: false } },
  ],
  ['classical margin|classic margin', { space: { margins: 'classical' } }],

  [
    'one landscape page|single landscape page|one landscape sheet|one landscape side',
    { page: { maxPages: 1, orientation: 'landscape' } },
  ],
  [
    'one portrait page|single portrait page|one upright page|one portrait sheet',
    { page: { maxPages: 1, orientation: 'portrait' } },
  ],
  // Form
  ['rounded|roundish', { shape: { radius: 16 } }, { shape: { radius: 0 } }],
  ['pill|pill shaped|circular', { shape: { radius: 999 } }, { shape: { radius: 4 } }],
  [
    'sharp|angular|square corner|squared corner|sharp corner|crisp corner|sharp edge|straight edge|straight button|square button|rectangular button|square edged',
    { shape: { radius: 0 } },
    { shape: { radius: 12 } },
  ],
  [
    'thick rule|heavy rule|thick line|thick border',
    { shape: { rules: 'heavy' } },
    { shape: { rules: 'hairline' } },
  ],
  ['flat', { shape: { shadow: false }, decor: { gradient: false } }, { shape: { shadow: true } }],
  [
    'photos off|pictures off|images off|nothing but words|words only|only words|just words|pure text|type only|typographic|text only',
    { imagery: { images: false } },
  ],

  // Arrangement
  [
    'table of contents|contents|toc|contents page',
    { layout: { contents: true } },
    { layout: { contents: false } },
  ],
  [
    'as many pages as it takes|as many pages as needed|as many pages as you need',
    { page: { maxPages: null } },
  ],
  [
    'one pager|single sided|one sided|printed on one side|no more than one sheet|no more than one page|not more than one page|not more than one sheet|on a single sheet|on a single page|on one sheet|all on one sheet|everything on one sheet|keep to a page|keep it to a page|keep this to a page|keep it under a page|under a page|under one page|less than a page|not run onto a second page|not run on to a second page|not run to a second page|no second page|not go over a page|not go onto a second page|not spill onto a second page|not longer than a page|no longer than a page|no longer than one page|one side only|one side of a4|on one side|one side of paper|fit one page|must fit one page|everything on one page|all on one page|on one page only|keep it to one page|keep to one page|one sider|single sheet|a single sheet|single page|fit on one page',
    { page: { maxPages: 1 } },
  ],

  // The page
  [
    'vertical line|vertical axis|line from top to bottom|line down the middle|line down the page|line runs down|axis runs down|one line down',
    { layout: { axis: 'down' } },
  ],
  [eachAlone(), { layout: { apart: true } }],
  [
    'portrait|upright|vertical|tall format|tall page|tall sheet|tall poster|tall picture|tall card|tall one|tall and narrow|tall narrow|tall and thin|tall thin|taller than wide|taller than it is wide|portrait format|portrait orientation|portrait page|upright format|upright page|vertical format|vertical layout|vertical page|standing format|phone shaped|run it down|run down|runs down|running down|down the page|down an a4|down a page',
    { page: { orientation: 'portrait' } },
    { page: { orientation: 'landscape' } },
  ],
  [
    'landscape|horizontal|sideways|wide format|wide page|wide sheet|wide and low|wide and shallow|wider than tall|wider than it is tall|landscape format|landscape orientation|landscape page|horizontal format|horizontal layout|horizontal page|lying format|lengthways|panoramic|panorama format|letterbox format',
    { page: { orientation: 'landscape' } },
    { page: { orientation: 'portrait' } },
  ],

  [
    'wall timeline|horizontal axis|horizontal timeline|long panel|wall panel|long wall panel|long banner for the wall|long strip|wall strip|frieze|wall frieze|long frieze',
    { layout: { axis: 'across' } },
  ],

  // Direction
  ['rtl|right to left', { locale: { dir: 'rtl' } }],
  ['ltr|left to right', { locale: { dir: 'ltr' } }],
]

/** Vague wishes and what is done about them, listed as assumed. */
export const macroRows: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    "don't get fancy|don't be fancy|do not get fancy|don't make it fancy|not fancy|not too fancy|no frills|without frills|nothing cute|don't get cute",
    {
      kind: 'setting',
      patch: { decor: { gradient: false, pattern: false, ornament: false } },
    },
  ],
  [
    'nothing fancy|keep it simple|nothing flashy',
    {
      kind: 'setting',
      patch: {
        decor: { gradient: false, pattern: false, ornament: false, fields: false, motifs: false },
        shape: { shadow: false },
        color: { scheme: 'mono' },
      },
      assumed: 'no decoration, one accent',
    },
  ],
  [
    'bad eyes|poor eyes|poor eyesight|weak eyes|eyes are poor|big enough to read|large enough to read|big letters|large letters|read from|seen from|from a distance|from across the room|elderly readers|forgot their glasses|forgot their reading glasses|forget their glasses|no glasses|old people|without glasses|big enough so|large print|are over 60|are over 65|are over 70|are over 75|are over 80|mostly over 60|mostly over 65|mostly over 70|mostly over 75|mostly over 80|all over 60|all over 65|all over 70|aged over 60|aged over 65|aged over 70|65 and over|60 and over|70 and over|older readers|older people|older eyes|older customers|older residents|older members|older patients|good size text|good sized text|good size type|good sized type|good size print|decent size text|generous text size|over 60s|over 65s|over 70s|people over 60|people over 70|readers over 70|guests over 70|pensioners|seniors|across the street|across the road|across a room|seen across|seen from across|read across|from a passing car|from a passing bus|from passing cars|from a moving car|from the road|from the pavement|from afar|from far away|without a magnifying glass|without magnifying glass|magnifying glass|without a magnifier|partially sighted|visually impaired|nearly blind|almost blind|half blind|elderly',
    {
      kind: 'macro',
      steps: [
        { property: 'size', amount: 2, target: 'text' },
        { property: 'contrast', amount: 1 },
      ],
      assumed: 'large print: text two half steps larger, contrast one level up',
    },
  ],
  [
    'pop|wow|nicer|better',
    {
      kind: 'macro',
      steps: [
        { property: 'contrast', amount: 1 },
        { property: 'size', amount: 0.5, target: 'heading' },
        { property: 'chroma', amount: 0.5 },
      ],
      assumed: 'a vague wish: contrast one level up, headings half a step up, more of the accent',
    },
  ],
]

function blackOnWhite(): DesignPatch['color'] & object {
  return {
    ...{ mode: 'light', paper: '#ffffff', ink: '#111111', neutral: 'pure', ground: 'white' },
    seeds: ['#111111'],
  }
}

/** `each project on its own spread`, `one look per page`. */
/** A colour of one's own that is to be quiet: `each team its own soft colour`. */
function ownSoftly(): string {
  return ['soft', 'pale', 'pastel', 'muted', 'light', 'gentle', 'quiet', 'distinct', 'separate']
    .flatMap(how => ['colour', 'color'].map(color => `own ${how} ${color}`))
    .join('|')
}

function eachAlone(): string {
  const pages = ['spread', 'page', 'double page', 'double spread']
  return ['project', 'work', 'piece', 'look']
    .flatMap(thing =>
      pages.flatMap(page => [
        ...['each', 'every'].flatMap(each => [
          `${each} ${thing} on its own ${page}`,
          `${each} ${thing} on a ${page} of its own`,
          `${each} ${thing} gets its own ${page}`,
          `${each} ${thing} has its own ${page}`,
        ]),
        `one ${thing} per ${page}`,
        `one ${thing} to a ${page}`,
        `one ${page} per ${thing}`,
        `a ${page} per ${thing}`,
      ]),
    )
    .join('|')
}
