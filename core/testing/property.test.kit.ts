import check from 'fast-check'
import { isSoak } from './soak.test.kit.ts'

// A test that fails by chance says nothing of the change that it is run for. A soak tries other cases each time and says its seed.
if (!isSoak) check.configureGlobal({ seed: 22 })

/** Properties that hold for all input of a kind, on cases that are the same in every test and other ones in every soak. */
export { check }
