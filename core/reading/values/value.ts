/** What of a value is only a limit: "from 12 €", "until 3 May". */
export type Bound = 'from' | 'until'

/**
 * A day, month, quarter, season, year or decade, or a span of them, as precise as the copy: `2027-05-03`, `2027-05`,
 * `2027`, `2027-Q2`, `2027-H1`, `1968-autumn`, `1960s`; without a year `--05-03`, `--05`, `--Q2`, `--autumn`.
 */
export interface DateValue {
  readonly type: 'date'
  readonly from: string
  readonly to?: string
  /** It runs to this day: "2019 – present", "seit 2018". */
  readonly ongoing?: true
  readonly approximate?: true
  readonly bound?: Bound
  /** Four figures and nothing else: a number may be meant. */
  readonly bare?: true
  /** `19:30`, of the first day; `timeTo` is when it ends. */
  readonly time?: string
  readonly timeTo?: string
  /** As written: `Z`, `+02:00`, `CET`. */
  readonly zone?: string
  /** It is written out in words. */
  readonly spoken?: true
}

/** A time of day, `19:30`, or a span of it. */
export interface TimeValue {
  readonly type: 'time'
  readonly from: string
  readonly to?: string
  readonly approximate?: true
  readonly bound?: Bound
  readonly zone?: string
  readonly spoken?: true
}

/** What every amount may have: the upper end of a span, and how exact it is. */
interface Amount {
  readonly amount: number
  readonly to?: number
  readonly approximate?: true
  readonly bound?: Bound
}

/** A price or a sum. */
export interface MoneyValue extends Amount {
  readonly type: 'money'
  /** ISO 4217, where the sign (with the region of the language) tells it. */
  readonly currency?: string
  /** What it buys, as written: `mois` of `1 345 € / mois`. */
  readonly per?: string
}

/** A share of a hundred. */
export interface PercentageValue extends Amount {
  readonly type: 'percentage'
}

/** A measured or counted amount; the unit is as written. */
export interface QuantityValue extends Amount {
  readonly type: 'quantity'
  readonly unit: string
}

/** A number without a unit. */
export interface NumberValue {
  readonly type: 'number'
  readonly amount: number
}

/** A rise (above zero) or a fall: `+12 %`, `▼ 3.4`, `−€300`. */
export interface ChangeValue {
  readonly type: 'change'
  readonly amount: number
  /** `%`, `pp` (percentage points) or a unit as written. */
  readonly unit?: string
  readonly currency?: string
}

/** A value whose meaning is its text. */
export interface TextValue {
  readonly type:
    | 'phone'
    | 'email'
    | 'url'
    | 'iban'
    | 'flight'
    | 'airport'
    | 'seat'
    | 'code'
    | 'address'
    | 'person'
    | 'handle'
  readonly text: string
}

/** What a short text, or a part of a longer one, says beyond its words. Plain data. */
export type Value =
  | DateValue
  | TimeValue
  | MoneyValue
  | PercentageValue
  | QuantityValue
  | NumberValue
  | ChangeValue
  | TextValue

/** A value in a text, from the character at `start` up to the one before `end`. */
export interface FoundValue {
  readonly value: Value
  readonly start: number
  readonly end: number
}
