/** placeholder until merged */
export type Value =
  | {
      readonly type: 'date'
      readonly from: string
      readonly to?: string
      readonly ongoing?: true
      readonly approximate?: true
      readonly time?: string
    }
  | { readonly type: 'time'; readonly from: string; readonly to?: string }
  | { readonly type: 'money'; readonly amount: number; readonly to?: number; readonly currency?: string }
  | { readonly type: 'percentage'; readonly amount: number }
  | { readonly type: 'quantity'; readonly amount: number; readonly unit: string }
  | { readonly type: 'number'; readonly amount: number }
  | { readonly type: 'change'; readonly amount: number; readonly unit?: string }
  | {
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
export interface FoundValue {
  readonly value: Value
  readonly start: number
  readonly end: number
}
