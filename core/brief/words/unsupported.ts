/** Why boxes are as they are. */
export const BOXED: string = 'how things are boxed follows from the format'

/** Of things that are drawn only where a brief says so outright. */
export const DRAWN_OUTRIGHT = 'a thing is drawn where the brief says so outright'

/** Why letters are no nearer to each other. */
export const SPACED: string = 'letters are spaced by their size'

/** Wishes that are known but out of reach, why, and what comes nearest; words are divided by `|`. What is `never` drawn is left out where it is banned, too. */
export const unsupportedRows: readonly (readonly [words: string, reason: string, drawn?: 'never'])[] = [
  ['metallic|foil|gold foil|metallic gold', 'there is no metallic ink: colours are flat', 'never'],
  [
    'animation|animated|animations|parallax|motion|blink|blinks|blinking|flashing|moving',
    'documents do not move',
    'never',
  ],
  [
    'space between letters|space between the letters|letters far apart|letter spacing|letterspacing|tracking|tracked|kerning',
    SPACED,
  ],
  ['system font|system fonts', 'the faces are carried along, so that every page looks the same everywhere'],
  [
    'tabular|tabular figures|tabular numerals|tabular numbers|lining figures|aligned on the decimal|decimal aligned|aligned decimals',
    'figures in columns are tabular already',
  ],
  [
    'colour blind|color blind|colourblind|colorblind|colour blind safe|color blind safe|colourblind safe|colorblind safe',
    'the colours of charts are told apart by colour-blind readers already',
  ],
  ['wcag|wcag aa|contrast aa|aa contrast', 'text reaches 4.5:1 on its ground in any case'],
  [
    'hanging indent|indent|indented|numbered heading|headings numbered|numbered section|sidenote|margin note|drop cap|initial cap',
    'indents, numbers and notes follow from the format',
  ],
  [
    'swim lane|not boxes|not in boxes|circles not boxes|narrow column|in one line|on one line|in a single line|three in a row|tile grid|column grid|col grid',
    BOXED,
  ],
  [
    'across every page|across each page|across the page|across all pages|per page|per slide|per row|per spread|each slide|on each page|on every page|to a page|on a page|page of its own|its own page|own page|a full page|on page one|on the first page|second page|third page|last page|second slide|third slide|on slide two|on slide three|on page two|on page 2|first page only',
    'how much stands on a page, and on which, follows from the copy',
  ],
  [
    'at end|at the very start|at the end|at the start|at the beginning|in the back',
    'the copy keeps its order',
  ],
  [
    'than last time|than before|than last year|than now|than the other|than the rest|than usual|than the last one|than the old one',
    'what it is compared with is not known here',
  ],
  [
    'vertical rule|dashed|dotted|dotted underline|cut line|cutting line|cut here line',
    'lines are drawn solid unless a format dashes its own',
  ],
  [
    'tategaki|vertical writing|vertical lettering|written vertically',
    'how a line runs follows from the format',
  ],
  [
    'vertically|sideways lettering|upside down|rotated|crooked|diagonal|at an angle',
    'type and pictures stand upright',
    'never',
  ],
  [
    'transparent|half transparent|semi transparent|see through|translucent',
    'there is no see-through ink',
    'never',
  ],
  [
    'dark mode safe|safe in dark mode|dark mode proof',
    'letters and pages carry colours for dark programs where their format has them',
  ],
  ['nothing else|nowhere else|nothing more', 'nothing is added that neither the brief nor the copy asks for'],
  [
    'match my|matches my|match our|matches our|matching my|same as v2|as in v2',
    'other documents are not seen here',
  ],
  [
    'few words|fewer words|little text|less text|not much text|minimal text|short texts|text light|look full|looks full|full page of text|half a page|half page|quarter page|quarter of a page|half the page',
    'a page is as full as its copy makes it',
  ],
  ['colour coding|color coding|colour coded|color coded', 'which colour means what follows from the copy'],
  [
    'stock photo|stock photos|stock photography|stock image|stock picture',
    'pictures are those of the copy, and none is added',
    'never',
  ],
  [
    'old style figures|oldstyle figures|old style numerals|hanging punctuation|hung punctuation|optical margins',
    'figures and marks are set as the faces have them',
  ],
  [
    'shorter|make it shorter|short page|shorter page|one screen|two screens|no scrolling|above the fold|keep it short|short and sweet|as short as possible',
    'a page is as long as its copy',
  ],
  [
    'felt board|felt look|fabric look|cross stitch|knitted|stitched|stitching|quilted|patchwork|mosaic|stained glass|origami|lego|pixel art|comic strip|graffiti|mural',
    'this craft is not imitated: cut-out shapes, tiles or checks come nearest',
    'never',
  ],
  [
    'bluer|greener|redder|browner|yellower|pinker|greyer|whiter|blacker',
    'name the colour itself, or its number',
  ],
  ['pantone', 'Pantone colours are not known by their numbers: give the colour as #rrggbb'],
  [
    'one font|one typeface|single font|single typeface|one typeface only|two fonts|two typefaces|three fonts',
    'a design has one face for headings and one for text: name them',
  ],
  ['line chart|donut chart|sparkline', 'charts follow the data of the copy, in the colours of the page'],
  ['video', 'documents hold pictures, not films'],
  [
    'translated|translate|translation|bilingual',
    'copy is never translated, write it in the language you want',
  ],
  ['pie chart|pie', 'the kind of chart follows the data'],
  [
    'phone first|mobile first|mobile friendly|phone friendly|reads well on a phone|readable on a phone|works on a phone|works on phones|works on an old phone',
    'pages are made for phones already',
  ],
  ['as a list|as a plain list|as a simple list', 'how things are listed follows from the copy'],
  [
    'all together|in one place|grouped together|kept together|all in one place',
    'where things stand follows from the format and the copy',
  ],
  ['tear off stub|with a stub|with stub', 'a pass has its stub already'],
  // Ornament that nobody draws
  [
    'paw seal|embossed seal|postage stamp|crest|emblem|coat of arms|monogram',
    'crests and monograms are not drawn: put one in the copy as a picture; a seal or a star comes nearest',
    'never',
  ],
  [
    'leopard|leopard print|leopard spots|zebra|zebra print|animal print|camouflage|camo|marble|marbled|marbling|tie dye|paisley|houndstooth|toile|batik|brocade|damask',
    'this pattern is not drawn: spots, stripes, checks and zigzag come nearest',
    'never',
  ],
  [
    'wobbly|wobbly line|wonky|wiggly|squiggle|squiggly|scribble|scribbled|sketchy|hand drawn line|brush stroke|brushstroke|paint splash|splatter|splash|watercolour|watercolor|ink blot|smudge|crayon|chalk line|doodled',
    'lines are drawn straight and even: cut-out shapes and a handwritten face come nearest',
  ],
  [
    'scattered|sprinkled|strewn|crumbs|sprinkles|petals|snowflake|raindrop|sequin|sequins|glitter|sparkle|sparkly|bubbles|balloons|fireworks|hearts|falling leaves',
    'small figures are not scattered: dots, stars or leaves come nearest',
    'never',
  ],
  [
    'seal|wax seal|stamp|postmark|medal|badge|rosette|lantern|tulip|lily|lilies|palm tree|stork|rabbit|bunny|teddy|dove motif|dragon|unicorn|dinosaur|rocket|cauldron|chef hat|fork and knife|microphone|tiny heart|little heart|maze|ghost|pumpkin face|snowman|baby feet|rings motif|swan|stethoscope|tooth|scissors|clip art|clipart|crescent|crescent moon|candle|lighthouse|anchor|paw|paw print|footprint|bird|butterfly|bee motif|horse|fish motif|tree|mountain|skyline|rose motif|castle|roses and castles|road|musical note|keys motif|key motif|ship|boat|bicycle|bike|teapot|cup motif|skull|silhouette|mascot|cartoon|character',
    `${DRAWN_OUTRIGHT}: "a small boat drawn at the top"`,
  ],
  [
    'gilded|gilt|metallic ink|silver foil|copper foil|rose gold foil|embossed|debossed|emboss|embossing|spot uv|varnish|holographic|iridescent|glow|glowing|glow in the dark',
    'there is no metal, relief or varnish: say a colour instead; a deep gold comes nearest',
    'never',
  ],
  [
    'wedge|shards|torn paper|ripped|ripped paper|paper texture|distressed|weathered|aged paper|coffee stain|perforation|perforated|tear off|die cut|punch hole',
    'edges and surfaces stay plain: cut-out shapes or a dashed border come nearest',
    'never',
  ],
  [
    'watermark|watermarks',
    'no watermark is drawn: a picture of the copy or a pattern comes nearest',
    'never',
  ],
  [
    'speech bubble|thought bubble|call out|arrow|arrows|pointer',
    'bubbles and arrows are not drawn: a quote or a box comes nearest',
    'never',
  ],
  [
    'section divider|divider page|chapter divider|fleuron|asterism|dinkus|tailpiece|end mark',
    'sections are divided by rules and by room: say hairlines or thick rules',
  ],
  [
    'collage|montage|mood board|moodboard|polaroid|polaroids|scrapbook|photo frame|taped',
    'pictures stand straight and whole: say cut-out shapes for something like it',
  ],
  [
    'progress bar|gauge|thermometer|meter|fill level|gantt|gantt chart|swimlanes',
    'which chart is drawn follows from the data of the copy',
  ],
  // Type that nobody sets so
  [
    'arc|arched text|curved text|in an arc|on a curve|on a path|circular text|vertical text|text vertical|sideways text|rotated text|perspective|warped|wavy text|wavy type|stretched|skewed',
    'type stands upright on straight lines: capitals across the width come nearest',
    'never',
  ],
  [
    'shadow letters|shadowed letters|drop shade|outline letters|outlined letters|outlined type|3d letters|three dimensional|bevel|bevelled|stencil shadow|inline letters',
    'letters have one plain colour: a heavy face comes nearest',
  ],
  [
    'different widths|mixed fonts|mixed typefaces|ransom note|a different font for each|every line different',
    'a design has one face for headings and one for text: a condensed one beside a wide one comes nearest',
  ],
  [
    'thin space|thin spaced|thin spaces|non breaking space|real quotes|curly quotes|smart quotes|proper quotes|typographic quotes|proper apostrophes|en dashes|proper dashes|ligature|ligatures|proper math|maths set properly',
    'quotes, dashes and spaces are set by the rules of the language already',
  ],
  [
    'crossed out|cents|decimals|without decimals|no decimals|without cents|in words and figures|kanji numerals|roman numerals|euro signs|euro sign|currency sign|currency signs|currency symbol|strikethrough|struck through|strike through|redacted|blacked out|superscript|subscript',
    'write it so in the copy',
  ],
  [
    'ocr safe|ocr proof|ocr friendly|scannable|scanner friendly',
    'every face here is read by machines; black text on white does the rest',
  ],
  [
    'hyphenation|hyphenate|no hyphens|hyphenated|word breaks',
    'words are divided by the rules of the language, and in narrow columns alone',
  ],
  // Room and order
  [
    'short line|shorter line|72 chars|chars|characters per line|character per line|line length|measure of',
    'lines are as long as reads well in the size at hand: a larger size or wider margins make them shorter',
  ],
  [
    'comes first|before|after|ahead of|worst first|best first|newest first|oldest first|latest first|most recent first|from top to bottom|swap the order|other way round|goes first|put first|at the very end|then the rest|in this order|in that order|reverse order|alphabetical|alphabetically|chronological|sort|sorted|order',
    'the copy keeps its order, but for what comes first or last: say "prices first"',
  ],
  [
    "page per|each on its own page|one per page|two to a page|page break|page breaks|new page|start on a new page|starts a new page|keep together|not split|don't split",
    'pages break where the copy and the format let them',
  ],
  [
    'back blank|blank back|leave the back blank|both sides|two sides|double sided|on the back|on the front|front and back|back side|reverse side|the reverse',
    'which sides there are follows from the format',
  ],
  [
    'signature space|space for a signature|space for signature|space to sign|signature line|room to sign|room for a signature|sign here|fill in line|line to fill in|blank line|blank lines|lines to write on|space to write',
    'blanks to write on stand where the copy has them: write ______ or [ ] there',
  ],
  [
    'bleed|full bleed|crop marks|trim marks|safe margin|safe zone|safe area|gutter|ring binder|ring binder hole|binder hole|hole punch|hole punched|binding edge|staple|stapled|folded|fold|gatefold|trifold|tri fold|z fold',
    'how sheets are trimmed, folded and bound is for the printer: wider margins come nearest',
  ],
  [
    'laminated|laminate|recycled paper|heavy paper|thick paper|card stock|glossy|matte|matt finish|gloss finish|vinyl|engraved plate',
    'what it is printed on is for the printer',
  ],
  [
    'thumb friendly|clickable|tap target|hover|sticky|follow you down|stay on screen|fixed at the bottom|always visible|scroll|scrolling|dropdown|carousel|slider|popup|pop up',
    'how a page behaves follows from the format',
  ],
  // Words of the copy
  [
    'abbreviated|abbreviate|abbreviations|spelled out|spelt out|written out|in words|amount in words|iso date|iso dates|date format|24 hour|24h clock|thousands separator|rounded up|shorten|shortened|rewrite|reword|proofread|spell check|summarise|summarize|summary of|translate into',
    'words, dates and amounts stay as the copy has them',
  ],
  [
    'numbered paragraph|numbered paragraphs|line number|line numbers|numbered clause|decimal numbering|outline numbering',
    'numbers before sections and paragraphs are those of the copy',
  ],
  [
    'branding|brand guidelines|brand book|corporate identity|house style|our template|template',
    'no template is known here: give its colours and faces in words',
  ],
  [
    'in the footer of each page|header and footer lines|running lines',
    'what repeats on each page follows from the format',
  ],
  [
    'tagged|tags|screen reader|screen readers|alt text|reading order|accessible tagging|pdf ua|tagged pdf',
    'files are tagged in reading order already',
  ],
  [
    'zebra striped|zebra stripes|zebra striping|zebra rows|zebra table|striped rows|alternating rows|alternate rows|every other row|row shading|greyed out|grayed out|greyed|shaded|shading|tinted row|tinted rows|zebra row|banded rows|highlighted row',
    'tints of single rows and boxes follow from the format',
  ],
  [
    'same layout on every slide|same layout on every page|same layout|consistent layout|different on each page|different on every page|a different background|different background|alternating background|same size|equal size|equal sizes|equal boxes|same size boxes|same weight|equal weight|same width|equally big',
    'parts of one kind have one size already',
  ],
  [
    'smiling|candid|black and white photos|photos in black and white|duotone photos|tinted photos|cropped|crop|round photos|circular photo|cut outs of people',
    'pictures are shown whole, as the copy brings them',
  ],
]
