import { testOwnWords } from '../../../core/testing/own-words.test.kit.ts'
import { billWord } from './words.ts'

const names = [
  'to',
  'date',
  'payment',
  'number',
  'due',
  'supply_date',
  'order',
  'vat_id',
  'terms',
  'name',
] as const

const test = testOwnWords('on bills', names, (name, lang) => billWord(lang, name))

test.run()
