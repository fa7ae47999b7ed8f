import type { Page } from '../create-app.ts'
import { toRefusalPage } from '../refusals/refusal-page.ts'
import { toJson } from '../see-through.ts'

/** A refusal before there is a visit to make a page for: plain words for people, the usual JSON for programs. */
export const refusePage: NonNullable<Page['refuse']> = (refusal, request, headers) =>
  toRefusalPage(refusal, request, headers) ?? toJson(refusal, request, headers)
