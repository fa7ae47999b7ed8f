import type { Design } from '../../../core/brief/design.ts'

/** One thing that people see of a token. */
export interface Aspect<Value> {
  /** `accent colour` */
  readonly name: string
  /** Its value in words; two values that are said alike are no change. */
  say(value: NonNullable<Value>): string
}

type Words<Value> = readonly Aspect<Value>[]

/** What every token of a design is called by people; one that has no name does not compile. */
export const designWords: {
  readonly [Group in keyof Design]: {
    readonly [Token in keyof Design[Group]]: Words<Design[Group][Token]>
  }
} = {
  color: {
    mode: word('mode'),
    seeds: [
      { name: 'accent colour', say: ([accent]) => accent ?? 'none' },
      { name: 'other colours', say: ([, ...others]) => listed(others) },
    ],
    paper: word('paper colour'),
    ink: word('text colour'),
    neutral: word('greys'),
    ground: word('ground'),
    chroma: percent('colour strength'),
    contrast: word('contrast'),
    scheme: word('colour scheme'),
    forbidHues: [{ name: 'avoided hues', say: hues => listed(hues.map(([from, to]) => `${from}–${to}°`)) }],
  },
  type: {
    display: word('headings'),
    text: word('body text'),
    mono: word('code'),
    scale: number('type scale'),
    displayScale: percent('heading size'),
    displayWeight: number('heading weight'),
    displayCase: choice('heading letters', { none: 'as written', uppercase: 'capitals' }),
    displayItalic: onOff('italic headings'),
    baseSize: number('text size'),
    leadingScale: percent('line spacing'),
    leading: number('line height'),
    align: choice('alignment', { start: 'start', center: 'centre', justify: 'justified' }),
  },
  space: {
    density: word('density'),
    marginScale: percent('margin width'),
    margin: number('margins in px'),
    margins: word('margins'),
  },
  shape: {
    radius: [{ name: 'corner radius', say: pixels => (pixels >= 999 ? 'round' : rounded(pixels)) }],
    rules: choice('lines', {
      ...{ none: 'none', hairline: 'hairline', rule: 'thin', heavy: 'heavy' },
      ...{ dotted: 'dotted', dashed: 'dashed' },
    }),
    shadow: onOff('shadows'),
  },
  decor: {
    gradient: onOff('gradients'),
    pattern: onOff('patterns'),
    ornament: onOff('ornaments'),
    icons: onOff('icons'),
    fields: onOff('fields of colour'),
  },
  imagery: { images: onOff('pictures') },
  layout: {
    columns: number('columns'),
    cover: onOff('cover'),
    contents: onOff('table of contents'),
    pageNumbers: onOff('page numbers'),
    centered: onOff('centred layout'),
  },
  page: {
    size: word('page size'),
    orientation: word('orientation'),
    maxPages: number('most pages'),
  },
  locale: {
    lang: word('language'),
    dir: choice('reading direction', { ltr: 'left to right', rtl: 'right to left' }),
  },
}

function word(name: string): Words<string | null> {
  return [{ name, say: value => value }]
}

function number(name: string): Words<number | null | undefined> {
  return [{ name, say: rounded }]
}

/** Of a multiplier: 1 is as the theme has it. */
function percent(name: string): Words<number> {
  return [{ name, say: value => `${Math.round(value * 100)} %` }]
}

function onOff(name: string): Words<boolean | null | undefined> {
  return [{ name, say: value => (value ? 'on' : 'off') }]
}

function choice<Value extends string>(
  name: string,
  words: Readonly<Record<Value, string>>,
): Words<Value | null> {
  return [{ name, say: value => words[value as Value] }]
}

function listed(values: readonly string[]): string {
  return values.length === 0 ? 'none' : values.join(', ')
}

/** At most two decimals, as many as say something. */
function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}
