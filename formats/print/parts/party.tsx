import { Label, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { toFields, toLabel, toLines } from '../../parts/fields.ts'
import { fieldName } from './words.ts'

/** A line of an address or of payment details; codes that say nothing by themselves have their field's name. */
export interface PartyLine {
  readonly label?: string
  readonly text: string
}

/** Fields whose values are codes. */
const codes =
  /^(vat|tax|iban|bic|swift|ref|reference|terms|account|sort|routing|eori|ein|gst|abn|company|due|method)/i

/** A party or payment as lines in the order they were written: a text as it is, fields a line each, codes or all named. */
export function toPartyLines(
  value: unknown,
  lang: string,
  named: 'codes' | 'all' = 'codes',
): readonly PartyLine[] {
  const fields = Object.entries(toFields(value))
  if (fields.length === 0) return toLines(value).map(text => ({ text }))
  return fields.flatMap(([name, inner]) =>
    toLines(inner).map(text =>
      named === 'all' || codes.test(name) ? { label: fieldName(lang, name, toLabel(name)), text } : { text },
    ),
  )
}

interface PartyProps {
  readonly theme: Theme
  readonly lines: readonly PartyLine[]
  readonly label?: string
}

/** Who somebody is: the name stands out, the rest below. */
export function Party({ theme, label, lines }: PartyProps): Child {
  const [name, ...rest] = lines
  if (name === undefined) return null
  return (
    <div part="party">
      {label && <Label theme={theme}>{label}</Label>}
      <p
        style={{
          ...(label && { marginTop: space(theme, 0.25) }),
          weight: theme.type.strongWeight,
          color: theme.color.heading,
        }}
      >
        {textOf(name)}
      </p>
      <p style={{ leading: 1.4 }}>
        {rest.flatMap((line, at) => (at === 0 ? [textOf(line)] : [<br />, textOf(line)]))}
      </p>
    </div>
  )
}

function textOf({ label, text }: PartyLine): string {
  return label === undefined ? text : `${label}\u00a0${text}`
}

/** How to pay: the names of the codes in a column of their own. */
export function Payment({ theme, label, lines }: PartyProps): Child {
  if (lines.length === 0) return null
  const gap = space(theme, 0.75)
  return (
    <div part="payment">
      {label && <Label theme={theme}>{label}</Label>}
      <dl style={{ marginTop: space(theme, 0.25) }}>
        {lines.map(line => (
          <div style={{ display: 'flex', gap, align: 'baseline', marginTop: space(theme, 0.125) }}>
            <dt style={{ ...quietStyle(theme), width: theme.type.base * 5, shrink: 0 }}>{line.label}</dt>
            <dd style={{ grow: 1, basis: 0 }}>{line.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
