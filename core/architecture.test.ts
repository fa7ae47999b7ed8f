import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A file may import from its own line or a line above. The list is the architecture. */
const order: readonly RegExp[] = [
  /^core\/(message|error|artifact|job|stages|queue|on-demand|byte-cache)\.ts$/,
  /^core\/reading\/roles\.ts$/,
  /^core\/image\//,
  /^core\/theme\/(oklch|page|page-sizes|medium)\.ts$/,
  /^core\/(source|brief|fonts)\//,
  /^core\/reading\//,
  /^core\/codes\//,
  /^core\/theme\//,
  /^core\/compose\//,
  /^core\/(format|describe|reach)\.ts$/,
  /^core\/draw\/(frame|context|list-label)\.ts$/,
  /^core\/draw\//,
  /^core\/paint\//,
  /^core\/check\//,
  /^core\/(choose-composition|fit-design|fit-scene|place-drawing|hear-content|hear-job|set-page|tell-brief|render|explain|describe-format|check-job|worker|render-in-thread|engine|authoring|index)\.ts$/,
  /^core\/testing\//,
  /^formats\/(?!(?:web|slides|print|canvas|other)\/)[a-z-]+\//,
  /^formats\/[a-z]+\/[a-z-]+\//,
  /^formats\/[a-z]+\/[a-z-]+\.tsx?$/,
  /^formats\/(index|kinds|find-format|propose-format)\.ts$/,
  /^adapters\/build\//,
  /^adapters\/service\//,
  /^adapters\/(store|blobs|queue|mail|payments|courier|designer|settings|system)\//,
  /^adapters\/http\//,
  /^adapters\/client\//,
  /^adapters\/operations\//,
  /^adapters\/host\//,
  /^adapters\/cli\//,
  /^bench\//,
]

/** Where programs begin besides formats and what package.json names: the thread of a pool, which is packed with its own. */
const threads: readonly string[] = ['core/render-in-thread.ts']

/** Folders side by side that may not see each other. */
const siblings: readonly RegExp[] = [
  /^core\/draw\/(html|pages|canvas)\//,
  /^formats\/(web|slides|print|canvas|other)\//,
  /^adapters\/(store|blobs|queue|mail|payments|courier|designer|settings|system)\//,
]

interface SourceFile {
  readonly path: string
  readonly text: string
  readonly imports: readonly { readonly path: string; readonly typeOnly: boolean; readonly later: boolean }[]
}

function* sourcePaths(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    // The peers are packages of their own.
    if (path === 'bench/peers') continue
    if (entry.isDirectory()) yield* sourcePaths(path)
    else if (/\.tsx?$/.test(path) && !path.endsWith('.d.ts')) yield path
  }
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)(?:import|export)( type)?[^'"`;]*? from '(\.[^']+)'|import\('(\.[^']+)'\)|new URL\('(\.[^']+\.js)'/g,
  )
  const imports = [...found].map(match => ({
    path: sourceOf(normalize(join(dirname(path), match[2] ?? match[3] ?? match[4] ?? ''))),
    typeOnly: match[1] !== undefined,
    /** Loaded when it is asked for, and so no part of a cycle. */
    later: match[2] === undefined,
  }))
  return { path, text, imports }
}

/** What is named as it will be when compiled and packed, or without its `x`, as the file it comes from. */
function sourceOf(path: string): string {
  const stem = path.replace(/^bundle\/|\.[jt]sx?$/g, '')
  return [`${stem}.ts`, `${stem}.tsx`].find(source => existsSync(join(root, source))) ?? path
}

const files = ['core', 'formats', 'adapters', 'bench']
  .flatMap(folder => [...sourcePaths(folder)])
  .map(readSource)
const shipped = files.filter(({ path }) => !/\.test(\.kit)?\.tsx?$/.test(path))
const isFormat = (path: string): boolean =>
  /^formats\/(?:web|slides|print|canvas|other)\/[a-z-]+\.tsx?$/.test(path)
const lineOf = (path: string): number => order.findIndex(pattern => pattern.test(path))

test('every file has a place in the architecture', () => {
  assert.equal(
    shipped.map(({ path }) => path).filter(path => lineOf(path) === -1),
    [],
  )
})

test('every folder is named for its subject', () => {
  assert.equal(
    files.map(({ path }) => path).filter(path => /\/(parts|utils|helpers|types|common|shared)\//.test(path)),
    [],
  )
})

test('a store knows tables and no rule of the service', () => {
  const stores = shipped.filter(({ path }) => /^adapters\/store\/(embedded|postgres)\//.test(path))
  const rules = stores.flatMap(({ path, imports }) =>
    imports
      .filter(({ path: other, typeOnly }) => /^adapters\/service\/(?!ports\/)/.test(other) && !typeOnly)
      .map(({ path: other }) => `${path} needs ${other}`),
  )
  assert.equal(rules, [])
  assert.not.equal(stores, [])
})

test('imports go upwards in the list only', () => {
  const wrong = shipped.flatMap(({ path, imports }) =>
    imports
      .filter(target => !target.typeOnly && lineOf(target.path) > lineOf(path))
      .map(target => `${path} imports ${target.path}`),
  )
  assert.equal(wrong, [])
})

test('the core never names a format, and formats never import each other', () => {
  const wrong = shipped.flatMap(({ path, imports }) =>
    imports
      .filter(
        target =>
          (path.startsWith('core/') && !target.path.startsWith('core/')) ||
          (isFormat(path) && isFormat(target.path)),
      )
      .map(target => `${path} imports ${target.path}`),
  )
  assert.equal(wrong, [])
})

test('siblings stay apart', () => {
  const wrong = shipped.flatMap(({ path, imports }) =>
    siblings.flatMap(pattern => {
      const own = pattern.exec(path)?.[1]
      return imports
        .filter(target => own !== undefined && ![own, undefined].includes(pattern.exec(target.path)?.[1]))
        .map(target => `${path} imports ${target.path}`)
    }),
  )
  assert.equal(wrong, [])
})

test('no file needs itself to be loaded', () => {
  const needs = new Map(
    shipped.map(({ path, imports }) => [
      path,
      imports.filter(target => !target.typeOnly && !target.later).map(target => target.path),
    ]),
  )
  // What needs nothing that is left cannot be in a circle: taking it away again and again leaves the circles.
  for (let before = -1; before !== needs.size; ) {
    before = needs.size
    for (const [path, targets] of needs) if (!targets.some(target => needs.has(target))) needs.delete(path)
  }
  assert.equal([...needs.keys()], [])
})

test('every file is reached from where a program or a test begins', () => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const named = [...manifest.matchAll(/dist\/([\w./-]+\.js)/g)].map(match => sourceOf(match[1] ?? ''))
  const reached = (from: readonly string[], among: readonly SourceFile[]): readonly string[] => {
    const byPath = new Map(among.map(file => [file.path, file]))
    const seen = new Set(from)
    for (const path of seen) for (const target of byPath.get(path)?.imports ?? []) seen.add(target.path)
    return [...byPath.keys()].filter(path => !seen.has(path))
  }
  const paths = files.map(({ path }) => path)
  const programs = [...named, ...threads, ...paths.filter(isFormat)]
  assert.equal(reached(programs, shipped), [])
  assert.equal(reached([...programs, ...paths.filter(path => /\.test\.tsx?$/.test(path))], files), [])
})

test('core and formats keep no clock, chance or network', () => {
  const banned = /\b(Date\.now|new Date\(\)|Math\.random|randomUUID|toLocaleString\(\)|fetch\()/
  const wrong = shipped.filter(({ path, text }) => /^(core|formats)\//.test(path) && banned.test(text))
  assert.equal(
    wrong.map(({ path }) => path),
    [],
  )
})

test('no test leaves its cases to chance', () => {
  const chance = files.filter(
    ({ path, text }) => /\.test/.test(path) && /^import .* from 'fast-check'/m.test(text),
  )
  assert.equal(
    chance.map(({ path }) => path),
    ['core/testing/property.test.kit.ts'],
  )
})

test('only the font loader reads files', () => {
  const readers = shipped.filter(
    ({ path, text }) => /^(core\/(?!testing\/)|formats\/)/.test(path) && /from 'node:fs/.test(text),
  )
  assert.equal(
    readers.map(({ path }) => relative('core/fonts', path)).filter(path => path.startsWith('..')),
    [],
  )
})

test('every test file runs', () => {
  const idle = files.filter(
    ({ path, text }) => /\.test\.tsx?$/.test(path) && !/\n\s*\w*\.?run\(\)|test\.run\(\)/.test(text),
  )
  assert.equal(
    idle.map(({ path }) => path),
    [],
  )
})

test.run()
