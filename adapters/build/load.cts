const { readFileSync }: typeof import('node:fs') = require('node:fs')
const { join }: typeof import('node:path') = require('node:path')
const { pathToFileURL }: typeof import('node:url') = require('node:url')
const { Script }: typeof import('node:vm') = require('node:vm')

/** Packed modules by path. */
type Modules = Readonly<Record<string, () => unknown>>

/** What the build packs: a function of what every module of Node has, and of how modules beside it are loaded. */
type Packed = (
  exports: Modules,
  require: NodeJS.Require,
  module: { exports: Modules },
  importModule: (address: string) => Promise<unknown>,
  addressOf: (path: string) => string,
) => void

const home = pathToFileURL(`${__dirname}/`).href
const filename = join(__dirname, 'packed.js')

/**
 * The packed modules, and the code that V8 made of them when they were built. Another V8, or one with other options, refuses
 * that code and makes its own: slower, and the same.
 */
const script = new Script(readFileSync(filename, 'latin1'), { filename, ...codeOf(`${filename}.code`) })
const packed: { exports: Modules } = { exports: {} }
const run = script.runInThisContext() as Packed
run(packed.exports, require, packed, importModule, path => new URL(`../../${path}`, home).href)

function codeOf(path: string): { readonly cachedData?: Buffer } {
  try {
    return { cachedData: readFileSync(path) }
  } catch (error) {
    // It is made of the first runs of what was packed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** A packed module by its path, run when it is first asked for. */
function load(path: string): unknown {
  return packed.exports[path]?.()
}

/** What `import()` is to packed modules, which have none of their own: packed modules know each other. */
async function importModule(address: string): Promise<unknown> {
  const path = address.startsWith(home) ? `./${address.slice(home.length, -'.js'.length)}` : ''
  return Object.hasOwn(packed.exports, path) ? load(path) : import(address)
}

exports.load = load
exports.script = script
