import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { AnyFormat } from '../../core/format.ts'
import { formats } from '../../formats/index.ts'
import { groupFormats } from './format-groups.ts'

test('every format says the group that its folder says', async () => {
  const modules = await Promise.all(Object.values(formats).map(url => import(url)))
  const said = modules.map(module => (module as { default: AnyFormat }).default)
  assert.equal(groupFormats(formats), Object.fromEntries(said.map(({ slug, group }) => [slug, group])))
})

test.run()
