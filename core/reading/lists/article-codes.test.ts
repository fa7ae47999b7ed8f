import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const roles: Roles = { needs: ['title', 'sections', 'items'], facts: 'all' }

test('articles of a till are called by their names, and neither their numbers nor those of their groups are printed', () => {
  const list = readIn(
    'WIRTSHAUS LINDE\nGRUPPE 01 SUPPEN\n1001\tFLÄDLESUPPE\t5,80\n1002\tKÜRBISSUPPE\t6,40\nGRUPPE 02 BRATEN\n2001\tZWIEBELROST\t19,50\n2002\tSAUERBRATEN\t17,80\n2003\tMAULTASCHEN\t12,90\n',
    roles,
  )
  assert.equal(titlesIn(list, 'items'), [
    'FLÄDLESUPPE',
    'KÜRBISSUPPE',
    'ZWIEBELROST',
    'SAUERBRATEN',
    'MAULTASCHEN',
  ])
  assert.equal(titlesIn(list, 'sections'), ['SUPPEN', 'BRATEN'])
  assert.ok(list.omitted.some(({ text }) => text === '2003'))
})

test('numbers by which guests order stay, and so do years of wines', () => {
  const wines = readIn('# Vini\n\n| | | |\n|-|-|-|\n| 2016 | Barolo | 48 |\n| 2019 | Gavi | 29 |\n', roles)
  assert.ok(!wines.omitted.some(({ text }) => text === '2016'))
  const list = readIn(
    '# Karte\n\n| | | |\n|-|-|-|\n| 12 | Pho Bo | 9,50 |\n| 13 | Bun Cha | 10,50 |\n',
    roles,
  )
  assert.ok(!list.omitted.some(({ text }) => text === '12'))
})

test.run()
