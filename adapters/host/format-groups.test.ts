import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'
import { groupFormats } from './format-groups.ts'

test('every format says the group that its folder says', async () => {
  const modules = await Promise.all(Object.values(formats).map(url => import(url)))
  const said = modules.map(module => (module as { default: Format }).default)
  assert.equal(groupFormats(formats), Object.fromEntries(said.map(({ slug, group }) => [slug, group])))
})

/** The slugs that the interface promises, by group. */
const promised: Readonly<Record<string, string>> = {
  web: 'landing-page link-in-bio portfolio lookbook',
  slides: 'slide-deck presentation pitch-deck',
  print:
    'invoice receipt resume cv cover-letter proposal case-study report contract nda certificate whitepaper brochure menu',
  canvas: 'social-card og-image banner business-card poster ticket boarding-pass coupon voucher invitation',
  other: 'email-newsletter infographic timeline roadmap org-chart dashboard',
}

test('the formats are those of the interface, no more and no fewer', () => {
  const wanted = Object.entries(promised).flatMap(([group, slugs]) =>
    slugs.split(' ').map(slug => [slug, group] as const),
  )
  assert.equal(Object.entries(groupFormats(formats)).sort(), wanted.sort())
})

test.run()
