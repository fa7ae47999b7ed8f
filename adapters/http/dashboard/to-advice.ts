import type { ProblemCode } from '../refusals/problem-status.ts'

/** What the rules tell programs, said to somebody who has only a form before them. */
const advice: { readonly [Code in ProblemCode]?: string } = {
  'upload-mismatch':
    'the file is not what its name says; save it anew as PNG, JPEG, GIF or PDF and add it again',
  'type-unsupported': 'only PNG, JPEG, GIF and PDF files can be added',
  'balance-insufficient': 'your credit does not cover this run; top up under Credits and send the form again',
  'past-due': 'a payment failed, so no new runs start; mend it under Credits',
  'queue-full': 'too many runs are waiting just now; send the form again in a few seconds',
}

/** The text of a refusal for a person. */
export function toAdvice(code: string, text: string): string {
  return advice[code as ProblemCode] ?? text
}
