import { testOwnWords } from '../../../core/testing/own-words.test.kit.ts'
import { statusWord } from './status.ts'

const names = ['done', 'active', 'planned', 'dropped', 'later', 'blocked'] as const

const test = testOwnWords('for a status', names, statusWord)

test.run()
