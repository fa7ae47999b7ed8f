/**
 * Tests for formats, ours or a stranger's. Reading files back needs `parse5`, `pdfjs-dist` and `@neslinesli93/qpdf-wasm`,
 * which are optional peers of this package: they are loaded when a test runs.
 */
export { type Allowances, checkRendition } from './check-rendition.ts'
export { matchFixture } from './match-fixture.ts'
export { type Proportion, proportionsOf } from '../check/proportion.ts'
export { snapshot } from './snapshot.ts'
export { type Trial, testFormat } from './test-format.ts'
