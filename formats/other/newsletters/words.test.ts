import { testOwnWords } from '../../../core/testing/own-words.test.kit.ts'
import { serviceWord } from './words.ts'

const names = ['online', 'unsubscribe'] as const

const test = testOwnWords('for the service links', names, serviceWord)

test.run()
