import { displayStyle, Phrasing, ruleOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, joinLines, type Phrase, sentencesOf, trim } from '../../../core/reading/facts/phrase.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { openingValue } from '../../../core/reading/values/read-value.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import { composed, type Piece } from './flow-pieces.tsx'

/** What may be chosen: what it is called, and what is said of it sentence by sentence, one of which opens with its price. */
interface Option {
  readonly name: Phrase
  readonly said: readonly Phrase[]
  readonly price: number
  readonly isAdvised: boolean
}

/** Options side by side at most, sizes of the text that a card is wide at the least, and letters of the longest. */
const MOST = 4
const WIDTH = 11
const SAID = 320

/** A few things to choose from, a paragraph each with its price, as cards side by side; undefined for others. */
export function optionCards(items: readonly Item[], theme: Theme): readonly Piece[] | undefined {
  const options = items.flatMap(item => optionOf(item, theme.lang) ?? [])
  const isFew = options.length > 1 && options.length <= MOST && options.length === items.length
  if (!isFew || roomAcross(theme) / options.length < theme.type.base * WIDTH) return undefined
  return composed(<OptionCards theme={theme} options={options} />)
}

/** Words by which an author says which one to take. */
const ADVISED =
  /\brecommend|\bour (?:choice|advice)|most popular|best value|\bempfehl|\bempfohlen|\brecommand|\brecomend|\bconsigli(?!er)|\bpolecam|\banbefal|\brekommend|\baanraden|\baanbevol|tavsiye|рекоменд|おすすめ|お勧め|推荐|추천/iu

function optionOf({ blocks: [block, ...others] }: Item, lang: string): Option | undefined {
  const [first, ...more] = linesOfBlock(block)
  const labelled = first && readLabelled(first)
  if (!labelled || others.length > 0) return undefined
  const said = sentencesOf(joinLines([labelled.value, ...more]), lang).map(trim)
  const price = said.findIndex(({ text }) => openingValue(text, lang)?.value.type === 'money')
  const letters = said.reduce((sum, { text }) => sum + text.length, 0)
  // A name with an amount alone is a line of a bill.
  if (price < 0 || said.length < 2 || letters > SAID) return undefined
  // An amount that is a sentence by itself needs no full stop.
  const shown = said.map((one, at) => (at === price ? cut(one, 0, one.text.replace(/\.$/u, '').length) : one))
  return { name: labelled.label, said: shown, price, isAdvised: said.some(({ text }) => ADVISED.test(text)) }
}

/** Sizes over the text: of a name, and of a price, for each of two columns and of more. */
const SIZE = { name: 1.2, price: [2.2, 1.7] } as const

function OptionCards({
  theme,
  options,
}: {
  readonly theme: Theme
  readonly options: readonly Option[]
}): Child {
  const advised = options.filter(({ isAdvised }) => isAdvised)
  return (
    <div
      part="options"
      style={{
        ...{ display: 'grid', columns: options.length, gap: space(theme, 0.75), breakInside: 'avoid' },
        narrow: { columns: 1 },
      }}
    >
      {options.map(option => (
        <OptionCard
          theme={theme}
          option={option}
          isLed={advised.length === 1 && advised[0] === option}
          size={theme.type.base * SIZE.price[options.length > 2 ? 1 : 0]}
        />
      ))}
    </div>
  )
}

function OptionCard({
  theme,
  option: { name, said, price },
  isLed,
  size,
}: {
  readonly theme: Theme
  readonly option: Option
  /** Whether it is the one that is advised. */
  readonly isLed: boolean
  readonly size: number
}): Child {
  const { color, type } = theme
  const heavy = { ...ruleOf(theme, color.accent), width: Math.max(theme.rule, 1) * 3 }
  return (
    <div
      part="option"
      style={{
        padding: space(theme, 0.75),
        borderTop: isLed ? heavy : ruleOf(theme),
        ...(isLed && { background: color.accentSoft, color: color.onAccentSoft }),
        breakInside: 'avoid',
      }}
    >
      <p
        style={{ ...displayStyle(theme, type.base * SIZE.name), ...(isLed && { color: color.onAccentSoft }) }}
      >
        <Phrasing nodes={name.nodes} theme={theme} heading />
      </p>
      {said.map((sentence, at) => (
        <p
          style={
            at === price
              ? {
                  ...displayStyle(theme, size),
                  ...{ margin: [space(theme, 0.4), 0], leading: 1.15, numeric: 'tabular' },
                  ...(isLed && { color: color.onAccentSoft }),
                }
              : { marginTop: space(theme, 0.25) }
          }
        >
          <Phrasing nodes={sentence.nodes} theme={theme} />
        </p>
      ))}
    </div>
  )
}
