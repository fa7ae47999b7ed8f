import { testOwnWords } from '../testing/own-words.test.kit.ts'
import { label } from './labels.ts'

const names = ['note', 'tip', 'warning', 'contents', 'notes', 'page', 'of', 'skip', 'back'] as const

const test = testOwnWords('for what authors do not write', names, (name, lang) => label(lang, name))

test.run()
